"""Scores and rulings at the command line: what it prints, what it refuses, how it ends."""

import json
from pathlib import Path

import pytest
from click.testing import Result
from flask.testing import FlaskClient

from rules.carson_city_cards import TITLE
from tests.examples import Case, name_of, read_cases
from tests.house.conftest import HOUSE, Run

SLUG = TITLE.slug
CONTRACT = read_cases(HOUSE / "tests" / TITLE.room / "contract.json")
TABLE = {
    "partial": True,
    "seats": [
        {"name": "Jürgen 🤠", "city": "hb.i/tl.i", "characters": ["editor", "doctor"]},
        {"name": "李", "virtual": True, "appeal": 12},
    ],
}
PAD = """\
                                                Jürgen 🤠   李
Ranches                                                0   0
Mines                                                  0   0
Drugstores (adjacent Houses)                           0   0
Banks (adjacent Houses)                                5   0
Saloons (adjacent Houses)                              0   0
General Stores and City Hall (adjacent Houses)         0   0
Ranches in the city (Drugstore, Blacksmith)            0   0
Mines in the city (Bank, Blacksmith)                   2   0
Houses in the city (Church, General Store)             0   0
Hotels                                                 3   0
City Hall (buildings)                                  0   0
Outlaws                                                0   0
Characters                                            11   0
Appeal (virtual player)                                0  12
Total                                                 21  12
Rank                                                   1   2

Winner: Jürgen 🤠
Depends on CCC-O10 (read as both_count)
  under arrow_only: Jürgen 🤠 20, 李 12
"""


def refused(result: Result) -> str:
    """The sentences of a command that was refused, which says nothing else."""
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def test_a_score_comes_as_the_pad_with_what_there_is_to_say_below(run: Run) -> None:
    result = run("score", SLUG, "-", body=TABLE)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == PAD


def test_a_ruling_comes_with_verdict_reasons_and_facts(run: Run) -> None:
    result = run("ask", SLUG, "auction_card", "-", body={"card": 7, "played": [9, 7]})
    verdict, reason, *more = result.stdout.splitlines()
    assert verdict == "NO"
    assert reason.startswith("CCC-18: ")
    assert "left: [1, 2, 3, 4, 5, 6, 8]" in more


def test_an_open_verdict_names_both_readings(run: Run) -> None:
    result = run("ask", SLUG, "paperboy", "-", body={"moment": "when_taken"})
    assert result.exit_code == 0
    assert "CCC-O6" in result.stdout
    assert "  under at_game_end: NO\n  under at_once: YES\n" in result.stdout


TIED = {
    "seats": [{"name": name, "victory_points": 9, "order": n} for n, name in ((2, "A"), (1, "B"))]
}


def test_what_a_reading_lacks_and_what_breaks_a_tie_stand_below_the_pad(run: Run) -> None:
    lines = run("score", "carson-city", "-", body=TIED).stdout.splitlines()
    assert any(line.endswith("(CC-73)") for line in lines)
    (needs,) = [line for line in lines if line.startswith("  under personality_track: ")]
    assert needs.endswith("seats.0.personality, seats.1.personality")


def test_what_is_odd_about_a_question_stands_below_the_ruling(run: Run) -> None:
    body = {"map": [{"at": [0, 0], "tile": "rppp"}], "at": [0, 0], "on": "railroad@n"}
    lines = run("ask", "gold-rush", "feature", "-", body=body).stdout.splitlines()
    assert any(line.startswith("Note at map.0.tile: ") for line in lines)


@pytest.mark.parametrize("case", CONTRACT, ids=name_of)
def test_the_json_is_that_of_the_api(run: Run, client: FlaskClient, case: Case) -> None:
    answer = client.post(f"/api/v1/{SLUG}/{case['post']}", json=case["body"]).get_json()
    result = run(*command_for(case), "--json", body=case["body"])
    if "status" in case["expect"]:
        assert all(f"{path}: " in refused(result) for path in answer["errors"])
    else:
        assert json.loads(result.stdout) == answer
        assert result.exit_code == (1 if answer.get("verdict") == "no" else 0)


def command_for(case: Case) -> list[str]:
    what, _, question = case["post"].partition("/")
    return [what, SLUG, *([question] if question else []), "-"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        pytest.param({"card": 5}, 0, id="yes"),
        pytest.param({"card": 10}, 1, id="no"),
        pytest.param({"card": 12}, 2, id="no such card"),
    ],
)
def test_the_exit_status_tells_the_verdict(run: Run, body: dict[str, int], status: int) -> None:
    assert run("ask", SLUG, "auction_card", "-", body=body).exit_code == status
    assert run("ask", SLUG, "auction_card", "-", "--json", body=body).exit_code == status


def test_a_file_is_read_as_well_as_standard_input(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(TABLE, ensure_ascii=False), "utf-8")
    assert run("score", SLUG, str(file)).stdout == PAD


def test_every_fault_is_told_on_standard_error_at_its_path(run: Run) -> None:
    table = {"edition": "fr", "seats": [{"city": "x"}, {"city": "", "characters": ["barber"]}]}
    lines = refused(run("score", SLUG, "-", body=table)).splitlines()
    assert {line.split(": ", 1)[0] for line in lines} == {
        "edition",
        "seats.0.city",
        "seats.1.characters.0",
    }
    assert all(line.endswith(".") for line in lines)


@pytest.mark.parametrize(
    ("arguments", "text", "named"),
    [
        pytest.param(["score", "poker", "-"], "{}", SLUG, id="no such title"),
        pytest.param(["ask", "poker", "setup", "-"], "{}", SLUG, id="no such title to ask about"),
        pytest.param(["ask", SLUG, "bluff", "-"], "{}", "placement", id="no such question"),
        pytest.param(["score", SLUG, "/nothing.json"], "", "/nothing.json", id="no such file"),
        pytest.param(["score", SLUG, "/"], "", "/", id="a folder"),
        pytest.param(["score", SLUG, "-"], "", "JSON", id="nothing"),
        pytest.param(["score", SLUG, "-"], "{", "JSON", id="half an object"),
        pytest.param(["score", SLUG, "-"], "[" * 100_000, "JSON", id="too many brackets"),
        pytest.param(["score", SLUG, "-"], "9" * 10_000, "JSON", id="a number without end"),
        pytest.param(["score", SLUG, "-"], "NaN", "JSON", id="NaN"),
        pytest.param(["score", SLUG, "-"], "[]", "body: ", id="a list"),
        pytest.param(["score", SLUG], "", "FILE", id="no file"),
        pytest.param(["score"], "", "TITLE", id="nothing but the command"),
        pytest.param(["score", SLUG, "-", "--lang", "fr"], "{}", "de", id="no such language"),
    ],
)
def test_what_cannot_be_done_is_told_with_what_can(
    run: Run, arguments: list[str], text: str, named: str
) -> None:
    assert named in refused(run(*arguments, text=text)).splitlines()[-1]


def test_a_file_that_is_no_text_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "table.json").write_bytes(b'{"seats": "\xff"}')
    assert "table.json" in refused(run("score", SLUG, str(tmp_path / "table.json")))


def test_a_refusal_calls_those_by_name_whom_the_file_names(run: Run) -> None:
    four = {"kind": "mountain", "nuggets": 1, "cowboys": {"1": 4}}
    body = {"seats": [{"name": "Ann"}, {"name": "Ben"}], "features": [four, four]}
    assert "features: Ben has 8 cowboys" in refused(run("score", "gold-rush", "-", body=body))
