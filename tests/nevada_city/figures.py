"""The numbers in short rules, as the rules and the scorer hold them."""

from rules.core.readings import Setup
from rules.nevada_city import TITLE
from rules.nevada_city.checks import CONTRACTS_IN_THE_BOX, MOST_GOALS, MOST_UNDER_CONSTRUCTION
from rules.nevada_city.events import BANK_CLAIMS_AFTER_PHASES, DECK, LATER_SPACES
from rules.nevada_city.fields import MOST_CARDS
from rules.nevada_city.goods import Cube
from rules.nevada_city.hiring import FEE_AT_THE_SHERIFF, FEE_OF_THE_CAVALRY_HOTEL
from rules.nevada_city.loans import REPAYMENT
from rules.nevada_city.players import FEWEST, MOST, goals_scored, year_name, years
from rules.nevada_city.purchases import (
    KINDS_AT_A_STORE,
    MOST_AT_A_POST,
    PRICE_AT_A_STORE,
    PRICE_AT_THE_PHARMACIST,
    PRICE_AT_THE_TRADING_POST,
    TAKEN_AT_A_STORE,
)
from rules.nevada_city.questions import charts, setup, tobacconist
from rules.nevada_city.questions.event import PAID_FOR_A_FIRE
from rules.nevada_city.questions.marry import (
    MOST_MARRIAGES,
    RESOURCES_NEEDED,
    SPIRITS_NEEDED,
)
from rules.nevada_city.schema import MOST_FOR_VISIT
from rules.nevada_city.table import (
    POINTS_FOR_OWNER,
    POINTS_FOR_UNHIRED,
    POINTS_PER_TILE,
    UNHIRED_FOR_POINTS,
)
from scoring.nevada_city.claims import PRICES_OF_THE_CAPITOL, SURCHARGES
from scoring.nevada_city.questions.troublemaker import PAID_TO_UNDERTAKER, POINTS_FOR_VICTOR
from scoring.nevada_city.questions.year_end import PAID_FOR_UNHIRED
from tests.title_tests import Figures

ONE = 1
EVENTS = (12, 2, 4)
assert sum(EVENTS) == DECK
LATE_ROUNDS = BANK_CLAIMS_AFTER_PHASES
READINGS = Setup(TITLE, TITLE.editions[0], (), {}).readings()
PEOPLE = range(FEWEST, MOST + 1)
DRAWN_FOR_PRODUCTION = charts.PRODUCTION_SPACES - charts.FIXED_PRODUCTION.total
DRAWN_FOR_MARKET = charts.MARKET_SPACES - charts.FIXED_MARKET.total
ANY, TWO = year_name(years(MOST)), year_name(years(FEWEST))
GOALS = {people: goals_scored(people, READINGS, with_gunslinging=False) for people in PEOPLE}
MORE_GOALS = {goals_scored(people, READINGS, with_gunslinging=True) for people in PEOPLE}
FIGURES = Figures(
    {
        "NC-1": [*charts.IN_THE_BOX.named.values(), CONTRACTS_IN_THE_BOX, MOST_GOALS],
        "NC-4": [MOST_CARDS],
        "NC-5": [POINTS_PER_TILE],
        "NC-9": [ONE],
        "NC-10": [ONE],
        "NC-12": [charts.PRODUCTION_SPACES, DRAWN_FOR_PRODUCTION, ONE],
        "NC-13": [
            *(charts.MARKET_SPACES, DRAWN_FOR_MARKET),
            *(charts.FIXED_MARKET[cube] for cube in (Cube.SILVER, Cube.LIVESTOCK)),
        ],
        "NC-14": [years(MOST), year_name(1), ANY, TWO],
        "NC-15": LATER_SPACES,
        "NC-16": [ANY, TWO],
        "NC-25": [ONE],
        "NC-32": [MOST_UNDER_CONSTRUCTION],
        "NC-33": [*SURCHARGES.values(), POINTS_PER_TILE],
        "NC-39": [MOST_CARDS],
        "NC-46": [POINTS_FOR_OWNER],
        "NC-52": [DRAWN_FOR_PRODUCTION, DRAWN_FOR_MARKET],
        "NC-54": [REPAYMENT],
        "NC-56": [MOST_MARRIAGES],
        "NC-57": [SPIRITS_NEEDED, RESOURCES_NEEDED],
        "NC-65": [MOST_AT_A_POST, PRICE_AT_THE_TRADING_POST],
        "NC-70": [FEE_AT_THE_SHERIFF],
        "NC-71": [PAID_FOR_A_FIRE],
        "NC-72": [PAID_FOR_UNHIRED],
        "NC-73": [POINTS_FOR_UNHIRED, UNHIRED_FOR_POINTS],
        "NC-75": [TAKEN_AT_A_STORE, PRICE_AT_A_STORE, KINDS_AT_A_STORE],
        "NC-77": [PRICE_AT_THE_PHARMACIST],
        "NC-79": [tobacconist.PRICE],
        "NC-80": [ONE, MOST_FOR_VISIT],
        "NC-85": [setup.MORE_WITH_TWO],
        "NC-100": range(setup.CASH_OF_THE_SHERIFF, setup.CASH_OF_THE_SHERIFF + MOST),
        "NC-105": [setup.CONTRACTS_FACE_UP],
        "NC-107": [DRAWN_FOR_PRODUCTION, DRAWN_FOR_MARKET],
        "NC-108": [*GOALS, ONE],
        "NC-112": MORE_GOALS,
        "NC-115": [POINTS_FOR_VICTOR],
        "NC-118": set(PRICES_OF_THE_CAPITOL.values()),
        "NC-119": [FEE_OF_THE_CAVALRY_HOTEL],
        "NC-122": [PAID_TO_UNDERTAKER],
    },
    beside={
        "NC-1": {22, 23, 24, 26, 28, 12},
        "NC-7": {2},
        "NC-14": {FEWEST},
        "NC-27": {2},
        "NC-29": {*PEOPLE} - {MOST},
        "NC-45": {2},
        "NC-58": {FEWEST},
        "NC-104": EVENTS,
        "NC-108": {*GOALS.values()},
        "NC-112": {FEWEST},
        "NC-113": {4},
        "NC-116": {2},
    },
    of_pieces=frozenset({"NC-30", "NC-69", "NC-76", "NC-78", "NC-109", "NC-111"}),
    of_points={
        "NC-O7": LATE_ROUNDS,
        "NC-O12": [FEE_AT_THE_SHERIFF],
        "NC-O13": [FEE_AT_THE_SHERIFF],
        "NC-O17": SURCHARGES.values(),
        "NC-O18": [POINTS_FOR_VICTOR],
    },
)
