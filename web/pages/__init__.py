"""The pages outside shared sheets."""

from flask import Flask


def register(app: Flask) -> None:
    """Adds the pages."""
    from web.pages import ask, drawings, home, rules, score, taking_along  # noqa: PLC0415
    from web.pages import house_rules as _of_the_same_blueprint  # noqa: F401, PLC0415

    for blueprint in (
        home.pages,
        score.score_pages,
        ask.ask_pages,
        drawings.drawing_pages,
        rules.rules_pages,
        taking_along.taking_along,
    ):
        app.register_blueprint(blueprint)
