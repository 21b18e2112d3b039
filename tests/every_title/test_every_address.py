"""Every page, answer and paper of every title comes, by turns in each language."""

from collections.abc import Callable, Iterator
from http import HTTPStatus
from itertools import cycle, islice
from typing import Any, NamedTuple

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.routing import Rule

from printables.core.cache import PaperCache
from printables.core.press import Press
from scoring.titles import BuiltTitle, titles
from tests.house.rooms import HOUSE
from tests.sheets.sitting import Sitting, made, told
from translations.catalogue import catalogue, languages
from web.forms.typed import typed_from

ENDLESS = {"sheet_api.events"}
ALSO_ANSWERED = {
    "drawing_pages.drawing": HTTPStatus.UNPROCESSABLE_ENTITY,  # says that nothing was typed
    "sheet_beside.take_file": HTTPStatus.NOT_FOUND,  # not every page beside a table has a file
}
EXAMPLES = 4
ONE_IN = 12
"""Every run visits one address in so many of a kind, `--all` each."""


class Call(NamedTuple):
    """An address below a title's or a sheet's own, and what is sent there."""

    rest: str = ""
    fields: tuple[tuple[str, str], ...] = ()
    body: Any = None


def answered(title: BuiltTitle, post: str) -> list[dict[str, Any]]:
    """The bodies of a few worked cases of a call that are answered, the longest among them."""
    cases = (case for case in title.cases if case["post"] == post)
    bodies = [case["body"] for case in cases if "status" not in case["expect"]]
    return sorted(bodies, key=lambda body: len(str(body)), reverse=True)[:EXAMPLES]


def typed(body: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """A body as a page's address holds it."""
    return tuple(typed_from(body))


# What stands in each address with a title in it


def questions(title: BuiltTitle) -> Iterator[Call]:
    for key in title.facts.questions:
        yield Call(key)
        for body in answered(title, f"ask/{key}"):
            yield Call(key, typed(body))


def answers_to_send(title: BuiltTitle) -> Iterator[Call]:
    for call in questions(title):
        yield Call(f"{call.rest}/send", call.fields)


def asking_from_tables(title: BuiltTitle) -> Iterator[Call]:
    for call in tables(title):
        yield call
        yield Call(fields=(*call.fields, ("for", "0")))


def clauses(title: BuiltTitle) -> Iterator[Call]:
    for key in (*title.facts.book.clauses, *title.facts.book.open_points):
        yield Call(key)


def tables(title: BuiltTitle) -> Iterator[Call]:
    yield Call()
    yield from filled_in(title)


def filled_in(title: BuiltTitle) -> Iterator[Call]:
    for body in answered(title, "score"):
        yield Call(fields=typed(body))


def parts(title: BuiltTitle) -> Iterator[Call]:
    yield from tables(title) if title.shared_parts else ()


def seats(title: BuiltTitle) -> Iterator[Call]:
    for body in answered(title, "score"):
        for number, _ in enumerate(body["seats"]):
            yield Call(str(number), typed(body))


def drawings(title: BuiltTitle) -> Iterator[Call]:
    for name in names_of_templates(title, "drawing"):
        yield Call(name)


def leaflets(title: BuiltTitle) -> Iterator[Call]:
    for name in names_of_templates(title, "read"):
        yield Call(name)


def names_of_templates(title: BuiltTitle, kind: str) -> list[str]:
    """What lies in a folder of a title's templates."""
    return sorted(
        file.stem for file in (HOUSE / "templates" / title.facts.room / kind).glob("*.html")
    )


def papers(title: BuiltTitle) -> Iterator[Call]:
    for edition in title.facts.editions:
        for variants in {(), title.facts.variants[:1]}:
            chosen = (("edition", edition), *(("variants", each) for each in variants))
            for paper in ("a4", "pocket"):
                yield Call(fields=(*chosen, ("paper", paper)))


def previews(title: BuiltTitle) -> Iterator[Call]:
    for kind, paper in (("scorepad", "a4"), ("scorepad", "a5"), ("aid", "a4"), ("aid", "pocket")):
        for edition in title.facts.editions:
            yield Call(f"{kind}.html", (("edition", edition), ("paper", paper)))


def pads(title: BuiltTitle) -> Iterator[Call]:
    for edition in title.facts.editions:
        yield Call(fields=(("edition", edition), ("paper", "letter")))


def once(_: BuiltTitle) -> Iterator[Call]:
    yield Call()


def searches(title: BuiltTitle) -> Iterator[Call]:
    """What there is to ask, in the words of every language."""
    for language in languages():
        words = catalogue(language, title.facts.room)
        for key in title.facts.questions:
            yield Call(fields=(("q", words.name(f"question-{key}")),))


def all_rules(title: BuiltTitle) -> Iterator[Call]:
    yield Call()
    yield from searches(title)


def posted(title: BuiltTitle) -> Iterator[Call]:
    for body in answered(title, "score"):
        yield Call(body=body)


def asked(title: BuiltTitle) -> Iterator[Call]:
    for key in title.facts.questions:
        for body in answered(title, f"ask/{key}"):
            yield Call(key, body=body)


OF_A_TITLE: dict[str, Callable[[BuiltTitle], Iterator[Call]]] = {
    "pages.title": once,
    "pages.house_rules": once,
    "rules_pages.rules": all_rules,
    "rules_pages.clause": clauses,
    "rules_pages.known": once,
    "ask_pages.ask": questions,
    "ask_pages.questions": asking_from_tables,
    "ask_pages.send": answers_to_send,
    "score_pages.table": tables,
    "score_pages.parts": parts,
    "score_pages.result": tables,
    "score_pages.seat": seats,
    "onward_pages.onward": filled_in,
    "one_phone.take_along": tables,
    "one_phone.as_json": filled_in,
    "one_phone.as_table": filled_in,
    "drawing_pages.drawing": drawings,
    "leaflet_pages.leaflet": leaflets,
    "print_choice.choose": once,
    "print_choice.preview": previews,
    "print_pages.aid": papers,
    "print_pages.scoring": pads,
    "print_pages.blank_pads": pads,
    "print_pages.keepsake_on_one_phone": filled_in,
    "api.score": posted,
    "api.ask": asked,
    "api.list_clauses": once,
    "search_calls.search": searches,
}
NOT_VISITED = {
    "drawing_pages.back": "only leads back to a page",
    "move_pages.move": "leads to the page with what was moved",
    "sheet_actions.make": "makes a sheet, as is done here by the API",
    "print_pages.pads_with_codes": "makes sheets",
}


@pytest.fixture
def nothing_is_laid_out(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """A paper is its HTML here; nothing of it is kept, and its codes lead to this machine."""
    monkeypatch.setitem(app.config, "PUBLIC_URL", "http://localhost")
    monkeypatch.setattr(Press, "print", lambda _, html: html.encode())
    monkeypatch.setattr(PaperCache, "get", lambda *_: None)
    monkeypatch.setattr(PaperCache, "put", lambda *_: None)


def rules_with(app: Flask, gap: str, method: str | None = None) -> list[Rule]:
    """The addresses in which something of this name stands."""
    rules = (rule for rule in app.url_map.iter_rules() if gap in rule.arguments)
    return [rule for rule in rules if method is None or method in (rule.methods or ())]


def test_every_address_with_a_title_in_it_is_visited(app: Flask) -> None:
    found = {rule.endpoint for rule in rules_with(app, "slug")}
    assert found == {*OF_A_TITLE, *NOT_VISITED}


@pytest.mark.usefixtures("nothing_is_laid_out")
@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_every_address_of_a_title_is_answered(
    app: Flask, client: FlaskClient, title: BuiltTitle, whole: bool
) -> None:
    speak = cycle(languages())
    for rule in rules_with(app, "slug"):
        start = rule.rule.replace("<slug>", title.slug).partition("<")[0]
        calls = OF_A_TITLE.get(rule.endpoint, lambda _: iter(()))(title)
        for call in islice(calls, 0, None, 1 if whole else ONE_IN):
            status = what_comes(client, f"{start}{call.rest}", call, next(speak))
            assert is_fine(rule, status), (rule, status, call)


def is_fine(rule: Rule, status: int) -> bool:
    """Whether an address may be answered so."""
    return status in {HTTPStatus.OK, ALSO_ANSWERED.get(rule.endpoint, HTTPStatus.OK)}


def what_comes(client: FlaskClient, path: str, call: Call, language: str) -> int:
    """How the address is answered, at once or where it leads."""
    answer = client.open(
        path,
        method="GET" if call.body is None else "POST",
        query_string=list(call.fields),
        json=call.body,
        headers={"Accept-Language": language},
        follow_redirects=True,
    )
    return answer.status_code


# A shared sheet of each title, and all that is read of it


def a_sheet(client: FlaskClient, title: BuiltTitle) -> Sitting:
    """A sheet on which the seats of a worked case were typed."""
    body = answered(title, "score")[0]
    names = [seat.get("name", f"Seat {number}") for number, seat in enumerate(body["seats"])]
    setup = {key: body[key] for key in ("edition", "variants", "house_rules") if key in body}
    seats = [{"name": name} for name in names]
    answer = made(client, {"title": title.slug, "seats": seats, "setup": setup})
    sitting = Sitting(client, told(answer, HTTPStatus.CREATED)["links"])
    sitting.set(
        {
            f"seats.{number}.{field}": value
            for number, seat in enumerate(body["seats"])
            for field, value in seat.items()
            if field != "name"
        }
        | {f"shared.{part}": body[part] for part in title.shared_parts if part in body}
    )
    return sitting


def what_stands_in(rule: Rule, title: BuiltTitle) -> list[str]:
    """What may stand in the gap of a sheet's address, beside the code."""
    if "number" in rule.arguments:
        return ["0", "1"]
    if "key" in rule.arguments:
        return names_of_templates(title, "beside")
    return [""] if rule.endpoint != "sheet_parts.parts" or title.shared_parts else []


@pytest.mark.usefixtures("nothing_is_laid_out")
@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_every_address_of_a_titles_sheet_is_answered(
    app: Flask, client: FlaskClient, title: BuiltTitle
) -> None:
    sitting, speak = a_sheet(client, title), cycle(languages())
    rules = [rule for rule in rules_with(app, "code", "GET") if rule.endpoint not in ENDLESS]
    for _ in ("while it is filled in", "finished"):
        for rule in rules:
            for gap in what_stands_in(rule, title):
                before, _, after = rule.rule.replace("<code>", sitting.code("host")).partition("<")
                path = f"{before}{gap}{after.partition('>')[2]}"
                status = what_comes(client, path, Call(), next(speak))
                assert is_fine(rule, status), (rule, status, gap)
        sitting.finish()
