"""What more of something can only help, or only harm."""

import pytest
from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.carson_city import dealing
from tests.carson_city.asking import rule
from tests.carson_city.plain_board import (
    READINGS,
    YELLOW_LIMITS,
    Body,
    Town,
    around,
    drawing,
    parse,
)
from tests.strategies import dealt, same_client

MOUNTAIN_EARNS = {"i"}
HOUSE_EARNS = {"d", "b", "s"}


def incomes(client: FlaskClient, town: Town, rules: Body) -> dict[str, int]:
    """What every building yields; the river is played where there is one."""
    variants = ["carson_river"] if "~" in drawing(town) else []
    body = {"board": drawing(town), "house_rules": rules, "variants": variants}
    found: dict[str, int] = rule(client, "income", body)["facts"]["income"]
    return found


def rules() -> st.SearchStrategy[Body]:
    """One reading each for the points that an income asks about."""
    points = ("CC-O4", "CC-O9")
    return st.fixed_dictionaries({point: st.sampled_from(READINGS[point]) for point in points})


@pytest.mark.parametrize("thing", "hm")
@pytest.mark.parametrize("river", [False, True], ids=["on land", "by the river"])
@same_client
@given(data=st.data(), rules=rules())
def test_one_more_of_nobodys_things_never_lowers_an_income_other_than_a_ranchs(
    client: FlaskClient, thing: str, river: bool, data: st.DataObject, rules: Body
) -> None:
    town = data.draw(dealt(dealing.town, river=river))
    free = sorted(name for name, parcel in town.items() if parcel == (None, "."))
    most = {"h": 20, "m": 6 if river else 9}[thing]
    assume(free and [sign for _, sign in town.values()].count(thing) < most)
    place = data.draw(st.sampled_from(free))
    before = incomes(client, town, rules)
    after = incomes(client, {**town, place: (None, thing)}, rules)
    assert before.keys() == after.keys()
    for name in before:
        sign, is_near = town[name][1], place in around(name)
        change = after[name] - before[name]
        if sign == "r":
            assert change in ({0, -1} if is_near else {0})
        else:
            earns = sign in (HOUSE_EARNS if thing == "h" else MOUNTAIN_EARNS)
            worth = 5 if sign == "s" else 3
            assert change == (worth if earns and is_near else 0)


@same_client
@given(data=st.data(), rules=rules())
def test_an_empty_parcel_that_is_bought_changes_no_income(
    client: FlaskClient, data: st.DataObject, rules: Body
) -> None:
    town = data.draw(dealt(dealing.town))
    free = sorted(name for name, parcel in town.items() if parcel == (None, "."))
    owners = [owner for owner, _ in town.values()]
    buyers = [seat for seat in range(1, 6) if owners.count(seat) < dealing.MOST_PARCELS]
    assume(free and buyers)
    bought = {data.draw(st.sampled_from(free)): (data.draw(st.sampled_from(buyers)), ".")}
    assert incomes(client, {**town, **bought}, rules) == incomes(client, town, rules)


def best_total(client: FlaskClient, **body: object) -> int:
    """The most points that the last turn's money can bring."""
    facts = rule(client, "cash_out", {**body, "last_turn": True})["facts"]
    total: int = facts["best"]["total"]
    assert total >= facts["minimum"]["total"]
    assert facts["round_up"] is None or total >= facts["round_up"]["total"]
    return total


@same_client
@given(who=st.sampled_from([*YELLOW_LIMITS]), red=st.booleans(), money=st.integers(0, 998))
def test_one_more_dollar_never_brings_fewer_points(
    client: FlaskClient, who: str, red: bool, money: int
) -> None:
    body = {"personality": who, "red": [who] if red else []}
    less, more = (best_total(client, money=much, **body) for much in (money, money + 1))
    assert less <= more


@same_client
@given(money=st.integers(0, 999), limit=st.integers(0, 199))
def test_a_higher_cash_limit_never_brings_fewer_points(
    client: FlaskClient, money: int, limit: int
) -> None:
    lower, higher = (best_total(client, money=money, cash_limit=one) for one in (limit, limit + 1))
    assert lower <= higher


def test_a_board_in_the_notation_is_read_as_it_is_drawn() -> None:
    text = "/".join(["1s . h m 2. . . 5p"] * 8)
    assert drawing(parse(text)) == text
