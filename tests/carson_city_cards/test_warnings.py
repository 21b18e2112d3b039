"""What is odd and yet possible is said at its field, and only then."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.carson_city_cards import TITLE
from tests.carson_city_cards.asking import answer_to, refused_at
from tests.carson_city_cards.small_tables import cards_in_rows, partial, wall

Body = dict[str, Any]

OWED = [{"at": "a1", "parcels": "o./.."}, {"at": "a1", "parcels": "p./.."}]
APART = [{"at": at, "parcels": "../.."} for at in ("a1", "c3")]
CORNER = "..--/..--/--../--.."
VIRTUAL = [{"virtual": True, "appeal": 9} for _ in range(3)]


def whole(*seats: Body, **table: Any) -> Body:
    return {"seats": [*seats, *VIRTUAL], **table}


def full(cards: int, *owned: str, **more: Any) -> Body:
    """A seat with so many cards and these characters."""
    return {"cards": cards_in_rows(cards), "characters": list(owned), **more}


WARNED: dict[str, tuple[Body, list[str]]] = {
    "36 Houses and 36 Mountains are nothing special": (
        partial({"city": wall("h", 36)}, {"city": wall("m", 36)}),
        [],
    ),
    "37 Houses are many": (partial({"city": wall("h", 37)}), ["seats"]),
    "37 Mountains are many": (partial({"city": wall("m", 37)}), ["seats"]),
    "37 Houses of two players are many": (
        partial({"city": wall("h", 30)}, {"city": wall("h", 7)}),
        ["seats"],
    ),
    "Houses below Houses are Houses": (
        partial({"city": wall("h", 32)}, {"cards": [{"at": "a1", "parcels": "hh/h."}] * 2}),
        ["seats"],
    ),
    "18 cards are as many as rounds": (whole(full(16, "doctor", "lawyer")), []),
    "17 cards are fewer than rounds": (whole(full(16, "doctor")), ["seats.0.cards"]),
    "sold cards count": (whole(full(14, "auctioneer", auctioneer_sold=3)), []),
    "one sold card fewer": (
        whole(full(14, "auctioneer", auctioneer_sold=2)),
        ["seats.0.cards"],
    ),
    "no cards at all are few too": (whole({"cards": []}), ["seats.0.cards"]),
    "a partial table may still grow": (partial(full(3)), []),
    "a drawn city has no number of cards": (whole({"city": "hh/hh"}), []),
    "counts have no number of cards": (whole({"counts": {"mines": 4}}), []),
    "a Prison that protected its own card": (partial({"cards": OWED}), ["seats.0.cards.1"]),
    "a Prison whose reading the table chose": (
        partial({"cards": OWED}, house_rules={"CCC-O8": "with_this_card"}),
        [],
    ),
    "a Prison that the Sheriff made needless": (
        partial({"cards": OWED, "characters": ["sheriff"]}),
        [],
    ),
    "a Prison that an earlier one made needless": (
        partial({"cards": [{"at": "a1", "parcels": "op/.."}, {"at": "a1", "parcels": "pp/.."}]}),
        [],
    ),
    "a Prison that covers no outlaws": (
        partial({"cards": [{"at": "a1", "parcels": "o./.."}, {"at": "c1", "parcels": "p./.."}]}),
        [],
    ),
    "a Prison after a sale, when anything may have protected": (
        partial({"cards": OWED, "characters": ["auctioneer"], "auctioneer_sold": 1}),
        [],
    ),
    "a House beside a Prison on the same card": (
        partial({"cards": [{"at": "b2", "parcels": "o./.."}, {"at": "a1", "parcels": "p./.h"}]}),
        ["seats.0.cards.1"],
    ),
    "a drawn city that touches at a corner after a sale": (
        partial({"city": CORNER, "characters": ["auctioneer"], "auctioneer_sold": 1}),
        ["seats.0.city"],
    ),
    "cards that touch at a corner after a sale": (
        partial({"cards": APART, "characters": ["auctioneer"], "auctioneer_sold": 1}),
        ["seats.0.cards"],
    ),
    "a corner that the table has chosen": (
        partial(
            {"cards": APART, "characters": ["auctioneer"], "auctioneer_sold": 1},
            house_rules={"CCC-O9": "corners_too"},
        ),
        [],
    ),
    "two warnings at once": (whole({"cards": OWED}), ["seats.0.cards", "seats.0.cards.1"]),
    "warnings of the second seat": (
        partial({"city": ""}, {"cards": OWED}),
        ["seats.1.cards.1"],
    ),
}


@pytest.mark.parametrize(("body", "paths"), WARNED.values(), ids=WARNED)
def test_what_is_odd_is_said_at_its_field(
    client: FlaskClient, body: Body, paths: list[str]
) -> None:
    english, german = (
        client.post(
            f"/api/v1/{TITLE.slug}/score", json=body, headers={"Accept-Language": language}
        ).json["warnings"]
        for language in ("en", "de")
    )
    assert [warning["at"] for warning in english] == paths
    assert [warning["at"] for warning in german] == paths
    for one, other in zip(english, german, strict=True):
        assert len(one["message"].split()) > 4
        assert len(other["message"].split()) > 4
        assert one["message"] != other["message"]


ASKED: dict[str, tuple[str, Body, list[str]]] = {
    "a character of a city that touches at a corner": (
        "character",
        {
            "city": CORNER,
            "character": "doctor",
            "characters": ["auctioneer"],
            "auctioneer_sold": 1,
        },
        ["city"],
    ),
    "a sale from cards that touch at a corner": (
        *("sale", {"cards": APART, "characters": ["auctioneer"], "sell": [1], "already_sold": 1}),
        ["cards"],
    ),
    "a parcel of cards that owe something to a reading": (
        *("building", {"cards": OWED, "at": "a1"}),
        ["cards.1"],
    ),
    "a card beside such cards": (
        *("placement", {"cards": OWED, "card": "../..", "at": "c1"}),
        ["cards.1"],
    ),
    "every spot beside such cards": (
        *("placements", {"cards": OWED, "card": "../.."}),
        ["cards.1"],
    ),
    "a city that owes nothing": ("building", {"city": "h./..", "at": "a1"}, []),
}


@pytest.mark.parametrize(("question", "body", "paths"), ASKED.values(), ids=ASKED)
def test_a_question_warns_of_its_city_as_a_score_does(
    question: str, body: Body, paths: list[str]
) -> None:
    warnings = answer_to(question, body).ruling.warnings
    assert [fault.at for fault in warnings] == paths
    chosen = {"house_rules": {"CCC-O8": "with_this_card", "CCC-O9": "corners_too"}}
    assert answer_to(question, {**body, **chosen}).ruling.warnings == ()


@pytest.mark.parametrize("path", ["city", "cards"])
def test_a_table_that_asks_for_sides_has_no_city_in_two_parts(path: str) -> None:
    seat = {"characters": ["auctioneer"], "auctioneer_sold": 1}
    seat |= {"city": CORNER} if path == "city" else {"cards": APART}
    rules = {"CCC-O9": "sides_only"}
    assert refused_at("score", partial(seat)) == set()
    assert refused_at("score", partial(seat, house_rules=rules)) == {f"seats.0.{path}"}
