"""What is left out of the styles that everything has takes nothing from any paper."""

import pytest

from printables.core.pdf.user_agent import Paper, without_notes
from printables.core.press import the_press
from scoring.titles import titles
from tests.benchmarks.papers import MOST, documents

LISTS = """<!doctype html><html lang="en"><title>Lists</title>
<ul><li>One <ol><li>Two <dl><dt>Three<dd><q>Four</q><br>Five</dl></ol></ul>"""


@pytest.mark.parametrize("slug", sorted(titles()))
@pytest.mark.parametrize("kind", MOST)
def test_a_paper_is_the_same_with_all_styles(
    monkeypatch: pytest.MonkeyPatch, kind: str, slug: str
) -> None:
    assert_all_styles_print_the_same(monkeypatch, documents(slug)[kind])


def test_lists_and_breaks_are_the_same_with_all_styles(monkeypatch: pytest.MonkeyPatch) -> None:
    assert_all_styles_print_the_same(monkeypatch, LISTS)


def assert_all_styles_print_the_same(monkeypatch: pytest.MonkeyPatch, html: str) -> None:
    lean = the_press().print(html)
    monkeypatch.delattr(Paper, "_ua_stylesheets")
    assert the_press().print(html) == lean


def test_no_part_of_a_note_is_worked_out_for_every_element() -> None:
    assert {pseudo for *_, pseudo, _ in without_notes().matcher.other_selectors} == {None}
