"""Whom the Paperboy brought: where a seat's page asks for it, and that nothing hidden decides."""

import pytest

from rules.carson_city_cards import TITLE
from tests.carson_city_cards.asking import breakdown_of, lines_of
from tests.carson_city_cards.small_tables import partial
from translations.catalogue import catalogue
from web.carson_city_cards import seat_body

SEAT = {"city": "../..", "paperboy_choice": "lawyer"}
MATTERS: dict[str, tuple[list[str], bool]] = {
    "with an Undertaker": (["paperboy", "undertaker", "lawyer"], True),
    "with an Editor": (["paperboy", "editor", "lawyer"], True),
    "with nobody who counts characters": (["paperboy", "lawyer"], False),
    "without the Paperboy": (["undertaker", "lawyer"], False),
    "with nobody whom he could have brought but the counter": (["paperboy", "undertaker"], False),
}


@pytest.mark.parametrize(("owned", "is_kept"), MATTERS.values(), ids=MATTERS)
def test_a_choice_that_no_field_shows_is_not_scored(owned: list[str], *, is_kept: bool) -> None:
    body = seat_body({**SEAT, "characters": owned}, "city")
    assert ("paperboy_choice" in body) == is_kept


@pytest.mark.parametrize("characters", [None, "paperboy", [["paperboy"]], 7])
def test_what_is_no_list_of_characters_asks_for_nobody(characters: object) -> None:
    assert "paperboy_choice" not in seat_body({**SEAT, "characters": characters}, "city")


@pytest.mark.parametrize(
    ("choice", "editor", "undertaker"),
    [("none", 7, 8), ("lawyer", 3, 6), ("editor", 7, 6), ("undertaker", 6, 8)],
)
def test_each_counter_leaves_out_whom_he_brought_but_counts_himself(
    choice: str, editor: int, undertaker: int
) -> None:
    owned = ["paperboy", "editor", "undertaker", "lawyer"]
    seat = {"city": "../..", "characters": owned, "paperboy_choice": choice}
    lines = lines_of(seat, house_rules={"CCC-O17": "does_not_count"})
    assert lines["characters"] == 3 + editor + undertaker


def test_what_is_missing_is_said_of_whose_paperboy_it_is() -> None:
    seat = {"name": "Ann", "city": "", "characters": ["paperboy", "editor", "lawyer"]}
    (entry,) = breakdown_of(partial(seat)).depends_on
    (fault,) = entry.otherwise[0].needs
    assert entry.point == "CCC-O17"
    assert fault.at == "seats.0.paperboy_choice"
    assert "Ann" in catalogue("en", TITLE.room).text(fault.says)
