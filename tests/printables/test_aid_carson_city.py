"""The player aid of the board game: it fits its paper, and says what the rules say."""

import logging
import re
from functools import cache

import pytest

from printables.carson_city.aid import EFFECTS, AidFacts, BuildingShown, facts
from printables.core.aid import AidWish, aid
from printables.core.press import Press
from rules.carson_city.action_squares import SEQUENCE, WITHOUT_DUELS
from rules.carson_city.board import BUILDINGS, EMPTY, EMPTY_BOARD, HOUSE, IN_THE_BOX, MAP
from rules.carson_city.construction import Construction
from rules.carson_city.personalities import CASH_LIMITS, Personality, Side
from rules.carson_city.questions import build, firepower, personality, victory_point_squares
from rules.core.readings import Setup
from rules.core.rulings import Ruling
from scoring.titles import titles
from tests.printables.laid_out import (
    SIZES,
    Printed,
    assert_has_two_pages,
    assert_is_filled,
    assert_keeps_off_the_edge,
    assert_nothing_is_tiny,
    assert_nothing_lies_on_another,
    laid_out,
)
from tests.printables.reading import facts_of, structure_of
from translations.catalogue import catalogue, languages

TITLE = titles()["carson-city"]
BOOK = TITLE.facts.book
VARIANTS = TITLE.facts.variants
CLAUSES_OF = {
    "might_is_right": range(108, 113),
    "carson_river": range(113, 121),
    "kit_carson": range(121, 125),
}
"""What is on the aid only with a variant."""
HELPS_OF_THE_PAD = {"CC-119"}
"""Said of a row: one point more than what another row gives."""
ON_THE_AID = [clause.id for clause in BOOK.clauses.values() if "aid" in clause.does]


def setup_of(edition: str = "en", variants: tuple[str, ...] = (), **house_rules: str) -> Setup:
    """What a table agreed on."""
    chosen = {point.replace("_", "-"): reading for point, reading in house_rules.items()}
    return Setup(TITLE.facts, edition, variants, chosen)


def longest(language: str) -> dict[str, str]:
    """For each open point the reading with the longest text."""
    words = catalogue(language, TITLE.facts.room)
    return {
        point.id.replace("-", "_"): max(
            point.readings, key=lambda reading: len(words.name(f"aid-{point.id}", reading))
        )
        for point in BOOK.open_points.values()
    }


@cache
def printed(paper: str, language: str, edition: str, variants: tuple[str, ...] = ()) -> Printed:
    """The aid laid out; with all variants every point is chosen too."""
    chosen = longest(language) if variants == VARIANTS else {}
    setup = setup_of(edition, variants, **chosen)
    return laid_out(aid(AidWish(TITLE, setup, language, paper)), paper)


def everything(paper: str, language: str, edition: str, all_chosen: bool) -> Printed:
    """The aid without anything agreed on, or with all that there is."""
    return printed(paper, language, edition, VARIANTS if all_chosen else ())


every_paper = pytest.mark.parametrize("paper", SIZES)
every_language = pytest.mark.parametrize("language", languages())
every_edition = pytest.mark.parametrize("edition", TITLE.facts.editions)
chosen_or_not = pytest.mark.parametrize("all_chosen", [False, True], ids=["as it is", "chosen"])


@every_paper
@every_language
@every_edition
@chosen_or_not
class TestItFitsItsPaper:
    """Two full pages, whatever is said on them."""

    def test_it_has_two_pages_of_the_size_of_the_paper(
        self, paper: str, language: str, edition: str, all_chosen: bool
    ) -> None:
        assert_has_two_pages(everything(paper, language, edition, all_chosen))

    def test_nothing_is_set_smaller_than_seven_points(
        self, paper: str, language: str, edition: str, all_chosen: bool
    ) -> None:
        assert_nothing_is_tiny(everything(paper, language, edition, all_chosen))

    def test_no_text_comes_near_the_edge_of_the_paper(
        self, paper: str, language: str, edition: str, all_chosen: bool
    ) -> None:
        assert_keeps_off_the_edge(everything(paper, language, edition, all_chosen))

    def test_no_two_lines_of_text_lie_on_each_other(
        self, paper: str, language: str, edition: str, all_chosen: bool
    ) -> None:
        assert_nothing_lies_on_another(everything(paper, language, edition, all_chosen))

    def test_every_page_is_filled(
        self, paper: str, language: str, edition: str, all_chosen: bool
    ) -> None:
        assert_is_filled(everything(paper, language, edition, all_chosen))


@every_paper
@every_language
@pytest.mark.parametrize("variant", VARIANTS)
def test_it_fits_with_each_variant_alone(paper: str, language: str, variant: str) -> None:
    one = printed(paper, language, "it", (variant,))
    assert_has_two_pages(one)
    assert_keeps_off_the_edge(one)
    assert_nothing_lies_on_another(one)


@every_paper
@every_language
@every_edition
def test_the_press_makes_the_same_of_it_and_has_nothing_to_complain_of(
    paper: str,
    language: str,
    edition: str,
    press: Press,
    caplog: pytest.LogCaptureFixture,
) -> None:
    words = catalogue(language, TITLE.facts.room)
    with caplog.at_level(logging.WARNING):
        told = facts_of(press.print(printed(paper, language, edition, VARIANTS).html))
    assert [record.getMessage() for record in caplog.records] == []
    assert (told["Pages"], told["Tagged"]) == ("2", "yes")
    assert told["Title"] == f"{words.name('aid-title')} – {words.name('title')}"


@every_paper
@every_language
def test_taken_out_of_the_file_the_text_is_whole(paper: str, language: str, press: Press) -> None:
    words = catalogue(language, TITLE.facts.room)
    text = " ".join(structure_of(press.print(printed(paper, language, "en").html)).split())
    assert all(words.name(each.word) in text for each in Personality)
    assert all(words.name(thing.word) in text for thing in BUILDINGS)
    headings = ["title", "aid-setup", "aid-one-turn"]
    places = [text.index(f'"{words.name(name)}"') for name in headings]
    assert places == sorted(places)


def ids_on(html: str) -> set[str]:
    """The numbers of the clauses and points that stand in small print."""
    small = re.findall(r'class="ids(?: after)?">(.*?)</span>', html, re.DOTALL)
    return {number for each in small for number in re.findall(r"O?\d+", each)}


def of_no_variant_but(*variants: str) -> set[str]:
    """The clauses for the aid without those of other variants."""
    others = {f"CC-{n}" for each in CLAUSES_OF.keys() - set(variants) for n in CLAUSES_OF[each]}
    return {clause.removeprefix("CC-") for clause in ON_THE_AID if clause not in others}


@every_paper
@every_language
@every_edition
def test_every_clause_for_the_aid_is_named_on_it(paper: str, language: str, edition: str) -> None:
    points = {point.removeprefix("CC-") for point in BOOK.open_points}
    named = ids_on(printed(paper, language, edition, VARIANTS).html)
    assert of_no_variant_but(*VARIANTS) | points <= named
    assert {str(n) for clauses in CLAUSES_OF.values() for n in clauses} <= named


@every_language
def test_without_a_variant_nothing_is_said_of_it(language: str) -> None:
    named = ids_on(printed("a4", language, "en").html)
    assert of_no_variant_but() <= named
    assert not {str(n) for clauses in CLAUSES_OF.values() for n in clauses} & named
    assert not {"O9", "O10"} & named


@every_language
def test_what_is_chosen_stands_out_with_the_reading_chosen(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    html = aid(AidWish(TITLE, setup_of(CC_O14="next_turn"), language))
    assert f"<b>{words.name('aid-CC-O14', 'next_turn')}</b>" in html
    assert words.name("aid-CC-O14", "same_turn") not in html


@every_language
def test_every_reading_is_said_in_few_words(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    for point in BOOK.open_points.values():
        few = [words.name(f"aid-{point.id}", reading) for reading in point.readings]
        assert len(set(few)) == len(few)
        for reading, text in zip(point.readings, few, strict=True):
            assert len(text) < len(words.name(point.id, reading)), point.id


@every_language
def test_a_short_rule_uses_no_number_that_the_whole_rule_has_not(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    for number in ids_on(printed("a4", language, "en", VARIANTS).html):
        clause = f"CC-{number}"
        if clause not in HELPS_OF_THE_PAD and words.has(clause) and _has_short(clause, language):
            whole, short = words.name(clause), words.name(clause, "short")
            assert set(re.findall(r"\d+", short)) <= set(re.findall(r"\d+", whole)), clause
            assert len(short) < len(whole), clause


def _has_short(clause: str, language: str) -> bool:
    try:
        catalogue(language, TITLE.facts.room).name(clause, "short")
    except LookupError:
        return False
    return True


def shown(edition: str = "en", variants: tuple[str, ...] = (), **house_rules: str) -> AidFacts:
    """The facts of a table's aid."""
    return facts(TITLE, setup_of(edition, variants, **house_rules))


def test_the_numbers_of_the_set_up_are_those_of_edition_and_variants() -> None:
    expected = {
        "cash": 15,
        "roads": 1,
        "cowboys": 3,
        "property_tiles": 12,
        "revolvers": 0,
        "mountains": 9,
    }
    assert shown().starting == expected
    assert shown("it").starting["revolvers"] == 1
    assert shown(CC_O1="one").starting["revolvers"] == 1
    assert shown(variants=("carson_river",)).starting["mountains"] == 6


def test_with_duel_tiles_the_cash_depends_on_them() -> None:
    might = shown(variants=("might_is_right",))
    assert "cash" not in might.starting
    assert might.starting["duel_tiles"] == 6
    assert might.tile_sums == {3: 45, 4: 60, 5: 75}


def test_the_actions_come_in_the_sequence_of_the_board_and_say_where_no_duel_is_fought() -> None:
    steps = shown().steps
    order = [step.key for step in steps]
    single = [key for key in SEQUENCE if not key.startswith(("build_", "buy_vp_"))]
    assert [key for key in order if key not in {"construction", "points"}] == single
    assert order.index("construction") == order.index("parcel_purchase") + 1
    assert order[-1] == "points"
    peaceful = {step.key for step in steps if step.knows_duels is False}
    assert peaceful == {square.value for square in WITHOUT_DUELS}


def ruling_on(each: BuildingShown, **house_rules: str) -> Ruling:
    """What the question says of this building on an own parcel that no road reaches."""
    situation = Construction(
        board=EMPTY_BOARD.changed(MAP.square(3, 3), EMPTY, 1),
        seat=1,
        building=each.thing,
        parcel=MAP.square(3, 3),
    )
    return build.answer(situation, setup_of(**house_rules).readings())


@pytest.mark.parametrize("reading", ["house", "no_house"])
def test_the_table_of_buildings_agrees_with_the_question(reading: str) -> None:
    house_rules = {"CC_O2": reading, "CC_O3": reading}
    for each in shown(**house_rules).buildings:
        if each.thing is HOUSE:
            continue
        ruling = ruling_on(each, **house_rules)
        because = {reason.clause for reason in ruling.because}
        assert ruling.facts["house_needed"] == each.brings_house, each
        assert ("CC-49" in because) == each.needs_road, each


def test_buildings_have_the_revolvers_that_the_question_counts() -> None:
    readings = setup_of().readings()
    for each in shown().buildings:
        kind = f"{each.thing.key}s"
        counts = {kind: 1} if kind in {"ranches", "mines", "prisons"} else {}
        counts = {"ranches": 1} if each.thing.key == "ranch" else counts
        told = firepower.answer(firepower.Situation(cowboys=0, **counts), readings).facts
        assert told["revolvers"] == each.revolvers, each.thing.key


def test_houses_and_what_counts_as_one() -> None:
    counted = {each.thing.key: each.houses for each in shown().buildings if each.houses}
    assert counted == {"ranch": 1, "hotel": 2, "church": 1, "house": 1}
    assert {each.thing: each.in_the_box for each in shown().buildings} == {
        thing: IN_THE_BOX[thing] for thing in (*BUILDINGS, HOUSE)
    }


def test_each_side_of_a_personality_has_the_limit_and_the_clauses_of_the_question() -> None:
    readings = setup_of().readings()
    for each in shown().personalities:
        for side in each.sides:
            told = personality.answer(personality.Situation(each.personality, side.side), readings)
            clauses = [reason.clause for reason in told.because if reason.clause != "CC-106"]
            assert list(side.clauses) == clauses
            assert side.limit == told.facts["cash_limit"]
            assert side.limit == CASH_LIMITS[side.side][each.personality]
    assert len(EFFECTS) == len(Personality) * len(Side)


@every_language
def test_the_short_rule_of_a_side_has_the_prices_and_gains_of_the_question(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    for (who, side), clauses in EFFECTS.items():
        told = personality.answer(personality.Situation(who, side), setup_of().readings())
        text = " ".join(words.name(clause, "short") for clause in clauses)
        options = told.facts["options"]
        assert isinstance(options, list)
        prices = {str(option["pay"]) for option in options if option["pay"]}  # type: ignore[index,call-overload]
        assert prices <= set(re.findall(r"\d+", text)), (who, side)


def test_the_squares_for_sale_are_those_of_the_question() -> None:
    readings = setup_of().readings()
    for turn, prices in shown().turns.items():
        situation = victory_point_squares.Situation(turn)
        assert victory_point_squares.answer(situation, readings).facts["open"] == prices


def test_the_rows_at_the_end_are_those_of_the_pad() -> None:
    plain = ["cash_limit", "buildings", "houses", "mountains", "money"]
    assert [row.key for row in shown().rows] == plain
    assert [row.key for row in shown(variants=VARIANTS).rows] == [
        *plain[:4],
        "bridges",
        "money",
        "kit_carson",
    ]


def test_type_is_as_large_as_the_text_allows() -> None:
    assert AidFacts.type_size("a5", "a" * 4000, "b" * 3000) > AidFacts.type_size(
        "a5", "a" * 4400, "b" * 3000
    )
    assert AidFacts.type_size("a5", "a" * 40_000, "b") == 7
