"""Values that the fields of each question may have where players' words do not give them."""

from tests.players_sentences import LEFT_OUT, Unsaid

FLAG = (False, True)
OWNERS = ("self", "other", "bank")
MONEY = (LEFT_OUT, 0, 3, 40)

UNSAID: Unsaid = {
    "buy": {
        "owner": (LEFT_OUT, *OWNERS),
        "offered": (LEFT_OUT, ["iron", "lumber", "brick"]),
    },
    "claim": {
        "players": (3, 4),
        "year": (1855, 1857),
        "at": (LEFT_OUT, "city_hall"),
        "space_cost": (0, 2),
        "money": MONEY,
        "building": (LEFT_OUT, "saddlery", "fire_house"),
        "card_year": (LEFT_OUT, 1855),
        "under_construction": (0, 1, 2),
        "free_plots": (0, 4),
        "property": (LEFT_OUT, "mine", "ranch"),
    },
    "construct": {
        "cost": ({"iron": 2}, {"brick": 3, "lumber": 1}),
        "skills": (LEFT_OUT, {"blacksmithing": 2}),
        "bring": (LEFT_OUT, {"iron": 1}),
        "owner": (LEFT_OUT, *OWNERS),
        "character_built_here_this_year": FLAG,
    },
    "contract": {
        "homestead_cards": (0, 1, 2, 3),
        "character_done": (LEFT_OUT, "none", "other_contract", "reserved_this"),
        "space_type": (LEFT_OUT, "civic", "production"),
        "contract_type": (LEFT_OUT, "production"),
        "pay": (LEFT_OUT, {"iron": 1}),
    },
    "hire": {
        "via": ("hotel", "sheriff"),
        "from": ("display", "discard"),
        "homestead_cards": (0, 2, 3),
        "salary": (0, 3),
        "space_fee": (LEFT_OUT, 2),
        "building_owner": (LEFT_OUT, "self", "other"),
        "sheriff_badge": (LEFT_OUT, "self", "other"),
        "money": MONEY,
    },
    "loan": {
        "when": ("my_action", "event"),
        "markers": (0, 1, 6),
        "money": (0, 5, 20),
    },
    "marry": {
        "worker": ("man", "woman"),
        "single_sons": (0, 1),
        "single_daughters": (0, 1),
        "married": (LEFT_OUT, 0, 1),
        "pay": (
            {"spirits": 2, "silver": 1, "crops": 1},
            {"spirits": 1, "entertainment": 1, "crops": 2},
            {"spirits": 1},
        ),
    },
    "newspaper": {
        "owner": OWNERS,
        "contract": (LEFT_OUT, "reserve", "complete"),
        "homestead_cards": (LEFT_OUT, 0, 3),
        "character_done_contract": FLAG,
        "money": MONEY,
    },
    "produce": {},
    "sell": {
        "price": (0, 3),
        "bonus": (LEFT_OUT, 2),
        "fee": (LEFT_OUT, 2),
        "owner": OWNERS,
        "have": (LEFT_OUT, 1, 9),
    },
    "tobacconist": {
        "owner": OWNERS,
        "copied_building_owner": OWNERS,
        "copied_cost": (LEFT_OUT, 2),
        "character_at_copied_building": FLAG,
        "copied_contract_space": FLAG,
        "character_done_contract": FLAG,
    },
    "use_building": {
        "players": (2, 3, 4),
        "building": ("brick_oven", "trading_post", "assayer", "newspaper"),
        "owner": OWNERS,
        "space": (LEFT_OUT, "action", "octagonal", "contract"),
        "brown_number": FLAG,
        "occupied": FLAG,
        "character_here": FLAG,
        "built_here": (LEFT_OUT, "helped", "completed"),
        "constructed": (LEFT_OUT, True),
        "fee": (0, 2),
        "money": MONEY,
    },
}
