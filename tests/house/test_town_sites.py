"""Where one may build in the board game: every parcel that is drawn keeps what it promises."""

from random import Random

import pytest

from rules.carson_city.board import MAP
from rules.carson_city.notation import read_board
from rules.carson_city.questions import build, parcel_price
from rules.carson_city.sites import built_at, search_of
from rules.core.forms import read
from rules.core.rulings import Verdict
from tests.carson_city import plain_roads, situations
from tests.carson_city.plain_board import Body, around, parse, readings_of

SOME = range(60)
LEFT_OUT = {"parcel", "house", "square", "kept", "money", "new_roads", "reserve", "owner_agrees"}


def asked(number: int) -> Body:
    """A random town with its roads, a seat and a building."""
    body = situations.SITUATIONS["build"](Random(number))  # noqa: S311 (towns, no secrets)
    return {key: value for key, value in body.items() if key not in LEFT_OUT}


@pytest.mark.parametrize("number", SOME)
def test_a_parcel_that_is_drawn_may_be_built_on_with_what_is_filled_in(number: int) -> None:
    body = asked(number)
    search = search_of(body)
    assert search is not None
    for site in search.sites():
        setup, wanted = read(build.QuestionForm(), built_at(body, search, site))
        ruling = build.answer(wanted, setup.readings())
        forbidden = {reason.clause for reason in ruling.because} if search.lacks_plot(site) else ()
        promised = Verdict.NO if search.lacks_plot(site) else Verdict.YES
        lacking = "CC-4" if search.lacks_house else "CC-52"
        assert (ruling.verdict, *forbidden) == (promised, *([lacking] if forbidden else []))
        assert ruling.facts["roads_used"] == site.roads
        assert search.lacks_plot(site) or site.roads >= (_fewest(body, site.at) or 0)


def _fewest(body: Body, parcel: str) -> int | None:
    """The fewest roads to the parcel alone, by the plain reference."""
    if body["building"] in plain_roads.WITHOUT_A_ROAD:
        return 0
    net = set(plain_roads.sides_of(body.get("roads", [])))
    return plain_roads.roads_needed(net, parcel, parse(body["board"]), readings_of(body))


@pytest.mark.parametrize("number", SOME)
def test_no_parcel_of_the_seat_is_forgotten(number: int) -> None:
    body = asked(number)
    search, readings, town = search_of(body), readings_of(body), parse(body["board"])
    assert search is not None
    drawn = {site.at for site in search.sites() if site.price is None}
    for parcel in MAP.names.values():
        reasons = plain_roads.parcel_reasons({**body, "parcel": parcel}, town, set(), readings)
        reaches = _fewest(body, parcel)
        may = not reasons - {"CC-49"} and reaches is not None
        assert parcel not in drawn or may
        assert parcel in drawn or not may or reaches > search.in_the_box - 1


@pytest.mark.parametrize("number", SOME)
def test_the_parcels_for_sale_are_those_that_the_question_lets_somebody_buy(number: int) -> None:
    body = asked(number)
    agreed = {key: body[key] for key in ("board", "edition", "variants") if key in body}
    for square, name in MAP.names.items():
        form = parcel_price.QuestionForm()
        setup, parcel = read(form, {**agreed, "parcel": name})
        may = parcel_price.answer(parcel, setup.readings()).verdict is not Verdict.NO
        assert bool(parcel_price.for_sale(read_board(body["board"])) >> square & 1) is may


@pytest.mark.parametrize("number", SOME)
def test_a_price_is_what_lies_around(number: int) -> None:
    body = asked(number)
    search, town = search_of(body), parse(body["board"])
    assert search is not None
    for square, name in MAP.names.items():
        assert around(name)
        price = parcel_price.price_of(search.wanted.board, square)
        assert price == 1 + plain_roads.counts_for_price(town, name)
