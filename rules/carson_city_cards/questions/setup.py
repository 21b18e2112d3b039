"""How many virtual players, cards and rounds does this table need?"""

from dataclasses import dataclass

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.auction import CHARACTERS_SHOWN, DECKS, terrain_shown
from rules.carson_city_cards.checks import ROUNDS
from rules.carson_city_cards.schema import FEWEST_SEATS, MOST_SEATS
from rules.carson_city_cards.table import Level
from rules.core.fields import Whole, one_of
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Facts, Reason, Ruling, Verdict, answered


@dataclass(frozen=True, slots=True)
class Situation:
    """Who wants to play."""

    people: int
    virtual_players: int | None = None
    level: Level = Level.NOVICE

    @property
    def needed(self) -> int:
        """The fewest virtual players that make up the number."""
        return max(0, FEWEST_SEATS - self.people)

    @property
    def virtual(self) -> int:
        """The virtual players wanted, or as many as needed."""
        return self.needed if self.virtual_players is None else self.virtual_players


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    deciding = ("virtual_players", "level")
    never_none = ("level",)
    people = Whole(1, MOST_SEATS, required=True)
    virtual_players = Whole(0, MOST_SEATS)
    level = one_of(Level)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The numbers, or no where fewer than four or more than six would sit down."""
    del readings
    seats = situation.people + situation.virtual
    facts: Facts = {
        "virtual_min": situation.needed,
        "virtual_max": MOST_SEATS - situation.people,
    }
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        says = say("not-four-to-six", count=seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
        remedy = say(
            "remedy-virtual-players", fewest=situation.needed, most=MOST_SEATS - situation.people
        )
        return Ruling(Verdict.NO, (Reason("CCC-8", (says,)),), facts, (remedy,))
    return answered({**facts, **_numbers(situation, seats)}, *_reasons(seats))


def _numbers(situation: Situation, seats: int) -> Facts:
    shown = terrain_shown(seats) + CHARACTERS_SHOWN
    return {
        "virtual_players": situation.virtual,
        "seats": seats,
        "terrain_shown": terrain_shown(seats),
        "cards_shown": shown,
        "removed_each_round": shown - seats,
        "rounds": ROUNDS,
        "virtual_deck": list(DECKS[situation.level]) if situation.virtual else [],
    }


def _reasons(seats: int) -> tuple[Reason, ...]:
    terrain = terrain_shown(seats)
    return (
        Reason("CCC-8", (say("seats-in-all", count=seats),)),
        Reason("CCC-12", (say("terrain-cards-shown", count=terrain),)),
        Reason("CCC-19", (say("cards-removed", count=terrain + CHARACTERS_SHOWN - seats),)),
    )
