"""What a title offers on the web floor is declared, and a title may offer nothing there."""

from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient
from jinja2 import BaseLoader, Environment, TemplateNotFound

from app import create_app
from scoring.titles import BuiltTitle, titles
from tests.thorough import first_quickly
from web.forms.typed import typed_from
from web.house import rooms
from web.house.rendering import give_to_templates
from web.house.rooms import NOTHING_SPECIAL, pages_of

every_title = pytest.mark.parametrize(
    "title", first_quickly(titles().values()), ids=lambda title: title.slug
)


class Bare(BaseLoader):
    """The house's templates, as if no title had brought its own."""

    def __init__(self, loader: BaseLoader) -> None:
        self.loader = loader

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, None]:
        if template.partition("/")[0] in {title.facts.room for title in titles().values()}:
            raise TemplateNotFound(template)
        source, file, _ = self.loader.get_source(environment, template)
        return source, file, None


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    """A client of a house in which no title has a room on the web floor."""
    monkeypatch.setattr(rooms, "_is_there", lambda _: False)
    app = create_app()
    assert isinstance(app.jinja_env.loader, BaseLoader)
    app.jinja_env.loader = Bare(app.jinja_env.loader)
    return app.test_client()


def pages_without_a_room(title: BuiltTitle) -> Iterator[str]:
    """The addresses of everything that can be done with a title."""
    cases = [case for case in title.cases if "status" not in case["expect"]]
    table = next(case["body"] for case in cases if case["post"] == "score")
    query = urlencode(typed_from(table))
    yield from ("", "/rules", "/house-rules", "/score", f"/score?{query}")
    yield from (f"/score/{page}?{query}" for page in ("seat/0", "result"))
    if title.shared_parts:
        yield f"/score/parts?{query}"
    for case in cases:
        if case["post"] != "score":
            yield f"/{case['post']}?{urlencode(typed_from(case['body']))}"
            yield f"/{case['post']}"


@every_title
def test_a_title_without_a_room_here_is_served(
    title: BuiltTitle, bare: FlaskClient, whole: bool
) -> None:
    assert pages_of(title) is NOTHING_SPECIAL
    for page in [*pages_without_a_room(title)][:: 1 if whole else 4]:
        assert (page, bare.get(f"/{title.slug}{page}").status_code) == (page, 200)


@every_title
def test_its_sheets_are_served(title: BuiltTitle, bare: FlaskClient) -> None:
    made = bare.post(f"/{title.slug}/sheets", data={"player": ["Ann", "Ben", "Cid", "Dan"]})
    sheet = made.location
    pages = ["", "/seat/0", "/result", "/changes", "/setup"] + ["/parts"] * bool(title.shared_parts)
    for page in pages:
        answer = bare.get(f"{sheet}{page}", follow_redirects=True)
        assert (page, answer.status_code) == (page, 200)
    name = {"base": "1", "seats.0.name": "Anna", "done": "1"}
    assert bare.post(f"{sheet}/seat/0", data=name).status_code == 303
    assert "Anna" in bare.get(sheet).text


def test_what_rooms_give_to_templates_has_the_name_of_the_room() -> None:
    known: dict[str, object] = {"words": "of the house"}
    give_to_templates(known, "gulch", {"strength": 3})
    give_to_templates(known, "creek", {"strength": 4})
    template = Environment(autoescape=True).from_string("{{ gulch.strength }} {{ creek.strength }}")
    assert template.render(known) == "3 4"


@pytest.mark.parametrize("name", ["gulch", "words"])
def test_no_room_hides_what_templates_know_already(name: str) -> None:
    known: dict[str, object] = {"words": "of the house", "gulch": "a room"}
    with pytest.raises(ValueError, match=f"something else as '{name}'"):
        give_to_templates(known, name, {})
