"""The 21 characters: what is printed on them, when they act, what they add to a bid."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from rules.core.messages import Word


class Character(StrEnum):
    """A character card."""

    COWBOY = "cowboy"
    AUCTIONEER = "auctioneer"
    SETTLER = "settler"
    CAPTAIN = "captain"
    SINGER = "singer"
    LAWYER = "lawyer"
    GUNSMITH = "gunsmith"
    BANKER = "banker"
    GOVERNOR = "governor"
    DOCTOR = "doctor"
    HEROES = "heroes"
    TEACHER = "teacher"
    EDITOR = "editor"
    GROCER = "grocer"
    CHINESE_WORKER = "chinese_worker"
    PAPERBOY = "paperboy"
    SHERIFF = "sheriff"
    MERCENARY = "mercenary"
    INDIAN = "indian"
    PROSPECTOR = "prospector"
    UNDERTAKER = "undertaker"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"character-{self.value}")


class Moment(StrEnum):
    """When characters are used."""

    BEFORE_BIDS = "before_bids"
    AFTER_REVEAL = "after_reveal"
    TAKING = "taking"
    GAME_END = "game_end"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"moment-{self.value}")


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """What is printed on a character card, and the clauses that tell of it."""

    clause: str
    """Says what it is worth, or what it does."""
    more_clauses: tuple[str, ...] = ()
    used: Moment | None = None
    """The curved arrow: when it is used in play; None without."""
    place: int = 0
    """Its place in the order of use at that moment."""
    has_dollar: bool = True
    adds_to_bid: int = 0
    more_cards: int = 0
    """How many cards more than others its owner may have at the end."""
    is_once_per_game: bool = False
    needs_city: bool = False
    """Whether its points can only be told from a city."""


CARDS: Mapping[Character, CharacterCard] = MappingProxyType(
    {
        Character.COWBOY: CharacterCard("CCC-58", needs_city=True),
        Character.AUCTIONEER: CharacterCard("CCC-62", more_clauses=("CCC-59", "CCC-60", "CCC-61")),
        Character.SETTLER: CharacterCard("CCC-63", needs_city=True),
        Character.CAPTAIN: CharacterCard("CCC-64"),
        Character.SINGER: CharacterCard("CCC-65", needs_city=True),
        Character.LAWYER: CharacterCard(
            "CCC-66", used=Moment.BEFORE_BIDS, place=2, has_dollar=False
        ),
        Character.GUNSMITH: CharacterCard(
            "CCC-67", used=Moment.BEFORE_BIDS, place=5, has_dollar=False, adds_to_bid=6
        ),
        Character.BANKER: CharacterCard("CCC-68", needs_city=True),
        Character.GOVERNOR: CharacterCard(
            "CCC-69",
            used=Moment.BEFORE_BIDS,
            place=1,
            has_dollar=False,
            more_cards=1,
            is_once_per_game=True,
        ),
        Character.DOCTOR: CharacterCard("CCC-70", used=Moment.AFTER_REVEAL, place=2, adds_to_bid=2),
        Character.HEROES: CharacterCard("CCC-71", used=Moment.BEFORE_BIDS, place=4, adds_to_bid=3),
        Character.TEACHER: CharacterCard("CCC-72", needs_city=True),
        Character.EDITOR: CharacterCard("CCC-73"),
        Character.GROCER: CharacterCard("CCC-74", needs_city=True),
        Character.CHINESE_WORKER: CharacterCard(
            "CCC-75", used=Moment.BEFORE_BIDS, place=3, has_dollar=False, more_cards=2
        ),
        Character.PAPERBOY: CharacterCard(
            "CCC-76", more_clauses=("CCC-77",), more_cards=1, is_once_per_game=True
        ),
        Character.SHERIFF: CharacterCard("CCC-78", more_clauses=("CCC-79",), needs_city=True),
        Character.MERCENARY: CharacterCard(
            "CCC-80", used=Moment.AFTER_REVEAL, place=1, has_dollar=False, adds_to_bid=5
        ),
        Character.INDIAN: CharacterCard("CCC-81", needs_city=True),
        Character.PROSPECTOR: CharacterCard("CCC-82", needs_city=True),
        Character.UNDERTAKER: CharacterCard("CCC-83"),
    }
)


def _used_at(moment: Moment) -> tuple[Character, ...]:
    used = (character for character, card in CARDS.items() if card.used is moment)
    return tuple(sorted(used, key=lambda character: CARDS[character].place))


ORDER_OF_USE: Mapping[Moment, tuple[Character, ...]] = MappingProxyType(
    {moment: _used_at(moment) for moment in Moment}
)
WITH_ARROW = frozenset(character for character, card in CARDS.items() if card.used)
WITH_DOLLAR = frozenset(character for character, card in CARDS.items() if card.has_dollar)
WITH_BOTH = WITH_ARROW & WITH_DOLLAR
