"""The bodies of requests about this game, read into tables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from marshmallow import ValidationError

from rules.core.faults import Fault
from rules.core.fields import (
    ListOf,
    OneNumberOf,
    Piece,
    PieceOf,
    Text,
    Whole,
    one_of,
    quoted,
    refusal,
)
from rules.core.forms import Form, Seating
from rules.core.messages import Message, say
from rules.core.paths import seat_path
from rules.core.readings import Setup
from rules.gold_rush import TITLE
from rules.gold_rush.checks import (
    faults_between_features,
    faults_between_tiles,
    faults_of_crowds,
    faults_of_figures,
    faults_of_tokens,
)
from rules.gold_rush.feature_fields import FeatureField
from rules.gold_rush.features import Feature
from rules.gold_rush.fields import MapField
from rules.gold_rush.map.gaps import is_completed
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.table import MINING_TOKENS, TOKEN_FACES, Color, Laid, Seat, Table

FEWEST_SEATS, MOST_SEATS = TITLE.players
LONGEST_NAME = 40
MOST_POINTS = 999
MOST_GOLD = MINING_TOKENS * max(TOKEN_FACES)
MOST_FEATURES = 100


class FaceField(OneNumberOf):
    """The front of a mining token."""

    def __init__(self) -> None:
        super().__init__(TOKEN_FACES)

    def not_among_them(self, value: object) -> ValidationError:
        """There is no such token in the box."""
        return refusal(say("no-token-face", given=quoted(value)))


class SeatPiece(Piece):
    """A seat as typed."""

    name = Text(LONGEST_NAME, required=True)
    color = one_of(Color)
    points = Whole(0, MOST_POINTS)
    tokens = ListOf(FaceField())
    gold = Whole(0, MOST_GOLD)


class TableForm(Form):
    """The body of a score: all seats of a table at the end of the game."""

    title = TITLE
    features = ListOf(FeatureField(), longest=MOST_FEATURES)
    map = MapField()
    seats = ListOf(PieceOf(SeatPiece), shortest=1, longest=MOST_SEATS, required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Table:
        """The table of a body that holds all its seats."""
        all_of_them = tuple(range(len(given["seats"])))
        return self.seated(given, setup, faults, Seating(all_of_them, all_of_them, is_whole=True))

    def seated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault], seating: Seating
    ) -> Table:
        """The seats that are there; others may have cowboys on the features all the same."""
        seats = tuple(
            Seat(number=number, **entry)
            for entry, number in zip(given["seats"], seating.there, strict=True)
        )
        features, laid = _numbered(given.get("features", ())), given.get("map")
        too_few = seating.is_whole and len(seats) < FEWEST_SEATS
        if too_few:
            faults.append(Fault("seats", say("too-few-seats", count=len(seats))))
        faults += _twice_told(given)
        if not too_few:
            faults += _faults_of_landscape(given, setup, seating.playing)
        faults += [] if faults else [*_faults_between(given, seats)]
        faults += _repeats(given["seats"])
        if not faults and laid is not None:
            features = _occupied(laid, setup)
        return Table(seats, features, laid)


def _occupied(laid: Sequence[Laid], setup: Setup) -> tuple[Feature, ...]:
    """The features of a map with cowboys, completed as the table reads that."""
    landscape, readings = Landscape(laid), setup.readings()
    return tuple(
        replace(feature, completed=is_completed(feature, landscape, readings))
        for feature in landscape.occupied()
    )


def _numbered(features: Sequence[Feature]) -> tuple[Feature, ...]:
    """The features with their paths."""
    return tuple(
        replace(feature, at=f"features.{number}") for number, feature in enumerate(features)
    )


def _twice_told(given: Mapping[str, Any]) -> Iterator[Fault]:
    """What can be told in two ways and is told in both."""
    if "features" in given and "map" in given:
        yield Fault("features", say("features-beside-map"))
    for place, seat in enumerate(given["seats"]):
        if "gold" in seat and "tokens" in seat:
            yield Fault(seat_path(place, "gold"), say("gold-beside-tokens"))


def _faults_of_landscape(
    given: Mapping[str, Any], setup: Setup, playing: Sequence[int]
) -> Iterator[Fault]:
    yield from faults_of_crowds(given.get("features", ()), setup, playing)
    yield from faults_of_figures(given.get("map", ()), setup, playing)


def _faults_between(given: Mapping[str, Any], seats: Sequence[Seat]) -> Iterator[Fault]:
    yield from faults_of_tokens(seats)
    yield from faults_between_features(given.get("features", ()))
    if "map" in given:
        yield from faults_between_tiles(given["map"])


def _repeats(seats: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    """What an earlier seat has already and nobody else may have."""
    for field in ("name", "color"):
        seen: set[object] = set()
        for place, seat in enumerate(seats):
            value = seat.get(field)
            if value is not None and value in seen:
                yield Fault(seat_path(place, field), _repeated(value))
            seen.add(value)


def _repeated(value: str | Color) -> Message:
    if isinstance(value, Color):
        return say("color-repeated", color=value.word)
    return say("name-repeated", given=value)
