"""No title's word stands in what all titles share; what is a title's own its rooms declare."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from marshmallow import Schema
from marshmallow.fields import Field

from rules.core.fields import Keyed, ListOf, NumberOr, OneOf, PieceOf, PlainField
from scoring.titles import BuiltTitle, titles
from tests.house.rooms import HOUSE, rooms
from web.house.rooms import pages_of

SHARED_FILES = (
    *("app.py", "web/**/*.py", "templates/**/*.html", "static/**/*.js", "static/**/*.css"),
    *("translations/*.py", "sheets/*.py", "rules/core/*.py"),
    *(f"printables/core/**/*.{kind}" for kind in ("py", "html", "css")),
    *("scoring/*.py", "scoring/core/*.py"),
)
WORD = re.compile(r"[a-zA-Z_]{4,}")

# What a title calls something, and what everybody calls something else: plain English, the words
# of the house, of Python, of scripts, of style sheets and of PDF.
EVERYBODYS = frozenset(
    WORD.findall("""
    action actions author black both bring built choice choices color contract count counts current
    discard display done edition empty event extra fits flag give hand have house house_rules kept
    kind level list lost marker mine moment name neighbours nobody number number_or order other over
    owned owner palette partial passed people picture pictures place played player players points
    properties property removed round score seat seats self setup side sides source space square
    standing star sum_or_list take taking text thing things totals turn turned under uses variants
    what when work worked year yes_no yes_or_no character characters cell tent name_of from next
    track none board card cards good worker cover noted_seat_told ledger differences resources cost
    amount
    """)
)
MARKS = frozenset({"horseshoe", "boot", "cactus"})
"""The marks of seats are things of the West, and so are pictures of a title."""


def words_of(title: BuiltTitle) -> frozenset[str]:
    """Everything that a title has a key for."""
    facts, sheet, pages = title.facts, title.sheet, pages_of(title)
    forms = [title.table_form, *(question.form for question in title.questions.values())]
    return frozenset(
        [
            *chain.from_iterable(map(words_of_form, forms)),
            *(*facts.questions, *facts.variants, *facts.named),
            *(row.key for row in title.pad.rows),
            *(*sheet.drawn, *sheet.extras, *sheet.covered, *sheet.of_the_person),
            *(*pages.ways, *pages.beside, *pages.drawings, *pages.pictures, *pages.for_templates),
        ]
    )


def words_of_form(form: Schema) -> Iterator[str]:
    """The names of the fields, and whatever can be chosen in them."""
    for name, field in form.fields.items():
        yield from (field.data_key or name, *words_of_field(field))


def words_of_field(field: Field[Any]) -> Iterator[str]:
    if isinstance(field, PlainField):
        yield field.kind
    if isinstance(field, OneOf):
        yield from field.choices
    if isinstance(field, PieceOf):
        yield from words_of_form(field.schema)
    if isinstance(field, ListOf | Keyed):
        yield from words_of_field(field.inner)
    if isinstance(field, NumberOr):
        yield from words_of_field(field.items)


def shared_files() -> list[Path]:
    found = chain.from_iterable(HOUSE.glob(pattern) for pattern in SHARED_FILES)
    own = rooms(HOUSE)
    return sorted(file for file in found if not own & set(file.relative_to(HOUSE).parts))


def words_in(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_no_word_of_a_title_stands_in_what_all_share(title: BuiltTitle) -> None:
    own = words_of(title) - EVERYBODYS - MARKS
    found = [
        f"{file.relative_to(HOUSE)}: {word}"
        for file in shared_files()
        for word in sorted(words_in(file.read_text("utf-8", "ignore")) & own)
    ]
    assert found == []


def test_titles_have_words_of_their_own_and_shared_files_are_read() -> None:
    found = {title.slug: words_of(title) for title in titles().values()}
    assert "cowboys" in found["gold-rush"]
    assert "personality" in found["carson-city"]
    assert "auctioneer_sold" in found["carson-city-cards"]
    assert "boarding_house" in found["nevada-city"]
    assert "cowboys" in words_in('{% elif view.kind == "cowboys" %}')
    assert {"fields.html", "drawings.js", "house.css", "naming.py", "app.py"} <= {
        file.name for file in shared_files()
    }
