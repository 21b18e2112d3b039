"""The description of shared sheets: every answer and every refusal in it, and no others."""

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from http import HTTPStatus
from typing import Any

import pytest
import schemathesis
from flask import Flask, Response
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.parameters import ParameterLocation
from werkzeug.test import Client, TestResponse

from app import create_app
from rules.carson_city_cards import TITLE
from sheets.checking import OWN_SETUP, SETUP_OF_THE_TITLE
from sheets.codes import new_code, read_code, spoken
from tests.house.promises import OPERATIONS, promise, tried
from tests.house.test_openapi import NOT_PROMISED, UNPACKED
from tests.thorough import one_in
from translations.catalogue import catalogue
from web.api.json_schema import schema_of
from web.api.openapi import description
from web.api.openapi_sheet_calls import CALLS, JSON, Call
from web.api.openapi_sheet_calls import SHEETS as ADDRESS
from web.api.openapi_sheets import Code, NewSheet, sent
from web.house.limits import RateLimit
from web.sheets.installation import HUB, NEW_SHEETS, SHEETS

Codes = Mapping[str, str]
Ask = Callable[..., TestResponse]

OTHERWISE = (Failure, FailureGroup)
SCORED_ELSEWHERE = {"breakdown"}
BY_ITSELF = "/by-itself/"
READY = {"city": "hb.i/tl.i", "characters": ["doctor"]}
NEW = {"title": TITLE.slug, "seats": [{"name": "Alex", "fields": READY}, {"name": "Bo"}]}
GOOD: Mapping[str, Any] = {
    "make": NEW,
    "import": NEW,
    "change": {"base": 2, "set": {"seats.1.characters": ["banker"]}},
    "preview": {"set": {"seats.1.characters": ["banker"]}},
    "add-seat": {"name": "Kit"},
    "keep-ruling": {"question": "cover", "situation": {"under": "prison", "over": "mine"}},
    "finish": {"anyway": True},
}
WHOSE = {"take": "join"}
UNKNOWN = "0" * 26
TOO_MUCH = "x" * 300_000
REFUSED = [(call, status) for call in CALLS for status in call.refusals]
FOR_SOME = [call for call in CALLS if 403 in call.refusals and "{code}" in call.path]

OF_ANOTHER_SITE = {"headers": {"Sec-Fetch-Site": "cross-site"}}
WRONG: Mapping[int, Mapping[str, Any]] = {
    400: {"data": "{", "content_type": JSON},
    403: OF_ANOTHER_SITE,
    413: {"data": TOO_MUCH, "content_type": JSON},
    415: {"data": "{}", "content_type": "text/plain"},
    422: {"json": []},
}
NOT_ANYWAY = {"json": {"anyway": False}}


def is_asked_too_often(house: Flask, patched: pytest.MonkeyPatch) -> None:
    patched.setitem(house.extensions, NEW_SHEETS, RateLimit(0, 1))
    patched.setattr(house.extensions[HUB], "most", 0)


def has_no_place_to_keep_anything(house: Flask, patched: pytest.MonkeyPatch) -> None:
    patched.delitem(house.extensions, SHEETS)
    patched.setitem(house.config, "DATABASE", f"sqlite:///{__file__}/none.db")


STANDS_IN_THE_WAY = {429: is_asked_too_often, 503: has_no_place_to_keep_anything}


def whole(shape: Any) -> Any:
    """The same schema, in which an object has no property that is not described."""
    if isinstance(shape, list):
        return [whole(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    inner = {key: each if key in SCORED_ELSEWHERE else whole(each) for key, each in shape.items()}
    is_record = shape.get("type") == "object" and "properties" in shape
    return {"additionalProperties": False, **inner} if is_record else inner


def told_whole() -> dict[str, Any]:
    """The description with whole sheets, and with every shape as an answer of its own."""
    told = description(catalogue("en"))
    shapes = told["components"]["schemas"]
    for name in ("Sheet", "SavedSheet", "Timeline", "Preview", "News", "Contested", "Problem"):
        shapes[name] = whole(shapes[name])
    for name in shapes:
        content = {JSON: {"schema": {"$ref": f"#/components/schemas/{name}"}}}
        answers = {"200": {"description": name, "content": content}}
        told["paths"][f"{BY_ITSELF}{name}"] = {"get": {"responses": answers}}
    return told


@cache
def exactly() -> schemathesis.BaseSchema:
    """The same as an application may keep it to the letter."""
    return schemathesis.openapi.from_dict(told_whole())


def assert_it_is(name: str, value: Any) -> None:
    """Whether a value has the shape of this name."""
    answer = Client(Response(json.dumps(value), content_type=JSON)).get("/")
    exactly()[f"{BY_ITSELF}{name}"]["GET"].validate_response(answer)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """A house of its own, in which streams end as soon as they have told what was missed."""
    with pytest.MonkeyPatch.context() as surroundings:
        surroundings.setenv("BOOMTOWN_DATA", str(tmp_path_factory.mktemp("described")))
        surroundings.delenv("BOOMTOWN_URL", raising=False)
        app = create_app()
    app.extensions[HUB].close()
    app.extensions[NEW_SHEETS] = RateLimit(1_000_000, 1)
    return app


def new_sheet(house: Flask) -> Codes:
    """The codes of a new sheet, on which one change was made."""
    client = house.test_client()
    links = client.post(f"{ADDRESS}/", json=NEW).get_json()["links"]
    addresses = {**links, "seat": links["seats"][0]}
    codes = {role: addresses[role].rpartition("/")[2] for role in ("host", "join", "look", "seat")}
    put = {"base": 1, "set": {"seats.0.mark": "star"}}
    assert client.patch(f"{ADDRESS}/{codes['host']}", json=put).status_code == HTTPStatus.OK
    return codes


@pytest.fixture
def codes(house: Flask) -> Codes:
    """The codes of a sheet for this test alone."""
    return new_sheet(house)


@pytest.fixture
def ask(house: Flask) -> Ask:
    """Make a call; what comes back has to be what the description says."""

    def asked(call: Call, code: str, **request: Any) -> TestResponse:
        if call.key in GOOD and not request.keys() & {"json", "data"}:
            request["json"] = GOOD[call.key]
        if call.key == "delete-ruling":
            address = f"{ADDRESS}/{code}/rulings"
            house.test_client().post(address, json=GOOD["keep-ruling"])
        path = call.path.format(code=code, number=1, revision=2, role="join", ruling=1)
        answer = house.test_client().open(f"{ADDRESS}{path}", method=call.method, **request)
        described = exactly()[f"{ADDRESS}{call.path}"][call.method.upper()]
        assert str(answer.status_code) in described.definition.raw["responses"]
        described.validate_response(answer)
        return answer

    return asked


def named(key: str) -> Call:
    return next(call for call in CALLS if call.key == key)


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.key)
def test_each_call_answers_what_is_described(ask: Ask, codes: Codes, call: Call) -> None:
    answer = ask(call, codes[WHOSE.get(call.key, "host")])
    assert answer.status_code == call.status
    assert ("ETag" in answer.headers) is (answer.mimetype == JSON)
    if answer.status_code != HTTPStatus.NO_CONTENT:
        assert answer.mimetype == call.kind


@pytest.mark.parametrize(
    ("call", "status"), REFUSED, ids=[f"{call.key}-{status}" for call, status in REFUSED]
)
def test_each_refusal_that_is_described_happens(
    house: Flask,
    ask: Ask,
    codes: Codes,
    call: Call,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code = UNKNOWN if status == HTTPStatus.NOT_FOUND else codes[WHOSE.get(call.key, "host")]
    is_told_of_a_seat = (call.key, status) == ("finish", HTTPStatus.CONFLICT)
    if status == HTTPStatus.CONFLICT and not is_told_of_a_seat:
        ask(named("finish"), codes["host"])
    if status in STANDS_IN_THE_WAY and not (call.body and status in WRONG):
        STANDS_IN_THE_WAY[status](house, monkeypatch)
    is_wrong = call.body or status == HTTPStatus.FORBIDDEN
    sent = NOT_ANYWAY if is_told_of_a_seat else WRONG.get(status, {}) if is_wrong else {}
    answer = ask(call, code, **sent)
    assert answer.status_code == status
    assert answer.mimetype == "application/problem+json"


@pytest.mark.parametrize("call", FOR_SOME, ids=lambda call: call.key)
def test_who_only_looks_on_is_refused_where_that_is_described(
    ask: Ask, codes: Codes, call: Call
) -> None:
    assert ask(call, codes["look"]).status_code == HTTPStatus.FORBIDDEN


def test_a_sheet_that_was_seen_is_answered_with_nothing_but_its_revision(
    ask: Ask, codes: Codes
) -> None:
    see = named("see")
    seen = ask(see, codes["look"]).headers["ETag"]
    answer = ask(see, codes["look"], headers={"If-None-Match": seen})
    assert answer.status_code == HTTPStatus.NOT_MODIFIED
    assert answer.headers["ETag"] == seen


def test_two_versions_of_the_same_thing_are_told_as_described(ask: Ask, codes: Codes) -> None:
    contested = {"base": 1, "set": {"seats.0.mark": "boot"}}
    problem = ask(named("change"), codes["host"], json=contested).get_json()
    assert problem["yours"] == {"seats.0.mark": "boot"}
    assert problem["theirs"] == {"seats.0.mark": "star"}
    assert problem["revision"] == 2


@pytest.mark.parametrize("role", ["host", "join", "look", "seat"])
@pytest.mark.parametrize("suspense", [False, True], ids=["open totals", "covered totals"])
def test_a_whole_game_is_told_as_described_to_everybody(
    ask: Ask, codes: Codes, role: str, suspense: bool
) -> None:
    host = codes["host"]
    puts = {"setup.totals_covered": suspense, "setup.joining": "open", "seats.1.characters": 3}
    ask(named("change"), host, json={"base": 2, "set": puts})
    ask(named("take"), codes["join"])
    for key in ("undo", "add-seat", "leave-out", "reveal", "rematch", "finish", "reopen"):
        ask(named(key), host)
    assert ask(named("keep-ruling"), host).get_json()["rulings"]
    ask(named("change"), host, json={"base": 9, "set": {"seats.2.characters": ["banker"]}})
    assert "result" in ask(named("finish"), host).get_json()
    for key in ("see", "changes", "export", "table"):
        ask(named(key), codes[role])
    kinds = {each["kind"] for each in ask(named("changes"), codes[role]).get_json()["changes"]}
    assert len(kinds) == 11


def test_what_an_export_holds_is_a_new_sheet_as_described(ask: Ask, codes: Codes) -> None:
    ask(named("leave-out"), codes["host"])
    saved = ask(named("export"), codes["look"]).get_json()
    assert_it_is("NewSheet", saved)
    assert ask(named("import"), "", json=saved).status_code == HTTPStatus.CREATED


def test_the_news_of_an_event_are_as_described(ask: Ask, codes: Codes) -> None:
    ask(named("change"), codes["seat"], json={"base": 2, "set": {"seats.0.mark": "cow"}})
    for request in ({"headers": {"Last-Event-ID": "1"}}, {"query_string": {"after": "1"}}):
        told = ask(named("events"), codes["look"], **request).text
        assert re.findall("^id: (.*)$", told, re.MULTILINE) == ["2", "3"]
        for news in re.findall("^data: (.*)$", told, re.MULTILINE):
            assert_it_is("News", json.loads(news))


@pytest.mark.parametrize("name", ["Sheet", "News", "NewSheet"])
def test_what_is_described_otherwise_is_noticed(name: str) -> None:
    with pytest.raises(OTHERWISE):
        assert_it_is(name, {"title": TITLE.slug})


def test_an_undescribed_property_is_noticed(ask: Ask, codes: Codes) -> None:
    sheet = ask(named("see"), codes["look"]).get_json()
    assert_it_is("Sheet", sheet)
    with pytest.raises(OTHERWISE):
        assert_it_is("Sheet", {**sheet, "weather": "dusty"})


def test_the_set_up_is_described_with_all_that_may_be_set_and_nothing_else() -> None:
    setup = sent(NewSheet)["properties"]["setup"]
    assert setup["properties"].keys() == {*SETUP_OF_THE_TITLE, *OWN_SETUP}
    assert setup["additionalProperties"] is False


@pytest.mark.parametrize("written", [str, str.lower, spoken, " {} ".format])
def test_every_way_to_write_a_code_is_described(written: Callable[[str], str]) -> None:
    code = new_code()
    assert read_code(written(code)) == code
    assert re.search(schema_of(Code)["pattern"], written(code))


@pytest.mark.parametrize("code", ["7" + "O0oIl" * 5, "l" + "1iL-I1" * 5])
def test_letters_that_stand_for_digits_are_described(code: str) -> None:
    assert read_code(code)
    assert re.search(schema_of(Code)["pattern"], code)


@pytest.mark.parametrize("text", ["", UNKNOWN[1:], f"{UNKNOWN}0", "8" + UNKNOWN[1:], "U" * 26])
def test_what_can_be_no_code_is_not_described_as_one(text: str) -> None:
    assert read_code(text) is None
    assert not re.search(schema_of(Code)["pattern"], text)


OF_SHEETS = [each for each in OPERATIONS if each[0].startswith(f"{ADDRESS}/")]
ROLES = st.sampled_from(["host", "host", "join", "look", "seat"])


@pytest.mark.parametrize(("path", "method"), one_in(3, OF_SHEETS))
def test_the_application_keeps_what_is_described_of_sheets(
    path: str, method: str, house: Flask
) -> None:
    operation = promise().include(path=path, method=method)
    (keeps_it,) = tried(operation, is_answered_as_described, role=ROLES)
    keeps_it(house=house)


def is_answered_as_described(case: schemathesis.Case, role: str, house: Flask) -> None:
    if "code" in case.path_parameters and not is_odd(case):
        case.path_parameters["code"] = new_sheet(house)[role]
    answer = case.call_and_validate(app=house, headers=UNPACKED, excluded_checks=NOT_PROMISED)
    assert answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR


def is_odd(case: schemathesis.Case) -> bool:
    """Whether its path is meant to be refused."""
    path = case.meta.components.get(ParameterLocation.PATH) if case.meta else None
    return path is not None and path.mode is GenerationMode.NEGATIVE
