"""The sheets that this phone had open last, remembered in a cookie that no script can read."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from flask import Response, request

from sheets.codes import read_code
from sheets.opened import Opened
from sheets.refusals import NoSheetError
from sheets.roles import HOST, seat_number

if TYPE_CHECKING:
    from sheets.sheets import Sheets

COOKIE = "sheets"
MOST = 20
SECONDS_REMEMBERED = 400 * 24 * 60 * 60


def recent_codes() -> list[str]:
    """The codes, the last one first."""
    told = request.cookies.get(COOKIE, "").split(".")[:MOST]
    return [code for text in told if (code := read_code(text))]


def remember(answer: Response, code: str, instead_of: str = "") -> None:
    """Puts a code in front of the others, of which one may have ended."""
    gone = (code, read_code(instead_of))
    kept = [code, *(each for each in recent_codes() if each not in gone)][:MOST]
    _write(answer, kept)


def forget(answer: Response, text: str) -> None:
    """Takes a code out."""
    _write(answer, [each for each in recent_codes() if each != read_code(text)])


def _write(answer: Response, codes: list[str]) -> None:
    answer.set_cookie(
        COOKIE,
        ".".join(codes),
        max_age=SECONDS_REMEMBERED,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure,
    )


def recent_sheets(sheets: "Sheets") -> Iterator[Opened]:
    """The sheets that still open, each once, with the code that may do most."""
    found = list(_opening(sheets))
    by_weight = sorted(found, key=lambda opened: _weight(opened.role))
    best = {opened.sheet.id: opened for opened in by_weight}
    yield from (best[number] for number in dict.fromkeys(opened.sheet.id for opened in found))


def _opening(sheets: "Sheets") -> Iterator[Opened]:
    for code in recent_codes():
        try:
            yield sheets.open(code)
        except NoSheetError:
            continue


def _weight(role: str) -> int:
    """The host's code may do most, then that of a seat."""
    return 2 if role == HOST else int(seat_number(role) is not None)


def own_place_at(sheets: "Sheets", sheet: int) -> Opened | None:
    """The seat or the host's place that this phone has at a sheet already."""
    own = (opened for opened in recent_sheets(sheets) if opened.sheet.id == sheet)
    return next((opened for opened in own if _weight(opened.role)), None)
