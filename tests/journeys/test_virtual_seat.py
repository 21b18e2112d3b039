"""A seat of a virtual player has no fields that only a real one fills in."""

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import SCORE, TABLE, at
from tests.journeys.pages import field

WHO = ("auctioneer", "paperboy", "editor")
OF_CHARACTERS = ("auctioneer_sold", "paperboy_choice")


@pytest.mark.parametrize("seat", [0, 2], ids=["a real player", "a virtual one"])
def test_what_characters_did_is_asked_of_real_players_only(phone: Visiting, seat: int) -> None:
    people = [(f"seats.{seat}.characters", who) for who in WHO]
    others = [pair for pair in TABLE if not pair[0].endswith(".characters")]
    page = phone().go(at(f"{SCORE}/seat/{seat}", *others, *people))
    for name in OF_CHARACTERS:
        expect(field(page, f"seats.{seat}.{name}").first).to_be_visible(visible=not seat)
