"""What is special about the seats of Nevada City on pages, and what lies beside its table."""

from rules.nevada_city.choices import belonging, meant_by
from web.house.names import NAMES
from web.house.rooms import PageFacts
from web.nevada_city import at_hand, cards, drawn, ledger, seats, year
from web.nevada_city.asked import AT_HAND, GOALS, asked_of, goals_at_table
from web.nevada_city.headlines import HEADLINES
from web.nevada_city.known_owners import OWNERS, known_owners

IN_SIGHT = {
    "setup": ("players", "year"),
    "charts": (),
    "produce": ("kind", "production", "tiles", "worked", "skill", "actions"),
    "use_building": ("players", "building", "owner", "fee", "space", "occupied"),
    "claim": ("players", "year", "what", "at"),
    "construct": ("cost", "delivered", "bring", "skills"),
    "contract": ("action", "homestead_cards", "character_done"),
    "sell": ("price", "count", "space_limit", "owner", "fee", "bonus", "have"),
    "newspaper": ("extra", "owner", "contract", "money"),
    "tobacconist": (
        "owner",
        "space_occupied_by",
        "copied_building_owner",
        "copied_cost",
        "character_at_copied_building",
        "copied_contract_space",
    ),
    "marry": ("worker", "single_sons", "single_daughters", "married", "pay"),
    "hire": ("via", "from", "homestead_cards", "salary", "money"),
    "year_end": (
        "players",
        "year",
        "free_plots",
        "unhired",
        "soup_kitchen",
        "boarding_house",
        "deputy_taken",
    ),
}

SELDOM = {"contract": frozenset({"vp", "vp_high", "vp_low"})}

PAGES = PageFacts(
    ways=seats.WAYS,
    way_of=seats.way_of,
    seat_body=seats.seat_body,
    parts_body=seats.with_all_counts,
    asked_first={
        "construct": "sign-building",
        "contract": "sign-contract",
        "claim": "property-mine",
        "use_building": "building-boarding_house",
    },
    asked_of=asked_of,
    headlines=HEADLINES,
    belongs=belonging,
    in_sight=IN_SIGHT,
    seldom=SELDOM,
    asked_beside=frozenset({AT_HAND, GOALS, NAMES, OWNERS}),
    meant_by=meant_by,
    of_each_player=frozenset({"counts"}),
    of_each_seat_in_facts=frozenset({"points"}),
    beside={"year": year.BESIDE, "cards": cards.BESIDE},
    pictures=drawn.PICTURES,
    for_templates={
        "known_owners": known_owners,
        "goals_at_table": goals_at_table,
        **seats.FOR_TEMPLATES,
        **ledger.FOR_TEMPLATES,
        **cards.FOR_TEMPLATES,
        **at_hand.FOR_TEMPLATES,
        **drawn.FOR_TEMPLATES,
        **year.FOR_TEMPLATES,
    },
)
