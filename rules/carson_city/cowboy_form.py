"""The part of a form that says whose cowboy is placed."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.fields import RedField, SeatNumber
from rules.carson_city.helped import Helped
from rules.carson_city.personalities import Personality
from rules.core.faults import Fault
from rules.core.fields import Flag, one_of
from rules.core.forms import Form
from rules.core.messages import say


class CowboyForm(Form):
    """The body of a question about one cowboy."""

    title = TITLE
    asked_later = ("red",)
    seat = SeatNumber(required=True)
    personality = one_of(Personality)
    red = RedField(Personality.SHERIFF)
    white_cowboy = Flag()


def white_cowboy_faults(given: Mapping[str, Any]) -> Iterator[Fault]:
    """Only the yellow sheriff has the white cowboy."""
    who = Helped(personality=given.get("personality"), red=given.get("red", ()))
    if given.get("white_cowboy") and not who.has_white_cowboy:
        yield Fault("white_cowboy", say("white-needs-sheriff"))
