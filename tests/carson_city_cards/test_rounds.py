"""Questions about a round: bids, picks, skulls, characters and numbers, as read plainly."""

from typing import Any

import pytest

from rules.carson_city_cards import TITLE
from tests.carson_city_cards import plain, situations
from tests.carson_city_cards.asking import answer_to, refused_at, rule
from tests.carson_city_cards.plain_rounds import PLAIN
from tests.strategies import samples
from translations.catalogue import catalogue

Body = dict[str, Any]

A_FEW, ALL = 200, 5000


@pytest.mark.parametrize("question", PLAIN)
def test_random_situations_are_answered_as_a_plain_reading_of_the_rules_does(
    question: str,
    whole: bool,
) -> None:
    for body in samples(situations.SITUATIONS[question], ALL if whole else A_FEW):
        readings = plain.readings_of(body)
        answer = rule(question, {**body, "house_rules": readings})
        assert (answer["verdict"], answer["facts"]) == PLAIN[question](body, readings), body


@pytest.mark.parametrize("prison_on_this_card", [False, True], ids=["", "with a Prison on it"])
@pytest.mark.parametrize("protection", ["", "prison", "sheriff"])
@pytest.mark.parametrize("under", plain.WORDS.split())
def test_each_picture_covers_what_the_building_rules_allow(
    under: str,
    protection: str,
    prison_on_this_card: bool,
) -> None:
    for over in plain.WORDS.split():
        body: Body = {"under": under, "over": over, "prison_on_this_card": prison_on_this_card}
        body |= {protection: True} if protection else {}
        for edition in ("en", "de"):
            for reading in plain.READINGS["CCC-O8"]:
                readings = plain.base_readings(edition, {"CCC-O8": reading})
                asked = {**body, "edition": edition, "house_rules": {"CCC-O8": reading}}
                if under == over == "city_hall":
                    assert refused_at("cover", asked) == {"over"}
                    continue
                verdict, _ = PLAIN["cover"](body, readings)
                assert rule("cover", asked)["verdict"] == verdict, asked


WHY_NOT: dict[str, tuple[str, Body, set[str]]] = {
    "a card that was played": (
        *("auction_card", {"card": 7, "played": [7]}),
        {"CCC-18"},
    ),
    "a ten in a player's hand": ("auction_card", {"card": 10}, {"CCC-7"}),
    "a two in an expert's deck": ("auction_card", {"card": 2, "level": "expert"}, {"CCC-10"}),
    "a mine on a bank": ("cover", {"under": "bank", "over": "mine"}, {"CCC-29"}),
    "a mine on outlaws": ("cover", {"under": "outlaws", "over": "mine"}, {"CCC-32"}),
    "outlaws on protected outlaws": (
        *("cover", {"under": "outlaws", "over": "outlaws", "sheriff": True}),
        {"CCC-33"},
    ),
    "another player's character": (
        *("paperboy", {"moment": "game_end", "source": "another_player"}),
        {"CCC-77"},
    ),
    "the German Paperboy at once": (
        *("paperboy", {"moment": "when_taken", "edition": "de"}),
        {"CCC-77"},
    ),
    "seven players": ("setup", {"people": 5, "virtual_players": 2}, {"CCC-8"}),
    "three players": ("setup", {"people": 3, "virtual_players": 0}, {"CCC-8"}),
}


@pytest.mark.parametrize(("question", "body", "clauses"), WHY_NOT.values(), ids=WHY_NOT)
def test_a_no_names_its_clause(question: str, body: Body, clauses: set[str]) -> None:
    answer = rule(question, body)
    assert (answer["verdict"], answer["clauses"]) == ("no", clauses)


@pytest.mark.parametrize("over", ["house", "prison", "outlaws"])
def test_protection_is_named_as_the_remedy_exactly_where_it_helps(over: str) -> None:
    body = {"under": "outlaws", "over": over, "house_rules": {"CCC-O8": "before_this_card"}}
    remedies = answer_to("cover", body).ruling.remedies
    helped = rule("cover", {**body, "prison": True})["verdict"] == "yes"
    assert bool(remedies) == helped
    assert rule("cover", {**body, "sheriff": True})["verdict"] == ("yes" if helped else "no")


def test_a_no_for_another_players_character_calls_no_open_moment_a_rule() -> None:
    body = {"moment": "when_taken", "source": "another_player"}
    said = {
        edition: [says.id for says in answer_to("paperboy", asked).ruling.because[0].says]
        for edition in ("en", "de")
        if (asked := {**body, "edition": edition})
    }
    assert said["en"] == ["paperboy-not-from-players"]
    assert said["de"] == ["paperboy-not-from-players", "paperboy-only-at-end"]


@pytest.mark.parametrize(
    ("moment", "reading", "sentence"),
    [
        (
            "when_taken",
            "at_game_end",
            "In force here: the Paperboy chooses at the end of the game.",
        ),
        ("game_end", "at_once", "In force here: the Paperboy chooses at once, when he is taken."),
    ],
)
def test_a_paperboy_who_may_not_choose_now_hears_when_he_may(
    moment: str, reading: str, sentence: str
) -> None:
    body = {"moment": moment, "house_rules": {"CCC-O6": reading}}
    (reason,) = answer_to("paperboy", body).ruling.because
    assert [catalogue("en", TITLE.room).text(says) for says in reason.says] == [sentence]
