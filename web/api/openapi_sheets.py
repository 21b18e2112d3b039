"""What shared sheets are sent, and the codes in their addresses, as JSON Schema.

Sheets serve every title: a seat's fields are as typed, right or wrong; which there are stands with
the title's table.
"""

from typing import Annotated, Any, NotRequired, TypedDict

from sheets.checking import LONGEST_PLACE, MOST_PUTS, NAME
from sheets.codes import SIGNS
from sheets.making import ONLY_TOLD
from sheets.roles import MOST_SEATS
from sheets.rulings import MOST_RULINGS
from web.api.json_schema import Schema, limits, schema_of
from web.sheets.answer_types import Day, Fields, Joining, Mark, Slug

LETTERS = "".join(sign for sign in SIGNS if sign.isalpha())
FORGIVEN = "ILO"
SIGN = f"[0-9{LETTERS}{FORGIVEN}{(LETTERS + FORGIVEN).lower()}]"
FIRST = f"[0-7{FORGIVEN}{FORGIVEN.lower()}]"
Code = Annotated[str, limits(pattern=rf"^[\s-]*{FIRST}(?:[\s-]*{SIGN}){{25}}[\s-]*$")]
FromZero = Annotated[int, limits(minimum=0)]
Name = Annotated[str, limits(**NAME.described())]
Place = Annotated[str, limits(maxLength=LONGEST_PLACE, pattern=r"^[^\n]*$")]
Puts = Annotated[Fields, limits(minProperties=1, maxProperties=MOST_PUTS)]


class SetupTyped(TypedDict, total=False):
    edition: str | None
    variants: list[str] | None
    house_rules: dict[str, str] | None
    date: Day
    place: Place
    joining: Joining | None
    may_add_seats: bool | None
    totals_covered: bool | None


class SeatTyped(TypedDict):
    name: Name
    mark: NotRequired[Mark | None]
    left_out: NotRequired[bool]
    fields: NotRequired[Fields]


class SavedRuling(TypedDict):
    question: str
    situation: Fields


class NewSheet(TypedDict):
    title: Slug
    seats: Annotated[list[SeatTyped], limits(minItems=1, maxItems=MOST_SEATS)]
    setup: NotRequired[Annotated[SetupTyped, limits(additionalProperties=False)] | None]
    shared: NotRequired[Fields | None]
    extras: NotRequired[Fields | None]
    rulings: NotRequired[Annotated[list[SavedRuling], limits(maxItems=MOST_RULINGS)] | None]


Wanted = TypedDict("Wanted", {"base": FromZero, "set": Puts})
WantedPreview = TypedDict("WantedPreview", {"base": NotRequired[Any], "set": Puts})
WantedEnd = TypedDict("WantedEnd", {"anyway": bool | None}, total=False)
NoFields = TypedDict("NoFields", {})
NewSeat = TypedDict("NewSeat", {"name": Name})
NewRuling = TypedDict("NewRuling", {"question": str, "situation": Fields})
BODIES = (NewRuling, NewSheet, Wanted, WantedPreview, NewSeat, WantedEnd, NoFields)


def sent(body: Any) -> Schema:
    """A body, in which any other property is refused; a new sheet may be a saved one."""
    shape = {**schema_of(body), "additionalProperties": False}
    if body is NewSheet:
        shape["properties"] |= {key: {} for key in sorted(ONLY_TOLD)}
    return shape
