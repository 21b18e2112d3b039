"""What makes a total another one: each row and each character whose points changed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.carson_city_cards.characters import CARDS, Character
from rules.core.messages import Message, Word, say, signed
from rules.core.readings import Readings
from rules.core.rulings import Reason
from scoring.carson_city_cards import CITY_ROWS
from scoring.carson_city_cards.estate import Estate
from scoring.carson_city_cards.people import worth

NOTHING_MORE_SAID: Mapping[Character, Message] = MappingProxyType({})
# The characters are named one by one in place of their row.
OF_THE_CITY = CITY_ROWS[:-1]


@dataclass(frozen=True, slots=True)
class Change:
    """So many points more or less in a row, or by a character."""

    what: Word
    clause: str
    points: int
    character: Character | None = None

    def reason(self, why: Message | None = None) -> Reason:
        """The change as a reason, with what it comes from where that is known."""
        change, count = signed(self.points), abs(self.points)
        if why is None:
            says = say("points-change", what=self.what, change=change, count=count)
        else:
            says = say("points-change-because", what=self.what, change=change, count=count, why=why)
        return Reason(self.clause, (says,))


@dataclass(frozen=True, slots=True)
class Changes:
    """Everything that changed between two estates; the sum is how their totals differ."""

    each: tuple[Change, ...]

    @property
    def total(self) -> int:
        """Points more or less in all."""
        return sum(change.points for change in self.each)

    def reasons(self, known: Mapping[Character, Message] = NOTHING_MORE_SAID) -> Iterator[Reason]:
        """A reason for each; `known` says of a character where the points come from."""
        for change in self.each:
            why = known.get(change.character) if change.character else None
            if change.points or why:
                yield change.reason(why)


def changes(before: Estate, after: Estate, readings: Readings) -> Changes:
    """What changed in each row of the city, and by each character."""
    return Changes((*_in_the_city(before, after, readings), *_by_people(before, after, readings)))


def _in_the_city(before: Estate, after: Estate, readings: Readings) -> Iterator[Change]:
    for key, clause, cell in OF_THE_CITY:
        old, new = (
            sum(finding[0] for finding in cell.find(estate, readings)) for estate in (before, after)
        )
        yield Change(Word(f"row-{key}"), clause, new - old)


def _by_people(before: Estate, after: Estate, readings: Readings) -> Iterator[Change]:
    for character in Character:
        if character in before.characters or character in after.characters:
            old, new = (_worth_of(character, estate, readings) for estate in (before, after))
            yield Change(character.word, CARDS[character].clause, new - old, character)


def _worth_of(character: Character, estate: Estate, readings: Readings) -> int:
    return worth(character, estate, readings)[0] if character in estate.characters else 0
