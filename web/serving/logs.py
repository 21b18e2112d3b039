"""What Boomtown says of itself, as lines of JSON where a machine reads them: BOOMTOWN_LOG=json.

The rule of an address is told instead of the address, in which the code of a sheet may stand.
"""

import json
import logging
import os
import time
from datetime import UTC, datetime
from typing import Any

from flask import Flask, Response, g, request

VARIABLE, JSON_LINES = "BOOMTOWN_LOG", "json"
MILLISECONDS = 1000

log = logging.getLogger("boomtown.requests")


class AsJson(logging.Formatter):
    """One line for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """The record with what was told beside it."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"at": moment, "level": record.levelname.lower(), "from": record.name}
        told["says"] = record.getMessage()
        told.update(getattr(record, "facts", {}))
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def are_json() -> bool:
    """Whether a machine reads what is said."""
    return os.environ.get(VARIABLE) == JSON_LINES


def register(app: Flask) -> None:
    """Says of every request how it was answered, if a machine reads it."""
    if are_json():
        begin()
        app.before_request(_begin_to_measure)
        app.after_request(_told)


def begin() -> None:
    """From now on everything is said as JSON, once, by whichever logger."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers = [handler]
    log.setLevel(logging.INFO)


def of_the_server() -> dict[str, Any]:
    """The same for what gunicorn says; nothing where people read it."""
    if not are_json():
        return {}
    return {
        "formatters": {"generic": {"()": f"{__name__}.{AsJson.__name__}"}},
        "root": {"level": "WARNING", "handlers": ["error_console"]},
        "loggers": {"gunicorn.error": {"level": "WARNING", "handlers": [], "propagate": True}},
    }


def _begin_to_measure() -> None:
    g.asked_at = time.perf_counter()


def _told(answer: Response) -> Response:
    rule = request.url_rule.rule if request.url_rule else None
    taken = (time.perf_counter() - g.get("asked_at", time.perf_counter())) * MILLISECONDS
    facts = {"method": request.method, "rule": rule, "status": answer.status_code}
    log.info("answered", extra={"facts": {**facts, "ms": round(taken, 1)}})
    return answer
