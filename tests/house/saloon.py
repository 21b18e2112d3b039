"""A small application with open streams, served as Boomtown is."""

import errno
import signal
import sys
from collections.abc import Iterator
from http import HTTPStatus

from flask import Flask, Response

from sheets.hub import Hub
from sheets.refusals import TooManyStreamsError
from web.serving.network import LOOPBACK, take_port
from web.serving.server import Server
from web.serving.streams import STREAMS, Streams, place_for
from web.sheets.live import Event, StreamReader, event_stream

HEARTBEAT = 0.1
MOST = 400


def saloon() -> Flask:
    """Streams of any sheet, and a way to tell news of it."""
    app = Flask(__name__)
    hub = app.extensions["hub"] = Hub[Event](MOST * 2, MOST * 2)
    app.extensions[STREAMS] = Streams(MOST)

    @app.get("/")
    def count() -> str:
        return str(hub.count)

    @app.get("/<int:sheet>/events")
    def events(sheet: int) -> Response:
        with hub.follow(sheet) as follower, place_for(follower) as place:
            return event_stream([], follower, shown, StreamReader(place=place), HEARTBEAT)

    @app.errorhandler(TooManyStreamsError)
    def full(error: TooManyStreamsError) -> tuple[str, int]:
        return str(error), HTTPStatus.SERVICE_UNAVAILABLE

    @app.post("/<int:sheet>/<int:revision>/<news>")
    def tell(sheet: int, revision: int, news: str) -> str:
        hub.tell(sheet, Event(revision, "change", news))
        return ""

    @app.get("/gone")
    def gone() -> Response:
        return Response(answer_to_nobody())

    return app


def shown(event: Event) -> Event:
    return event._replace(data=event.data.upper())


def answer_to_nobody() -> Iterator[str]:
    """An answer that breaks off as one does whose reader has left the network."""
    yield "Hello?"
    raise TimeoutError(errno.ETIMEDOUT, "Connection timed out")


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    port = int(sys.argv[1])
    Server(saloon(), take_port(LOOPBACK, port, "saloon"), lambda: None).run()
