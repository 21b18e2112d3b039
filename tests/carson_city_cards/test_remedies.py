"""What is said to make a no legal does make it legal."""

from typing import Any

import pytest
from hypothesis import given

from rules.core.messages import Message, Word
from rules.core.rulings import Ruling
from tests.carson_city_cards import dealing, plain, situations
from tests.carson_city_cards.asking import answer_to, rule
from tests.carson_city_cards.strategies import questions
from tests.strategies import samples

Body = dict[str, Any]

A_FEW, ALL = 200, 5000


def gap(remedy: Message, name: str) -> Any:
    return dict(remedy.gaps)[name]


def with_character(body: Body, word: Word) -> Body:
    who = word.id.removeprefix("character-")
    owned = body.get("characters", [])
    assert who not in owned
    return {**body, "characters": [*owned, who]}


@given(questions("placement"))
def test_what_is_said_to_help_does_help(body: Body) -> None:
    ruling = answer_to("placement", body).ruling
    for remedy in ruling.remedies:
        if remedy.id == "remedy-other-spot":
            assert rule("placement", {**body, "at": gap(remedy, "at")})["verdict"] == "yes"
        else:
            assert remedy.id == "remedy-character"
            helped = with_character(body, gap(remedy, "character"))
            assert rule("placement", helped)["verdict"] == "yes"


@given(questions("placement"))
def test_a_legal_spot_and_a_character_that_helps_are_named_where_there_are_any(
    body: Body,
) -> None:
    answer = answer_to("placement", body).ruling
    if answer.verdict.value != "no":
        assert answer.remedies == ()
        return
    city, owned = plain.typed_city(body), body.get("characters", [])
    readings, at = plain.readings_of(body), plain.spot_at(body["at"])
    elsewhere = [
        spot
        for spot in plain.spots_to_try(city)
        if dealing.on_frame(spot) and not plain.placement(city, body["card"], spot, owned, readings)
    ]
    helping = [
        f"character-{who}"
        for who in ("captain", "sheriff")
        if not plain.placement(city, body["card"], at, [*owned, who], readings)
    ]
    named = [gap(each, "character").id for each in said(answer, "remedy-character")]
    assert named == helping
    spots = [gap(each, "at") for each in said(answer, "remedy-other-spot")]
    assert bool(spots) == bool(elsewhere)
    if spots:
        assert distance(plain.spot_at(spots[0]), at) == min(distance(s, at) for s in elsewhere)


NEAR_THE_EDGE = {
    "the upper left corner": ("b2", "a1", {"a4", "d1"}),
    "the upper right corner": ("x2", "y1", {"y4", "v1"}),
    "the lower left corner": ("b24", "a25", {"a22", "d25"}),
    "the lower right corner": ("x24", "y25", {"y22", "v25"}),
}


@pytest.mark.parametrize(("city", "at", "nearest"), NEAR_THE_EDGE.values(), ids=NEAR_THE_EDGE)
def test_a_spot_that_helps_lies_on_the_frame(city: str, at: str, nearest: set[str]) -> None:
    """Nearer ones lie beyond the frame, where nobody can write them down."""
    body = {"cards": [{"at": city, "parcels": "hh/hh"}], "card": "im/mm", "at": at}
    (remedy,) = answer_to("placement", body).ruling.remedies
    assert gap(remedy, "at") in nearest


def said(ruling: Ruling, remedy: str) -> list[Message]:
    return [each for each in ruling.remedies if each.id == remedy]


def distance(one: plain.Spot, other: plain.Spot) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def chosen(body: Body) -> Body:
    """The same situation at a table that has chosen every reading."""
    return {**body, "house_rules": plain.readings_of(body)}


def test_a_sale_names_each_card_without_which_the_others_can_be_sold(
    whole: bool,
) -> None:
    for body in map(chosen, samples(situations.sale, ALL if whole else A_FEW)):
        ruling = answer_to("sale", body).ruling
        rests = {number: [n for n in body["sell"] if n != number] for number in body["sell"]}
        helps = [
            number
            for number, rest in rests.items()
            if rest and rule("sale", {**body, "sell": rest})["verdict"] == "yes"
        ]
        named = [gap(each, "number") for each in said(ruling, "remedy-without-card")]
        at_once = rule("sale", {**body, "moment": "taking"})["verdict"] == "yes"
        moments = said(ruling, "remedy-moment")
        assert len(named) + len(moments) == len(ruling.remedies)
        assert named == (helps if ruling.verdict.value == "no" else [])
        assert bool(moments) == (at_once and ruling.verdict.value == "no")


@pytest.mark.parametrize("reading", plain.READINGS["CCC-O6"])
@pytest.mark.parametrize("source", ["removed", "pile", "another_player"])
@pytest.mark.parametrize("moment", ["when_taken", "game_end"])
def test_a_paperboy_hears_what_one_change_would_let_him_choose(
    moment: str, source: str, reading: str
) -> None:
    body = {"moment": moment, "source": source, "house_rules": {"CCC-O6": reading}}
    ruling = answer_to("paperboy", body).ruling
    other = {"when_taken": "game_end", "game_end": "when_taken"}[moment]
    later = rule("paperboy", {**body, "moment": other})["verdict"] == "yes"
    pile = rule("paperboy", {**body, "source": "pile"})["verdict"] == "yes"
    refused = ruling.verdict.value == "no"
    moments = [gap(each, "moment") for each in said(ruling, "remedy-moment")]
    assert moments == ([Word(f"moment-{other}")] if refused and later else [])
    assert bool(said(ruling, "remedy-source")) == (refused and pile)


def test_a_setup_with_too_few_or_too_many_names_the_virtual_players_that_fit() -> None:
    for people in range(1, 7):
        fitting = [
            number
            for number in range(7)
            if rule("setup", {"people": people, "virtual_players": number})["verdict"] == "answer"
        ]
        for number in {*range(7)} - {*fitting}:
            (remedy,) = answer_to(
                "setup", {"people": people, "virtual_players": number}
            ).ruling.remedies
            assert (gap(remedy, "fewest"), gap(remedy, "most")) == (fitting[0], fitting[-1])


def test_whoever_may_not_play_a_card_hears_which_ones_are_left() -> None:
    for body in samples(situations.auction_card, A_FEW):
        ruling = answer_to("auction_card", body).ruling
        left = rule("auction_card", body)["facts"]["left"]
        named = [gap(each, "cards") for each in ruling.remedies]
        shown = ruling.verdict.value == "no" and left
        assert named == ([tuple(str(card) for card in left)] if shown else [])
