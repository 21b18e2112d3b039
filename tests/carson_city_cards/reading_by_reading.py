"""What an answer depends on, found by asking each reading alone, as the contract describes it."""

from collections.abc import Iterator
from typing import Any

from tests.carson_city_cards import plain
from tests.carson_city_cards.asking import refused_at, rule
from tests.carson_city_cards.plain_rounds import undecided

Body = dict[str, Any]

VERDICTS = {"yes", "no"}


def under(question: str, body: Body, readings: dict[str, str]) -> Body:
    """Verdict and facts where the table has chosen a reading of every point, or what it needs."""
    asked = {**body, "house_rules": readings}
    if lacking := refused_at(question, asked):
        return {"needs": [*lacking]}
    answer = rule(question, asked)
    return {"verdict": answer["verdict"], "facts": answer["facts"]}


def varied(question: str, body: Body, base: dict[str, str]) -> Iterator[tuple[str, Body]]:
    """Each point whose other reading alone changes the answer, with that answer."""
    ruling = under(question, body, base)
    for point, reading in base.items():
        if plain.is_settled(point, reading, body):
            continue
        other = plain.other_reading(point, reading)
        answer = under(question, body, {**base, point: other})
        if answer != ruling:
            yield point, {"reading": other, **answer}


def is_decided(point: str, body: Body) -> bool:
    """Whether the table or the wording of its edition has decided this point."""
    return point in body.get("house_rules", {}) or point in plain.SETTLED[body.get("edition", "en")]


def expected(question: str, body: Body) -> Body:
    """Verdict, facts and dependences as the contract has them."""
    base = plain.readings_of(body)
    ruling = under(question, body, base)
    changes = dict(varied(question, body, base))
    turning = [
        point
        for point, other in changes.items()
        if {ruling["verdict"], other.get("verdict")} == VERDICTS and not is_decided(point, body)
    ]
    depends_on = [
        {"open_point": point, "reading": None, "otherwise": [_as_read(point, base, ruling), other]}
        if point in turning
        else {"open_point": point, "reading": base[point], "otherwise": [other]}
        for point, other in changes.items()
    ]
    if question == "characters_now":
        ruling = {**ruling, "facts": {**ruling["facts"], "undecided": undecided(body)}}
    if not turning:
        return {**ruling, "depends_on": depends_on}
    yes = ruling if ruling["verdict"] == "yes" else changes[turning[0]]
    return {"verdict": "open", "facts": yes["facts"], "depends_on": depends_on}


def _as_read(point: str, base: dict[str, str], ruling: Body) -> Body:
    return {"reading": base[point], **ruling}


def told(question: str, body: Body) -> Body:
    answer = rule(question, body)
    return {key: answer[key] for key in ("verdict", "facts", "depends_on")}
