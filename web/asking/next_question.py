"""What a question asks next, where it lacks one thing that is said by a tap."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from flask import request

from rules.core.faults import Fault
from rules.core.paths import joined, parts_of
from scoring.titles import BuiltTitle
from web.forms.typed import Typed, rows
from web.house.rooms import NextQuestion, pages_of

__all__ = ["NextQuestion", "next_question"]


def next_question(
    title: BuiltTitle, key: str, faults: Sequence[Fault], body: Mapping[str, Any]
) -> NextQuestion | None:
    """The question whose answer mends everything that is lacking, where the title has one."""
    if not faults or not all(fault.lacks for fault in faults):
        return None
    asks = pages_of(title).asks_next(key, faults, body)
    if asks is None:
        return None
    choices = (
        replace(each, field=_in_address(each.field, body, request.args)) for each in asks.choices
    )
    return replace(asks, choices=tuple(choices))


def _in_address(path: str, body: Mapping[str, Any], typed: Typed) -> str:
    """The path of a row's field in the address, where rows that nobody filled in lie between."""
    people, number, field = parts_of(path)
    name = body[people][int(number)]["name"]
    there = (n for n in rows(typed, people) if typed.get(joined(people, n, "name")) == name)
    return joined(people, next(there, number), field)
