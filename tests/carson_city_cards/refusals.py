"""What this game accepts, and everything that it refuses."""

from tests.carson_city_cards.refused_questions import SITUATIONS, wrong_situations
from tests.carson_city_cards.refused_tables import FIELDS, SEVERAL, TABLE
from tests.refusals import Accepted, Refusals

REFUSALS = Refusals(
    notation="hb/tl",
    accepted=(
        Accepted("score", "a table", TABLE, (*FIELDS, *SEVERAL)),
        *(
            Accepted(question, question, body, tuple(wrong_situations(question)))
            for question, body in SITUATIONS.items()
        ),
    ),
)
