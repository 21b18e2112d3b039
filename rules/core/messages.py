"""Sentences as data: an identifier in the catalogues and the values for its gaps."""

from typing import NamedTuple


class Word(NamedTuple):
    """The name of a thing, which each language inflects in its own way."""

    id: str


class Message(NamedTuple):
    """One sentence for a player, in no language yet."""

    id: str
    gaps: tuple[tuple[str, "Gap"], ...] = ()


Gap = str | int | Word | Message | tuple[str | Word | Message, ...]


def signed(count: int) -> str:
    """A number with its sign, as sentences about a change have it."""
    return f"{count:+d}".replace("-", "−") if count else "±0"


def say(message_id: str, **gaps: Gap) -> Message:
    """The sentence of this identifier with these values in its gaps."""
    return Message(message_id, tuple(gaps.items()))
