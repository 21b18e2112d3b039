"""Form fields for features in numbers."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from marshmallow import ValidationError

from rules.core.fields import Flag, Keyed, Piece, PieceOf, Whole, one_of, quoted, refusal
from rules.core.messages import Message, say
from rules.gold_rush.features import NEEDED, NUMBERS, Feature, Kind, counted
from rules.gold_rush.fields import HIGHEST_SEAT, as_far_as_right
from rules.gold_rush.table import COWBOYS_TO_PLAY, MOST_SEATS, MOST_TILES

MOST_PRINTED_NUGGETS = 216
MOST_MARKS = 99
FEWEST_AT_A_COMPLETED_CITY = 2
"""Three rails need at least two railroads."""


class CowboysField(Keyed[int]):
    """How many cowboys each seat has on a feature."""

    could_be = ({"0": 1}, {"1": 1}, {"0": 1, "1": 1})

    kind = "cowboys"

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(Whole(0, COWBOYS_TO_PLAY), **kwargs)

    def against_key(self, key: str) -> None:
        """Seats are written in one way only; which of them are there is found out later."""
        is_number = key.isascii() and key.isdecimal() and len(key) <= len(str(HIGHEST_SEAT))
        if not is_number or key != str(int(key)):
            raise refusal(say("no-seat-key", given=quoted(key)))

    def described(self) -> dict[str, Any]:
        """Seat numbers with their cowboys."""
        cowboys = Whole(0, COWBOYS_TO_PLAY).described()
        seats = {str(seat): cowboys for seat in range(MOST_SEATS)}
        return {"type": "object", "properties": seats, "additionalProperties": False}


class FeaturePiece(Piece):
    """A feature in numbers as typed."""

    deciding = ("completed", "locomotives", "cowboys", "tipis", "horses")
    kind = one_of(Kind, required=True)
    completed = Flag()
    tiles = Whole(1, MOST_TILES)
    locomotives = Whole(0, MOST_TILES)
    nuggets = Whole(0, MOST_PRINTED_NUGGETS)
    completed_railroads = Whole(0, 4)
    tipis = Whole(0, MOST_MARKS)
    horses = Whole(0, MOST_MARKS)
    cowboys = CowboysField()


class FeatureField(PieceOf):
    """A feature in numbers; only those of its own kind."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(FeaturePiece, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Feature:
        given, errors = as_far_as_right(super()._deserialize, value, *args, **kwargs)
        if "kind" in given:
            errors = {**dict(_against_feature(value, given)), **errors}
        if errors:
            raise ValidationError(errors)
        return _feature(given)


def _feature(given: Mapping[str, Any]) -> Feature:
    typed: Mapping[str, int] = given.get("cowboys", {})
    cowboys = {int(seat): count for seat, count in typed.items()}
    own = {**given, "cowboys": counted(cowboys.items()), "named": tuple(sorted(cowboys))}
    return Feature(**own)


Wrong = Iterator[tuple[str, list[Message]]]
"""The names of fields with what is wrong there."""


def _against_feature(typed: Mapping[str, Any], given: Mapping[str, Any]) -> Wrong:
    """What of a feature does not belong to its kind, is missing, or cannot be together."""
    kind: Kind = given["kind"]
    yield from _against_numbers(kind, typed)
    yield from _against_crowd(kind, given)
    if kind is Kind.PRAIRIE and given.get("completed"):
        yield "completed", [say("feature-prairie-completed")]
    railroads = given.get("completed_railroads", FEWEST_AT_A_COMPLETED_CITY)
    is_completed_city = kind is Kind.CITY and given.get("completed", False)
    if is_completed_city and railroads < FEWEST_AT_A_COMPLETED_CITY:
        yield "completed_railroads", [say("feature-city-too-few-railroads", count=railroads)]


def _against_numbers(kind: Kind, typed: Mapping[str, Any]) -> Wrong:
    others = (NUMBERS[other] for other in Kind if other is not kind)
    for name in chain.from_iterable(others):
        if name in typed:
            yield name, [say("feature-number-of-another", kind=kind.word)]
    needed = NEEDED.get(kind)
    if needed and needed not in typed:
        yield needed, [say("field-required")]


def _against_crowd(kind: Kind, given: Mapping[str, Any]) -> Wrong:
    """More cowboys than there can be: one came with each tile at most."""
    count = sum(given.get("cowboys", {}).values())
    if kind is Kind.CITY and count > 1:
        yield "cowboys", [say("feature-city-crowded", count=count)]
    if kind is Kind.RAILROAD and count > given.get("tiles", count):
        yield "cowboys", [say("feature-railroad-crowded", count=count, tiles=given["tiles"])]
