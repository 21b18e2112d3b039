"""Tables to go on with: what this phone filled in stands on the first page, and only there."""

from urllib.parse import unquote_plus

from playwright.sync_api import Page, expect

from tests.house.visits import Visit
from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX, PAUL, RESULT, SCORE, TABLE, Fields, at, virtual
from tests.journeys.pages import click, link, rename

TWO: Fields = [("seats.0.name", "Alex"), ("seats.1.name", "Paul")]
CARD = ".my-tables li"


def standings(page: Page) -> list[str]:
    """What is said of the tables to go on with."""
    return page.locator(".my-standing").all_inner_texts()


def home_after(visit: Visit, *addresses: str) -> Page:
    for address in addresses:
        visit.go(address)
    return visit.go("/")


def test_a_table_on_one_phone_is_found_again_with_who_leads(phone: Visiting) -> None:
    visit = phone()
    assert not visit.go("/").locator("[data-to-go-on]").is_visible()
    page = home_after(visit, at(SCORE, *ALEX, *PAUL[:1]))
    assert standings(page) == ["Alex leads with 109"]
    assert page.inner_text(f"{CARD} time").startswith("today ")
    click(page.locator(f"{CARD} a"))
    assert page.locator(".seat-name").all_inner_texts() == ["Alex", "Paul"]
    assert phone().go("/").locator(CARD).count() == 0
    assert visit.said == []


def test_a_game_that_is_won_says_so(phone: Visiting) -> None:
    page = home_after(phone(locale="de-DE"), at(RESULT, *TABLE))
    assert standings(page) == ["Paul hat mit 133 gewonnen"]
    assert page.inner_text(f"{CARD} time").startswith("heute ")


def test_what_is_typed_last_is_kept_though_a_page_is_just_left(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(at(f"{SCORE}/seat/0", *TWO))
    rename(page, 0, "Alexandra")
    visit.go("/")
    address = page.locator(f"{CARD} a").get_attribute("href")
    assert address
    assert "seats.0.name=Alexandra" in unquote_plus(address)
    assert page.locator(CARD).count() == 1


def test_the_same_people_at_a_new_game_are_another_table(phone: Visiting) -> None:
    page = home_after(phone(), at(SCORE, *ALEX, *PAUL), at(SCORE, *TWO), at(SCORE, *TWO))
    assert standings(page) == ["nothing counted yet", "Paul leads with 133"]


def test_of_many_three_are_offered_and_all_can_be_forgotten(phone: Visiting) -> None:
    visit = phone()
    games = [at(SCORE, *virtual(0, f"Bear {n}", "9"), *virtual(1, f"Owl {n}", "8")) for n in "1234"]
    page = home_after(visit, *games)
    assert page.locator(CARD).count() == 3
    click(link(page, "All my tables (4)"))
    assert page.locator(CARD).count() == 4
    for left in (3, 2, 1, 0):
        page.locator(f"{CARD} button").first.click()
        expect(page.locator(CARD)).to_have_count(left)
    assert page.get_by_text("No table yet.").is_visible()
    assert not visit.go("/").locator("[data-to-go-on]").is_visible()
