"""Which choices of a field the words of a search name."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from translations.search.language import Term
from translations.search.sought import Sought
from web.search.fields import Field

SURE = 0.4
AS_FAR_AS_A_MARK = 3


@dataclass(frozen=True, slots=True)
class Named:
    """A choice, and the words that name it."""

    key: str
    start: int
    end: int

    def overlaps(self, other: "Named") -> bool:
        """Whether a word belongs to both."""
        return self.start < other.end and other.start < self.end


def named_in(field: Field, sought: Sequence[Sought]) -> list[Named]:
    """The choices that are named, in the order of the words; pieces also by half of their names."""
    whole = [
        Named(key, *place)
        for key, names in field.names.items()
        for name in names
        for place in _places(name, sought)
    ]
    return _apart(whole) or _apart(_half_named(field, sought))


def _places(name: Sequence[Term], sought: Sequence[Sought]) -> Iterator[tuple[int, int]]:
    """Where the words of a name stand side by side, but for small words between them."""
    telling = [place for place, word in enumerate(sought) if not word.is_small]
    for start in range(len(telling) - len(name) + 1) if name else ():
        places = telling[start : start + len(name)]
        if all(sought[at].terms.get(term, 0) > SURE for at, term in zip(places, name, strict=True)):
            yield places[0], places[-1] + 1


def _half_named(field: Field, sought: Sequence[Sought]) -> Iterator[Named]:
    """The pieces of which a word is said that no other choice has in its name."""
    named_so = _named_so(field)
    for place, word in enumerate(sought):
        if word.is_small or word.word.isdecimal():
            continue
        for term, sure in word.terms.items():
            mine = named_so.get(term, set())
            if sure > SURE and len(mine) == 1 and mine <= field.pieces:
                yield Named(next(iter(mine)), place, place + 1)


def _named_so(field: Field) -> Mapping[Term, set[str]]:
    named_so: dict[Term, set[str]] = {}
    for key, names in field.names.items():
        for term in {term for name in names for term in name}:
            named_so.setdefault(term, set()).add(key)
    return named_so


def _apart(found: Iterable[Named]) -> list[Named]:
    """Of names at the same words the longest, and each choice once."""
    kept: list[Named] = []
    for name in sorted(found, key=lambda name: (name.start - name.end, name.start)):
        if not any(name.key == other.key or name.overlaps(other) for other in kept):
            kept.append(name)
    return sorted(kept, key=lambda name: name.start)


def shared_out(
    fields: Sequence[Field], names: Sequence[Named], sought: Sequence[Sought]
) -> Iterator[tuple[str, str]]:
    """What is named in the fields where it belongs: by the words beside it, else in order."""
    fields_left, names_left = list(fields), list(names)
    for is_marked in (_is_marked_before, _is_marked_after):
        for name in names:
            field = next((each for each in fields_left if is_marked(each, name, sought)), None)
            if field and name in names_left:
                fields_left.remove(field)
                names_left.remove(name)
                yield field.path, name.key
    for field, name in zip(fields_left, names_left, strict=False):
        yield field.path, name.key


def _is_marked_before(field: Field, name: Named, sought: Sequence[Sought]) -> bool:
    """Whether a word shortly before the name tells the field, with only small ones between."""
    for word in reversed(sought[max(0, name.start - AS_FAR_AS_A_MARK) : name.start]):
        if word.word in field.marks.before:
            return True
        if not word.is_small:
            return False
    return False


def _is_marked_after(field: Field, name: Named, sought: Sequence[Sought]) -> bool:
    return any(word.word in field.marks.after for word in sought[name.end : name.end + 1])
