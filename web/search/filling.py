"""The page of a question with everything in its form that the words of a search tell."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rules.core.faults import RefusedError
from rules.core.forms import read
from scoring.titles import titles
from translations.search.sought import Sought
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed
from web.house.addresses import address_of
from web.search.entries import index_of
from web.search.fields import CHOICE, CHOICES, FLAG, Field, fields_of_question
from web.search.naming import named_in, shared_out
from web.search.numbers import numbers_told
from web.search.rows import rows_told

NOT_AT_ONCE = "draft"


def make_ready() -> None:
    """Make all indexes and read the forms of all questions, before anybody searches."""
    for slug, title in titles().items():
        index_of(slug)
        for key in title.facts.questions:
            fields_of_question(slug, key)


def address_filled(slug: str, key: str, sought: Sequence[Sought]) -> str:
    """The address of a question; it is answered at once if enough is told."""
    told = told_of(slug, key, sought)
    is_whole = not told or body_if_enough(slug, key, told) is not None
    body = told if is_whole else {**told, NOT_AT_ONCE: "on"}
    return address_of("ask_pages.ask", body, slug=slug, key=key)


def told_of(slug: str, key: str, sought: Sequence[Sought]) -> dict[str, str]:
    """What the words tell of a question: fields by their paths."""
    return dict(_told(slug, key, sought))


def body_if_enough(slug: str, key: str, told: Mapping[str, str]) -> dict[str, Any] | None:
    """The body that is asked with, if what is told is enough for an answer."""
    form = titles()[slug].questions[key].form
    body = body_of(form, Typed([*told.items()]))
    try:
        read(form, body)
    except RefusedError:
        return None
    return body


def _told(slug: str, key: str, sought: Sequence[Sought]) -> Iterator[tuple[str, str]]:
    """The paths of fields with what they say; the words of rows tell nothing else."""
    fields = fields_of_question(slug, key)
    found = [told for field in fields if field.row if (told := rows_told(slug, field, sought))]
    for rows in found:
        yield from rows.told
    left = sought[: min((rows.start for rows in found), default=len(sought))]
    yield from _flags(fields, left)
    yield from ((path, number) for _, path, number in numbers_told(slug, fields, left))
    yield from _choices(fields, left)


def _flags(fields: Iterable[Field], sought: Sequence[Sought]) -> Iterator[tuple[str, str]]:
    """What is true, as the title's own words for it say."""
    text = f" {' '.join(word.word for word in sought)} "
    for field in fields:
        if field.kind == FLAG and any(f" {said} " in text for said in field.marks.said):
            yield field.path, "on"


def _choices(fields: Iterable[Field], sought: Sequence[Sought]) -> Iterator[tuple[str, str]]:
    """What is chosen; of several only where no single one can be chosen."""
    for alike in _alike(fields):
        names = named_in(alike[0], sought)
        single = [field for field in alike if field.kind == CHOICE]
        yield from shared_out(single or alike[:1], names, sought)


def _alike(fields: Iterable[Field]) -> Iterator[list[Field]]:
    """The fields in which the same can be chosen, together."""

    def choices(field: Field) -> list[str]:
        return sorted(field.names)

    chosen = [field for field in fields if field.kind in {CHOICE, CHOICES} and field.names]
    for _, alike in groupby(sorted(chosen, key=choices), choices):
        yield list(alike)
