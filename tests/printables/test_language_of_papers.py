"""The language of a paper decides all its words; the edition that was played only the rules."""

from html import unescape
from http import HTTPStatus

import pytest
from flask import Flask

from scoring.titles import BuiltTitle, titles
from tests.printables.orders import at_home
from tests.printables.test_keepsakes_of_every_title import Proofs
from tests.sheets.sitting import Sitting, made, told
from translations.catalogue import catalogue, languages

every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)


def a_table(app: Flask, title: BuiltTitle, edition: str) -> Sitting:
    """A sheet of an edition, with the seats of one of the worked tables."""
    scored = (case for case in title.cases if case["post"] == "score")
    bodies = [case["body"] for case in scored if "status" not in case["expect"]]
    body = max(bodies, key=lambda body: sum(map(len, body["seats"])))
    shared = {name: body[name] for name in title.shared_parts if name in body}
    setup = {"variants": body.get("variants", []), "edition": edition}
    seats = [
        {"name": seat["name"], "fields": {k: v for k, v in seat.items() if k != "name"}}
        for seat in body["seats"]
    ]
    whole = {"title": title.slug, "setup": setup, "shared": shared, "seats": seats}
    return Sitting(
        app.test_client(), told(made(app.test_client(), whole), HTTPStatus.CREATED)["links"]
    )


@every_title
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("paper", ["sheet", "scorepad"])
def test_the_rows_are_in_the_language_of_the_paper(
    app: Flask,
    title: BuiltTitle,
    language: str,
    paper: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("web.papers.printing.the_press", Proofs)
    own = catalogue(language, title.facts.room)
    for edition in title.facts.editions:
        with at_home(app):
            code = a_table(app, title, edition).code("host")
            answer = app.test_client().get(f"/sheets/{code}/{paper}.pdf?lang={language}")
        text = unescape(answer.text.replace("\N{SOFT HYPHEN}", ""))
        for row in title.pad.rows:
            for other in {*languages()} - {language}:
                label = catalogue(other, title.facts.room).name(f"row-{row.key}")
                assert f">{label}<" not in text or label == own.name(f"row-{row.key}")
        rows = [own.name(f"row-{row.key}") for row in title.pad.rows]
        assert any(f">{label}<" in text for label in rows), (edition, rows)
