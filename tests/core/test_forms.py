"""Bodies of requests about an invented title: set-up and situation, or all faults at once."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.core.faults import Fault, RefusedError
from rules.core.fields import Whole
from rules.core.forms import Form, read
from rules.core.messages import say
from rules.core.readings import Setup
from tests.core.invented import POINTS, title_of


@dataclass(frozen=True, slots=True)
class Jump:
    """How far, and how often."""

    far: int
    times: int = 1


class JumpForm(Form):
    """A jump as typed."""

    title = title_of(*POINTS)
    makes = Jump
    far = Whole(0, 9, required=True)
    times = Whole(1, 9)


class RiskyForm(JumpForm):
    """A jump that may be too far, at a title that has variants."""

    title = replace(JumpForm.title, variants=("fog", "night"))

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> object:
        """Nobody jumps far in the fog."""
        if given["far"] > 1 and "fog" in setup.variants:
            faults += [Fault("far", say("too-far")), Fault("variants", say("too-foggy"))]
        return super().situated(given, setup, faults)


def refused(form: Form, body: object) -> dict[str, str]:
    with pytest.raises(RefusedError) as error:
        read(form, body)
    assert error.value.title is form.title
    assert len({fault.at for fault in error.value.faults}) == len(error.value.faults)
    return {fault.at: fault.says.id.removeprefix("field-") for fault in error.value.faults}


def test_a_body_that_says_little_is_about_the_first_edition_and_nothing_chosen() -> None:
    setup, situation = read(JumpForm(), {"far": 3})
    assert setup == Setup(JumpForm.title, "first", (), {})
    assert situation == Jump(3)


def test_a_body_may_say_everything() -> None:
    chosen = {"GUL-O1": "long", "GUL-O2": "two"}
    body = {"far": 0, "times": 2, "edition": "second", "variants": ["night"], "house_rules": chosen}
    setup, situation = read(RiskyForm(), body)
    assert setup == Setup(RiskyForm.title, "second", ("night",), chosen)
    assert situation == Jump(0, 2)


@pytest.mark.parametrize("body", [None, [], "far", 3, True, [{"far": 3}]], ids=repr)
def test_a_body_that_is_no_object_is_refused_as_a_whole(body: object) -> None:
    assert refused(JumpForm(), body) == {"body": "not-an-object"}


WRONG = {
    "an edition that was never printed": ({"edition": "third"}, {"edition": "not-a-choice"}),
    "an edition that is nothing": ({"edition": None}, {"edition": "null"}),
    "an edition that is an object": ({"edition": {}}, {"edition": "not-a-choice"}),
    "a variant where there are none": ({"variants": ["fog"]}, {"variants": "no-variants"}),
    "variants that are no list": ({"variants": "fog"}, {"variants": "not-a-list"}),
    "house rules that are nothing": ({"house_rules": None}, {"house_rules": "null"}),
    "house rules that are a list": ({"house_rules": ["GUL-O1"]}, {"house_rules": "not-an-object"}),
    "a point that is not open": (
        {"house_rules": {"GUL-O9": "short"}},
        {"house_rules.GUL-O9": "no-open-point"},
    ),
    "readings that their points do not have": (
        {"house_rules": {"GUL-O1": "wide", "GUL-O2": 1, "GUL-O3": ["left"], "GUL-O9": None}},
        {
            "house_rules.GUL-O1": "not-a-choice",
            "house_rules.GUL-O2": "not-a-choice",
            "house_rules.GUL-O3": "not-a-choice",
            "house_rules.GUL-O9": "no-open-point",
        },
    ),
    "everything at once": (
        {"far": "3", "edition": 1, "variants": {}, "house_rules": 0, "near": 1},
        {
            "far": "not-whole",
            "edition": "not-a-choice",
            "variants": "not-a-list",
            "house_rules": "not-an-object",
            "near": "unknown",
        },
    ),
}


@pytest.mark.parametrize(("body", "expected"), WRONG.values(), ids=WRONG.keys())
def test_every_fault_of_a_set_up_is_found(body: dict[str, Any], expected: dict[str, str]) -> None:
    assert refused(JumpForm(), {"far": 3, **body}) == expected


@pytest.mark.parametrize(
    ("variants", "expected"),
    [
        (["fog", "fog"], {"variants.1": "repeated"}),
        (["fog", "snow", None], {"variants.1": "not-a-choice", "variants.2": "null"}),
    ],
    ids=["one that is named twice", "one that the title does not have"],
)
def test_a_variant_is_refused(variants: list[Any], expected: dict[str, str]) -> None:
    assert refused(RiskyForm(), {"far": 1, "variants": variants}) == expected


def test_what_is_right_by_itself_may_be_wrong_together() -> None:
    body = {"far": 2, "variants": ["fog"]}
    assert refused(RiskyForm(), body) == {"far": "too-far", "variants": "too-foggy"}


def test_the_situation_is_not_looked_at_while_a_field_is_wrong() -> None:
    body = {"far": 2, "times": 0, "variants": ["fog"]}
    assert refused(RiskyForm(), body) == {"times": "out-of-range"}


def test_two_titles_never_mix_up_their_editions_and_points() -> None:
    class OtherForm(JumpForm):
        title = replace(title_of(POINTS[0]), editions=("only",))

    assert refused(JumpForm(), {"far": 1, "edition": "only"}) == {"edition": "not-a-choice"}
    assert read(OtherForm(), {"far": 1, "edition": "only"})[0].edition == "only"
    chosen = {"house_rules": {"GUL-O2": "two"}}
    assert refused(OtherForm(), {"far": 1, **chosen}) == {"house_rules.GUL-O2": "no-open-point"}
    assert read(JumpForm(), {"far": 1, **chosen})[0].house_rules == chosen["house_rules"]


DESCRIBED = {
    "edition": {"type": "string", "enum": ["first", "second"]},
    "house_rules": {
        "type": "object",
        "properties": {p.id: {"type": "string", "enum": list(p.readings)} for p in POINTS},
        "additionalProperties": False,
    },
    "far": {"type": "integer", "minimum": 0, "maximum": 9},
}


@pytest.mark.parametrize(("name", "described"), DESCRIBED.items(), ids=DESCRIBED.keys())
def test_a_field_describes_what_it_takes(name: str, described: dict[str, Any]) -> None:
    assert JumpForm().fields[name].described() == described  # type: ignore[attr-defined]
