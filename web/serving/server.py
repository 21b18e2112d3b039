"""Gunicorn as Boomtown needs it: one process whose threads hold the open streams of all phones."""

from __future__ import annotations

import atexit
import errno
import os
import resource
import signal
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Timer
from types import FrameType
from typing import TYPE_CHECKING, Any

from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter
from gunicorn.http.errors import ParseException
from gunicorn.util import close_graceful
from gunicorn.workers.gthread import ThreadWorker

from printables.core.cache import fingerprint
from printables.core.press import NoPressError, the_press
from sheets.hub import MOST_STREAMS
from web.search.filling import make_ready
from web.serving.logs import of_the_server

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

# Each open stream keeps a thread; the others answer. They are made when they are needed.
THREADS = MOST_STREAMS + 60
# Browsers keep connections open between two requests, so there are more of them than threads.
MOST_CONNECTIONS = 2000
# A thread opens a file to wait for a request; the rest is the database's.
OTHER_FILES = THREADS + 100
SECONDS_TO_FINISH = 1.0  # after which a worker that was told to end cuts what is still open
SECONDS_TO_HANG_UP = 2.0  # for the other side, after the last answer on a connection
SECONDS_BEFORE_WARMING_UP = 3.0
PHONE_HAS_LEFT = frozenset({errno.ETIMEDOUT, errno.EHOSTUNREACH, errno.ENETUNREACH})
SHARED_MEMORY = "/dev/shm"  # noqa: S108 - gunicorn opens its file there safely
STARTED_WITH_NOHUP = signal.getsignal(signal.SIGHUP) == signal.SIG_IGN


class Worker(ThreadWorker):
    """Finishes what is being answered, but never waits for open streams or silent phones."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop accepting; whatever is still open a moment later is cut."""
        if self.alive:
            # A process ends after its threads, and a stream may hold one for ever.
            signal.signal(signal.SIGALRM, lambda *_: os._exit(0))
            signal.setitimer(signal.ITIMER_REAL, SECONDS_TO_FINISH)
            # Python gives up its handlers at the very end; the alarm must not ring after that.
            atexit.register(signal.setitimer, signal.ITIMER_REAL, 0)
            self.app.end_streams()
        super().handle_exit(sig, frame)

    handle_quit = handle_exit

    def handle(self, conn: Any) -> Any:
        """Answer; after the last answer wait here, not in the loop that accepts all others."""
        goes_on = super().handle(conn)
        if not goes_on:
            wait_for_hanging_up(conn.sock)
        return goes_on

    def handle_request(self, req: Any, conn: Any) -> bool:
        """Answer; a phone that left the network hung up, which is no error of anybody's."""
        try:
            return bool(super().handle_request(req, conn))
        except OSError as error:
            if error.errno in PHONE_HAS_LEFT:  # which gunicorn would log with a whole traceback
                raise BrokenPipeError(errno.EPIPE, error.strerror) from error
            raise


def wait_for_hanging_up(connection: socket.socket) -> None:
    """Let the other side close first, which else may lose the end; nobody waits for it again."""
    with suppress(OSError):
        # Gunicorn's loop does the same again for each connection it ends, and accepts nobody else
        # meanwhile: it finds this one shut. What is closed here is a copy; it closes its own.
        close_graceful(connection.dup(), SECONDS_TO_HANG_UP)
        connection.shutdown(socket.SHUT_RD)


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
    with suppress(NoPressError):
        the_press().warm_up()


class Server(BaseApplication):
    """Gunicorn with one process: its threads share what is open."""

    def __init__(self, flask: Flask, listener: socket.socket, greet: Callable[[], None]) -> None:
        """Take the application ready made and the port already taken."""
        self.flask = flask
        heartbeats = SHARED_MEMORY if os.access(SHARED_MEMORY, os.W_OK) else None  # not on a disk
        self.settings: dict[str, Any] = {
            "bind": f"fd://{listener.detach()}",
            "worker_class": Worker,
            "workers": 1,
            "threads": THREADS,
            "worker_connections": connections_possible(),
            "keepalive": 20,
            "graceful_timeout": 3,
            "limit_request_line": 8190,  # a question stands whole in its address
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
        return with_guarded_bodies(self.flask)

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


def with_guarded_bodies(serve: WSGIApplication) -> WSGIApplication:
    """Let the application read bodies without knowing which server reads them."""

    def guarded(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        environ["wsgi.input"] = GuardedBody(environ["wsgi.input"])
        return serve(environ, start)

    return guarded


def connections_possible() -> int:
    """Ask to open as many files as connections need; take what the system allows."""
    allowed, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = MOST_CONNECTIONS + OTHER_FILES
    if allowed < needed:
        allowed = min(needed, limit)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, limit))
    return min(max(allowed - OTHER_FILES, allowed // 2), MOST_CONNECTIONS)
