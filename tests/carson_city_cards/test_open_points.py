"""Which rulings each edition leaves open, and which points they hang on."""

from typing import Any, NamedTuple

import pytest

from tests.carson_city_cards import plain
from tests.carson_city_cards.asking import answer_to, refused_at
from tests.carson_city_cards.reading_by_reading import expected, told

Body = dict[str, Any]

CORNER = [{"at": at, "parcels": "../.."} for at in ("a1", "c1", "c3")]
FULL = "/".join(["hm" * 4] * 8)
BIDS = [
    {"name": "Alex", "suit": "star", "card": 5, "uses": ["doctor", "heroes"]},
    {"name": "Paul", "suit": "cow", "card": 9},
    {"name": "Eagle", "suit": "hat", "card": 1},
    {"name": "Bear", "suit": "boot", "card": 2},
]
PAPERBOY = {"era": 2, "owned": [{"character": "paperboy"}]}


class Hangs(NamedTuple):
    """A situation, its verdict in the English and in the German edition, the points listed."""

    question: str
    body: Body
    english: str
    german: str
    points: str
    german_points: str | None = None
    """Those in the German edition where its words settle others."""

    def listed(self, edition: str) -> list[str]:
        """The points that the answer lists in this edition."""
        is_german = edition == "german" and self.german_points is not None
        return ((self.german_points or "") if is_german else self.points).split()


HANGS = {
    "a Prison on outlaws": Hangs(
        "cover", {"under": "outlaws", "over": "prison"}, "open", "open", "CCC-O8"
    ),
    "a House beside a Prison on the same card": Hangs(
        "cover",
        {"under": "outlaws", "over": "house", "prison_on_this_card": True},
        *("open", "open", "CCC-O8"),
    ),
    "a House on outlaws": Hangs("cover", {"under": "outlaws", "over": "house"}, "no", "no", ""),
    "outlaws on protected outlaws": Hangs(
        "cover",
        {"under": "outlaws", "over": "outlaws", "prison": True},
        *("no", "yes", ""),
    ),
    "outlaws on protected outlaws of a table that plays otherwise": Hangs(
        "cover",
        {
            "under": "outlaws",
            "over": "outlaws",
            "prison": True,
            "house_rules": {"CCC-O4": "with_protection"},
        },
        *("yes", "yes", "CCC-O4", ""),
    ),
    "a card with a Prison on outlaws": Hangs(
        "placement", {"city": "o./..", "card": "p./..", "at": "a1"}, "open", "open", "CCC-O8"
    ),
    "what a card with a Ranch brings": Hangs(
        "placements", {"city": "h./..", "card": "r./.."}, "answer", "answer", "CCC-O2", ""
    ),
    "a card that fits nowhere": Hangs(
        "placements", {"city": FULL, "card": "i./.m"}, "answer", "answer", "CCC-O12 CCC-O16"
    ),
    "a sale that leaves a corner": Hangs(
        "sale",
        {"cards": CORNER, "characters": ["auctioneer"], "sell": [2]},
        *("open", "open", "CCC-O9"),
    ),
    "a Ranch at the edge": Hangs(
        "building", {"city": "r./..", "at": "a1"}, "answer", "answer", "CCC-O2", ""
    ),
    "a Ranch beside outlaws with the Sheriff": Hangs(
        "building",
        {"city": "---/-o./-r./---", "at": "b3", "characters": ["sheriff"]},
        *("answer", "answer", "CCC-O2 CCC-O3", ""),
    ),
    "a City Hall": Hangs("building", {"city": "y./..", "at": "a1"}, "answer", "answer", "CCC-O5"),
    "a City Hall and a Hotel": Hangs(
        "building", {"city": "yl/..", "at": "a1"}, "answer", "answer", "CCC-O5 CCC-O13"
    ),
    "a Hotel for a city with a City Hall": Hangs(
        "placement", {"city": "y./..", "card": "l./..", "at": "c1"}, "yes", "yes", "CCC-O13"
    ),
    "the Editor with the Doctor": Hangs(
        "character",
        {"city": "", "character": "editor", "characters": ["doctor"]},
        *("answer", "answer", "CCC-O10"),
    ),
    "the Settler with outlaws and a Prison": Hangs(
        "character",
        {"city": "or/.p", "character": "settler"},
        *("answer", "answer", "CCC-O2", ""),
    ),
    "the Settler of a table that does not count outlaws for him": Hangs(
        "character",
        {
            "city": "or/.p",
            "character": "settler",
            "house_rules": {"CCC-O11": "does_not_count"},
        },
        *("answer", "answer", "CCC-O2 CCC-O11", "CCC-O11"),
    ),
    "the Undertaker and whom the Paperboy brought": Hangs(
        "character",
        {
            "city": "",
            "character": "undertaker",
            "characters": ["paperboy", "lawyer"],
            "paperboy_choice": "lawyer",
        },
        *("answer", "answer", "CCC-O17", ""),
    ),
    "the Editor and whom the Paperboy brought, which nobody typed": Hangs(
        "character",
        {"city": "", "character": "editor", "characters": ["paperboy", "lawyer"]},
        *("answer", "answer", "CCC-O17", ""),
    ),
    "a sale at the end of the game": Hangs(
        "sale",
        {
            "cards": CORNER[:2],
            "characters": ["auctioneer"],
            "sell": [2],
            "moment": "game_end",
        },
        *("open", "open", "CCC-O14"),
    ),
    "a sale in one's own turn": Hangs(
        "sale",
        {"cards": CORNER[:2], "characters": ["auctioneer"], "sell": [2]},
        *("yes", "yes", ""),
    ),
    "an additional card with the highest appeal": Hangs(
        "virtual_pick",
        {"display": [{"appeal": 7, "extra": True}, {"appeal": 7}]},
        *("answer", "answer", "CCC-O15"),
    ),
    "the Auctioneer before the bids": Hangs(
        "characters_now",
        {"era": 1, "moment": "before_bids", "owned": [{"character": "auctioneer"}]},
        *("answer", "answer", "CCC-O14"),
    ),
    "the Sheriff and outlaws that touch": Hangs(
        "character", {"city": "oo/..", "character": "sheriff"}, "answer", "answer", "CCC-O1"
    ),
    "two bonuses of one player": Hangs(
        "pick_order", {"players": BIDS}, "answer", "answer", "CCC-O7", ""
    ),
    "the Paperboy at the end of the game": Hangs(
        "characters_now", {**PAPERBOY, "moment": "game_end"}, "answer", "answer", "CCC-O6", ""
    ),
    "the Paperboy while cards are taken": Hangs(
        "characters_now", {**PAPERBOY, "moment": "taking"}, "answer", "answer", "CCC-O6", ""
    ),
    "the Paperboy when he is taken": Hangs(
        "paperboy", {"moment": "when_taken"}, "open", "no", "CCC-O6", ""
    ),
    "the Paperboy in the end": Hangs(
        "paperboy", {"moment": "game_end"}, "open", "yes", "CCC-O6", ""
    ),
    "the Paperboy and another player's character": Hangs(
        "paperboy", {"moment": "game_end", "source": "another_player"}, "no", "no", ""
    ),
}
each_case = pytest.mark.parametrize("case", HANGS.values(), ids=HANGS)


@each_case
@pytest.mark.parametrize("edition", ["english", "german"])
def test_each_edition_says_what_it_leaves_open(case: Hangs, edition: str) -> None:
    asked = {**case.body, "edition": {"english": "en", "german": "de"}[edition]}
    answer = told(case.question, asked)
    assert answer["verdict"] == getattr(case, edition)
    assert [entry["open_point"] for entry in answer["depends_on"]] == case.listed(edition)
    assert answer == expected(case.question, asked)


@each_case
def test_what_a_table_has_chosen_is_listed_and_never_left_open(case: Hangs) -> None:
    for point in case.points.split():
        for reading in plain.READINGS[point]:
            asked = {**case.body, "house_rules": {point: reading}}
            if refused_at(case.question, asked):
                continue
            answer = told(case.question, asked)
            listed = {each["open_point"]: each["reading"] for each in answer["depends_on"]}
            assert answer["verdict"] != "open"
            is_settled = plain.is_settled(point, reading, asked)
            assert listed.get(point) == (None if is_settled else reading)


@each_case
def test_an_answer_that_hangs_on_a_reading_names_its_reason(case: Hangs) -> None:
    assert answer_to(case.question, case.body).ruling.because


def test_every_point_turns_some_ruling() -> None:
    assert {point for case in HANGS.values() for point in case.points.split()} == {*plain.READINGS}
