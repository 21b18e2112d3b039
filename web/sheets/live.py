"""Server-sent events: a sheet's changes, as they happen, to whoever has it open."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeVar

from flask import Response, request

from sheets.hub import Follower, FollowingEndedError
from web.house.problems import SECONDS_TO_STAY_AWAY
from web.serving.streams import Place

EVENT_STREAM = "text/event-stream"
SECONDS_OF_SILENCE = 15.0
COME_BACK = "retry: 2000\n\n"
COME_BACK_LATER = f"retry: {SECONDS_TO_STAY_AWAY * 1000}\n\n"
HEARTBEAT = ": here\n\n"
LONGEST_NUMBER = 18
LINE_END = re.compile(r"\r\n|\r|\n")  # no others end a line in this format
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}

Item = TypeVar("Item")


class Event(NamedTuple):
    """What a reader is told of a change, with the revision that the sheet has by it."""

    revision: int
    name: str
    data: str


class StreamReader(NamedTuple):
    """Who listens: what the reader knows already, and where the stream has its place."""

    reached: int = 0
    place: Place | None = None


ANYBODY = StreamReader()


def event_stream(
    missed: Iterable[Event],
    follower: Follower[Item],
    shown: Callable[[Item], Event],
    reader: StreamReader = ANYBODY,
    heartbeat: float = SECONDS_OF_SILENCE,
) -> Response:
    """Tell what was missed, then what is new; the follower leaves when the answer is closed.

    The reader knows the sheet as of `reached`, or of the last that was missed. News are shown
    while they are sent: no request is at hand then.
    """
    past = tuple(missed)
    known = max((reader.reached, *(event.revision for event in past)))
    news = (shown(each) if each is not None else None for each in _heard(follower, heartbeat))
    sent = _sent(_told(past, news, known), reader.place)
    response = Response(sent, content_type=f"{EVENT_STREAM}; charset=utf-8")
    response.headers.update(HEADERS)
    response.call_on_close(follower.leave)
    if reader.place:
        response.call_on_close(reader.place.leave)
    follower.hand_over()
    return response


def _sent(told: Iterator[str], place: Place | None) -> Iterator[str]:
    """What is told; who has to give up the place hears when to come back."""
    yield from told
    if place and place.is_given_up:
        yield COME_BACK_LATER


def reload_event(revision: int) -> Event:
    """Instead of more changes than one answer can carry: the sheet is to be fetched anew."""
    return Event(revision, "reload", json.dumps({"revision": revision}))


def last_event_id() -> int | None:
    """The revision after which the reader goes on, as its browser says or else the address."""
    named = request.headers.get("Last-Event-ID") or request.args.get("after", "")
    is_number = named.isascii() and named.isdigit() and len(named) <= LONGEST_NUMBER
    return int(named) if is_number else None


@lru_cache(maxsize=16)
def as_text(event: Event) -> str:
    """The event as it is sent, the same to hundreds."""
    lines = "".join(f"data: {line}\n" for line in LINE_END.split(event.data))
    return f"id: {event.revision}\nevent: {event.name}\n{lines}\n"


def _heard(follower: Follower[Item], heartbeat: float) -> Iterator[Item | None]:
    """What is told until the end; None for each silence."""
    while True:
        try:
            news = follower.next(heartbeat)
        except FollowingEndedError:
            return
        yield news


def _told(past: Iterable[Event], news: Iterable[Event | None], known: int) -> Iterator[str]:
    yield COME_BACK
    yield from map(as_text, past)
    try:
        for event in news:
            if event is None:
                yield HEARTBEAT
            elif event.revision > known:  # else it was told already, among the past
                known = event.revision
                yield as_text(event)
    except FollowingEndedError:  # by whoever shows the news: this reader may hear no more
        return
