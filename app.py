"""Boomtown as a Flask application."""

from flask import Flask

from web import configuration
from web.configuration import ConfigurationError

__all__ = ["ConfigurationError", "create_app"]


def create_app() -> Flask:
    """The application, configured from the environment."""
    from web import api, commands, pages, problems, security  # noqa: PLC0415 (no work at import)

    app = Flask(__name__)
    configuration.configure(app)
    security.register(app)
    problems.register(app)
    app.register_blueprint(pages.pages)
    app.register_blueprint(api.api)
    for command in commands.COMMANDS:
        app.cli.add_command(command)
    return app
