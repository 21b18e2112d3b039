"""JSON in and out."""

import json
from typing import Any

from flask import Response, abort, request

from rules.core.bounds import refuse_too_much
from web.house.configuration import LARGEST_BODY
from web.house.language import language

JSON = "application/json; charset=utf-8"


def json_body() -> Any:
    """The request's body; refused where it is not JSON or says that it is something else."""
    if request.mimetype != "application/json":
        abort(415)
    try:
        text = request.get_data(cache=False)
    except OSError:  # pieces that do not fit together
        abort(400)
    if len(text) > LARGEST_BODY:
        abort(413)
    return parsed(text)


def parsed(text: bytes | str) -> Any:
    """JSON as Python values; whatever cannot be read is refused with 400."""
    try:
        return read_json(text)
    except (ValueError, RecursionError):
        abort(400)


def read_json(text: bytes | str) -> Any:
    """JSON in the strict sense, without NaN; refused where it holds more than is ever read."""
    body = json.loads(text, parse_constant=_refuse_constant)
    refuse_too_much(body)
    return body


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def json_answer(body: Any, status: int = 200, content_type: str = JSON) -> Response:
    """A body as JSON, in the language of the reader."""
    answer = Response(json.dumps(body), status, content_type=content_type)
    answer.headers["Content-Language"] = language()
    answer.vary.add("Accept-Language")
    return answer
