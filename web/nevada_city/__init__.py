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
    "use_building": ("players", "building", "owner", "space"),
    "claim": ("players", "year", "what", "at"),
    "construct": ("cost", "bring"),
}

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
    asked_beside=frozenset({AT_HAND, GOALS, NAMES, OWNERS}),
    meant_by=meant_by,
    lacks_shared=seats.lacks_goals,
    of_each_player=frozenset({"counts"}),
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
