"""The contract that a character has to do with each year, where it comes with something else."""

from collections.abc import Iterator

from rules.core.messages import Message, say
from rules.core.readings import Readings

ONE_CONTRACT, ONE_ACTION = "one_contract", "one_contract_action"


def against_another(done: bool, readings: Readings) -> Iterator[tuple[str, Message]]:
    """What forbids a contract to a character that has had to do with another, with the clause."""
    if not done:
        return
    if readings.says("NC-O3", ONE_CONTRACT):
        yield "NC-40", say("contract-another-done")
    elif readings.says("NC-O3", ONE_ACTION):
        yield "NC-40", say("contract-action-done")


def used_up(readings: Readings) -> Iterator[tuple[str, Message]]:
    """What a contract costs the character beside goods, with the clause."""
    if readings.says("NC-O3", ONE_CONTRACT):
        yield "NC-40", say("contract-of-the-year")
    elif readings.says("NC-O3", ONE_ACTION):
        yield "NC-40", say("contract-action-now")
