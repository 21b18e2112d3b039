"""A sheet to take along: as a file that comes back, as a table for a spreadsheet, as a text."""

import csv
import io
from collections.abc import Sequence
from typing import Any, Literal

from flask import Response

from scoring.core.breakdown import Breakdown
from scoring.core.possible import Numbers, numbers_told
from sheets.portable import portable
from sheets.view import View
from translations.catalogue import Catalogue, label_catalogue
from web.house.configuration import VERSION
from web.house.language import words
from web.sheets import answer_types as types
from web.sheets.answers import moment, rulings_json, setup_of, standing_json

FORMAT: Literal[1] = 1
LONGEST_IN_A_CODE = 3391
"""So many capitals and digits fit into the largest QR code at medium correction."""
LOOKS_LIKE_A_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def table_of(view: View) -> types.Table:
    """Title, set-up, shared parts and seats, as they would be typed again."""
    seats: Any = [
        {key: seat[key] for key in ("name", "mark", "fields", "left_out") if seat.get(key)}
        for seat in view.document["seats"]
    ]
    setup: Any = {key: value for key, value in setup_of(view).items() if value not in ("", [], {})}
    shared = view.document.get("shared", {})
    table: types.Table = {"title": view.sheet.title, "setup": setup, "seats": seats}
    return {**table, "shared": shared} if shared else table


def portable_text(view: View) -> str:
    """The whole table as a text that any Boomtown can open; blank where it is too large for one."""
    try:
        return portable(table_of(view))
    except ValueError:
        return ""


def as_file(view: View) -> types.SavedSheet:
    """The sheet as a file: the table, and how it stood."""
    return {
        "boomtown": FORMAT,
        "made": {"version": VERSION, "at": moment(view.sheet.touched_at)},
        **table_of(view),
        "extras": view.document.get("extras", {}),
        "status": view.sheet.keeping.status,
        "result": None if view.totals_are_covered else standing_json(view, view.counted),
        "rulings": rulings_json(view, words(view.title.facts)),
    }


def to_keep(answer: Response, view: View, kind: str) -> Response:
    """An answer that a browser saves as a file, under the title and the day of the game."""
    day = view.document.get("setup", {}).get("date", "")
    name = "-".join(filter(None, (view.sheet.title, day)))
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}.{kind}"'
    answer.headers["Cache-Control"] = "no-store"
    return answer


def as_csv(view: View, words: Catalogue) -> str:
    """The score pad as a table for a spreadsheet: a row for each line, a column for each seat."""
    text = io.StringIO()
    writer = csv.writer(text)
    breakdown = view.breakdown
    if breakdown:
        counted = view.standing.counted
        ranks = [view.sure_rank_of(number) for number in counted]
        hidden = [view.hidden_rows_of(number) for number in counted]
        writer.writerows(_rows(breakdown, ranks, hidden, words))
    else:
        writer.writerow(["", *(_plain(seat["name"]) for seat in view.document["seats"])])
    return text.getvalue()


def csv_file(view: View, words: Catalogue) -> Response:
    """The same as a file to keep."""
    text = as_csv(view, words)
    return to_keep(Response(text, content_type="text/csv; charset=utf-8"), view, "csv")


def _rows(
    breakdown: Breakdown,
    ranks: Sequence[int | None],
    hidden: Sequence[frozenset[str]],
    words: Catalogue,
) -> list[list[str | int]]:
    labels = label_catalogue(breakdown.setup.title, breakdown.setup.edition, words)
    seats = breakdown.seats
    points = [seat.points for seat in seats]
    counted: list[list[str | int]] = [
        [
            labels.name(f"row-{row.key}"),
            *(
                "" if row.key in face_down else _number(each[number], words)
                for each, face_down in zip(points, hidden, strict=True)
            ),
        ]
        for number, row in enumerate(seats[0].rows)
    ]
    return [
        ["", *(_plain(seat.name) for seat in seats)],
        *counted,
        [words.name("command-total"), *(_number(seat.totals, words) for seat in seats)],
        [words.name("command-rank"), *(rank or "" for rank in ranks)],
    ]


def _number(possible: Numbers, words: Catalogue) -> int | str:
    """A number; in words where several are possible."""
    return possible[0] if len(possible) == 1 else words.text(numbers_told(possible))


def _plain(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(LOOKS_LIKE_A_FORMULA) else text
