"""Which fields of a question the numbers in a search belong into."""

from collections.abc import Iterator, Sequence

from translations.search.language import Term
from translations.search.sought import Sought
from web.search.entries import index_of
from web.search.fields import NUMBER, Field
from web.search.naming import SURE

BEHIND_A_NUMBER = 2


def numbers_told(
    slug: str, fields: Sequence[Field], sought: Sequence[Sought]
) -> Iterator[tuple[int, str, str]]:
    """Numbers that stand beside what a field counts: the place of the word, path and number."""
    counting = [field for field in fields if field.kind == NUMBER]
    for place, word in enumerate(sought):
        near = [*sought[place + 1 :][:BEHIND_A_NUMBER], *sought[:place][-1:]]
        field = next((found for each in near if (found := _counts(counting, each))), None)
        number = number_of(slug, word)
        if field and number is not None and fits(field, number):
            yield place, field.path, str(number)


def number_of(slug: str, word: Sought) -> int | None:
    """A number in figures or in words."""
    if word.word.isdecimal():
        return int(word.word)
    tongues = (language.tongue for language in index_of(slug).languages)
    figures = (tongue.numbers.get(word.word) for tongue in tongues)
    return next((int(each) for each in figures if each and not word.is_small), None)


def fits(field: Field, number: int) -> bool:
    """Whether a field may hold a number."""
    return field.bounds is not None and field.bounds[0] <= number <= field.bounds[1]


def _counts(fields: Sequence[Field], word: Sought) -> Field | None:
    """The field that counts what a word names: of several the one of the group that comes first."""
    meant: set[Term] = {term for term, sure in word.terms.items() if sure > SURE}
    found = [field for field in fields if field.heads & meant]
    first = [field for field in found if field.is_first]
    return found[0] if len(found) == 1 else first[0] if len(first) == 1 else None
