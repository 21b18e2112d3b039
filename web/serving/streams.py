"""Who may hold how many live pages open: all they like, until others find no room."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

from flask import Flask, current_app, request

from rules.core.messages import say
from sheets.hub import Follower
from sheets.refusals import TooManyStreamsError
from web.serving.shares import NoRoomError, Shares, household

STREAMS = "streams"
MOST_STREAMS = 1000


class Place:
    """One open stream, as long as its address may have it; it ends with its follower."""

    def __init__(self, streams: "Streams", whose: str, ends: Callable[[], None]) -> None:
        self.streams = streams
        self.whose = whose
        self.ends = ends
        self.is_given_up = False

    def leave(self) -> None:
        """It is closed; a second time does nothing."""
        self.streams.leave(self)


class Streams:
    """The open streams of this process by the address that holds them."""

    def __init__(self, most: int = MOST_STREAMS) -> None:
        self._places = Shares[Place](most)
        self._changing = Lock()

    def __len__(self) -> int:
        return len(self._places)

    def bound(self, most: int) -> None:
        """Never more than this, where the system does not allow them."""
        self._places.most = min(self._places.most, most)

    def enter(self, whose: str, ends: Callable[[], None]) -> Place:
        """A place for one more; if need be that of somebody who has more than this address."""
        place = Place(self, whose, ends)
        with self._changing:
            given = self._places.given_for(whose)
            if given:
                given.is_given_up = True
                self._places.remove(given.whose, given)
            self._places.add(whose, place)
        if given:
            given.ends()
        return place

    def leave(self, place: Place) -> None:
        """One that is closed."""
        with self._changing:
            self._places.remove(place.whose, place)


def register(app: Flask) -> None:
    """Sets up what is shared out."""
    app.extensions[STREAMS] = Streams()


@contextmanager
def place_for(follower: Follower[Any]) -> Iterator[Place]:
    """A place for whoever asks, until the answer is closed; or when to come back instead."""
    streams: Streams = current_app.extensions[STREAMS]
    try:
        place = streams.enter(household(request.remote_addr), follower.end)
    except NoRoomError:
        raise TooManyStreamsError(say("sheet-too-many-streams")) from None
    try:
        yield place
    except BaseException:
        place.leave()
        raise
