"""Pages of questions where something was not said: it is asked for, and never counts as a fact."""

import re

import pytest
from flask.testing import FlaskClient

VERDICT = re.compile(r'data-verdict="(\w+)"')
AT_ANOTHERS = "players=4&building=brick_oven&owner=other&space=action&occupied=false"
BRICK_OVEN = f"{AT_ANOTHERS}&character_here=false&built_here=no&constructed=true"
SALE = "price=2&count=2&space_limit=3&owner=other&have=5"
BUILDING = "cost.iron=2&bring.iron=2&owner=self&character_built_here_this_year=false"


def asked(client: FlaskClient, key: str, query: str) -> str:
    """The page of a question with this in its address."""
    page: str = client.get(f"/nevada-city/ask/{key}?{query}").text
    return page


def verdict_on(page: str) -> str | None:
    found = VERDICT.search(page)
    return found[1] if found else None


@pytest.mark.parametrize(
    ("key", "query"),
    [
        ("marry", "worker=woman"),
        ("marry", "worker=woman&single_sons=1&single_daughters=0"),
        ("buy", "building=trading_post"),
        ("construct", "bring.iron=1"),
        ("contract", "action=complete&pay.iron=1"),
        ("hire", "via=hotel&from=display&homestead_cards=1&salary=3"),
        ("event", "kind=fire&markers=3"),
        ("loan", "action=take"),
    ],
)
def test_what_must_be_filled_in_is_the_next_question_and_no_mistake(
    client: FlaskClient, key: str, query: str
) -> None:
    page = asked(client, key, query)
    assert verdict_on(page) is None
    assert "We still need to know:" in page
    assert "not right" not in page


def test_no_fee_is_never_said_at_anothers_building_without_the_price(client: FlaskClient) -> None:
    page = asked(client, "use_building", f"{BRICK_OVEN}&money=-")
    assert "No fee" not in page
    assert "What it comes to depends on: Fee of the space" in page
    assert "receipt" not in page
    free = asked(client, "use_building", f"{BRICK_OVEN}&money=-&fee=0")
    assert "No fee" in free


def test_a_sale_without_the_fee_adds_nothing_up(client: FlaskClient) -> None:
    page = asked(client, "sell", SALE)
    assert verdict_on(page) == "yes"
    assert "What it comes to depends on: Bonus for each token" in page
    assert 'class="comes-to"' not in page
    assert "<tfoot>" not in page


def test_that_there_is_none_of_an_amount_is_said_with_one_touch(client: FlaskClient) -> None:
    page = asked(client, "construct", BUILDING)
    assert verdict_on(page) == "depends"
    assert "some · some" not in page
    assert 'name="delivered" value="-"' in page
    none = asked(client, "construct", f"{BUILDING}&delivered=-&entertainment_as=-&skills=-")
    assert verdict_on(none) == "yes"
    some = asked(client, "construct", f"{BUILDING}&delivered.iron=1&entertainment_as=-&skills=-")
    assert verdict_on(some) == "no"


def test_nothing_settles_what_hangs_on_the_price(client: FlaskClient) -> None:
    """Any money may be too little where the price is not known."""
    page = asked(client, "use_building", BRICK_OVEN)
    assert verdict_on(page) == "depends"
    assert not re.search(r"Your money: <strong>\d+ or more", page)


def test_each_year_has_its_own_answer(client: FlaskClient) -> None:
    page = asked(client, "setup", "players=3")
    assert verdict_on(page) == "depends"
    assert "Year: <strong>2 to 4</strong>" in page
    assert verdict_on(asked(client, "setup", "players=3&year=2")) == "answer"


def test_an_answer_says_what_more_of_it_hangs_on(client: FlaskClient) -> None:
    page = asked(client, "year_end", "players=3&year=2&free_plots=3&unhired=1")
    assert verdict_on(page) == "answer"
    assert "More depends on: " in page
    assert "Somebody has the Deputy" in page
