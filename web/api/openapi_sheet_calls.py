"""The calls of shared sheets: what each is sent, what it answers and how it refuses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from apispec import APISpec

from translations.catalogue import Catalogue
from web.api.json_schema import schema_of
from web.api.openapi_sheets import Code, FromZero
from web.sheets.answer_types import Role, SeatNumber

SHEETS = "/api/v1/sheets"
JSON = "application/json"
IN_PATH = {
    "code": Code,
    "number": SeatNumber,
    "revision": FromZero,
    "role": Role,
    "ruling": FromZero,
}
OF_A_BODY = (400, 413, 415, 422)
OF_A_SHEET = (404, 503)
OF_A_CHANGE = (403, *OF_A_SHEET)
A_PUT = (*OF_A_CHANGE, *OF_A_BODY, 409)
TOLD_BY_ITS_ADDRESS = (*OF_A_CHANGE, *OF_A_BODY)
A_NEW_ONE = (403, *OF_A_BODY, 429, 503)


@dataclass(frozen=True, slots=True)
class Call:
    """One call: `key` names it and its sentence, `asked` are parameters beside the path's."""

    method: str
    path: str
    key: str
    refusals: tuple[int, ...]
    answer: str | Mapping[str, Any] = "Sheet"
    status: int = 200
    kind: str = JSON
    body: str = ""
    asked: tuple[tuple[str, str], ...] = ()


TEXT = schema_of(str)
ETAG = {"ETag": {"schema": TEXT, "required": True}}
CALLS = (
    Call("post", "/", "make", A_NEW_ONE, status=201, body="NewSheet"),
    Call("post", "/import", "import", A_NEW_ONE, status=201, body="NewSheet"),
    Call("get", "/{code}", "see", OF_A_SHEET, asked=(("header", "If-None-Match"),)),
    Call("patch", "/{code}", "change", A_PUT, body="Wanted"),
    Call("delete", "/{code}", "delete", OF_A_CHANGE, status=204),
    Call("post", "/{code}/preview", "preview", A_PUT, "Preview", body="WantedPreview"),
    Call(
        "get",
        "/{code}/events",
        "events",
        (*OF_A_SHEET, 429),
        {},
        kind="text/event-stream",
        asked=(("header", "Last-Event-ID"), ("query", "after")),
    ),
    Call(
        "get",
        "/{code}/changes",
        "changes",
        OF_A_SHEET,
        "Timeline",
        asked=(("query", "after"), ("query", "most")),
    ),
    Call("post", "/{code}/changes/{revision}/undo", "undo", A_PUT, body="NoFields"),
    Call("post", "/{code}/seats", "add-seat", A_PUT, status=201, body="NewSeat"),
    Call("delete", "/{code}/seats/{number}", "leave-out", (*OF_A_CHANGE, 409)),
    Call("post", "/{code}/seats/{number}/take", "take", A_PUT, body="NoFields"),
    Call("post", "/{code}/rulings", "keep-ruling", A_PUT, status=201, body="NewRuling"),
    Call("delete", "/{code}/rulings/{ruling}", "delete-ruling", (*OF_A_CHANGE, 409)),
    Call("post", "/{code}/finish", "finish", A_PUT, body="WantedEnd"),
    Call("post", "/{code}/reopen", "reopen", TOLD_BY_ITS_ADDRESS, body="NoFields"),
    Call("post", "/{code}/reveal", "reveal", TOLD_BY_ITS_ADDRESS, body="NoFields"),
    Call(
        "post",
        "/{code}/rematch",
        "rematch",
        (*TOLD_BY_ITS_ADDRESS, 429),
        status=201,
        body="NoFields",
    ),
    Call("post", "/{code}/links/{role}/renew", "renew", TOLD_BY_ITS_ADDRESS, body="NoFields"),
    Call("get", "/{code}/export.json", "export", OF_A_SHEET, "SavedSheet"),
    Call("get", "/{code}/export.csv", "table", OF_A_SHEET, TEXT, kind="text/csv"),
)
SAYING_MORE = {("change", 409): "Contested", ("finish", 409): "NotRight"}
"""Refusals that hold more than a sentence."""
MAY_BE_LEFT_OUT = {"WantedEnd", "NoFields"}


def describe_sheets(spec: APISpec, words: Catalogue) -> None:
    """Every call of shared sheets."""
    for call in CALLS:
        spec.path(f"{SHEETS}{call.path}", operations={call.method: _operation(call, words)})


def _operation(call: Call, words: Catalogue) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": f"sheets_{call.key}".replace("-", "_"),
        "summary": words.name(f"sheet-call-{call.key}"),
        "parameters": list(_parameters(call, words)),
        "responses": _answers(call),
    }
    if call.body:
        body = {JSON: {"schema": call.body}}
        operation["requestBody"] = {"required": call.body not in MAY_BE_LEFT_OUT, "content": body}
    return operation


def _parameters(call: Call, words: Catalogue) -> Iterator[dict[str, Any]]:
    for name, kind in IN_PATH.items():
        if f"{{{name}}}" in call.path:
            told = words.name(f"sheet-gives-{name}")
            yield _parameter("path", name, told, schema_of(kind)) | {"required": True}
    for place, name in call.asked:
        ids = (f"sheet-gives-{call.key}-{name}", f"sheet-gives-{name.lower()}")
        told = next(words.name(each) for each in ids if words.has(each))
        yield _parameter(place, name, told, TEXT)


def _parameter(place: str, name: str, told: str, shape: Mapping[str, Any]) -> dict[str, Any]:
    return {"in": place, "name": name, "description": told, "schema": shape}


def _answers(call: Call) -> dict[str, Any]:
    answers = {str(call.status): _answer(call)}
    if call.key == "see":
        answers["304"] = {"description": HTTPStatus.NOT_MODIFIED.phrase, "headers": ETAG}
    for status in sorted(call.refusals):
        shape = SAYING_MORE.get((call.key, status), "Problem")
        content = {"application/problem+json": {"schema": shape}}
        answers[str(status)] = {"description": HTTPStatus(status).phrase, "content": content}
    return answers


def _answer(call: Call) -> dict[str, Any]:
    """What is answered where nothing is refused; JSON comes with the revision as the ETag."""
    answer: dict[str, Any] = {"description": HTTPStatus(call.status).phrase}
    if call.status != HTTPStatus.NO_CONTENT:
        answer["content"] = {call.kind: {"schema": call.answer} if call.answer else {}}
        answer |= {"headers": ETAG} if call.kind == JSON else {}
    return answer
