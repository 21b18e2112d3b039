"""Boomtown as a Flask application."""

from flask import Flask

from web import configuration
from web.configuration import ConfigurationError

__all__ = ["ConfigurationError", "create_app"]


def create_app() -> Flask:
    """The application, configured from the environment."""
    from web import (  # noqa: PLC0415 (no work at import)
        api,
        ask_pages,
        commands,
        compression,
        drawing_pages,
        keeping,
        pages,
        print_choice,
        print_commands,
        print_pages,
        problems,
        rules_pages,
        score_pages,
        security,
        sheet_actions,
        sheet_api,
        sheet_arriving,
        sheet_beside,
        sheet_codes,
        sheet_commands,
        sheet_pages,
        sheet_parts,
        sheet_setup,
        showing,
        taking_along,
    )

    app = Flask(__name__)
    configuration.configure(app)
    security.register(app)
    problems.register(app)
    showing.register(app)
    compression.register(app)
    keeping.register(app)
    for blueprint in (
        pages.pages,
        score_pages.score_pages,
        ask_pages.ask_pages,
        drawing_pages.drawing_pages,
        rules_pages.rules_pages,
        api.api,
        sheet_api.sheet_api,
        sheet_pages.sheet_pages,
        sheet_actions.sheet_actions,
        sheet_setup.sheet_setup,
        sheet_parts.sheet_parts,
        sheet_arriving.sheet_arriving,
        sheet_beside.sheet_beside,
        sheet_codes.sheet_codes,
        print_pages.print_pages,
        print_choice.print_choice,
        taking_along.taking_along,
    ):
        app.register_blueprint(blueprint)
    groups = (sheet_commands.sheets_commands, print_commands.print_commands)
    for command in (*commands.COMMANDS, *groups):
        app.cli.add_command(command)
    return app
