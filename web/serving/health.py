"""Two addresses for whoever watches over servers: is it alive, and may phones be sent to it?"""

from flask import Blueprint, Flask, Response, current_app

from sheets.refusals import DatabaseAwayError
from web.house.configuration import ConfigurationError
from web.sheets.installation import sheets_of

LEAVING = "leaving"
"""Whether this process was told to end."""

health_pages = Blueprint("health", __name__)


def register(app: Flask) -> None:
    """Adds the two addresses."""
    app.extensions[LEAVING] = False
    app.register_blueprint(health_pages)


@health_pages.get("/health")
def health() -> Response:
    """It answers; nothing else is looked at."""
    return _said("well")


@health_pages.get("/ready")
def ready() -> Response:
    """It can keep what phones send, as a change shows that is taken back, and is not ending."""
    if current_app.extensions[LEAVING]:
        return _said("closing", 503)
    try:
        sheets_of(current_app).database.takes_changes()
    except (DatabaseAwayError, ConfigurationError):
        return _said("no database", 503)
    return _said("ready")


def _said(word: str, status: int = 200) -> Response:
    answer = Response(f"{word}\n", status, content_type="text/plain; charset=utf-8")
    answer.headers["Cache-Control"] = "no-store"
    return answer
