"""Hypothesis strategies over the dealer of random tables and situations."""

from random import Random

from hypothesis import strategies as st

from tests.nevada_city import dealing, plain, situations
from tests.nevada_city.dealing import Body
from tests.strategies import Bodies, asked_for, dealt

tables: Bodies = dealt(dealing.table)
questions = asked_for(situations.SITUATIONS)


def allowed(name: str, **fields: str) -> Bodies:
    """Random situations with these fields, to which the answer is yes."""

    def deal(seed: int) -> Body:
        chance = Random(seed)  # noqa: S311 (nothing secret)
        while True:
            body = situations.SITUATIONS[name](chance)
            fits = all(body.get(field) == value for field, value in fields.items())
            if fits and plain.rule(name, body)["verdict"] == "yes":
                return body

    # Not over dealt(): hypothesis would answer every coin alike, and never come to a yes.
    return st.integers(0, 2**32).map(deal)
