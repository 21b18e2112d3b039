"""What this game accepts, and everything that it refuses."""

from tests.gold_rush.broken import set_up
from tests.gold_rush.refused_questions import ON_A_MAP, SITUATIONS, WRONG, wrong_on_a_map
from tests.gold_rush.refused_tables import COUNTED, DRAWN, OF_A_MAP, OF_NUMBERS
from tests.refusals import Accepted, Refusals, of_each_question

REFUSALS = Refusals(
    notation="0,0=prpr",
    accepted=(
        Accepted("score", "a table with a map", DRAWN, tuple(OF_A_MAP)),
        Accepted("score", "a table in numbers", COUNTED, tuple(OF_NUMBERS)),
        *of_each_question(SITUATIONS, set_up, WRONG),
        *(
            Accepted(question, f"{question} on a map", body, tuple(wrong_on_a_map(question)))
            for question, body in ON_A_MAP.items()
        ),
    ),
)
