"""What pages know of tiles: their drawings, the composer, and what their templates may call."""

from collections.abc import Mapping
from typing import Any

from jinja2 import pass_context
from jinja2.runtime import Context

from printables.gold_rush.tile_drawing import grounds_of_tile, pieces_of_tile
from printables.gold_rush.tile_words import tile_in_words
from rules.core.faults import Fault, RefusedError
from rules.gold_rush import TITLE
from rules.gold_rush.composing import composed
from rules.gold_rush.place_words import place_in_words
from rules.gold_rush.tiles import Tile
from web.forms.typed import Typed
from web.gold_rush.box_page import BOX
from web.gold_rush.palette import box_of, most_used_first, on_the_map, read_file

MOST_SHOWN = 36
MAP = "map"


def tile_shown(typed: Typed) -> Mapping[str, Any]:
    """A tile as it is understood; refused with all that is wrong with its text."""
    made = composed(typed.get("tile", ""))
    if made.says:
        raise RefusedError([Fault("tile", says) for says in made.says], TITLE)
    return {"tile": made.tile}


def palette_shown(typed: Typed) -> Mapping[str, Any]:
    """The tiles of a file that somebody has loaded, each once."""
    return {"tiles": most_used_first(read_file(typed.get("file", "")), ())}


@pass_context
def palette_here(context: Context) -> list[Tile]:
    """The tiles to choose again: those of the sheet's box, and those on the page's map."""
    opened, state, body = (context.get(name) for name in ("opened", "state", "body"))
    if opened:
        document = opened.view.document
        laid = on_the_map(document.get("shared", {}).get(MAP))
        return most_used_first(box_of(document), laid)[:MOST_SHOWN]
    return most_used_first((), on_the_map((body or getattr(state, "shared", {})).get(MAP)))


DRAWINGS = {"tile": tile_shown, "palette": palette_shown}
BESIDE = {"palette": BOX}
FOR_TEMPLATES = {
    "composed": composed,
    "grounds_of_tile": grounds_of_tile,
    "palette_here": palette_here,
    "pieces_of_tile": pieces_of_tile,
    "place_in_words": place_in_words,
    "tile_in_words": tile_in_words,
}
