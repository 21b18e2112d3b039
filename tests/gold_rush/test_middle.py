"""What is typed in the middle of the table counts at once, and nothing of it gets lost."""

import json
import re
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode

import pytest
from flask.testing import FlaskClient
from werkzeug.datastructures import MultiDict

from tests.house.forms_in_pages import form_to
from tests.house.links_in_pages import links_of
from tests.sheets.sitting import sat_down

NUMBER = re.compile(r"\d+")
Fields = list[tuple[str, str]]

CASES = {
    case["id"]: case["body"]
    for case in json.loads(Path(__file__).with_name("contract.json").read_text("utf-8"))
}
# What everybody gets from the middle; None where that is nothing.
TYPED: dict[str, list[int | None]] = {
    "final-scoring-picture": [2, 3, 3, 10, None],
    "farmers-picture": [6, 6, 4, 16],
    "railroads-with-locomotives": [4, 3, 8, 6],
}
TABLE = "/gold-rush/score"


def text_of(value: object) -> str:
    return "on" if value is True else "" if value is False else str(value)


def typed_into(features: list[Mapping[str, Any]], path: str) -> Fields:
    """The features field by field, as somebody types them into the rows of the form."""
    pairs: Fields = []
    for number, feature in enumerate(features):
        for name, value in feature.items():
            below = value.items() if isinstance(value, dict) else [("", value)]
            for key, inner in below:
                at = ".".join(filter(None, (path, str(number), name, key)))
                pairs.append((at, text_of(inner)))
    return [(name, text) for name, text in pairs if text]


def names_of(case: str) -> list[str]:
    return [seat["name"] for seat in CASES[case]["seats"]]


@pytest.mark.parametrize("case", TYPED)
def test_on_local_pages(client: FlaskClient, case: str) -> None:
    """From the names through the middle to the result, by the forms and links of the pages."""
    start = client.get(f"{TABLE}?{urlencode([('player', name) for name in names_of(case)])}")
    table = client.get(start.location).text
    drawn = client.get(next(link for link in links_of(table) if "/score/parts" in link)).text
    middle = client.get(next(link for link in links_of(drawn) if "form=1" in link)).text
    form = form_to(middle, TABLE)
    features = typed_into(CASES[case]["features"], "features")
    sent = [pair for pair in form.fields if pair[1]] + features
    table = client.get(f"{TABLE}?{urlencode(sent)}", follow_redirects=True).text
    points = [each for each in TYPED[case] if each is not None]
    assert totals_in(table) == sorted(points, reverse=True)
    to_result = next(link for link in links_of(table) if "/score/result" in link)
    assert set(features) <= set(parse_qsl(to_result.partition("?")[2]))
    result = client.get(to_result)
    assert result.status_code == HTTPStatus.OK
    [*_, back] = (link for link in links_of(result.text) if link.startswith(f"{TABLE}?"))
    assert set(features) <= set(parse_qsl(back.partition("?")[2]))
    middle = client.get(back.replace(TABLE, f"{TABLE}/parts", 1)).text
    assert set(features) <= set(form_to(middle, TABLE).fields)


def totals_in(page: str) -> list[int]:
    """The totals that a table shows behind its seats."""
    shown = (part.partition("</span>")[0] for part in page.split('class="seat-total">')[1:])
    return [int(NUMBER.search(part)[0]) for part in shown if NUMBER.search(part)]


@pytest.mark.parametrize("case", TYPED)
def test_on_a_shared_sheet(client: FlaskClient, case: str) -> None:
    sitting = sat_down(client, *names_of(case), title="gold-rush")
    address = f"/s/{sitting.code('host')}/parts?form=1"
    form = form_to(client.get(address).text, "/parts")
    features = typed_into(CASES[case]["features"], "shared.features")
    typed = dict(features)
    shown = [(name, text) for name, text in form.fields if name not in typed]
    answer = client.post(address, data=MultiDict([*shown, *features]))
    assert answer.status_code == HTTPStatus.SEE_OTHER
    seats = sitting.see()["seats"]
    assert [seat["total"] for seat in seats] == TYPED[case]
    assert set(features) <= set(form_to(client.get(address).text, "/parts").fields)
    result = client.get(f"/s/{sitting.code('host')}/result")
    assert result.status_code == HTTPStatus.OK
