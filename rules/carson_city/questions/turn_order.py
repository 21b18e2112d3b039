"""Who comes when?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.personalities import Personality
from rules.carson_city.schema import FEWEST_SEATS, LONGEST_NAME, MOST_SEATS
from rules.core.faults import Fault
from rules.core.fields import ListOf, Piece, PieceOf, Text, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered


@dataclass(frozen=True, slots=True)
class Choice:
    """A player's personality, and its number where the table's cards differ."""

    name: str
    personality: Personality
    number: int | None = None

    @property
    def place(self) -> int:
        """The number that counts."""
        return self.personality.number if self.number is None else self.number


@dataclass(frozen=True, slots=True)
class Situation:
    """What was chosen, or in which order the players passed."""

    choices: tuple[Choice, ...] = ()
    passed: tuple[str, ...] = ()


class ChoicePiece(Piece):
    """A choice as typed."""

    name = Text(LONGEST_NAME, required=True)
    personality = one_of(Personality, required=True)
    number = Whole(1, len(Personality))


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    choices = ListOf(PieceOf(ChoicePiece), shortest=FEWEST_SEATS, longest=MOST_SEATS)
    passed = ListOf(Text(LONGEST_NAME), shortest=FEWEST_SEATS, longest=MOST_SEATS, ordered=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """One of the two, and everybody once."""
        del setup
        choices = tuple(Choice(**piece) for piece in given.get("choices", ()))
        passed = given.get("passed", ())
        if bool(choices) == bool(passed):
            faults.append(Fault("choices", say("choices-or-passed")))
        faults += _repeats(choices)
        for name in dict.fromkeys(name for name in passed if passed.count(name) > 1):
            faults.append(Fault("passed", say("name-repeated", given=name)))
        return Situation(choices, passed)


def _repeats(choices: tuple[Choice, ...]) -> Iterator[Fault]:
    for index, choice in enumerate(choices):
        path, earlier = f"choices.{index}", choices[:index]
        if any(other.name == choice.name for other in earlier):
            yield Fault(f"{path}.name", say("name-repeated", given=choice.name))
        owned = any(other.personality is choice.personality for other in earlier)
        if owned:
            says = say("taken-personality", given=choice.personality.word)
            yield Fault(f"{path}.personality", says)
        told = choice.number is not None or not owned
        if told and any(other.place == choice.place for other in earlier):
            yield Fault(f"{path}.number", say("number-repeated", given=choice.place))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The order in which cowboys are placed, or in which personalities are chosen."""
    del readings
    if situation.passed:
        return _after_passing(situation.passed)
    order = sorted(situation.choices, key=lambda choice: choice.place)
    facts: Facts = {
        "order": [choice.name for choice in order],
        "next": "place_cowboys",
        "numbers": [choice.place for choice in order],
    }
    places = (
        say(
            "place-on-track",
            name=choice.name,
            personality=choice.personality.word,
            number=choice.place,
        )
        for choice in order
    )
    return answered(facts, Reason("CC-20", tuple(places)))


def _after_passing(passed: tuple[str, ...]) -> Ruling:
    facts: Facts = {"order": list(passed), "next": "choose_personalities"}
    return answered(facts, Reason("CC-19", (say("order-of-passing", names=passed),)))
