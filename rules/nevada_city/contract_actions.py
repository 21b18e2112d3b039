"""The one contract action that a character has each year, where it comes with something else."""

from collections.abc import Iterator

from rules.core.messages import Message, say
from rules.core.readings import Readings

ONE_ACTION = "one_contract_action"


def against_another(done: bool, readings: Readings) -> Iterator[tuple[str, Message]]:
    """What forbids a contract to a character that has had one, with the clause.

    It is another contract now; whether only the same one is barred is a matter of reading.
    """
    if done and readings.says("NC-O3", ONE_ACTION):
        yield "NC-40", say("contract-action-done")


def used_up(readings: Readings) -> Iterator[tuple[str, Message]]:
    """What a contract costs the character beside goods, with the clause."""
    if readings.says("NC-O3", ONE_ACTION):
        yield "NC-40", say("contract-action-now")
