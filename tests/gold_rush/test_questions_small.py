"""Mining, tokens, cities, turns, set-up and the parts of a tile: what is answered and refused."""

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.gold_rush.questions.turn import allowed_after
from rules.gold_rush.steps import SECOND_STEP, Step
from tests.gold_rush.asking import answer_to, refused_at

Body = dict[str, Any]


def facts_of(client: FlaskClient, question: str, body: Body) -> Body:
    """The facts of a ruling."""
    facts: Body = answer_to(client, question, body)["facts"]
    return facts


def clauses_of(ruling: Body) -> set[str]:
    """The clauses that a ruling rests on."""
    return {reason["clause"] for reason in ruling["because"]}


PILE: Body = {"tent_there": True, "tokens_left": 2}
TIED: Body = {"players": 4, "current": 2, "tied": [0, 1], "tokens": 3}
TURN: Body = {"done": ["place"], "completed": True, "next": "tent"}
LOOP: Body = {"rails": 2, "completed": True}
LINE: Body = {"rails": 1, "completed": True}
OPEN: Body = {"rails": 1, "completed": False}
MINING: dict[str, tuple[Body, set[str], bool]] = {
    "with a tent and a token": ({}, set(), False),
    "with nothing done yet": ({"already_done": None}, set(), False),
    "without a tent": ({"tent_there": False}, {"GR-30"}, True),
    "without a token": ({"tokens_left": 0}, {"GR-30"}, False),
    "without either": ({"tent_there": False, "tokens_left": 0}, {"GR-30"}, False),
    "after a cowboy": ({"already_done": "cowboy"}, {"GR-14"}, False),
    "after pitching the tent there": ({"already_done": "tent"}, {"GR-14"}, False),
    "after mining, elsewhere": (
        {"already_done": "mine", "tent_there": False},
        {"GR-14", "GR-30"},
        False,
    ),
}


@pytest.mark.parametrize(("change", "hindered", "helped"), MINING.values(), ids=MINING.keys())
def test_a_token_is_mined(
    client: FlaskClient, change: Body, hindered: set[str], helped: bool
) -> None:
    body = {**PILE, **change}
    ruling = answer_to(client, "mine", body)
    assert ruling["verdict"] == ("no" if hindered else "yes")
    assert ruling["facts"] == {"tokens_left_after": body["tokens_left"] - (not hindered)}
    assert clauses_of(ruling) == (hindered or {"GR-30", "GR-32"})
    assert bool(ruling["remedies"]) == helped


@pytest.mark.parametrize("already_done", ["cowboy", "tent", "mine"])
def test_the_reason_names_what_was_done_already(client: FlaskClient, already_done: str) -> None:
    said = {
        answer_to(client, "mine", {**PILE, "already_done": each})["because"][0]["says"]
        for each in ("cowboy", "tent", "mine")
    }
    assert len(said) == len({"cowboy", "tent", "mine"})
    assert answer_to(client, "mine", {**PILE, "already_done": already_done})["verdict"] == "no"


DRAWN: dict[str, tuple[Body, list[int], dict[str, int]]] = {
    "the next of the tied begins where the current player is none": (
        {},
        [0, 1, 0],
        {"0": 2, "1": 1},
    ),
    "the current player begins where tied": ({"current": 1}, [1, 0, 1], {"0": 1, "1": 2}),
    "the order in which they are named does not matter": (
        {"current": 3, "tied": [2, 0, 3], "tokens": 4},
        [3, 0, 2, 3],
        {"0": 1, "2": 1, "3": 2},
    ),
    "one alone takes all": ({"tied": [3]}, [3, 3, 3], {"3": 3}),
    "nobody draws from an empty pile": ({"tokens": 0}, [], {"0": 0, "1": 0}),
    "with too few tokens the last go without": (
        {"players": 5, "tied": [4, 3, 2, 1, 0], "tokens": 2},
        [2, 3],
        {"0": 0, "1": 0, "2": 1, "3": 1, "4": 0},
    ),
}


@pytest.mark.parametrize(("change", "order", "counts"), DRAWN.values(), ids=DRAWN.keys())
def test_tokens_are_drawn(
    client: FlaskClient, change: Body, order: list[int], counts: dict[str, int]
) -> None:
    ruling = answer_to(client, "split_tokens", {**TIED, **change})
    assert ruling["verdict"] == "answer"
    nothing_over = {"left_over": 0, "left_over_goes_to": None}
    assert ruling["facts"] == {"order": order, "counts": counts, **nothing_over}
    assert ruling["depends_on"] == []
    assert clauses_of(ruling) == {"GR-40" if len(counts) == 1 else "GR-41"}


@pytest.mark.parametrize("chosen", [None, "nobody", "back_to_supply"])
def test_what_nobody_may_draw_goes_where_the_table_reads_it(
    client: FlaskClient, chosen: str | None
) -> None:
    rules = {"house_rules": {"GR-O5": chosen}} if chosen else {}
    ruling = answer_to(client, "split_tokens", {**TIED, "tied": [], **rules})
    assert ruling["facts"]["left_over"] == TIED["tokens"]
    assert ruling["facts"]["left_over_goes_to"] == (chosen or "nobody")
    (entry,) = ruling["depends_on"]
    assert (entry["open_point"], entry["reading"]) == ("GR-O5", chosen or "nobody")
    assert answer_to(client, "split_tokens", {**TIED, "tied": [], "tokens": 0})["depends_on"] == []


CITIES: dict[str, tuple[list[Body], tuple[bool, int, int, int]]] = {
    "three lines, all complete": ([LINE] * 3, (True, 3, 9, 9)),
    "four lines, all complete": ([LINE] * 4, (True, 4, 12, 12)),
    "a loop and a line": ([LOOP, LINE], (True, 2, 6, 6)),
    "two loops": ([LOOP, LOOP], (True, 2, 6, 6)),
    "a loop and an open line": ([LOOP, OPEN], (False, 1, 0, 3)),
    "one of four still open": ([LINE, LINE, OPEN, LINE], (False, 3, 0, 9)),
    "all open": ([OPEN] * 3, (False, 0, 0, 0)),
}


@pytest.mark.parametrize(("railroads", "expected"), CITIES.values(), ids=CITIES.keys())
def test_a_city_pays(
    client: FlaskClient, railroads: list[Body], expected: tuple[bool, int, int, int]
) -> None:
    ruling = answer_to(client, "city", {"railroads": railroads})
    completed, completed_railroads, now, at_end = expected
    assert ruling["facts"] == {
        "completed": completed,
        "railroads": len(railroads),
        "completed_railroads": completed_railroads,
        "points_now": now,
        "points_at_end": at_end,
    }
    pays = {"GR-44"} if completed else {"GR-55"}
    assert clauses_of(ruling) == {"GR-43"} | pays | ({"GR-44"} if LOOP in railroads else set())


def possible_turns(*, completed: bool) -> list[tuple[Step, ...]]:
    """Every beginning of a turn, by the rulebook's steps in their order."""
    closing = (Step.SCORE, Step.END) if completed else (Step.END,)
    bodies = [(Step.PLACE,), *((Step.PLACE, second) for second in SECOND_STEP)]
    endings = [closing[:count] for count in range(len(closing) + 1)]
    return [(), *((*body, *ending) for body in bodies for ending in endings)]


@pytest.mark.parametrize("completed", [False, True])
def test_a_step_is_allowed_where_a_turn_may_go_on_with_it(
    client: FlaskClient, completed: bool
) -> None:
    turns = set(possible_turns(completed=completed))
    for done in turns:
        allowed = [step.value for step in Step if (*done, step) in turns]
        for step in Step:
            body = {"done": [*done], "completed": completed, "next": step.value}
            ruling = answer_to(client, "turn", body)
            assert ruling["facts"] == {"allowed_next": allowed}
            assert ruling["verdict"] == ("yes" if step.value in allowed else "no")
            if step.value not in allowed:
                second_again = step in SECOND_STEP and set(done) & set(SECOND_STEP)
                assert clauses_of(ruling) == {"GR-14" if second_again else "GR-13"}
                assert bool(ruling["remedies"]) == bool(allowed)


@pytest.mark.parametrize("completed", [False, True])
def test_what_could_not_have_been_done_is_refused(client: FlaskClient, completed: bool) -> None:
    turns = set(possible_turns(completed=completed))
    for done in turns:
        for step in Step:
            if (*done, step) not in turns:
                body = {"done": [*done, step], "completed": completed, "next": "end"}
                assert refused_at(client, "turn", body) == {"done"}, body


def test_nothing_is_allowed_after_the_end() -> None:
    assert allowed_after((Step.PLACE, Step.END), completed=False) == ()


HINTS: dict[str, tuple[Body, set[str]]] = {
    "a cowboy who comes home at once": ({"next": "cowboy"}, {"GR-13", "GR-14", "GR-47"}),
    "a token before scoring": ({"next": "mine"}, {"GR-13", "GR-14", "GR-32"}),
    "a tent": ({}, {"GR-13", "GR-14"}),
    "a cowboy where nothing was completed": (
        {"next": "cowboy", "completed": False},
        {"GR-13", "GR-14"},
    ),
    "scoring without more": ({"next": "score"}, {"GR-13"}),
}


@pytest.mark.parametrize(("change", "clauses"), HINTS.values(), ids=HINTS.keys())
def test_a_yes_names_what_it_rests_on(client: FlaskClient, change: Body, clauses: set[str]) -> None:
    ruling = answer_to(client, "turn", {**TURN, **change})
    assert ruling["verdict"] == "yes"
    assert clauses_of(ruling) == clauses


LEFT_OUT: dict[str, tuple[Body, str, str, set[str]]] = {
    "a tile that fits": ({"fits": True, "tiles_left": 5}, "no", "place_it", {"GR-18"}),
    "the last tile, which fits": ({"fits": True, "tiles_left": 0}, "no", "place_it", {"GR-18"}),
    "a tile that fits nowhere": (
        {"fits": False, "tiles_left": 1},
        "yes",
        "draw_again",
        {"GR-18"},
    ),
    "the last tile, which fits nowhere": (
        {"fits": False, "tiles_left": 0},
        "yes",
        "game_ends",
        {"GR-18", "GR-51"},
    ),
    "the same where the table goes on without": (
        {"fits": False, "tiles_left": 0, "house_rules": {"GR-O3": "still_acts"}},
        "yes",
        "act_without_tile",
        {"GR-18", "GR-51"},
    ),
}


@pytest.mark.parametrize(
    ("body", "verdict", "then", "clauses"), LEFT_OUT.values(), ids=LEFT_OUT.keys()
)
def test_a_tile_leaves_the_game(
    client: FlaskClient, body: Body, verdict: str, then: str, clauses: set[str]
) -> None:
    ruling = answer_to(client, "unplaceable", body)
    assert (ruling["verdict"], ruling["facts"]) == (verdict, {"then": then})
    assert clauses_of(ruling) == clauses
    points = [entry["open_point"] for entry in ruling["depends_on"]]
    assert points == (["GR-O3"] if "GR-51" in clauses else [])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_draws_nearly_as_often(client: FlaskClient, players: int) -> None:
    facts = facts_of(client, "setup", {"players": players})
    turns = facts["turns_by_seat"]
    assert (len(turns), sum(turns)) == (players, 71)
    assert turns == sorted(turns, reverse=True)
    assert turns[0] - turns[-1] <= 1
    assert facts["markers_on_zero"] + facts["unused_colours"] == 5
    assert facts["tokens_in_supply"] + facts["start_tokens"] == 63


def test_only_the_variant_does_without_farmers(client: FlaskClient) -> None:
    with_farmers = answer_to(client, "setup", {"players": 3})
    without = answer_to(client, "setup", {"players": 3, "variants": ["no_farmers"]})
    assert with_farmers["facts"] == {**without["facts"], "farmers": True}
    assert not without["facts"]["farmers"]
    assert clauses_of(without) - clauses_of(with_farmers) == {"GR-25"}


MARKERS: dict[str, tuple[Body, tuple[int, int, int, bool, bool]]] = {
    "at the start": ({"points": 0}, (0, 0, 0, False, False)),
    "on the last space": ({"points": 45, "add": 4}, (49, 49, 0, False, False)),
    "from the last space on": ({"points": 49, "add": 2}, (51, 1, 1, True, True)),
    "at the end of the first lap": ({"points": 50}, (50, 0, 1, True, True)),
    "just before a hundred": ({"points": 99}, (99, 49, 1, True, True)),
    "at a hundred": ({"points": 60, "add": 40}, (100, 0, 2, True, False)),
    "on the third lap": ({"points": 151}, (151, 1, 3, True, True)),
    "on the fourth lap": ({"points": 210}, (210, 10, 4, True, False)),
    "as far as it goes": ({"points": 999, "add": 999}, (1998, 48, 39, True, True)),
}


@pytest.mark.parametrize(("body", "expected"), MARKERS.values(), ids=MARKERS.keys())
def test_the_marker_goes(
    client: FlaskClient, body: Body, expected: tuple[int, int, int, bool, bool]
) -> None:
    points, space, laps, flat, standing_up = expected
    for reading, lying in {"stays_flat": flat, "stands_up": standing_up}.items():
        ruling = answer_to(client, "score_track", {**body, "house_rules": {"GR-O7": reading}})
        facts = {"points": points, "space": space, "laps": laps, "lying": lying}
        assert ruling["facts"] == facts
        named = [entry["open_point"] for entry in ruling["depends_on"]]
        assert named == ([] if flat == standing_up else ["GR-O7"])
    assert facts_of(client, "score_track", body)["lying"] == flat


TOKENS: dict[str, tuple[Body, dict[str, int], int, int]] = {
    "two nuggets": ({"tile": "mmpp ^2"}, {"mountain@n": 2}, 2, 2),
    "a mountain in the middle": ({"tile": "pppp ^3"}, {"mountain@mid": 3}, 3, 3),
    "two mountains, one of them bare": (
        {"tile": "MPMP N^0 s^4"},
        {"mountain@n": 0, "mountain@s": 4},
        4,
        4,
    ),
    "no mountain at all": ({"tile": "prpr"}, {}, 0, 0),
    "just enough in the supply": ({"tile": "mmpp ^2", "supply": 2}, {"mountain@n": 2}, 2, 2),
    "too few in the supply": ({"tile": "mmpp ^5", "supply": 2}, {"mountain@n": 5}, 2, 5),
    "nothing in the supply": ({"tile": "mmpp ^1", "supply": 0}, {"mountain@n": 1}, 0, 1),
}


@pytest.mark.parametrize(
    ("body", "by_mountain", "left", "substituted"), TOKENS.values(), ids=TOKENS.keys()
)
def test_tokens_come_with_a_tile(
    client: FlaskClient, body: Body, by_mountain: dict[str, int], left: int, substituted: int
) -> None:
    for reading, placed in {"as_many_as_left": left, "substitute": substituted}.items():
        ruling = answer_to(client, "tokens", {**body, "house_rules": {"GR-O4": reading}})
        needed = sum(by_mountain.values())
        assert ruling["facts"] == {"needed": needed, "placed": placed, "by_mountain": by_mountain}
        named = [entry["open_point"] for entry in ruling["depends_on"]]
        assert named == ([] if left == substituted else ["GR-O4"])
        assert clauses_of(ruling) == {"GR-19"}
    assert facts_of(client, "tokens", body)["placed"] == left


def test_a_tile_is_taken_apart_as_it_lies(client: FlaskClient) -> None:
    ruling = answer_to(client, "tile_parts", {"tile": "mrmp n^1 s^2 e-ms* h@wn", "turned": 1})
    assert ruling["verdict"] == "answer"
    assert ruling["facts"] == {
        "canonical": "pmrm s-mw* e^1 w^2 h@nw",
        "edges": "pmrm",
        "city": False,
        "places": ["railroad@s", "mountain@e", "mountain@w", "prairie@nw", "prairie@sw"],
        "tracks": [{"ends": ["s", "mw"], "locomotives": 1}],
        "mountains": [{"edges": ["e"], "nuggets": 1}, {"edges": ["w"], "nuggets": 2}],
        "prairies": [
            {"halves": ["nw", "ne", "se"], "tipis": 0, "horses": 1},
            {"halves": ["sw"], "tipis": 0, "horses": 0},
        ],
    }
    assert clauses_of(ruling) == {"GR-49", "GR-19"}


ENDS: dict[str, tuple[str, list[list[str]]]] = {
    "from edge to edge": ("prpr", [["e", "w"]]),
    "at a halt": ("rppp", [["n", "x"]]),
    "at the junction": ("rrrp", [["n", "j"], ["e", "j"], ["s", "j"]]),
    "in the city": ("rprr city", [["n", "c"], ["s", "c"], ["w", "c"]]),
    "in the one mountain": ("rpmp ^2", [["n", "m"]]),
    "in a mountain in the middle": ("rppp ^1", [["n", "m"]]),
}


@pytest.mark.parametrize(("tile", "ends"), ENDS.values(), ids=ENDS.keys())
def test_tracks_end(client: FlaskClient, tile: str, ends: list[list[str]]) -> None:
    facts = facts_of(client, "tile_parts", {"tile": tile})
    assert [track["ends"] for track in facts["tracks"]] == ends
    assert facts["city"] == ("city" in tile) == ("city" in facts["places"])


def test_a_mountain_in_the_middle_has_no_edges(client: FlaskClient) -> None:
    facts = facts_of(client, "tile_parts", {"tile": "pppp ^1", "turned": 3})
    assert facts["mountains"] == [{"edges": [], "nuggets": 1}]
    assert facts["places"] == ["mountain@mid", "prairie@nw"]


def test_four_turns_bring_every_part_back(client: FlaskClient) -> None:
    tile = "mrpr e-w* n^1 h@es"
    for _ in range(4):
        tile = facts_of(client, "tile_parts", {"tile": tile, "turned": 1})["canonical"]
    assert tile == "mrpr e-w* n^1 h@es"


REFUSED: dict[str, tuple[str, Body, set[str]]] = {
    "nothing is said of a pile": ("mine", {}, {"tent_there", "tokens_left"}),
    "64 tokens on a pile": ("mine", {**PILE, "tokens_left": 64}, {"tokens_left"}),
    "less than no tokens": ("mine", {**PILE, "tokens_left": -1}, {"tokens_left"}),
    "a tent as a number": ("mine", {**PILE, "tent_there": 1}, {"tent_there"}),
    "laying is no second step": ("mine", {**PILE, "already_done": "place"}, {"already_done"}),
    "a truth value is no step": ("mine", {**PILE, "already_done": False}, {"already_done"}),
    "nothing is said of a split": (
        "split_tokens",
        {},
        {"players", "current", "tied", "tokens"},
    ),
    "a current seat beyond the table": ("split_tokens", {**TIED, "current": 4}, {"current"}),
    "a tied seat beyond the table": (
        "split_tokens",
        {**TIED, "players": 2, "tied": [0, 3, 1], "current": 2},
        {"current", "tied.1"},
    ),
    "a seat that no table has": ("split_tokens", {**TIED, "tied": [5]}, {"tied.0"}),
    "somebody tied with himself": ("split_tokens", {**TIED, "tied": [1, 0, 1]}, {"tied.2"}),
    "six players": ("split_tokens", {**TIED, "players": 6}, {"players"}),
    "more tokens than there are": ("split_tokens", {**TIED, "tokens": 64}, {"tokens"}),
    "no railroads are named": ("city", {}, {"railroads"}),
    "a city without railroads": ("city", {"railroads": []}, {"railroads"}),
    "a city with two rails": ("city", {"railroads": [LOOP]}, {"railroads"}),
    "a city with five rails": ("city", {"railroads": [LOOP, LOOP, LINE]}, {"railroads"}),
    "a loop that is not complete": (
        "city",
        {"railroads": [LINE, {**LOOP, "completed": False}]},
        {"railroads.1.completed"},
    ),
    "too many rails and a loop that is not complete": (
        "city",
        {"railroads": [{**LOOP, "completed": False}, LOOP, LINE]},
        {"railroads", "railroads.0.completed"},
    ),
    "a railroad with three rails at the city": (
        "city",
        {"railroads": [{**LINE, "rails": 3}, {"rails": 1}, 1]},
        {"railroads.0.rails", "railroads.1.completed", "railroads.2"},
    ),
    "nothing is said of a turn": ("turn", {}, {"done", "completed", "next"}),
    "an unknown step": ("turn", {**TURN, "done": ["place", "rest"]}, {"done.1"}),
    "an unknown next step": ("turn", {**TURN, "next": None}, {"next"}),
    "a step that was not possible": ("turn", {**TURN, "done": ["cowboy"]}, {"done"}),
    "scoring what was not completed": (
        "turn",
        {**TURN, "completed": False, "done": ["place", "score"]},
        {"done"},
    ),
    "nothing is said of a tile": ("unplaceable", {}, {"fits", "tiles_left"}),
    "72 tiles besides this one": (
        "unplaceable",
        {"fits": True, "tiles_left": 72},
        {"tiles_left"},
    ),
    "one alone": ("setup", {"players": 1}, {"players"}),
    "an unknown variant": ("setup", {"players": 3, "variants": ["x"]}, {"variants.0"}),
    "an unknown reading": (
        "setup",
        {"players": 3, "house_rules": {"GR-O3": "x"}},
        {"house_rules.GR-O3"},
    ),
    "a thousand points": ("score_track", {"points": 1000, "add": 1000}, {"points", "add"}),
    "points as a text": ("score_track", {"points": "3"}, {"points"}),
    "no tile": ("tokens", {"supply": 64}, {"tile", "supply"}),
    "a tile that cannot be read": ("tokens", {"tile": "ppp"}, {"tile"}),
    "four quarter turns": ("tile_parts", {"tile": "pppp", "turned": 4}, {"turned"}),
    "a tile with crossing tracks": ("tile_parts", {"tile": "rrrr n-s e-w"}, {"tile"}),
    "a field that is not there": ("tile_parts", {"tile": "pppp", "supply": 1}, {"supply"}),
}


@pytest.mark.parametrize(("question", "body", "paths"), REFUSED.values(), ids=REFUSED.keys())
def test_it_is_refused(client: FlaskClient, question: str, body: Body, paths: set[str]) -> None:
    assert refused_at(client, question, body) == paths


SURE = re.compile('class="answer verdict-(yes|no|open|answer)')
TWO_RAILROADS = "railroads.0.rails=2&railroads.0.completed=on&railroads.1.rails=1"
ANSWERED: dict[str, tuple[str, str, str]] = {
    "nothing is done yet": ("turn", "done=-&completed=false&next=place", "yes"),
    "nothing lies on the other sides": (
        "tile",
        "tile=rprp+n-s&neighbours.n=r&neighbours.e=-&neighbours.s=-&neighbours.w=-",
        "yes",
    ),
    "nothing lies on any side": (
        "tile",
        "tile=rprp+n-s&neighbours.n=-&neighbours.e=-&neighbours.s=-&neighbours.w=-",
        "no",
    ),
    "nobody is on a feature": (
        "feature",
        "feature.kind=mountain&feature.nuggets=5&feature.completed=true&feature.cowboys=-",
        "answer",
    ),
    "the tent is elsewhere": ("mine", "tokens_left=2&tent_there=false&already_done=-", "no"),
    "the tile fits nowhere": ("unplaceable", "tiles_left=4&fits=false", "yes"),
    "nobody is on the mountain": ("split_tokens", "players=3&current=1&tied=-&tokens=2", "answer"),
    "one railroad is not complete": (
        "city",
        f"{TWO_RAILROADS}&railroads.1.completed=false",
        "answer",
    ),
}
LEFT_BLANK: dict[str, tuple[str, str]] = {
    "whether something was completed": ("turn", "done.0=place&next=score"),
    "where the tent is": ("mine", "tokens_left=2&already_done=-"),
    "whether the tile fits": ("unplaceable", "tiles_left=4"),
    "who has the majority": ("split_tokens", "players=3&current=1&tied=&tokens=2"),
    "whether a railroad is complete": ("city", TWO_RAILROADS),
    "whether a piece is vacant": ("tent", "mountain_completed=false&already_done=-"),
    "what touches a tile": ("tile", "tile=prpr"),
    "what lies on another side of it": ("tile", "tile=rprp+n-s&neighbours.n=r"),
    "what was done in a turn": ("turn", "completed=false&next=place"),
    "the points that come on top": ("score_track", "points=48"),
    "the cowboys on a mountain": (
        "feature",
        "feature.kind=mountain&feature.nuggets=5&feature.completed=true",
    ),
}


@pytest.mark.parametrize(("question", "typed", "verdict"), ANSWERED.values(), ids=ANSWERED.keys())
def test_on_a_page_it_is_said_what_is_not_so(
    client: FlaskClient, question: str, typed: str, verdict: str
) -> None:
    page = client.get(f"/gold-rush/ask/{question}?{typed}").get_data(as_text=True)
    assert f'class="answer verdict-{verdict}"' in page


@pytest.mark.parametrize(("question", "typed"), LEFT_BLANK.values(), ids=LEFT_BLANK.keys())
def test_what_is_left_blank_on_a_page_is_asked_and_not_taken_as_a_no(
    client: FlaskClient, question: str, typed: str
) -> None:
    page = client.get(f"/gold-rush/ask/{question}?{typed}").get_data(as_text=True)
    assert not SURE.search(page)


@pytest.mark.parametrize("question", ["turn", "mine", "unplaceable", "split_tokens", "city"])
def test_a_page_that_nobody_filled_in_answers_nothing(client: FlaskClient, question: str) -> None:
    page = client.get(f"/gold-rush/ask/{question}").get_data(as_text=True)
    assert 'class="answer verdict-' not in page
    assert 'role="alert"' not in page
