"""Whom the Paperboy brought, and where it matters that this is known."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from rules.carson_city_cards.characters import Character
from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.core.readings import Setup

FIELD = "paperboy_choice"
COUNT_CHARACTERS = frozenset({Character.EDITOR, Character.UNDERTAKER})


class NoOne(StrEnum):
    """The Paperboy brought nobody."""

    NONE = "none"


Choice = Character | NoOne
CHOICES: Mapping[str, Choice] = MappingProxyType(
    {**{character.value: character for character in Character}, NoOne.NONE.value: NoOne.NONE}
)


@dataclass(frozen=True, slots=True)
class Brought:
    """The character that the Paperboy brought, as far as it was typed, and the field for it."""

    at: str = FIELD
    who: Choice | None = None
    owner: str = ""
    """Whose Paperboy it is, where a whole table is known."""

    @property
    def missing(self) -> Fault:
        """What is wrong where it has to be known and was not typed."""
        if self.owner:
            says = say("paperboy-choice-missing-of", owner=self.owner)
        else:
            says = say("paperboy-choice-missing")
        return Fault(self.at, says, lacks=True)


NOTHING_TYPED = Brought()
NOBODY = Brought(who=NoOne.NONE)


def matters_to(counter: str, characters: Collection[str]) -> bool:
    """Whether what Editor or Undertaker counts can hang on whom the Paperboy brought."""
    if Character.PAPERBOY not in characters:
        return False
    return any(each not in {Character.PAPERBOY, counter} for each in characters)


def matters(characters: Collection[str]) -> bool:
    """Whether points can hang on whom the Paperboy brought."""
    return any(matters_to(each, characters) for each in COUNT_CHARACTERS.intersection(characters))


def choice_faults(brought: Brought, characters: Collection[Character]) -> Iterator[Fault]:
    """A choice that the Paperboy cannot have made."""
    if brought.who is not None:
        yield from (Fault(brought.at, says) for says in _wrong_choice(brought.who, characters))


def lacking_choice(
    brought: Brought, characters: Collection[Character], setup: Setup
) -> Iterator[Fault]:
    """No choice, where the readings that the table has chosen need one."""
    if brought.who is not None or setup.house_rules.get("CCC-O17") != "does_not_count":
        return
    if matters(characters):
        yield brought.missing


def _wrong_choice(who: Choice, characters: Collection[Character]) -> Iterator[Message]:
    if Character.PAPERBOY not in characters:
        yield say("choice-without-paperboy")
    elif who is Character.PAPERBOY:
        yield say("paperboy-chose-himself")
    elif isinstance(who, Character) and who not in characters:
        yield say("choice-not-owned", character=who.word)
