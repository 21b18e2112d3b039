"""The pages outside shared sheets."""

from flask import Flask


def register(app: Flask) -> None:
    """Adds the pages."""
    from web.pages import ask, drawings, home, one_phone, rules, score, taking_along  # noqa: PLC0415

    for blueprint in (
        home.pages,
        score.score_pages,
        ask.ask_pages,
        drawings.drawing_pages,
        rules.rules_pages,
        taking_along.taking_along,
        one_phone.one_phone,
    ):
        app.register_blueprint(blueprint)
