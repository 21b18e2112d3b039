"""What this game accepts, and everything that it refuses."""

from tests.carson_city_cards.broken import set_up
from tests.carson_city_cards.refused_questions import OWN, SITUATIONS
from tests.carson_city_cards.refused_tables import FIELDS, SEVERAL, TABLE
from tests.refusals import Accepted, Refusals, of_each_question

REFUSALS = Refusals(
    notation="hb/tl",
    accepted=(
        Accepted("score", "a table", TABLE, (*FIELDS, *SEVERAL)),
        *of_each_question(SITUATIONS, set_up, OWN),
    ),
)
