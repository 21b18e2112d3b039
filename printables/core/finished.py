"""The finished sheet as a keepsake, and the tent that calls the table to its phones."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from importlib import import_module
from typing import Any

from printables.core.papers import PAPERS
from printables.core.qr import modules_across, scannable
from printables.core.rendering import PRINTABLES, page
from scoring.core.breakdown import Breakdown
from scoring.core.podium import by_rank, headline, margin
from scoring.core.possible import numbers_told
from sheets.rulings import rulings_on
from sheets.view import View
from translations.catalogue import Catalogue, catalogue

MODULE_OF_THE_TEXT = 0.508
MODULE_OF_A_TENT = 2.1
BESIDE_THE_CODE_OF_A_TENT = 70.0
"""Millimetres that margins, title, address and names take on each side."""
LATEST_TOLD = 24
"""So many of the last changes stand on paper."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A line of the timeline, in words."""

    when: str
    who: str
    says: str


@dataclass(frozen=True, slots=True)
class FinishedWish:
    """The sheet that somebody wants to keep on paper."""

    view: View
    language: str
    setup: dict[str, Any]
    happened: Sequence[Happening]
    text: str
    """The whole table as one text, for the code; blank where it is too long for one."""
    paper: str = "a4"


def finished_sheet(wish: FinishedWish) -> str:
    """The keepsake as HTML."""
    view, title = wish.view, wish.view.title
    words = catalogue(wish.language, title.facts.room)
    breakdown = view.breakdown
    hidden = [view.hidden_rows_of(number) for number in view.standing.counted]
    used = _used_rows(breakdown).union(*hidden)
    covered = title.sheet.covered_rows if view.waits_for_reveal else frozenset()
    return page(
        "core/finished.html",
        language=wish.language,
        room=title.facts.room,
        paper_class=f"paper-{wish.paper}-flow",
        styles=("core/finished.css",),
        title=title,
        view=view,
        setup=wish.setup,
        played_on=date.fromisoformat(wish.setup["date"]),
        breakdown=breakdown,
        order=_order(view),
        hidden=hidden,
        ranks=[view.sure_rank_of(number) for number in view.standing.counted],
        numbers_told=numbers_told,
        headline=headline,
        margin=margin,
        notice=_notice(view, words),
        used=used,
        unused=", ".join(
            words.name(f"row-{row.key}") for row in title.pad.rows if row.key not in used | covered
        ),
        lines=[seat.lines for seat in breakdown.seats] if breakdown else [],
        seats=view.document["seats"],
        counted=view.standing.counted,
        table_drawing=_drawing_of(title.facts.room, "table"),
        seat_drawing=_drawing_of(title.facts.room, "seat"),
        happened=list(wish.happened)[-LATEST_TOLD:],
        settled=list(rulings_on(view.document)),
        text=wish.text,
        text_side=round(modules_across(wish.text) * MODULE_OF_THE_TEXT, 1) if wish.text else 0,
        **_drawn_with(title.facts.room, wish),
    )


def _used_rows(breakdown: Breakdown | None) -> frozenset[str]:
    """The rows that anybody had something for."""
    seats = breakdown.seats if breakdown else ()
    return frozenset().union(*(seat.used for seat in seats))


def _order(view: View) -> tuple[int, ...]:
    """The first first; all as they sit while something that counts lies face down."""
    if view.breakdown is None:
        return ()
    if view.waits_for_reveal:
        return tuple(range(len(view.breakdown.seats)))
    return by_rank(view.breakdown, is_agreed=view.is_agreed or not view.is_final)


def _notice(view: View, words: Catalogue) -> str:
    """Why no winner is named; blank where one is."""
    if view.totals_are_covered:
        return words.name("sheet-totals-covered")
    if view.winners:
        return ""
    if view.waits_for_reveal:
        return words.name("keepsake-face-down")
    if view.is_final:
        return words.name("result-not-decided")
    return words.name("result-so-far" if view.breakdown else "sheet-nobody-ready")


def _drawing_of(room: str, whose: str) -> str | None:
    """The template that draws what all share or what a seat has, where the room has one."""
    template = f"{room}/{whose}_drawing.html"
    return template if (PRINTABLES / template).is_file() else None


def _drawn_with(room: str, wish: FinishedWish) -> dict[str, Any]:
    """What the room's drawings are made of, where they need more than the sheet."""
    if not (PRINTABLES / room / "keepsake.py").is_file():
        return {}
    drawn: dict[str, Any] = import_module(f"printables.{room}.keepsake").drawn_with(wish)
    return drawn


def tent(view: View, language: str, address: str, paper: str) -> str:
    """A paper to fold and to stand on the table: the code to join, on both sides."""
    room = view.title.facts.room
    return page(
        "core/tent.html",
        language=language,
        room=room,
        paper_class=f"paper-{paper}",
        styles=("core/finished.css",),
        title=view.title,
        address=address,
        code=scannable(address),
        height=PAPERS[paper].height,
        code_side=_code_of_a_tent(address, PAPERS[paper].height / 2),
        seats=[seat for seat in view.document["seats"] if not seat.get("left_out")],
    )


def _code_of_a_tent(address: str, height: float) -> float:
    """How wide the code is on a side of this height."""
    widest = modules_across(scannable(address)) * MODULE_OF_A_TENT
    return round(min(widest, height - BESIDE_THE_CODE_OF_A_TENT), 1)
