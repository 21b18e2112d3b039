"""What is special about the tile game's seats on pages, and what its drawings show."""

from rules.core.messages import say
from rules.gold_rush import differences
from rules.gold_rush.questions import cowboy, tent
from web.gold_rush import answering, log, map_page, seats, tiles
from web.gold_rush.asked import asked_of
from web.gold_rush.headlines import HEADLINES
from web.gold_rush.laying import moves, shown, table
from web.house.names import NAMES
from web.house.rooms import InNumbers, Moves, PageFacts

OF_A_PLACE = ("map", "seat", "at", "on")
IN_NUMBERS = {
    "tile": InNumbers(("map", "at"), ("neighbours",), draws_first=False),
    "cowboy": InNumbers(OF_A_PLACE, cowboy.OF_NUMBERS, draws_first=False),
    "tent": InNumbers(OF_A_PLACE, tent.OF_NUMBERS, draws_first=False),
    "feature": InNumbers(("map", "at", "on"), ("feature",), draws_first=False),
}
IN_SIGHT = {
    "tile": ("tile", "map", "neighbours"),
    "cowboy": ("map", "seat", "kind", "cowboys_there"),
    "tent": ("map", "seat", "mountain_completed", "vacant"),
    "feature": ("map", "feature"),
    "score_track": ("points", "add"),
}

PAGES = PageFacts(
    ways=tuple(seats.WAYS),
    way_of=seats.way_of,
    seat_body=seats.seat_body,
    owned_once="color",
    asked_first={
        "tile": "kind-railroad",
        "cowboy": "figure-cowboy",
        "feature": "kind-mountain",
        "split_tokens": "sign-nugget",
    },
    asked_of=asked_of,
    headlines=HEADLINES,
    in_sight=IN_SIGHT,
    in_numbers=IN_NUMBERS,
    drawn=frozenset({"map", "tile"}),
    asked_beside=frozenset({NAMES}),
    beside={**log.BESIDE, **tiles.BESIDE},
    leaflets={"carcassonne": say("leaflet-carcassonne")},
    drawings={**map_page.DRAWINGS, **tiles.DRAWINGS},
    in_lines=map_page.IN_LINES,
    extras_of=table.extras_of,
    seats_in_facts={"majority": 0, "order": 0},
    of_each_seat_in_facts=frozenset({"cowboys", "counts", "turns_by_seat"}),
    moves=Moves(moves.on_sheet, moves.in_address, moves.remembered_after),
    for_templates={
        **answering.FOR_TEMPLATES,
        "differences": differences.DIFFERENCES,
        "pictures_of_differences": differences.PICTURES,
        **log.FOR_TEMPLATES,
        **seats.FOR_TEMPLATES,
        **map_page.FOR_TEMPLATES,
        **shown.FOR_TEMPLATES,
        **tiles.FOR_TEMPLATES,
    },
)
