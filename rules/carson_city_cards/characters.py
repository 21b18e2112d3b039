"""The 21 characters: what is printed on them, when they act, what they add to a bid."""

from collections.abc import Mapping
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


# The curved arrow: used in play, in this order (the player aid's).
ORDER_OF_USE: Mapping[Moment, tuple[Character, ...]] = MappingProxyType(
    {
        Moment.BEFORE_BIDS: (
            Character.GOVERNOR,
            Character.LAWYER,
            Character.CHINESE_WORKER,
            Character.HEROES,
            Character.GUNSMITH,
        ),
        Moment.AFTER_REVEAL: (Character.MERCENARY, Character.DOCTOR),
        Moment.TAKING: (),
        Moment.GAME_END: (),
    }
)
WITH_ARROW = frozenset(c for characters in ORDER_OF_USE.values() for c in characters)
WITH_BOTH = frozenset({Character.DOCTOR, Character.HEROES})
WITH_DOLLAR = frozenset(Character) - WITH_ARROW | WITH_BOTH

ADDS_TO_BID: Mapping[Character, int] = MappingProxyType(
    {
        Character.HEROES: 3,
        Character.GUNSMITH: 6,
        Character.MERCENARY: 5,
        Character.DOCTOR: 2,
    }
)
ONCE_PER_GAME = frozenset({Character.GOVERNOR, Character.PAPERBOY})
MORE_CARDS: Mapping[Character, int] = MappingProxyType(
    {Character.CHINESE_WORKER: 2, Character.GOVERNOR: 1, Character.PAPERBOY: 1}
)

CLAUSE: Mapping[Character, str] = MappingProxyType(
    {
        Character.COWBOY: "CCC-58",
        Character.AUCTIONEER: "CCC-62",
        Character.SETTLER: "CCC-63",
        Character.CAPTAIN: "CCC-64",
        Character.SINGER: "CCC-65",
        Character.LAWYER: "CCC-66",
        Character.GUNSMITH: "CCC-67",
        Character.BANKER: "CCC-68",
        Character.GOVERNOR: "CCC-69",
        Character.DOCTOR: "CCC-70",
        Character.HEROES: "CCC-71",
        Character.TEACHER: "CCC-72",
        Character.EDITOR: "CCC-73",
        Character.GROCER: "CCC-74",
        Character.CHINESE_WORKER: "CCC-75",
        Character.PAPERBOY: "CCC-76",
        Character.SHERIFF: "CCC-78",
        Character.MERCENARY: "CCC-80",
        Character.INDIAN: "CCC-81",
        Character.PROSPECTOR: "CCC-82",
        Character.UNDERTAKER: "CCC-83",
    }
)
