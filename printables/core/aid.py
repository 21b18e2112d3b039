"""Player aids: how a wish for one becomes HTML."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from types import MappingProxyType

from printables.core.aids.blocks import CELL, Setting
from printables.core.aids.copyfit import Face
from printables.core.aids.facts import SharedFacts
from printables.core.aids.head import Head
from printables.core.aids.layout import AidLayout, Page, Room, on_columns, on_panels
from printables.core.aids.pages import on_one_page, on_pages
from printables.core.aids.section import BOX
from printables.core.aids.sections import BETWEEN, Tables, bands_of
from printables.core.aids.wheel import wheel
from printables.core.papers import POCKET
from printables.core.rendering import page
from rules.core.readings import Setup
from scoring.titles import BuiltTitle
from translations.catalogue import catalogue

ROOMS: Mapping[str, Room] = MappingProxyType(
    {
        "a4": Room(196, 281, 10.5),
        "letter": Room(201.9, 263.4, 10.5),
        "a5": Room(136, 191.5, 10.5),
        POCKET: Room(96, 134.5, 11),
    }
)
HALVES: Mapping[str, Room] = MappingProxyType(
    {
        "a4": Room(190, 127, 12),
        "letter": Room(195.9, 118, 12),
        "a5": Room(190, 127, 12),
    }
)
"""Half a page across; two of them lie on a large paper, to be cut apart."""
SMALL = frozenset({"a5", POCKET})
LARGE, SCORING = "pages", "scoring"


@dataclass(frozen=True, slots=True)
class AidWish:
    """The aid that somebody wants to have printed."""

    title: BuiltTitle
    setup: Setup
    language: str
    paper: str = "a4"


def aid(wish: AidWish) -> str:
    """The aid as HTML."""
    facts, tables = facts_and_tables(wish)
    head = _head(wish, ROOMS[wish.paper], "aid-title")
    layout = laid_out(facts, tables, wish.paper, head)
    if wish.paper != POCKET:
        return _page(wish, "core/aid_sides.html", layout, head)
    return _page(wish, "core/aid_folded.html", layout, head, cards=folded(layout.pages))


@dataclass(frozen=True, slots=True)
class ScoringWish(AidWish):
    """The half page for newcomers that says how a title scores."""


def scoring(wish: AidWish) -> str:
    """How a title scores, twice on a large paper."""
    facts, tables = facts_and_tables(wish)
    room = HALVES[wish.paper]
    head = _head(wish, room, "print-scoring")
    (band,) = bands_of(facts, tables, SCORING)
    layout = on_one_page(band, replace(room, head=head.height))
    is_half = wish.paper == "a5"
    return _page(
        wish,
        "core/aid_scoring.html",
        layout,
        head,
        copies=1 if is_half else 2,
        paper_class="paper-a5-turned" if is_half else f"paper-{wish.paper}",
    )


def _head(wish: AidWish, room: Room, kind: str) -> Head:
    words, setup = catalogue(wish.language, wish.title.facts.room), wish.setup
    variants = (words.name(f"variant-{variant}") for variant in setup.variants)
    about = (words.name(kind), words.name(f"edition-{setup.edition}", "short"), *variants)
    is_small = wish.paper in SMALL
    return Head(words.name("title"), BETWEEN.join(about), room.width, is_small)


def _page(wish: AidWish, template: str, layout: AidLayout, head: Head, **context: object) -> str:
    given: dict[str, object] = {"paper_class": f"paper-{wish.paper}", "cards": (), **context}
    return page(
        template,
        language=wish.language,
        room=wish.title.facts.room,
        layout=layout,
        head=head,
        first_clause=next(iter(wish.title.facts.book.clauses)),
        cell=CELL,
        box=BOX,
        wheel=wheel,
        at=lambda width: Setting(width, layout.size),
        em_of=Face.BOLD.width,
        styles=("core/aid.css",),
        **given,
    )


def facts_and_tables(wish: AidWish) -> tuple[SharedFacts, Tables]:
    """What the title's room says, and the same in words."""
    room = wish.title.facts.room
    facts: SharedFacts = import_module(f"printables.{room}.aid").AidFacts(wish.title, wish.setup)
    tables = import_module(f"printables.{room}.aid_tables")
    made: Tables = tables.AidTables(facts, catalogue(wish.language, room))
    return facts, made


def laid_out(facts: SharedFacts, tables: Tables, paper: str, head: Head) -> AidLayout:
    """Where each section stands on this paper."""
    layouts, room = facts.data["layouts"], replace(ROOMS[paper], head=head.height)
    layout = paper if paper in layouts else LARGE
    bands = bands_of(facts, tables, layout)
    if paper == POCKET:
        return on_panels(bands[0], room)
    if layout in layouts["in_columns"]:
        return on_columns([section for band in bands[:-1] for section in band], bands[-1], room)
    return on_pages(bands, room)


def folded(panels: Sequence[Page]) -> list[tuple[Page, Page]]:
    """The panels in pairs as they are printed on both sides of cards laid in each other."""
    sides = []
    for first in range(0, len(panels) // 2, 2):
        outer, inner = first, first + 1
        sides.append((panels[-1 - outer], panels[outer]))
        sides.append((panels[inner], panels[-1 - inner]))
    return sides
