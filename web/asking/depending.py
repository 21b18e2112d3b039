"""What a page shows of an answer that depends on what nobody said: the cases in a list."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from rules.core.messages import Message
from rules.core.paths import parts_of
from rules.core.rulings import Reason, Verdict
from scoring.core.possible import numbers_told
from scoring.titles import BuiltTitle, Question
from translations.catalogue import Catalogue
from web.asking.cases import FEW
from web.asking.certainty import Case, Considered
from web.asking.links import spelled_out
from web.asking.next_question import NextQuestion, next_question
from web.asking.situations import Lacking, Outcome, Worked
from web.asking.unsaid import LEFT_OUT
from web.forms.held import held_at
from web.forms.kinds.kind import NONE
from web.forms.typed import typed_from
from web.forms.view import HELD, FieldView, label_at
from web.house.language import words

Sends = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """A field with values, and why they lead to this answer."""

    label: str
    text: str
    because: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """An answer, and the conditions of which each leads to it."""

    verdict: str
    """Empty where more has to be said before there is one."""
    headline: Message | None
    conditions: tuple[Condition, ...] = ()
    is_first_of_round: bool = False
    sends: Sends = ()
    """What a form sends to say that none of the conditions above holds."""
    asks: NextQuestion | None = None
    """What has to be said then before there is an answer."""


@dataclass(frozen=True, slots=True)
class FieldOfRows:
    """A field that decides in several rows: asked once, for each of them."""

    label: str
    fields: tuple[FieldView, ...]
    """The field of each row, called by what the row is about."""
    blank_is_none: tuple[str, ...]
    """The lists among them that count as empty once they were sent blank from here."""


@dataclass(frozen=True, slots=True)
class Depending:
    """The part of a page that asks for what decides."""

    branches: tuple[Branch, ...]
    otherwise: Branch | None
    with_nothing: Branch | None
    """What holds if there is none of all that decides, where the cases do not say it."""
    is_complete: bool
    """The cases are all there are, so that only which it is has to be said."""
    to_fill_in: tuple[FieldView, ...]
    """The fields of the form in which these facts are said."""
    in_rows: tuple[FieldOfRows, ...]
    others: tuple[FieldView, ...]
    """The rest of the form, of rows what does not decide."""

    @property
    def blank_is_none(self) -> bool:
        """Whether somewhere nothing is entered to say that there is none."""
        return any(row.blank_is_none for row in self.in_rows)

    @property
    def sends_none(self) -> Sends:
        """What a form sends to say that there is nothing of all of them, where that may be."""
        may_be_none = all(view.none_said is not None for view in self.to_fill_in)
        is_all = may_be_none and not self.in_rows
        return tuple((view.path, NONE) for view in self.to_fill_in) if is_all else ()


def depending(
    title: BuiltTitle, question: Question, considered: Considered, views: Sequence[FieldView]
) -> Depending | None:
    """What an answer depends on; nothing where it is certain."""
    if not considered.undecided:
        return None
    spoken = words(title.facts)
    rounds = enumerate(considered.cases)
    undecided = frozenset(considered.undecided)
    branches = (each for n, cases in rounds for each in _branches(cases, n > 0, views, spoken))
    rest, nothing = (
        _otherwise(title, question, considered, each) if each else None
        for each in (considered.otherwise, considered.with_nothing)
    )
    if nothing and considered.with_nothing:
        body = considered.with_nothing.body
        nothing = replace(nothing, conditions=tuple(_without_any(body, considered, views, spoken)))
    # What is to be filled in anyway needs no case that says that it matters.
    listed = tuple(each for each in branches if each.verdict or rest)
    return Depending(
        branches=listed,
        otherwise=rest,
        with_nothing=None if nothing and _is_listed(nothing, listed) else nothing,
        is_complete=considered.is_complete,
        to_fill_in=tuple(view for view in views if view.path in undecided),
        in_rows=tuple(each for view in views for each in _fields_of_rows(view, undecided)),
        others=tuple(_without(view, undecided) for view in views if view.path not in undecided),
    )


def _is_listed(branch: Branch, branches: Iterable[Branch]) -> bool:
    """Whether one of its conditions leads to the same answer by itself."""
    return any(
        (each.label, each.text) == (condition.label, condition.text)
        for other in branches
        if (other.verdict, other.headline) == (branch.verdict, branch.headline)
        for each in branch.conditions
        for condition in other.conditions
    )


def _without_any(
    body: Any, considered: Considered, views: Sequence[FieldView], spoken: Catalogue
) -> Iterator[Condition]:
    """That there is none of what decides, each field by its name; one of rows once for all."""
    paths = frozenset(considered.undecided)
    in_rows = (each for view in views for each in _fields_of_rows(view, paths))
    fields = [(each.label, each.fields[0]) for each in in_rows]
    for label, view in [*((v.label, v) for v in views if v.path in paths), *fields]:
        value = LEFT_OUT if view.kind == HELD else _value_at(body, view.path)
        yield Condition(label, _named(LEFT_OUT if value == NONE else value, view, spoken), ())


def _fields_of_rows(view: FieldView, undecided: Collection[str]) -> Iterator[FieldOfRows]:
    by_name: dict[str, list[FieldView]] = {}
    labels: dict[str, str] = {}
    for number, row in enumerate(view.parts):
        about = label_at([view], f"{view.path}.{number}")
        for part in row:
            if part.path in undecided:
                labels[part.name] = part.label
                by_name.setdefault(part.name, []).append(replace(part, label=about))
    for name, fields in by_name.items():
        lists = tuple(each.path for each in fields if _is_list_of_some(each))
        views = (replace(f, none_said=None) if f.path in lists else f for f in fields)
        yield FieldOfRows(labels[name], tuple(views), lists)


def _is_list_of_some(view: FieldView) -> bool:
    return view.kind == "choices" and view.none_said is not None


def _without(view: FieldView, undecided: Collection[str]) -> FieldView:
    rows = [[part for part in row if part.path not in undecided] for row in view.parts]
    return replace(view, parts=rows)


def _branches(
    cases: Sequence[Case], is_later: bool, views: Sequence[FieldView], spoken: Catalogue
) -> Iterator[Branch]:
    """The cases of one round, those with the same answer together."""
    outcomes = list(dict.fromkeys(map(_outcome, cases)))
    in_order = sorted(cases, key=lambda case: outcomes.index(_outcome(case)))
    for number, (outcome, group) in enumerate(groupby(in_order, _outcome)):
        conditions = tuple(_condition(case, views, spoken) for case in group)
        yield _branch(outcome, conditions, is_first_of_round=is_later and number == 0)


def _outcome(case: Case) -> Outcome:
    """What it leads to: nothing yet where it must be said how many there are."""
    return Outcome(None) if case.how_many else case.worked.outcome


def _branch(outcome: Outcome, conditions: tuple[Condition, ...], **more: Any) -> Branch:
    verdict = outcome.verdict.value if outcome.verdict else ""
    return Branch(verdict, outcome.headline, conditions, **more)


def _condition(case: Case, views: Sequence[FieldView], spoken: Catalogue) -> Condition:
    view = next(_views_at(views, case.path), None)
    text = " · ".join(dict.fromkeys(_in_words(case, view, spoken)))
    if case.is_without:
        text = spoken.says("depends-without", what=text)
    found = case.worked
    is_no = isinstance(found, Worked) and _outcome(case).verdict is Verdict.NO
    because = found.answer.ruling.because if isinstance(found, Worked) and is_no else ()
    return Condition(label_at(views, case.path), text, because)


def _views_at(views: Iterable[FieldView], path: str) -> Iterator[FieldView]:
    for view in views:
        if view.path == path:
            yield view
        yield from _views_at((inner for row in view.parts for inner in row), path)


def _otherwise(
    title: BuiltTitle, question: Question, considered: Considered, otherwise: Worked | Lacking
) -> Branch:
    whole = spelled_out(title, question, otherwise.body)
    values = ((path, _value_at(whole, path)) for path in considered.undecided)
    sends = (pair for path, value in values for pair in typed_from(value, path))
    asks = None
    if isinstance(otherwise, Lacking):
        asks = next_question(title, question.key, otherwise.faults, otherwise.body)
    return _branch(otherwise.outcome, (), sends=tuple(sends), asks=asks)


def _value_at(body: Any, path: str) -> Any:
    if held := held_at(path):
        return held.holder(body[held.people]) or NONE
    for part in parts_of(path):
        if isinstance(body, list):
            body = body[int(part)]
        else:
            body = body.get(part) if isinstance(body, dict) else None
    return NONE if body in ([], None) else body


def _in_words(case: Case, view: FieldView | None, spoken: Catalogue) -> Iterator[str]:
    if all(type(value) is int for value in case.values):
        yield from _runs(case, spoken)
        return
    if _are_all(case):
        are_seats = view and any(choice.seat is not None for choice in view.choices)
        yield spoken.name("depends-anybody" if are_seats else "depends-any")
        return
    for value in case.values:
        if _may_sit_here(value, view):
            yield _named(value, view, spoken)


def _may_sit_here(value: Any, view: FieldView | None) -> bool:
    """Whether seats that are named are some of this table's, where it is known who sits there."""
    seats = {choice.key for choice in view.choices if choice.seat is not None} if view else set()
    return not seats or not isinstance(value, list) or {str(each) for each in value} <= seats


def _are_all(case: Case) -> bool:
    """Whether these are several, and all that it could be but for none of it."""
    each = [
        value if isinstance(value, list) else [value]
        for value in case.among
        if value is not LEFT_OUT and not isinstance(value, bool | dict)
    ]
    said = [value if isinstance(value, list) else [value] for value in case.values]
    alone = [value for value in each if len(value) == 1]
    return not case.is_without and len(alone) > FEW and all(v in said for v in alone)


def _runs(case: Case, spoken: Catalogue) -> Iterator[str]:
    """Numbers that follow one another as one text each."""
    some, among = case.values, [value for value in case.among if value is not LEFT_OUT]
    is_each = case.is_sampled or among[-1] - among[0] == len(among) - 1
    if not is_each:
        yield from map(str, some)
        return
    places = [among.index(value) for value in some]
    starts = [n for n, place in enumerate(places) if n == 0 or place != places[n - 1] + 1]
    for start, end in zip(starts, [*starts[1:], len(some)], strict=True):
        first, last = some[start], some[end - 1]
        if first == last:
            yield str(first)
        elif last == among[-1]:
            yield spoken.says("depends-or-more", number=first)
        else:
            yield spoken.text(numbers_told((*range(first, last + 1),)))


def _named(value: Any, view: FieldView | None, spoken: Catalogue) -> str:
    if value is LEFT_OUT or value == []:
        if view is not None and view.kind == HELD:
            return spoken.name("depends-nobody")
        return view.none_called if view else spoken.name("depends-none")
    if isinstance(value, bool):
        return spoken.name(f"fact-{'true' if value else 'false'}")
    if isinstance(value, dict):
        return spoken.name("depends-some")
    labels = {choice.key: choice.label for choice in view.choices} if view else {}
    each = value if isinstance(value, list) else [value]
    return ", ".join(labels.get(str(key), str(key)) for key in each)
