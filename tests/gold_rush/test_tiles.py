"""The notation of a tile: one normal form for each picture, whichever way it is written."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.gold_rush import dealing_tiles, plain_tiles
from tests.gold_rush.asking import answer_to, refused_at
from tests.gold_rush.plain_tiles import HALVES, Tile
from tests.gold_rush.strategies import tiles
from tests.strategies import a_share, dealt, same_client

WRITTEN = {
    "prpr": "prpr e-w",
    "rppp t": "rppp n-x t@nw",
    "rrrp": "rrrp n-j e-j s-j",
    "rrrp city": "rrrp n-c e-c s-c",
    "rpmp ^2": "rpmp n-m s^2",
    "mrpr e-w* ^1 h@es": "mrpr e-w* n^1 h@es",
    "mpmp n^1 s^1": "mpmp n^1 s^1",
    "pppp": "pppp",
    "mmmm": "mmmm nesw^0",
    "PRPR W-E*3": "prpr e-w*3",
    "  prpr   ": "prpr e-w",
    "rppp n-j": "rppp n-x",
    "rppp ^0": "rppp n-m ^0",
    "rprp ^3": "rprp n-s ^3",
    "rprp ^3 s-m n-m": "rprp n-m s-m ^3",
    "rmpm s": None,
    "rmpm n-me w^1 e^2": "rmpm n-me e^2 w^1",
    "rmmp n-ms": "rmmp n-m es^0",
    "rrrr e-c w-c n-j s-c*2": "rrrr n-x e-c s-c*2 w-c",
    "rrrr n-e s-w": "rrrr n-e s-w",
    "rrrr n-s e-j w-j": None,
    "rrrr n-s e-x w-x": "rrrr n-s e-x w-x",
    "mrmr ^0": None,
    "mrmr n^0 s^0": "mrmr e-w n^0 s^0",
    "mrmr ^0 e-x w-m": "mrmr e-x w-m ns^0",
    "pppp h9 t2": "pppp t2@nw h9@nw",
    "pppp t t2 t@en": "pppp t4@nw",
    "prpr h@ws t@es": "prpr e-w t@es h@es",
    "prpr t@wn": "prpr e-w t@nw",
    "mppm wn^4": "mppm nw^4",
}
PARTED = {
    "pppp": [["nw", "ne", "en", "es", "se", "sw", "ws", "wn"]],
    "rppp": [["nw", "ne", "en", "es", "se", "sw", "ws", "wn"]],
    "mppp": [["en", "es", "se", "sw", "ws", "wn"]],
    "mmmm": [],
    "prpr": [["nw", "ne", "en", "wn"], ["es", "se", "sw", "ws"]],
    "prrp": [["nw", "ne", "en", "sw", "ws", "wn"], ["es", "se"]],
    "mpmp": [["en", "es"], ["ws", "wn"]],
    "mpmp n^0 s^0": [["en", "es", "ws", "wn"]],
    "rpmp": [["nw", "ws", "wn"], ["ne", "en", "es"]],
    "rpmp n-x": [["nw", "ne", "en", "es", "ws", "wn"]],
    "mrmr n^0 s^0": [["en", "wn"], ["es", "ws"]],
    "rrrr": [["nw", "wn"], ["ne", "en"], ["es", "se"], ["sw", "ws"]],
    "rrrr n-x e-x s-x w-x": [["nw", "ne", "en", "es", "se", "sw", "ws", "wn"]],
    "rrrr n-e s-w": [["nw", "es", "se", "wn"], ["ne", "en"], ["sw", "ws"]],
    "rrrr n-j e-j s-x w-x": [["nw", "es", "se", "sw", "ws", "wn"], ["ne", "en"]],
    "rrrr n-c e-c w-c s-x": [["nw", "wn"], ["ne", "en"], ["es", "se", "sw", "ws"]],
    "rrpp ^1": [["nw", "es", "se", "sw", "ws", "wn"], ["ne", "en"]],
    "rrpp ^1 n-x e-m": [["nw", "ne", "en", "es", "se", "sw", "ws", "wn"]],
    "rmrp n-me s-x": [["nw", "se", "sw", "ws", "wn"], ["ne"]],
    "rmrp n-x s-me": [["nw", "ne", "sw", "ws", "wn"], ["se"]],
    "mrrp e-m s-m": [["en"], ["es", "se"], ["sw", "ws", "wn"]],
}
NO_TILES = {
    "no text at all": "",
    "a blank": "  ",
    "three edges": "prp",
    "five edges": "prprp",
    "an edge that is not known": "prpc",
    "items without edges": "e-w n^1",
    "edges that are not first": "e-w prpr",
    "edges in two parts": "pr pr",
    "an item that is not known": "prpr sheriff",
    "a track from a prairie": "prpr n-s",
    "a track into a prairie": "prpr e-n w-x",
    "a track from an edge to itself": "prpr e-e w-x",
    "a track from a junction": "prpr j-e w-x",
    "a rail without a track": "prpr e-x",
    "a rail in two tracks": "prpr e-w w-x",
    "a track into a mountain where there is none": "rppp n-m",
    "a track into no particular mountain": "rmpm n-m e^0 w^0",
    "a track that is not written beside two mountains": "rmpm e^0 w^0",
    "a track into another edge than a mountain's": "rmpp n-ms ^1",
    "one locomotive as a number": "prpr e-w*1",
    "no locomotive as a number": "prpr e-w*0",
    "ten locomotives": "prpr e-w*10",
    "two stars": "prpr e-w**",
    "a city of two rails": "prpr city",
    "a city of no rail": "pppp city",
    "a city beside tracks that do not end in it": "rrrp city n-e s-x",
    "two tracks into a city": "rrrp n-c e-c s-x",
    "one track into a city": "rppp n-c",
    "a mountain on a prairie": "mppp e^1",
    "a mountain edge in two pieces": "mppp n^1 n^1",
    "a mountain edge twice in one piece": "mppp nn^1",
    "a mountain edge in no piece": "mpmp n^1",
    "all edges and one beside": "mpmp ^1 n^1",
    "two mountains in the middle": "pppp ^1 ^1",
    "nuggets without a number": "mppp n^",
    "ten nuggets": "mppp n^10",
    "fewer nuggets than none": "mppp n^-1",
    "one camp as a number": "pppp t1",
    "no camp as a number": "pppp t0",
    "ten camps": "pppp t10",
    "ten camps in two items": "pppp t9 t",
    "ten herds in two halves of one prairie": "prpr h5@nw h5@wn",
    "camps on one of two prairies": "prpr t",
    "a herd at the edge of a mountain": "mppp h@nw",
    "a herd at no half": "pppp h@nn",
    "a herd at an edge": "pppp h@n",
    "a camp on a tile without a prairie": "mmmm t",
    "two tracks that cross": "rrrr n-s e-w",
    "a track across a junction": "rrrr n-s e-j w-j",
    "a mountain across a track": "mrmr ^0",
    "a mountain with a track across another": "mrrm n^0 w^0 e-mw s-mn",
    "two mountains that cross": "mmmm ns^0 ew^0",
    "121 characters": "prpr" + " " * 117,
}
CHARACTERS = st.sampled_from([*"prmneswjcxth^@*-0123456789 ", "city", "\t", "É", "²", "\x00"])
ITEMS = st.sampled_from(
    [
        *("n-s", "e-w", "n-j", "e-j", "s-j", "w-j", "n-c", "e-c", "s-c", "w-c", "city"),
        *("n-m", "e-mn", "s-me", "w-x*", "n-x*2", "^0", "^1", "n^1", "ns^2", "ew^0", "e^1"),
        *("t", "h2", "t@nw", "h9@se", "t@wn", "h@es", "N-E", "s-w*9", "x-n", "t1", "*"),
    ]
)


def parts(client: FlaskClient, tile: str, turned: int = 0) -> dict[str, Any]:
    """What is on a tile."""
    facts: dict[str, Any] = answer_to(client, "tile_parts", {"tile": tile, "turned": turned})[
        "facts"
    ]
    return facts


@pytest.mark.parametrize("text", [text for text, normal in WRITTEN.items() if normal])
def test_a_tile_is_written_back_in_normal_form(client: FlaskClient, text: str) -> None:
    assert parts(client, text)["canonical"] == WRITTEN[text]
    assert plain_tiles.normal(plain_tiles.read(text)) == WRITTEN[text]


@pytest.mark.parametrize("text", PARTED)
def test_tracks_and_mountains_part_the_prairies_of_a_tile(client: FlaskClient, text: str) -> None:
    assert [prairie["halves"] for prairie in parts(client, text)["prairies"]] == PARTED[text]


@pytest.mark.parametrize("text", NO_TILES.values(), ids=NO_TILES)
def test_what_is_no_tile_is_refused(client: FlaskClient, text: str) -> None:
    assert refused_at(client, "tile_parts", {"tile": text}) == {"tile"}
    assert not plain_tiles.is_tile(text)


@pytest.mark.parametrize("text", [text for text, normal in WRITTEN.items() if not normal])
def test_what_looks_like_a_tile_is_refused(client: FlaskClient, text: str) -> None:
    assert refused_at(client, "tile_parts", {"tile": text}) == {"tile"}


def test_a_text_of_120_characters_is_a_tile(client: FlaskClient) -> None:
    assert parts(client, "prpr" + " " * 116)["canonical"] == "prpr e-w"


@a_share
@given(tile=tiles, data=st.data())
def test_a_tile_has_one_normal_form_however_it_is_written(
    client: FlaskClient, tile: Tile, data: st.DataObject
) -> None:
    normal = plain_tiles.normal(tile)
    spelled = data.draw(dealt(dealing_tiles.spelled, tile))
    assert parts(client, spelled)["canonical"] == normal
    assert parts(client, normal)["canonical"] == normal


@a_share
@given(tile=tiles, turn=st.integers(0, 3))
def test_a_turned_tile_is_the_tile_that_its_normal_form_says(
    client: FlaskClient, tile: Tile, turn: int
) -> None:
    found = parts(client, plain_tiles.normal(tile), turn)
    assert parts(client, found["canonical"]) == found
    assert parts(client, found["canonical"], (4 - turn) % 4) == parts(
        client, plain_tiles.normal(tile)
    )


@a_share
@given(tile=tiles)
def test_every_half_of_an_edge_without_a_mountain_is_in_exactly_one_prairie(
    client: FlaskClient, tile: Tile
) -> None:
    found = parts(client, plain_tiles.normal(tile))
    halves = [half for prairie in found["prairies"] for half in prairie["halves"]]
    expected = [half for half in HALVES if tile.land(half[0]) != "m"]
    assert sorted(halves, key=HALVES.index) == expected
    edges = [edge for mountain in found["mountains"] for edge in mountain["edges"]]
    assert sorted(edges) == sorted(edge for edge in "nesw" if tile.land(edge) == "m")
    rails = [end for track in found["tracks"] for end in track["ends"] if end in {*"nesw"}]
    assert sorted(rails) == sorted(edge for edge in "nesw" if tile.land(edge) == "r")
    assert len(found["places"]) == len(set(found["places"]))


@same_client
@given(text=st.lists(CHARACTERS, max_size=30).map("".join))
def test_any_text_is_a_tile_or_refused(client: FlaskClient, text: str) -> None:
    expected = set() if plain_tiles.is_tile(text) else {"tile"}
    assert refused_at(client, "tile_parts", {"tile": text}) == expected


@same_client
@given(lands=st.text("prm", min_size=4, max_size=4), items=st.lists(ITEMS, max_size=5))
def test_any_items_after_four_edges_are_a_tile_or_refused(
    client: FlaskClient, lands: str, items: list[str]
) -> None:
    text = " ".join([lands, *items])
    expected = set() if plain_tiles.is_tile(text) else {"tile"}
    assert refused_at(client, "tile_parts", {"tile": text}) == expected
    if not expected:
        assert parts(client, text)["canonical"] == plain_tiles.normal(plain_tiles.read(text))
