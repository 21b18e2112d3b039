"""Which values of what was not said lead to which answer, as a short list of cases.

The situations that were tried are sorted into rounds: first the values that settle the answer
whatever else holds ("NO if somebody stands there"), then those that settle it if none of these
holds, and so on. What is left has one answer ("otherwise YES"), or more fields decide together.
"""

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from web.asking.unsaid import LEFT_OUT, Unsaid

Numbers = tuple[int, ...]
"""Which of its values each field has, by their numbers."""
Outcomes = Mapping[Numbers, Hashable]
MOST_ROUNDS = 4
NOTHING_OF_IT = 0
"""The number of the value that says that there is none of it, where a player can say so."""


@dataclass(frozen=True, slots=True)
class Settling:
    """Some values of a field that all settle the answer alike, with a situation for each."""

    place: int
    numbers: tuple[int, ...]
    example: Numbers


@dataclass(frozen=True, slots=True)
class CaseList:
    """The cases in rounds, and a situation in which none of them holds."""

    rounds: tuple[tuple[Settling, ...], ...]
    otherwise: Numbers | None


def case_list(
    fields: Sequence[Unsaid], outcomes: Outcomes, attempted: Collection[Numbers]
) -> CaseList:
    """The cases of what was tried; `attempted` also holds what proved impossible."""
    rest = {**outcomes}
    rounds: list[tuple[Settling, ...]] = []
    while len({*rest.values()}) > 1 and len(rounds) < MOST_ROUNDS:
        found = (*_settling(fields, rest, outcomes, attempted),)
        if not found:
            return CaseList(tuple(rounds), None)
        rounds.append(found)
        settled = {(each.place, number) for each in found for number in each.numbers}
        rest = {
            numbers: outcome
            for numbers, outcome in rest.items()
            if settled.isdisjoint(enumerate(numbers))
        }
    is_one = len({*rest.values()}) == 1
    return CaseList(tuple(rounds), next(iter(rest)) if is_one else None)


def _settling(
    fields: Sequence[Unsaid], rest: Outcomes, outcomes: Outcomes, attempted: Collection[Numbers]
) -> Iterator[Settling]:
    for place, field in enumerate(fields):
        if not _matters(rest, place):
            continue
        by_outcome: dict[Hashable, list[tuple[int, Numbers]]] = {}
        there = {key[place] for key in rest}
        named = [number for number in _named(field, place, rest) if number in there]
        for number in named:
            found = {key: rest[key] for key in rest if key[place] == number}
            if len({*found.values()}) == 1 and _is_thorough(place, number, outcomes, attempted):
                example, outcome = next(iter(found.items()))
                by_outcome.setdefault(outcome, []).append((number, example))
        settled = {number for each in by_outcome.values() for number, _ in each}
        if settled == {*named} and NOTHING_OF_IT in settled and len(settled) > 1:
            # That there is none of it is what remains.
            by_outcome = _without_none(by_outcome)
        for each in by_outcome.values():
            yield Settling(place, tuple(number for number, _ in each), each[0][1])


def _without_none(
    by_outcome: Mapping[Hashable, list[tuple[int, Numbers]]],
) -> dict[Hashable, list[tuple[int, Numbers]]]:
    others = {
        outcome: [(number, key) for number, key in each if number != NOTHING_OF_IT]
        for outcome, each in by_outcome.items()
    }
    return {outcome: each for outcome, each in others.items() if each}


def _named(field: Unsaid, place: int, rest: Outcomes) -> Iterator[int]:
    """The values that a player can name, but for the one that leaving the field out stands for."""
    left_out = _by_others(rest, place, 0) if field.values[0] is LEFT_OUT else {}
    for number, value in enumerate(field.values):
        if value is LEFT_OUT and not field.may_be_none:
            continue
        found = _by_others(rest, place, number)
        shared = found.keys() & left_out.keys()
        if not number or not shared or any(found[key] != left_out[key] for key in shared):
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
