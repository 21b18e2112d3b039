"""What is sent to and answered by shared sheets, as JSON Schema.

Sheets serve every title: a seat's fields are as typed, right or wrong; which there are stands with
the title's table.
"""

from typing import Any

from rules.core.seats import MARKS
from scoring.titles import titles
from sheets.checking import JOINING, LONGEST_PLACE, MOST_PUTS, NAME
from sheets.codes import SIGNS
from sheets.making import ONLY_TOLD
from sheets.record import FINISHED, OPEN
from sheets.roles import DERIVED, HOST, MOST_SEATS
from sheets.standing import State
from sheets.timeline import ChangeKind
from web.api.openapi_answers import BREAKDOWN, PROBLEM
from web.api.openapi_shapes import (
    FLAG,
    TEXT,
    WHOLE,
    choice,
    closed,
    listed,
    mapping,
    or_null,
    record,
)
from web.pages.files import FORMAT

ANYTHING: dict[str, Any] = {}
FROM_ZERO = {"type": "integer", "minimum": 0}
DAY = {"type": "string", "format": "date"}
MOMENT = {"type": "string", "format": "date-time"}
ROLE = choice((HOST, *DERIVED))
STATUS = choice((OPEN, FINISHED))
TITLE = choice(titles())

LETTERS = "".join(sign for sign in SIGNS if sign.isalpha())
FORGIVEN = "ILO"
SIGN = f"[0-9{LETTERS}{FORGIVEN}{(LETTERS + FORGIVEN).lower()}]"
CODE = {
    "type": "string",
    "pattern": rf"^[\s-]*[0-7{FORGIVEN}{FORGIVEN.lower()}](?:[\s-]*{SIGN}){{25}}[\s-]*$",
}
SEAT_NUMBER = {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}

# What is sent.
PLACE = {"type": "string", "maxLength": LONGEST_PLACE, "pattern": r"^[^\n]*$"}
NAME_TYPED = NAME.described()
SETUP_TYPED = closed(
    record(
        {},
        edition=or_null(TEXT),
        variants=or_null(listed(TEXT)),
        house_rules=or_null(mapping(TEXT)),
        date=DAY,
        place=PLACE,
        joining=or_null(choice(JOINING)),
        may_add_seats=or_null(FLAG),
        totals_covered=or_null(FLAG),
    )
)
SEAT_TYPED = record(
    {"name": NAME_TYPED}, mark=or_null(choice(MARKS)), left_out=FLAG, fields=mapping(ANYTHING)
)
SEATS_TYPED = {**listed(SEAT_TYPED), "minItems": 1, "maxItems": MOST_SEATS}
NEW_SHEET = closed(
    record(
        {"title": TITLE, "seats": SEATS_TYPED},
        setup=or_null(SETUP_TYPED),
        shared=or_null(mapping(ANYTHING)),
        extras=or_null(mapping(ANYTHING)),
        **dict.fromkeys(sorted(ONLY_TOLD), ANYTHING),
    )
)
PUTS = {**mapping(ANYTHING), "minProperties": 1, "maxProperties": MOST_PUTS}
WANTED = closed(record({"base": FROM_ZERO, "set": PUTS}))
WANTED_PREVIEW = closed(record({"set": PUTS}, base=ANYTHING))
WANTED_END = closed(record({}, anyway=or_null(FLAG)))
NEW_SEAT = closed(record({"name": NAME_TYPED}))

# What is answered.
POINTS = or_null(WHOLE)
SENTENCES = mapping(listed(TEXT))
AGREED = {"edition": TEXT, "variants": listed(TEXT), "house_rules": mapping(TEXT)}
WHEN_AND_WHERE = {"date": DAY, "place": TEXT}
WISHES = {"joining": choice(JOINING), "may_add_seats": FLAG, "totals_covered": FLAG}
SEAT_IN_SHORT = {
    "name": TEXT,
    "mark": choice(MARKS),
    "state": choice(State),
    "taken": FLAG,
    "done": FLAG,
    "total": POINTS,
    "last_total": POINTS,
    "rank": POINTS,
}
SEAT = record({**SEAT_IN_SHORT, "fields": mapping(ANYTHING), "problems": SENTENCES})
STANDING = {"totals": listed(POINTS), "winners": listed(TEXT)}
WAITED_FOR = {
    "anyOf": [
        record({"what": choice(("seat",)), "seat": SEAT_NUMBER}),
        record({"what": choice(("reveal",))}),
    ]
}
OUTCOME = {
    "winners": or_null(listed(TEXT)),
    "leading": listed(TEXT),
    "final": FLAG,
    "waits_for": listed(WAITED_FOR),
}
SHEET = record(
    {
        "title": TITLE,
        "revision": WHOLE,
        "role": ROLE,
        "status": STATUS,
        "setup": record({**AGREED, **WHEN_AND_WHERE}, **WISHES),
        "shared": mapping(ANYTHING),
        "extras": mapping(ANYTHING),
        "problems": SENTENCES,
        "seats": listed(SEAT),
        "breakdown": or_null(BREAKDOWN),
        **OUTCOME,
        "links": record({"look": TEXT}, host=TEXT, join=TEXT, seats=listed(or_null(TEXT))),
    },
    revealed=FLAG,
    result=record({"version": TEXT, "at": MOMENT, **STANDING}, today=record(STANDING)),
)
SCORE = record({"totals": listed(POINTS), "winners": or_null(listed(TEXT))})
CHANGE = {
    "revision": WHOLE,
    "at": MOMENT,
    "who": record({"role": ROLE, "name": or_null(TEXT)}),
    "kind": choice(ChangeKind),
    "about": {"anyOf": [TEXT, or_null(WHOLE)]},
    "set": mapping(record({"old": ANYTHING, "new": ANYTHING})),
    "covered": listed(TEXT),
    "before": SCORE,
    "after": SCORE,
    "says": TEXT,
}
CHANGE_TOLD = record({**CHANGE, "moves": listed(TEXT), "may_undo": FLAG})
TIMELINE = record({"revision": WHOLE, "changes": listed(CHANGE_TOLD)})
PREVIEW = record(
    {
        "revision": WHOLE,
        "before": SCORE,
        "after": SCORE,
        "problems": SENTENCES,
        "seats": listed(SEAT),
        "says": listed(TEXT),
    }
)
NEWS = record(
    {
        "revision": WHOLE,
        "change": record(CHANGE),
        "who": TEXT,
        "moves": listed(TEXT),
        "status": STATUS,
        "missing": listed(TEXT),
        **OUTCOME,
        "seats": listed(record({**SEAT_IN_SHORT, "state_says": TEXT, "rank_says": TEXT})),
    }
)
SAVED_SHEET = record(
    {
        "boomtown": {"type": "integer", "enum": [FORMAT]},
        "made": record({"version": TEXT, "at": MOMENT}),
        "title": TITLE,
        "setup": record({}, **AGREED, **WHEN_AND_WHERE, **WISHES),
        "seats": listed(
            record({"name": TEXT, "mark": choice(MARKS)}, fields=mapping(ANYTHING), left_out=FLAG)
        ),
        "extras": mapping(ANYTHING),
        "status": STATUS,
        "result": or_null(record(STANDING)),
    },
    shared=mapping(ANYTHING),
)
NOT_RIGHT = {
    **PROBLEM,
    "properties": {**PROBLEM["properties"], "waits_for": listed(WAITED_FOR)},
}
CONTESTED = {
    **PROBLEM,
    "properties": {
        **PROBLEM["properties"],
        "yours": mapping(ANYTHING),
        "theirs": mapping(ANYTHING),
        "revision": WHOLE,
    },
}
SHAPES = {
    "NewSheet": NEW_SHEET,
    "Wanted": WANTED,
    "WantedPreview": WANTED_PREVIEW,
    "NewSeat": NEW_SEAT,
    "WantedEnd": WANTED_END,
    "Sheet": SHEET,
    "Timeline": TIMELINE,
    "Preview": PREVIEW,
    "News": NEWS,
    "SavedSheet": SAVED_SHEET,
    "Contested": CONTESTED,
    "NotRight": NOT_RIGHT,
}
