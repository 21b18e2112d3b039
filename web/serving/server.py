"""Opens Boomtown: the server, the address for the phones and its code in the terminal."""

from __future__ import annotations

import argparse
import atexit
import errno
import fcntl
import os
import resource
import signal
import socket
import struct
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from ipaddress import ip_address
from threading import Timer
from types import FrameType
from typing import TYPE_CHECKING, Any

import qrcode
from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter
from gunicorn.http.errors import ParseException
from gunicorn.util import close_graceful
from gunicorn.workers.gthread import ThreadWorker

from app import ConfigurationError, create_app
from printables.core.cache import fingerprint
from printables.core.press import NoPressError, the_press
from sheets.hub import MOST_STREAMS
from web.sheets.installation import sheets_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

HOME = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - what --lan asks for
PORT = 8000
LAST_PORT = 65535
SECONDS_TO_FINISH = 1.0
SECONDS_TO_HANG_UP = 2.0
SECONDS_BEFORE_WARMING_UP = 3.0
THREADS = MOST_STREAMS + 60  # each open stream keeps one; they are made when they are needed
MOST_CONNECTIONS = 2000
OTHER_FILES = THREADS + 100  # a thread opens one to wait for a request; the rest is the database's
MILLISECONDS_UNHEARD = 30_000
HAS_LEFT = frozenset({errno.ETIMEDOUT, errno.EHOSTUNREACH, errno.ENETUNREACH})
ASK_FOR_ADDRESS = 0x8915  # SIOCGIFADDR of Linux
IN_MEMORY = "/dev/shm"  # noqa: S108 - gunicorn opens its file there safely
STARTED_WITH_NOHUP = signal.getsignal(signal.SIGHUP) == signal.SIG_IGN


class CannotOpenError(Exception):
    """Says in a sentence why Boomtown cannot listen where it was asked to."""


class Worker(ThreadWorker):
    """Finishes what is being answered, but never waits for open streams or silent phones."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop accepting; whatever is still open a moment later is cut."""
        if self.alive:
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
            if error.errno in HAS_LEFT:
                raise BrokenPipeError(errno.EPIPE, error.strerror) from error
            raise


def wait_for_hanging_up(connection: socket.socket) -> None:
    """Let the other side close first, which else may lose the end; nobody waits for it again."""
    with suppress(OSError):
        close_graceful(connection.dup(), SECONDS_TO_HANG_UP)
        connection.shutdown(socket.SHUT_RD)


class Keeper(Arbiter):
    """Closes Boomtown with its terminal, where gunicorn would reload and stay on unseen."""

    def handle_hup(self) -> None:
        """End, unless started with nohup."""
        if not STARTED_WITH_NOHUP:
            self.handle_term()


def warm_up_soon() -> None:
    """Warm up when the first page has been answered, which else would come later."""
    soon = Timer(SECONDS_BEFORE_WARMING_UP, warm_up)
    soon.daemon = True
    soon.start()


def warm_up() -> None:
    """Load beforehand what would make the first paper wait."""
    fingerprint()
    with suppress(NoPressError):
        the_press().warm_up()


class Server(BaseApplication):
    """Gunicorn with one process: its threads share what is open."""

    def __init__(self, flask: Flask, listener: socket.socket, greet: Callable[[], None]) -> None:
        """Take the application ready made and the port already taken."""
        self.flask = flask
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
            "control_socket_disable": True,
            "worker_tmp_dir": IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None,
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
        return reading_soundly(self.flask)

    def end_streams(self) -> None:
        """End the streams that the application keeps open, if it has any."""
        if hub := self.flask.extensions.get("hub"):
            hub.close()

    def run(self) -> None:
        """Serve until told to stop."""
        Keeper(self).run()


class SoundBody:
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


def reading_soundly(serve: WSGIApplication) -> WSGIApplication:
    """Let the application read bodies without knowing which server reads them."""

    def guarded(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        environ["wsgi.input"] = SoundBody(environ["wsgi.input"])
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


def take_port(host: str, port: int, command: str) -> socket.socket:
    """Listen at once, so that no other program can take the port while the application loads."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, MILLISECONDS_UNHEARD)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise CannotOpenError(why_not(error, host, port, command)) from error
    return listener


def why_not(error: OSError, host: str, port: int, command: str) -> str:
    """Say what is wrong with the port and which one to try."""
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < LAST_PORT else PORT
        return f"Port {port} is taken. Try: {command} --port {other}"
    if error.errno in {errno.EACCES, errno.EPERM}:
        return f"Only root may open port {port}. Try: {command} --port {PORT}"
    return f"Boomtown cannot listen at {host}, port {port}: {error.strerror}."


def lan_address() -> str | None:
    """Find the address under which phones reach this computer; None without a network."""
    addresses = (*address_of_default_route(), *addresses_of_interfaces())
    return next((each for each in addresses if not ip_address(each).is_loopback), None)


def address_of_default_route() -> Iterator[str]:
    """Ask the system which address it would send from; a datagram socket sends nothing here."""
    with socket.socket(type=socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept free for examples
        except OSError:
            return
        yield probe.getsockname()[0]


def addresses_of_interfaces() -> Iterator[str]:
    """Name each address of this computer, as a hotspot of its own has no default route."""
    with socket.socket(type=socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode())
            try:
                answer = fcntl.ioctl(probe, ASK_FOR_ADDRESS, request)
            except OSError:
                continue  # an interface without an address
            yield socket.inet_ntoa(answer[20:24])


def print_code(address: str) -> None:
    """Draw the code light on dark: a terminal gets the colours with it, whatever its own are."""
    code = qrcode.QRCode()
    code.add_data(address)
    code.print_ascii(tty=sys.stdout.isatty(), invert=True)


def port_number(text: str) -> int:
    """Read a port, or say what one looks like."""
    if text.isascii() and text.isdigit() and 1 <= int(text) <= LAST_PORT:
        return int(text)
    raise CannotOpenError(f"{text} is no port: ports are numbers from 1 to {LAST_PORT}.")


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read what follows ./boomtown serve."""
    parser = argparse.ArgumentParser(prog="./boomtown serve", allow_abbrev=False)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default=HOME, help=f"listen at this address only ({HOME})")
    where.add_argument(
        "--lan",
        action="store_true",
        help="listen to the whole network and show a code for the phones; BOOMTOWN_URL,"
        " where it is set, is the address in the code",
    )
    parser.add_argument(
        "--port", type=port_number, default=PORT, metavar="N", help=f"listen at this port ({PORT})"
    )
    return parser.parse_args(arguments)


def address_for_phones(port: int) -> str | None:
    """Take the address that was set, else the one found."""
    return public_address(lan_address(), port)


def address_of_host(listener: socket.socket) -> str | None:
    """Name the one address it listens at, if that is in a network."""
    host, _ = listener.getsockname()
    address = ip_address(host)
    return None if address.is_loopback or address.is_unspecified else str(address)


def public_address(found: str | None, port: int) -> str | None:
    """Take the address that was set, else this one; the application reads it there too."""
    if found and not os.environ.get("BOOMTOWN_URL"):
        os.environ["BOOMTOWN_URL"] = f"http://{found}:{port}"
    return os.environ.get("BOOMTOWN_URL") or None


def open_boomtown(wish: argparse.Namespace) -> None:
    """Take the port, load the application, then serve; in this order each can still say no."""
    host = EVERYWHERE if wish.lan else wish.host
    command = "./boomtown serve --lan" if wish.lan else "./boomtown serve"
    listener = take_port(host, wish.port, command)
    phones = address_for_phones(wish.port) if wish.lan else None
    public_address(address_of_host(listener), wish.port)

    def greet() -> None:
        address = phones or f"http://{HOME if wish.lan else host}:{wish.port}"
        print(f"Boomtown is open at {address}  (Ctrl-C closes it)", flush=True)
        if phones:
            print_code(phones)
        elif wish.lan:
            print("This computer is in no network, so phones cannot reach it yet.", flush=True)

    application = create_app()
    sheets_of(application)  # brings the database up to date before anybody is served
    Server(application, listener, greet).run()


def main(arguments: Sequence[str] | None = None) -> None:
    """Open Boomtown, or say in a sentence why not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a Ctrl-C while it loads ends it without a word
    try:
        open_boomtown(read_arguments(arguments))
    except (CannotOpenError, ConfigurationError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
