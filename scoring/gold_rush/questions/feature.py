"""Is this feature complete, what is it worth, and who gets it?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Text
from rules.core.forms import Form
from rules.core.messages import Message, Word, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered, gathered
from rules.core.seats import seat_told
from rules.gold_rush import TITLE
from rules.gold_rush.checks import ALL_SEATS, faults_of_crowds
from rules.gold_rush.completion import why_completed, why_open
from rules.gold_rush.feature_fields import FeatureField
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.fields import LONGEST_PLACE, CellField, MapField
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.map.form import MAP, OnMap, missing_fields, wrong_fields
from rules.gold_rush.map.gaps import is_completed
from rules.gold_rush.table import NO_FARMERS
from scoring.gold_rush.worth import amounts, clauses_of, is_doubled, worth, worth_now

OF_MAP = ("at", "on")
COUNTED_ON_MAP = {
    Kind.RAILROAD: ("tiles", "locomotives", "open_ends"),
    Kind.MOUNTAIN: ("tiles", "nuggets", "open_ends"),
    Kind.CITY: ("rails", "railroads", "completed_railroads"),
    Kind.PRAIRIE: ("tiles", "tipis", "horses"),
}

COMPLETION = {Kind.RAILROAD: "GR-33", Kind.MOUNTAIN: "GR-39", Kind.CITY: "GR-43"}
OF_MAJORITY = {False: ("GR-37", "GR-38"), True: ("GR-57", "GR-57")}
"""Of a prairie or not: where one seat has the majority, and where several tie."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A feature in numbers, or a place on a map that belongs to one."""

    asked: Feature | OnMap
    farmers: bool
    odd: tuple[Fault, ...] = ()

    def feature(self, readings: Readings) -> Feature:
        """The feature; whether a mountain of a map is completed may depend on a gap in it."""
        if isinstance(self.asked, Feature):
            return self.asked
        feature = self.asked.feature
        return replace(feature, completed=is_completed(feature, self.asked.landscape, readings))


class QuestionForm(Form):
    """What is typed: a feature in numbers, or a place on a map."""

    title = TITLE
    feature = FeatureField()
    map = MapField()
    at = CellField()
    on = Text(LONGEST_PLACE)

    def situated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]
    ) -> Situation | None:
        """The feature, however it is described."""
        faults += _wrong_form(given)
        if not faults:
            faults += OnMap.of(given).faults(setup) if MAP in given else _crowd(given, setup)
        if faults:
            return None
        farmers = NO_FARMERS not in setup.variants
        if MAP not in given:
            return Situation(given["feature"], farmers)
        asked = OnMap.of(given)
        return Situation(asked, farmers, asked.odd(setup))


def _wrong_form(given: Mapping[str, Any]) -> Iterator[Fault]:
    if MAP not in given and "feature" not in given:
        yield Fault("feature", say("feature-or-map"), lacks=True)
    else:
        yield from wrong_fields(given, OF_MAP, ("feature",))
    if MAP in given:
        yield from missing_fields(given, OF_MAP)


def _crowd(given: Mapping[str, Any], setup: Setup) -> Iterator[Fault]:
    """Cowboys that cannot be there, named at the one feature."""
    for fault in faults_of_crowds((given["feature"],), setup, ALL_SEATS):
        yield Fault(fault.at.replace("features.0", "feature"), fault.says)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """What it is, who has the majority, and what that brings now and at the end."""
    feature = situation.feature(readings)
    is_scored = situation.farmers or feature.kind is not Kind.PRAIRIE
    at_end = worth(feature, readings) if is_scored else 0
    facts: Facts = {
        "kind": feature.kind.value,
        "completed": feature.completed,
        "cowboys": {str(seat): count for seat, count in feature.cowboys},
        "majority": [*feature.majority],
        "points_now": worth_now(feature, readings) if is_scored else 0,
        "points_at_end": at_end,
    }
    if isinstance(feature, MapFeature):
        facts = {**facts, **{name: getattr(feature, name) for name in COUNTED_ON_MAP[feature.kind]}}
    ruling = answered(facts, *_reasons(feature, readings, is_scored=is_scored))
    return replace(ruling, warnings=situation.odd)


def _reasons(feature: Feature, readings: Readings, *, is_scored: bool) -> Iterator[Reason]:
    yield from _completion(feature)
    if not is_scored:
        yield Reason("GR-25", (say("prairies-are-not-scored"),))
        return
    yield from gathered([*_tokens_first(feature), *_worth(feature, readings)])
    yield from _recipients(feature)


def _completion(feature: Feature) -> Iterator[Reason]:
    """Whether it is completed; of one in numbers that is typed, and only what follows is said."""
    if feature.kind is Kind.PRAIRIE:
        yield Reason("GR-49", (say("prairie-is-bounded"),))
        yield Reason("GR-48", (say("prairie-waits-for-the-end"),))
        return
    says = why_completed(feature) if feature.completed else (why_open(feature),)
    if sentences := tuple(says):
        yield Reason(COMPLETION[feature.kind], sentences)


def _tokens_first(feature: Feature) -> Iterator[tuple[str, Message]]:
    """Before a completed mountain is scored, its majority takes the tokens that are left there."""
    if not _has_tokens(feature):
        return
    seats = tuple(seat_told(seat) for seat in feature.majority)
    if not feature.is_shared:
        yield "GR-40", say("tokens-first", seat=seats[0])
        return
    yield "GR-40", say("tokens-first-for-several", seats=seats)
    question = Word("question-split_tokens")
    yield "GR-41", say("several-take-tokens-in-turn", seats=seats, question=question)


def _has_tokens(feature: Feature) -> bool:
    """Whether somebody takes the tokens that may be left on it."""
    return feature.kind is Kind.MOUNTAIN and feature.completed and bool(feature.majority)


def _worth(feature: Feature, readings: Readings) -> Iterator[tuple[str, Message]]:
    """The points of one seat, part by part, and what locomotives do to them."""
    clause, *others = clauses_of(replace(feature, cowboys=()))
    parts = [(amount.clause, amount.says) for amount in amounts(feature, readings)]
    yield from parts or [(clause, say("feature-worth-nothing", kind=feature.kind.word))]
    if others and not is_doubled(feature):
        yield "GR-35", say("locomotives-do-not-double", count=feature.locomotives)


def _recipients(feature: Feature) -> Iterator[Reason]:
    """Who gets the points; in a tie over a mountain that is said with its tokens."""
    seats = tuple(seat_told(seat) for seat in feature.majority)
    alone, tied = OF_MAJORITY[feature.kind is Kind.PRAIRIE]
    if not seats:
        yield Reason("GR-60", (say("nobody-has-it"),))
    elif len(seats) == 1:
        yield Reason(alone, (say("one-has-it", seat=seats[0]),))
    elif not _has_tokens(feature):
        yield Reason(tied, (say("several-have-it", seats=seats),))
