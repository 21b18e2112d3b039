"""The page of a rule or an open point: who reads it so, and its worked cases."""

import re

from flask.testing import FlaskClient


def test_the_page_of_a_rule_shows_three_cases_and_what_rests_on_it(client: FlaskClient) -> None:
    page = client.get("/nevada-city/rules/NC-104").text
    first, _, folded = page.partition('<article class="case')[2].partition("What else it says")
    assert "Make an event deck of 18 cards." in first
    assert "Lay 4 contracts face up." not in first
    assert "Lay 4 contracts face up." in folded
    many = client.get("/nevada-city/rules/NC-O1").text
    shown, _, more = many.partition("One more worked example")
    assert [part.count('<article class="case') for part in (shown, more)] == [3, 1]


def test_the_page_of_a_point_says_who_reads_it_so(client: FlaskClient) -> None:
    told = {
        "CCC-O1": ["we read it so unless you choose", ""],
        "CCC-O2": ["we read it so unless you choose; the German rulebook reads it so", ""],
        "CCC-O4": ["the English rulebook reads it so", "the German rulebook reads it so"],
    }
    for point, marks in told.items():
        page = client.get(f"/carson-city-cards/rules/{point}").text
        assert re.findall("<dd>(.*)</dd>", page)[:2] == marks, point
