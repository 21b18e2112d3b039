"""Answers only from what was said: a fact that could change the answer is never assumed.

Each form names the fields that decide although the API has defaults for them (`Piece.deciding`);
ticks that must be set decide too. Where such a field was left blank, the question is answered for
its possible values. The answer is certain only if all of them lead to the same words; otherwise
it is shown under each value, and the player is asked.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import cycle, pairwise
from random import Random
from typing import Any

from marshmallow import Schema

from rules.core.common_answers import common_answer
from rules.core.faults import Fault, RefusedError
from rules.core.forms import read
from rules.core.messages import say
from rules.core.rulings import Answer, Ruling, Verdict, rule
from scoring.titles import BuiltTitle, Question
from web.asking.cases import CaseList, Numbers, Settling, case_list, places_that_matter
from web.asking.headlines import headline_in
from web.asking.situations import (
    Body,
    Counted,
    Lacking,
    Outcome,
    Work,
    Worked,
    attempted,
    not_tried,
    worked_out,
)
from web.asking.unsaid import LEFT_OUT, Unsaid, needed_in, unsaid_in, values_beside, with_values
from web.forms.kinds.kind import fields_of
from web.forms.view import SETUP

MOST_TRIED = 400
"""So many situations are drawn by lot."""


@dataclass(frozen=True, slots=True)
class Case:
    """Values of one field with which the answer is certain, unless an earlier case holds."""

    path: str
    values: tuple[Any, ...]
    worked: Worked | Lacking
    among: tuple[Any, ...]
    """All values of the field that were tried."""
    is_without: bool = False
    """Of a list: that these do not stand in it."""
    how_many: bool = False
    """It is not certain yet: it depends on how many there are of each thing."""
    is_sampled: bool = False
    """Of a number: there are more between those that were tried."""


@dataclass(frozen=True, slots=True)
class Considered:
    """A question with what was said: an answer, what it depends on, or what is wrong."""

    worked: Worked | None = None
    undecided: tuple[str, ...] = ()
    """The paths of the fields that were not filled in and could change the answer."""
    cases: tuple[tuple[Case, ...], ...] = ()
    """Which values lead to which answer, in rounds: a later one holds if none before does."""
    otherwise: Worked | Lacking | None = None
    """The answer if no case holds; nothing where more fields decide it together."""
    with_nothing: Worked | Lacking | None = None
    """There, the answer if there is none of all that decides."""
    is_complete: bool = False
    """The cases are all there are."""
    certain: Answer | None = None
    """The answer with nothing but what is so for every value of what was not said."""
    how_much: tuple[str, ...] = ()
    """The paths of the fields that change no verdict, but what a yes comes to."""
    left_open: tuple[str, ...] = ()
    """The paths of the fields that change anything at all of the answer, be it a reason."""
    faults: tuple[Fault, ...] = ()
    only_lacks: bool = False
    """Nothing is wrong: more has to be said before the question can be answered."""

    @property
    def is_certain(self) -> bool:
        """Whether every value of what was not said leads to the same answer."""
        return self.worked is not None


Tried = Mapping[Numbers, Worked | Lacking]


def consider(
    title: BuiltTitle,
    question: Question,
    body: Mapping[str, Any],
    said_none: frozenset[str] = frozenset(),
) -> Considered:
    """The answer to a question as far as what was said decides it.

    `said_none` holds the paths of fields of which somebody said that there is none.
    """
    body = {**body}
    if lacking := tuple(_needed_first(question, body, said_none)):
        return Considered(faults=lacking, only_lacks=True)
    fields = unsaid_in(question.form, body, said_none)
    counted = Counted(question.answer)
    work = partial(worked_out, title, replace(question, answer=counted))
    fields = _without_what_lacks(fields, work(body))
    attempts = attempted(work, body, fields, counted)
    tried = {numbers: worked for numbers, worked in attempts.items() if worked}
    if left := not_tried(fields, attempts):
        return Considered(undecided=left)
    if not tried:
        return _refused(question, body)
    first = next(iter(tried.values()))
    outcomes = {numbers: worked.outcome for numbers, worked in tried.items()}
    undecided = tuple(fields[place].path for place in _places_that_decide(outcomes))
    if not undecided:
        if isinstance(first, Lacking):
            return Considered(faults=first.faults, only_lacks=True)
        return _certain(title, question, first, fields, tried)
    later = _asked_later(question.form, fields, outcomes)
    tried = _without_later(tried, later)
    outcomes = {numbers: worked.outcome for numbers, worked in tried.items()}
    undecided = tuple(path for path in undecided if path not in {fields[n].path for n in later})
    found = case_list(fields, outcomes, attempts)
    rounds = [
        tuple(_exactly(work, body, _case(fields, each, tried)) for each in round_)
        for round_ in found.rounds
    ]
    if any(each is None for round_ in rounds for each in round_):
        found, rounds = CaseList((), None), []
    otherwise = tried[found.otherwise] if found.otherwise else None
    is_enough = otherwise or found.is_complete
    with_nothing = None if is_enough else _with_nothing(fields, undecided, tried)
    return Considered(
        None, undecided, _whole(rounds), otherwise, with_nothing, is_complete=found.is_complete
    )


def _needed_first(question: Question, body: Body, said_none: Collection[str]) -> Iterator[Fault]:
    """What a page has to know before it answers, though a program may leave it out."""
    for name in sorted(needed_in(question.form, body) - {*said_none}):
        yield Fault(name, say("field-required"), lacks=True)


def _whole(rounds: Iterable[Iterable[Case | None]]) -> tuple[tuple[Case, ...], ...]:
    return tuple(tuple(each for each in round_ if each) for round_ in rounds)


def _with_nothing(
    fields: Sequence[Unsaid], undecided: Collection[str], tried: Tried
) -> Worked | Lacking | None:
    """What comes out if there is none of what decides, where that can be said of each field."""
    if all(field.first_is_none for field in fields if field.path in undecided):
        return tried.get(
            tuple(field.number_of_none if field.path in undecided else 0 for field in fields)
        )
    return None


def _without_what_lacks(fields: list[Unsaid], base: Worked | Lacking | None) -> list[Unsaid]:
    """A field that has to be filled in here cannot be left out, though its form allows it."""
    lacking = {fault.at for fault in base.faults} if isinstance(base, Lacking) else set()
    return [
        replace(field, values=field.values[1:])
        if field.path in lacking and field.values[0] is LEFT_OUT and not field.may_be_none
        else field
        for field in fields
    ]


def _places_that_decide(outcomes: Mapping[Numbers, Outcome]) -> list[int]:
    """The fields that matter; all of them where only values that go together matter."""
    found = places_that_matter(outcomes)
    if found or len({*outcomes.values()}) == 1:
        return found
    return [*range(len(next(iter(outcomes))))]


def _certain(
    title: BuiltTitle, question: Question, first: Worked, fields: Sequence[Unsaid], tried: Tried
) -> Considered:
    """The answer, with the reasons and facts that hold whatever was not said."""
    answers = {n: each.answer for n, each in tried.items() if isinstance(each, Worked)}
    rulings = {n: answer.ruling for n, answer in answers.items()}
    said = {n: _comes_to(title, question.key, ruling) for n, ruling in rulings.items()}
    return Considered(
        first,
        certain=common_answer([*answers.values()]),
        how_much=tuple(fields[place].path for place in places_that_matter(said)),
        left_open=tuple(fields[place].path for place in places_that_matter(rulings)),
    )


def _comes_to(title: BuiltTitle, key: str, ruling: Ruling) -> Hashable:
    """What a yes comes to, or all that an answer says beside its largest words."""
    if ruling.verdict is Verdict.ANSWER:
        return repr(ruling.facts)
    return headline_in(title, key, ruling)


def _asked_later(
    form: Schema, fields: Sequence[Unsaid], outcomes: Mapping[Numbers, Outcome]
) -> list[int]:
    """The fields that wait until they matter with what was said, and do not matter yet."""
    named = getattr(form, "asked_later", ())
    places = [place for place, field in enumerate(fields) if field.path in named]
    nothing_else = {
        place: {
            key: said for key, said in outcomes.items() if sum(map(bool, key)) <= bool(key[place])
        }
        for place in places
    }
    return [place for place in places if place not in places_that_matter(nothing_else[place])]


def _without_later(tried: Tried, later: Collection[int]) -> dict[Numbers, Worked | Lacking]:
    """What was tried, but for these fields; where they matter, one more thing decides."""
    found: dict[Numbers, Worked | Lacking] = {}
    for numbers, worked in tried.items():
        key = tuple(0 if place in later else number for place, number in enumerate(numbers))
        first = found.setdefault(key, worked)
        if first.outcome != worked.outcome:
            found[key] = Lacking(worked.body, Outcome(None), ())
    return found


def _case(fields: Sequence[Unsaid], each: Settling, tried: Tried) -> Case:
    field = fields[each.place]
    values = tuple(field.values[number] for number in each.named)
    among = (
        field.values if field.may_be_none else tuple(v for v in field.values if v is not LEFT_OUT)
    )
    example, is_sampled = tried[each.example], field.is_sampled
    return Case(field.path, values, example, among, each.is_without, each.how_many, is_sampled)


def _refused(question: Question, body: Body) -> Considered:
    """What is wrong, also with what a program would get for what was left out."""
    try:
        setup, situation = read(question.form, body)
        rule(question.answer, situation, setup)
    except RefusedError as error:
        return Considered(faults=error.faults, only_lacks=error.only_lacks)
    raise LookupError(f"no value of what was not said fits {body!r}")


def _exactly(work: Work, body: Body, case: Case) -> Case | None:
    """Of a number of which only some values were tried: with the last ones for which it holds.

    None where other answers lie between those that were tried.
    """
    if not case.is_sampled:
        return case
    alone = partial(_alone, work, body, case.path)
    edges: set[int] = set()
    beyond: set[int] = set()
    for pair in pairwise(sorted(case.among)):
        for inside, outside in (pair, pair[::-1]):
            if inside in case.values and outside not in case.values:
                edge = _last_like(alone, inside, outside)
                next_to_it = _last_like(alone, outside, edge)
                if alone(outside) and abs(next_to_it - edge) > 1:
                    return None
                edges.add(edge)
                beyond.add(next_to_it)
    values = tuple(sorted({*case.values, *edges}))
    return replace(case, values=values, among=tuple(sorted({*case.among, *edges, *beyond})))


def _last_like(work: Callable[[int], Worked | Lacking | None], like: int, other: int) -> int:
    """The number nearest to the other one that has the same answer as the first, by halving."""
    first = work(like)
    while abs(other - like) > 1:
        middle = (like + other) // 2
        worked = work(middle)
        if worked and first and worked.outcome == first.outcome:
            like = middle
        else:
            other = middle
    return like


def _alone(work: Work, body: Body, path: str, value: int) -> Worked | Lacking | None:
    return work(with_values(body, [(path, value)]))


def settled(
    title: BuiltTitle,
    question: Question,
    body: Body,
    said_none: frozenset[str],
    tries: int = MOST_TRIED,
) -> Worked | None:
    """An answer whose verdict holds whatever else is so, even what the form needs.

    None where two situations that fit have two verdicts, or where they cannot be listed. Tried are
    those of the worked cases, and many drawn by lot, half of them near to what a program gets for
    what is left out.
    """
    form = [each for each in fields_of(question.form) if each[0] not in {*body, *said_none, *SETUP}]
    fields = [(name, entry, values_beside(entry, body)) for name, entry in form]
    if any(entry.required and not values for _, entry, values in fields):
        return None
    lot = Random(title.slug)  # noqa: S311 (no secret)
    worked_cases = [case["body"] for case in title.cases if case["post"] == f"ask/{question.key}"]
    editions, found = cycle(title.facts.editions), list[Worked]()
    for number in range(tries):
        often = (0.1, 0.5)[number % 2]
        drawn = {
            name: lot.choice(values)
            for name, entry, values in fields
            if values and (entry.required or lot.random() < often)
        }
        other = worked_cases[number] if number < len(worked_cases) else drawn
        more = {name: value for name, value in other.items() if name not in said_none}
        worked = worked_out(title, question, {"edition": next(editions), **more, **body})
        if isinstance(worked, Worked):
            found.append(worked)
            if worked.outcome.verdict is not found[0].outcome.verdict:
                return None
    return found[0] if found else None
