"""Valid situations of the questions about money and people, and what is refused in them."""

from tests.broken import LEFT_OUT, Broken, at
from tests.nevada_city.broken import Goods, Valid, only
from tests.nevada_city.plain_box import BUILDING_GOODS, COMMODITIES, GOODS

ADVANCED_TOO = {"variants": ["advanced_buildings"]}
WARES = Goods(COMMODITIES)
MONEY = (0, 999)

SELL = Valid(
    "sell",
    {"price": 3, "count": 4, "space_limit": 4, "bonus": 1, "fee": 1, "owner": "other", "have": 4},
    numbers={
        "price": (0, 5),
        "count": (1, 99),
        "space_limit": (1, 99),
        "bonus": (0, 9),
        "fee": (0, 99),
        "have": (0, 99),
    },
    choices=("owner",),
    required=("price", "count", "space_limit", "owner"),
)
STORE = Valid(
    "buy",
    {
        "building": "hardnails",
        "owner": "other",
        "take": {"iron": 2, "spirits": 1},
        "offered": ["iron", "brick", "spirits"],
    },
    choices=("building", "owner", "offered.1"),
    goods={"take": WARES},
    required=("building", "owner", "take"),
    cases=(
        at("building", "a store that sells nothing", "saw_mill"),
        only(
            "a Military Store that is not played",
            "building",
            "military_store",
            prices={"iron": 1, "spirits": 1},
        ),
        at("take", "nothing taken", {}),
        at("take", "nothing of anything taken", {"iron": 0}),
        at("take.silver", "silver taken", 1),
        at("offered", "two kinds offered", ["iron", "spirits"]),
        at("offered", "four kinds offered", ["iron", "brick", "spirits", "lumber"]),
        at("offered", "no list", "iron"),
        at("offered.1", "silver offered", "silver"),
        at("offered.1", "one kind offered twice", "iron"),
        at("prices", "prices at a general store", {"iron": 1, "spirits": 2}),
        at("give", "something given at a general store", {"iron": 1}),
    ),
)
TRADING_POST = Valid(
    "buy",
    {"building": "trading_post", "take": {"iron": 2}, "offered": ["iron"]},
    cases=(
        at("owner", "an owner of the Trading Post", "bank"),
        at("offered", "nothing offered", []),
        at("offered", "six kinds offered", [*COMMODITIES, "iron"]),
        at("prices", "prices at the Trading Post", {"iron": 1}),
        at("give", "something given at the Trading Post", {"iron": 1}),
    ),
)
MILITARY_STORE = Valid(
    "buy",
    {
        **ADVANCED_TOO,
        "building": "military_store",
        "owner": "self",
        "take": {"iron": 2, "spirits": 1},
        "prices": {"iron": 1, "spirits": 3, "brick": 2},
    },
    goods={"prices": WARES},
    required=("owner", "take", "prices"),
    cases=(
        at("offered", "nothing offered", []),
        at("prices.spirits", "spirits without a price", LEFT_OUT),
        Broken("no price at all", {"prices": {}}, {"prices.iron", "prices.spirits"}),
        at("give", "something given at the Military Store", {"iron": 1}),
    ),
)
PHARMACIST = Valid(
    "buy",
    {"building": "pharmacist", "owner": "bank", "take": {"spirits": 1}, "give": {"iron": 1}},
    goods={"give": Goods(BUILDING_GOODS)},
    required=("owner", "take", "give"),
    cases=(
        at("give.spirits", "spirits given", 1),
        at("offered", "kinds offered by the Pharmacist", ["spirits"]),
        at("prices", "prices of the Pharmacist", {"spirits": 1}),
    ),
)
NEWSPAPER = Valid(
    "newspaper",
    {
        "extra": 4,
        "owner": "other",
        "contract": "reserve",
        "homestead_cards": 2,
        "character_done_contract": False,
        "money": 9,
    },
    numbers={"extra": (0, 99), "homestead_cards": (0, 3), "money": MONEY},
    choices=("owner", "contract"),
    flags=("character_done_contract",),
    required=("extra", "owner"),
)
TOBACCONIST = Valid(
    "tobacconist",
    {
        "owner": "self",
        "space_occupied_by": "other",
        "copied_building_owner": "bank",
        "copied_cost": 2,
        "character_at_copied_building": False,
        "copied_contract_space": False,
        "character_done_contract": False,
    },
    numbers={"copied_cost": (0, 99)},
    choices=("owner", "space_occupied_by", "copied_building_owner"),
    flags=("character_at_copied_building", "copied_contract_space", "character_done_contract"),
    required=("owner", "space_occupied_by", "copied_building_owner"),
)
HOTEL = Valid(
    "hire",
    {
        "via": "hotel",
        "from": "display",
        "homestead_cards": 1,
        "salary": 3,
        "space_fee": 2,
        "money": 9,
    },
    numbers={"homestead_cards": (0, 3), "salary": (0, 99), "space_fee": (0, 99), "money": MONEY},
    choices=("via", "from"),
    required=("via", "from", "homestead_cards", "salary", "space_fee"),
    cases=(
        at("building_owner", "an owner of the Hotel", "bank"),
        at("sheriff_badge", "the badge at the Hotel", "self"),
        *(
            Broken(
                f"{via} that is not played",
                {"via": via, "space_fee": LEFT_OUT, "building_owner": "other"},
                {"via"},
            )
            for via in ("cavalry_hotel", "stables")
        ),
    ),
)
SHERIFF = Valid(
    "hire",
    {
        "via": "sheriff",
        "from": "discard",
        "homestead_cards": 1,
        "salary": 3,
        "building_owner": "other",
        "sheriff_badge": "other",
    },
    choices=("building_owner", "sheriff_badge"),
    required=("building_owner", "sheriff_badge"),
    cases=(
        at("space_fee", "a space's fee at the Sheriff", 2),
        at("building_owner", "a Sheriff card of the Bank", "bank"),
        at("sheriff_badge", "a badge of the Bank", "bank"),
    ),
)
STABLES = Valid(
    "hire",
    {
        **ADVANCED_TOO,
        "via": "stables",
        "from": "discard",
        "homestead_cards": 1,
        "salary": 3,
        "building_owner": "other",
    },
    required=("building_owner",),
    cases=(
        at("space_fee", "a space's fee at the Stables", 2),
        at("sheriff_badge", "the badge at the Stables", "self"),
        only("a space's fee at the Cavalry Hotel", "space_fee", 2, via="cavalry_hotel"),
        only("the badge at the Cavalry Hotel", "sheriff_badge", "self", via="cavalry_hotel"),
        Broken(
            "a Cavalry Hotel of nobody knows whom",
            {"via": "cavalry_hotel", "building_owner": LEFT_OUT},
            {"building_owner"},
        ),
    ),
)
MARRY = Valid(
    "marry",
    {
        "worker": "man",
        "single_sons": 0,
        "single_daughters": 1,
        "married": 1,
        "pay": {"spirits": 2, "crops": 2},
    },
    numbers={"single_sons": (0, 1), "single_daughters": (0, 1)},
    choices=("worker",),
    goods={"pay": Goods(GOODS)},
    required=("worker", "single_sons", "single_daughters", "pay"),
    cases=(
        at("married", "three children", 2),
        at("married", "a hundred marriages", 100),
        at("married", "married below 0", -1),
        at("married", "married by half", 0.5),
        at("married", "married is true", True),
        only("one more child than two", "married", 1, single_sons=1),
        only("a third son", "single_sons", 3, variants=["extra_children"]),
        only("a fourth child", "married", 2, single_sons=1, variants=["extra_children"]),
        Broken(
            "four single children",
            {
                "variants": ["extra_children"],
                "single_sons": 2,
                "single_daughters": 2,
                "married": LEFT_OUT,
            },
            {"married"},
        ),
    ),
)
MARKERS = (0, 28)
TAKE_LOAN = Valid(
    "loan",
    {"action": "take", "when": "event", "markers": 3},
    numbers={"markers": MARKERS},
    choices=("action", "when"),
    required=("action", "when", "markers"),
    cases=(
        at("money", "money for a loan", 3),
        at("loans", "open loans for a loan", 0),
        at("repaid", "repaid loans for a loan", 0),
    ),
)
REPAY = Valid(
    "loan",
    {"action": "repay", "money": 5},
    numbers={"money": MONEY},
    required=("money",),
    cases=(
        at("when", "the time of a repayment", "event"),
        at("markers", "markers for a repayment", 1),
        at("loans", "open loans for a repayment", 1),
        at("repaid", "repaid loans for a repayment", 1),
    ),
)
CARRY_OVER = Valid(
    "loan",
    {"action": "carry_over", "markers": 9, "loans": 2, "repaid": 1, "money": 5},
    numbers={"markers": MARKERS, "loans": (0, 9), "repaid": (0, 2), "money": MONEY},
    required=("markers", "loans"),
    cases=(
        at("when", "the time of a year's end", "my_action"),
        only("more loans than markers", "loans", 3, markers=2),
    ),
)
PAYMENT = Valid(
    "event",
    {"kind": "payment", "amount": 4, "money": 1, "markers": 2, "loan_amount": 3},
    numbers={"amount": (1, 99), "money": MONEY, "markers": MARKERS, "loan_amount": (1, 99)},
    choices=("kind",),
    required=("kind", "amount", "money", "markers"),
    cases=(at("owner_places_marker", "the owner's marker at a payment", False),),
)
FIRE = Valid(
    "event",
    {"kind": "fire", "markers": 2, "owner_places_marker": True, "money": 3, "loan_amount": 3},
    flags=("owner_places_marker",),
    required=("markers", "owner_places_marker", "money"),
    cases=(
        at("amount", "the amount of a fire", 4),
        Broken(
            "money at a fire that all help to put out",
            {"owner_places_marker": False},
            {"money", "loan_amount"},
        ),
    ),
)
MARKER = Valid(
    "event",
    {"kind": "marker", "markers": 2},
    required=("markers",),
    cases=(
        at("amount", "the amount of a marker", 4),
        at("money", "money for a marker", 4),
        at("loan_amount", "a loan for a marker", 4),
        at("owner_places_marker", "the owner's marker for a marker", True),
    ),
)
YEAR_END = Valid(
    "year_end",
    {
        "players": 4,
        "year": 3,
        "free_plots": 0,
        "unhired": 3,
        "soup_kitchen": "player",
        "boarding_house": "player",
        "deputy_taken": True,
    },
    numbers={"players": (2, 4), "year": (1, 4), "free_plots": (0, 99), "unhired": (0, 5)},
    choices=("soup_kitchen", "boarding_house"),
    flags=("deputy_taken",),
    required=("players", "year", "free_plots", "unhired"),
    cases=(
        at("soup_kitchen", "a Soup Kitchen of the Bank", "bank"),
        at("boarding_house", "a Boarding House of the Bank with four", "bank"),
        only("a Soup Kitchen of three", "soup_kitchen", "player", players=3),
        only("a Soup Kitchen of two", "soup_kitchen", "player", players=2),
        Broken(
            "a Boarding House of the Bank with three",
            {"players": 3, "soup_kitchen": LEFT_OUT, "boarding_house": "bank"},
            {"boarding_house"},
        ),
        Broken(
            "five workers that three have not hired",
            {"players": 3, "soup_kitchen": LEFT_OUT, "unhired": 5},
            {"unhired"},
        ),
        Broken("a sixth year", {"players": 2, "soup_kitchen": LEFT_OUT, "year": 6}, {"year"}),
        Broken(
            "a fifth year with three",
            {"players": 3, "soup_kitchen": LEFT_OUT, "year": 5},
            {"year"},
        ),
    ),
)
TROUBLEMAKER = Valid(
    "troublemaker",
    {
        "variants": ["troublemakers", "advanced_buildings"],
        "player_guns": 2,
        "player_card": 6,
        "troublemaker_guns": 1,
        "troublemaker_card": 6,
        "doctor": "other",
        "undertaker": "self",
        "pay_doctor": True,
    },
    numbers={
        "player_guns": (0, 9),
        "troublemaker_guns": (0, 9),
        "player_card": (0, 20),
        "troublemaker_card": (0, 20),
    },
    choices=("doctor", "undertaker"),
    flags=("pay_doctor",),
    required=("player_guns", "player_card", "troublemaker_guns", "troublemaker_card"),
    cases=(
        at("variants", "troublemakers that are not played", ["advanced_buildings"]),
        Broken(
            "no variant at all",
            {
                "variants": LEFT_OUT,
                "doctor": LEFT_OUT,
                "undertaker": LEFT_OUT,
                "pay_doctor": LEFT_OUT,
            },
            {"variants"},
        ),
        Broken(
            "a Doctor and an Undertaker that are not played",
            {"variants": ["troublemakers"]},
            {"doctor", "undertaker"},
        ),
        only("no Doctor to pay", "pay_doctor", True, doctor="none"),
        Broken("a Doctor that nobody told of", {"doctor": LEFT_OUT}, {"pay_doctor"}),
    ),
)
GOAL = Valid(
    "goal",
    {"levels": [8, 5, 3], "counts": [5, 5, 3, 1]},
    required=("levels", "counts"),
    cases=(
        *(at(name, f"{name} that are no list", 3) for name in ("levels", "counts")),
        *(at(name, f"no {name}", []) for name in ("levels", "counts")),
        at("levels", "seven levels", [1] * 7),
        at("levels", "levels that rise", [8, 5, 6]),
        at("levels.0", "a level of 51", 51),
        at("levels.2", "a level below 0", -1),
        at("levels.1", "half a level", 5.5),
        at("counts", "the count of one player", [1]),
        at("counts", "the counts of five players", [1] * 5),
        at("counts.3", "a count of 100", 100),
        at("counts.3", "a count below 0", -1),
        at("counts.3", "a count that is true", True),
    ),
)
SITUATIONS = {
    "sell": SELL,
    "buy at a general store": STORE,
    "buy at the Trading Post": TRADING_POST,
    "buy at the Military Store": MILITARY_STORE,
    "buy at the Pharmacist": PHARMACIST,
    "newspaper": NEWSPAPER,
    "tobacconist": TOBACCONIST,
    "hire at the Hotel": HOTEL,
    "hire at the Sheriff": SHERIFF,
    "hire at the Stables": STABLES,
    "marry": MARRY,
    "take a loan": TAKE_LOAN,
    "repay a loan": REPAY,
    "carry a loan over": CARRY_OVER,
    "an event's payment": PAYMENT,
    "a fire": FIRE,
    "an event's marker": MARKER,
    "year end": YEAR_END,
    "troublemaker": TROUBLEMAKER,
    "goal": GOAL,
}
