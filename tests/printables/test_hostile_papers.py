"""Whatever is put into an address or a name is printed as text, or refused in a sentence."""

from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from printables.core.finished import FinishedWish, Happening, finished_sheet
from printables.core.press import Press
from printables.core.rendering import page as rendered
from printables.core.sanitizer import MOST_BYTES, MOST_ELEMENTS
from printables.core.scorepad import PadWish, scorepad
from rules.core.readings import Setup
from tests.house.table_of_phones import sat_down_at_phones
from tests.printables.orders import AID, PADS, STRANGE, at_home, the_title
from tests.printables.positions import pages_of
from tests.sheets.sitting import TITLE
from tests.thorough import thorough
from web.papers.wishes import MOST_PADS
from web.sheets.answers import setup_of
from web.sheets.installation import sheets_of

LONG = "x" * 10_000
MARKUP = "<script>alert(1)</script><img src=x onerror=alert(1)><style>*{display:none}</style>"
NOWHERE = '<link rel="stylesheet" href="file:///etc/passwd"><svg><image href="http://evil/"/></svg>'
PARAMETERS = (
    *("paper", "lang", "edition", "variants", "copies", "players", "per_page", "names"),
    *("date", "place", "house_rules", "house_rules.CCC-O1", "house_rules.CCC-O2.x", "kind"),
)
REFUSED = (
    {"names": LONG},
    {"names": MARKUP},
    {"names": ",".join("abcdefg")},
    {"names": "a\nb"},
    {"names": "a\x00b"},
    {"date": LONG},
    {"place": LONG},
    {"paper": LONG},
    {"paper": MARKUP},
    {"paper": "../a4"},
    {"paper": "A4"},
    {"paper": "pocket"},
    {"lang": LONG},
    {"lang": "../de"},
    {"lang": "en\x00"},
    {"edition": LONG},
    {"variants": LONG},
    {"variants": MARKUP},
    {"house_rules": LONG},
    {"house_rules": MARKUP},
    {"house_rules": "CCC-O1"},
    {"house_rules": ":"},
    {"house_rules": "CCC-O1:per_symbol:"},
    {"house_rules": "\x00:\x00"},
    {"house_rules": "CCC-O1=" + LONG},
    {"house_rules.CCC-O1": LONG},
    {"house_rules.": "x"},
    {"house_rules.__class__": "x"},
    {"copies": 10**9},
    {"copies": "9" * 10_000},
    {"copies": "-1"},
    {"copies": "1e9"},
    {"copies": MOST_PADS + 1},
    {"copies": MOST_PADS, "per_page": 2},
    {"players": 10**9},
    {"players": "4.0"},
    {"per_page": 3},
    {"per_page": "1" * 10_000},
    {LONG: "x"},
    {"__proto__": "x"},
    {"codes": "https://evil.example"},
    {"setup": "x"},
)


def named(wrong: dict[str, Any]) -> str:
    return " ".join(f"{key[:20]}={str(value)[:20]!r}" for key, value in wrong.items())


def never_prints(_: Press, html: str) -> bytes:
    raise AssertionError(f"{len(html)} characters went to the press")


@pytest.mark.parametrize("wrong", REFUSED, ids=named)
def test_a_hostile_parameter_is_refused_before_anything_is_printed(
    app: Flask, wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Press, "print", never_prints)
    client = app.test_client()
    with at_home(app):
        answers = [
            client.get(f"{PADS}.pdf", query_string=wrong),
            client.get(f"{PADS}.html", query_string=wrong),
            client.get(f"/{TITLE}/print", query_string=wrong),
            client.post(PADS, data=wrong),
        ]
    for answer in answers:
        assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
        assert "<script>alert" not in answer.text or answer.is_json
    errors = answers[0].get_json()["errors"]
    assert all(says and len(says) < 400 for faults in errors.values() for says in faults)


@pytest.mark.parametrize(
    "wrong",
    [wrong for wrong in REFUSED if {"paper", "lang", "house_rules"} & set(wrong)],
    ids=named,
)
def test_the_aid_refuses_the_same(client: FlaskClient, wrong: dict[str, Any]) -> None:
    if wrong == {"paper": "pocket"}:
        wrong = {"players": "4"}
    answer = client.get(f"{AID}.pdf", query_string=wrong)
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY


@given(
    st.dictionaries(
        st.sampled_from(PARAMETERS),
        st.one_of(
            st.text(max_size=60),
            st.sampled_from(["a4", "en", "de", "1", "4", "6", "CCC-O1:per_cluster", ",", "0"]),
        ),
    )
)
def test_whatever_is_asked_for_is_shown_or_refused(app: Flask, wanted: dict[str, str]) -> None:
    client = app.test_client()
    for address in (f"{PADS}.html", f"{AID}.html", f"/{TITLE}/print"):
        answer = client.get(address, query_string=wanted)
        assert answer.status_code in {HTTPStatus.OK, HTTPStatus.UNPROCESSABLE_ENTITY}


def test_as_many_pads_as_are_allowed_at_once_are_printed(client: FlaskClient, whole: bool) -> None:
    per_page = 4
    copies = MOST_PADS // per_page if whole else 1
    wanted = {"per_page": per_page, "copies": copies, "players": 6, "paper": "a5"}
    answer = client.get(f"{PADS}.pdf", query_string=wanted)
    assert answer.status_code == HTTPStatus.OK
    assert len(pages_of(answer.data)) == 2 * copies


def test_the_most_pads_are_no_more_than_the_press_takes() -> None:
    title = the_title()
    setup = Setup(title.facts, title.facts.editions[0], (), {})
    for per_page in (1, 2, 4):
        wish = PadWish(
            title,
            setup,
            "de",
            per_page=per_page,
            copies=MOST_PADS // per_page,
            players=title.facts.players[1],
            names=STRANGE,
            codes=tuple(f"https://boomtown.example/s/{n:026}" for n in range(MOST_PADS)),
        )
        html = scorepad(wish)
        assert len(html.encode()) < MOST_BYTES
        assert html.count("</") + html.count("/>") < MOST_ELEMENTS


def test_names_are_text_in_the_html_of_every_paper(app: Flask) -> None:
    hostile = [MARKUP[:40], NOWHERE[:40], "{{ config }}", "]]>&amp;<!--"]
    with at_home(app):
        table = sat_down_at_phones(app, *hostile)
        client = app.test_client()
        html = client.get(f"{PADS}.html", query_string={"names": hostile}).text
        assert "<script>" not in html
        assert "<link rel=stylesheet href=file" not in html
        assert "{{ config }}" in html
        for paper in ("sheet", "scorepad", "tent"):
            answer = client.get(f"/sheets/{table.code}/{paper}.pdf")
            assert answer.status_code == HTTPStatus.OK
            told = pages_of(answer.data)[0]
            assert "{{" in told.text
            assert told.strays == []


def test_a_fault_of_ten_thousand_characters_is_quoted_in_short(client: FlaskClient) -> None:
    for name in ("paper", "lang", "edition", "copies"):
        body = client.get(f"{PADS}.pdf", query_string={name: LONG}).get_data(as_text=True)
        assert len(body) < 1000


@pytest.mark.parametrize("name", ["x" * 10_000, "\u202e" * 500 + "evil", "\U0001f920" * 200])
def test_a_template_bears_any_text(press: Press, name: str) -> None:
    title = the_title()
    setup = Setup(title.facts, title.facts.editions[0], (), {})
    wish = PadWish(title, setup, "en", paper="a5", names=(name, "Zoë"), date=name, place=name)
    front, _ = pages_of(press.print(scorepad(wish)))
    assert "Rank" in front.text
    assert front.height == pytest.approx(210, abs=0.2)


@thorough
def test_the_timeline_on_a_keepsake_bears_any_text(app: Flask, press: Press) -> None:
    with at_home(app):
        table = sat_down_at_phones(app, *STRANGE[:4])
    with app.test_request_context():
        view = sheets_of(app).open(table.code).view
        setup = {**setup_of(view), "place": LONG}
        short, long = Happening("then", "\u202e", NOWHERE), Happening("now", MARKUP, LONG)
        happened = [short] * 40 + [long] * 8
        wish = FinishedWish(view, "en", setup, happened, "B1" + "A" * 3000, "a5")
        html = finished_sheet(wish)
    assert "<script>" not in html
    assert "<image" not in html
    assert html.count("<li>") < 40
    assert len(pages_of(press.print(html))) < 40


def test_papers_ask_for_no_file_of_others() -> None:
    html = rendered(
        "core/base.html", language="en", room=TITLE.replace("-", "_"), styles=(), paper_class=""
    )
    assert html.count("href=") == 1
    assert not any(foreign in html for foreign in ("http:", "https:", "file:", "//"))
    assert Path("core/paper.css").as_posix() in html
