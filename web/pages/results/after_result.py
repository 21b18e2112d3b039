"""What a result leads to, at a shared table and on one phone alike: it is shared, printed, played
again, corrected."""

from collections.abc import Iterator
from dataclasses import dataclass

from flask import request, url_for

from rules.core.paths import SEATS, in_seat, root_of, seat_of, seat_path
from sheets.opened import Opened
from sheets.roles import HOST, seat_number
from web.forms.table_state import TableState
from web.forms.typed import rows
from web.forms.view import SETUP
from web.house.addresses import in_query, public_address
from web.sheets.answers import links_of
from web.sheets.installation import all_sheets

SEAT_OF_A_PERSON = frozenset({"mark", "way"})
"""What of a seat is no part of one game, beside the name and what its title says."""
OF_THE_READER = frozenset({"mark"})
"""What stands in the address of a result and is no part of the table."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something to do with a result: a page to go to, or what the host's program is told to do."""

    key: str
    address: str
    is_told: bool = False


@dataclass(frozen=True, slots=True)
class AfterResult:
    """Where a result leads."""

    share: str
    """The address to hand out."""
    take_along: str
    keepsake: str
    back: str
    parts: str = ""
    """Where what all share is typed; blank for those who may not."""
    seats: str = ""
    """The same for seats, without the number of the seat."""
    agree: str = ""
    """What finishes the table without what all share; blank for those who may not."""
    deeds: tuple[Deed, ...] = ()


def after_result_on_one_phone(state: TableState) -> AfterResult:
    """What can be done with the result of a table that stands in this request's address."""
    slug = state.title.slug
    pairs = [pair for pair in request.args.items(multi=True) if pair[0] not in OF_THE_READER]
    typed = in_query(pairs)
    here = {
        name: f"{url_for(endpoint, slug=slug)}?{typed}"
        for name, endpoint in {
            "share": "score_pages.result",
            "take_along": "one_phone.take_along",
            "keepsake": "print_pages.keepsake_on_one_phone",
            "back": "score_pages.table",
            "parts": "score_pages.parts",
        }.items()
    }
    rematch = f"{url_for('score_pages.table', slug=slug)}?{in_query(list(_again(state)))}"
    correct = Deed("correct", here["back"])
    share = handed_out(here.pop("share"))
    return AfterResult(share, **here, deeds=(Deed("rematch", rematch), correct))


def _again(state: TableState) -> Iterator[tuple[str, str]]:
    """The same people, seats, agreements and cards, and nothing of the points."""
    lasting = SEAT_OF_A_PERSON | state.title.sheet.of_the_person
    for number, seat in zip(rows(state.typed, SEATS), state.seats, strict=True):
        yield seat_path(number, "name"), seat.name
    for name, text in state.typed.items(multi=True):
        own = in_seat(name) if seat_of(name) is not None else []
        if root_of(name) in SETUP or (own and own[0] in lasting):
            yield name, text


def after_result(opened: Opened) -> AfterResult:
    """What can be done with the result of a sheet, by who has it open."""
    look = links_of(opened, all_sheets())["look"].rpartition("/")[2]
    back = _table(opened.code)
    return AfterResult(
        handed_out(url_for("sheet_pages.result", code=look)),
        url_for("taking_along.take_along", code=opened.code),
        url_for("print_pages.keepsake", code=opened.code),
        back,
        *_mended_at(opened),
        _finished_at(opened),
        tuple(_deeds(opened, back)),
    )


def _finished_at(opened: Opened) -> str:
    may_finish = opened.role == HOST and not opened.sheet.is_finished
    return url_for("sheet_actions.finish", code=opened.code) if may_finish else ""


def _mended_at(opened: Opened) -> tuple[str, str]:
    """Where whoever has the sheet open may type what a result still lacks: in parts, at seats."""
    is_host = opened.role == HOST
    if opened.sheet.is_finished or not (is_host or seat_number(opened.role) is not None):
        return "", ""
    first = url_for("sheet_pages.seat", code=opened.code, number=0)
    parts = url_for("sheet_parts.parts", code=opened.code)
    return parts, first.removesuffix("0") if is_host else ""


def _deeds(opened: Opened, back: str) -> Iterator[Deed]:
    code, is_finished = opened.code, opened.sheet.is_finished
    sits_here = seat_number(opened.role) is not None
    if rematch := all_sheets().rematch_code(opened.sheet):
        again, table = url_for("sheet_actions.sit_again", code=code), _table(rematch)
        yield Deed("to-rematch", again if sits_here else table, is_told=sits_here)
    elif opened.role == HOST:
        yield Deed("rematch", url_for("sheet_actions.rematch", code=code), is_told=True)
    if not is_finished:
        yield Deed("correct", back)
    elif rematch:
        return  # the bar has room for what comes next; a table is reopened from its own page
    elif opened.role == HOST:
        reopen = url_for("sheet_actions.host_does", code=code, what="reopen")
        yield Deed("correct", reopen, is_told=True)
    elif sits_here and opened.view.own not in opened.sheet.keeping.asking:
        asking = url_for("sheet_actions.ask_to_reopen", code=code)
        yield Deed("ask-to-correct", asking, is_told=True)


def _table(code: str) -> str:
    return url_for("sheet_pages.sheet", code=code)


def handed_out(path: str) -> str:
    """The address under which others reach a page, as far as it is known here."""
    return public_address(path) or path
