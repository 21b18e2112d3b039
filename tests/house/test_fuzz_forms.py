"""Every form of a table takes any number of names, whatever row is filled in.

What can be filled in is read from the forms themselves, and what stands there usually from the
title's worked cases, so a further title is tried as well.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from random import Random
from urllib.parse import urlencode

import pytest
from flask import Flask

from scoring.titles import BuiltTitle, titles
from tests.house.forms_in_pages import SentForm, forms_of
from tests.house.test_fuzz import Send, send
from web.forms.typed import typed_from

__all__ = ["send"]

EVERY_TITLE = pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
MOST_NAMES = 9
USUAL = 3
SHOWN = ("score", "score/result", "score/parts", "score/seat/0")
NUMBERS = ["0", "1", "8"]
NUMBER = re.compile(r"\d+")
IN_A_ROW = re.compile(r"(.*\.\d+)\.[^.]+$")
OF_ALL_PAGES = "/language"
FEW, MANY = 1, 8
SOME_NAMES = (0, 2, 5, 6)


def named(number: int) -> dict[str, str]:
    """So many names at a table."""
    return {f"seats.{seat}.name": f"P{seat}" for seat in range(number)}


@cache
def forms(app: Flask, page: str, number: int) -> list[SentForm]:
    """The forms of a page for a table of so many."""
    answer = app.test_client().get(f"{page}?{urlencode(named(number))}")
    return [form for form in forms_of(answer.text) if form.names and form.action != OF_ALL_PAGES]


@cache
def usual(slug: str) -> dict[str, list[str]]:
    """What the worked cases have in each field, by the shape of its path."""
    found: dict[str, dict[str, None]] = {}
    for case in titles()[slug].cases:
        for name, text in typed_from(case["body"]):
            found.setdefault(NUMBER.sub("#", name), {})[text] = None
    return {shape: list(texts) for shape, texts in found.items()}


def fitting(title: BuiltTitle, form: SentForm, name: str) -> list[str]:
    """What somebody might well put into a field."""
    if offered := [text for text in form.offered(name) if text]:
        return offered
    return [*usual(title.slug).get(NUMBER.sub("#", name), ()), *NUMBERS]


def row_of(name: str) -> str:
    """What a field is filled in together with; alone, unless it lies in a numbered row."""
    match = IN_A_ROW.fullmatch(name)
    return match[1] if match and not re.fullmatch(r"seats\.\d+", match[1]) else name


def rows_of(form: SentForm) -> Iterator[list[str]]:
    """The fields that are filled in together."""
    names = [name for name in form.names if not re.fullmatch(r"seats\.\d+\.name", name)]
    yield from (list(row) for _, row in groupby(names, row_of))


@EVERY_TITLE
def test_any_number_of_names_with_any_row_filled_in(
    app: Flask, send: Send, title: BuiltTitle, *, whole: bool
) -> None:
    chance = Random(title.slug)  # noqa: S311 (the same in every run)
    first, *others = SHOWN
    for page in ("score/parts", "score/seat/0"):
        for form in forms(app, f"/{title.slug}/{page}", USUAL):
            for row in rows_of(form):
                for number in range(MOST_NAMES + 1) if whole else SOME_NAMES:
                    for _ in range(MANY if whole else FEW):
                        filled = {name: chance.choice(fitting(title, form, name)) for name in row}
                        asked = urlencode({**named(number), **filled})
                        send(f"/{title.slug}/{others[0]}?{asked}")
                        if whole:
                            for shown in (first, *others[1:]):
                                send(f"/{title.slug}/{shown}?{asked}")


def test_what_is_filled_in_is_found_in_the_forms(app: Flask) -> None:
    for title in titles().values():
        form = max(
            forms(app, f"/{title.slug}/score/seat/0", USUAL), key=lambda form: len(form.names)
        )
        assert len(list(rows_of(form))) > 1
        assert any(fitting(title, form, name) != NUMBERS for name in form.names)
