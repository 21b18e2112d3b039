"""The player aid of the board game says what the rules say."""

import re
from functools import cache
from itertools import product

import pytest

from printables.carson_city.aid import AidFacts, BuildingShown
from printables.core.aid import AidWish, aid
from rules.carson_city.action_squares import SEQUENCE, WITHOUT_DUELS
from rules.carson_city.board import BUILDINGS, EMPTY, EMPTY_BOARD, HOUSE, IN_THE_BOX, MAP
from rules.carson_city.construction import Construction
from rules.carson_city.personalities import Personality, Side
from rules.carson_city.questions import build, firepower, personality, victory_point_squares
from rules.core.readings import Setup
from rules.core.rulings import Ruling
from scoring.titles import titles
from tests.printables.agreements import ids_on, text_of, unbound
from translations.catalogue import catalogue, languages

TITLE = titles()["carson-city"]
BOOK = TITLE.facts.book
CLAUSES_OF = {
    "might_is_right": range(108, 113),
    "carson_river": range(113, 121),
    "kit_carson": range(121, 125),
}
"""What is on the aid only with a variant."""
ON_THE_AID = [clause.id for clause in BOOK.clauses.values() if "aid" in clause.does]


def setup_of(edition: str = "en", variants: tuple[str, ...] = (), **house_rules: str) -> Setup:
    """What a table agreed on."""
    chosen = {point.replace("_", "-"): reading for point, reading in house_rules.items()}
    return Setup(TITLE.facts, edition, variants, chosen)


@cache
def html_of(language: str, edition: str = "en", variants: tuple[str, ...] = ()) -> str:
    """The aid of a table that chose no readings."""
    return aid(AidWish(TITLE, setup_of(edition, variants), language))


every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_all_personalities_and_buildings_are_named_on_it(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    text = text_of(html_of(language))
    assert all(words.name(each.word) in text for each in Personality)
    assert all(words.name(thing.word) in text for thing in BUILDINGS)


def of_no_variant_but(*variants: str) -> set[str]:
    """The clauses for the aid without those of other variants."""
    others = {f"CC-{n}" for each in CLAUSES_OF.keys() - set(variants) for n in CLAUSES_OF[each]}
    return {clause.removeprefix("CC-") for clause in ON_THE_AID if clause not in others}


@every_language
@pytest.mark.parametrize("edition", TITLE.facts.editions)
def test_with_all_variants_every_clause_of_theirs_is_named_on_it(
    language: str, edition: str
) -> None:
    named = ids_on(html_of(language, edition, TITLE.facts.variants))
    assert of_no_variant_but(*CLAUSES_OF) <= named
    assert {str(n) for clauses in CLAUSES_OF.values() for n in clauses} <= named


@every_language
def test_without_a_variant_nothing_is_said_of_it(language: str) -> None:
    named = ids_on(html_of(language))
    assert of_no_variant_but() <= named
    assert not {str(n) for clauses in CLAUSES_OF.values() for n in clauses} & named
    assert not {"O9", "O10"} & named


@every_language
def test_what_is_chosen_stands_out_with_the_reading_chosen(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    html = aid(AidWish(TITLE, setup_of(CC_O14="next_turn"), language))
    assert f'<b class="chosen">{words.name("aid-CC-O14", "next_turn")}</b>' in unbound(html)
    assert words.name("aid-CC-O14", "same_turn") not in unbound(html)


def shown(edition: str = "en", variants: tuple[str, ...] = (), **house_rules: str) -> AidFacts:
    """The facts of a table's aid."""
    return AidFacts(TITLE, setup_of(edition, variants, **house_rules))


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
    order = [*steps]
    single = [key for key in SEQUENCE if not key.startswith(("build_", "buy_vp_"))]
    assert [key for key in order if key not in {"construction", "points"}] == single
    assert order.index("construction") == order.index("parcel_purchase") + 1
    assert order[-1] == "points"
    peaceful = {step for step, fought in steps.items() if fought == "fact-false"}
    assert peaceful == {*(square.value for square in WITHOUT_DUELS), "kept_buildings"}
    assert [step for step in steps if steps[step] == "aid-attacked-only"] == ["estate_income"]


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
    for who, card in shown().cards.items():
        for side in shown().sides:
            told = personality.answer(personality.Situation(who, side), readings)
            clauses = [reason.clause for reason in told.because if reason.clause != "CC-106"]
            assert list(card[side].clauses) == clauses
            assert card[side].limit == told.facts["cash_limit"]
    assert ([*shown().cards], [*shown().sides]) == ([*Personality], [*Side])


@every_language
def test_the_short_rule_of_a_side_has_the_prices_and_gains_of_the_question(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    for who, side in product(Personality, Side):
        told = personality.answer(personality.Situation(who, side), setup_of().readings())
        clauses = shown().cards[who][side].clauses
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
    assert [row.key for row in shown(variants=TITLE.facts.variants).rows] == [
        *plain[:4],
        "bridges",
        "money",
        "kit_carson",
    ]
