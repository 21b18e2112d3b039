"""Player aids: the rules of a title on a page or on a folded card, as the table reads them."""

from dataclasses import dataclass
from importlib import import_module

from printables.core.papers import POCKET
from printables.core.rendering import page
from rules.core.readings import Setup
from scoring.titles import BuiltTitle


@dataclass(frozen=True, slots=True)
class AidWish:
    """The player aid that somebody wants to have printed."""

    title: BuiltTitle
    setup: Setup
    language: str
    paper: str = "a4"


def player_aid(wish: AidWish) -> str:
    """The aid as HTML."""
    room = wish.title.facts.room
    facts = import_module(f"printables.{room}.aid").facts(wish.title, wish.setup)
    return page(
        f"{room}/aid_pocket.html" if wish.paper == POCKET else f"{room}/aid.html",
        language=wish.language,
        room=room,
        paper=wish.paper,
        paper_class=f"paper-{wish.paper}",
        styles=(f"{room}/aid.css",),
        title=wish.title,
        setup=wish.setup,
        aid=facts,
    )
