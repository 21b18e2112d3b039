"""One of some keys, each with its name and perhaps a picture; one of the seats."""

from collections.abc import Iterator
from typing import Any

from rules.core.fields import OneOf, SeatOf
from rules.core.messages import Word
from translations.catalogue import Catalogue
from translations.naming import named
from web.forms.kinds.kind import NONE, ChoiceView, Kind, kind_of
from web.forms.typed import whole_of


def _keys(view: Any, entry: OneOf[Any], _: str, value: Any) -> Iterator[ChoiceView]:
    chosen = _chosen(value)
    for key, meant in entry.choices.items():
        word = getattr(meant, "word", None)
        if isinstance(word, Word):
            yield ChoiceView(key, view.words.name(word), key in chosen, word.id)
        else:
            yield ChoiceView(key, _named(view, key), key in chosen)


def _named(view: Any, key: str) -> str:
    own = f"choice-{view.scope}-{key}"
    return str(view.words.name(own) if view.words.has(own) else named(view.words, key))


def _seats(view: Any, entry: SeatOf, _: str, value: Any) -> Iterator[ChoiceView]:
    """The seats by name and mark; where people are known, theirs alone and what was chosen."""
    chosen = _chosen(value)
    known = {entry.first + number for number in view.words.sitting}
    for number in range(entry.minimum, entry.maximum + 1):
        if not known or number in known or number in chosen:
            seat = number - entry.first
            name = player_called(view.words, seat)
            yield ChoiceView(str(number), name, number in chosen, None, chosen.count(number), seat)


def player_called(words: Catalogue, seat: int) -> str:
    """The name of who sits there; where nobody is known, a player of that number."""
    return words.sitting.get(seat) or words.says("players-name", number=seat + 1)


def _chosen(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


CHOICE = Kind(
    read=lambda _, text: None if text == NONE else text,
    seen=lambda entry, value: [key for key in entry.choices if key in _chosen(value)],
    choices=_keys,
)
SEAT = Kind(read=lambda _, text: whole_of(text), choices=_seats)
kind_of.register(OneOf, lambda _: CHOICE)
kind_of.register(SeatOf, lambda _: SEAT)
