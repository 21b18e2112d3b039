"""The rows of what lies on the table: each feature pays everybody in its majority."""

from collections.abc import Sequence
from functools import partial

from rules.core.readings import Readings
from rules.gold_rush.features import Feature, Kind
from scoring.core.rows import Cell, Finding, Findings, Part
from scoring.gold_rush.holding import Holding
from scoring.gold_rush.worth import clauses_of, why, worth


def cell_of(kind: Kind) -> Cell[Holding]:
    """The row of this kind of features."""
    return Cell(partial(_find, kind), _explain)


def _find(kind: Kind, holding: Holding, readings: Readings) -> Findings:
    found = [
        (worth(feature, readings), number, feature.tiles)
        for number, feature in enumerate(holding.table.features)
        if feature.kind is kind and holding.seat.number in feature.majority
    ]
    return [finding for finding in found if finding[0]]


def _explain(holding: Holding, finding: Finding) -> Part:
    points, number, _ = finding
    feature = _feature(holding.table.features, number)
    return Part({"at": feature.at}, points, why(feature, points), clauses_of(feature))


def _feature(features: Sequence[Feature], number: int | str) -> Feature:
    assert isinstance(number, int), number  # noqa: S101 (as they were found)
    return features[number]
