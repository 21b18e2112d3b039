"""The ledger under one finger: how many touches it takes, and that nothing typed gets lost."""

from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from scoring.titles import titles
from tests.examples import read_cases
from tests.house.rooms import HOUSE
from tests.house.visits import flaws
from tests.journeys.bad_wifi import call, new_sheet
from tests.journeys.conftest import Recording, Visiting
from tests.journeys.examples import Fields, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import button, field, link, so_far, totals
from tests.journeys.sheets import LAPTOP, complaints, sit_down
from tests.touches import TOUCHES
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed, typed_from

CITY = "/nevada-city"
CONTRACT = HOUSE / "tests/nevada_city/contract.json"
PEOPLE: Fields = [(f"seats.{n}.name", name) for n, name in enumerate(("Alan", "Beth", "Carla"))]
SEAT = f"{CITY}/score/seat/0"
MOST_FOR_ALAN, MOST_FOR_PAWNS = 50, 30
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
SCREENS = "document.documentElement.scrollHeight / innerHeight"


def three_players() -> dict[str, Any]:
    """The table of the contract that has an itemised, a half itemised and a quick seat."""
    cases = read_cases(CONTRACT)
    return next(dict(case["body"]) for case in cases if case["id"] == "table-three-players")


def opener(page: Page, what: str) -> Locator:
    """The button that adds this."""
    return page.locator(".pluses a", has_text=what)


def pick(page: Page, name: str) -> Locator:
    """A chip that can be seen."""
    return page.locator(".chip:visible", has_text=name).first


def use_ledger(page: Page) -> None:
    """Choose the ledger."""
    page.locator('[value="ledger"]').check()


def body_in(page: Page) -> dict[str, Any]:
    """The table that stands in the address."""
    typed = Typed(parse_qsl(urlsplit(page.url).query))
    return body_of(titles()["nevada-city"].table_form, typed)


def tell_buildings(finger: Finger) -> None:
    """Alan's start building, and the three in the city."""
    page = finger.page
    finger.tap(pick(page, "Sheriff"))
    finger.type("4")
    for name, points in (("Saw Mill", "7"), ("Newspaper", "9"), ("Bordello", "")):
        finger.tap(opener(page, "building"))
        finger.tap(pick(page, name))
        finger.type(points)
    finger.tap(pick(page, "under construction"))


def tell_contracts(finger: Finger) -> None:
    """Alan's contracts, of which the second has two numbers and names a building."""
    page = finger.page
    finger.tap(opener(page, "contract"))
    finger.type_each("8", "Army Contract")
    expect(so_far(page)).to_contain_text("28")
    finger.tap(opener(page, "contract"))
    finger.tap(page.locator(".deeper summary:visible"))
    finger.type_each("8", "5")
    finger.tap(page.locator(".known button:visible", has_text="Saw Mill"))
    finger.tap(pick(page, "complete"))


def tell_the_rest(finger: Finger) -> None:
    """Alan's properties, his visit to the newspaper, and what is left over."""
    page = finger.page
    finger.tap(opener(page, "property"))
    finger.type_each("2", "2", "3")
    finger.tap(opener(page, "newspaper"))
    finger.tap(page.locator(".known button:visible", has_text="+4"))
    finger.tap(opener(page, "other"))
    finger.tap(page.locator(".to-another a:visible"))
    finger.type("0")
    finger.tap(page.locator("summary:visible", has_text="Left over"))
    finger.type_each("2", "1")


def test_an_itemised_seat_takes_fifty_touches(phone: Visiting, record_property: Recording) -> None:
    page = phone(**PHONE).go(at(SEAT, *PEOPLE))
    finger = Finger(page)
    finger.tap(pick(page, "Ledger"))
    tell_buildings(finger)
    tell_contracts(finger)
    tell_the_rest(finger)
    expect(so_far(page)).to_contain_text("56")
    assert body_in(page)["seats"][0] == three_players()["seats"][0]
    record_property(TOUCHES, f"{finger.touches} of {MOST_FOR_ALAN}")
    assert finger.touches <= MOST_FOR_ALAN, finger.touches


def test_three_pawns_take_thirty_touches_from_the_title_to_the_result(
    phone: Visiting, record_property: Recording
) -> None:
    page = phone(**PHONE).go(CITY)
    finger = Finger(page)
    finger.follow(link(page, "Score a game"))
    finger.type_each("Al", "Bo", "Cy")
    finger.follow(button(page, "All on this phone"))
    finger.follow(link(page, "Al"))
    for number, (points, leads_to) in enumerate(
        (("47", "Next: Bo"), ("52", "Next: Cy"), ("38", "Show the result"))
    ):
        expect(field(page, f"seats.{number}.score_track")).to_be_focused()
        finger.type(points)
        expect(so_far(page)).to_contain_text(points)
        finger.follow(button(page, leads_to))
    assert sorted(totals(page)) == [38, 47, 52]
    record_property(TOUCHES, f"{finger.touches} of {MOST_FOR_PAWNS}")
    assert finger.touches <= MOST_FOR_PAWNS, finger.touches


@pytest.mark.parametrize("way", ["pawn", "ledger"])
def test_a_blank_seat_is_at_most_two_screens(phone: Visiting, way: str) -> None:
    page = phone(**PHONE).go(at(SEAT, *PEOPLE))
    page.locator(f'[value="{way}"]').check()
    assert page.evaluate(SCREENS) <= 2


def test_a_whole_ledger_is_at_most_two_screens(phone: Visiting) -> None:
    page = phone(**PHONE).go(at(SEAT, *typed_from(three_players())))
    assert page.evaluate(SCREENS) <= 2


def test_each_line_says_at_once_what_it_brings(phone: Visiting) -> None:
    page = phone(**PHONE).go(at(SEAT, *PEOPLE))
    use_ledger(page)
    for number, points in enumerate(("7", "9")):
        opener(page, "contract").click()
        page.keyboard.type(points)
        line = page.locator(f"#f-seats-0-contracts-{number}-line")
        expect(line).to_contain_text(points)
    field(page, "seats.0.score_track").fill("20")
    expect(page.locator("#both-ways")).to_contain_text("4 points behind the pawn")


def test_what_is_half_told_takes_nothing_from_the_other_lines(phone: Visiting) -> None:
    page = phone(**PHONE).go(at(SEAT, *PEOPLE, ("seats.0.contracts.0.vp", "8")))
    opener(page, "building").click()
    pick(page, "Saw Mill").click()
    expect(page.locator("#f-seats-0-buildings-0-line")).to_contain_text("not right yet")
    expect(page.locator("#f-seats-0-contracts-0-line")).to_contain_text("8")


def test_the_bar_leads_to_what_is_not_right(phone: Visiting) -> None:
    page = phone(**PHONE).go(at(SEAT, *PEOPLE))
    use_ledger(page)
    opener(page, "building").click()
    pick(page, "Saw Mill").click()
    page.keyboard.press("Escape")
    points = field(page, "seats.0.buildings.0.vp")
    expect(points).to_be_hidden()
    page.locator("#not-right a").click()
    expect(points).to_be_focused()
    expect(page.locator("#f-seats-0-buildings-0 .amiss")).to_contain_text("Victory points")


def test_a_removed_entry_leaves_no_gap_and_comes_back(phone: Visiting) -> None:
    cards: Fields = [
        (f"seats.0.contracts.{n}.{name}", text)
        for n, card in enumerate((("Army", "8"), ("Church", "5"), ("Mine", "3")))
        for name, text in zip(("name", "vp"), card, strict=True)
    ]
    page = phone(**PHONE).go(at(SEAT, *PEOPLE, *cards))
    page.locator("summary", has_text="Church").click()
    page.locator('[name="less"]:visible').click()
    lines = page.locator('[id^="f-seats-0-contracts-"] > summary:visible')
    expect(lines).to_have_text(["Contract: Army8", "Contract: Mine3"])
    expect(so_far(page)).to_contain_text("11")
    button(page, "Undo").click()
    expect(lines).to_have_text(["Contract: Army8", "Contract: Mine3", "Contract: Church5"])
    expect(so_far(page)).to_contain_text("16")


def test_an_entry_removed_on_a_shared_table_comes_back_too(phone: Visiting) -> None:
    visit = phone(**PHONE)
    links = new_sheet(visit.home, "nevada-city", ("Ann", "Ben"))["links"]
    page = visit.go(f"{links['host']}/seat/0")
    use_ledger(page)
    for points in ("8", "5", "3"):
        opener(page, "contract").click()
        page.keyboard.type(points)
    total = page.locator("[data-seat-total]").first
    expect(total).to_have_text("16")
    page.locator("#f-seats-0-contracts-1 > summary").click()
    page.locator('[name="less"]:visible').click()
    expect(total).to_have_text("11")
    expect(page.locator("#f-seats-0-contracts-1-line")).to_contain_text("3")
    button(page, "Undo").click()
    expect(total).to_have_text("16")
    assert told_at(visit.home, links["host"]) == [{"vp": 8}, {"vp": 3}, {"vp": 5}]
    assert complaints(visit) == []


def told_at(home: str, link_of_host: str) -> Any:
    """The contracts of the first seat, as a program sees them."""
    code = link_of_host.rpartition("/")[2]
    return call(f"{home}/api/v1/sheets/{code}")["seats"][0]["fields"]["contracts"]


def test_two_phones_add_to_their_ledgers_at_once(phone: Visiting) -> None:
    visits = [phone(**PHONE), phone(**PHONE)]
    links = new_sheet(visits[0].home, "nevada-city", ("Ann", "Ben"))["links"]
    pages = [
        sit_down(visit, links["join"], name)
        for visit, name in zip(visits, ("Ann", "Ben"), strict=True)
    ]
    for page in pages:
        use_ledger(page)
    for points in ("2", "4", "6"):
        for page in pages:
            opener(page, "contract").click()
            page.keyboard.type(points)
    for page in pages:
        expect(page.locator("[data-seat-total]")).to_have_text(["12", "12"])
        expect(page.locator("[data-conflict]")).to_have_text("")
    assert [line for visit in visits for line in complaints(visit)] == []


def test_both_ways_of_a_row_are_never_open_at_once(phone: Visiting) -> None:
    page = phone(**PHONE).go(at(SEAT, *PEOPLE))
    use_ledger(page)
    opener(page, "property").click()
    link(page, "All properties in one number").click()
    page.keyboard.type("12")
    expect(field(page, "seats.0.properties.mines")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator("#f-seats-0-properties-whole-line")).to_contain_text("12")
    opener(page, "property").click()
    expect(field(page, "seats.0.properties")).to_be_focused()
    expect(field(page, "seats.0.properties.mines")).to_be_hidden()


def test_a_card_known_once_is_offered_with_its_number(phone: Visiting) -> None:
    known: Fields = [("seats.1.contracts.0.name", "Army"), ("seats.1.contracts.0.vp", "8")]
    page = phone(**PHONE).go(at(SEAT, *PEOPLE, *known))
    use_ledger(page)
    opener(page, "contract").click()
    field(page, "seats.0.contracts.0.name").fill("army")
    field(page, "seats.0.contracts.0.name").press("Enter")
    expect(field(page, "seats.0.contracts.0.vp")).to_have_value("8")


def test_a_card_stands_in_one_line_only(phone: Visiting) -> None:
    page = phone(**PHONE).go(at(SEAT, *PEOPLE))
    use_ledger(page)
    opener(page, "building").click()
    pick(page, "Saw Mill").click()
    page.keyboard.type("7")
    opener(page, "building").click()
    expect(page.locator(".chip:visible", has_text="Bordello")).to_have_count(1)
    expect(page.locator(".chip:visible", has_text="Saw Mill")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".ledger-line[open]")).to_have_count(0)


def test_a_contract_kept_on_the_table_is_one_touch(phone: Visiting) -> None:
    visit = phone(**PHONE)
    links = new_sheet(visit.home, "nevada-city", ("Ann", "Ben"))["links"]
    code = links["host"].rpartition("/")[2]
    card = {"name": "Army", "vp_high": 9, "vp_low": 4, "building": "saw_mill"}
    body = {"base": 1, "set": {"extras.cards.contracts.army": card}}
    call(f"{visit.home}/api/v1/sheets/{code}", body, "PATCH")
    page = visit.go(f"{links['host']}/seat/0")
    use_ledger(page)
    opener(page, "contract").click()
    page.locator(".known button:visible", has_text="Army").click()
    expect(field(page, "seats.0.contracts.0.vp_low")).to_be_visible()
    expect(field(page, "seats.0.contracts.0.vp_low")).to_have_value("4")
    expect(field(page, "seats.0.contracts.0.building")).to_have_value("saw_mill")
    assert complaints(visit) == []


def test_the_ledger_is_kept_while_the_pawn_is_looked_at(phone: Visiting) -> None:
    typed: Fields = [("seats.0.newspaper", "5, 2")]
    page = phone(**PHONE).go(at(SEAT, *PEOPLE, *typed))
    expect(so_far(page)).to_contain_text("7")
    page.locator('[value="pawn"]').check()
    expect(so_far(page)).to_contain_text("7")
    field(page, "seats.0.score_track").fill("30")
    expect(so_far(page)).to_contain_text("30")
    use_ledger(page)
    expect(so_far(page)).to_contain_text("7")


def test_the_ledger_opens_by_the_keyboard_alone(phone: Visiting) -> None:
    page = phone(**LAPTOP).go(at(SEAT, *PEOPLE))
    page.locator('[value="pawn"]').focus()
    page.keyboard.press("ArrowRight")
    opener(page, "contract").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("6")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#f-seats-0-contracts-0-line")).to_be_focused()
    expect(so_far(page)).to_contain_text("6")


def test_without_scripts_every_line_can_be_opened(phone: Visiting) -> None:
    page = phone(**PHONE, java_script_enabled=False).go(at(SEAT, *PEOPLE))
    use_ledger(page)
    page.locator("#f-seats-0-contracts-0 > summary").click()
    field(page, "seats.0.contracts.0.vp").fill("8")
    page.locator("#f-seats-0-contracts-0 [data-closes]").click()
    expect(page.locator("#f-seats-0-contracts-0-line")).to_contain_text("8")
    page.locator("#f-seats-0-contracts-1 > summary").click()
    field(page, "seats.0.contracts.1.vp").fill("5")
    page.locator("#f-seats-0-contracts-1 [data-closes]").click()
    page.locator("#f-seats-0-contracts-0 > summary").click()
    page.locator('#f-seats-0-contracts-0 [name="less"]').click()
    assert body_in(page)["seats"][0]["contracts"] == [{"vp": 5}]


@pytest.mark.parametrize(
    ("locale", "scheme"), [("en", "dark"), ("de", "light")], ids=["dark", "in German"]
)
def test_a_ledger_has_no_flaw(phone: Visiting, locale: str, scheme: str) -> None:
    visit = phone(360, color_scheme=scheme, locale=locale)
    visit.go(at(SEAT, *typed_from(three_players())))
    visit.page.locator("#f-seats-0-contracts-1 > summary").click()
    assert list(flaws(visit)) == []
