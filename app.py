"""Boomtown as a Flask application."""

from flask import Flask

from web.house.configuration import ConfigurationError

__all__ = ["ConfigurationError", "create_app"]


def create_app() -> Flask:
    """The application, configured from the environment."""
    from web import api, house, pages, papers, pocket, search, sheets  # noqa: PLC0415 (no work at import)

    app = Flask(__name__)
    for part in (house, search, pages, api, sheets, papers, pocket):
        part.register(app)
    return app
