"""May this picture lie on that one?"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.checks import box_faults
from rules.carson_city_cards.city import city_of
from rules.carson_city_cards.covering import Cover, is_protected_while_laying
from rules.carson_city_cards.pictures import BY_KEY, EMPTY, HOUSE, OUTLAWS, PRISON, Picture
from rules.core.faults import Fault
from rules.core.fields import Flag, OneOf
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Reason, Ruling, allowed_unless

SOMEWHERE = 0


@dataclass(frozen=True, slots=True)
class Situation:
    """Two pictures, and what protects the player."""

    under: Picture
    over: Picture
    prison: bool = False
    sheriff: bool = False
    prison_on_this_card: bool = False


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("prison", "sheriff", "prison_on_this_card")
    under = OneOf(BY_KEY, required=True)
    over = OneOf(BY_KEY, required=True)
    prison = Flag()
    sheriff = Flag()
    prison_on_this_card = Flag()

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Two different cards show the two pictures, and the box must hold both."""
        del setup
        situation = Situation(**given)
        pictures = Counter((situation.under, situation.over))
        faults += [Fault("over", says) for says in box_faults(pictures)]
        return situation


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes, or the clause that forbids it."""
    clauses = _clauses_against(situation, readings)
    gaps = {"over": situation.over.word, "under": situation.under.word}
    return allowed_unless(
        (Reason(clause, (say(f"cover-{clause}", **gaps),)) for clause in clauses),
        {},
        rests_on=_permissions(situation),
        remedies=_remedies(situation, readings),
    )


def _clauses_against(situation: Situation, readings: Readings) -> Iterator[str]:
    city = city_of({SOMEWHERE: situation.under})
    on_card = {situation.over}
    if situation.prison_on_this_card:
        on_card.add(PRISON)
    protected = situation.prison or situation.sheriff
    if situation.under is OUTLAWS:
        protected = is_protected_while_laying(protected, on_card, readings)
    return Cover(city, protected, readings).clauses_against(situation.over, SOMEWHERE)


def _permissions(situation: Situation) -> tuple[Reason, ...]:
    gaps = {"over": situation.over.word, "under": situation.under.word}
    if situation.under is EMPTY:
        return (Reason("CCC-29", (say("covers-empty", **gaps),)),)
    if situation.under is OUTLAWS:
        return (Reason("CCC-32", (say("covers-outlaws", **gaps),)),)
    if situation.under is HOUSE:
        return (Reason("CCC-31", (say("covers-house", **gaps),)),)
    return (Reason("CCC-30", (say("covers-its-own-kind", **gaps),)),)


def _remedies(situation: Situation, readings: Readings) -> Iterator[Message]:
    """Protection, where that alone is missing."""
    protected = replace(situation, prison=True)
    if not any(_clauses_against(protected, readings)):
        yield say("remedy-protection")
