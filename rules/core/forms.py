"""Bodies of requests: what was typed, read into frozen values or refused with all its faults."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from marshmallow import ValidationError

from rules.core.faults import Fault, RefusedError, at_fields
from rules.core.fields import ListOf, Piece, PlainField, quoted
from rules.core.messages import say
from rules.core.readings import Setup
from rules.core.titles import Title


class EditionField(PlainField[str]):
    """One of the title's editions; the first where nothing is said."""

    kind = "edition"

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> str:
        editions = _title_of(self).editions
        if value not in editions:
            raise self.make_error("not-a-choice", given=quoted(value), choices=editions)
        return str(value)

    def described(self) -> dict[str, Any]:
        """The editions."""
        return {"type": "string", "enum": list(_title_of(self).editions)}


class VariantsField(ListOf[str]):
    """Some of the title's variants."""

    def __init__(self) -> None:
        super().__init__(VariantField(), distinct=True)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> tuple[str, ...]:
        if isinstance(value, list) and value and not _title_of(self).variants:
            raise self.make_error("no-variants", given=quoted(value[0]))
        self.as_one = _title_of(self).variants_as_one
        variants = super()._deserialize(value, *args, **kwargs)
        rivals = tuple(variant for variant in variants if variant in _title_of(self).only_one_of)
        if len(rivals) > 1:
            names = tuple(say(f"variant-{rival}") for rival in rivals)
            raise self.make_error("only-one-of", given=names)
        return variants


class VariantField(PlainField[str]):
    """One of the title's variants."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> str:
        variants = _title_of(self.parent).variants
        if value not in variants:
            raise self.make_error("not-a-choice", given=quoted(value), choices=variants)
        return str(value)

    def described(self) -> dict[str, Any]:
        """The variants."""
        variants = _title_of(self.parent).variants
        return {"type": "string", "enum": list(variants)} if variants else {"type": "string"}


class HouseRulesField(PlainField[Mapping[str, str]]):
    """A reading for some of the title's open points."""

    kind = "house_rules"

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Mapping[str, str]:
        if not isinstance(value, dict):
            raise self.make_error("not-an-object")
        errors = {
            point: error for point, given in value.items() if (error := self._error(point, given))
        }
        if errors:
            raise ValidationError(errors)
        return dict(value)

    def _error(self, point: str, given: object) -> list[Any]:
        points = _title_of(self).book.open_points
        if point not in points:
            return [say("field-no-open-point", given=quoted(point))]
        readings = points[point].readings
        if given not in readings:
            return [say("field-not-a-choice", given=quoted(given), choices=readings)]
        return []

    def described(self) -> dict[str, Any]:
        """Every open point with its readings."""
        points = _title_of(self).book.open_points.values()
        return {
            "type": "object",
            "properties": {p.id: {"type": "string", "enum": list(p.readings)} for p in points},
            "additionalProperties": False,
        }


def _title_of(field: Any) -> Title:
    """The title of the form that a field belongs to."""
    title: Title = field.parent.title
    return title


@dataclass(frozen=True, slots=True)
class Seating:
    """Which seats of a sheet a body holds: their places there, counted from 0.

    A program's body holds a whole table and needs none; a sheet counts the seats that are ready.
    """

    there: tuple[int, ...]
    playing: tuple[int, ...]
    """All seats that play, those too that are still waited for."""
    is_whole: bool


class Form(Piece):
    """The body of a request about one title: the set-up, and what the room adds."""

    title: ClassVar[Title]
    makes: ClassVar[type]

    needed_on_pages: ClassVar[tuple[str, ...]] = ()
    """Optional fields that a page asks for before it answers: at a table there always is one.

    Programs may leave these out too, and get the documented default.
    """

    edition = EditionField()
    variants = VariantsField()
    house_rules = HouseRulesField()

    def is_needed(self, name: str, body: Mapping[str, Any]) -> bool:
        """Whether a page needs one of those fields, with what is said of the others."""
        del body
        return name in self.needed_on_pages

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> object:
        """The frozen situation; what speaks against it is added to the faults."""
        del setup, faults
        return self.makes(**given)

    def seated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault], seating: Seating
    ) -> object:
        """The same of a sheet, for a title in which the numbers of the seats mean something."""
        del seating
        return self.situated(given, setup, faults)


def read(form: Form, body: object, seating: Seating | None = None) -> tuple[Setup, Any]:
    """The set-up and the situation that a body describes; refused with every fault found."""
    if not isinstance(body, dict):
        raise RefusedError([Fault("body", say("field-not-an-object"))], form.title)
    setup, given = _loaded(form, body)
    faults: list[Fault] = []
    if seating is None:
        situation = form.situated(given, setup, faults)
    else:
        situation = form.seated(given, setup, faults, seating)
    if faults:
        raise RefusedError(faults, form.title)
    return setup, situation


def read_setup(form: Form, body: Mapping[str, Any]) -> Setup:
    """The set-up alone, where nothing lies on the table yet."""
    return _loaded(form, body, partial=True)[0]


def _loaded(
    form: Form, body: Mapping[str, Any], *, partial: bool = False
) -> tuple[Setup, dict[str, Any]]:
    try:
        given = form.load(body, partial=partial)
    except ValidationError as error:
        raise RefusedError(at_fields(error.messages), form.title) from None
    setup = Setup(
        form.title,
        given.pop("edition", form.title.editions[0]),
        given.pop("variants", ()),
        given.pop("house_rules", {}),
    )
    return setup, given
