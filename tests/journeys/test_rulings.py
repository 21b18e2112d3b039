"""An argument is settled once: kept from the answer, read by everybody, asked again unchanged."""

from playwright.sync_api import Page, expect

from tests.house.visits import Visit, flaws
from tests.journeys.conftest import Visiting
from tests.journeys.examples import CARDS, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import NONE_OF_THIS, button, choose_of_many, chosen_chip, click, link
from tests.journeys.sheets import LAPTOP, complaints, join_path, sit_down, start_sheet

PAPERBOY = at(f"{CARDS}/ask/paperboy", ("moment", "when_taken"), ("source", "pile"))
QUESTION = "May this picture cover that one?"


def flaws_here(visit: Visit) -> list[str]:
    """What the page that is open must not have, however many came over the wire before it."""
    visit.received.clear()
    return list(flaws(visit))


def settle(page: Page) -> None:
    """From the own seat to a question, its answer, and onto the sheet."""
    finger = Finger(page)
    finger.tap(page.locator("summary", has_text="Settle"))
    finger.follow(link(page, QUESTION))
    choose_of_many(page, "under", "outlaws")
    choose_of_many(page, "over", "house")
    finger.follow(button(page, "Ask"))
    finger.follow(button(page, NONE_OF_THIS))
    assert page.inner_text("#verdict") == "NO"
    finger.follow(button(page, "Keep on our table"))


def test_what_one_phone_settles_everybody_finds_at_the_table(phone: Visiting) -> None:
    visits = phone(**LAPTOP), phone()
    host = start_sheet(visits[0])
    paul = sit_down(visits[1], join_path(host), "Paul")
    settle(paul)
    assert paul.inner_text("#kept").startswith("Kept on your table.")
    assert paul.inner_text("#verdict") == "NO"
    assert flaws_here(visits[1]) == []
    expect(host.locator("#rulings summary")).to_have_text("You settled one question")
    host.locator("#rulings summary").click()
    assert "CCC-32" in host.inner_text("#rulings")
    assert flaws_here(visits[0]) == []
    click(link(host, QUESTION))
    assert host.inner_text("#verdict") == "NO"
    assert chosen_chip(host, "over") == chosen_chip(paul, "over")
    Finger(paul).follow(link(paul, "To the table"))
    expect(paul.locator("#rulings")).to_contain_text(QUESTION)
    paul.locator("#rulings summary").click()
    Finger(paul).follow(paul.locator("#rulings button", has_text="Remove"))
    expect(paul.locator("#rulings")).not_to_contain_text(QUESTION)
    assert [complaints(visit) for visit in visits] == [[], []]


def test_it_is_settled_without_scripts_too(phone: Visiting) -> None:
    host = start_sheet(phone(java_script_enabled=False))
    paul = sit_down(phone(java_script_enabled=False), join_path(host), "Paul")
    settle(paul)
    assert paul.inner_text("#kept").startswith("Kept on your table.")
    host.reload()
    assert QUESTION in str(host.locator("#rulings").text_content())


def test_the_host_decides_what_the_rulebook_leaves_open(phone: Visiting) -> None:
    visits = phone(**LAPTOP), phone()
    host = start_sheet(visits[0])
    paul = sit_down(visits[1], join_path(host), "Paul")
    for page in (host, paul):
        page.goto(visits[0].home + PAPERBOY)
        assert page.inner_text("#verdict") == "THE RULEBOOK DOES NOT SAY"
    assert "ask the host" in paul.inner_text("#answer")
    assert [*map(flaws_here, visits)] == [[], []]
    click(button(host, "Our table reads it so").last)
    assert host.inner_text("#verdict") == "YES"
    paul.go_back()
    paul.reload()
    Finger(paul).tap(paul.locator("summary", has_text="Settle"))
    address = paul.locator("a[href*='/ask/paperboy']").get_attribute("href")
    assert "house_rules.CCC-O6=at_once" in str(address)
