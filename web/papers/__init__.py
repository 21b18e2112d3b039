"""Score pads, player aids and finished sheets at their addresses."""

from flask import Flask


def register(app: Flask) -> None:
    """Adds the papers and the command that prints them."""
    from web.papers import choice, codes, commands, pages  # noqa: PLC0415

    app.register_blueprint(pages.print_pages)
    app.register_blueprint(choice.print_choice)
    app.register_blueprint(codes.sheet_codes)
    app.cli.add_command(commands.print_commands)
