"""The pocket: the whole program in a browser, with no server and no network."""

from flask import Flask


def register(app: Flask) -> None:
    """Adds the page that offers it."""
    from web.pocket import offer  # noqa: PLC0415

    app.register_blueprint(offer.pocket_pages)
    app.jinja_env.globals["pocket_in_the_menu"] = offer.name_in_the_menu
