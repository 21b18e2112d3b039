"""A question from a table knows what was there in this turn, although it has gone home already."""

from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.gold_rush.fields import MapField
from rules.gold_rush.figures import name_of, places_of
from rules.gold_rush.map.text import write_map
from rules.gold_rush.notation import read_tile
from rules.gold_rush.table import Laid
from scoring.gold_rush.game import Game
from scoring.gold_rush.scored import as_logged
from tests.gold_rush.asking import answer_to
from tests.gold_rush.playing import agreed, free_places, played
from tests.house.links_in_pages import links_of
from tests.sheets.sitting import sat_down
from web.gold_rush.asked import asked_of

Body = dict[str, Any]

NAMES = ("Ann", "Ben", "Cid")
GAMES, ALL_GAMES, LENGTH = 2, 60, 14


def document_of(game: Game, **extras: Any) -> Body:
    """A table on which this game was laid tile by tile."""
    log = {f"{n}": as_logged(entry, game.feature_of(entry)) for n, entry in enumerate(game.scored)}
    return {
        "setup": {},
        "seats": [{"name": name} for name in NAMES],
        "shared": {"map": write_map(game.laid)},
        "extras": {"log": log, **extras},
    }


def may_place(client: FlaskClient, game: Game, seat: int, on: str) -> Body:
    """What a seat is answered that asks about a place of the newest tile."""
    known = asked_of(document_of(game), seat, "cowboy")
    body = {"map": known["map"], "seat": known["seat"], "on": on}
    return answer_to(client, "cowboy", body)


def against(answer: Body) -> set[str]:
    """The clauses of a no."""
    is_no = answer["verdict"] == "no"
    return {reason["clause"] for reason in answer["because"]} if is_no else set()


def test_what_goes_home_in_step_three_is_in_the_way_until_then(
    client: FlaskClient, whole: bool
) -> None:
    was_scored = False
    for seed in range(ALL_GAMES if whole else GAMES):
        for bare, game in played(Random(seed), LENGTH, agreed()):  # noqa: S311 (nothing secret)
            newest, seat = bare.laid[-1], len(bare.laid) % len(NAMES)
            free = free_places(bare)
            was_scored = was_scored or bool(bare.scored_with(bare.newest))
            for place in places_of(newest.tile):
                answer = may_place(client, bare, seat, name_of(newest.tile, place))
                assert ("GR-23" in against(answer)) == (place not in free)
                assert (answer["verdict"] == "yes") == (
                    place in free and answer["facts"]["in_supply"] > 0
                )
            if game != bare:
                on = name_of(newest.tile, places_of(newest.tile)[0])
                assert "GR-14" in against(may_place(client, game, seat, on))
                assert "GR-22" in against(may_place(client, game, (seat + 1) % len(NAMES), on))
    assert was_scored


TIED = "0,0=pmpp_e^1!c0:mountain@e;2,0=pppm_w^1!c2:mountain@w;2,1=pppp;1,1=pppp"


def two_on_a_mountain() -> Game:
    """Ann and Cid had as many miners on the mountain that the newest tile has completed."""
    tile = read_tile("pmpm ^2")
    return Game(MapField().deserialize(TIED), (), agreed()).laying(Laid((1, 0), tile, tile))


@pytest.mark.parametrize(
    ("extras", "current"), [({}, None), ({"starter": 1}, 0), ({"starter": 3}, 2)]
)
def test_who_draws_tokens_is_asked_with_those_who_tie(extras: Body, current: int | None) -> None:
    document = document_of(two_on_a_mountain(), **extras)
    known = asked_of(document, 1, "split_tokens")
    assert (known["players"], known["tied"], known.get("current")) == (3, [0, 2], current)


def test_those_who_tie_are_counted_without_the_seats_that_were_left_out() -> None:
    document = document_of(two_on_a_mountain())
    document["seats"][1]["left_out"] = True
    assert asked_of(document, 0, "split_tokens")["tied"] == [0, 1]


def test_the_page_of_a_seat_asks_with_what_came_home_in_this_turn(client: FlaskClient) -> None:
    sitting = sat_down(client, *NAMES, title="gold-rush")
    sitting.set({"shared.map": "0,0=prpp_e-j!c0:railroad@e;1,0=prpr_e-w"})
    host = sitting.code("host")
    moved = client.post(f"/s/{host}/parts/move", data={"hand": "pppr w-j", "lay": "2,0/0"})
    assert moved.status_code < 400
    assert "!c" not in sitting.see()["shared"]["map"]
    seat = client.get(f"/s/{sitting.code('seat.1')}").text
    (link,) = (each for each in links_of(seat) if "/ask/cowboy?" in each)
    page = client.get(f"{link.replace('draft=on', '')}&on=railroad@w").text
    assert 'class="answer verdict-no' in page
    assert "GR-23" in page


IN_AN_ADDRESS = "seats.0.name=Ann&seats.1.name=Ben&map=0,0=prpp_e-j;1,0=prpr_e-w;2,0=pppr_w-j"


def test_a_table_in_an_address_asks_with_what_came_home_in_this_turn(client: FlaskClient) -> None:
    address = f"/gold-rush/ask?{IN_AN_ADDRESS}&log=2,0=0:3/0,0!c0:railroad@e&for=1"
    (link,) = (each for each in links_of(client.get(address).text) if "/ask/cowboy?" in each)
    page = client.get(f"{link.replace('draft=on', '')}&on=railroad@w").text
    assert 'class="answer verdict-no' in page
    assert "GR-23" in page


@pytest.mark.parametrize(
    "laid", ["0,0=pppp;5,5=pppp", "0,0=prpp;1,0=pppp", "x", "0,0=pppp;0,0=pppp"]
)
def test_a_map_that_cannot_be_stops_no_question(client: FlaskClient, laid: str) -> None:
    table = "seats.0.name=Ann&seats.1.name=Ben&log=0,0=0:3/0,0!c0:prairie@nw"
    assert client.get(f"/gold-rush/ask?{table}&map={laid}&for=1").status_code == 200


def test_where_somebody_would_have_had_five_cowboys_the_map_stays_as_it_is() -> None:
    four = ";".join(f"{x},0=pprp_s-x!c0:railroad@s" for x in range(4))
    laid = f"{four};4,0=pprp_s-x"
    entry = {"tile": [4, 0], "points": {"0": 1}, "home": ["4,0!c0:railroad@s"]}
    document = {
        "setup": {},
        "seats": [{"name": name} for name in NAMES],
        "shared": {"map": laid},
        "extras": {"log": {"0": entry}},
    }
    assert asked_of(document, 0, "cowboy")["map"] == laid
    three = laid.replace("!c0:railroad@s", "", 1)
    document["shared"]["map"] = three
    assert asked_of(document, 0, "cowboy")["map"] == f"{three}!c0:railroad@s"
