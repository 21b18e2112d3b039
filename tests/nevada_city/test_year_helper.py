"""The year helper: which steps it lists, what becomes exact, and that ticks never meet."""

from typing import Any

import pytest

from web.forms.typed import Typed
from web.nevada_city.asked import asked_of
from web.nevada_city.at_hand import plan_of
from web.nevada_city.year import year_of
from web.nevada_city.year_kept import KeptYear

Keys = list[str]


def keys(section: str, players: int, year: int, told: dict[str, Any], *variants: str) -> Keys:
    sections = year_of({"variants": list(variants)}, players, year, told).sections()
    return [step.key for each in sections if each.key == section for step in each.steps]


def clauses(year: Any) -> list[tuple[str, ...]]:
    return [tuple(m.id for m in step.says) for each in year.sections() for step in each.steps]


@pytest.mark.parametrize(
    ("players", "year", "rounds"),
    [
        (2, 1, ["NC-18", "NC-86-3", "NC-86-4", "NC-22"]),
        (3, 1, ["NC-18", "NC-22"]),
        (4, 2, ["NC-18", "NC-22"]),
    ],
    ids=["two: the Bank claims twice", "three: it never claims", "four: nor then"],
)
def test_the_rounds_in_which_something_is_not_to_be_forgotten(
    players: int, year: int, rounds: Keys
) -> None:
    assert keys("rounds", players, year, {}) == rounds


def test_before_the_first_year_alone_the_table_is_set_up() -> None:
    assert "NC-107" in keys("start", 3, 1, {})
    assert keys("start", 3, 2, {}) == []


@pytest.mark.parametrize(("players", "removed"), [(2, "NC-83"), (3, "NC-106"), (4, None)])
def test_the_table_is_set_up_in_the_order_of_the_rulebook(
    players: int, removed: str | None
) -> None:
    order = ["NC-96", "NC-97", "NC-98", "NC-2", "NC-99", "NC-84", "NC-100", "NC-85", "NC-101"]
    order += ["NC-102", "NC-103", "NC-104", "NC-105", "NC-33", removed, "NC-16-start"]
    order += ["NC-17-start", "NC-107", "NC-7"]
    found = keys("start", players, 1, {})
    assert [step for step in order if step in found] == found[: -1 if players < 4 else None]
    of_two = {"NC-84", "NC-85"} if players == 2 else set()
    assert of_two == {"NC-84", "NC-85"} & {*found}
    assert (removed in found) is (removed is not None)


@pytest.mark.parametrize(("players", "last"), [(2, 5), (3, 4), (4, 4)])
def test_the_final_scoring_comes_with_the_last_year_or_when_the_plots_are_full(
    players: int, last: int
) -> None:
    final = keys("final", players, last, {})
    assert final[1:] == ["NC-59", "NC-60", "NC-61"]
    assert keys("final", players, last - 1, {}) == []
    assert keys("final", players, last - 1, {"free_plots": 0}) == final


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_soup_kitchen_is_only_there_with_four(players: int) -> None:
    assert ("NC-72" in keys("cleanup", players, 1, {})) is (players == 4)


def test_nothing_of_the_cleanup_is_left_when_the_plots_are_full() -> None:
    assert keys("cleanup", 4, 2, {"free_plots": 0})[-1] == "end"
    assert keys("cleanup", 4, 2, {"free_plots": 1})[-1] == "NC-55"


def test_troublemakers_are_met_after_the_markers_are_back() -> None:
    steps = keys("cleanup", 4, 2, {}, "troublemakers")
    assert steps.index("NC-54") < steps.index("NC-114") < steps.index("NC-55")


def test_what_is_told_makes_the_boarding_house_exact() -> None:
    told = {"unhired": 3, "boarding_house": "player"}
    assert ("year-end-boarding-house",) in clauses(year_of({}, 3, 1, told))
    assert ("NC-73",) in clauses(year_of({}, 3, 1, {}))


def sheet(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"seats": [{"name": "x", "fields": fields} for fields in seats], **more}


@pytest.mark.parametrize("kept", ["x", [], {"now": 9}, {"now": True}, {"now": 2, "2": []}])
def test_whatever_a_program_kept_there_a_year_is_found(kept: Any) -> None:
    year = KeptYear.of(sheet({}, {}, {}, extras={"year": kept}))
    assert year.now in {1, 2}
    assert year.typed == {}


def test_a_seat_brings_along_what_it_has() -> None:
    own = {
        "buildings": [
            {"building": "newspaper", "vp": 5},
            {"building": "saddlery", "complete": False},
        ],
        "resources": {"iron": 2, "resources_on_contracts": 1},
        "properties": {"mines": 2},
    }
    document = sheet(own, {}, {}, {}, extras={"year": {"now": 3}})
    names = {"names": dict.fromkeys("0123", "x")}
    assert asked_of(document, 0, "newspaper") == {"players": 4, "owner": "self", **names}
    assert asked_of(document, 1, "newspaper")["owner"] == "other"
    claim = {"players": 4, "year": 1857, "under_construction": 1}
    assert asked_of(document, 0, "claim") == {**claim, **names}
    assert asked_of(document, 0, "contract")["at_hand"] == {"iron": 2}
    assert asked_of(document, 0, "produce")["at_hand"] == {"mines": 2}
    assert asked_of(document, 0, "setup")["year"] == 3


def test_entertainment_is_put_down_last_and_never_for_a_resource() -> None:
    body = {
        "action": "complete",
        "requires": {"silver": 1, "iron": 2, "brick": 1, "entertainment": 1},
        "skills": {"masonry": 1},
    }
    hand = Typed([("at_hand.iron", "1"), ("at_hand.entertainment", "3"), ("at_hand.spirits", "2")])
    plan = plan_of("contract", body, hand)
    assert plan is not None
    assert plan.bring.named == {"iron": 1, "entertainment": 1}
    assert plan.entertainment_as.named == {"iron": 1}
    assert plan.short.named == {"silver": 1}
