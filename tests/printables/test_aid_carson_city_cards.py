"""The player aid of the card game says what the rules say."""

import re

import pytest

from printables.carson_city_cards.aid import AidFacts, CoverShown
from printables.core.aid import AidWish, aid
from printables.core.aids.facts import Origin
from rules.carson_city_cards.auction import DECKS
from rules.carson_city_cards.characters import ORDER_OF_USE, Character
from rules.carson_city_cards.city import city_of
from rules.carson_city_cards.covering import Cover
from rules.carson_city_cards.pictures import (
    BY_KEY,
    EMPTY,
    ERAS,
    FEWER_OF_HOUSES_OR_MOUNTAINS,
    HOUSE,
    IN_THE_BOX,
    MOUNTAIN,
    OUTLAWS,
    PRISON,
    TOWNHOUSE,
    Picture,
)
from rules.carson_city_cards.table import Level
from rules.core.readings import Setup
from scoring.carson_city_cards import people
from scoring.carson_city_cards.estate import Estate
from scoring.titles import titles
from tests.printables.agreements import ids_on, text_of
from translations.catalogue import catalogue, languages

TITLE = titles()["carson-city-cards"]
BOOK = TITLE.facts.book
ON_THE_AID = [clause.id for clause in BOOK.clauses.values() if "aid" in clause.does]


def setup_of(edition: str = "en", **house_rules: str) -> Setup:
    """What a table agreed on."""
    chosen = {point.replace("_", "-"): reading for point, reading in house_rules.items()}
    return Setup(TITLE.facts, edition, (), chosen)


every_language = pytest.mark.parametrize("language", languages())
every_edition = pytest.mark.parametrize("edition", TITLE.facts.editions)


@every_language
def test_all_characters_and_pictures_are_named_on_it(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    text = text_of(aid(AidWish(TITLE, setup_of(), language)))
    assert all(words.name(character.word) in text for character in Character)
    assert all(words.name(picture.word) in text for picture in Picture)


@every_language
def test_every_rule_for_the_aid_has_its_number_in_the_margin(language: str) -> None:
    named = ids_on(aid(AidWish(TITLE, setup_of(), language)))
    assert {clause.removeprefix("CCC-") for clause in ON_THE_AID} <= named


@every_language
def test_what_is_chosen_is_said_with_the_reading_chosen(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    wish = AidWish(TITLE, setup_of(CCC_O5="not_itself"), language)
    html = aid(wish).replace("&#39;", "'")
    topic, reading = words.name("aid-CCC-O5"), words.name("aid-CCC-O5", "not_itself")
    assert f'<b>{topic}:</b> <b class="chosen">{reading}</b>' in html
    assert html.count('class="chosen"') == 1
    assert words.name("aid-bold") in html


def test_each_edition_says_its_own_rule_and_what_its_rulebook_leaves_open() -> None:
    origins = {
        edition: {
            point.id: point.origin for point in shown(edition).points if point.is_settled_somewhere
        }
        for edition in TITLE.facts.editions
    }
    assert set(origins["de"].values()) == {Origin.SETTLED}
    assert origins["en"] == {
        "CCC-O2": Origin.SILENT,
        "CCC-O3": Origin.SILENT,
        "CCC-O4": Origin.SETTLED,
        "CCC-O6": Origin.SILENT,
        "CCC-O7": Origin.SILENT,
        "CCC-O11": Origin.SETTLED,
        "CCC-O17": Origin.SILENT,
    }


def test_the_other_open_points_stand_together() -> None:
    points = {point.id for point in shown().points if not point.is_settled_somewhere}
    assert points == {f"CCC-O{number}" for number in (1, 5, 8, 9, 10, 12, 13, 14, 15, 16)}


def shown(edition: str = "en", **house_rules: str) -> AidFacts:
    """The facts of a table's aid."""
    return AidFacts(TITLE, setup_of(edition, **house_rules))


def test_the_cards_of_a_round_are_those_of_the_question() -> None:
    rounds = [
        (people, shown().characters_shown, told["terrain_shown"], told["removed_each_round"])
        for people, told in shown().rounds.items()
    ]
    assert rounds == [(4, 1, 4, 1), (5, 1, 5, 1), (6, 1, 5, 0)]


@every_language
def test_the_strengths_are_those_of_the_decks(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    assert all([*deck] == [*range(deck[0], deck[-1] + 1)] for deck in DECKS.values())
    names = [words.name(f"level-{level}") for level in Level]
    decks = [DECKS[level] for level in Level]
    told = [words.says("aid-range", lowest=deck[0], highest=deck[-1]) for deck in decks]
    assert " ".join([*names, *told]) in text_of(aid(AidWish(TITLE, setup_of(), language)))


def covers(line: CoverShown, over: Picture, under: Picture) -> bool:
    """What a line of the table says of two pictures."""
    return over in line.over or (over is under and None in line.over)


@every_edition
@pytest.mark.parametrize("reading", BOOK.open_points["CCC-O4"].readings)
def test_the_table_of_covers_agrees_with_the_rule_for_every_two_pictures(
    edition: str, reading: str
) -> None:
    setup = setup_of(edition, CCC_O4=reading)
    lines = AidFacts(TITLE, setup).covers
    for under in Picture:
        for protected in (False, True):
            line = next(
                each
                for each in lines
                if under in each.under and (each.protected == protected or under is not OUTLAWS)
            )
            rule = Cover(city_of({0: under}), protected, setup.readings())
            for over in Picture:
                assert covers(line, over, under) == bool(rule.allowed(over) & 1), (under, over)


def test_the_lines_of_covers_are_those_that_players_ask_for() -> None:
    assert [line.kind for line in shown().covers] == [
        "anything",
        "these",
        "same",
        "nothing",
        "all-but-outlaws",
    ]
    assert shown("de").covers[-1].kind == "anything"
    assert shown().covers[1].pictures == (HOUSE, TOWNHOUSE)


def test_a_prison_on_the_card_is_named_where_the_table_lets_it_protect() -> None:
    unprotected = shown(CCC_O8="with_this_card").covers[3]
    assert (unprotected.under, unprotected.pictures) == ((OUTLAWS,), (PRISON,))


POINTS = {
    "ranch": "1-- ---- -",
    "mine": "-2- ---- -",
    "blacksmith": "--- 11-- -",
    "drugstore": "--1 1--- -",
    "bank": "--1 -1-- -",
    "saloon": "--2 ---- -",
    "hotel": "--- ---- 3",
    "church": "--- --1- -",
    "general_store": "--1 --1- -",
    "city_hall": "--1 ---1 1",
    "outlaws": "--- ---- −6",
}


def test_the_points_of_every_picture_are_those_that_the_scorer_counts() -> None:
    for each in shown().pictures:
        beside, anywhere, itself = (
            "".join(str(value or "-").replace("-6", "−6") for value in values)
            for values in (each.beside, each.anywhere, (each.itself,))
        )
        expected = POINTS.get(each.picture.key, "--- ---- -")
        assert f"{beside} {anywhere} {itself}" == expected, each.picture.key


@pytest.mark.parametrize("reading", BOOK.open_points["CCC-O2"].readings)
def test_bare_spots_do_not_disturb_the_points(reading: str) -> None:
    assert shown(CCC_O2=reading).pictures == shown().pictures


def test_every_picture_is_on_the_aid_once() -> None:
    assert sorted(each.picture for each in shown().pictures) == list(Picture)


def test_the_numbers_of_both_eras_make_up_the_box() -> None:
    for each in shown().pictures:
        if each.picture in ERAS:
            assert [sum(numbers) for numbers in each.eras] == [IN_THE_BOX[each.picture]]
    one, other = next(each.eras for each in shown().pictures if each.picture is HOUSE)
    assert (sum(one), sum(other)) == (IN_THE_BOX[MOUNTAIN], FEWER_OF_HOUSES_OR_MOUNTAINS)
    everything = sum(IN_THE_BOX.values()) - IN_THE_BOX[HOUSE] + sum(other)
    assert everything == 4 * 96
    assert {*ERAS, HOUSE, MOUNTAIN, EMPTY} == set(BY_KEY.values())


@every_language
def test_the_numbers_of_both_eras_are_those_of_the_clause(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    text = words.name("CCC-84").lower()
    for picture, (one, two) in ERAS.items():
        assert f"{words.name(picture.word)} {one} + {two}".lower() in text


def test_all_characters_are_on_the_aid_once_those_that_act_in_their_order() -> None:
    aid_facts = shown()
    told = [character for _, characters in aid_facts.moments for character in characters]
    assert told == [c for characters in ORDER_OF_USE.values() for c in characters]
    assert sorted([*told, *aid_facts.at_the_end]) == sorted(Character)


PER_UNIT = {
    Character.COWBOY: "r",
    Character.BANKER: "b",
    Character.GROCER: "d",
    Character.SHERIFF: "p",
    Character.PROSPECTOR: "m",
    Character.TEACHER: "h",
}
FIXED = (Character.CAPTAIN, Character.PAPERBOY, Character.DOCTOR, Character.HEROES)


@every_language
def test_the_short_rule_of_a_character_has_the_points_that_the_scorer_counts(
    language: str,
) -> None:
    words = catalogue(language, TITLE.facts.room)
    by_letter = {picture.letter: picture for picture in Picture}
    characters = [each for each in Character if each in PER_UNIT or each in FIXED]
    for each in characters:
        parcels = {0: by_letter[PER_UNIT[each]]} if each in PER_UNIT else {}
        estate = Estate(city_of(parcels), (each,))
        points, _ = people.worth(each, estate, setup_of().readings())
        numbers = re.findall(r"\d+", words.name(shown().cards[each].clause, "short"))
        assert str(points) in numbers, each
