"""On the pages of rules no worked example calls a seat by a bare number; programs count from 0."""

import re
from collections.abc import Iterator, Mapping, Sequence
from html import unescape
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.core.faults import RefusedError
from rules.core.seats import MARKS
from scoring.titles import BuiltTitle, titles
from translations.catalogue import catalogue

LANGUAGES = ("en", "de")
SEATS: Mapping[str, frozenset[str]] = {
    "carson-city": frozenset({"house.belongs_to"}),
    "gold-rush": frozenset(
        {
            "feature.cowboys",
            "feature.majority",
            "setup.turns_by_seat",
            "split_tokens.counts",
            "split_tokens.order",
        }
    ),
    "nevada-city": frozenset({"goal.points"}),
}
"""The facts that are seats or hold something for each of them, as the contract has them."""
NO_SEATS: Mapping[str, frozenset[str]] = {
    "carson-city": frozenset(
        {
            "actions.open_vp",
            "duel.cowboys_after",
            "duel.totals",
            "duel.victory_points",
            "income.totals",
            "setup.cash",
            "setup.construction",
            "turn_order.numbers",
            "victory_point_squares.closed",
            "victory_point_squares.open",
        }
    ),
    "carson-city-cards": frozenset(
        {"auction_card.left", "setup.virtual_deck", "virtual_pick.left", "virtual_pick.positions"}
    ),
    "gold-rush": frozenset({"tile.turns"}),
    "nevada-city": frozenset(
        {"setup.bank_claims_after_rounds", "setup.cash", "setup.event_spaces"}
    ),
}
"""Other lists of numbers: cards, prices, sums in the order of what was asked."""

every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)


def answered(title: BuiltTitle) -> Iterator[tuple[str, Mapping[str, Any], Mapping[str, Any]]]:
    """The question of each worked example with the case and the facts of its answer."""
    for case in title.cases:
        key = case["post"].removeprefix("ask/")
        if key in title.questions:
            try:
                ruling = title.questions[key].ask(case["body"]).ruling
            except RefusedError:
                continue
            shown = {k: v for k, v in ruling.facts.items() if k not in ruling.asides}
            yield key, case, shown


def is_numbered(fact: object) -> bool:
    """Whether a fact is a list of whole numbers, or has numbers for its keys."""
    if isinstance(fact, Mapping):
        return bool(fact) and all(str(key).isdecimal() for key in fact)
    is_list = isinstance(fact, Sequence) and not isinstance(fact, str)
    return is_list and bool(fact) and all(type(each) is int for each in fact)  # type: ignore[attr-defined]


@every_title
def test_it_is_known_of_each_list_of_numbers_whether_they_are_seats(title: BuiltTitle) -> None:
    numbered = {
        f"{key}.{name}"
        for key, _, facts in answered(title)
        for name, fact in facts.items()
        if is_numbered(fact)
    }
    known = SEATS.get(title.slug, frozenset()) | NO_SEATS.get(title.slug, frozenset())
    assert numbered - known == set()


def entries(html: str, label: str) -> list[str]:
    """What stands beside a label in the lists of facts, as somebody reads it."""
    found = re.findall(
        rf"<dt>{re.escape(label)}</dt><dd>(.*?)</dd></div>\s*(?=<div><dt>|</dl>\s*</details>)",
        html,
        re.DOTALL,
    )
    return [unescape(" ".join(re.sub(r"<[^>]*>", " ", each).split())) for each in found]


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_worked_example_calls_a_seat_by_a_bare_number(
    client: FlaskClient, title: BuiltTitle, language: str
) -> None:
    words = catalogue(language, title.facts.room)
    marks = [words.name(f"mark-{mark}").casefold() for mark in MARKS]
    looked_at = set()
    for key, case, facts in answered(title):
        for name in facts:
            if f"{key}.{name}" not in SEATS.get(title.slug, ()) or facts[name] in (None, [], {}):
                continue
            address = f"/{title.slug}/rules/{case['shows'][0]}"
            page = client.get(address, headers={"Accept-Language": language})
            assert page.status_code == 200, address
            said = entries(page.text, words.name(f"fact-{name}"))
            assert said, (address, name)
            bare = [each for each in said if not any(mark in each.casefold() for mark in marks)]
            assert bare == [], address
            looked_at.add(f"{key}.{name}")
    assert looked_at == SEATS.get(title.slug, frozenset())
