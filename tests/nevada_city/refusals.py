"""What this game accepts, and everything that it refuses."""

from tests.broken import with_changes
from tests.nevada_city import refused_building, refused_people
from tests.nevada_city.broken import Valid
from tests.nevada_city.refused_tables import RARE, TABLES, WRONG
from tests.refusals import Accepted, Refusals

SITUATIONS: dict[str, Valid] = {**refused_building.SITUATIONS, **refused_people.SITUATIONS}
REFUSALS = Refusals(
    notation="silver",
    accepted=(
        *(Accepted("score", name, body, tuple(WRONG[name])) for name, body in TABLES.items()),
        *(
            Accepted("score", name, with_changes(body, changes))
            for name, (body, changes) in RARE.items()
        ),
        *(
            Accepted(valid.question, name, valid.whole_body, tuple(valid.wrong()))
            for name, valid in SITUATIONS.items()
        ),
    ),
)
