"""What this game accepts, and everything that it refuses."""

from tests.carson_city.refused_questions import SITUATIONS, wrong_situations
from tests.carson_city.refused_tables import COUNTED, DRAWN, OF_A_BOARD, OF_COUNTS
from tests.refusals import Accepted, Refusals

REFUSALS = Refusals(
    notation="1s",
    accepted=(
        Accepted("score", "a table with a board", DRAWN, tuple(OF_A_BOARD)),
        Accepted("score", "a table of counts", COUNTED, tuple(OF_COUNTS)),
        *(
            Accepted(question, question, body, tuple(wrong_situations(question)))
            for question, body in SITUATIONS.items()
        ),
    ),
)
