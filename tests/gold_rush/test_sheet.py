"""What a shared sheet makes of this game: the map cell by cell, features part by part."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.faults import RefusedError
from rules.gold_rush.sheet import SHEET
from scoring.titles import titles
from sheets.checking import Checked
from sheets.document import Document, as_text, changed, value_at
from sheets.standing import Standing, State
from sheets.view import standing_of

TITLE = titles()["gold-rush"]
MAP = SHEET.drawn["map"]
CELLS = st.sampled_from(["0,0", "1,0", "-1,0", "0,-12", "99,-99"])
SIGNS = st.sampled_from(["prpr", "mrpr_e-w*_n^1/3!c0:mountain@n", "PPPP_t2@nw", "nonsense"])
MAPS = st.dictionaries(CELLS, SIGNS).map(
    lambda tiles: ";".join(f"{cell}={sign}" for cell, sign in tiles.items())
)


def a_sheet(**shared: Any) -> Document:
    """A sheet on which two people have typed their points."""
    fields = [{"points": 3}, {"points": 8}]
    seats = [
        {"name": name, "mark": "hat", "fields": typed}
        for name, typed in zip(("Ann", "Ben"), fields, strict=True)
    ]
    return {"setup": {}, "shared": shared, "extras": {}, "seats": seats}


def put(document: Document, **values: Any) -> Document:
    """The sheet after a change of what belongs to no seat."""
    puts = Checked(TITLE, document).puts(values)
    return changed(document, puts, SHEET)


def standing(document: Document) -> Standing:
    """How it stands."""
    return standing_of("gold-rush", as_text(document))


def totals(document: Document) -> list[int]:
    """What the counted seats have."""
    return [score.total for score in standing(document).scores.values()]


@given(MAPS, CELLS, SIGNS)
def test_a_tile_is_found_where_it_was_put_and_all_others_stay(
    text: str, cell: str, sign: str
) -> None:
    before = {other: MAP.signs_on(text).get(other) for other in ("0,0", "1,0", "-1,0")}
    drawn = MAP.with_signs(text, {cell: sign})
    assert MAP.signs_on(drawn).get(cell) == sign
    assert all(MAP.signs_on(drawn).get(c) == was for c, was in before.items() if c != cell)
    assert MAP.signs_on(MAP.with_signs(drawn, {cell: None})).get(cell) is None


@given(MAPS, MAPS)
def test_differences_lead_from_one_map_to_the_other_or_are_not_told(old: str, new: str) -> None:
    changes = MAP.differences(old, new)
    if changes is None:
        assert old
        return
    for cell, sign in changes.items():
        old = MAP.with_signs(old, {cell: sign})
    assert old == new


def test_a_tile_on_a_free_cell_is_the_newest() -> None:
    assert MAP.with_signs("0,0=pppp", {"1,0": "prpr"}) == "0,0=pppp;1,0=prpr"


def test_a_tile_in_place_of_another_keeps_its_turn_in_the_order() -> None:
    assert MAP.with_signs("0,0=pppp;1,0=prpr", {"0,0": "pprr"}) == "0,0=pprr;1,0=prpr"


def test_tiles_in_another_order_are_another_map() -> None:
    assert MAP.differences("0,0=pppp;1,0=pppp", "1,0=pppp;0,0=pppp") is None


@pytest.mark.parametrize(
    "text", ["0,0", "here=pppp", "0,0=pppp;0,0=pppp", "0,0=pp pp", "0,00=pppp"]
)
def test_what_is_no_map_is_not_compared(text: str) -> None:
    assert MAP.differences(text, "0,0=prpr") is None


@pytest.mark.parametrize(
    ("name", "is_one"),
    [("0,0", True), ("-99,99", True), ("100,0", False), ("-0,0", False), ("0,01", False),
     ("0, 0", False), ("a1", False), ("0", False)],
)  # fmt: skip
def test_a_cell_has_one_name(name: str, is_one: bool) -> None:
    assert MAP.is_place(name) is is_one


@pytest.mark.parametrize("sign", ["pp pp", "pppp;1,0=pppp", "0,0=pppp", "p\n", "p" * 241])
def test_what_would_tear_the_text_apart_is_no_sign(sign: str) -> None:
    assert not MAP.is_sign(sign)


@pytest.mark.parametrize(
    ("sign", "word"),
    [
        ("pppp", "thing-tile"),
        ("pppp!c0:prairie@nw", "thing-tile-with-cowboy"),
        ("mppp_n^1!T1:mountain@n", "thing-tile-with-tent"),
        ("mrpp_n^1!c0:railroad@e!t1:mountain@n", "thing-tile-with-both"),
    ],
)
def test_the_history_tells_what_stands_on_a_tile(sign: str, word: str) -> None:
    named = MAP.word_of(sign)
    assert named is not None
    assert named.id == word


def test_a_map_is_laid_tile_by_tile_and_counted() -> None:
    sheet = put(a_sheet(), **{"shared.map.0,0": "rprp!c0:railroad@n"})
    sheet = put(sheet, **{"shared.map.0,1": "rpmp_s^2!c1:mountain@s"})
    assert sheet["shared"] == {"map": "0,0=rprp!c0:railroad@n;0,1=rpmp_s^2!c1:mountain@s"}
    assert totals(sheet) == [3 + 2, 8 + 2]


def test_a_map_of_which_the_last_tile_is_taken_is_gone() -> None:
    sheet = put(a_sheet(), **{"shared.map.0,0": "pppp"})
    assert put(sheet, **{"shared.map.0,0": None})["shared"] == {}


def test_a_map_that_a_program_sends_as_a_list_is_kept_and_counted() -> None:
    tiles = [{"at": [0, 0], "tile": "rprp", "cowboys": [{"seat": 1, "on": "railroad@n"}]}]
    sheet = put(a_sheet(), **{"shared.map": tiles})
    assert totals(sheet) == [3, 8 + 1]
    assert value_at(sheet, "shared.map.0,0", SHEET) is None
    with pytest.raises(RefusedError, match="sheet-not-deeper"):
        put(sheet, **{"shared.map.0,0": "pppp"})


def test_features_are_changed_number_by_number() -> None:
    sheet = put(a_sheet(), **{"shared.features": [{"kind": "railroad", "tiles": 3}]})
    sheet = put(sheet, **{"shared.features.0.cowboys.1": 1, "shared.features.0.tiles": 5})
    assert totals(sheet) == [3, 8 + 5]


def test_cowboys_of_a_seat_that_is_waited_for_hold_its_majority() -> None:
    features = [{"kind": "mountain", "nuggets": 7, "cowboys": {"0": 1, "1": 2}}]
    sheet = a_sheet(features=features)
    sheet["seats"][1]["fields"] = {"points": "?"}
    assert standing(sheet).missing == [1]
    assert totals(sheet) == [3]


def test_a_seat_with_nothing_but_a_majority_is_ready_with_its_points() -> None:
    features = [{"kind": "mountain", "nuggets": 7, "cowboys": {"0": 1, "1": 2}}]
    sheet = a_sheet(features=features)
    sheet["seats"][1]["fields"] = {}
    assert standing(sheet).missing == []
    assert totals(sheet) == [3, 7]


def test_a_seat_that_left_takes_no_number_away() -> None:
    features = [{"kind": "mountain", "nuggets": 7, "cowboys": {"2": 1}}]
    sheet = a_sheet(features=features)
    third = {"name": "Cleo", "mark": "boot", "fields": {"points": 1}}
    sheet["seats"] = [sheet["seats"][0], {**sheet["seats"][1], "left_out": True}, third]
    assert totals(sheet) == [3, 1 + 7]


def test_cowboys_of_a_seat_that_left_stand_in_the_way() -> None:
    sheet = a_sheet(features=[{"kind": "mountain", "nuggets": 7, "cowboys": {"2": 1}}])
    assert [fault.at for fault in standing(sheet).faults] == ["features.0.cowboys.2"]


def test_a_seat_with_nothing_but_a_colour_is_empty() -> None:
    sheet = a_sheet()
    sheet["seats"][0]["fields"] = {"color": "red"}
    assert standing(sheet).state_of(0) is State.EMPTY


def test_what_lies_beside_the_table_is_kept() -> None:
    beside = {"log": [{"tile": "prpr", "points": 4}], "palette": ["prpr", "rprp_n-s"]}
    sheet = put(a_sheet(), **{f"extras.{name}": value for name, value in beside.items()})
    assert json.loads(as_text(sheet))["extras"] == beside
