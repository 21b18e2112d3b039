"""The pages outside shared sheets."""

from flask import Flask


def register(app: Flask) -> None:
    """Adds the pages."""
    from web.pages import ask, drawings, home, leaflets, moves, my_tables, onward, rules, score  # noqa: PLC0415
    from web.pages import house_rules as _of_the_same_blueprint  # noqa: F401, PLC0415
    from web.pages.results import one_phone, taking_along  # noqa: PLC0415

    app.jinja_env.globals["table_here"] = my_tables.table_here

    for blueprint in (
        home.pages,
        score.score_pages,
        onward.onward_pages,
        ask.ask_pages,
        drawings.drawing_pages,
        moves.move_pages,
        leaflets.leaflet_pages,
        rules.rules_pages,
        taking_along.taking_along,
        one_phone.one_phone,
    ):
        app.register_blueprint(blueprint)
