"""Gunicorn as Boomtown needs it: one process whose threads hold the open streams of all phones."""

from __future__ import annotations

import gc
import os
import resource
import signal
import socket
import struct
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from threading import Timer
from typing import TYPE_CHECKING, Any

from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter
from gunicorn.http.errors import ParseException

from printables.core.cache import fingerprint
from printables.core.press import NoPressError, PressBusyError, the_press
from web.search.forms import make_ready
from web.serving.arriving import LONGEST_LINE
from web.serving.fair_threads import THREADS, FairThreads
from web.serving.health import LEAVING
from web.serving.logs import of_the_server
from web.serving.streams import STREAMS
from web.serving.worker import Worker
from web.sheets.live import EVENT_STREAM

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

# Browsers keep connections open between two requests, and each open stream is one.
MOST_CONNECTIONS = 4000
# Those of the database, and what Boomtown reads and writes itself.
OTHER_FILES = 400
LARGEST_PIECE = 64 * 1024
TIME_TO_TAKE_NEWS = struct.pack("@ll", 20, 0)  # seconds, and a part of one
SECONDS_BEFORE_WARMING_UP = 3.0
SECONDS_TO_FINISH = 1.0
"""After which a worker that was told to end cuts what is still open, unless told otherwise."""
SHARED_MEMORY = "/dev/shm"  # noqa: S108 - gunicorn opens its file there safely
STARTED_WITH_NOHUP = signal.getsignal(signal.SIGHUP) == signal.SIG_IGN


class TerminalArbiter(Arbiter):
    """Closes Boomtown with its terminal, where gunicorn would reload and stay on unseen."""

    def handle_hup(self) -> None:
        """End, unless started with nohup."""
        if not STARTED_WITH_NOHUP:
            self.handle_term()


def warm_up_soon() -> None:
    """Warm up when the first page has been answered, which else would come later."""
    the_press().move_out()
    soon = Timer(SECONDS_BEFORE_WARMING_UP, warm_up)
    soon.daemon = True
    soon.start()


def warm_up() -> None:
    """Load beforehand what would make the first search or the first paper wait."""
    make_ready()
    fingerprint()
    with suppress(NoPressError, PressBusyError):  # the latter where it ends before it was ready
        the_press().warm_up()
    # All that stays for good: else Python looks through it every few hundred requests, a tenth
    # of a second in which nobody is answered.
    gc.collect()
    gc.freeze()


class Server(BaseApplication):
    """Gunicorn with one process: its threads share what is open."""

    def __init__(self, flask: Flask, listener: socket.socket, greet: Callable[[], None]) -> None:
        """Take the application ready made and the port already taken."""
        self.flask = flask
        self.threads = flask.extensions[THREADS] = FairThreads()
        self.proxies: int = flask.config.get("PROXIES", 0)
        self.seconds_of_notice: float = flask.config.get("SECONDS_OF_NOTICE", 0)
        self.seconds_to_finish: float = flask.config.get("SECONDS_TO_FINISH", SECONDS_TO_FINISH)
        connections = connections_possible()
        if streams := flask.extensions.get(STREAMS):
            streams.bound(connections // 2)
        heartbeats = SHARED_MEMORY if os.access(SHARED_MEMORY, os.W_OK) else None  # not on a disk
        self.settings: dict[str, Any] = {
            "bind": f"fd://{listener.detach()}",
            "worker_class": Worker,
            "workers": 1,
            "worker_connections": connections,
            "keepalive": 20,
            "graceful_timeout": int(self.seconds_of_notice + self.seconds_to_finish) + 2,
            "limit_request_line": LONGEST_LINE,  # a question stands whole in its address
            "limit_request_field_size": 16380,  # and comes back as the Referer
            "accesslog": None,
            "loglevel": "warning",
            "logconfig_dict": of_the_server(),
            "control_socket_disable": True,
            "worker_tmp_dir": heartbeats,
            "when_ready": lambda _: greet(),
            "post_worker_init": lambda _: warm_up_soon(),
        }
        super().__init__()

    def load_config(self) -> None:
        """Set what differs from gunicorn's defaults."""
        for name, value in self.settings.items():
            self.cfg.set(name, value)

    def load(self) -> WSGIApplication:
        """Give each process the same application."""
        return as_served(self.flask, self.threads.becomes_stream)

    def give_notice(self) -> None:
        """Let whoever asks know that it is about to end."""
        self.flask.extensions[LEAVING] = True

    def end_streams(self) -> None:
        """End the streams that the application keeps open, if it has any."""
        if hub := self.flask.extensions.get("hub"):
            hub.close()

    def run(self) -> None:
        """Serve until told to stop."""
        TerminalArbiter(self).run()


class GuardedBody:
    """A request's body; pieces that do not fit together are a broken connection, no mistake."""

    def __init__(self, raw: Any) -> None:
        """Take the server's own reader."""
        self.raw = raw

    def read(self, size: int = -1) -> bytes:
        """Read on, as far as it can be read."""
        try:
            return bytes(self.raw.read(size))
        except ParseException as error:
            raise OSError(str(error)) from error


def as_served(serve: WSGIApplication, becomes_stream: Callable[[], None]) -> WSGIApplication:
    """Let the application read bodies, send, and become a stream, whichever server it has."""

    def served(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        def started(status: str, headers: list[tuple[str, str]], *error: Any) -> Any:
            if any(is_stream(*header) for header in headers):
                becomes_stream()
                send_without_asking(environ["gunicorn.socket"])
            return start(status, headers, *error)

        environ["wsgi.input"] = GuardedBody(environ["wsgi.input"])
        return InPieces(serve(environ, started))

    return served


def send_without_asking(sock: socket.socket) -> None:
    """Let the system see to it that no piece takes too long.

    Python would ask it before each piece whether there is room, and hundreds of streams hear
    of a change at once.
    """
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, TIME_TO_TAKE_NEWS)
    sock.setblocking(True)


def is_stream(name: str, value: str) -> bool:
    """Say whether a header tells that the answer goes on without end."""
    return name.lower() == "content-type" and value.startswith(EVENT_STREAM)


class InPieces:
    """An answer in pieces, so that the time that each may take is enough for a slow network."""

    def __init__(self, answer: Iterable[bytes]) -> None:
        """Take the answer as the application gives it."""
        self.answer = answer

    def __iter__(self) -> Iterator[bytes]:
        """Give what it gives, a little at a time."""
        for item in self.answer:
            for start in range(0, len(item), LARGEST_PIECE) or (0,):
                yield item[start : start + LARGEST_PIECE]

    def close(self) -> None:
        """Tell the application that nothing more is wanted."""
        if close := getattr(self.answer, "close", None):
            close()


def connections_possible() -> int:
    """Ask to open as many files as connections need; take what the system allows."""
    allowed, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = MOST_CONNECTIONS + OTHER_FILES
    if allowed < needed:
        allowed = min(needed, limit)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, limit))
    return min(max(allowed - OTHER_FILES, allowed // 2), MOST_CONNECTIONS)
