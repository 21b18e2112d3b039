"""Boomtown as a Flask application."""

from flask import Flask

from web.house.configuration import ConfigurationError

__all__ = ["ConfigurationError", "create_app"]


def create_app() -> Flask:
    """The application, configured from the environment."""
    from web import api, house, pages, papers, pocket, search, sheets  # noqa: PLC0415 (no work)
    from web.serving import health, logs, metrics  # noqa: PLC0415

    app = Flask(__name__)
    for part in (logs, metrics, house, search, pages, api, sheets, papers, pocket, health):
        part.register(app)
    return app
