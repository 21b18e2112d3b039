"""Addresses that hold what was typed, so that everything can be sent, reloaded and reopened."""

from typing import Any
from urllib.parse import quote, urlencode

from flask import request, url_for

from scoring.titles import BuiltTitle
from web.typing_in import typed_from


def address_choosing(point: str, reading: str) -> str:
    """This page with an open point read in this way."""
    return address_with_fields({f"house_rules.{point}": reading})


def address_with_fields(fields: dict[str, str | None]) -> str:
    """This page's address with some of its fields changed, or taken out with None."""
    kept = [(name, text) for name, text in request.args.items(multi=True) if name not in fields]
    added = [(name, text) for name, text in fields.items() if text is not None]
    query = urlencode([*kept, *added])
    return f"{request.path}?{query}" if query else request.path


def address_of(endpoint: str, body: object, **parts: Any) -> str:
    """The address of a page with a whole body in it."""
    query = urlencode(typed_from(body))
    path = url_for(endpoint, **parts)
    return f"{path}?{query}" if query else path


def clause_address(title: BuiltTitle, clause: str) -> str:
    """Where a clause or an open point stands for good."""
    return url_for("rules_pages.clause", slug=title.slug, clause=clause)


def here() -> str:
    """This page's address, fit to stand in a page whatever was sent."""
    return quote(request.path) + (f"?{query()}" if request.query_string else "")


def query() -> str:
    """What stands behind the question mark of this page's address."""
    return request.query_string.decode("ascii", "replace")
