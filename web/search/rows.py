"""The rows of a question that the words of a search fill, such as people who play.

Each row begins where a choice of it is named, else behind a word that stands between two rows, else
each number is a row. Only rows that `search.toml` speaks of are filled.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from translations.search.sought import Sought
from web.forms.kinds.choice import player_called
from web.forms.kinds.rows import NAME
from web.house.language import words
from web.search.fields import CHOICE, FLAG, NUMBER, TEXT, Field
from web.search.naming import named_in
from web.search.numbers import fits, number_of, numbers_told

Told = Iterator[tuple[str, str]]
FEWEST, MOST = 2, 6
KNOWN_SURELY = 0.7


@dataclass(frozen=True, slots=True)
class Stretch:
    """The words that belong to one row, and where they stand."""

    start: int
    end: int

    def of(self, sought: Sequence[Sought]) -> Sequence[Sought]:
        """Its words."""
        return sought[self.start : self.end]


@dataclass(frozen=True, slots=True)
class RowsTold:
    """What the words tell of the rows of a field, and where the words of the rows begin."""

    told: tuple[tuple[str, str], ...]
    start: int


def rows_told(slug: str, field: Field, sought: Sequence[Sought]) -> RowsTold | None:
    """The paths of the fields in each row with what they hold; None where one alone is told."""
    stretches = _stretches(slug, field, sought)
    if len(stretches) < FEWEST:
        return _counted(slug, field, sought)
    rows = [
        [*_row(slug, _numbered(field, number), stretch.of(sought))]
        for number, stretch in enumerate(stretches)
    ]
    if not any(rows):
        return None
    is_of_people = any(each.calls_a_player for each in field.row)
    names = [_called(field, number, row) for number, row in enumerate(rows) if is_of_people]
    return RowsTold(tuple(each for row in [*rows, names] for each in row), stretches[0].start)


def _called(field: Field, number: int, row: Sequence[tuple[str, str]]) -> tuple[str, str]:
    """Who a row is about: whom the words name, else the player of that number."""
    path = f"{field.path}.{number}.{NAME}"
    return path, dict(row).get(path, player_called(words(), number))


def _counted(slug: str, field: Field, sought: Sequence[Sought]) -> RowsTold | None:
    """So many rows as are counted, each with what is said to be true of them."""
    counter = replace(field, kind=NUMBER, bounds=(FEWEST, MOST))
    number = next((int(told) for _, _, told in numbers_told(slug, [counter], sought)), 0)
    flags = replace(field, row=tuple(each for each in field.row if each.kind == FLAG))
    rows = (_row(slug, _numbered(flags, each), sought) for each in range(number))
    told = tuple(each for row in rows for each in row)
    return RowsTold(told, 0) if told else None


def _stretches(slug: str, field: Field, sought: Sequence[Sought]) -> list[Stretch]:
    """The words of each row: from what names it, or what stands between, to the next."""
    choice = next((each for each in field.row if each.kind == CHOICE and each.names), None)
    starts = [name.start for name in named_in(choice, sought)] if choice else []
    between = [at for at, word in enumerate(sought) if word.word in field.marks.between]
    if len(starts) < FEWEST:
        starts = [0, *(at + 1 for at in between)] if between else _bare(slug, field, sought)
    ends = [*starts[1:], len(sought)]
    return [Stretch(start, end) for start, end in zip(starts, ends, strict=False)]


def _bare(slug: str, field: Field, sought: Sequence[Sought]) -> list[int]:
    """The places of numbers, where each of them may be a row of its own."""
    if not _figure(field):
        return []
    return [at for at, word in enumerate(sought) if number_of(slug, word) is not None]


def _numbered(field: Field, number: int) -> tuple[Field, ...]:
    """The fields of one row under their own paths."""
    first, own = f"{field.path}.0.", f"{field.path}.{number}."
    return tuple(replace(each, path=own + each.path.removeprefix(first)) for each in field.row)


def _figure(field: Field) -> Field | None:
    """The field of a row into which a number belongs that stands beside nothing."""
    return next((each for each in field.row if each.holds_any_number), None)


def _row(slug: str, fields: Sequence[Field], sought: Sequence[Sought]) -> Told:
    """What the words of a row tell."""
    text = f" {' '.join(word.word for word in sought)} "
    counted = [*numbers_told(slug, fields, sought)]
    yield from ((path, number) for _, path, number in counted)
    for field in fields:
        if field.kind == FLAG and any(f" {said} " in text for said in field.marks.said):
            yield field.path, "on"
        if field.kind == CHOICE and (names := named_in(field, sought)):
            yield field.path, names[0].key
        if field.kind == TEXT and (name := _name(sought)):
            yield field.path, name
        if field.holds_any_number:
            yield from _number_left(slug, field, sought, {at for at, _, _ in counted})


def _name(sought: Sequence[Sought]) -> str | None:
    """Somebody's name: what begins with a capital and is no word that is known."""
    names = (each.written for each in sought if each.surest < KNOWN_SURELY and not each.is_small)
    return next((name for name in names if name[:1].isupper()), None)


def _number_left(slug: str, field: Field, sought: Sequence[Sought], counted: set[int]) -> Told:
    """The first number that no other field has taken."""
    for at, word in enumerate(sought):
        number = number_of(slug, word)
        if at not in counted and number is not None and fits(field, number):
            yield field.path, str(number)
            return
