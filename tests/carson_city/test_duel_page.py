"""A duel on its page: what only one can have is asked once, and a tie is the next question."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from web.house.addresses import in_query

EVEN = {
    **{f"duellists.0.{name}": "3" for name in ("cowboys", "revolvers", "die")},
    **{f"duellists.2.{name}": "3" for name in ("cowboys", "revolvers", "die")},
    "duellists.0.name": "Ann",
    "duellists.2.name": "Bob",
}
CHIP, MERCENARY = "duellists.who.three_guns", "duellists.who.personality.mercenary"
NOBODY = {CHIP: "-", MERCENARY: "-"}


def page_of(client: FlaskClient, said: dict[str, str]) -> str:
    """The words of the answer."""
    text = client.get(f"/carson-city/ask/duel?{in_query([*said.items()])}").get_data(as_text=True)
    inside = re.search(r'<section class="answer.*?</section>', text, re.DOTALL)
    assert inside, text
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", inside[0])).split())


def test_a_tie_is_the_next_question(client: FlaskClient) -> None:
    assert "9 : 9. Who passed first? Ann Bob" in page_of(client, {**EVEN, **NOBODY})
    for row, name in ((0, "Ann"), (2, "Bob")):
        tapped = {**EVEN, **NOBODY, f"duellists.{row}.order": "1"}
        assert page_of(client, tapped).startswith(f"{name} wins")


def test_of_two_who_tie_the_known_place_leaves_one_thing_to_say(client: FlaskClient) -> None:
    asked = page_of(client, {**EVEN, **NOBODY, "duellists.0.order": "2"})
    assert "9 : 9. Who passed first? Ann Bob" in asked


@pytest.mark.parametrize("what", [CHIP, MERCENARY])
def test_who_has_it_is_said_once_for_all(client: FlaskClient, what: str) -> None:
    for name in ("Ann", "Bob"):
        said = {**EVEN, **NOBODY, what: name}
        assert page_of(client, said).startswith(f"{name} wins")


def test_who_wins_depends_on_who_has_what_only_one_can_have(client: FlaskClient) -> None:
    said = page_of(client, {**EVEN, "duellists.2.die": "1"})
    assert "Bob wins if Three-guns chip: Bob" in said
    assert "Ann wins if Three-guns chip: Ann Mercenary: Ann" in said
    assert "Otherwise Ann wins" in said


def test_the_red_side_is_asked_only_of_a_mercenary(client: FlaskClient) -> None:
    close = {**EVEN, "duellists.2.die": "1", CHIP: "-"}
    assert "red side" not in page_of(client, close)
    said = page_of(client, {**close, MERCENARY: "Bob"})
    assert "On the red side: Mercenary" in said


def test_a_chip_of_somebody_who_is_not_in_the_duel_says_nothing(client: FlaskClient) -> None:
    assert page_of(client, {**EVEN, **NOBODY, CHIP: "Eve"}).startswith("IT DEPENDS")
