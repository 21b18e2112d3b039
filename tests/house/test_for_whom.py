"""A question opened by itself, on a phone that has a table: for whom it is asked fills it in."""

import re
from html import unescape
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask.testing import FlaskClient

from scoring.titles import titles
from tests.house.forms_in_pages import form_to
from tests.house.test_called_by_name import ON_THE_TABLE, PEOPLE
from tests.sheets.sitting import Sitting, sat_down

CHOICE = re.compile(r'name="choose" value="(\w+)"[^>]*aria-pressed="(\w+)"')
ALONG = re.compile(r'class="[^"]*\balong">(?:<summary>)?([^<]*)')
TOWN = {"shared.board": ". . 2s . . . . ./. . 1h . . . . ." + "/. . . . . . . ." * 6}


@pytest.fixture(params=ON_THE_TABLE)
def sitting(client: FlaskClient, request: pytest.FixtureRequest) -> Sitting:
    """Four at a table of each title, with something on it."""
    sitting = sat_down(client, *PEOPLE[:4], title=request.param)
    sitting.set(ON_THE_TABLE[request.param])
    return sitting


@pytest.fixture
def town(client: FlaskClient) -> Sitting:
    """Four at a town; the second has money."""
    sitting = sat_down(client, *PEOPLE[:4], title="carson-city")
    sitting.set({**TOWN, "seats.1.money": 7, "seats.0.money": 3})
    return sitting


def slug_of(sitting: Sitting) -> str:
    return str(sitting.see()["title"])


def opened_by(sitting: Sitting, seat: int) -> dict[str, str]:
    """The questions as the page of a seat opens them."""
    page = sitting.client.get(f"/s/{sitting.code(f'seat.{seat}')}/ask").text
    found = re.findall(r'href="(/[a-z-]+/ask/(\w+)\?[^"]*)"', page)
    return {key: unescape(address) for address, key in found}


def fields(address: str) -> list[tuple[str, str]]:
    return sorted(parse_qsl(urlsplit(address).query, keep_blank_values=True))


def choices_on(sitting: Sitting, address: str) -> dict[str, str]:
    """For whom a page can be opened, each with whether it is."""
    return dict(CHOICE.findall(sitting.client.get(address).text))


def choosing(sitting: Sitting, address: str, value: str) -> str:
    """Where it leads to choose somebody on a page as it stands."""
    form = form_to(sitting.client.get(address).text, urlsplit(address).path)
    typed = [(name, text) for name, texts in form.filled().items() for text in texts]
    answer = sitting.client.get(urlsplit(address).path, query_string=[*typed, ("choose", value)])
    assert answer.status_code == 302
    return answer.location


def test_choosing_a_seat_opens_a_question_as_the_seat_does(sitting: Sitting) -> None:
    slug, own = slug_of(sitting), opened_by(sitting, 1)
    for key in titles()[slug].questions:
        blank = f"/{slug}/ask/{key}"
        seats = choices_on(sitting, blank)
        assert set(seats) in ({"0", "1", "2", "3", "nobody"}, {"table", "nobody"}), key
        assert "true" not in seats.values()
        if "1" in seats:
            assert fields(choosing(sitting, blank, "1")) == fields(own[key]), key


def test_choosing_another_seat_takes_back_what_the_first_one_knew(sitting: Sitting) -> None:
    first, second = opened_by(sitting, 0), opened_by(sitting, 1)
    for key, address in first.items():
        if choices_on(sitting, address).get("0") == "true":
            assert fields(choosing(sitting, address, "1")) == fields(second[key]), key


def test_without_a_table_a_question_is_blank_again(sitting: Sitting) -> None:
    for address in opened_by(sitting, 0).values():
        left = dict(fields(choosing(sitting, address, "nobody")))
        assert left == {"for": "nobody", "draft": "on"}, address


def test_what_was_typed_by_hand_stays(town: Sitting) -> None:
    typed = "/carson-city/ask/parcel_price?money=20&parcel=d4&draft=on"
    assert {("money", "20"), ("parcel", "d4")} <= {*fields(choosing(town, typed, "1"))}


def test_enter_asks_and_chooses_nobody(town: Sitting) -> None:
    form = form_to(town.client.get("/carson-city/ask/parcel_price").text, "/ask/parcel_price")
    assert form.buttons[0].name == ""


def test_another_tables_question_is_not_taken_for_this_ones(town: Sitting) -> None:
    assert not choices_on(town, "/carson-city/ask/parcel_price?names.0=Somebody&draft=on")


def test_an_answer_asks_for_nobody(town: Sitting) -> None:
    assert not choices_on(town, "/carson-city/ask/parcel_price?things=3")


def test_what_came_along_is_on_the_page(town: Sitting) -> None:
    (along,) = ALONG.findall(town.client.get(opened_by(town, 1)["parcel_price"]).text)
    assert unescape(along).strip().endswith(f"{PEOPLE[1]} · Board · Money: 7")


def test_what_the_answer_has_no_use_for_is_named(town: Sitting) -> None:
    address = opened_by(town, 1)["place_cowboy"].replace("&draft=on", "")
    said = "&standing=-&sheriff_standing=false&cowboys=3&passed=false&turn=2&white_cowboy=false"
    page = town.client.get(f"{address}&square=wages{said}").text
    assert "Not needed for this answer: Board." in page
    assert "not-used" not in town.client.get(f"{address}&parcel=d4").text


def test_a_count_beside_the_drawing_is_refused(town: Sitting) -> None:
    address = opened_by(town, 1)["parcel_price"].replace("&draft=on", "")
    page = town.client.get(f"{address}&things=2").text
    assert 'id="verdict"' not in page
    assert 'name="things"' in page
    assert 'id="f-board-problems"' in page


def test_a_question_about_a_drawing_is_counted_behind_a_link(town: Sitting) -> None:
    address = opened_by(town, 1)["parcel_price"]
    drawn = town.client.get(address).text
    assert 'name="things"' not in drawn
    (link,) = re.findall(r'class="other-way"><a href="([^"]+)"', drawn)
    counted = town.client.get(unescape(link)).text
    assert 'name="things"' in counted
    assert 'name="board"' not in counted
    assert 'name="money" type="text" value="7"' in counted


def test_what_no_form_can_hold_is_named(town: Sitting) -> None:
    town.set({"seats.1.money": {"in": ["bills"]}})
    (along,) = ALONG.findall(town.client.get(opened_by(town, 1)["parcel_price"]).text)
    assert unescape(along).strip().endswith("not readable, please enter here: Money")


def test_an_answer_depends_on_nobody_who_is_not_at_the_table(town: Sitting) -> None:
    town.set({"seats.1.personality": "sheriff", "shared.red": ["sheriff"]})
    address = opened_by(town, 1)["place_cowboy"].replace("&draft=on", "")
    page = town.client.get(f"{address}&parcel=d4&cowboys=3&passed=false").text
    conditions = re.findall(r"Whose cowboys stand there[^<]*<strong>([^<]*)", page)
    named = {name for each in conditions for name in re.split(" · |, ", unescape(each))}
    assert named
    assert named <= {*PEOPLE[:4], "anybody"}


def test_what_is_changed_of_what_the_table_knows_is_said(town: Sitting) -> None:
    address = opened_by(town, 1)["parcel_price"].replace("&draft=on", "&parcel=d4")
    assert "Changed here" not in town.client.get(address).text
    changed = town.client.get(address.replace("money=7", "money=9")).text
    assert "Changed here. At your table: Money: 7" in " ".join(changed.split())
    assert "Changed here" not in town.client.get(address.replace("for=1", "for=nobody")).text
