"""Forms as pages send them: refused before they are read where no page sends so much."""

from urllib.parse import unquote_plus

from flask import Flask, request
from markupsafe import escape

from rules.core.bounds import LONGEST_TEXT
from rules.core.faults import BODY, Fault, RefusedError
from rules.core.fields import quoted
from rules.core.messages import say

MOST_FIELDS = 1_500
"""In a form or an address; the largest form has some hundred."""
HOLD_A_WHOLE_TABLE = frozenset({"text", "codes", "set"})
"""Fields for files, codes and changes, which are bounded when they are read."""
LONGEST_AGAIN = 40 * 1024
"""What was refused stands in its field again, as long as a page may be that refuses something."""
URLENCODED, MULTIPART = "application/x-www-form-urlencoded", "multipart/form-data"


def register(app: Flask) -> None:
    """Looks at every form before anybody reads it."""
    app.before_request(refuse_too_much_typed)


def refuse_too_much_typed() -> None:
    """Refuses too many fields, and one that holds more than any field takes."""
    _refuse(request.query_string)
    if request.mimetype == URLENCODED:
        _refuse(request.get_data(parse_form_data=False))
    elif request.mimetype == MULTIPART:  # of which only so many parts are read at all
        for name, text in request.form.items(multi=True):
            _refuse_too_long(name, max(len(name), len(text)))


def _refuse(fields: bytes) -> None:
    """Looks at fields as they were sent; making texts of them costs many times their size."""
    if fields.count(b"&") >= MOST_FIELDS:
        raise RefusedError([Fault(BODY, say("body-too-many-fields", most=MOST_FIELDS))])
    if len(fields) > LONGEST_TEXT:
        for name, _, text in (field.partition(b"=") for field in fields.split(b"&")):
            _refuse_too_long(name.decode("ascii", "replace"), max(map(_size, (name, text))))


def _size(encoded: bytes) -> int:
    """The bytes of a text; three signs can stand for one of them."""
    return len(encoded) - 2 * encoded.count(b"%")


def _refuse_too_long(name: str, size: int) -> None:
    if size > LONGEST_TEXT and name not in HOLD_A_WHOLE_TABLE:
        says = say("body-text-too-long", longest=LONGEST_TEXT)
        raise RefusedError([Fault(quoted(unquote_plus(name[:LONGEST_TEXT])), says)])


def shown_again(text: str) -> str:
    """What a page that refuses a text has of it in its field."""
    return text if len(text) <= LONGEST_AGAIN and len(escape(text)) <= LONGEST_AGAIN else ""
