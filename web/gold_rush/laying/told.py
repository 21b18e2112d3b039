"""What the newest tile has completed, each in one line: for whom, how much, how large."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.messages import Message, Word, say
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.map.features import MapFeature
from translations.catalogue import Catalogue
from web.gold_rush.laying.table import MapTable
from web.house.names import names_along


@dataclass(frozen=True)
class Told:
    """Something that is completed."""

    says: Message
    is_scored: bool
    splitting: Mapping[str, Any] | None = None
    """Who ties for the tokens of a mountain, as the question asks who draws which."""
    takes: int | None = None
    """Who alone gets the tokens that are left on a mountain."""


def told_of_newest(table: MapTable, words: Catalogue) -> Iterator[Told]:
    """What the newest tile has completed; what somebody still stands on was completed before."""
    if table.moves is None or not table.game.laid:
        return
    for completed in table.game.completed_by(table.game.newest):
        if not completed.feature.cowboys:
            yield _told(table, completed.feature, words)


def told_of_waiting(table: MapTable, words: Catalogue) -> Iterator[Message]:
    """What is completed although its cowboys still stand there, and whom it brings how much."""
    if table.moves is None:
        return
    for completed in table.game.waiting():
        feature = completed.feature
        names = tuple(table.player(seat, words).name for seat in feature.majority)
        gaps = {"what": Word(f"whole-{feature.kind.value}"), "size": _size(feature)}
        yield say("laying-complete", points=completed.points, names=names, **gaps)


def _told(table: MapTable, feature: MapFeature, words: Catalogue) -> Told:
    gains = dict(_gains(table, feature))
    gaps = {"what": Word(f"whole-{feature.kind.value}"), "size": _size(feature)}
    if not gains:
        return Told(say("laying-complete-nobody", **gaps), is_scored=False)
    names = tuple(table.player(seat, words).name for seat in gains)
    says = say("laying-complete", points=max(gains.values()), names=names, **gaps)
    if feature.kind is not Kind.MOUNTAIN:
        return Told(says, is_scored=True)
    if len(gains) > 1:
        return Told(says, is_scored=True, splitting=_splitting(table, gains))
    return Told(says, is_scored=True, takes=next(iter(gains)))


def _gains(table: MapTable, feature: MapFeature) -> Iterator[tuple[int, int]]:
    """Who got how much for it with the newest tile."""
    names = {piece.name for piece in feature.pieces}
    for entry in table.game.scored_with(table.game.newest):
        if any(f"{sent.at[0]},{sent.at[1]} {sent.on}" in names for sent in entry.home):
            yield from entry.points


def _splitting(table: MapTable, tied: Collection[int]) -> Mapping[str, Any]:
    """The question who draws which tokens, with the players counted as they play in turn."""
    players, current = table.players, table.player_of(table.game.newest)
    return {
        "players": len(players),
        "current": players.index(current),
        "tied": [place for place, player in enumerate(players) if player.number in tied],
        **names_along({place: player.name for place, player in enumerate(players)}),
        "draft": True,
    }


def _size(feature: Feature) -> Message:
    match feature.kind:
        case Kind.RAILROAD:
            engines = say("land-locomotives", count=feature.locomotives)
            return say("land-railroad", tiles=feature.tiles, locomotives=engines)
        case Kind.MOUNTAIN:
            return say("land-nuggets", count=feature.nuggets)
        case _:
            return say("laying-railroads", count=feature.completed_railroads)
