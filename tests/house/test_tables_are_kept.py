"""No page that is opened with a table in its address forgets any of it."""

from http import HTTPStatus
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from flask.testing import FlaskClient

from scoring.titles import BuiltTitle, titles
from tests.house.forms_in_pages import form_to
from tests.house.links_in_pages import links_of
from web.forms.kinds.kind import fields_of

Fields = list[tuple[str, str]]

EVERY_TITLE = pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
NAMES: Fields = [("seats.0.name", "Ann"), ("seats.1.name", "Ünal & Söhne")]
POINT = "house_rules.{}"


def of_no_seat(title: BuiltTitle) -> Fields:
    """Something typed for all that belongs to no seat."""
    known = [name for name, _ in fields_of(title.table_form) if name in title.shared_parts]
    return [(name, "x") for name in known]


def agreed(title: BuiltTitle) -> Fields:
    """An open point that was decided, where the title has any."""
    points = [*title.facts.book.open_points.values()][:1]
    return [(POINT.format(point.id), point.readings[-1]) for point in points]


def page_at(client: FlaskClient, address: str, fields: Fields) -> str:
    answer = client.get(f"{address}?{urlencode(fields)}")
    assert answer.status_code == HTTPStatus.OK
    return answer.text


@EVERY_TITLE
def test_a_table_without_a_result_says_why_and_is_kept(
    client: FlaskClient, title: BuiltTitle
) -> None:
    typed = [*NAMES, *of_no_seat(title), *agreed(title)]
    home = f"/{title.slug}/score"
    page = page_at(client, f"{home}/result", typed)
    assert "No result yet" in page
    assert page.count("nothing filled in") == len(NAMES)
    onward = [urlsplit(link) for link in links_of(page) if link.startswith(home) and "?" in link]
    assert {link.path for link in onward} >= {home, f"{home}/seat/0", f"{home}/seat/1"}
    assert all(parse_qsl(link.query) == typed for link in onward)


@EVERY_TITLE
def test_what_is_wrong_with_a_seat_is_why_there_is_no_result(
    client: FlaskClient, title: BuiltTitle
) -> None:
    wrong = [
        (f"seats.0.{name}", "#")
        for name, field in fields_of(title.seat_form)
        if getattr(field, "kind", "") in {"number", "sum_or_list", "city"}
    ]
    page = page_at(client, f"/{title.slug}/score/result", [*NAMES, *wrong])
    assert "No result yet" in page
    assert "“#”" in page


@EVERY_TITLE
def test_a_table_at_which_nobody_sits_keeps_what_lies_in_its_middle(
    client: FlaskClient, title: BuiltTitle
) -> None:
    typed = [*of_no_seat(title), *agreed(title)]
    page = page_at(client, f"/{title.slug}/score/result", typed)
    assert "Nobody sits at this table yet" in page
    asked = form_to(page_at(client, f"/{title.slug}/score", typed), "/score")
    sent = asked.filled({"player": ["Ann", "Ben", "Cid", "Dee"][: title.facts.players[1]]})
    seated = client.get(f"{asked.action}?{urlencode(sent, doseq=True)}")
    then = parse_qsl(urlsplit(seated.headers["Location"]).query)
    assert {*typed, ("seats.0.name", "Ann"), ("seats.1.name", "Ben")} <= set(then)


@EVERY_TITLE
def test_choosing_readings_keeps_the_table(client: FlaskClient, title: BuiltTitle) -> None:
    typed = [*NAMES, *of_no_seat(title)]
    page = page_at(client, f"/{title.slug}/house-rules", [*typed, *agreed(title)])
    sent = form_to(page, "/house-rules").filled()
    assert all([text] == sent[name] for name, text in [*typed, *agreed(title)])
