"""Sheets, their changes and news as the contract's JSON, as one role may see them."""

import json
from datetime import UTC, date, datetime
from threading import Lock
from typing import TYPE_CHECKING, Any, cast

from flask import url_for

from rules.core.paths import field_path
from sheets.codes import derived
from sheets.edits import title_of
from sheets.making import default_setup
from sheets.opened import News, Opened
from sheets.record import Result
from sheets.roles import HOST, JOIN, LOOK, seat_number, seat_role
from sheets.rulings import KeptRuling, is_ruling, ruling_at, rulings_on
from sheets.standing import State
from sheets.timeline import UNDOABLE, Change, Entry, Score, changed_since
from sheets.view import View
from translations.catalogue import Catalogue, catalogue
from web.api.answers import breakdown_json
from web.api.answers import ruling_json as answer_json
from web.house.faults import faults_json
from web.sheets import answer_types as types
from web.sheets.live import Event
from web.sheets.rulings.asking_again import address_of_ruling
from web.sheets.words import moves, sheet_moves, told, who

if TYPE_CHECKING:
    from sheets.sheets import Sheets

_wording = Lock()
"""Hundreds of streams wake up for the same news: the first puts them into words, for all."""


def sheet_json(opened: Opened, sheets: "Sheets", words: Catalogue) -> types.Sheet:
    """The whole sheet."""
    view, document = opened.view, opened.view.document
    breakdown = view.breakdown
    return {
        "title": opened.sheet.title,
        "revision": opened.sheet.revision,
        "role": opened.role,
        "status": opened.sheet.keeping.status,
        "setup": cast("types.SavedSetup", setup_of(view)),
        "shared": document.get("shared", {}),
        "extras": document.get("extras", {}),
        "problems": faults_json(view.problems, words),
        "seats": [_seat_json(view, number, words) for number in range(len(document["seats"]))],
        "breakdown": breakdown_json(breakdown, words) if breakdown else None,
        "rulings": rulings_json(view, words),
        **outcome_json(view),
        "links": links_of(opened, sheets),
        **_end_of_game(view),
    }


def rulings_json(view: View, words: Catalogue) -> list[types.KeptRuling]:
    """All that the table has settled."""
    return [ruling_json(ruling, view, words) for ruling in rulings_on(view.document)]


def ruling_json(ruling: KeptRuling, view: View, words: Catalogue) -> types.KeptRuling:
    """A ruling with all that was asked, in the words of whoever reads it."""
    asked, settled, told = ruling.asked, ruling.settled, ruling.in_words(words)
    return {
        "number": ruling.number,
        "at": moment(settled.at),
        "who": {"role": settled.role, "name": settled.name},
        "version": settled.version,
        "question": asked.question,
        "situation": asked.situation,
        "beside": dict(asked.beside),
        "said_none": None if asked.said_none is None else list(asked.said_none),
        "readings": dict(ruling.readings),
        "ruling": answer_json(view.title.facts, asked.question, told.answer, told.words),
        "address": address_of_ruling(ruling, view.title),
    }


def setup_of(view: View) -> dict[str, Any]:
    """The set-up, with what holds where nothing is said."""
    made = datetime.fromtimestamp(view.sheet.made_at / 1000, UTC).date()
    return {**default_setup(view.title, made), **view.document.get("setup", {})}


def _end_of_game(view: View) -> types.EndOfGame:
    """What only some sheets have."""
    keeping = view.sheet.keeping
    end: types.EndOfGame = {"revealed": True} if keeping.is_revealed else {}
    if keeping.result:
        end["result"] = _result_json(view, keeping.result)
    return end


def _result_json(view: View, result: Result) -> types.Result:
    """The result of the moment when the sheet was finished; today's beside it if it differs."""
    then, now = Score(result.totals, result.winners), view.counted
    differs = then != now and not view.covers_points
    today: types.Today = {"today": standing_json(view, now)} if differs else {}
    at = moment(result.at)
    return {"version": result.version, "at": at, **standing_json(view, then), **today}


def standing_json(view: View, score: Score) -> types.Standing:
    """Totals and winners; the totals covered as long as the host wishes."""
    totals = (None if view.totals_are_covered else total for total in score.totals)
    return {"totals": list(totals), "winners": names_of(view, score.winners)}


def _seat_json(view: View, number: int, words: Catalogue) -> types.Seat:
    return {
        **_sitting(view, number),
        "fields": view.document["seats"][number].get("fields", {}),
        "problems": faults_json(view.faults_of(number), words),
        **_points(view, number),
    }


def _sitting(view: View, number: int) -> types.Sitting:
    seat = view.document["seats"][number]
    return {
        "name": seat["name"],
        "mark": seat["mark"],
        "state": view.state_of(number),
        "taken": number in view.sheet.keeping.taken,
        "done": view.is_done(number),
    }


def _points(view: View, number: int) -> types.Points:
    total, last = view.total_of(number), view.last_total_of(number)
    return {"total": total, "last_total": last, "rank": view.rank_of(number)}


def outcome_json(view: View) -> types.Outcome:
    """Who has won, once that is final; till then who leads, and what is waited for."""
    waits_for: list[types.Awaited] = [{"what": "seat", "seat": seat} for seat in view.waits_for]
    if view.waits_for_reveal:
        waits_for.append({"what": "reveal"})
    return {
        "winners": winners_of(view),
        "leading": names_of(view, view.leading),
        "final": view.is_final,
        "waits_for": waits_for,
    }


def winners_of(view: View) -> list[str] | None:
    """Who has won, once the table is final; nobody where something unknown decides it."""
    return names_of(view, view.winners) if view.is_final else None


def names_of(view: View, numbers: tuple[int, ...]) -> list[str]:
    """The names of these seats."""
    return [str(view.document["seats"][number]["name"]) for number in numbers]


def links_of(opened: Opened, sheets: "Sheets") -> types.Links:
    """The addresses that this role may hand out."""
    look = _address(sheets.look_code(opened.sheet))
    if opened.role == HOST:
        seats = range(len(opened.view.document["seats"]))
        return {
            "host": _address(opened.code),
            "join": _derived(opened, JOIN),
            "look": look,
            "seats": [_derived(opened, seat_role(number)) for number in seats],
        }
    if opened.role == JOIN:
        return {"join": _address(opened.code), "look": look}
    if opened.role == LOOK:
        return {"look": look}
    own, seats = seat_number(opened.role), range(len(opened.view.document["seats"]))
    return {"look": look, "seats": [_address(opened.code) if n == own else None for n in seats]}


def _derived(opened: Opened, role: str) -> str:
    return _address(derived(opened.code, role, opened.sheet.keeping.generation(role)))


def _address(code: str) -> str:
    return url_for("sheet_pages.sheet", code=code)


def moment(milliseconds: int) -> str:
    """A time as programs write it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def change_json(change: Change, view: View, words: Catalogue) -> types.Change:
    """A change as data, and in words."""
    return {
        "revision": change.revision,
        "at": moment(change.at),
        "who": {"role": change.role, "name": change.name},
        "kind": change.kind,
        "about": change.about,
        "set": {
            entry.path: old_and_new(entry, view, words)
            for entry in change.entries
            if view.sees_entry(entry)
        },
        "covered": covered_fields(change, view),
        "before": _score_json(change.before, view),
        "after": _score_json(change.after, view),
        "says": told(change, view, words),
    }


def old_and_new(entry: Entry, view: View, words: Catalogue) -> types.OldAndNew:
    """What was there and what came; a ruling as the sheet answers it."""
    if not is_ruling(entry.path):
        return {"old": entry.old, "new": entry.new}
    old, new = (
        ruling_json(ruling_at(entry.path, value), view, words) if value else None
        for value in (entry.old, entry.new)
    )
    return {"old": old, "new": new}


def covered_fields(change: Change, view: View) -> list[str]:
    """The fields that a change touched and this reader may not see; what is inside has no name."""
    unseen = (entry.path for entry in change.entries if not view.sees_entry(entry))
    return list(dict.fromkeys(field_path(path) for path in unseen))


def _score_json(score: Score, view: View) -> types.Score:
    """Totals and winners; the totals covered as long as the host wishes."""
    if hides(score, view):
        return {"totals": [None] * len(score.totals), "winners": None}
    winners = names_of(view, score.winners) if score.winners else None
    return {"totals": list(score.totals), "winners": winners}


def hides(score: Score, view: View) -> bool:
    """Whether this reader may not see totals: they are covered, or hold what is again."""
    return view.totals_are_covered or (score.is_turned_over and view.covers_points)


def may_undo(change: Change, view: View) -> bool:
    """Whether this reader could put the earlier values back."""
    return (
        change.kind in UNDOABLE
        and bool(change.entries)
        and view.role in {HOST, change.role}
        and not view.sheet.is_finished
        and not changed_since(change, view.last_touched)
    )


def changes_json(
    opened: Opened, changes: list[Change], following: str | None, words: Catalogue
) -> types.Timeline:
    """A page of the timeline, and the address of the next."""
    view = opened.view
    told = [_told_change(change, view, words) for change in changes]
    return {"revision": opened.sheet.revision, "changes": told, "next": following}


def _told_change(change: Change, view: View, words: Catalogue) -> types.ToldChange:
    moved, is_undoable = moved_by(change, view, words), may_undo(change, view)
    return {**change_json(change, view, words), "moves": moved, "may_undo": is_undoable}


def moved_by(change: Change, view: View, words: Catalogue) -> list[str]:
    """How a change moved totals and winners, as far as this reader may see it."""
    is_hidden = hides(change.before, view) or hides(change.after, view)
    return [] if is_hidden else moves(view, change.before, change.after, words)


def preview_json(before: View, after: View, words: Catalogue) -> types.Preview:
    """What a change would do."""
    then, now = after.counted, before.counted
    return {
        "revision": before.sheet.revision,
        "before": _score_json(now, before),
        "after": _score_json(then, after),
        "problems": faults_json(after.problems, words),
        "seats": [_seat_json(after, n, words) for n in range(len(after.document["seats"]))],
        "says": sheet_moves(before, after, words),
    }


def event_of(news: News, role: str, language: str) -> Event:
    """A change with how it stands now, put into words once for all who may see the same."""
    view = View(news.sheet, role)
    if not view.covered and not view.totals_are_covered:
        role = LOOK
    if (role, language) not in news.texts:
        with _wording:
            if (role, language) not in news.texts:
                news.texts[role, language] = _in_words(news, role, language)
    return Event(news.change.revision, "change", news.texts[role, language])


def _in_words(news: News, role: str, language: str) -> str:
    words = catalogue(language, title_of(news.sheet).facts.room)
    return json.dumps(_news_json(news.change, View(news.sheet, role), words))


def _news_json(change: Change, view: View, words: Catalogue) -> types.News:
    seats = view.document["seats"]
    return {
        "revision": view.sheet.revision,
        "change": change_json(change, view, words),
        "who": who(change, words),
        "moves": moved_by(change, view, words),
        "status": view.sheet.keeping.status,
        "missing": names_of(view, view.waits_for),
        **outcome_json(view),
        "seats": [_seat_in_news(view, number, words) for number in range(len(seats))],
    }


def _seat_in_news(view: View, number: int, words: Catalogue) -> types.SeatInNews:
    """A seat without what was typed there; with the words that pages show."""
    seat, points = _sitting(view, number), _points(view, number)
    state = words.name(f"seat-{state_key(seat['state'], is_done=seat['done'])}")
    rank = words.says("table-rank", rank=points["rank"]) if points["rank"] else ""
    return {**seat, **points, "state_says": state, "rank_says": rank}


def state_key(state: str, *, is_done: bool) -> str:
    """The word for how far a seat is, which it may say itself once it is ready."""
    return "said_done" if is_done and state == State.READY else str(state)


def today() -> date:
    """The day where the server stands."""
    return datetime.now().astimezone().date()
