"""What this game accepts, and everything that it refuses."""

from tests.broken import Broken, beyond, missing, unknown, wrong_kinds
from tests.refusals import Accepted, Refusals

TABLE = {"seats": [{"name": "Ann", "nuggets": 4, "claims": 1}, {"name": "Bob", "nuggets": 9}]}
STAKE = {"nuggets": 3}
FIELDS = (
    *unknown("", "seats.0"),
    *missing("seats", "seats.1.name"),
    *wrong_kinds("whole number", "seats.0.nuggets"),
    *beyond("seats.0.claims", 0, 5),
)
ALONE = Broken("one plays alone", {"seats": [{"name": "Ann"}]}, {"seats"})
REFUSALS = Refusals(
    notation="nugget",
    accepted=(
        Accepted("score", "a table", TABLE, (*FIELDS, ALONE)),
        Accepted("stake", "stake", STAKE, (*missing("nuggets"), *beyond("nuggets", 0, 20))),
    ),
)
