"""What belongs to one choice: hidden by the style sheet without it, and then not asked about."""

from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.nevada_city.choices import BELONGING, Only, meant_by
from scoring.titles import titles
from web.forms.kinds.kind import fields_of
from web.forms.seat_form import presentable
from web.forms.typed import typed_from

TITLE = titles()["nevada-city"]
ROOT = Path(__file__).parents[2]
STYLES = (ROOT / "static/nevada_city/ask.css").read_text("utf-8")
CONDITIONS = sorted(
    {c for fields in BELONGING.values() for each in fields.values() for c in each}, key=str
)
ASKED = [case for case in TITLE.cases if case["post"].startswith("ask/")]
WITHOUT_EFFECT = {"homestead_cards", "character_done_contract", "pay_doctor"}


@pytest.mark.parametrize("only", CONDITIONS, ids=lambda only: only.name)
def test_the_style_sheet_hides_what_a_condition_names(only: Only) -> None:
    rule = next(
        line for line in STYLES.splitlines() if line.endswith(f" .{only.name} {{ display: none; }}")
    )
    ticks = rule.count('"]:checked')
    assert ticks == len(only.among)
    for choice in only.among:
        assert f'[name="{only.choice}"][value="{choice}"]:checked' in rule


@pytest.mark.parametrize("key", BELONGING)
def test_every_field_named_is_one_of_the_question(key: str) -> None:
    known = {name for name, _ in fields_of(TITLE.questions[key].form)}
    named = set(BELONGING[key]) | {c.choice for each in BELONGING[key].values() for c in each}
    assert named <= known


@pytest.mark.parametrize("key", TITLE.questions)
def test_no_worked_case_loses_a_field_that_it_may_have(key: str) -> None:
    cases = [case for case in ASKED if case["post"] == f"ask/{key}"]
    answered = [case for case in cases if "status" not in case["expect"]]
    lost = {case["id"]: lost_fields(key, case["body"]) - WITHOUT_EFFECT for case in answered}
    assert answered
    assert {name: fields for name, fields in lost.items() if fields} == {}


def lost_fields(key: str, body: dict[str, Any]) -> set[str]:
    """What was told, and is passed over."""
    return set(body) - set(meant_by(key, body))


def test_what_was_typed_for_another_choice_is_passed_over(client: FlaskClient) -> None:
    asked = "players=4&year=1855&what=property&property=mine&space_cost=2"
    asked += "&under_construction=1&money=9&free_mat_spaces=3"
    page = client.get(f"/nevada-city/ask/claim?{asked}").get_data(as_text=True)
    assert 'class="verdict">YES' in page.replace("\n", "")


def test_an_event_forgets_what_was_chosen_about_a_fire() -> None:
    body = {"kind": "payment", "owner_places_marker": False, "money": 3, "amount": 2, "markers": 1}
    assert meant_by("event", body) == {
        name: body[name] for name in body if name != "owner_places_marker"
    }


def test_prefilled_fields_are_such_as_forms_can_show() -> None:
    assert presentable(TITLE.questions["goal"].form, {"levels": [5, 3], "counts": [1, 2]})
    assert typed_from({"at_hand": {"iron": 2}}) == [("at_hand.iron", "2")]
