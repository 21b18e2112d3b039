"""The calls of shared sheets: what each is sent, what it answers and how it refuses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from apispec import APISpec

from translations.catalogue import Catalogue
from web.api.openapi_shapes import TEXT
from web.api.openapi_sheets import CODE, FROM_ZERO, ROLE, SEAT_NUMBER

SHEETS = "/api/v1/sheets"
JSON = "application/json"
IN_PATH: Mapping[str, Mapping[str, Any]] = {
    "code": CODE,
    "number": SEAT_NUMBER,
    "revision": FROM_ZERO,
    "role": ROLE,
}
OF_A_BODY = (400, 413, 415, 422)
OF_A_SHEET = (404, 503)
OF_A_CHANGE = (403, *OF_A_SHEET)
OF_A_NEW_ONE = (429, 503)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a call answers where nothing is refused."""

    shape: str | Mapping[str, Any] | None = "Sheet"
    status: int = 200
    kind: str = JSON

    def described(self) -> dict[str, Any]:
        """The answer; a sheet in JSON comes with its revision as the ETag."""
        told: dict[str, Any] = {"description": HTTPStatus(self.status).phrase}
        if self.status == HTTPStatus.NO_CONTENT:
            return told
        told["content"] = {self.kind: {"schema": self.shape} if self.shape else {}}
        return {**told, "headers": ETAG} if self.kind == JSON else told


@dataclass(frozen=True, slots=True)
class Call:
    """One call: `key` names it and its sentence, `asked` are parameters beside the path's."""

    method: str
    path: str
    key: str
    refusals: tuple[int, ...]
    answer: Answer = Answer()
    body: str = ""
    asked: tuple[tuple[str, str], ...] = ()


ETAG = {"ETag": {"schema": TEXT, "required": True}}
MADE = Answer(status=201)
NOTHING = Answer(status=204)
CALLS = (
    Call("post", "/", "make", (403, *OF_A_BODY, *OF_A_NEW_ONE), MADE, "NewSheet"),
    Call("post", "/import", "import", (403, *OF_A_BODY, *OF_A_NEW_ONE), MADE, "NewSheet"),
    Call("get", "/{code}", "see", OF_A_SHEET, asked=(("header", "If-None-Match"),)),
    Call("patch", "/{code}", "change", (*OF_A_CHANGE, *OF_A_BODY, 409), body="Wanted"),
    Call("delete", "/{code}", "delete", OF_A_CHANGE, NOTHING),
    Call(
        "post",
        "/{code}/preview",
        "preview",
        (*OF_A_CHANGE, *OF_A_BODY, 409),
        Answer("Preview"),
        "WantedPreview",
    ),
    Call(
        "get",
        "/{code}/events",
        "events",
        (*OF_A_SHEET, 429),
        Answer(None, kind="text/event-stream"),
        asked=(("header", "Last-Event-ID"), ("query", "after")),
    ),
    Call("get", "/{code}/changes", "changes", OF_A_SHEET, Answer("Timeline")),
    Call("post", "/{code}/changes/{revision}/undo", "undo", (*OF_A_CHANGE, 409, 413)),
    Call("post", "/{code}/seats", "add-seat", (*OF_A_CHANGE, *OF_A_BODY, 409), MADE, "NewSeat"),
    Call("delete", "/{code}/seats/{number}", "leave-out", (*OF_A_CHANGE, 409)),
    Call("post", "/{code}/seats/{number}/take", "take", (*OF_A_CHANGE, 409, 413)),
    Call("post", "/{code}/finish", "finish", (*OF_A_CHANGE, *OF_A_BODY, 409), body="WantedEnd"),
    Call("post", "/{code}/reopen", "reopen", OF_A_CHANGE),
    Call("post", "/{code}/reveal", "reveal", OF_A_CHANGE),
    Call("post", "/{code}/rematch", "rematch", (*OF_A_CHANGE, 429), MADE),
    Call("post", "/{code}/links/{role}/renew", "renew", OF_A_CHANGE),
    Call("get", "/{code}/export.json", "export", OF_A_SHEET, Answer("SavedSheet")),
    Call("get", "/{code}/export.csv", "table", OF_A_SHEET, Answer(TEXT, kind="text/csv")),
)


SAYING_MORE = {("change", 409): "Contested", ("finish", 409): "NotRight"}
"""Refusals that hold more than a sentence."""


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
        operation["requestBody"] = {"required": call.body != "WantedEnd", "content": body}
    return operation


def _parameters(call: Call, words: Catalogue) -> Iterator[dict[str, Any]]:
    for name, shape in IN_PATH.items():
        if f"{{{name}}}" in call.path:
            yield {"in": "path", **_parameter(name, shape, words), "required": True}
    for place, name in call.asked:
        yield {"in": place, **_parameter(name, TEXT, words)}


def _parameter(name: str, shape: Mapping[str, Any], words: Catalogue) -> dict[str, Any]:
    told = words.name(f"sheet-gives-{name.lower()}")
    return {"name": name, "description": told, "schema": shape}


def _answers(call: Call) -> dict[str, Any]:
    answers = {str(call.answer.status): call.answer.described()}
    if call.key == "see":
        answers["304"] = {"description": HTTPStatus.NOT_MODIFIED.phrase, "headers": ETAG}
    for status in sorted(call.refusals):
        shape = SAYING_MORE.get((call.key, status), "Problem")
        content = {"application/problem+json": {"schema": shape}}
        answers[str(status)] = {"description": HTTPStatus(status).phrase, "content": content}
    return answers
