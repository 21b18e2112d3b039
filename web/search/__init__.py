"""Looking up in plain words: what of the rules, open points and questions fits them."""

from flask import Flask


def register(app: Flask) -> None:
    """Adds the pages and calls."""
    from web.search import calls, pages  # noqa: PLC0415

    app.register_blueprint(calls.search_calls)
    app.register_blueprint(pages.search_pages)
