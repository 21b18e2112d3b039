"""What this game accepts, and everything that it refuses."""

from tests.carson_city.broken import set_up
from tests.carson_city.refused_questions import OWN, SITUATIONS
from tests.carson_city.refused_tables import COUNTED, DRAWN, OF_A_BOARD, OF_COUNTS
from tests.refusals import Accepted, Refusals, of_each_question

REFUSALS = Refusals(
    notation="1s",
    accepted=(
        Accepted("score", "a table with a board", DRAWN, tuple(OF_A_BOARD)),
        Accepted("score", "a table of counts", COUNTED, tuple(OF_COUNTS)),
        *of_each_question(SITUATIONS, set_up, OWN),
    ),
)
