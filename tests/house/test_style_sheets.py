"""A browser passes over what it cannot read in a style sheet and says nothing; so a test looks."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
import tinycss2

from tests.house.rooms import HOUSE

SHEETS = sorted((HOUSE / "static").rglob("*.css"))
OF_RULES = frozenset({"media", "supports", "layer", "container"})
UNREAD = "error"


def unread(nodes: Iterable[tinycss2.ast.Node]) -> Iterator[str]:
    """What makes no rule, within other rules too."""
    for node in nodes:
        if node.type == UNREAD:
            yield f"line {node.source_line}: {node.message}"
        elif node.type == "at-rule" and node.content and node.lower_at_keyword in OF_RULES:
            yield from unread(tinycss2.parse_rule_list(node.content, skip_whitespace=True))


@pytest.mark.parametrize("sheet", SHEETS, ids=[str(path.relative_to(HOUSE)) for path in SHEETS])
def test_a_style_sheet_is_whole(sheet: Path) -> None:
    rules = tinycss2.parse_stylesheet(sheet.read_text(), skip_comments=True, skip_whitespace=True)
    assert [*unread(rules)] == []


@pytest.mark.parametrize("broken", ["@media print { .a, .b, }", ".a { color: red; } }", ".a, .b"])
def test_what_is_no_rule_is_seen(broken: str) -> None:
    assert [*unread(tinycss2.parse_stylesheet(broken, skip_whitespace=True))]
