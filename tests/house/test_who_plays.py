"""Starting a table: names, some of them, or none; and what is wrong is told where it was typed."""

from http import HTTPStatus
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scoring.titles import BuiltTitle, titles
from tests.house.forms_in_pages import SentForm, form_to
from tests.house.links_in_pages import links_of

EVERY_TITLE = pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
WITH_POINTS = pytest.mark.parametrize(
    "title",
    [title for title in titles().values() if title.facts.book.open_points],
    ids=lambda title: title.slug,
)
NUMBERS = range(1, 10)
TOO_LONG = "A" * 41


def asked(client: FlaskClient, title: BuiltTitle) -> str:
    return client.get(f"/{title.slug}/score").text


def start(client: FlaskClient, title: BuiltTitle, names: list[str]) -> TestResponse:
    """Press "All on this phone"."""
    form = form_to(asked(client, title), "/score")
    return client.get(f"{form.action}?{urlencode(form.filled({'player': names}), doseq=True)}")


def share(client: FlaskClient, title: BuiltTitle, names: list[str]) -> TestResponse:
    """Press "Start, a phone for each"."""
    form = form_to(asked(client, title), "/score")
    return client.post(f"/{title.slug}/sheets", data=form.filled({"player": names}))


def names_in(address: str) -> list[str]:
    fields = parse_qsl(urlsplit(address).query)
    return [text for name, text in fields if name.startswith("seats.") and name.endswith(".name")]


def typed_names(page: str) -> list[str]:
    form: SentForm = form_to(page, "/score")
    return [name for name in form.filled()["player"] if name]


@EVERY_TITLE
@pytest.mark.parametrize("blanks", [[], [""], ["", " ", ""]], ids=["none", "one", "three"])
def test_whoever_gives_no_name_is_called_by_a_number(
    client: FlaskClient, title: BuiltTitle, blanks: list[str]
) -> None:
    fewest = title.facts.players[0]
    expected = [f"Player {number}" for number in range(1, fewest + 1)]
    blanks = blanks or [""] * title.facts.players[1]
    assert names_in(start(client, title, blanks).headers["Location"]) == expected
    shared = share(client, title, blanks)
    assert shared.status_code == HTTPStatus.SEE_OTHER
    host = client.get(shared.headers["Location"]).text
    assert all(name in host for name in expected)


@EVERY_TITLE
def test_names_given_stay_where_others_are_missing(client: FlaskClient, title: BuiltTitle) -> None:
    names = names_in(start(client, title, ["", "Player 2"]).headers["Location"])
    assert names[0] == "Player 2"
    assert len(set(names)) == len(names) == title.facts.players[0]


def test_they_are_called_so_in_the_language_of_the_page(client: FlaskClient) -> None:
    title = next(iter(titles()))
    german = {"Accept-Language": "de"}
    moved = client.get(f"/{title}/score?player=", headers=german)
    assert names_in(moved.headers["Location"])[0] == "Spieler 1"


@EVERY_TITLE
def test_so_many_sit_down_as_were_counted(client: FlaskClient, title: BuiltTitle) -> None:
    most = title.facts.players[1]
    blanks = "".join("&player=" for _ in range(most - 1))
    moved = client.get(f"/{title.slug}/score?player=Ann{blanks}&count={most}")
    expected = ["Ann", *(f"Player {number}" for number in range(2, most + 1))]
    assert names_in(moved.headers["Location"]) == expected
    assert "count=" not in moved.headers["Location"]


@pytest.mark.parametrize(
    ("names", "count", "expected"),
    [
        (["", "Ben"], "2", ["Player 1", "Ben"]),
        (["player 2", ""], "2", ["player 2", "Player 3"]),
        (["Ann", "", "Cid"], "1", ["Ann", "Cid"]),
        (["Ann", "Ben"], "99999999999", ["Ann", "Ben"]),
        (["Ann", "Ben"], "-1", ["Ann", "Ben"]),
    ],
)
def test_whoever_is_counted_and_has_no_name_gets_one_that_is_free(
    client: FlaskClient, names: list[str], count: str, expected: list[str]
) -> None:
    typed = urlencode({"player": names, "count": count}, doseq=True)
    assert names_in(client.get(f"/carson-city/score?{typed}").headers["Location"]) == expected


@WITH_POINTS
def test_house_rules_are_chosen_where_names_are_typed(
    client: FlaskClient, title: BuiltTitle
) -> None:
    point = next(iter(title.facts.book.open_points.values()))
    chosen = {f"house_rules.{point.id}": [point.readings[-1]]}
    page = client.get(f"/{title.slug}/score?{urlencode(chosen, doseq=True)}").text
    assert "House rules: one of your own" in page
    form = form_to(page, "/score")
    (point_chosen,) = (name for name, text in form.fields if name in chosen and text)
    sent = form.filled({"player": ["Ann", "Ben"]})
    assert sent[point_chosen] == chosen[point_chosen]
    shared = client.post(f"/{title.slug}/sheets", data=sent, follow_redirects=True)
    code = shared.request.path.rpartition("/")[2]
    setup = client.get(f"/api/v1/sheets/{code}").json["setup"]
    assert setup["house_rules"] == {point.id: point.readings[-1]}
    table = client.get(f"/{title.slug}/score?{urlencode(sent, doseq=True)}").headers["Location"]
    assert table.count("house_rules.") == 1


@EVERY_TITLE
@pytest.mark.parametrize("number", NUMBERS)
def test_any_number_of_names_is_seated_or_told(
    client: FlaskClient, title: BuiltTitle, number: int
) -> None:
    names = [f"P{n}" for n in range(number)]
    most = title.facts.players[1]
    for answer in (start(client, title, names), share(client, title, names)):
        if number > most:
            assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
            assert f"At most {most} can play." in answer.text
            assert typed_names(answer.text) == names
            assert 'id="f-player"' in answer.text
        else:
            assert answer.status_code in {HTTPStatus.FOUND, HTTPStatus.SEE_OTHER}


@EVERY_TITLE
@pytest.mark.parametrize("press", [start, share], ids=["on this phone", "shared"])
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [("ann ", "There is “ann” twice"), (TOO_LONG, "1 to 40 characters")],
    ids=["a name twice", "a name too long"],
)
def test_what_is_wrong_with_a_name_stands_at_it(
    client: FlaskClient, title: BuiltTitle, press: object, wrong: str, sentence: str
) -> None:
    answer = (start if press is start else share)(client, title, ["Ann", wrong])
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert "Status 422" not in answer.text
    assert typed_names(answer.text) == ["Ann", wrong.strip()]
    assert "#f-player-1" in links_of(answer.text)
    field = answer.text.partition('id="f-player-1"')[2].partition("</li>")[0]
    assert sentence in field
    back = form_to(answer.text, "/language").value("back")
    assert typed_names(client.get(back).text) == ["Ann", wrong.strip()]


@EVERY_TITLE
def test_agreements_that_cannot_be_stand_at_their_fields(
    client: FlaskClient, title: BuiltTitle
) -> None:
    typed = {"player": ["Ann", "Ben"], "edition": "xx", "variants": ["none of these"]}
    answer = client.post(f"/{title.slug}/sheets", data=typed)
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert "Status 422" not in answer.text
    assert typed_names(answer.text) == ["Ann", "Ben"]
    assert "“xx” is not known here" in answer.text


@EVERY_TITLE
def test_a_table_that_cannot_be_shared_stays_what_it_is(
    client: FlaskClient, title: BuiltTitle
) -> None:
    typed = {"seats.0.name": "Ann", "seats.1.name": TOO_LONG, "edition": title.facts.editions[0]}
    answer = client.post(f"/{title.slug}/sheets", data=typed)
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert "Status 422" not in answer.text
    assert "1 to 40 characters" in answer.text
    assert form_to(answer.text, "/sheets").filled() == {
        name: [text] for name, text in typed.items()
    }
