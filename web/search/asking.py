"""What is searched for, as it stands in an address."""

from flask import request

from rules.core.faults import Fault, RefusedError
from rules.core.messages import say

LONGEST_SEARCH = 200


def asked_for() -> str:
    """The words of a search; refused where there are none or too many."""
    text = request.args.get("q", "")
    if not text.strip():
        raise RefusedError([Fault("q", say("search-blank"))])
    if len(text) > LONGEST_SEARCH:
        raise RefusedError([Fault("q", say("search-too-long", longest=LONGEST_SEARCH))])
    return text
