"""The player aid of the tile game says on one page what the rules say."""

from functools import cache

import pytest

from printables.core.aid import AidWish, aid
from printables.gold_rush.aid import LOCOMOTIVES, AidFacts
from rules.core.readings import Setup
from rules.gold_rush.features import NUMBERS, Feature, Kind
from rules.gold_rush.questions import setup
from rules.gold_rush.table import MINING_TOKENS, NO_FARMERS, TOKEN_FACES
from scoring.gold_rush.questions import feature
from scoring.titles import titles
from tests.printables.agreements import Agreed, Aid, ids_on, text_of
from translations.catalogue import catalogue, languages

TITLE = titles()["gold-rush"]
OF_FARMERS = {
    "en": ("prairie", "farmer", "tipi", "horse", "herd"),
    "de": ("prärie", "farmer", "tipi", "pferde", "herde"),
}
FEWEST, MOST = TITLE.facts.players

every_language = pytest.mark.parametrize("language", languages())


def setup_of(*variants: str) -> Setup:
    """What a table agreed on."""
    return Setup(TITLE.facts, "en", variants, {})


@cache
def html_of(language: str, *variants: str) -> str:
    """The aid on a large paper."""
    return aid(AidWish(TITLE, setup_of(*variants), language))


def shown(*variants: str) -> AidFacts:
    """The facts of a table's aid."""
    return AidFacts(TITLE, setup_of(*variants))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_it_is_a_single_page_even_where_it_is_fullest(paper: str) -> None:
    fullest = Aid(Agreed(TITLE.slug, "en", all_chosen=True), paper, "de")
    assert len(fullest.printed.document.pages) == 1


@every_language
def test_without_farmers_nothing_is_said_of_prairies(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    variant = words.name(f"variant-{NO_FARMERS}")
    with_them, without = (text_of(html_of(language, *each)) for each in ((), (NO_FARMERS,)))
    assert variant in without
    assert variant not in with_them
    rest = without.replace(variant, "").lower()
    assert [word for word in OF_FARMERS[language] if word in rest] == []
    assert all(word in with_them.lower() for word in OF_FARMERS[language])


def test_without_farmers_only_the_clauses_of_prairies_are_left_out() -> None:
    with_them, without = (ids_on(html_of("en", *each)) for each in ((), (NO_FARMERS,)))
    assert with_them - without == {
        clause.removeprefix("GR-") for clause in shown().data["of_prairies"]
    }


@every_language
def test_what_is_said_otherwise_without_farmers_has_a_form_of_its_own(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    for clause in TITLE.facts.book.clauses:
        form = shown(NO_FARMERS).form_of(clause)
        assert (form != "short") == (clause in shown().data["said_without_farmers"])
        assert shown().form_of(clause) == "short"
        if form != "short":
            assert words.name(clause, form) != words.name(clause, "short")


@pytest.mark.parametrize("people", range(FEWEST, MOST + 1))
def test_the_numbers_of_the_set_up_are_those_of_the_question(people: int) -> None:
    readings = setup_of().readings()
    told = setup.answer(setup.Situation(people, with_farmers=True), readings).facts
    assert shown().beginnings[people] == told
    assert {told[key] == number for key, number in shown().starting.items()} == {True}
    turns = [count for seats, count in shown().turns[people] for _ in range(seats)]
    assert turns == told["turns_by_seat"]


@every_language
def test_every_number_of_the_set_up_stands_on_it(language: str) -> None:
    words, text = catalogue(language, TITLE.facts.room), text_of(html_of(language))
    for key, number in shown().starting.items():
        assert f"{words.name(f'fact-{key}')}: {number}" in text
    for key in shown().varying:
        row = " ".join(str(told[key]) for told in shown().beginnings.values())
        assert f"{words.name(f'fact-{key}')} {row}" in text


@pytest.mark.parametrize("completed", [True, False])
@pytest.mark.parametrize("locomotives", LOCOMOTIVES)
def test_what_a_tile_of_a_railroad_brings_is_what_the_question_says(
    completed: bool, locomotives: int
) -> None:
    railroad = Feature(kind=Kind.RAILROAD, completed=completed, tiles=7, locomotives=locomotives)
    told = feature.answer(feature.Situation(railroad, farmers=True), setup_of().readings()).facts
    assert told["points_at_end"] == 7 * shown().per_tile[completed][locomotives]


def test_the_last_number_of_locomotives_stands_for_all_higher_ones() -> None:
    def worth(count: int) -> object:
        railroad = Feature(kind=Kind.RAILROAD, completed=True, tiles=9, locomotives=count)
        situation = feature.Situation(railroad, farmers=True)
        return feature.answer(situation, setup_of().readings()).facts["points_now"]

    assert len({worth(count) for count in range(LOCOMOTIVES[-1], 9)}) == 1


@pytest.mark.parametrize("kind", Kind)
def test_the_table_of_features_names_the_clauses_of_the_question(kind: Kind) -> None:
    row = shown().features[kind]
    for completed in [False] if kind is Kind.PRAIRIE else [True, False]:
        numbers = dict.fromkeys(NUMBERS[kind], 3)
        told = Feature(kind=kind, completed=completed, cowboys=((0, 1), (1, 1)), **numbers)
        answer = feature.answer(feature.Situation(told, farmers=True), setup_of().readings())
        because = {reason.clause for reason in answer.because}
        assert row["completed" if completed else "at_the_end"] in because
        # Whether it is complete is typed here; only of what is not, the answer says why.
        assert completed or row["complete_when"] in because
        assert kind is Kind.CITY or set(row["who"]) & because


def test_without_farmers_no_prairie_is_among_the_features() -> None:
    assert [*shown(NO_FARMERS).features] == [*Kind][:3]


@every_language
def test_the_faces_and_the_number_of_the_tokens_are_those_of_the_box(language: str) -> None:
    short = catalogue(language, TITLE.facts.room).name("GR-4", "short")
    numbers = [int(word) for word in "".join(c if c.isdigit() else " " for c in short).split()]
    assert numbers == [MINING_TOKENS, *TOKEN_FACES]


@every_language
def test_what_is_often_got_wrong_stands_on_it(language: str) -> None:
    words, text = catalogue(language, TITLE.facts.room), text_of(html_of(language))
    for key, clauses in shown().data["wrong"].items():
        assert f"{words.name(f'aid-wrong-{key}')} {clauses[0].removeprefix('GR-')}" in text
