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


class TypedInSight(HTMLParser):
    """The fields of text of a page that no fold of text holds."""

    def __init__(self) -> None:
        super().__init__()
        self.folds: list[bool] = []
        self.found: list[dict[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag in FOLDING:
            self.folds.append(any(fold in given.get("class", "") for fold in FOLDS))
        if tag == "input" and given.get("type", "text") == "text" and not any(self.folds):
            self.found.append(given)

    def handle_endtag(self, tag: str) -> None:
        if tag in FOLDING:
            self.folds.pop()


def typed_in_sight(page: str) -> Iterator[str]:
    """The last parts of the names of all fields where something but a number is typed."""
    reader = TypedInSight()
    reader.feed(page)
    for field in reader.found:
        if field.get("inputmode") not in NUMBERS:
            yield field.get("name", "").rpartition(".")[2]


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_only_numbers_and_names_are_typed_in_questions(
    client: FlaskClient, title: BuiltTitle
) -> None:
    for key in title.questions:
        page = client.get(f"/{title.slug}/ask/{key}").text
        form = page.partition('class="question"')[2].partition("</form>")[0]
        assert form
        assert set(typed_in_sight(form)) <= NAMES, key
