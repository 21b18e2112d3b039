"""JSON in and out."""

import json
from typing import Any

from flask import Response, abort, request

from web.language import language

JSON = "application/json; charset=utf-8"


def json_body() -> Any:
    """The request's body; refused where it is not JSON or says that it is something else."""
    if request.mimetype != "application/json":
        abort(415)
    return parsed(request.get_data(cache=False)) if request.content_length != 0 else abort(400)


def parsed(text: bytes | str) -> Any:
    """JSON as Python values; whatever cannot be read is refused with 400."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        abort(400)


def json_answer(body: Any, status: int = 200, content_type: str = JSON) -> Response:
    """A body as JSON, in the language of the reader."""
    answer = Response(json.dumps(body), status, content_type=content_type)
    answer.headers["Content-Language"] = language()
    answer.vary.add("Accept-Language")
    return answer
