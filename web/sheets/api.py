"""The JSON API of shared sheets."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from flask import Blueprint, Response, request, url_for
from werkzeug.exceptions import HTTPException

from rules.core.faults import Fault, RefusedError
from rules.core.fields import quoted
from rules.core.messages import say
from sheets.edits import ChangeRequest, only_host, title_of
from sheets.hub import Follower, FollowingEndedError, TooManyFollowersError
from sheets.opened import News, Opened
from sheets.refusals import NoSheetError, TooManyStreamsError
from sheets.timeline import MOST_READ, ChangeKind
from translations.catalogue import Catalogue
from web.house.json_bodies import json_answer, json_body
from web.house.language import language, words
from web.house.limits import one_of
from web.house.names import sit_in_order
from web.pages.results.files import as_file, csv_file, to_keep
from web.serving.streams import place_for
from web.sheets.answers import changes_json, event_of, preview_json, sheet_json, today
from web.sheets.installation import NEW_SHEETS, all_sheets, delete_sheet
from web.sheets.live import Event, StreamReader, event_stream, last_event_id, reload_event
from web.sheets.rulings.asking_again import asked_by_program

if TYPE_CHECKING:
    from sheets.sheets import Sheets

LONGEST_NUMBER = 9

sheet_api = Blueprint("sheet_api", __name__, url_prefix="/api/v1/sheets")


@sheet_api.post("")
@sheet_api.post("/")
@sheet_api.post("/import", endpoint="bring")
def make() -> Response:
    """A new sheet, from its title and seats or from a saved file."""
    with one_of(NEW_SHEETS):
        return shown(all_sheets().make(json_body(), today()), 201)


@sheet_api.get("/<code>")
def see(code: str) -> Response:
    """The sheet as this code may see it."""
    return shown(all_sheets().open(code))


@sheet_api.patch("/<code>")
def change(code: str) -> Response:
    """A change to paths."""
    body = _body(code, {"base": int, "set": dict})
    return shown(all_sheets().put(code, ChangeRequest(body["base"], body["set"])))


@sheet_api.post("/<code>/preview")
def preview(code: str) -> Response:
    """What a change would do to totals and winner."""
    body = _body(code, {"set": dict}, optional={"base"})
    now, then = all_sheets().preview(code, body["set"])
    opened = Opened(now.sheet, now.role, code)
    return _answer(opened, preview_json(now, then, _words(opened)))


@sheet_api.get("/<code>/changes")
def changes(code: str) -> Response:
    """The timeline, the oldest first; where it is long, with the address of what follows."""
    after, most = number_asked("after", 0, 0), number_asked("most", MOST_READ, 1)
    opened, found = all_sheets().changes_after(code, after, most)
    following = None
    if not found.are_all:
        last = found.changes[-1].revision
        following = url_for("sheet_api.changes", code=code, after=last, most=most)
    answer = _answer(opened, changes_json(opened, found.changes, following, _words(opened)))
    if following:
        answer.headers["Link"] = f'<{following}>; rel="next"'
    return answer


def number_asked(name: str, usual: int, least: int) -> int:
    """A number in the address; the usual one where there is none."""
    text = request.args.get(name, "")
    is_one = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
    return max(least, int(text)) if is_one else usual


@sheet_api.post("/<code>/changes/<int(max=1000000):revision>/undo")
def undo(code: str, revision: int) -> Response:
    """The earlier values, put back as a new change."""
    _if_sent(code)
    return shown(all_sheets().undo(code, revision))


@sheet_api.post("/<code>/seats")
def add_seat(code: str) -> Response:
    """One more seat."""
    body = _body(code, {"name": str})
    return shown(all_sheets().add_seat(code, body["name"]), 201)


@sheet_api.delete("/<code>/seats/<int(max=1000000):number>")
def leave_out(code: str, number: int) -> Response:
    """A seat that counts no more."""
    return shown(all_sheets().leave_out(code, number))


@sheet_api.post("/<code>/seats/<int(max=1000000):number>/take")
def take(code: str, number: int) -> Response:
    """A seat for who came by the code for the table; the answer holds the seat's own link."""
    _if_sent(code)
    return shown(all_sheets().take(code, number))


@sheet_api.post("/<code>/rulings")
def keep_ruling(code: str) -> Response:
    """A question with its answer, for everybody at the table."""
    body = _body(code, {"question": str, "situation": dict})
    asked = asked_by_program(all_sheets().open(code), body["question"], body["situation"])
    return shown(all_sheets().keep_ruling(code, asked), 201)


@sheet_api.delete("/<code>/rulings/<int(max=1000000):ruling>")
def delete_ruling(code: str, ruling: int) -> Response:
    """A ruling that the table keeps no more."""
    return shown(all_sheets().delete_ruling(code, ruling))


@sheet_api.post("/<code>/finish")
def finish(code: str) -> Response:
    """No more changes."""
    opened = all_sheets().open(code)
    only_host(opened.role)
    anyway = _if_sent(code, {"anyway"}).get("anyway")
    if not isinstance(anyway, bool | None):
        faults = [Fault("anyway", say("field-not-a-flag", given=quoted(anyway)))]
        raise RefusedError(faults, title_of(opened.sheet).facts)
    return shown(all_sheets().finish(code, anyway=bool(anyway)))


@sheet_api.post("/<code>/reopen")
def reopen(code: str) -> Response:
    """Changes are taken again."""
    _if_sent(code)
    return shown(all_sheets().reopen(code))


@sheet_api.post("/<code>/reveal")
def reveal(code: str) -> Response:
    """What lay face down is seen by all."""
    _if_sent(code)
    return shown(all_sheets().reveal(code))


@sheet_api.post("/<code>/rematch")
def rematch(code: str) -> Response:
    """A new sheet for the same people."""
    _if_sent(code)
    with one_of(NEW_SHEETS):
        return shown(all_sheets().rematch(code, today()), 201)


@sheet_api.post("/<code>/links/<role>/renew")
def renew(code: str, role: str) -> Response:
    """New codes for a role; the old ones end."""
    _if_sent(code)
    return shown(all_sheets().renew(code, role))


@sheet_api.delete("/<code>")
def delete(code: str) -> Response:
    """Nothing is left of the sheet."""
    delete_sheet(code)
    return Response(status=204)


@sheet_api.get("/<code>/export.json")
def export_json(code: str) -> Response:
    """The sheet as a file."""
    opened = all_sheets().open(code)
    return to_keep(_answer(opened, as_file(opened.view)), opened.view, "json")


@sheet_api.get("/<code>/export.csv")
def export_csv(code: str) -> Response:
    """The score pad for a spreadsheet."""
    opened = all_sheets().open(code)
    return csv_file(opened.view, _words(opened))


@sheet_api.get("/<code>/events")
def events(code: str) -> Response:
    """Every change as it happens, after those that the reader has not seen yet."""
    sheets, tongue = all_sheets(), language()
    opened = sheets.open(code)

    def told(news: News) -> Event:
        if news.change.kind is ChangeKind.RENEWED and not _still_opens(sheets, code):
            raise FollowingEndedError
        return event_of(news, opened.role, tongue)

    with _following(opened) as follower, place_for(follower) as place:
        last, now_at = last_event_id(), opened.sheet.revision
        seen = now_at if last is None else min(last, now_at)
        now, missed = sheets.changes_after(code, seen)
        past = (
            [event_of(News(now.sheet, each), now.role, tongue) for each in missed.changes]
            if missed.are_all
            else [reload_event(now.sheet.revision)]
        )
        reader = StreamReader(now.sheet.revision, place)
        return event_stream(past, follower, told, reader)


def _following(opened: Opened) -> Follower[News]:
    try:
        return all_sheets().follow(opened)
    except TooManyFollowersError:
        raise TooManyStreamsError(say("sheet-too-many-streams")) from None


def _still_opens(sheets: "Sheets", code: str) -> bool:
    try:
        sheets.open(code)
    except NoSheetError:
        return False
    return True


def _words(opened: Opened) -> Catalogue:
    sit_in_order(seat["name"] for seat in opened.view.document["seats"])
    return words(title_of(opened.sheet).facts)


def _answer(opened: Opened, body: Any, status: int = 200) -> Response:
    """JSON that nobody keeps, marked with the revision that it tells."""
    answer = json_answer(body, status)
    answer.set_etag(str(opened.sheet.revision))
    answer.headers["Cache-Control"] = "no-store"
    return answer


def shown(opened: Opened, status: int = 200) -> Response:
    """The sheet; nothing but its revision to a reader who has seen it."""
    is_asked = request.method in {"GET", "HEAD"}
    if is_asked and request.if_none_match.contains_weak(str(opened.sheet.revision)):
        answer = Response(status=304)
        answer.set_etag(str(opened.sheet.revision))
        answer.vary.add("Accept-Language")
        return answer
    return _answer(opened, sheet_json(opened, all_sheets(), _words(opened)), status)


def _if_sent(code: str, optional: Collection[str] = ()) -> dict[str, Any]:
    """A body that may be left out; where no field means anything, none is taken."""
    is_sent = request.content_length or request.headers.get("Transfer-Encoding")
    return _body(code, {}, optional) if is_sent else {}


def _body(code: str, wanted: dict[str, type], optional: Collection[str] = ()) -> dict[str, Any]:
    """The fields of the body that was sent; that a code opens nothing is told before any fault."""
    try:
        return _fields(json_body(), wanted, optional)
    except HTTPException:
        all_sheets().open(code)
        raise
    except RefusedError as error:
        title = title_of(all_sheets().open(code).sheet).facts
        raise RefusedError(error.faults, title) from None


def _fields(body: object, wanted: dict[str, type], optional: Collection[str]) -> dict[str, Any]:
    """The fields of a body, each of its type, and no others."""
    if not isinstance(body, dict):
        raise RefusedError([Fault("body", say("field-not-an-object"))])
    faults = [Fault(key, say("field-unknown")) for key in body if key not in {*wanted, *optional}]
    for key, kind in wanted.items():
        if body.get(key) is None:
            faults.append(Fault(key, say("field-required")))
        elif type(body[key]) is not kind:
            faults.append(Fault(key, say(WRONG_TYPE[kind], given=quoted(body[key]))))
    if faults:
        raise RefusedError(faults)
    return body


WRONG_TYPE = {int: "field-not-a-revision", dict: "field-not-an-object", str: "field-not-text"}
