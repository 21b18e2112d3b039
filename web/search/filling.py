"""The page of a question with everything in its form that the words of a search tell."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from rules.core.faults import RefusedError
from rules.core.forms import read
from scoring.titles import titles
from translations.search.language import Term
from translations.search.sought import Sought
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed
from web.house.addresses import address_of
from web.search.entries import index_of
from web.search.fields import CHOICE, CHOICES, FLAG, NUMBER, Field, fields_of_question
from web.search.naming import SURE, named_in, shared_out

NOT_AT_ONCE = "draft"
BEHIND_A_NUMBER = 2


def address_filled(slug: str, key: str, sought: Sequence[Sought]) -> str:
    """The address of a question; it is answered at once if enough is told."""
    told = dict(_told(slug, key, sought))
    is_whole = not told or _is_enough(slug, key, told)
    body = told if is_whole else {**told, NOT_AT_ONCE: "on"}
    return address_of("ask_pages.ask", body, slug=slug, key=key)


def _is_enough(slug: str, key: str, told: Mapping[str, str]) -> bool:
    form = titles()[slug].questions[key].form
    try:
        read(form, body_of(form, Typed([*told.items()])))
    except RefusedError:
        return False
    return True


def _told(slug: str, key: str, sought: Sequence[Sought]) -> Iterator[tuple[str, str]]:
    """The paths of fields with what they say."""
    fields = fields_of_question(slug, key)
    yield from _flags(fields, sought)
    yield from _numbers(slug, fields, sought)
    yield from _choices(fields, sought)


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


def _numbers(
    slug: str, fields: Iterable[Field], sought: Sequence[Sought]
) -> Iterator[tuple[str, str]]:
    """Numbers that stand beside what a field counts."""
    counting = [field for field in fields if field.kind == NUMBER]
    for place, word in enumerate(sought):
        number = _number(slug, word)
        near = [*sought[place + 1 :][:BEHIND_A_NUMBER], *sought[:place][-1:]]
        field = next((found for each in near if (found := _counts(counting, each))), None)
        if number is not None and field and field.bounds and _is_within(number, field.bounds):
            yield field.path, str(number)


def _number(slug: str, word: Sought) -> int | None:
    """A number in figures or in words."""
    if word.word.isdecimal():
        return int(word.word)
    tongues = (language.tongue for language in index_of(slug).languages)
    figures = (tongue.numbers.get(word.word) for tongue in tongues)
    return next((int(each) for each in figures if each and not word.is_small), None)


def _counts(fields: Sequence[Field], word: Sought) -> Field | None:
    """The only field that counts what a word names."""
    meant: set[Term] = {term for term, sure in word.terms.items() if sure > SURE}
    found = [field for field in fields if field.heads & meant]
    return found[0] if len(found) == 1 else None


def _is_within(number: int, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= number <= bounds[1]
