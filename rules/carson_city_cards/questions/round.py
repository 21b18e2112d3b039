"""How many cards does this round have?"""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.auction import CHARACTERS_SHOWN, terrain_shown
from rules.carson_city_cards.characters import WITH_ARROW, Character
from rules.carson_city_cards.schema import FEWEST_SEATS, MOST_SEATS
from rules.core.fields import ListOf, OneOf, Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Reason, Ruling, answered

ONE_MORE_SHOWN = frozenset({Character.GOVERNOR, Character.CHINESE_WORKER})
TAKE_BEFORE_BIDS = frozenset({Character.GOVERNOR, Character.LAWYER})
ARROWS = {character.value: character for character in Character if character in WITH_ARROW}


@dataclass(frozen=True, slots=True)
class Situation:
    """The players, and the characters that they use this round."""

    players: int
    uses: tuple[Character, ...] = ()


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    deciding = ("uses",)
    players = Whole(FEWEST_SEATS, MOST_SEATS, required=True)
    uses = ListOf(OneOf(ARROWS), distinct=True)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Shown, taken and removed."""
    del readings
    uses = frozenset(situation.uses)
    terrain = terrain_shown(situation.players) + len(uses & ONE_MORE_SHOWN)
    early = len(uses & TAKE_BEFORE_BIDS)
    in_order = situation.players
    in_order += (Character.CHINESE_WORKER in uses) - (Character.LAWYER in uses)
    shown = CHARACTERS_SHOWN + terrain
    facts = {
        "characters_shown": CHARACTERS_SHOWN,
        "terrain_shown": terrain,
        "cards_shown": shown,
        "taken_before_bids": early,
        "taken_in_order": in_order,
        "removed": shown - early - in_order,
    }
    return answered(facts, *_reasons(situation, terrain))


def _reasons(situation: Situation, terrain: int) -> list[Reason]:
    clauses = {
        Character.LAWYER: ("CCC-66", (say("lawyer-takes-early"),)),
        Character.GOVERNOR: ("CCC-69", (say("governor-shows-and-takes"),)),
        Character.CHINESE_WORKER: (
            "CCC-75",
            (say("worker-shows-and-takes-two"), *_both(situation)),
        ),
    }
    used = [clauses[character] for character in situation.uses if character in clauses]
    return [
        Reason("CCC-12", (say("terrain-cards-shown", count=terrain),)),
        *(Reason(clause, says) for clause, says in used),
    ]


def _both(situation: Situation) -> Iterator[Message]:
    """What the numbers take for granted where the one gives a turn up and the other adds to it."""
    if {Character.LAWYER, Character.CHINESE_WORKER}.issubset(situation.uses):
        yield say("lawyer-and-worker")
