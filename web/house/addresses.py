"""Addresses that hold what was typed, so that everything can be sent, reloaded and reopened."""

import re
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import quote, urlencode

from flask import current_app, has_request_context, request, url_for

from rules.core.paths import root_of
from scoring.titles import BuiltTitle, titles
from web.forms.typed import Typed, typed_from
from web.house.rooms import pages_of

LONGEST_QUERY = 3_900
"""With the path before it an address stays below 4,000 characters, which every server takes."""
LONGEST_IN_A_CODE = 1200
"""A longer one makes a code too fine to be scanned from a screen."""
PAGE = re.compile(r"[a-z0-9_-][a-z0-9_/-]*")
LEFT_BARE = ";,/:!@*="
"""What has a meaning of its own nowhere in a query, and stands often in notations."""


def in_query(fields: list[tuple[str, str]]) -> str:
    """Fields and their texts as they stand behind the question mark, as short as may be."""
    return urlencode(fields, safe=LEFT_BARE)


def path_here() -> str:
    """This page's path, below the folder of its host in which the application may stand."""
    return request.root_path + request.path


def is_page_of(slug: str, path: str) -> bool:
    """Whether a path that was sent is that of a page of a title."""
    folder = f"{request.root_path}/{slug}/"
    return path.startswith(folder) and PAGE.fullmatch(path, len(folder)) is not None


def shorter_here() -> str | None:
    """This page's address in fewer signs, where a browser's form made it too long."""
    if len(request.query_string) <= LONGEST_QUERY:
        return None
    shorter = in_query(list(request.args.items(multi=True)))
    return f"{path_here()}?{shorter}" if len(shorter) < len(request.query_string) else None


def address_choosing(point: str, reading: str) -> str:
    """This page with an open point read in this way."""
    return address_with_fields({f"house_rules.{point}": reading})


def address_with_fields(fields: dict[str, str | None]) -> str:
    """This page's address with some of its fields changed, or taken out with None."""
    kept = [(name, text) for name, text in request.args.items(multi=True) if name not in fields]
    added = [(name, text) for name, text in fields.items() if text is not None]
    query = in_query([*kept, *added])
    return f"{path_here()}?{query}" if query else path_here()


def address_here_without(roots: Iterable[str], fields: Mapping[str, str]) -> str:
    """This page's address without all that lies below some fields, and with others."""
    gone = {*roots, *fields}
    others = [pair for pair in request.args.items(multi=True) if root_of(pair[0]) not in gone]
    return f"{path_here()}?{in_query([*others, *fields.items()])}"


def address_of(endpoint: str, body: object, **parts: Any) -> str:
    """The address of a page with a whole body in it."""
    query = in_query(typed_from(_in_lines(body, parts.get("slug"))))
    path = url_for(endpoint, **parts)
    return f"{path}?{query}" if query else path


def address_asking(slug: str, key: str, body: object) -> str:
    """The address of a question with a whole body in it, for news that are told later too."""
    folder = request.root_path if has_request_context() else ""
    return f"{folder}/{slug}/ask/{key}?{in_query(typed_from(_in_lines(body, slug)))}"


def address_with(endpoint: str, typed: Typed, **parts: Any) -> str:
    """The address of a page with fields as they were typed."""
    query = in_query(list(typed.items(multi=True)))
    path = url_for(endpoint, **parts)
    return f"{path}?{query}" if query else path


def _in_lines(body: object, slug: str | None) -> object:
    """A body whose parts that a page writes as one line are such a line."""
    if slug is None or not isinstance(body, dict):
        return body
    written = pages_of(titles()[slug]).in_lines
    return {name: written[name](part) if name in written else part for name, part in body.items()}


def clause_address(title: BuiltTitle, clause: str) -> str:
    """Where a clause or an open point stands for good."""
    return url_for("rules_pages.clause", slug=title.slug, clause=clause)


def here() -> str:
    """This page's address, fit to stand in a page whatever was sent."""
    return quote(path_here()) + (f"?{query()}" if request.query_string else "")


def query() -> str:
    """What stands behind the question mark of this page's address."""
    return request.query_string.decode("ascii", "replace")


def public_address(path: str) -> str | None:
    """Where others reach a page; None as long as nobody has said under which address we stand."""
    public = str(current_app.config["PUBLIC_URL"])
    return f"{public}{path}" if public else None


def is_scanned(address: str) -> bool:
    """Whether a code of this address leads a phone here: it must name where that is."""
    return address.startswith("http") and len(address) <= LONGEST_IN_A_CODE
