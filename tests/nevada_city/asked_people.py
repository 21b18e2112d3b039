"""Newspaper to goals: what an answer rests on, what would help, and what lies below it."""

from tests.asking import Body
from tests.nevada_city.asked_building import LOAN

ADVANCED = {"variants": ["advanced_buildings"]}
EXTRA = {"variants": ["extra_children"]}
DUELS = {"variants": ["troublemakers", "advanced_buildings"]}
ONE_ACTION = {"house_rules": {"NC-O3": "one_contract_action"}}
SAME_ONLY = {"house_rules": {"NC-O3": "same_contract_only"}}
PAPER = {"extra": 2, "owner": "other"}
COPY = {"owner": "other", "space_occupied_by": "other", "copied_building_owner": "other"}
HOTEL = {"via": "hotel", "from": "display", "homestead_cards": 1, "salary": 3, "space_fee": 2}
SHERIFF = {
    "via": "sheriff",
    "from": "discard",
    "homestead_cards": 0,
    "salary": 3,
    "building_owner": "other",
    "sheriff_badge": "other",
}
CAVALRY = {
    **ADVANCED,
    "via": "cavalry_hotel",
    "from": "display",
    "homestead_cards": 0,
    "salary": 3,
    "building_owner": "other",
}
STABLES = {**CAVALRY, "via": "stables", "from": "discard"}
WEDDING = {
    "worker": "man",
    "single_sons": 0,
    "single_daughters": 1,
    "pay": {"spirits": 2, "crops": 2},
}
YEAR = {"players": 4, "year": 2, "free_plots": 3, "unhired": 3}
DUEL = {
    **DUELS,
    "player_guns": 1,
    "troublemaker_guns": 1,
    "player_card": 3,
    "troublemaker_card": 5,
}

# What stands in the way, and for each remedy that is named what it changes.
REMEDIES: dict[str, tuple[str, Body, list[Body]]] = {
    "no more than five points": ("newspaper", {**PAPER, "extra": 7}, [{"extra": 5}]),
    "fewer points or more money": (
        "newspaper",
        {**PAPER, "money": 2},
        [{"extra": 1}, {"money": 3}, LOAN],
    ),
    "the contract alone or more money": (
        "newspaper",
        {**PAPER, "money": 1, "contract": "complete"},
        [{"extra": 0}, {"money": 3}, LOAN],
    ),
    "fewer points where money and limit are short": (
        "newspaper",
        {**PAPER, "extra": 9, "money": 4},
        [{"extra": 3}],
    ),
    "only more money pays the first dollar": (
        "newspaper",
        {**PAPER, "money": 0},
        [{"money": 3}, LOAN],
    ),
    "all points that the owner can pay": (
        "newspaper",
        {"extra": 3, "owner": "self", "money": 2},
        [{"extra": 2}, {"money": 3}, LOAN],
    ),
    "completing it, or points alone, without a slot": (
        "newspaper",
        {**PAPER, "contract": "reserve", "homestead_cards": 3},
        [{"contract": "complete"}, {"contract": "none"}],
    ),
    "another character for the contract, or points alone": (
        "newspaper",
        {**PAPER, **ONE_ACTION, "contract": "complete", "character_done_contract": True},
        [{"character_done_contract": False}, {"contract": "none"}],
    ),
    "nothing single for nothing at all": ("newspaper", {**PAPER, "extra": 0}, []),
    "another character at the Tobacconist": (
        "tobacconist",
        {
            **COPY,
            **ONE_ACTION,
            "copied_contract_space": True,
            "character_done_contract": True,
        },
        [{"character_done_contract": False}],
    ),
    "another character where it has been": (
        "tobacconist",
        {
            **COPY,
            "character_at_copied_building": True,
            "house_rules": {"NC-O14": "counts_as_visit"},
        },
        [{"character_at_copied_building": False}],
    ),
    "no other character on an empty space": (
        "tobacconist",
        {
            **COPY,
            "space_occupied_by": "self",
            "copied_contract_space": True,
            "character_done_contract": True,
        },
        [],
    ),
    "more money for a worker": ("hire", {**HOTEL, "money": 2}, [{"money": 5}, LOAN]),
    "a worker from the display": ("hire", {**HOTEL, "from": "discard"}, [{"from": "display"}]),
    "a worker from the discard pile": (
        "hire",
        {**SHERIFF, "from": "display"},
        [{"from": "discard"}],
    ),
    "nothing helps without a slot": ("hire", {**HOTEL, "homestead_cards": 3, "money": 0}, []),
    "the right goods for a wedding": (
        "marry",
        {**WEDDING, "pay": {"spirits": 2, "entertainment": 1, "crops": 1, "iron": 1}},
        [{"pay": {"spirits": 2, "silver": 1, "crops": 1}}],
    ),
    "no goods replace a daughter": (
        "marry",
        {**WEDDING, "single_daughters": 0, "pay": {}},
        [],
    ),
    "nothing helps without a marker": (
        "loan",
        {"action": "take", "when": "event", "markers": 0},
        [],
    ),
    "more money for a loan": ("loan", {"action": "repay", "money": 3}, [{"money": 5}]),
    "more money, or fewer loans repaid": (
        "loan",
        {"action": "carry_over", "markers": 5, "loans": 3, "repaid": 3, "money": 11},
        [{"money": 15}, {"repaid": 2}],
    ),
    "only more money for the first loan": (
        "loan",
        {"action": "carry_over", "markers": 5, "loans": 3, "repaid": 1, "money": 4},
        [{"money": 5}],
    ),
}


NUMBERS: dict[str, tuple[str, Body, list[list[int]]]] = {
    "how many points can be paid": ("newspaper", {**PAPER, "extra": 9, "money": 4}, [[3]]),
    "how much money a worker lacks": ("hire", {**HOTEL, "money": 2}, [[3], [90]]),
    "how much money a loan lacks": ("loan", {"action": "repay", "money": 3}, [[2]]),
    "how much money three loans lack, and how many can be repaid": (
        "loan",
        {"action": "carry_over", "markers": 5, "loans": 3, "repaid": 3, "money": 11},
        [[4], [2]],
    ),
}


# What a yes or an answer rests on, beside the facts.
REASONS: dict[str, tuple[str, Body, str]] = {
    "points of another's newspaper": ("newspaper", PAPER, "NC-80 NC-28 NC-27 NC-26 NC-29"),
    "points of the Bank's newspaper": (
        "newspaper",
        {**PAPER, "owner": "bank"},
        "NC-80 NC-94 NC-27 NC-26 NC-29",
    ),
    "a reserved contract": (
        "newspaper",
        {**PAPER, "contract": "reserve"},
        "NC-80 NC-28 NC-40 NC-4 NC-27 NC-26 NC-29",
    ),
    "another contract, if only the same one is barred": (
        "newspaper",
        {**SAME_ONLY, **PAPER, "contract": "complete"},
        "NC-80 NC-28 NC-92 NC-27 NC-26 NC-29",
    ),
    "a copied space that costs nothing": ("tobacconist", COPY, "NC-79 NC-27 NC-26 NC-29"),
    "a copied space of the Bank": (
        "tobacconist",
        {**COPY, "copied_building_owner": "bank", "copied_cost": 1},
        "NC-79 NC-94 NC-27 NC-26 NC-29",
    ),
    "a copied contract space": (
        "tobacconist",
        {**COPY, "copied_contract_space": True},
        "NC-79 NC-40 NC-27 NC-26 NC-29",
    ),
    "the Hotel": ("hire", HOTEL, "NC-66 NC-4 NC-103 NC-27 NC-26 NC-29"),
    "the Sheriff": ("hire", SHERIFF, "NC-70 NC-4 NC-103 NC-27 NC-26 NC-29"),
    "one's own badge": (
        "hire",
        {**SHERIFF, "sheriff_badge": "self"},
        "NC-70 NC-4 NC-103 NC-27 NC-26 NC-29",
    ),
    "one's own Sheriff card": (
        "hire",
        {**SHERIFF, "building_owner": "self"},
        "NC-70 NC-28 NC-4 NC-103 NC-27 NC-26 NC-29",
    ),
    "the Cavalry Hotel": ("hire", CAVALRY, "NC-119 NC-28 NC-4 NC-103 NC-27 NC-26 NC-29"),
    "the Stables": ("hire", STABLES, "NC-123 NC-4 NC-103 NC-27 NC-26 NC-29"),
    "one's own Stables": (
        "hire",
        {**STABLES, "building_owner": "self"},
        "NC-123 NC-28 NC-4 NC-103 NC-27 NC-26 NC-29",
    ),
    "a wedding": ("marry", WEDDING, "NC-56 NC-57"),
    "a wedding with extra children and entertainment": (
        "marry",
        {**EXTRA, **WEDDING, "pay": {"entertainment": 2, "crops": 2}},
        "NC-56 NC-117 NC-57 NC-89",
    ),
    "all loans repaid at the end of the year": (
        "loan",
        {"action": "carry_over", "markers": 9, "loans": 1, "repaid": 1},
        "NC-54",
    ),
    "loans that do not suffice": (
        "event",
        {"kind": "payment", "amount": 9, "money": 0, "markers": 1, "loan_amount": 4},
        "NC-20 NC-90",
    ),
    "a fire that costs money": (
        "event",
        {"kind": "fire", "owner_places_marker": True, "money": 0, "markers": 0},
        "NC-71 NC-90",
    ),
    "a fire that costs a marker": (
        "event",
        {"kind": "fire", "owner_places_marker": False, "markers": 0},
        "NC-71 NC-21",
    ),
    "an ordinary year": ("year_end", YEAR, "NC-49 NC-58 NC-52 NC-53"),
    "a fourth year with two players": (
        "year_end",
        {**YEAR, "players": 2, "year": 4},
        "NC-49 NC-88 NC-52 NC-53",
    ),
    "a last year after which nothing is played": (
        "year_end",
        {**YEAR, "players": 2, "year": 5, "house_rules": {"NC-O6": "skip"}},
        "NC-49 NC-88",
    ),
    "full plots after which everything is played": (
        "year_end",
        {**YEAR, **DUELS, "free_plots": 0, "house_rules": {"NC-O6": "full"}},
        "NC-49 NC-51 NC-52 NC-53 NC-114",
    ),
    "buildings at the end of the year": (
        "year_end",
        {**YEAR, "soup_kitchen": "player", "boarding_house": "player"},
        "NC-49 NC-72 NC-73 NC-58 NC-52 NC-53",
    ),
    "a lost duel": ("troublemaker", DUEL, "NC-11 NC-115"),
    "a duel after which the Doctor helps": (
        "troublemaker",
        {**DUEL, "doctor": "bank", "pay_doctor": True, "undertaker": "other"},
        "NC-11 NC-115 NC-121",
    ),
    "a tie that concerns the Undertaker": (
        "troublemaker",
        {**DUEL, "player_card": 5, "undertaker": "self"},
        "NC-11 NC-115 NC-122",
    ),
    "a goal with ties and without": ("goal", {"levels": [5, 3], "counts": [1, 1, 2]}, "NC-59"),
    "a goal that nobody has": ("goal", {"levels": [5], "counts": [0, 0]}, "NC-60"),
}


# Several things that one clause says against the same case stand together.
AT_ONCE: dict[str, tuple[str, Body, str]] = {
    "too many points for too little": ("newspaper", {**PAPER, "extra": 6, "money": 1}, "NC-80"),
    "the wrong pile and too little money": (
        "hire",
        {**HOTEL, "from": "discard", "money": 0},
        "NC-66",
    ),
    "a third wedding without a daughter": (
        "marry",
        {**EXTRA, **WEDDING, "single_daughters": 0, "married": 2},
        "NC-56",
    ),
    "iron instead of everything": ("marry", {**WEDDING, "pay": {"iron": 4}}, "NC-57"),
}


# Of each clause the players, places, points and what is lost, in the order of the sentences.
GOALS: dict[str, tuple[Body, list[list[int]]]] = {
    "a shared first place and nothing for the last": (
        {"levels": [8, 5, 3], "counts": [2, 5, 5, 1]},
        [[2, 3, 1, 2, 13, 6, 1, 1, 3, 3, 4]],
    ),
    "one level for two, and nothing for the third": (
        {"levels": [4], "counts": [2, 2, 0], "house_rules": {"NC-O10": "single_level"}},
        [[1, 2, 1, 4, 2], [3]],
    ),
}


REFUSED: dict[str, tuple[str, Body, set[str]]] = {
    "a Hotel with all that belongs to others": (
        "hire",
        {**HOTEL, "building_owner": "self", "sheriff_badge": "self"},
        {"building_owner", "sheriff_badge"},
    ),
    "a Sheriff card of which nothing is told": (
        "hire",
        {**HOTEL, "via": "sheriff", "from": "discard"},
        {"space_fee", "building_owner", "sheriff_badge"},
    ),
    "Stables that are not played, without an owner": (
        "hire",
        {**HOTEL, "via": "stables"},
        {"via", "space_fee", "building_owner"},
    ),
    "a worker from nowhere": ("hire", {**HOTEL, "from": None}, {"from"}),
    "two sons and two daughters without extra children": (
        "marry",
        {**WEDDING, "single_sons": 2, "single_daughters": 2},
        {"single_sons", "single_daughters"},
    ),
    "a full family with an extra child": (
        "marry",
        {**EXTRA, **WEDDING, "single_sons": 1, "single_daughters": 2},
        set(),
    ),
    "a loan with all that belongs to the end of the year": (
        "loan",
        {"action": "take", "loans": 1, "repaid": 1, "money": 3},
        {"when", "markers", "loans", "repaid", "money"},
    ),
    "a repayment of which nothing is told": ("loan", {"action": "repay"}, {"money"}),
    "loans without markers": (
        "loan",
        {"action": "carry_over", "loans": 1, "repaid": 2},
        {"markers", "repaid"},
    ),
    "a fire of which nothing is told": (
        "event",
        {"kind": "fire", "markers": 1},
        {"owner_places_marker"},
    ),
    "a payment of which nothing is told": (
        "event",
        {"kind": "payment", "markers": 1},
        {"amount", "money"},
    ),
    "a marker with all that belongs to others": (
        "event",
        {
            "kind": "marker",
            "markers": 1,
            "amount": 1,
            "money": 1,
            "loan_amount": 1,
            "owner_places_marker": True,
        },
        {"amount", "money", "loan_amount", "owner_places_marker"},
    ),
    "a year of two with all that they do not have": (
        "year_end",
        {**YEAR, "players": 2, "unhired": 4, "soup_kitchen": "player"},
        {"unhired", "soup_kitchen"},
    ),
    "a year of three with what two have": (
        "year_end",
        {**YEAR, "players": 3, "year": 5, "boarding_house": "bank"},
        {"year", "boarding_house"},
    ),
    "a duel without its variant, with a Doctor": (
        "troublemaker",
        {**DUEL, "variants": [], "doctor": "self"},
        {"variants", "doctor"},
    ),
    "no Doctor and no Undertaker, without advanced buildings": (
        "troublemaker",
        {**DUEL, "variants": ["troublemakers"], "doctor": "none", "undertaker": "none"},
        set(),
    ),
    "nobody to be paid, and nobody is paid": ("troublemaker", {**DUEL, "pay_doctor": False}, set()),
}


DEPENDS: dict[str, tuple[str, Body, list[str]]] = {
    "a second contract that has no slot anyway": (
        "newspaper",
        {
            **PAPER,
            "contract": "reserve",
            "homestead_cards": 3,
            "character_done_contract": True,
        },
        [],
    ),
    "points alone after a contract": ("newspaper", {**PAPER, "character_done_contract": True}, []),
    "a visit to an empty space": (
        "tobacconist",
        {**COPY, "space_occupied_by": "nobody", "character_at_copied_building": True},
        [],
    ),
    "one's own badge at one's own card": (
        "hire",
        {**SHERIFF, "building_owner": "self", "sheriff_badge": "self"},
        ["NC-O24"],
    ),
    "one's own badge at another's card": (
        "hire",
        {**SHERIFF, "sheriff_badge": "self"},
        ["NC-O12", "NC-O24"],
    ),
    "one's own card where its owner is paid": (
        "hire",
        {**SHERIFF, "building_owner": "self", "house_rules": {"NC-O12": "building_owner"}},
        ["NC-O24"],
    ),
    "money that suffices for one's own card only": (
        "hire",
        {**SHERIFF, "building_owner": "self", "money": 3},
        ["NC-O13", "NC-O24"],
    ),
    "a third marriage that is not paid": (
        "marry",
        {**EXTRA, **WEDDING, "married": 2, "pay": {}},
        [],
    ),
    "a loan that cannot be repaid": ("loan", {"action": "repay", "money": 0}, []),
    "a payment with a marker left": (
        "event",
        {"kind": "payment", "amount": 4, "money": 1, "markers": 1},
        [],
    ),
    "a fire with neither money nor marker": (
        "event",
        {"kind": "fire", "owner_places_marker": True, "money": 0, "markers": 0},
        ["NC-O4"],
    ),
    "nobody left for the Soup Kitchen": (
        "year_end",
        {**YEAR, "unhired": 0, "soup_kitchen": "player"},
        [],
    ),
    "a last year with a Soup Kitchen": (
        "year_end",
        {**YEAR, "year": 4, "soup_kitchen": "player"},
        ["NC-O6", "NC-O11"],
    ),
    "a duel with a loser": ("troublemaker", DUEL, []),
    "a tie that rounding makes equal": ("goal", {"levels": [4, 4], "counts": [2, 2]}, ["NC-O10"]),
    "a tie for nothing": ("goal", {"levels": [4, 0], "counts": [3, 1, 1]}, []),
    "those who have none are not tied": ("goal", {"levels": [4, 4], "counts": [3, 0, 0]}, []),
}
