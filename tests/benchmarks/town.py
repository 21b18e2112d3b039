"""The bit boards of the board game against the plain reference."""

from collections.abc import Iterator
from typing import Any

from rules.carson_city.board import MAP
from rules.carson_city.sites import Search, search_of
from rules.core.forms import read
from scoring.carson_city.payday import payments
from scoring.titles import titles
from tests.benchmarks.stopwatch import Comparison, compared
from tests.carson_city import plain, plain_roads
from tests.carson_city.plain_board import parse, readings_of

SLUG = "carson-city"
BOARD = (
    ". . . . . . . ./. . m h . . . ./. 2r m 1s 1. . . ./. . h 1b 1c 2d . ./"
    ". 2i m h 1h . 3l ./. 1. . 3. 2s . . ./1. . . . . 1i m ./. . . . . . . 1."
)
PAYDAY: dict[str, Any] = {
    "board": BOARD,
    "grocer": {"seat": 1, "building": "bank"},
    "attacks": [{"parcel": "f4", "by": 1, "won": True}, {"parcel": "b3", "by": 3, "won": False}],
}
SALOON: dict[str, Any] = {
    "board": BOARD,
    "roads": ["d4-nesw", "e5-n"],
    "seat": 1,
    "building": "saloon",
}


def comparisons() -> Iterator[Comparison]:
    """The income of a whole town, and where a building may stand."""
    question = titles()[SLUG].questions["income"]
    setup, town = read(question.form, PAYDAY)
    readings = setup.readings()
    yield compared(
        "income of a whole town, who is paid what | plain: the same",
        lambda: payments(town.board, town.attacks, town.grocer, readings, town.only),
        lambda: plain.QUESTIONS["income"](PAYDAY, readings_of(PAYDAY)),
    )
    yield compared(
        "income of a whole town, its reasons told | plain: the amounts alone",
        lambda: question.answer(town, readings),
        lambda: plain.QUESTIONS["income"](PAYDAY, readings_of(PAYDAY)),
    )
    search = search_of(SALOON)
    assert search is not None
    yield compared(
        "where to build, with roads and plots for houses | plain: the roads alone",
        lambda: Search(search.wanted, search.readings).sites(),
        _plain_sites,
    )


def _plain_sites() -> dict[str, int | None]:
    """The fewest roads to each parcel on which the building may stand."""
    town, readings = parse(SALOON["board"]), readings_of(SALOON)
    net = set(plain_roads.sides_of(SALOON["roads"]))
    found = {}
    for parcel in MAP.names.values():
        owner, _ = town[parcel]
        asked = {**SALOON, "parcel": parcel, "seat": owner or SALOON["seat"]}
        bought = {**town, parcel: (asked["seat"], town[parcel][1])}
        against = plain_roads.parcel_reasons(asked, bought, net, readings) - {"CC-49"}
        if owner in {None, SALOON["seat"]} and not against:
            found[parcel] = plain_roads.roads_needed(net, parcel, town, readings)
    return found
