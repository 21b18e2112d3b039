"""What a yes rests on though nobody asked: where the character has been, and what the space is."""

from collections.abc import Iterator

from rules.core.messages import Message, say
from rules.nevada_city.buildings import Building
from rules.nevada_city.players import FEWEST, has_brown_spaces

Proviso = tuple[str, Message]


def of_action(building: Building | None = None, players: int | None = None) -> Iterator[Proviso]:
    """What has to be so at an action space of a building, with the clauses."""
    yield of_visit(building)
    yield "NC-26", say("provided-empty-space")
    yield from of_brown_numbers(players)


def of_brown_numbers(players: int | None = None) -> Iterator[Proviso]:
    """What has to be so with few players, with the clause."""
    if players is None:
        yield "NC-29", say("provided-no-brown-number-with-few")
    elif not has_brown_spaces(players):
        yield "NC-87" if players == FEWEST else "NC-29", say("provided-no-brown-number")


def of_contract_space() -> Iterator[Proviso]:
    """What has to be so at the contract space of some building, with the clauses."""
    yield of_visit()
    yield "NC-26", say("provided-empty-contract-space")


def of_visit(building: Building | None = None) -> Proviso:
    """That the character has not been at the building this year, with the clause."""
    if building is None:
        return "NC-27", say("provided-first-visit-there")
    return "NC-27", say("provided-first-visit", building=building.word)
