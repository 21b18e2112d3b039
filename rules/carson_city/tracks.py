"""The two turn order tracks: who stands where, and who must stand before whom."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from rules.carson_city.personalities import Personality

PASSING_TRACK = "passing_track"
PERSONALITY_TRACK = "personality_track"
OTHER = {PASSING_TRACK: PERSONALITY_TRACK, PERSONALITY_TRACK: PASSING_TRACK}
FIELDS = {PASSING_TRACK: "order", PERSONALITY_TRACK: "personality"}
"""What has to be known of a player to place him on a track."""


class Player(Protocol):
    """Somebody whose places may be known."""

    @property
    def order(self) -> int | None:
        """The place on the passing track."""

    @property
    def personality(self) -> Personality | None:
        """Whose number gives the place on the other one."""


def place_on(track: str, player: Player) -> int | None:
    """Where a player stands on a track; None where nobody said."""
    if track == PASSING_TRACK:
        return player.order
    return None if player.personality is None else player.personality.number


def lacking(track: str, players: Sequence[Player], among: Iterable[int]) -> list[int]:
    """Those among the players who have no place on a track."""
    return [number for number in among if place_on(track, players[number]) is None]


@dataclass(frozen=True, slots=True)
class Standing:
    """The places of all players on a track, and those that are left for who has none yet."""

    places: tuple[int | None, ...]
    left: tuple[int, ...]

    def at_least_ahead(self, player: int, others: Iterable[int]) -> int:
        """How many of the others stand before a player, however the places left are given."""
        place = self.places[player] or min(self.left)
        theirs = [self.places[other] for other in others if other != player]
        behind = sum(each > place for each in self.left)
        must = max(0, theirs.count(None) - behind)
        return must + sum(other < place for other in theirs if other is not None)

    def possible_firsts(self, tied: Sequence[int]) -> list[int]:
        """Those of the tied who may stand before all others; one where that is decided."""
        return [player for player in tied if not self.at_least_ahead(player, tied)]


def standing_on(track: str, players: Sequence[Player], passing_places: int) -> Standing:
    """What is known of who stands where on a track."""
    places = tuple(place_on(track, player) for player in players)
    return Standing(places, tuple(sorted(_left(track, places, passing_places))))


def stays_in_order(track: str, players: Sequence[Player], passing_places: int) -> bool:
    """Whether all must stand on this track in the order of the other one."""
    everybody = range(len(players))
    if lacking(OTHER[track], players, everybody):
        return False
    possible = _possible_places(track, players, passing_places)
    ordered = (possible[number] for number in _in_order(OTHER[track], players, everybody))
    return all(max(first) < min(second) for first, second in pairwise(ordered))


def _in_order(track: str, players: Sequence[Player], among: Iterable[int]) -> list[int]:
    return sorted(among, key=lambda number: place_on(track, players[number]) or 0)


def _possible_places(
    track: str, players: Sequence[Player], passing_places: int
) -> list[Collection[int]]:
    """The place of each player; where it is not known, every place that nobody else has."""
    known = [place_on(track, player) for player in players]
    free = _left(track, known, passing_places)
    return [free if place is None else {place} for place in known]


def _left(track: str, known: Iterable[int | None], passing_places: int) -> set[int]:
    """The places of a track on which nobody is known to stand."""
    last = passing_places if track == PASSING_TRACK else len(Personality)
    return {*range(1, last + 1)}.difference(place for place in known if place)
