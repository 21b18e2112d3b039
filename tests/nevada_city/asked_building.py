"""Set-up, charts and work: what an answer rests on, what would help."""

from tests.asking import Body

ADVANCED = {"variants": ["advanced_buildings"]}
VISIT = {"players": 4, "building": "brick_oven", "owner": "other", "fee": 2}
CARD = {"players": 4, "year": 1856, "what": "building", "under_construction": 0, "free_plots": 4}
AT_CITY_HALL = {**CARD, "space_cost": 2}
AT_CAPITOL = {**CARD, **ADVANCED, "at": "capitol", "capitol_owner": "other"}
LAND = {"players": 4, "year": 1856, "what": "property", "space_cost": 2, "property": "ranch"}
BOTH = {**AT_CAPITOL, "what": "both", "property": "ranch"}
SITE = {"cost": {"iron": 2, "brick": 1}}
WORK = {"action": "work", "homestead_cards": 1, "requires": {"iron": 2, "crops": 1}}
COMPLETE = {"action": "complete", "requires": {"iron": 2, "crops": 1}}
SELL = {"price": 2, "count": 4, "space_limit": 3, "owner": "other"}
PHARMACIST = {"building": "pharmacist", "owner": "other"}
ONE_ACTION = {"house_rules": {"NC-O3": "one_contract_action"}}
SAME_ONLY = {"house_rules": {"NC-O3": "same_contract_only"}}

LOAN: Body = {"money": None}
"""What a loan brings is not known, nor whether it is enough."""

# What stands in the way, and for each remedy that is named what it changes.
REMEDIES: dict[str, tuple[str, Body, list[Body]]] = {
    "fewer markers on tiles": (
        "produce",
        {"kind": "farm", "production": 2, "tiles": 3, "worked": 1, "actions": 4},
        [{"actions": 2}],
    ),
    "nothing helps without any tile": (
        "produce",
        {"kind": "farm", "production": 2, "tiles": 3, "worked": 3},
        [],
    ),
    "another character at a building": (
        "use_building",
        {**VISIT, "character_here": True, "built_here": "completed"},
        [{"character_here": False, "built_here": "no"}],
    ),
    "no other character at an occupied space": (
        "use_building",
        {**VISIT, "character_here": True, "occupied": True},
        [],
    ),
    "more money for a fee": (
        "use_building",
        {**VISIT, "money": 0, "proceeds": 1},
        [{"money": 1}, LOAN],
    ),
    "more money or a cheaper property": (
        "claim",
        {**LAND, "money": 4},
        [{"money": 5}, LOAN, {"property": "mine"}, {"property": "farm"}],
    ),
    "only a mine is cheap enough": (
        "claim",
        {**LAND, "money": 3},
        [{"money": 5}, LOAN, {"property": "mine"}],
    ),
    "no property is cheap enough": ("claim", {**LAND, "money": 2}, [{"money": 5}, LOAN]),
    "no money makes room on a mat": (
        "claim",
        {**LAND, "money": 2, "free_mat_spaces": 0},
        [],
    ),
    "one of both at City Hall": (
        "claim",
        {**AT_CITY_HALL, "what": "both", "property": "mine", "money": 3},
        [
            {"what": "building", "property": None},
            {"what": "property", "under_construction": None, "free_plots": None},
        ],
    ),
    "only the property while all plots are full": (
        "claim",
        {**BOTH, "free_plots": 0},
        [{"what": "property", "under_construction": None, "free_plots": None}],
    ),
    "only the building without a space on the mat": (
        "claim",
        {**BOTH, "free_mat_spaces": 0},
        [{"what": "building", "property": None, "free_mat_spaces": None}],
    ),
    "fewer tokens on a site": (
        "construct",
        {**SITE, "bring": {"iron": 3}, "skills": {"masonry": 1}},
        [{"bring": {"iron": 2}}],
    ),
    "skills alone on a site": (
        "construct",
        {
            **SITE,
            "delivered": {"iron": 2},
            "entertainment_as": {"iron": 1},
            "skills": {"masonry": 2},
        },
        [{"entertainment_as": {}}],
    ),
    "another character on a site": (
        "construct",
        {**SITE, "character_built_here_this_year": True},
        [{"character_built_here_this_year": False}],
    ),
    "nothing helps at another's site": ("construct", {**SITE, "owner": "other"}, []),
    "a contract that is filled at once needs no slot": (
        "contract",
        {"action": "reserve", "homestead_cards": 3},
        [COMPLETE | {"pay": COMPLETE["requires"], "homestead_cards": None}],
    ),
    "a contract of another type is not completed either": (
        "contract",
        {
            "action": "reserve",
            "homestead_cards": 3,
            "space_type": "civic",
            "contract_type": "type_4",
        },
        [],
    ),
    "what is still missing for a contract": (
        "contract",
        {**COMPLETE, "pay": {"iron": 1}, "skills": {"blacksmithing": 1}},
        [{"pay": {"iron": 1, "crops": 1}}],
    ),
    "what is missing, or reserving the contract": (
        "contract",
        {**COMPLETE, "pay": {"iron": 2}, "homestead_cards": 2},
        [
            {"pay": {"iron": 2, "crops": 1}},
            {"action": "reserve", "requires": None, "pay": None},
        ],
    ),
    "exactly what a contract lacks beside the skills": (
        "contract",
        {**WORK, "pay": {"iron": 3}, "skills": {"blacksmithing": 1}},
        [{"pay": {"iron": 1, "crops": 1}}],
    ),
    "skills alone for a contract": (
        "contract",
        {
            "house_rules": {"NC-O21": "all_skills"},
            **WORK,
            "pay": {"spirits": 1},
            "skills": {"blacksmithing": 2, "farming": 1},
        },
        [{"pay": {}}],
    ),
    "crops instead of entertainment": (
        "contract",
        {**COMPLETE, "pay": {"iron": 2}, "entertainment_as": {"crops": 1}},
        [{"pay": {"iron": 2, "crops": 1}, "entertainment_as": {}}],
    ),
    "another character for a contract": (
        "contract",
        {**WORK, **ONE_ACTION, "character_done": "other_contract"},
        [{"character_done": "none"}],
    ),
    "nothing single for a contract with two faults": (
        "contract",
        {**COMPLETE, "character_done": "other_contract"},
        [],
    ),
    "fewer tokens than the space allows": ("sell", SELL, [{"count": 3}]),
    "fewer tokens than one has": ("sell", {**SELL, "have": 1}, [{"count": 1}]),
    "nothing to sell": ("sell", {**SELL, "have": 0}, []),
    "as many spirits as are given": (
        "buy",
        {**PHARMACIST, "give": {"iron": 2}, "take": {"spirits": 3}},
        [{"take": {"spirits": 2}}],
    ),
    "no spirits for nothing": ("buy", {**PHARMACIST, "give": {}, "take": {"spirits": 1}}, []),
}


# What a yes rests on, beside the facts.
REASONS: dict[str, tuple[str, Body, str]] = {
    "a fee to the owner": ("use_building", VISIT, "NC-26 NC-27 NC-36 NC-28 NC-74"),
    "a contract at a workshop brings no goods": (
        "use_building",
        {**VISIT, "space": "contract"},
        "NC-26 NC-27 NC-36 NC-28",
    ),
    "a free space of a printed building": (
        "use_building",
        {"players": 2, "building": "hotel", "owner": "bank"},
        "NC-26 NC-27 NC-87",
    ),
    "a space with three players": (
        "use_building",
        {"players": 3, "building": "sheriff", "owner": "self"},
        "NC-26 NC-27 NC-29",
    ),
    "who only helped to build": (
        "use_building",
        {**VISIT, "built_here": "helped", "house_rules": {"NC-O20": "completer_only"}},
        "NC-26 NC-27 NC-36 NC-37 NC-28 NC-74",
    ),
    "a card of this year": (
        "claim",
        {**AT_CITY_HALL, "card_year": 1856},
        "NC-30 NC-31 NC-32 NC-93 NC-27 NC-26",
    ),
    "a card that is left over": (
        "claim",
        {**AT_CITY_HALL, "card_year": 1855},
        "NC-30 NC-31 NC-16 NC-32 NC-93 NC-27 NC-26",
    ),
    "a replacement card": (
        "claim",
        {**AT_CITY_HALL, **ADVANCED, "building": "capitol"},
        "NC-30 NC-32 NC-110 NC-27 NC-26",
    ),
    "a replacement card that does not count": (
        "claim",
        {
            **AT_CITY_HALL,
            **ADVANCED,
            "building": "capitol",
            "house_rules": {"NC-O15": "do_not_count"},
        },
        "NC-30 NC-110 NC-27 NC-26",
    ),
    "both at the Capitol": ("claim", BOTH, "NC-118 NC-28 NC-32 NC-93 NC-33 NC-27"),
    "the Bank's Capitol": (
        "claim",
        {**BOTH, "players": 2, "capitol_owner": "bank"},
        "NC-118 NC-94 NC-32 NC-93 NC-33 NC-27",
    ),
    "a property with space for it": (
        "claim",
        {**LAND, "free_mat_spaces": 2},
        "NC-30 NC-33 NC-3 NC-27 NC-26",
    ),
    "construction with skills and entertainment": (
        "construct",
        {**SITE, "skills": {"masonry": 1}, "entertainment_as": {"iron": 1}},
        "NC-34 NC-35 NC-10 NC-89 NC-36",
    ),
    "a contract is reserved": (
        "contract",
        {"action": "reserve", "homestead_cards": 0},
        "NC-40 NC-38 NC-4 NC-27 NC-26",
    ),
    "another contract, if only the same one is barred": (
        "contract",
        {**SAME_ONLY, "action": "reserve", "homestead_cards": 0},
        "NC-38 NC-4 NC-27 NC-26",
    ),
    "goods on a contract": ("contract", {**WORK, "pay": {"iron": 2}}, "NC-40 NC-42"),
    "a contract that work completes": (
        "contract",
        {**WORK, "pay": {"iron": 2, "crops": 1}, "vp": 4},
        "NC-40 NC-42 NC-44 NC-47",
    ),
    "a contract with two numbers": (
        "contract",
        {
            **COMPLETE,
            "pay": COMPLETE["requires"],
            "vp_high": 8,
            "vp_low": 5,
            "named_building": "constructed",
            "building_owner": "bank",
        },
        "NC-40 NC-43 NC-92 NC-44 NC-45 NC-46 NC-27 NC-26",
    ),
    "a bonus on a sale": (
        "sell",
        {**SELL, "count": 1, "bonus": 1, "fee": 1},
        "NC-13 NC-68 NC-28 NC-27 NC-26 NC-29",
    ),
    "a sale in the own building": (
        "sell",
        {**SELL, "count": 1, "owner": "self"},
        "NC-13 NC-68 NC-27 NC-26 NC-29",
    ),
    "the Trading Post": (
        "buy",
        {"building": "trading_post", "take": {"iron": 1}},
        "NC-65 NC-27 NC-26 NC-29",
    ),
    "the Military Store of another": (
        "buy",
        {
            **ADVANCED,
            "building": "military_store",
            "owner": "other",
            "take": {"iron": 1},
            "prices": {"iron": 3},
        },
        "NC-65 NC-120 NC-28 NC-27 NC-26 NC-29",
    ),
    "a gift of the Military Store": (
        "buy",
        {
            **ADVANCED,
            "building": "military_store",
            "owner": "other",
            "take": {"iron": 1},
            "prices": {"iron": 0},
        },
        "NC-65 NC-120 NC-27 NC-26 NC-29",
    ),
    "icons without tiles": (
        "produce",
        {"kind": "mine", "production": 1, "tiles": 1, "skill": 4},
        "NC-23 NC-12 NC-24",
    ),
    "charts with grey cubes": (
        "charts",
        {
            "variants": ["neutral_cubes_2"],
            "production": {"silver": 1, "crops": 1, "livestock": 1, "neutral": 2},
            "market": {"silver": 3, "crops": 4, "livestock": 1},
        },
        "NC-12 NC-13 NC-107 NC-116",
    ),
}


# Several things that one clause says against the same case stand together.
AT_ONCE: dict[str, tuple[str, Body, str]] = {
    "production of six cubes without silver": (
        "charts",
        {
            "production": {"crops": 3, "livestock": 3},
            "market": {"silver": 4, "crops": 2, "livestock": 2},
        },
        "NC-12",
    ),
    "grey cubes and five of silver among varied cubes": (
        "charts",
        {
            "variants": ["neutral_cubes_1"],
            "production": {"silver": 2, "crops": 1, "livestock": 1, "neutral": 1},
            "market": {"silver": 3, "crops": 2, "livestock": 2, "neutral": 1},
        },
        "NC-116",
    ),
    "both at City Hall for too little": (
        "claim",
        {**AT_CITY_HALL, "what": "both", "property": "mine", "money": 1},
        "NC-30",
    ),
    "somebody else's complete building": (
        "construct",
        {**SITE, "delivered": SITE["cost"], "owner": "bank"},
        "NC-34",
    ),
    "the same contract again, with too much": (
        "contract",
        {**SAME_ONLY, **WORK, "character_done": "same_contract", "pay": {"iron": 3}},
        "NC-42",
    ),
    "too much and too little for a contract": (
        "contract",
        {**COMPLETE, "pay": {"iron": 3}},
        "NC-43",
    ),
    "more than the space and more than one has": ("sell", {**SELL, "have": 1}, "NC-68"),
    "two of one kind that a store does not show": (
        "buy",
        {
            "building": "leadbricks",
            "owner": "self",
            "take": {"iron": 2},
            "offered": ["brick", "lumber", "spirits"],
        },
        "NC-75",
    ),
    "lumber and too few spirits": (
        "buy",
        {**PHARMACIST, "give": {"iron": 2}, "take": {"lumber": 1}},
        "NC-77",
    ),
}


REFUSED: dict[str, tuple[str, Body, set[str]]] = {
    "a removed card of the Bank is a no, not a fault": (
        "use_building",
        {"players": 3, "building": "saddlery", "owner": "bank"},
        set(),
    ),
    "an advanced card of the Bank, without the variant": (
        "use_building",
        {"players": 4, "building": "stables", "owner": "bank"},
        {"building", "owner"},
    ),
    "a Capitol that nobody plays, with a space's cost": (
        "claim",
        {**AT_CITY_HALL, "at": "capitol"},
        {"at", "capitol_owner", "space_cost"},
    ),
    "a property with all that belongs to a building": (
        "claim",
        {**AT_CITY_HALL, "what": "property", "card_year": 1855},
        {"card_year", "under_construction", "free_plots", "property"},
    ),
    "half a pair beside a single number": (
        "contract",
        {**WORK, "vp": 3, "vp_low": 2},
        {"vp", "vp_high"},
    ),
    "deposits on a contract that requires nothing": (
        "contract",
        {**WORK, "requires": {}, "deposited": {"iron": 1}},
        {"requires"},
    ),
    "two kinds of which more lies there than is required": (
        "contract",
        {**WORK, "deposited": {"iron": 3, "crops": 2, "silver": 0}},
        {"deposited.iron", "deposited.crops"},
    ),
    "a Pharmacist with an offer and prices": (
        "buy",
        {**PHARMACIST, "take": {}, "offered": ["spirits"], "prices": {"spirits": 1}},
        {"give", "offered", "prices", "take"},
    ),
    "a price of nothing is a price": (
        "buy",
        {
            **ADVANCED,
            "building": "military_store",
            "owner": "self",
            "take": {"iron": 1},
            "prices": {"iron": 0},
        },
        set(),
    ),
}


DEPENDS: dict[str, tuple[str, Body, list[str]]] = {
    "the first year's rounds are its spaces": ("setup", {"players": 2, "year": 1}, ["NC-O1"]),
    "gunslinging settles the goals": (
        "setup",
        {"players": 2, "year": 1, "variants": ["gunslinging_goal"]},
        [],
    ),
    "without events none is third": (
        "setup",
        {"players": 2, "year": 5},
        ["NC-O1", "NC-O2", "NC-O7"],
    ),
    "four players leave nothing open": ("setup", {"players": 4, "year": 4}, []),
    "a no that no reading turns": (
        "claim",
        {
            **BOTH,
            "building": "capitol",
            "under_construction": 2,
            "free_plots": 0,
            "free_mat_spaces": 0,
        },
        [],
    ),
    "what is told is not open": (
        "use_building",
        {"players": 2, "building": "saw_mill", "owner": "bank", "constructed": True},
        [],
    ),
    "icons of tiles that are not needed": (
        "contract",
        {**WORK, "requires": {"iron": 1}, "skills": {"mining": 3}},
        [],
    ),
    "icons of tiles that would help": (
        "contract",
        {**WORK, "skills": {"farming": 1}},
        ["NC-O21"],
    ),
}
