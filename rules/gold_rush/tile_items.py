"""The items of a tile's text, sorted by what they are; how they fit together is not looked at."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.core.fields import quoted
from rules.core.messages import Message, say
from rules.gold_rush.tiles import EDGE_LETTERS, HALVES_BY_NAME, End

CITY = "city"
CAMP, HERD = "t", "h"

TRACK_ITEM = re.compile(r"([nesw])-([neswjcx]|m[nesw]?)(\*[2-9]?)?")
MOUNTAIN_ITEM = re.compile(r"([nesw]*)\^([0-9])")
MARK_ITEM = re.compile(rf"([{CAMP}{HERD}])([2-9]?)(?:@({'|'.join(HALVES_BY_NAME)}))?")


class NotationError(ValueError):
    """A text that is no notation; says all that is wrong with it."""

    def __init__(self, *says: Message) -> None:
        super().__init__(", ".join(message.id for message in says))
        self.says = says


@dataclass(frozen=True, slots=True)
class WrittenTrack:
    """A track as written: an edge, then a second edge or the letter of an end."""

    start: str
    end: str
    locomotives: int

    @property
    def edges(self) -> str:
        """The edges it names."""
        return self.start + self.end if self.end in EDGE_LETTERS else self.start


@dataclass(frozen=True, slots=True)
class WrittenMountain:
    """A mountain piece as written; without edges it takes all there are."""

    edges: str
    nuggets: int


@dataclass(frozen=True, slots=True)
class Mark:
    """Camps or herds as written; without a half on the only prairie."""

    sign: str
    count: int
    half: str | None


@dataclass(frozen=True, slots=True)
class Items:
    """What a text says after its edges, sorted by what it is."""

    tracks: tuple[WrittenTrack, ...]
    mountains: tuple[WrittenMountain, ...]
    marks: tuple[Mark, ...]
    cities: int

    @property
    def with_city(self) -> bool:
        """Whether the text speaks of a city."""
        return bool(self.cities) or any(track.end == End.CITY.value for track in self.tracks)


def refuse(says: Iterable[Message]) -> None:
    """Refuses where anything is said."""
    if found := tuple(says):
        raise NotationError(*found)


def sorted_items(written: Sequence[str]) -> Items:
    """The items as written after the edges."""
    tracks: list[WrittenTrack] = []
    mountains: list[WrittenMountain] = []
    marks: list[Mark] = []
    unknown: list[str] = []
    for item in written:
        if match := TRACK_ITEM.fullmatch(item):
            tracks.append(WrittenTrack(match[1], match[2], _locomotives(match[3])))
        elif match := MOUNTAIN_ITEM.fullmatch(item):
            mountains.append(WrittenMountain(match[1], int(match[2])))
        elif match := MARK_ITEM.fullmatch(item):
            marks.append(Mark(match[1], int(match[2] or 1), match[3]))
        elif item != CITY:
            unknown.append(item)
    refuse(say("tile-unknown-item", item=quoted(item)) for item in dict.fromkeys(unknown))
    return Items(tuple(tracks), tuple(mountains), tuple(marks), written.count(CITY))


def _locomotives(stars: str | None) -> int:
    return int(stars[1:] or 1) if stars else 0
