"""In questions nobody types but numbers and names: all else is tapped, or folded as text."""

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from flask.testing import FlaskClient

from scoring.titles import BuiltTitle, titles

NAMES = {"name"}
FOLDS = ("as-text", "notation", "map-text", "of-cards")
FOLDING = {"details", "fieldset"}
NUMBERS = {"decimal", "numeric"}
TAPPED_IN_ORDER = "data-in-order"
"""What is in it is tapped one after the other; its lists wait for pages without scripts."""


class TypedInSight(HTMLParser):
    """The fields of text of a page that no fold of text holds, and the lists to be opened."""

    def __init__(self) -> None:
        super().__init__()
        self.folds: list[bool] = []
        self.in_order: list[bool] = []
        self.found: list[dict[str, str]] = []
        self.lists: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag in FOLDING:
            self.folds.append(any(fold in given.get("class", "") for fold in FOLDS))
            self.in_order.append(TAPPED_IN_ORDER in given)
        if tag == "select" and not any((*self.folds, *self.in_order)):
            self.lists.append(given.get("name", ""))
        if tag == "input" and given.get("type", "text") == "text" and not any(self.folds):
            self.found.append(given)

    def handle_endtag(self, tag: str) -> None:
        if tag in FOLDING:
            self.folds.pop()
            self.in_order.pop()


def form_of(client: FlaskClient, title: BuiltTitle, key: str) -> TypedInSight:
    """The blank form of a question."""
    page = client.get(f"/{title.slug}/ask/{key}").text
    form = page.partition('class="question"')[2].partition("</form>")[0]
    assert form
    reader = TypedInSight()
    reader.feed(form)
    return reader


def typed_in_sight(form: TypedInSight) -> Iterator[str]:
    """The last parts of the names of all fields where something but a number is typed."""
    for field in form.found:
        if field.get("inputmode") not in NUMBERS:
            yield field.get("name", "").rpartition(".")[2]


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_only_numbers_and_names_are_typed_in_questions(
    client: FlaskClient, title: BuiltTitle
) -> None:
    for key in title.questions:
        form = form_of(client, title, key)
        assert set(typed_in_sight(form)) <= NAMES, key
        assert form.lists == [], key
