"""Shared sheets as pages and as calls."""

from flask import Flask, Response, request

PLACES_OF_SHEETS = ("/s/", "/sheets/", "/api/v1/sheets")


def register(app: Flask) -> None:
    """Adds the pages, the calls and the commands of sheets."""
    from web.serving import streams  # noqa: PLC0415
    from web.sheets import (  # noqa: PLC0415
        actions,
        api,
        arriving,
        beside,
        commands,
        installation,
        pages,
        parts,
        setup,
    )
    from web.sheets.meeting import pages as meeting_pages  # noqa: PLC0415
    from web.sheets.rulings import pages as ruling_pages  # noqa: PLC0415

    installation.register(app)
    streams.register(app)
    for blueprint in (
        api.sheet_api,
        pages.sheet_pages,
        actions.sheet_actions,
        setup.sheet_setup,
        parts.sheet_parts,
        arriving.sheet_arriving,
        beside.sheet_beside,
        meeting_pages.sheet_meeting,
    ):
        app.register_blueprint(blueprint)
    ruling_pages.register(app)
    app.jinja_env.globals["code_reader"] = lambda: None  # browsers here read codes themselves
    app.cli.add_command(commands.sheets_commands)
    app.after_request(kept_by_nobody)


def kept_by_nobody(response: Response) -> Response:
    """What is answered where sheets are; refusals and ways elsewhere say as much as pages do."""
    if request.path.startswith(PLACES_OF_SHEETS):
        response.headers.setdefault("Cache-Control", "no-store")
    return response
