"""What programs and terminals call: scores, rulings, the description of both."""

from flask import Flask


def register(app: Flask) -> None:
    """Adds the calls and the commands."""
    from web.api import calls, commands, try_it  # noqa: PLC0415

    app.register_blueprint(calls.api)
    app.register_blueprint(try_it.try_it_page)
    for command in commands.COMMANDS:
        app.cli.add_command(command)
