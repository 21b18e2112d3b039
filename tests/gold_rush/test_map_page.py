"""The page of the map: whatever it offers can be done, and all that can be done is offered."""

import re
from html import unescape
from random import Random
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from rules.core.readings import Setup
from rules.gold_rush import TITLE
from rules.gold_rush.figures import name_of
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.map.reading import as_line, map_typed
from rules.gold_rush.map.text import write_map
from rules.gold_rush.notation import read_tile
from rules.gold_rush.placing import legal_placements
from scoring.titles import titles
from tests.gold_rush import dealing_maps, dealing_tiles, plain_tiles
from tests.sheets.sitting import made
from translations.catalogue import Catalogue, catalogue
from web.forms.typed import Typed
from web.gold_rush.map_page import MapShown, map_drawn, spots_laying
from web.gold_rush.map_players import ANYBODY

SOME = range(12)
LONGEST = 10
LOOP = (
    "0,0=rrrr_city!c0:city;0,-1=pprp_h@nw!c1:prairie@se;-1,0=mrpp_^2!c1:mountain@n;"
    "1,0=pprr;1,1=rppr;0,1=pprr/2!c0:railroad@e"
)
CORNER = "0,0=pprr_s-w*_t@nw"
DRAWING = "/gold-rush/drawing/map"


def agreed(*variants: str) -> Setup:
    """What the table agreed on."""
    return Setup(TITLE, TITLE.editions[0], variants, {})


def english() -> Catalogue:
    """The words of the title."""
    return catalogue("en", TITLE.room)


def shown(app: Flask, text: str, *variants: str, **typed: str) -> MapShown:
    """What the page shows of a map, as on a sheet."""
    setup = agreed(*variants)
    with app.test_request_context():
        return MapShown("map", map_typed(text, setup), setup, ANYBODY, Typed(typed), "", english())


def chance_of(number: int) -> Random:
    """A chance that is the same in every run."""
    return Random(number)  # noqa: S311 (maps, no secrets)


def some_map(number: int) -> str:
    """A random map with figures, as text."""
    chance = chance_of(number)
    return as_line(dealing_maps.game(chance, chance.randrange(1, LONGEST)))


def sentences(text: str, *variants: str) -> list[str]:
    """What is wrong with a map."""
    return [fault.says.id for fault in map_typed(text, agreed(*variants)).faults]


@pytest.mark.parametrize("number", SOME)
def test_every_legal_cell_lights_up_and_lays_the_tile_there(app: Flask, number: int) -> None:
    text, chance = some_map(number), chance_of(number)
    hand = plain_tiles.normal(dealing_tiles.tile(chance))
    page = shown(app, text, hand=hand)
    assert page.hand is not None
    laid = map_typed(text).laid
    legal = legal_placements(Landscape(laid), read_tile(hand))
    spots = [spot for spot in page.spots if spot.tile]
    assert {spot.at for spot in spots} == {placement.at for placement in legal}
    assert turns_in_hand(app, text, hand) == {turn for _, turn in legal}
    for spot in spots:
        then = map_typed(spot.value, agreed())
        assert then.is_sound
        assert (then.laid[:-1], then.laid[-1].at) == (laid, spot.at)
        assert (spot.at, then.laid[-1].quarters) in legal


def turns_in_hand(app: Flask, text: str, hand: str) -> set[int]:
    """All to which the tile in hand comes, turned once and again."""
    found: set[int] = set()
    page = shown(app, text, hand=hand)
    while page.hand is not None and page.hand.turn not in {*found, None}:
        found.add(page.hand.turn)
        page = shown(app, text, hand=hand, lying=f"{page.hand.next_turn}")
    return found


@pytest.mark.parametrize("number", SOME)
@pytest.mark.parametrize("variant", [(), ("no_farmers",)], ids=["with farmers", "without"])
def test_whatever_is_offered_makes_a_map_that_is_not_refused(
    app: Flask, number: int, variant: tuple[str, ...]
) -> None:
    text = some_map(number)
    if sentences(text, *variant):
        return
    for laid in map_typed(text).laid:
        x, y = laid.at
        panel = shown(app, text, *variant, seen=f"{x},{y}").panel
        assert panel is not None
        then = [panel.without, panel.back_to, *(taken for *_, taken in panel.standing)]
        for place in panel.places:
            then += [offer.text for offer in (*place.cowboys, *place.tents)]
        then += [panel.turning[1]] if panel.turning else []
        assert not [each for each in then if each and sentences(each, *variant)]


def test_a_tile_turns_to_each_turn_that_fits_and_comes_back_with_its_cowboy(app: Flask) -> None:
    text, seen = f"{CORNER}!c2:prairie@nw", []
    for _ in range(4):
        turning = shown(app, text).moves.turning()  # type: ignore[union-attr]
        assert turning is not None
        text = turning[1]
        (laid,) = map_typed(text).laid
        ((seat, place),) = laid.cowboys
        assert seat == 2
        assert laid.tile.prairies[place.index].tipis == 1
        seen.append((laid.quarters, name_of(laid.tile, place)))
    assert [quarters for quarters, _ in seen] == [1, 2, 3, 0]
    assert text == f"{CORNER}!c2:prairie@nw"


def test_a_tile_that_fits_in_one_turn_only_is_not_turned(app: Flask) -> None:
    moves = shown(app, LOOP).moves
    assert moves is not None
    assert moves.turning() is None


def test_other_tiles_stay_as_they_were_typed() -> None:
    typed = map_typed("0,0=RRRR CITY;1,0=pprr", agreed())
    assert typed.with_entries({1: None}) == "0,0=RRRR CITY"


def test_a_tile_that_holds_the_map_together_is_not_taken_back_alone(app: Flask) -> None:
    panel = shown(app, "0,0=pppp;1,0=pppp;2,0=pppp", seen="1,0").panel
    assert panel is not None
    assert panel.without is None
    assert panel.back_to == "0,0=pppp;1,0=pppp"


def test_a_tent_moves_where_it_is_put_anew(app: Flask) -> None:
    panel = shown(app, "0,0=mppp_^1!t0:mountain@n;1,0=mppp_^1").panel
    assert panel is not None
    offers = {offer.player.number: offer.text for place in panel.places for offer in place.tents}
    assert offers[0] == "0,0=mppp_n^1;1,0=mppp_n^1!t0:mountain@n"
    assert offers[1] == "0,0=mppp_^1!t0:mountain@n;1,0=mppp_n^1!t1:mountain@n"


AGAINST = {
    "an occupied railroad": ("0,0=rprp!c0:railroad@n;0,1=rprp", "railroad@n", {"GR-23"}),
    "a completed mountain for a tent": ("0,0=pppp_^1", "mountain@mid", {"GR-27"}),
    "a free prairie": ("0,0=pppp", "prairie@nw", set()),
    "an old tile": ("0,0=rprp;0,1=rprp!c0:railroad@n", "railroad@n", set()),
}


@pytest.mark.parametrize(("text", "place", "clauses"), AGAINST.values(), ids=AGAINST.keys())
def test_what_is_not_offered_says_why(app: Flask, text: str, place: str, clauses: set[str]) -> None:
    panel = shown(app, text, seen="0,0" if "c0:railroad@n" in text.rpartition(";")[2] else "").panel
    assert panel is not None
    (found,) = [each for each in panel.places if each.name == place]
    assert {each.clause for each in found.against} == clauses
    assert bool(found.cowboys) == ("GR-23" not in clauses)


def test_who_has_no_cowboy_left_is_named(app: Flask) -> None:
    tiles = [f"{x},0=pprp_s-x!c0:railroad@s" for x in range(4)]
    panel = shown(app, ";".join([*tiles, "4,0=pprp"])).panel
    assert panel is not None
    railroad, *_ = panel.places
    assert [offer.player.number for offer in railroad.cowboys] == [1, 2, 3, 4]
    assert [each.clause for each in railroad.against] == ["GR-24"]


def test_the_points_are_those_of_the_score(app: Flask, client: FlaskClient) -> None:
    body = {"seats": [{"name": "Ann"}, {"name": "Ben"}], "map": LOOP}
    scored: dict[str, Any] = client.post("/api/v1/gold-rush/score", json=body).get_json()
    points = [brings for _, brings in shown(app, LOOP).points][:2]
    assert points == [seat["total"] for seat in scored["seats"]]


def test_a_feature_lights_up_with_all_its_pieces(app: Flask) -> None:
    page = shown(app, LOOP, lit="1,0 railroad@w")
    assert {piece.partition(" ")[0] for piece in page.lit} == {"0,0", "1,0", "1,1", "0,1"}
    assert shown(app, LOOP, lit="1,0 canyon").lit == ()


def test_a_place_that_was_tapped_is_chosen_and_lights_up(app: Flask) -> None:
    page = shown(app, LOOP, place="1,0 railroad@w")
    assert page.panel is not None
    assert page.panel.chosen is not None
    assert (page.panel.cell, page.panel.chosen.name) == ("1,0", "railroad@s")
    assert {piece.partition(" ")[0] for piece in page.lit} == {"0,0", "1,0", "1,1", "0,1"}


def test_a_tapped_place_leads_to_the_answer_about_it(client: FlaskClient) -> None:
    typed = {"map": LOOP, "page": "/gold-rush/ask/feature", "place": "1,0 railroad@w"}
    page = client.post(DRAWING, data=typed).text
    (address,) = re.findall(r'class="button" href="([^"]+)"', page)
    assert address.endswith("&amp;at=1,0&amp;on=railroad@s#answer")
    assert 'id="answer"' in client.get(unescape(address)).text


def test_the_drawing_alone_is_what_the_page_shows(client: FlaskClient) -> None:
    answer = client.post(DRAWING, data={"map": LOOP, "hand": "mrpr ^1"})
    assert answer.status_code == 200
    assert answer.text.count('class="spot fits"') == 1
    assert answer.text.count('class="spot otherwise"') == 5


def test_a_text_that_is_no_map_is_refused_with_its_sentence(client: FlaskClient) -> None:
    answer = client.post(DRAWING, data={"map": "0,0=zz"})
    assert answer.status_code == 422
    assert "four letters" in answer.text


def test_a_map_that_cannot_be_offers_to_take_the_wrong_tile_back(client: FlaskClient) -> None:
    answer = client.post(DRAWING, data={"map": "0,0=rprp;0,1=pppp;1,0=pppp"})
    assert answer.status_code == 200
    assert 'value="0,0=rprp;1,0=pppp"' in answer.text
    assert 'class="spot ' not in answer.text


ODD = [
    {"map": LOOP, "seen": "a,b", "lit": "0,0 foo", "lying": "9", "who": "9999999:x"},
    {"map": LOOP, "place": "1,0 top", "seen": "0,0"},
    {"map": LOOP, "place": "99999999999999999999,0"},
    {"map": LOOP, "seen": "99999999999999999999,0", "who": ":::", "page": "javascript:alert(1)"},
    {"map": f"{LOOP};5,5=pppp!c99:prairie@nw", "seen": "5,5"},
    {"field": "", "map": LOOP},
    {"hand": "prpr prpr", "map": ""},
]


@pytest.mark.parametrize("typed", ODD)
def test_what_nobody_types_does_no_harm(client: FlaskClient, typed: dict[str, str]) -> None:
    answer = client.post(DRAWING, data=typed)
    assert answer.status_code == 200
    assert "javascript:" not in answer.text


def test_without_scripts_a_press_leads_back_to_the_page(client: FlaskClient) -> None:
    query = {"page": "/gold-rush/score/parts", "field": "map", "done": "hand"}
    typed = [("map", "0,0=pppp;1,0=pppp"), ("hand", "pppp"), ("map", "0,0=pppp"), ("x", "")]
    typed += [("seats.0.name", "Ann"), ("variants", "no_farmers")]
    answer = client.post(f"{DRAWING}/back", query_string=query, data=dict_of(typed))
    assert answer.status_code == 303
    assert answer.location.endswith(
        "/gold-rush/score/parts?map=0,0=pppp;1,0=pppp"
        "&seats.0.name=Ann&variants=no_farmers#map-drawn"
    )


def dict_of(pairs: list[tuple[str, str]]) -> dict[str, list[str]]:
    """Fields with all their texts, as a client sends them."""
    names = dict.fromkeys(name for name, _ in pairs)
    return {name: [text for each, text in pairs if each == name] for name in names}


@pytest.mark.parametrize("page", ["//else.where/", "https://else.where", "/carson-city/score", ""])
def test_nobody_is_led_to_another_place(client: FlaskClient, page: str) -> None:
    query = {"page": page, "field": "map"}
    answer = client.post(f"{DRAWING}/back", query_string=query, data={"map": "0,0=pppp"})
    assert answer.status_code == 404


def test_a_place_of_an_answer_leads_to_the_map_with_the_tile_laid(app: Flask) -> None:
    body = {"map": "0,0=rprp", "tile": "rppp"}
    placements = [{"at": [0, -1], "turned": 2}, {"at": [1, 0], "turned": 0}]
    with app.test_request_context():
        first, _ = spots_laying(body, placements, titles()[TITLE.slug], english())
    assert first.address == "/gold-rush/ask/placements?map=0,0=rprp;0,-1=rppp_n-x/2&draft=on"


def test_a_list_of_tiles_becomes_a_line_in_an_address(client: FlaskClient) -> None:
    laid = [{"at": [0, 0], "tile": "rprp"}, {"at": [0, 1], "tile": "rprp"}]
    sheet = {"title": "gold-rush", "seats": [{"name": "A"}, {"name": "B"}], "shared": {"map": laid}}
    links = made(client, sheet).get_json()["links"]
    page = client.get(f"{links['host']}/parts?form=1").text
    assert write_map(map_typed(laid).laid) in page


def test_the_drawing_is_drawn_for_a_page_without_any_field(app: Flask) -> None:
    with app.test_request_context():
        assert map_drawn(Typed())["shown"].map.laid == ()
