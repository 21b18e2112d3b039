"""Addresses of questions whose whole situation is known."""

from collections.abc import Mapping
from typing import Any

from scoring.titles import BuiltTitle
from web.asking.certainty import spelled_out
from web.house.addresses import address_of


def question_address(title: BuiltTitle, key: str, body: Mapping[str, Any]) -> str:
    """The page that answers a situation as a program sends it, with nothing left unsaid."""
    whole = spelled_out(title, title.questions[key], dict(body))
    return address_of("ask_pages.ask", whole, slug=title.slug, key=key)
