"""What a feature is worth to each of its majority, and the clauses that this rests on."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.gold_rush.features import Feature, Kind

PER_TILE = 1
PER_NUGGET = 1
PER_RAILROAD = 3
PER_CAMP = 2
PER_HERD = 4
DOUBLED = 2


def worth(feature: Feature, readings: Readings) -> int:
    """Its points if the game ends like this; of a completed one, those of step 3."""
    match feature.kind:
        case Kind.RAILROAD:
            return PER_TILE * length(feature, readings) * (DOUBLED if is_doubled(feature) else 1)
        case Kind.MOUNTAIN:
            return PER_NUGGET * feature.nuggets
        case Kind.CITY:
            return PER_RAILROAD * feature.completed_railroads
        case Kind.PRAIRIE:
            return PER_CAMP * feature.tipis + PER_HERD * feature.horses


def worth_now(feature: Feature, readings: Readings) -> int:
    """Its points in step 3 of the turn: nothing while it is not completed."""
    return worth(feature, readings) if feature.completed else 0


def length(railroad: Feature, readings: Readings) -> int:
    """The tiles that a railroad uses, or its tracks; nobody asks where both are as many."""
    tracks = railroad.tracks
    if tracks is None or tracks == railroad.tiles:
        return railroad.tiles
    return tracks if readings.says("GR-O1", "per_piece") else railroad.tiles


def is_doubled(railroad: Feature) -> bool:
    """Whether it is completed with exactly one locomotive."""
    return railroad.completed and railroad.locomotives == 1


def clauses_of(feature: Feature) -> tuple[str, ...]:
    """What the points of its majority rest on."""
    return (*_clauses_of_worth(feature), *_clauses_of_tie(feature))


def _clauses_of_worth(feature: Feature) -> tuple[str, ...]:
    match feature.kind:
        case Kind.RAILROAD if feature.completed:
            return ("GR-34", "GR-35") if feature.locomotives else ("GR-34",)
        case Kind.RAILROAD:
            return ("GR-54",)
        case Kind.MOUNTAIN:
            return ("GR-40",) if feature.completed else ("GR-53",)
        case Kind.CITY:
            return ("GR-44",) if feature.completed else ("GR-55",)
        case Kind.PRAIRIE:
            return ("GR-56",)


def _clauses_of_tie(feature: Feature) -> tuple[str, ...]:
    if not feature.is_shared:
        return ()
    return ("GR-57",) if feature.kind is Kind.PRAIRIE else ("GR-38",)


class Amount(NamedTuple):
    """A part of what a feature is worth; all parts of it add up to its worth."""

    clause: str
    points: int
    says: Message


def amounts(feature: Feature, readings: Readings) -> Iterator[Amount]:
    """What makes up the worth of a feature for one seat; of nothing there is no part."""
    points = worth(feature, readings)
    if feature.kind is Kind.PRAIRIE:
        yield from _of_prairie(feature)
        return
    times = DOUBLED if is_doubled(feature) else 1
    once = replace(feature, cowboys=(), locomotives=0) if feature.completed else feature
    if part := points // times:
        clause = _clauses_of_worth(feature)[0]
        yield _amount(clause, part, why(replace(once, cowboys=()), part))
    if times == DOUBLED:
        yield Amount("GR-35", part, say("locomotive-doubles", points=part))


def _of_prairie(prairie: Feature) -> Iterator[Amount]:
    for sign, each in (("tipis", PER_CAMP), ("horses", PER_HERD)):
        if count := getattr(prairie, sign):
            yield _amount("GR-56", each * count, say(f"counted-{sign}", count=count))


def _amount(clause: str, points: int, counted: Message) -> Amount:
    return Amount(clause, points, say("feature-worth", why=counted, points=points))


def why(feature: Feature, points: int) -> Message:
    """The sentence for what it brings."""
    says = _why(feature, points)
    if feature.is_shared:
        return say("why-shared", why=says, count=len(feature.majority))
    return says


def _why(feature: Feature, points: int) -> Message:
    match feature.kind:
        case Kind.RAILROAD:
            return _why_railroad(feature, points)
        case Kind.MOUNTAIN:
            ending = "completed" if feature.completed else "incomplete"
            return say(f"why-mountain-{ending}", nuggets=feature.nuggets)
        case Kind.CITY:
            ending = "completed" if feature.completed else "incomplete"
            return say(f"why-city-{ending}", count=feature.completed_railroads)
        case Kind.PRAIRIE:
            return _why_prairie(feature)


def _why_railroad(feature: Feature, points: int) -> Message:
    """Points and length tell each other; tracks are counted only where the table does so."""
    count = points // (DOUBLED if is_doubled(feature) else 1) // PER_TILE
    unit = "tiles" if count == feature.tiles else "tracks"
    measured = say(f"length-in-{unit}", count=count)
    locomotives = feature.locomotives
    if not feature.completed:
        return say("why-railroad-incomplete", length=measured, locomotives=locomotives)
    if is_doubled(feature):
        return say("why-railroad-doubled", length=measured)
    return say("why-railroad-completed", length=measured, locomotives=locomotives)


def _why_prairie(feature: Feature) -> Message:
    tipis, horses = feature.tipis, feature.horses
    if tipis and horses:
        return say("why-prairie", tipis=tipis, horses=horses)
    if tipis:
        return say("why-prairie-tipis", tipis=tipis)
    return say("why-prairie-horses", horses=horses)
