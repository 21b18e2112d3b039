"""Carries the news of a sheet to everybody in this process who has it open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from queue import Empty, SimpleQueue
from threading import Lock
from types import TracebackType
from typing import Generic, Self, TypeVar

MOST_STREAMS = 400
MOST_OF_ONE_SHEET = 320
MOST_WAITING = 1000

Item = TypeVar("Item")


class TooManyFollowersError(Exception):
    """As many streams are open as this process can carry."""


class FollowingEndedError(Exception):
    """No more news will come: the sheet or the server is closed, or the follower fell behind."""


class _End(Enum):
    """What lies in a queue behind the last news."""

    HERE = "end"


class Follower(Generic[Item]):
    """One open stream: what was told since it was opened and has not been taken yet."""

    def __init__(
        self, sheet: int, forget: Callable[[Follower[Item]], None], reached: int = 0
    ) -> None:
        self.sheet = sheet
        self.reached = reached
        """The last revision that it was told of, or knew when it came."""
        self._forget = forget
        # A signal handler may put something in even while its own thread is doing so.
        self._waiting: SimpleQueue[Item | _End] = SimpleQueue()
        # Only ever turned on, by whichever thread, so it needs no lock.
        self._is_over = False
        self._is_handed_over = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not self._is_handed_over:
            self.leave()

    def hand_over(self) -> None:
        """Outlive the with block; from now on somebody else sees to leaving."""
        self._is_handed_over = True

    def leave(self) -> None:
        """Hear no more; a second time does nothing."""
        self._forget(self)

    def hear(self, news: Item, revision: int = 0) -> None:
        """Lay it with what waits; whoever is too far behind ends and can come back for the rest."""
        self.reached = max(self.reached, revision)
        # No end behind what waits: that would be sent first, and whoever is behind stay so.
        if self._waiting.qsize() >= MOST_WAITING:
            self._is_over = True
        if not self._is_over:
            self._waiting.put(news)

    def end(self) -> None:
        """Let nothing follow upon what waits."""
        self._waiting.put(_End.HERE)

    def next(self, timeout: float) -> Item | None:
        """The oldest news not taken yet; None where none comes within so many seconds."""
        if self._is_over:
            raise FollowingEndedError
        try:
            news = self._waiting.get(timeout=timeout)
        except Empty:
            return None
        if isinstance(news, _End):
            self._is_over = True
            raise FollowingEndedError
        return news


class Hub(Generic[Item]):
    """Everybody who follows a sheet; news of one sheet are told in the order of its revisions."""

    def __init__(
        self, most_of_one_sheet: int = MOST_OF_ONE_SHEET, most: int = MOST_STREAMS
    ) -> None:
        self.most_of_one_sheet = most_of_one_sheet
        self.most = most
        # Replaced, never altered: whoever reads it needs no lock, a signal handler least of all.
        self._followers: Mapping[int, tuple[Follower[Item], ...]] = {}
        self._changing = Lock()
        self._is_closed = False

    @property
    def count(self) -> int:
        """How many streams are open."""
        return sum(map(len, self._followers.values()))

    @property
    def sheets(self) -> tuple[int, ...]:
        """The sheets that somebody follows."""
        return tuple(self._followers)

    def reached(self, sheet: int) -> int | None:
        """The revision that all who follow a sheet have been told of; none where nobody does."""
        following = self._following(sheet)
        return min((each.reached for each in following), default=None)

    def follow(self, sheet: int, reached: int = 0) -> Follower[Item]:
        """Hear what is told of a sheet from now on; read its state afterwards to miss nothing.

        Whoever has read it before says which revision that was.
        """
        follower = Follower(sheet, self._forget, reached)
        with self._changing:
            self._refuse_too_many(sheet)
            self._put(sheet, (*self._following(sheet), follower))
        if self._is_closed:  # asked last, so that nobody slips in while it is being closed
            follower.end()
        return follower

    def tell(self, sheet: int, news: Item, revision: int = 0) -> None:
        """Tell everybody who follows the sheet, without waiting for anybody."""
        for follower in self._following(sheet):
            follower.hear(news, revision)

    def end(self, sheet: int) -> None:
        """End the streams of a sheet that is no more, after what was told of it."""
        for follower in self._following(sheet):
            follower.end()

    def close(self) -> None:
        """End all streams, those to come too; a signal handler may call it at any moment."""
        self._is_closed = True
        for following in self._followers.values():
            for follower in following:
                follower.end()

    def _following(self, sheet: int) -> tuple[Follower[Item], ...]:
        return self._followers.get(sheet, ())

    def _put(self, sheet: int, following: tuple[Follower[Item], ...]) -> None:
        others = {each: there for each, there in self._followers.items() if each != sheet}
        self._followers = {**others, sheet: following} if following else others

    def _refuse_too_many(self, sheet: int) -> None:
        if self.count >= self.most:
            raise TooManyFollowersError(f"{self.most} streams are open")
        if len(self._following(sheet)) >= self.most_of_one_sheet:
            raise TooManyFollowersError(f"{self.most_of_one_sheet} streams of one sheet are open")

    def _forget(self, follower: Follower[Item]) -> None:
        sheet = follower.sheet
        with self._changing:
            staying = (each for each in self._following(sheet) if each is not follower)
            self._put(sheet, tuple(staying))
