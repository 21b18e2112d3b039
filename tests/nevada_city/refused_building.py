"""Valid situations of the questions about the board and building, and what is refused in them."""

from collections.abc import Iterator

from tests.broken import LEFT_OUT, Body, Broken, at
from tests.nevada_city.broken import Goods, Valid, only
from tests.nevada_city.plain_box import (
    ADVANCED,
    BUILDING_GOODS,
    DELIVERS,
    GOODS,
    PRINTED,
    RESOURCES,
    START,
    WORKS,
)

CUBES = Goods((*RESOURCES, "neutral"), 20)
BUILDING = Goods(BUILDING_GOODS)
ALL_GOODS = Goods(GOODS)
ADVANCED_TOO = {"variants": ["advanced_buildings"]}

SETUP = Valid(
    "setup",
    {"players": 4, "year": 2},
    numbers={"players": (2, 4), "year": (1, 4)},
    required=("players",),
    cases=(
        only("a fifth year with three players", "year", 5, players=3),
        only("a sixth year with two players", "year", 6, players=2),
    ),
)
CHARTS = Valid(
    "charts",
    {
        "production": {"silver": 2, "crops": 2, "livestock": 1},
        "market": {"silver": 2, "crops": 3, "livestock": 3, "neutral": 0},
    },
    goods={"production": CUBES, "market": CUBES},
    required=("production", "market"),
)
PRODUCE = Valid(
    "produce",
    {"kind": "mine", "production": 2, "tiles": 3, "worked": 1, "skill": 1, "actions": 1},
    numbers={
        "production": (1, 2),
        "tiles": (0, 30),
        "worked": (0, 3),
        "skill": (0, 9),
        "actions": (1, 9),
    },
    choices=("kind",),
    required=("kind", "production", "tiles"),
    cases=(
        only("a farm that brings four", "production", 4, kind="farm"),
        only("a mine of all cubes that brings four", "production", 4, variants=["extra_cubes"]),
        only("a mine with grey cubes", "production", 3, variants=["neutral_cubes_2"]),
    ),
)


def wrong_owners() -> Iterator[Broken]:
    """Owners that a building cannot have, at each number of players."""
    for building in PRINTED:
        for owner in ("self", "other"):
            yield only(f"a {building} of {owner}", "owner", owner, building=building)
    banks = {2: ("market", "stock_yards"), 3: ("assayer",), 4: ()}
    for players, cards in banks.items():
        for card in START:
            owner = "self" if card in cards else "bank"
            yield Broken(
                f"{card} of {owner} with {players} players",
                {"players": players, "building": card, "owner": owner},
                {"owner"},
            )
    for players, building in ((3, "saw_mill"), (4, "soup_kitchen"), (4, "doctor")):
        changes = {**ADVANCED_TOO, "players": players, "building": building}
        yield only(f"{building} of the Bank, {players} players", "owner", "bank", **changes)


def unbuilt() -> Iterator[Broken]:
    """Buildings that always stand, and start cards where the table has chosen that they do."""
    for building in PRINTED:
        changes: Body = {"building": building, "owner": "bank"}
        yield only(f"a {building} that is not there", "constructed", False, **changes)
    for players, cards in ((2, ("market", "stock_yards")), (3, ("assayer",))):
        for card in cards:
            changes = {"players": players, "building": card, "owner": "bank"}
            says = f"a {card} of the Bank that is not built"
            yield only(says, "constructed", False, **changes)
    for card in START:
        changes = {"building": card, "house_rules": {"NC-O22": "constructed"}}
        yield only(f"a {card} that counts as constructed", "constructed", False, **changes)


USE_BUILDING = Valid(
    "use_building",
    {
        "players": 4,
        "building": "brick_oven",
        "owner": "other",
        "space": "action",
        "brown_number": False,
        "occupied": False,
        "character_here": False,
        "built_here": "no",
        "constructed": True,
        "fee": 2,
        "money": 5,
        "proceeds": 1,
    },
    numbers={"players": (2, 4), "fee": (0, 99), "money": (0, 999), "proceeds": (0, 999)},
    choices=("building", "owner", "space", "built_here"),
    flags=("brown_number", "occupied", "character_here", "constructed"),
    required=("players", "building", "owner"),
    cases=(
        *(at("building", f"{building} that is not played", building) for building in ADVANCED),
        *wrong_owners(),
        *unbuilt(),
    ),
)
CLAIM_BUILDING = Valid(
    "claim",
    {
        "players": 4,
        "year": 1856,
        "what": "building",
        "at": "city_hall",
        "space_cost": 2,
        "building": "saw_mill",
        "card_year": 1855,
        "under_construction": 1,
        "free_plots": 5,
        "money": 8,
    },
    numbers={
        "players": (2, 4),
        "year": (1855, 1858),
        "space_cost": (0, 99),
        "card_year": (1855, 1857),
        "under_construction": (0, 2),
        "free_plots": (0, 99),
        "money": (0, 999),
    },
    choices=("what", "at", "building"),
    required=("players", "year", "what", "space_cost", "under_construction", "free_plots"),
    cases=(
        only("a sixth year", "year", 1860, players=2),
        only("a fifth year with three players", "year", 1859, players=3),
        only(
            "a Capitol that is not played",
            "at",
            "capitol",
            space_cost=LEFT_OUT,
            capitol_owner="other",
        ),
        *(at("building", f"{name} that is not played", name) for name in ADVANCED),
        *(at("building", f"a claim of {name}", name) for name in (*PRINTED, *START)),
        at("capitol_owner", "a Capitol's owner at City Hall", "other"),
        at("property", "a property beside a building", "mine"),
        at("free_mat_spaces", "mat spaces for a building", 3),
    ),
)
CLAIM_PROPERTY = Valid(
    "claim",
    {
        **ADVANCED_TOO,
        "players": 4,
        "year": 1858,
        "what": "property",
        "at": "capitol",
        "capitol_owner": "other",
        "property": "ranch",
        "free_mat_spaces": 4,
    },
    numbers={"free_mat_spaces": (0, 99)},
    choices=("capitol_owner", "property"),
    required=("capitol_owner", "property"),
    cases=(
        at("space_cost", "a space's cost at the Capitol", 2),
        at("capitol_owner", "a Capitol of the Bank with four players", "bank"),
        only("a Capitol of the Bank with three", "capitol_owner", "bank", players=3),
        at("building", "a building beside a property", "saw_mill"),
        at("card_year", "a card's year for a property", 1855),
        at("under_construction", "buildings under construction for a property", 0),
        at("free_plots", "plots for a property", 3),
        Broken(
            "both, with nothing told of the building",
            {"what": "both"},
            {"under_construction", "free_plots"},
        ),
    ),
)
CONSTRUCT = Valid(
    "construct",
    {
        "cost": {"iron": 3, "lumber": 2, "brick": 1},
        "delivered": {"iron": 1, "lumber": 1, "brick": 0},
        "skills": {"blacksmithing": 1},
        "bring": {"iron": 1},
        "entertainment_as": {"lumber": 1},
        "owner": "self",
        "character_built_here_this_year": False,
        "vp": 9,
    },
    numbers={"vp": (0, 30)},
    choices=("owner",),
    flags=("character_built_here_this_year",),
    goods={
        "cost": Goods(BUILDING_GOODS, 20),
        "delivered": Goods(BUILDING_GOODS, 3),
        "skills": Goods(tuple(DELIVERS), 9),
        "bring": BUILDING,
        "entertainment_as": BUILDING,
    },
    required=("cost",),
    cases=(
        at("delivered.brick", "two bricks delivered of one", 2),
        only("lumber delivered that nobody wants", "delivered.lumber", 1, cost={"iron": 3}),
        at("bring.spirits", "spirits brought to a site", 1),
        at("entertainment_as.silver", "entertainment as silver", 1),
        at("skills.mining", "mining at a site", 1),
    ),
)
RESERVE = Valid(
    "contract",
    {
        "action": "reserve",
        "homestead_cards": 2,
        "character_done": "none",
        "space_type": "any",
        "contract_type": "civic",
    },
    numbers={"homestead_cards": (0, 3)},
    choices=("action", "character_done", "space_type", "contract_type"),
    required=("action", "homestead_cards"),
    cases=(
        at("contract_type", "a contract of any type", "any"),
        at("requires", "requirements of a reserved contract", {"iron": 1}),
        at("pay", "payment for a reserved contract", {"iron": 1}),
        at("entertainment_as", "entertainment for a reserved contract", {"iron": 1}),
        at("skills", "skills for a reserved contract", {"masonry": 1}),
        at("deposited", "deposits on a contract that is only now reserved", {"iron": 1}),
        at("vp", "points of a reserved contract", 3),
        at("named_building", "a building of a reserved contract", "none"),
        at("building_owner", "a building's owner of a reserved contract", "self"),
        *(
            at("character_done", f"a contract on display: {done}", done)
            for done in ("reserved_this", "worked_on_this", "same_contract")
        ),
    ),
)
WORK = Valid(
    "contract",
    {
        "action": "work",
        "homestead_cards": 1,
        "requires": {"livestock": 3, "crops": 5, "iron": 0},
        "deposited": {"livestock": 1},
        "pay": {"livestock": 2},
        "entertainment_as": {"spirits": 0},
        "skills": {"blacksmithing": 1},
        "vp": 8,
    },
    numbers={"homestead_cards": (1, 3), "vp": (0, 50)},
    goods={
        "requires": Goods(GOODS, 20),
        "deposited": Goods(GOODS, 3),
        "pay": ALL_GOODS,
        "entertainment_as": ALL_GOODS,
        "skills": Goods((*DELIVERS, *WORKS), 9),
    },
    required=("homestead_cards", "requires"),
    cases=(
        at("space_type", "a space for work on a contract", "any"),
        at("contract_type", "the type of a contract that is worked on", "civic"),
        only("nothing required", "requires", {}, deposited=LEFT_OUT),
        only("nothing of anything required", "requires", {"iron": 0}, deposited=LEFT_OUT),
        at("deposited.iron", "iron deposited that nobody wants", 1),
        at("deposited.crops", "six crops of five", 6),
        at("entertainment_as.entertainment", "entertainment as itself", 1),
    ),
)
COMPLETE = Valid(
    "contract",
    {
        "action": "complete",
        "homestead_cards": 0,
        "space_type": "civic",
        "contract_type": "civic",
        "requires": {"iron": 2},
        "pay": {"iron": 2},
        "vp_high": 8,
        "vp_low": 5,
        "named_building": "constructed",
        "building_owner": "self",
    },
    numbers={"homestead_cards": (0, 3)},
    choices=("named_building", "building_owner", "space_type", "contract_type"),
    required=("requires", "vp_high", "vp_low", "building_owner"),
    cases=(
        at("vp_high", "a high number of 51", 51),
        at("vp_low", "a low number below 0", -1),
        at("vp_high", "a pair upside down", 4),
        at("vp", "points beside a pair", 8),
        at("deposited", "deposits on a contract that is completed at once", {"iron": 1}),
        Broken(
            "a pair and no building",
            {"named_building": LEFT_OUT, "building_owner": LEFT_OUT},
            {"named_building"},
        ),
        Broken(
            "a pair and no building by name",
            {"named_building": "none", "building_owner": LEFT_OUT},
            {"named_building"},
        ),
        only(
            "the owner of a building that is not there",
            "building_owner",
            "self",
            named_building="not_constructed",
        ),
    ),
)
SITUATIONS = {
    "setup": SETUP,
    "charts": CHARTS,
    "produce": PRODUCE,
    "use a building": USE_BUILDING,
    "claim a building": CLAIM_BUILDING,
    "claim a property": CLAIM_PROPERTY,
    "construct": CONSTRUCT,
    "reserve a contract": RESERVE,
    "work on a contract": WORK,
    "complete a contract": COMPLETE,
}
