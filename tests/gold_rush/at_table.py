"""What a table of this game knows of each question, said once more and plainly."""

from tests.broken import Body
from tests.gold_rush import plain_map, plain_score, plain_tiles
from tests.gold_rush.plain_map import Cells, Entry, Landscape
from tests.gold_rush.plain_readings import readings_of
from tests.title_tests import AtTable

ON_A_MAP = {"tile", "placements", "cowboy", "tent", "feature"}
ASKED_BY_SOMEBODY = {"cowboy", "tent"}
IN_NUMBERS = {
    "tile": {"neighbours"},
    "cowboy": {"kind", "cowboys_there", "in_supply", "on_new_tile"},
    "tent": {"mountain_completed", "vacant"},
    "feature": {"feature"},
}
OF_THE_MAP = {"map", "seat", "at", "on"}


def known(table: Body, seat: int | None, question: str) -> Body:
    """What comes along with a question from a seat, or from the table."""
    body: Body = {"players": len(table["seats"])} if question in {"setup", "split_tokens"} else {}
    if question == "score_track" and seat is not None and "points" in table["seats"][seat]:
        body["points"] = table["seats"][seat]["points"]
    if "map" in table:
        body |= of_the_map(table, seat, question)
    return body


def of_the_map(table: Body, seat: int | None, question: str) -> Body:
    """What the map shows of it."""
    land = plain_map.lie(table["map"])
    came_with = [who for who, (cell, _) in [*land.cowboys, *land.tents] if cell == land.newest]
    if question in ON_A_MAP:
        asker = {} if seat is None or question not in ASKED_BY_SOMEBODY else {"seat": seat}
        return {"map": in_one_line(table["map"]), **asker}
    if question == "unplaceable":
        return {"tiles_left": max(0, 71 - len(land.cells))}
    if question == "tokens":
        return {"supply": max(0, 63 - nuggets(table))}
    if question == "mine" and seat is not None:
        mine: Body = {"tent_there": any(who == seat for who, _ in land.tents)}
        return {**mine, **done_by(seat, land)}
    if question == "split_tokens":
        current = {"current": came_with[0]} if came_with else {}
        return {**current, **tied(table)}
    return {}


def in_one_line(typed: str | list[Entry]) -> str:
    """A map as it is written in an address; what is text already stays as it was typed."""
    if isinstance(typed, str):
        return typed
    cells = plain_map.lie(typed).cells
    return plain_map.in_one_line([named(entry, cells) for entry in typed])


def named(entry: Entry, cells: Cells) -> Entry:
    """The figures of a tile under the names of their places in the normal form."""
    names = plain_tiles.names_of(cells[tuple(entry["at"])])
    figures: Entry = {
        sort: [{**one, "on": names[one["on"]]} for one in entry[sort]]
        for sort in ("cowboys", "tents")
        if sort in entry
    }
    return {**entry, **figures}


def done_by(seat: int, land: Landscape) -> Body:
    """What a figure on the newest tile tells of the turn of this seat."""
    for step, figures in (("cowboy", land.cowboys), ("tent", land.tents)):
        if any(who == seat and cell == land.newest for who, (cell, _) in figures):
            return {"already_done": step}
    return {}


def nuggets(table: Body) -> int:
    """How many tokens have come with the tiles."""
    cells = plain_map.lie(table["map"]).cells
    return sum(hill.nuggets for tile in cells.values() for hill in tile.mountains)


def tied(table: Body) -> Body:
    """Who has the majority on the one mountain that the newest tile has completed."""
    land, readings = plain_map.lie(table["map"]), readings_of(table)
    anywhere = readings["GR-O2"] == "enclosed_gaps"
    found = [
        plain_score.majority({str(seat): n for seat, n in plain_map.figures(one, land).items()})
        for one in plain_map.features(land.cells)
        if one.kind == "mountain"
        and (anywhere or land.newest in {cell for cell, _ in one.pieces})
        and plain_map.is_completed(land.cells, one, readings)
        and plain_map.figures(one, land)
    ]
    return {"tied": found[0]} if len(found) == 1 else {}


def useless(question: str, body: Body) -> set[str]:
    """Of a place on a map nothing is counted, and of what is counted no place is named."""
    if question not in IN_NUMBERS:
        return set()
    return IN_NUMBERS[question] if "map" in body else OF_THE_MAP


AT_TABLE = AtTable(known, useless)
