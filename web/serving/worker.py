"""Gunicorn's worker as Boomtown needs it: one loop takes requests in, threads only answer them.

Gunicorn gives a connection to a thread with its first byte, and the thread waits for the rest as
long as it takes: some hundred phones that send a byte now and then would stop every table. Here
the loop that accepts also reads, without ever waiting for one of them. A thread gets a request
when the whole of it is here, and sees nothing of the network but what it sends itself.
"""

from __future__ import annotations

import atexit
import errno
import os
import signal
import socket
from contextlib import suppress
from functools import partial
from selectors import EVENT_READ
from typing import TYPE_CHECKING, Any

from gunicorn import http
from gunicorn.workers.gthread import ThreadWorker

from web.serving.arriving import Arriving
from web.serving.fair_threads import FairThreads, TooMuchWaitingError
from web.serving.shares import household
from web.serving.waiting import Connection, Stage, Waiting

if TYPE_CHECKING:
    from concurrent.futures import Future
    from types import FrameType

MOST_AT_ONCE = 64  # connections that are accepted before anything else is looked at
MOST_BYTES_WAITING = 64 * 1024 * 1024  # of requests that are not whole yet
READ_AT_ONCE = 64 * 1024
SECONDS_TO_TAKE_A_PIECE = 20.0  # for the other side, of what it asked for
SECONDS_TO_ASK_AT_THE_END = 1.0  # for what is on its way while the worker ends
PHONE_HAS_LEFT = frozenset({errno.ETIMEDOUT, errno.EHOSTUNREACH, errno.ENETUNREACH})
NO_MORE_FILES = frozenset({errno.EMFILE, errno.ENFILE})
NOBODY_THERE = frozenset({errno.EAGAIN, errno.EWOULDBLOCK, errno.ECONNABORTED})
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
NO_ROOM = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
    b"Content-Length: 0\r\n\r\n"
)


class Worker(ThreadWorker):  # type: ignore[misc]
    """Takes requests in, has them answered, and waits for nobody."""

    is_leaving = False

    def init_process(self) -> None:
        """Set up what waits, then serve."""
        self.waiting = Waiting()
        super().init_process()

    def get_thread_pool(self) -> FairThreads:
        """The threads that answer."""
        return self.app.threads  # type: ignore[no-any-return]

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Say that it leaves and go on until proxies have seen it; then stop accepting."""
        if self.is_leaving:
            return
        self.is_leaving = True
        self.app.give_notice()
        if self.app.seconds_of_notice:
            signal.signal(signal.SIGALRM, self.handle_quit)
            signal.setitimer(signal.ITIMER_REAL, self.app.seconds_of_notice)
        else:
            self.handle_quit(sig, frame)

    def handle_quit(self, sig: int, frame: FrameType | None) -> None:
        """Stop accepting; what is not answered in the time that there is for it is cut."""
        self.is_leaving = True
        if self.alive:
            # A process ends after its threads, and a stream may hold one for ever.
            signal.signal(signal.SIGALRM, lambda *_: os._exit(0))
            signal.setitimer(signal.ITIMER_REAL, self.app.seconds_to_finish)
            # Python gives up its handlers at the very end; the alarm must not ring after that.
            atexit.register(signal.setitimer, signal.ITIMER_REAL, 0)
            self.app.end_streams()
        super().handle_exit(sig, frame)

    def accept(self, listener: socket.socket) -> None:
        """Let in whoever stands at the door."""
        for _ in range(MOST_AT_ONCE):
            try:
                sock, client = listener.accept()
            except OSError as error:
                if error.errno in NO_MORE_FILES:
                    self.make_room()
                elif error.errno not in NOBODY_THERE:
                    raise
                return
            self.nr_conns += 1
            self.wait_for(Connection(self.cfg, sock, client, listener.getsockname()))
            if self.nr_conns >= self.worker_connections:
                self.make_room()

    def wait_for(self, connection: Connection, stage: Stage = Stage.SILENT) -> None:
        """From now on the loop looks after it."""
        connection.sock.setblocking(False)
        self.waiting.add(connection, stage)
        self.poller.register(connection.sock, EVENT_READ, partial(self.take_in, connection))

    def leave(self, connection: Connection) -> None:
        """The loop looks after it no more."""
        self.waiting.remove(connection)
        with suppress(OSError, KeyError, ValueError):
            self.poller.unregister(connection.sock)

    def take_in(self, connection: Connection, sock: socket.socket) -> None:
        """What has come on a connection."""
        if connection not in self.waiting:  # it was closed meanwhile, to make room
            return
        try:
            piece = sock.recv(READ_AT_ONCE)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        if not piece:
            self.close(connection)
        elif connection.stage is not Stage.CLOSING:
            self.waiting.take(connection, piece)
            self.go_on(connection)
            self.keep_bytes_bounded()

    def go_on(self, connection: Connection) -> None:
        """Have it answered as soon as it is whole."""
        arriving = connection.arriving
        if arriving.is_whole:
            self.leave(connection)
            self.answer(connection)
        elif not arriving.is_head_here:
            self.waiting.move(connection, Stage.HEAD)
        elif connection.stage is not Stage.BODY:
            self.waiting.move(connection, Stage.BODY)
            if arriving.expects_a_word:
                self.say(connection, GO_ON)

    def answer(self, connection: Connection) -> None:
        """Its turn comes when that of its address does."""
        arriving = connection.arriving
        connection.parser = http.get_parser(self.cfg, [arriving.sent()], connection.client)
        whose = household(arriving.forwarded_for(self.app.proxies) or connection.peer)
        size = len(arriving.bytes)
        try:
            done = self.tpool.submit(whose, partial(self.handle, connection), size)
        except TooMuchWaitingError:
            self.refuse(connection)
            return
        done.add_done_callback(
            lambda future: self.method_queue.defer(self.finish_request, connection, future)
        )

    def refuse(self, connection: Connection) -> None:
        """Say that there is no room for a request, and read no more of this connection."""
        self.say(connection, NO_ROOM)
        connection.arriving = Arriving()
        self.hang_up(connection)

    def handle_request(self, req: Any, conn: Connection) -> bool:
        """Answer; a phone that left the network hung up, which is no error of anybody's."""
        conn.sock.settimeout(SECONDS_TO_TAKE_A_PIECE)
        if conn.arriving.is_cut or self.is_leaving:  # a proxy takes its next request elsewhere
            req.force_close()
        try:
            return bool(super().handle_request(req, conn))
        except (TimeoutError, BlockingIOError) as error:
            raise BrokenPipeError(errno.EPIPE, "nobody takes what was asked for") from error
        except OSError as error:
            if error.errno in PHONE_HAS_LEFT:  # which gunicorn would log with a whole traceback
                raise BrokenPipeError(errno.EPIPE, error.strerror) from error
            raise

    def finish_request(self, conn: Connection, fs: Future[Any]) -> None:
        """Wait for the next request, which may be here already, or for the other's hanging up."""
        if fs.cancelled() or fs.exception() is not None or not fs.result():
            conn.arriving = Arriving()
            self.hang_up(conn)
            return
        conn.arriving = Arriving(conn.parser.unreader.take_buffered())
        self.wait_for(conn)
        if conn.arriving.bytes:
            self.go_on(conn)

    def hang_up(self, connection: Connection) -> None:
        """Say that no more will come, and leave the other time to hear it."""
        try:
            connection.sock.shutdown(socket.SHUT_WR)
        except OSError:
            self.nr_conns -= 1
            connection.close()
        else:
            self.wait_for(connection, Stage.CLOSING)

    def close(self, connection: Connection, last_word: bytes = b"") -> None:
        """End one that waits."""
        self.leave(connection)
        if last_word and connection.arriving.bytes:
            self.say(connection, last_word)
        self.nr_conns -= 1
        connection.close()

    def say(self, connection: Connection, word: bytes) -> None:
        """A few bytes, if the other side takes them."""
        with suppress(OSError):
            connection.sock.send(word)

    def make_room(self) -> None:
        """End the connection that has waited longest, of the address that has most waiting."""
        if connection := self.waiting.first_to_go():
            self.close(connection, NO_ROOM)

    def keep_bytes_bounded(self) -> None:
        """The same while too much has come of requests that are not whole."""
        while self.waiting.bytes > MOST_BYTES_WAITING:
            self.make_room()

    def murder_pending(self) -> None:
        """End what has waited too long; gunicorn calls this once a second or more."""
        if not self.alive:
            self.waiting.hurry(SECONDS_TO_ASK_AT_THE_END)
        for connection in self.waiting.expired():
            if connection.stage in {Stage.SILENT, Stage.CLOSING}:
                self.close(connection)
            else:
                self.leave(connection)
                self.say(connection, TOO_SLOW)
                connection.arriving = Arriving()
                self.hang_up(connection)

    def murder_keepalived(self, force: bool = False) -> None:
        """End all that wait, once the worker does."""
        if force:
            for connection in self.waiting:
                self.close(connection)
