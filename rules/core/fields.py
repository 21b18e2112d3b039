"""Form fields that say what is wrong, and what would be right, in the catalogues' sentences."""

import re
from collections.abc import Mapping, Sequence
from copy import copy
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar

from marshmallow import Schema, ValidationError, fields

from rules.core.messages import Message, say

Value = TypeVar("Value")
Choice = TypeVar("Choice", bound=Enum)

LONGEST_QUOTE = 40
LARGEST_LIST = 1000


def quoted(value: object) -> str:
    """What was typed, short enough to stand in a sentence."""
    text = value if isinstance(value, str) else _as_json(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


def _as_json(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    return repr(value) if isinstance(value, float) else str(_bounded(value))


def _bounded(value: object) -> object:
    """Numbers beyond all reason are not written out."""
    return value if not isinstance(value, int) or abs(value) < 10**LONGEST_QUOTE else "…"


HALVES_AND_SIGNALS = "\x00-\x1f\x7f-\x9f\ud800-\udfff"
UNWRITABLE = re.compile(f"[{HALVES_AND_SIGNALS}]")
"""JSON can smuggle in halves of characters and signals for machines, which no page can show."""
TURNED_ROUND = re.compile("[\u202d\u202e]")
"""What makes a writing run the other way, so that it reads as what it is not."""
UNSEEN = re.compile("[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202c\u2060\u2066-\u2069\ufeff]")
"""Marks that come along with a name that is pasted; those that join signs to one stay."""


def plain_text(text: str) -> str:
    """A short text without blanks around it and marks that nobody sees.

    >>> plain_text(" \u2068Ann\u2069\u200b ")
    'Ann'
    """
    return UNSEEN.sub("", text).strip()


def refusal(*says: Message) -> ValidationError:
    """The error that marshmallow collects at the field."""
    return ValidationError(list(says))


class PlainField(fields.Field[Value]):
    """A field whose refusals are messages; `described` is its place in the API description.

    `kind` says what sort of thing is typed, for whoever draws a form.
    """

    kind: ClassVar[str] = "text"
    in_rows: ClassVar[bool] = False
    """Its text has rows, which may also be typed one below the other."""
    blank_is_empty: ClassVar[bool] = False
    """A blank text says that nothing is there; elsewhere it says nothing."""
    listed: Any = None
    """The same as a list, where programs may give it as one."""
    could_be: ClassVar[tuple[Any, ...]] = ()
    """Values that show what it could change, where the field itself does not list them."""

    def make_error(self, key: str, **gaps: Any) -> ValidationError:
        """The refusal of this kind, for instance `field-required`."""
        return refusal(say(f"field-{key}", **gaps))

    def described(self) -> dict[str, Any]:
        """The field as JSON Schema."""
        return {}


class Whole(PlainField[int]):
    """A whole number between two bounds, both allowed; in steps where `step` is given."""

    kind = "number"

    def __init__(self, minimum: int, maximum: int, *, step: int = 1, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.minimum, self.maximum, self.step = minimum, maximum, step

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> int:
        bounds = {"minimum": self.minimum, "maximum": self.maximum}
        if type(value) is not int:
            raise self.make_error("not-whole", given=quoted(value), **bounds)
        if not self.minimum <= value <= self.maximum:
            raise self.make_error("out-of-range", given=quoted(value), **bounds)
        if value % self.step:
            raise self.make_error("not-in-steps", given=quoted(value), step=self.step)
        return value

    def described(self) -> dict[str, Any]:
        """The number with its bounds."""
        bounds = {"type": "integer", "minimum": self.minimum, "maximum": self.maximum}
        return bounds if self.step == 1 else {**bounds, "multipleOf": self.step}


class SeatOf(Whole):
    """One of so many seats, counted from `first`; people choose it by name or mark."""

    kind = "seat"
    first: ClassVar[int]

    def __init__(self, seats: int, **kwargs: Any) -> None:
        super().__init__(self.first, self.first + seats - 1, **kwargs)


class SeatFromZero(SeatOf):
    """One of so many seats, as programs count them."""

    first = 0


class SeatFromOne(SeatOf):
    """One of so many seats, counted as a notation of the table does."""

    first = 1


class OneNumberOf(Whole):
    """One of some numbers, each of which means something by itself."""

    def __init__(self, numbers: Sequence[int], **kwargs: Any) -> None:
        super().__init__(min(numbers), max(numbers), **kwargs)
        self.numbers = tuple(numbers)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> int:
        if type(value) is not int or value not in self.numbers:
            raise self.not_among_them(value)
        return super()._deserialize(value, *args, **kwargs)

    def not_among_them(self, value: object) -> ValidationError:
        """The refusal of a number that means nothing."""
        choices = tuple(str(number) for number in self.numbers)
        return self.make_error("not-a-choice", given=quoted(value), choices=choices)

    def described(self) -> dict[str, Any]:
        """The numbers."""
        return {"type": "integer", "enum": list(self.numbers)}


class Flag(PlainField[bool]):
    """True or false and nothing that resembles them."""

    kind = "flag"

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("not-a-flag", given=quoted(value))
        return value

    def described(self) -> dict[str, Any]:
        """A truth value."""
        return {"type": "boolean"}


class TrueUnlessDenied(Flag):
    """A flag that nobody needs to set: silence means yes."""

    kind = "yes_or_no"


class YesOrNo(Flag):
    """A flag that may stay untold, which is neither yes nor no."""

    kind = "yes_no"


class Text(PlainField[str]):
    """A text of 1 to `longest` characters; blanks at its ends do not count."""

    def __init__(self, longest: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.longest = longest

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> str:
        if not isinstance(value, str) or UNWRITABLE.search(value.strip()):
            raise self.make_error("not-text", given=quoted(value))
        text = plain_text(value)
        if TURNED_ROUND.search(text):
            raise self.make_error("turned-round", given=quoted(TURNED_ROUND.sub("", text)))
        if not 1 <= len(text) <= self.longest:
            raise self.make_error("text-length", longest=self.longest)
        return text

    def described(self) -> dict[str, Any]:
        """A text that holds more than blanks."""
        return {"type": "string", "minLength": 1, "pattern": r"\S"}


class OneOf(PlainField[Value], Generic[Value]):
    """One of some keys; each stands for a value.

    `older` are keys of earlier versions: they are still read, and no page shows them.
    """

    kind = "choice"

    def __init__(
        self,
        choices: Mapping[str, Value],
        *,
        older: Mapping[str, Value] | None = None,
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        self.choices = choices
        self._read: Mapping[str, Value] = {**choices, **(older or {})}

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Value:
        if not isinstance(value, str) or value not in self._read:
            raise self.make_error("not-a-choice", given=quoted(value), choices=tuple(self.choices))
        return self._read[value]

    def described(self) -> dict[str, Any]:
        """The keys."""
        return {"type": "string", "enum": list(self._read)}


def one_of(
    enum: type[Choice], older: Mapping[str, Choice] | None = None, **kwargs: Any
) -> OneOf[Choice]:
    """A field for the values of an enumeration."""
    return OneOf({member.value: member for member in enum}, older=older, **kwargs)


class ListOf(PlainField[tuple[Value, ...]], Generic[Value]):
    """A list of `shortest` to `longest` entries.

    `distinct` refuses the later of two equal ones; `ordered` says that their order matters;
    `as_one` names what is wrong with an entry at the list, not at the entry.
    """

    kind = "list"
    that_decide: tuple[str, ...] = ()
    """The only entries that can turn an answer round, where not all can."""

    def __init__(
        self,
        inner: fields.Field[Value],
        *,
        shortest: int = 0,
        longest: int = LARGEST_LIST,
        distinct: bool = False,
        ordered: bool = False,
        as_one: bool = False,
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        self.inner = inner
        self.shortest, self.longest = shortest, longest
        self.distinct, self.ordered, self.as_one = distinct, ordered, as_one

    def _bind_to_schema(self, field_name: str, parent: Schema | fields.Field[Any]) -> None:
        super()._bind_to_schema(field_name, parent)
        self.inner = copy(self.inner)  # each form has its own, as it belongs to one form only
        self.inner._bind_to_schema(field_name, self)  # noqa: SLF001 (as marshmallow's List does)

    def _deserialize(self, value: Any, *_: Any, **kwargs: Any) -> tuple[Value, ...]:
        if not isinstance(value, list):
            raise self.make_error("not-a-list", given=quoted(value))
        if len(value) < self.shortest:
            raise self.make_error("list-too-short", count=len(value), shortest=self.shortest)
        if len(value) > self.longest:
            raise self.make_error("list-too-long", count=len(value), longest=self.longest)
        found, errors = self._entries(value, **kwargs)
        if self.distinct:
            errors |= self._repeats(found)
        if errors:
            raise ValidationError([*errors.values()] if self.as_one else errors)
        return tuple(found.values())

    def _entries(
        self, given: list[Any], **kwargs: Any
    ) -> tuple[dict[int, Value], dict[int | str, Any]]:
        found: dict[int, Value] = {}
        errors: dict[int | str, Any] = {}
        for index, entry in enumerate(given):
            try:
                found[index] = self.inner.deserialize(entry, **kwargs)
            except ValidationError as error:
                errors[index] = error.messages
        return found, errors

    def _repeats(self, found: Mapping[int, Value]) -> dict[int | str, Any]:
        seen: set[Value] = set()
        errors: dict[int | str, Any] = {}
        for index, entry in found.items():
            if entry in seen:
                errors[index] = [say("field-repeated", given=quoted(str(entry)))]
            seen.add(entry)
        return errors

    def described(self) -> dict[str, Any]:
        """The bounds; the entries are described beside them."""
        bounds: dict[str, Any] = {"type": "array", "minItems": self.shortest}
        if self.longest != LARGEST_LIST:
            bounds["maxItems"] = self.longest
        return {**bounds, "uniqueItems": True} if self.distinct else bounds


class Keyed(PlainField[Mapping[str, Value]], Generic[Value]):
    """An object whose values are all read alike; what its keys mean is the title's to say."""

    kind = "keyed"

    def __init__(self, inner: fields.Field[Value], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.inner = inner

    def _deserialize(self, value: Any, *_: Any, **kwargs: Any) -> Mapping[str, Value]:
        if not isinstance(value, dict):
            raise self.make_error("not-an-object")
        found: dict[str, Value] = {}
        errors: dict[str | int, Any] = {}
        for key, entry in value.items():
            try:
                self.against_key(key)
                found[key] = self.inner.deserialize(entry, **kwargs)
            except ValidationError as error:
                errors[key] = error.messages
        if errors:
            raise ValidationError(errors)
        return found

    def against_key(self, key: str) -> None:
        """Refuses keys that mean nothing."""


class NumberOr(PlainField[Any], Generic[Value]):
    """A plain number, or the same thing itemised: an object or a list."""

    kind = "number_or"

    def __init__(self, number: Whole, items: fields.Field[Value], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.number, self.items = number, items

    def _bind_to_schema(self, field_name: str, parent: Schema | fields.Field[Any]) -> None:
        super()._bind_to_schema(field_name, parent)
        self.number, self.items = copy(self.number), copy(self.items)  # as in `ListOf`
        for inner in (self.number, self.items):
            inner._bind_to_schema(field_name, self)  # noqa: SLF001

    def form_of(self, value: object) -> fields.Field[Any]:
        """The field that reads this value."""
        return self.items if isinstance(value, list | dict) else self.number

    def _deserialize(self, value: Any, *_: Any, **kwargs: Any) -> Any:
        return self.form_of(value).deserialize(value, **kwargs)


class NumberOrNumbers(NumberOr[tuple[int, ...]]):
    """A plain number, or the numbers that it is made of."""

    kind = "sum_or_list"


class SumOrNumbers(PlainField[Value]):
    """A number, or the numbers that it is the sum of, read into a value of the title's own."""

    kind = "sum_or_list"


class Numbers(PlainField[Value]):
    """Some numbers that are one thing together."""


class Piece(Schema):
    """An object inside a body; `makes` is the frozen value that its fields become."""

    deciding: ClassVar[tuple[str, ...]] = ()
    """The optional fields that can turn an answer round: a page asks for them and assumes nothing.

    A required tick always decides. Programs may leave these out, and get the documented default.
    """
    never_none: ClassVar[tuple[str, ...]] = ()
    """Those of which there always is one: left out they have a default, and are never "none"."""
    asked_later: ClassVar[tuple[str, ...]] = ()
    """The deciding fields that a page asks for only once they matter with what was said."""
    of_one: ClassVar[tuple[str, ...]] = ()
    """What only one of several such pieces can have: a tick, or `field.value`. It decides.

    Of a field that stands here nothing else decides.
    """

    # marshmallow passes on what stands here, sentence or message.
    error_messages: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "unknown": say("field-unknown"),
        "type": say("field-not-an-object"),
    }


class PieceOf(fields.Nested):
    """A field that holds a piece; its refusals stand at the piece's own fields."""

    def __init__(
        self, piece: type[Schema], *, could_be: tuple[Mapping[str, Any], ...] = (), **kwargs: Any
    ) -> None:
        super().__init__(piece, **kwargs)
        self.could_be = could_be
        """Pieces that fit together, where one thing alone or all of them never do."""

    def make_error(self, key: str, **gaps: Any) -> ValidationError:
        """The refusal of this kind, for instance `field-required`."""
        return refusal(say(f"field-{key}", **gaps))
