"""Which values of what was not said lead to which answer, as a short list of cases.

The situations that were tried are sorted into rounds: first the values that settle the answer
whatever else holds ("NO if somebody stands there"), then those that settle it if none of these
holds, and so on. What is left has one answer ("otherwise YES"), or more fields decide together.
"""

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from web.asking.unsaid import LEFT_OUT, Unsaid

Numbers = tuple[int, ...]
"""Which of its values each field has, by their numbers."""
Outcomes = Mapping[Numbers, Hashable]
MOST_ROUNDS = 3
MOST_OUTCOMES = 4
"""A number that leads to more answers than this is asked for; a list of some would be no help."""
MOST_NAMED = 8
"""Of more things nobody reads through a list to find the own one."""
FEW = 2
"""So many values are named where else only "otherwise" would be said."""
NOTHING_OF_IT = 0
"""The number of the value that says that there is none of it, where a player can say so."""


@dataclass(frozen=True, slots=True)
class Settling:
    """Some values of a field that all settle the answer alike, with a situation for each."""

    place: int
    numbers: tuple[int, ...]
    """All of them: of a list also those in which more stands than what settles it."""
    example: Numbers
    named: tuple[int, ...] = ()
    """Those that a player is to hear of; of a list those with one entry."""
    is_without: bool = False
    """What settles it is that this entry is not in the list."""
    how_many: bool = False
    """It settles nothing yet: it depends on how many there are of each thing."""


@dataclass(frozen=True, slots=True)
class CaseList:
    """The cases in rounds, and a situation in which none of them holds."""

    rounds: tuple[tuple[Settling, ...], ...]
    otherwise: Numbers | None
    is_complete: bool = False
    """The cases are all there are: nothing is left for an otherwise."""

    @property
    def is_short(self) -> bool:
        """Whether it says of everything what holds, in a few rounds."""
        says_all = self.is_complete or self.otherwise is not None
        return says_all and len(self.rounds) <= FEW


def case_list(
    fields: Sequence[Unsaid], outcomes: Outcomes, attempted: Collection[Numbers]
) -> CaseList:
    """The cases of what was tried; `attempted` also holds what proved impossible.

    Where they would be many, values with which one more thing decides may be among them.
    """
    found = _list_of(fields, outcomes, attempted)
    if found.is_short:
        return found
    shorter = _list_of(fields, outcomes, attempted, may_leave_open=True)
    return shorter if shorter.is_short else found


def _list_of(
    fields: Sequence[Unsaid],
    outcomes: Outcomes,
    attempted: Collection[Numbers],
    *,
    may_leave_open: bool = False,
) -> CaseList:
    rest = {**outcomes}
    rounds: list[tuple[Settling, ...]] = []
    while len({*rest.values()}) > 1 and len(rounds) < MOST_ROUNDS:
        found = (*_settling(fields, rest, outcomes, attempted),)
        if exceptions := _exceptions(fields, rest, outcomes, found, may_leave_open=may_leave_open):
            rounds.append(exceptions)
            rest = _without_settled(rest, exceptions)
            break
        found = (
            found
            or (*_settling(fields, rest, outcomes, attempted, every_value=True),)
            or (*_of_amounts(fields, rest),)
        )
        if not found:
            return CaseList(tuple(rounds), None)
        rounds.append(found)
        rest = _without_settled(rest, found)
    if len({*rest.values()}) != 1:
        return CaseList(tuple(rounds), None, is_complete=not rest)
    otherwise = next(iter(rest))
    *before, last = rounds or [()]
    if named := _the_only_ones_left(fields, rest, outcomes, attempted):
        return CaseList((*before, (*last, named)), None, is_complete=True)
    # What the last round says like the rest of it needs no words of its own.
    said = rest[otherwise]
    last = tuple(each for each in last if each.how_many or outcomes[each.example] != said)
    return CaseList((*before, last) if last else (*before,), otherwise)


def _the_only_ones_left(
    fields: Sequence[Unsaid], rest: Outcomes, outcomes: Outcomes, attempted: Collection[Numbers]
) -> Settling | None:
    """The one or two values that are left of the only field that matters, unless one is none."""
    place, *others = places_that_matter(outcomes)
    field = fields[place]
    left = {key[place]: key for key in rest}
    named = tuple(number for number in sorted(left) if field.values[number] is not LEFT_OUT)
    is_none = NOTHING_OF_IT in left and field.first_is_none
    if others or is_none or field.is_sampled or not 0 < len(named) <= FEW:
        return None
    if not all(_is_thorough(place, number, outcomes, attempted) for number in named):
        return None
    return Settling(place, named, left[named[0]], named)


def _without_settled(rest: Outcomes, found: Collection[Settling]) -> dict[Numbers, Hashable]:
    """What is left where none of these cases holds."""
    settled = {(each.place, number) for each in found for number in each.numbers}
    return {key: said for key, said in rest.items() if settled.isdisjoint(enumerate(key))}


def _exceptions(
    fields: Sequence[Unsaid],
    rest: Outcomes,
    outcomes: Outcomes,
    found: Collection[Settling],
    *,
    may_leave_open: bool,
) -> tuple[Settling, ...]:
    """The cases that leave but one answer: what there is none of needs none of its own."""
    nothing = next(iter(rest))
    if any(nothing):
        return ()
    others = tuple(
        each
        for each in found
        if NOTHING_OF_IT not in each.numbers
        and (each.how_many or outcomes[each.example] != rest[nothing])
    )
    left = _without_settled(rest, others)
    if len({*left.values()}) == 1:
        return others
    for place, field in enumerate(fields) if may_leave_open else ():
        undecided = _undecided(field, place, left, left[nothing])
        if undecided and {*_without_settled(left, [undecided]).values()} == {left[nothing]}:
            return (*others, undecided)
    return ()


def _undecided(field: Unsaid, place: int, rest: Outcomes, said: Hashable) -> Settling | None:
    """The values of a field that a player can name, with which something else may be said."""
    is_listed = any(isinstance(value, list | dict) or type(value) is int for value in field.values)
    numbers = tuple(sorted({key[place] for key in rest if rest[key] != said}))
    if is_listed or not numbers or NOTHING_OF_IT in numbers:
        return None
    example = next(key for key in rest if key[place] in numbers and rest[key] != said)
    return Settling(place, numbers, example, numbers, how_many=True)


def _of_amounts(fields: Sequence[Unsaid], rest: Outcomes) -> Iterator[Settling]:
    """The fields that matter of which it has to be said how many there are of each thing."""
    for place, field in enumerate(fields):
        numbers = tuple(sorted({key[place] for key in rest} - {0}))
        if field.is_of_amounts and field.may_be_none and numbers and _matters(rest, place):
            example = next(key for key in rest if key[place])
            yield Settling(place, numbers, example, numbers, how_many=True)


def _settling(
    fields: Sequence[Unsaid],
    rest: Outcomes,
    outcomes: Outcomes,
    attempted: Collection[Numbers],
    *,
    every_value: bool = False,
) -> Iterator[Settling]:
    """The values that settle the answer; those too that a blank stands for, or only others."""
    for place, field in enumerate(fields):
        if field.is_of_amounts or not _matters(rest, place):
            continue
        if any(isinstance(value, list) and value for value in field.values):
            yield from _settling_in_list(field, place, rest, outcomes, attempted)
            continue
        there = {key[place] for key in rest}
        possible = _named(field, place, rest, every_value=every_value)
        named = [number for number in possible if number in there]
        thorough = [n for n in named if _is_thorough(place, n, outcomes, attempted)]
        by_outcome = _with_one_outcome(place, thorough, rest)
        for each in _worth_saying(field, by_outcome, named).values():
            numbers = tuple(number for number, _ in each)
            if _ends_are_known(field, place, numbers, outcomes):
                yield Settling(place, numbers, each[0][1], numbers)


def _with_one_outcome(
    place: int, numbers: Collection[int], rest: Outcomes
) -> dict[Hashable, list[tuple[int, Numbers]]]:
    """Of these values those that leave only one outcome, by it, each with a situation."""
    by_outcome: dict[Hashable, list[tuple[int, Numbers]]] = {}
    for number in numbers:
        found = {key: rest[key] for key in rest if key[place] == number}
        if len({*found.values()}) == 1:
            example, outcome = next(iter(found.items()))
            by_outcome.setdefault(outcome, []).append((number, example))
    return by_outcome


def _ends_are_known(
    field: Unsaid, place: int, numbers: Collection[int], outcomes: Outcomes
) -> bool:
    """Whether it can be found out where these values end among those that were not tried.

    It cannot where the end hangs on another field: how much is enough, on what it costs.
    """
    alone = {key[place]: outcomes[key] for key in outcomes if not any(_without(key, place))}
    if not field.is_sampled:
        return True
    said = sorted(n for n, value in enumerate(field.values) if value is not LEFT_OUT)
    ends = [pair for pair in pairwise(said) if (pair[0] in numbers) is not (pair[1] in numbers)]
    return all(
        field.values[high] - field.values[low] == 1 or alone.get(low) != alone.get(high)
        for low, high in ends
    )


def _settling_in_list(
    field: Unsaid, place: int, rest: Outcomes, outcomes: Outcomes, attempted: Collection[Numbers]
) -> Iterator[Settling]:
    """The entries that settle the answer whatever else is in the list; else one that is missing."""
    alone = {
        number: value[0]
        for number, value in enumerate(field.values)
        if isinstance(value, list)
        and len(value) == 1
        and _is_thorough(place, number, outcomes, attempted)
    }
    having = {
        number: _with_numbers(field, rest, place, entry, is_in=True)
        for number, entry in alone.items()
        if number in _named(field, place, rest)
    }
    if found := [*_of_one_outcome(having, place)]:
        yield from found
        return
    lacking = {
        number: _with_numbers(field, rest, place, entry, is_in=False)
        for number, entry in alone.items()
    }
    without = (replace(each, is_without=True) for each in _of_one_outcome(lacking, place))
    is_alone = places_that_matter(rest) == [place]
    nothing = {} if is_alone else {0: _with_numbers(field, rest, place, None, is_in=False)}
    yield from (*without, *_of_one_outcome(nothing, place))[:1]


def _with_numbers(
    field: Unsaid, rest: Outcomes, place: int, entry: Any, *, is_in: bool
) -> dict[Numbers, Hashable]:
    """What was tried with an entry in the list or not in it; without a name, with an empty list."""

    def fits(value: Any) -> bool:
        if not field.means_something(value):
            return False
        listed = value or ()
        return not listed if entry is None else (entry in listed) is is_in

    return {key: rest[key] for key in rest if fits(field.values[key[place]])}


def _of_one_outcome(
    found: Mapping[int, Mapping[Numbers, Hashable]], place: int
) -> Iterator[Settling]:
    """One for each outcome, with all values that always have it."""
    sure = {number: keys for number, keys in found.items() if len({*keys.values()}) == 1}
    by_outcome: dict[Hashable, list[int]] = {}
    for number, keys in sure.items():
        by_outcome.setdefault(next(iter(keys.values())), []).append(number)
    for named in by_outcome.values():
        numbers = {key[place] for number in named for key in sure[number]}
        example = next(iter(sure[named[0]]))
        yield Settling(place, tuple(sorted(numbers)), example, tuple(named))


def _worth_saying(
    field: Unsaid,
    by_outcome: dict[Hashable, list[tuple[int, Numbers]]],
    named: Collection[int],
) -> dict[Hashable, list[tuple[int, Numbers]]]:
    """None of a number that leads to ever other answers; none of it where that is what remains."""
    is_number = all(type(value) is int for value in field.values if value is not LEFT_OUT)
    if is_number and len(by_outcome) > MOST_OUTCOMES:
        return {}
    said = _without_none(by_outcome) if _says_all(field, by_outcome, named) else by_outcome
    are_numbers = any(type(value) is int for value in field.values)
    return {key: each for key, each in said.items() if are_numbers or len(each) <= MOST_NAMED}


def _says_all(
    field: Unsaid,
    by_outcome: Mapping[Hashable, list[tuple[int, Numbers]]],
    named: Collection[int],
) -> bool:
    """Whether every value of a field settles the answer, none of it among them."""
    settled = {number for each in by_outcome.values() for number, _ in each}
    is_all = settled == {*named} and len(settled) > 1
    return is_all and NOTHING_OF_IT in settled and field.first_is_none


def _without_none(
    by_outcome: Mapping[Hashable, list[tuple[int, Numbers]]],
) -> dict[Hashable, list[tuple[int, Numbers]]]:
    others = {
        outcome: [(number, key) for number, key in each if number != NOTHING_OF_IT]
        for outcome, each in by_outcome.items()
    }
    return {outcome: each for outcome, each in others.items() if each}


def _named(
    field: Unsaid, place: int, rest: Outcomes, *, every_value: bool = False
) -> Iterator[int]:
    """The values that a player can name; without the one that leaving it out stands for, or all."""
    left_out = _by_others(rest, place, 0) if field.values[0] is LEFT_OUT else {}
    for number, value in enumerate(field.values):
        if value is LEFT_OUT and not field.may_be_none:
            continue
        found = _by_others(rest, place, number)
        shared = found.keys() & left_out.keys()
        if (
            every_value
            or not number
            or not shared
            or any(found[key] != left_out[key] for key in shared)
        ):
            yield number


def _by_others(outcomes: Outcomes, place: int, number: int) -> dict[Numbers, Hashable]:
    """The outcomes with this value, by the values of all other fields."""
    return {
        _without(key, place): outcome for key, outcome in outcomes.items() if key[place] == number
    }


def _matters(outcomes: Outcomes, place: int) -> bool:
    return bool(_places_that_matter(outcomes, [place]))


def places_that_matter(outcomes: Outcomes) -> list[int]:
    """The fields of which two values, with all else alike, have different answers."""
    return _places_that_matter(outcomes, range(len(next(iter(outcomes), ()))))


def _places_that_matter(outcomes: Outcomes, places: Collection[int]) -> list[int]:
    found = []
    for place in places:
        by_others: dict[Numbers, Hashable] = {}
        if any(
            by_others.setdefault(_without(key, place), outcome) != outcome
            for key, outcome in outcomes.items()
        ):
            found.append(place)
    return found


def _without(key: Numbers, place: int) -> Numbers:
    return (*key[:place], *key[place + 1 :])


def _is_thorough(
    place: int, number: int, outcomes: Outcomes, attempted: Collection[Numbers]
) -> bool:
    """Whether this value was tried together with every other one that is possible by itself."""
    if not number:
        return True
    singles = (key for key in outcomes if sum(map(bool, key)) == 1 and not key[place])
    pairs = ((*key[:place], number, *key[place + 1 :]) for key in singles)
    return all(pair in attempted for pair in pairs)
