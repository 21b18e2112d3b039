"""Firepower beside the cowboys: revolvers that last, and what helps in this turn only."""

from collections.abc import Iterator

from rules.carson_city.helped import Helped
from rules.carson_city.personalities import CARDS, Personality, Side
from rules.core.messages import say
from rules.core.rulings import Reason

DOLLARS_PER_FIREPOWER = 2
FIREPOWER_PER_POINT = 2

OF_A_RANCH = 1
OF_A_MINE = 1
OF_A_PRISON = 2
OF_THE_CHIP = 3


def income_by(firepower: int) -> int:
    """What the square for cowboy income pays."""
    return DOLLARS_PER_FIREPOWER * firepower


def points_by(firepower: int) -> int:
    """What the square for cowboy victory points gives."""
    return firepower // FIREPOWER_PER_POINT


def boost_of(player: Helped, *, three_guns: bool) -> int:
    """What the 3-guns chip and the mercenary add in this turn."""
    chip = OF_THE_CHIP if three_guns else 0
    return chip + sum(firepower for _, firepower in _of_the_mercenary(player))


def boost_reasons(player: Helped, *, three_guns: bool, name: str = "") -> Iterator[Reason]:
    """The clauses behind the boost; among several players each is named."""
    if three_guns:
        sentence = "chip-adds-for" if name else "chip-adds"
        yield Reason("CC-37", (say(sentence, count=OF_THE_CHIP, name=name),))
    for clause, firepower in _of_the_mercenary(player):
        sentence = "mercenary-adds-for" if name else "mercenary-adds"
        yield Reason(clause, (say(sentence, count=firepower, name=name),))


def _of_the_mercenary(player: Helped) -> Iterator[tuple[str, int]]:
    for side in Side:
        if player.is_helped_by(Personality.MERCENARY, side):
            options = CARDS[Personality.MERCENARY][side].options
            yield from ((option.clause, option.amount) for option in options)
