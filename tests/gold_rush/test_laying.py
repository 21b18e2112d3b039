"""The map as a page: what is pressed and kept, on a shared table and in an address."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from rules.gold_rush.figures import name_of
from rules.gold_rush.table import Figure, Laid
from scoring.gold_rush.scored import Sent
from tests.gold_rush.playing import agreed, played
from tests.house.links_in_pages import links_of
from tests.sheets.sitting import Sitting, made, sat_down

SHORT, LONG = 9, 40
ENGINE = "0,0=prpp_e-x*!c1:railroad@e;1,0=prpr_e-w"
END = {"hand": "pppr w-x", "lay": "2,0/0"}
SCORED = {"tile": [2, 0], "points": {"1": 6}, "home": ["0,0!c1:railroad@e"]}
TAG = re.compile("<[^>]*>")
PICTURE = re.compile('<pattern id="tile-([0-9a-f]{8})"')
ADDRESS = "/gold-rush/score/parts/move"


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    return sat_down(client, "Ann", "Ben", "Cy", title="gold-rush")


def press(sitting: Sitting, role: str = "host", **what: str) -> TestResponse:
    """Something is pressed on the map of a shared table."""
    return sitting.client.post(f"/s/{sitting.code(role)}/parts/move", data=what)


def page(sitting: Sitting, role: str = "host", **typed: str) -> str:
    """The map as somebody sees it."""
    return sitting.client.get(f"/s/{sitting.code(role)}/parts", query_string=typed).text


def points(sitting: Sitting) -> list[Any]:
    """Where the markers are."""
    return [seat["fields"].get("points") for seat in sitting.see()["seats"]]


def map_of(sitting: Sitting) -> Any:
    """The map of a shared table."""
    return sitting.see()["shared"].get("map")


def log_of(sitting: Sitting) -> list[Any]:
    """What was scored on a shared table."""
    return list(sitting.see()["extras"].get("log", {}).values())


def test_a_tile_that_completes_something_pays_and_sends_home_in_one_change(
    sitting: Sitting,
) -> None:
    sitting.set({"shared.map": ENGINE, "seats.1.points": 10})
    revision = sitting.see()["revision"]
    answer = press(sitting, "seat.0", **END)
    assert answer.status_code == HTTPStatus.SEE_OTHER
    assert sitting.see()["revision"] == revision + 1
    assert map_of(sitting) == "0,0=prpp_e-x*;1,0=prpr_e-w;2,0=pppr_w-x"
    assert points(sitting) == [None, 16, None]
    (entry,) = log_of(sitting)
    assert {name: entry[name] for name in SCORED} == SCORED
    assert entry["feature"]["tiles"] == 3
    assert "Railroad complete: 6 for Ben (3 tiles, 1 locomotive)" in page(sitting)


def test_undone_to_a_tile_what_was_typed_since_stays(sitting: Sitting) -> None:
    sitting.set({"shared.map": ENGINE, "seats.1.points": 10})
    press(sitting, **END)
    sitting.set({"seats.1.points": 18})
    press(sitting, back="1")
    assert map_of(sitting) == ENGINE
    assert points(sitting) == [None, 12, None]
    assert log_of(sitting) == []


def presses_of(chance: Random, length: int) -> Iterator[tuple[dict[str, str], ...]]:
    """What is pressed for each tile of a random game: where it lies, and who stands there."""
    for bare, game in played(chance, length, agreed()):
        newest, (x, y) = bare.laid[-1], bare.laid[-1].at
        figures = [*game.laid[-1].cowboys, *(sent for sent in game.went_home_from(game.newest))]
        lay = {"hand": newest.written.text, "lay": f"{x},{y}/{newest.quarters}"}
        cowboys = ({"cowboy": f"{each.seat} {x},{y} {_on(newest, each)}"} for each in figures)
        yield lay, *cowboys


def _on(laid: Laid, figure: Figure | Sent) -> str:
    return figure.on if isinstance(figure, Sent) else name_of(laid.tile, figure.place)


def test_undone_to_any_tile_the_markers_stand_where_they_stood_then(
    sitting: Sitting, whole: bool
) -> None:
    states = []
    for presses in presses_of(Random(5), LONG if whole else SHORT):  # noqa: S311 (no secret)
        for what in presses:
            assert press(sitting, **what).status_code == HTTPStatus.SEE_OTHER
        states.append((map_of(sitting), [each or 0 for each in points(sitting)]))
    assert any(states[-1][1])
    for number in reversed(range(len(states) - 1)):
        press(sitting, back=f"{number}/{number + 1}")
        assert (map_of(sitting), [each or 0 for each in points(sitting)]) == states[number]


def test_what_is_sent_twice_is_done_once(sitting: Sitting) -> None:
    sitting.set({"shared.map": ENGINE})
    for what in (END, END, {"cowboy": "0 2,0 prairie@nw"}, {"cowboy": "0 2,0 prairie@nw"}):
        assert press(sitting, **what).status_code == HTTPStatus.SEE_OTHER
    assert map_of(sitting).endswith("2,0=pppr_w-x!c0:prairie@nw")
    assert points(sitting) == [None, 6, None]


NOT_POSSIBLE = {
    "a cell that is taken": {"hand": "prpr", "lay": "0,0/0"},
    "a cell where it does not fit": {"hand": "pppp", "lay": "2,0/0"},
    "no tile in hand": {"lay": "2,0/0"},
    "no cell": {"hand": "prpr", "lay": "x"},
    "an occupied railroad": {"cowboy": "0 1,0 railroad@e"},
    "a place that is not there": {"cowboy": "0 1,0 city"},
    "a tile that is not there": {"cowboy": "0 7,7 railroad@e"},
    "a tent on a prairie": {"tent": "0 1,0 prairie@nw"},
}


@pytest.mark.parametrize("what", NOT_POSSIBLE.values(), ids=NOT_POSSIBLE)
def test_what_cannot_be_is_refused_and_nothing_changes(
    sitting: Sitting, what: dict[str, str]
) -> None:
    sitting.set({"shared.map": ENGINE})
    before = sitting.see()
    answer = press(sitting, **what)
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert "composer-wrong" in answer.text
    assert sitting.see() == before


TYPED = "0,0=prpp_e-x*!c1:railroad@e;1,0=prpr_e-w;2,0=pppr_w-x;2,1=pppp"


def test_what_is_completed_on_a_map_typed_as_text_is_scored_as_if_it_were_laid(
    sitting: Sitting,
) -> None:
    sitting.set({"shared.map": TYPED, "seats.1.points": 10})
    assert "Railroad complete: 6 for Ben (3 tiles, 1 locomotive)" in page(sitting)
    press(sitting, score="1")
    press(sitting, score="1")
    assert map_of(sitting) == TYPED.replace("!c1:railroad@e", "")
    assert points(sitting) == [None, 16, None]
    (entry,) = log_of(sitting)
    assert {name: entry[name] for name in SCORED} == SCORED
    assert 'name="score"' not in page(sitting)
    press(sitting, back="1")
    assert points(sitting) == [None, 10, None]
    assert "!c1:railroad@e" in map_of(sitting)


@pytest.mark.parametrize("role", ["look", "join"])
def test_whoever_looks_on_sees_the_map_and_changes_nothing(sitting: Sitting, role: str) -> None:
    sitting.set({"shared.map": ENGINE})
    assert 'name="lay"' not in page(sitting, role, hand="pppr w-x")
    assert "Ann has laid, Ben is next, 70 left" in TAG.sub("", page(sitting, role))
    assert press(sitting, role, **END).status_code == HTTPStatus.FORBIDDEN
    assert map_of(sitting) == ENGINE


def test_two_that_lay_at_once_both_keep_their_tiles(sitting: Sitting) -> None:
    sitting.set({"shared.map": "0,0=pppp"})
    cells = ("1,0/0", "-1,0/0", "0,1/0", "0,-1/0")
    with ThreadPoolExecutor(len(cells)) as phones:
        answers = phones.map(lambda cell: press(sitting, hand="pppp", lay=cell), cells)
    assert [answer.status_code for answer in answers] == [HTTPStatus.SEE_OTHER] * len(cells)
    laid = {entry.partition("=")[0] for entry in map_of(sitting).split(";")}
    assert laid == {"0,0", "1,0", "-1,0", "0,1", "0,-1"}


def clashed(sitting: Sitting, theirs: str, mine: str) -> str:
    """What somebody sees who was slower at laying on the cell 2,0."""
    for hand in (theirs, mine):
        answer = press(sitting, "seat.0", hand=hand, lay="2,0/0")
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    return answer.text


def test_of_two_tiles_for_one_cell_both_are_shown_and_mine_can_be_kept(sitting: Sitting) -> None:
    sitting.set({"shared.map": ENGINE, "seats.1.points": 10})
    seen = clashed(sitting, "pppr w-x", "rppr n-w")
    assert seen.count("<figure>") == 2
    assert points(sitting) == [None, 16, None]
    kept = press(sitting, "seat.0", hand="rppr n-w", instead="2,0/0", theirs="pppr w-x")
    assert map_of(sitting) == f"{ENGINE};2,0=rppr_n-w"
    assert points(sitting) == [None, 10, None]
    assert log_of(sitting) == []
    assert dict(parse_qsl(urlsplit(kept.location).query))["hand"] == "pppr w-x"


def test_of_two_tiles_for_one_cell_theirs_can_be_kept_with_mine_in_hand(sitting: Sitting) -> None:
    sitting.set({"shared.map": ENGINE, "seats.1.points": 10})
    clashed(sitting, "pppr w-x", "rppr n-w")
    before = sitting.see()
    kept = press(sitting, "seat.0", hand="rppr n-w", lying="")
    assert sitting.see() == before
    assert dict(parse_qsl(urlsplit(kept.location).query))["hand"] == "rppr n-w"


def test_what_does_not_fit_beside_a_later_tile_cannot_take_the_place_of_another(
    sitting: Sitting,
) -> None:
    sitting.set({"shared.map": f"{ENGINE};2,0=pppr_w-x;2,-1=pppp"})
    answer = press(sitting, hand="rppr n-w", lay="2,0/0")
    assert 'name="instead"' not in answer.text
    assert "GR-17" in answer.text
    refused = press(sitting, hand="rppr n-w", instead="2,0/0")
    assert refused.status_code == HTTPStatus.UNPROCESSABLE_ENTITY


def test_what_was_meant_for_a_tile_does_nothing_to_the_one_that_came_after_it(
    sitting: Sitting,
) -> None:
    sitting.set({"shared.map": f"{ENGINE};2,0=pppr_w-x"})
    before = sitting.see()
    assert press(sitting, back="0/1").status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert press(sitting, turn="1,0/2").status_code == HTTPStatus.SEE_OTHER
    assert sitting.see() == before
    press(sitting, back="1/2")
    assert map_of(sitting) == ENGINE


def test_a_map_that_a_program_sent_as_a_list_is_laid_on_as_well(client: FlaskClient) -> None:
    laid = [{"at": [0, 0], "tile": "rprp"}, {"at": [0, 1], "tile": "rprp"}]
    sheet = {"title": "gold-rush", "seats": [{"name": "A"}, {"name": "B"}], "shared": {"map": laid}}
    host = made(client, sheet).get_json()["links"]["host"]
    client.post(f"{host}/parts/move", data={"hand": "pppp", "lay": "1,0/0"})
    now = client.get(f"/api/v1/sheets/{host.rpartition('/')[2]}").get_json()["shared"]["map"]
    assert now == "0,0=rprp_n-s;0,1=rprp_n-s;1,0=pppp"


def test_what_a_page_has_already_is_not_sent_again(sitting: Sitting) -> None:
    sitting.set({"shared.map": ENGINE})
    first = page(sitting)
    pictures = PICTURE.findall(first)
    assert len(pictures) == 2
    assert "map-points" in first
    has = {"Boomtown-Has": f"counts {pictures[0]}"}
    answer = sitting.client.get(f"/s/{sitting.code('host')}/parts", headers=has).text
    assert PICTURE.findall(answer) == pictures[1:]
    assert "data-left-out" in answer
    assert "map-points" not in answer


def test_the_last_tile_taken_back_leaves_nothing(sitting: Sitting) -> None:
    press(sitting, hand="pppp", lay="0,0/0")
    press(sitting, back="-1")
    assert map_of(sitting) is None


def test_nobody_presses_on_a_title_without_a_drawing(client: FlaskClient) -> None:
    assert client.post("/carson-city/score/parts/move").status_code == HTTPStatus.NOT_FOUND
    other = sat_down(client, "Ann", title="carson-city")
    assert press(other, lay="0,0/0").status_code == HTTPStatus.NOT_FOUND


def test_of_whom_it_is_the_turn_goes_round_and_can_be_put_right(sitting: Sitting) -> None:
    def turn() -> str:
        text = page(sitting, composing="1")
        return text.partition('aria-pressed="true" aria-label="')[2].partition(",")[0]

    press(sitting, hand="pppp", lay="0,0/0")
    assert turn() == "Ann"
    press(sitting, hand="pppp", lay="1,0/0")
    assert turn() == "Ben"
    press(sitting, starter="1")
    assert turn() == "Cy"


# In an address


def after(client: FlaskClient, **typed: str) -> dict[str, str]:
    """The fields of the address after something was pressed."""
    names = {"seats.0.name": "Ann", "seats.1.name": "Ben"}
    answer = client.post(ADDRESS, data={**names, **typed})
    assert answer.status_code == HTTPStatus.SEE_OTHER
    return dict(parse_qsl(urlsplit(answer.location).query))


def test_in_an_address_points_and_log_go_along(client: FlaskClient) -> None:
    laid = after(client, map=ENGINE, **END, **{"seats.1.points": "10"})
    assert laid["map"] == "0,0=prpp_e-x*;1,0=prpr_e-w;2,0=pppr_w-x"
    assert laid["log"] == "2,0=1:6/0,0!c1:railroad@e"
    assert laid["seats.1.points"] == "16"
    assert "hand" not in laid
    back = after(client, **laid, back="1")
    assert (back["map"], back["seats.1.points"]) == (ENGINE, "10")
    assert "log" not in back


def test_in_an_address_what_cannot_be_leaves_all_as_it_is(client: FlaskClient) -> None:
    then = after(client, map=ENGINE, hand="pppp", lay="2,0/0")
    assert then["map"] == ENGINE
    for odd in ("", "x", "0,0=zz", "0,0=rprp;0,1=pppp"):
        assert after(client, map=odd, hand="pppp", lay="1,0/0").get("map", "") == odd


def test_a_map_told_tile_by_tile_in_an_address_is_laid_on_as_well(client: FlaskClient) -> None:
    told = {"map.0.at": "0, 0", "map.0.tile": "rprp", "map.1.at": "0, 1", "map.1.tile": "rprp"}
    then = after(client, **told, hand="pppp", lay="1,0/0")
    assert then["map"] == "0,0=rprp_n-s;0,1=rprp_n-s;1,0=pppp"
    assert not [name for name in then if name.startswith("map.")]


def shown(client: FlaskClient, **typed: str) -> str:
    """The page of a table in an address."""
    names = {"seats.0.name": "Ann", "seats.1.name": "Ben"}
    return client.get("/gold-rush/score/parts", query_string={**names, **typed}).text


def test_a_rail_that_just_ends_is_laid_as_it_is_drawn(client: FlaskClient) -> None:
    page = shown(client, map="0,0=rprp", hand="rppp", composing="1")
    assert "The railroad in the north just ends here" in page
    assert page.count('name="lay"') == 4
    ends = page.partition("asks-end")[2].partition("</div>")[0]
    assert ends.count("<button") == ends.count('class="quiet small"') >= 1


def test_features_are_called_by_whose_they_are_and_where_they_lie(client: FlaskClient) -> None:
    text = shown(client, map="0,0=rrrr_city!c0:city;1,0=pppr;0,-1=pprp!c1:prairie@nw;0,1=rmpp_^1")
    for name in ("Ann’s city", "Ben’s prairie in the", "mountain in the south-west"):
        assert name in text, name
    assert "@" not in TAG.sub("", text)


def test_a_tile_on_which_nobody_may_stand_says_why_with_its_rule(client: FlaskClient) -> None:
    text = shown(client, map="0,0=rprp!c0:railroad@n;0,1=rprp", on="railroad@n")
    assert "GR-23" in text
    assert 'name="cowboy"' not in text


def test_whoever_went_home_with_a_tile_has_stood_there(client: FlaskClient) -> None:
    laid = after(client, map="0,0=prpp_e-x", hand="pppr w-x", lay="1,0/0")
    scored = after(client, **laid, cowboy="0 1,0 railroad@w")
    assert scored["seats.0.points"] == "2"
    text = shown(client, **{**scored, "on": "prairie@nw"})
    assert "Cowboy of Ann, home again" in text
    assert 'name="cowboy"' not in text
    gone = after(client, **scored, home="1,0")
    assert "log" not in gone
    assert gone["seats.0.points"] == "0" or "seats.0.points" not in gone


def test_a_table_in_an_address_takes_its_log_along_to_a_phone_for_each(client: FlaskClient) -> None:
    laid = after(client, map=ENGINE, starter="1", **END)
    answer = client.post("/gold-rush/sheets", data=laid, environ_base={"REMOTE_ADDR": "10.9.9.9"})
    code = answer.location.partition("/s/")[2].partition("#")[0]
    extras = client.get(f"/api/v1/sheets/{code}").get_json()["extras"]
    assert extras["starter"] == 2
    assert {name: extras["log"]["0"][name] for name in SCORED} == SCORED
    client.post(f"/s/{code}/parts/move", data={"back": "1"})
    now = client.get(f"/api/v1/sheets/{code}").get_json()
    assert now["shared"]["map"] == ENGINE
    assert now["seats"][1]["fields"].get("points", 0) == 0


TENT = "0,0=pmpp_e^2!t0:mountain@e;-1,0=pppp"


def test_whose_tent_stands_on_a_mountain_takes_a_token_there_at_the_own_seat(
    sitting: Sitting,
) -> None:
    sitting.set({"shared.map": TENT})
    seen = {
        role: page(sitting, role, seen="0,0", on="mountain@e")
        for role in ("host", "seat.0", "seat.1")
    }
    assert all('aria-label="Token"' in text for text in seen.values())
    links = {role: "/seat/0#" in text for role, text in seen.items()}
    assert links == {"host": True, "seat.0": True, "seat.1": False}
    assert "/seat/1#" not in seen["host"]


def test_why_no_token_can_be_taken_is_said_with_its_rule(client: FlaskClient) -> None:
    text = shown(client, map="0,0=pmpp_e^2", on="mountain@e")
    assert "No token: Your tent does not stand on this mountain" in TAG.sub("", text)
    assert "GR-30" in text


def test_a_cowboy_that_comes_home_in_this_turn_is_for_later_turns(client: FlaskClient) -> None:
    four = "0,0=prpp_e-j!c0:railroad@e;0,1=ppmp_^1!c0:mountain@s;0,2=mppp_^1;0,3=pppp!c0:prairie@nw"
    laid = after(client, map=f"{four};0,4=pmpp_^1!c0:mountain@e", hand="pppr w-j", lay="1,0/0")
    assert "c0:railroad@e" not in laid["map"]
    text = TAG.sub("", shown(client, **laid, on="prairie@nw"))
    assert "those that come home in this turn are for later turns" in text


def test_after_the_tent_of_this_turn_no_token_and_no_cowboy_is_offered(client: FlaskClient) -> None:
    laid = "0,0=pppm_^1;1,0=pmpp_^2!t0:mountain@e"
    mountain = TAG.sub("", shown(client, map=laid, seen="1,0", on="mountain@e"))
    assert "You have pitched or moved your tent in this turn already" in mountain
    prairie = TAG.sub("", shown(client, map=laid, seen="1,0", on="prairie@nw"))
    assert "You have pitched or moved your tent in this turn already" in prairie


def test_whoever_alone_completes_a_mountain_is_led_to_the_tokens(client: FlaskClient) -> None:
    laid = after(client, map="0,0=pmpp_e^2!c0:mountain@e", hand="pppm ^1", lay="1,0/0")
    assert "and the tokens left there" in shown(client, **laid)


ODD_LOGS = (
    "x",
    "1,0=1:6/9,9!c1:railroad@e",
    "1,0=1:6",
    "1,0=1:6/0,0!c1:city",
    "7,0=1:6/0,0!c1:city",
)


@pytest.mark.parametrize("odd", ODD_LOGS)
def test_a_log_that_fits_no_map_does_no_harm(client: FlaskClient, odd: str) -> None:
    names = {"seats.0.name": "Ann", "seats.1.name": "Ben", "map": ENGINE, "log": odd}
    assert client.get("/gold-rush/score/parts", query_string=names).status_code == HTTPStatus.OK
    laid = client.post(ADDRESS, data={**names, **END})
    assert laid.status_code == HTTPStatus.SEE_OTHER
    back = client.post(ADDRESS, data={**names, "back": "0"})
    assert back.status_code == HTTPStatus.SEE_OTHER
    come_from = {"REMOTE_ADDR": "10.9.9.8"}
    made_of = client.post("/gold-rush/sheets", data=names, environ_base=come_from)
    assert made_of.status_code < HTTPStatus.INTERNAL_SERVER_ERROR


def test_who_ties_for_a_mountain_is_led_to_the_question_who_draws_which_token(
    client: FlaskClient,
) -> None:
    laid = after(
        client,
        map="0,0=pmpp_e^2!c0:mountain@e;0,1=pppp;1,1=pppp;2,1=pppp;2,0=pppm_w^1!c1:mountain@w",
        hand="pmpm ^0",
        lay="1,0/0",
    )
    (link,) = (link for link in links_of(shown(client, **laid)) if "split_tokens" in link)
    asked = parse_qsl(urlsplit(link).query)
    assert {("players", "2"), ("names.0", "Ann"), ("names.1", "Ben")} <= set(asked)
    assert client.get(link).status_code == HTTPStatus.OK
