"""Whatever a table played, its finished sheet can be printed."""

from datetime import date

import pytest
from flask import Flask

from scoring.titles import BuiltTitle, titles
from tests.printables.orders import at_home
from web.forms.table_state import TableState
from web.forms.typed import Typed, typed_from
from web.sheets.installation import sheets_of

TODAY = date(2026, 11, 18)


class Proofs:
    """A press that hands back what it was to print, so that hundreds of papers take no time."""

    def print(self, html: str) -> bytes:
        return html.encode()


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_a_keepsake_of_any_worked_table_names_everybody_with_the_total(
    app: Flask, title: BuiltTitle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.papers.printing.the_press", Proofs)
    scored = [case for case in title.cases if case["post"] == "score"]
    assert scored
    with at_home(app):
        wrong = [
            case["id"]
            for case in scored
            if "status" not in case["expect"] and not _is_told(app, title, case["body"])
        ]
    assert wrong == []


def _is_told(app: Flask, title: BuiltTitle, body: dict[str, object]) -> bool:
    """Whether the keepsake of this table is printed, with its totals."""
    parts = {name: body[name] for name in title.shared_parts if name in body}
    setup = {name: body[name] for name in ("edition", "variants", "house_rules") if name in body}
    made = {"title": title.slug, "setup": setup, "shared": parts, "seats": body["seats"]}
    opened = sheets_of(app).make(made, TODAY)
    answer = app.test_client().get(f"/sheets/{opened.code}/sheet.pdf")
    html = answer.get_data(as_text=True)
    counted = opened.view.breakdown
    totals = [seat.total for seat in counted.seats] if counted else []
    return answer.status_code == 200 and all(f">{total}<" in html for total in totals)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_a_table_on_one_phone_has_the_same_keepsake(
    app: Flask, title: BuiltTitle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.papers.printing.the_press", Proofs)
    bodies = [case["body"] for case in title.cases if case["post"] == "score"][::4]
    client, printed = app.test_client(), 0
    for body in bodies:
        typed = [*typed_from(body), ("lang", "de"), ("paper", "a5")]
        with app.test_request_context():
            counted = TableState(title, Typed(typed)).breakdown
        answer = client.get(f"/print/{title.slug}/sheet.pdf", query_string=typed)
        if counted is None:
            continue
        printed += 1
        html = answer.get_data(as_text=True)
        assert answer.status_code == 200
        assert 'lang="de"' in html
        assert "paper-a5" in html
        assert all(f">{seat.total}<" in html for seat in counted.seats)
    assert printed > 0
