"""Refusals: problem details for programs, a page with a sentence for people."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, NotRequired, TypedDict

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException, InternalServerError
from werkzeug.http import HTTP_STATUS_CODES

from printables.core.refusals import NoPressError, PressBusyError, TooMuchToPrintError
from rules.core.faults import RefusedError
from rules.core.fields import quoted
from sheets.refusals import (
    ClosedError,
    ContestedError,
    DatabaseAwayError,
    FullError,
    NoSheetError,
    NotAllowedError,
    NotRightError,
    SheetError,
    StandsAgainstError,
    TooManyStreamsError,
    Trouble,
)
from web.house.configuration import ConfigurationError
from web.house.faults import faults_json
from web.house.json_bodies import json_answer
from web.house.language import API_PREFIX, words
from web.house.rendering import page
from web.house.ways_on import title_here, ways_on
from web.sheets.answer_types import Awaited

FOR_PROGRAMMERS = "/api/"
"""The page to try calls out; below it are the calls."""
STATUSES_WITH_TEXT = frozenset({400, 403, 404, 405, 413, 415, 422, 429, 500})
LARGEST_REFUSAL = 64 * 1024
SAID_SHORTLY = frozenset(range(400, 500)) - {409}
"""But for both versions of what two people typed, of which nothing may be left out."""
SECONDS_TO_STAY_AWAY = 30
"""For whom there was no room among the live streams."""
NO_SUCH_SHEET = "sheet-none"
HIDDEN_FROM_PLAYERS = frozenset(range(400, 600)) - {403, 404, 413, 422, 429, 500, 503}
"""What players cannot do anything about but go back; programs read the cause."""
STATUS_OF: Mapping[type[SheetError], int] = MappingProxyType(
    {
        NoSheetError: 404,
        NotAllowedError: 403,
        StandsAgainstError: 409,
        FullError: 413,
        TooManyStreamsError: 429,
    }
)

SECONDS_AWAY = {Trouble.BUSY: 2, Trouble.AWAY: 5, Trouble.FULL: 60, Trouble.DAMAGED: 300}
"""When to ask again, after what keeps the database from answering."""
FILE_ENDINGS = (".pdf", ".svg", ".png", ".json", ".csv")

log = logging.getLogger(__name__)


class Problem(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    errors: NotRequired[Mapping[str, list[str]]]


class Versions(TypedDict, total=False):
    yours: Mapping[str, Any]
    theirs: Mapping[str, Any]
    revision: int


class Contested(Problem, Versions):
    pass


class NotRight(Problem):
    waits_for: NotRequired[list[Awaited]]


PROBLEMS = (Problem, Contested, NotRight)


class NoSuchError(Exception):
    """An address names a title or a question that is not there."""

    def __init__(self, message_id: str, **gaps: str | int | tuple[str, ...]) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.gaps = {
            name: quoted(gap) if isinstance(gap, str) else gap for name, gap in gaps.items()
        }


class NoAddressError(Exception):
    """No code can be made as long as nobody has said under which address phones reach us."""


def register(app: Flask) -> None:
    """Turns every error into an answer that a person or a program can use."""
    app.register_error_handler(RefusedError, invalid_input)
    app.register_error_handler(NoSuchError, not_found)
    app.register_error_handler(ContestedError, edit_conflict)
    app.register_error_handler(NotRightError, cannot_finish)
    for kind in STATUS_OF:
        app.register_error_handler(kind, sheet_refusal)
    app.register_error_handler(DatabaseAwayError, database_away)
    app.register_error_handler(NoAddressError, no_public_address)
    app.register_error_handler(NoPressError, no_press)
    app.register_error_handler(PressBusyError, press_busy)
    app.register_error_handler(TooMuchToPrintError, too_much_to_print)
    app.register_error_handler(ConfigurationError, wrong_configuration)
    app.register_error_handler(HTTPException, http_error)
    app.register_error_handler(Exception, server_error)
    app.after_request(bound_refusal)


def bound_refusal(answer: Response) -> Response:
    """A short answer instead of a refusal that tells more than anybody reads."""
    if answer.status_code not in SAID_SHORTLY or answer.is_streamed:
        return answer
    if len(answer.get_data()) <= LARGEST_REFUSAL:
        return answer
    return _answer(answer.status_code, words().says("problem-too-long"))


def invalid_input_problem(error: RefusedError) -> Response:
    """422: the input describes no possible table."""
    errors = faults_json(error.faults, words(error.title))
    return problem(422, words().says("problem-422"), errors=errors)


def invalid_input(error: RefusedError) -> Response:
    """The same as a page for people, who read all the sentences at once."""
    if _is_for_a_program():
        return invalid_input_problem(error)
    catalogue = words(error.title)
    sentences = [catalogue.text(fault.says) for fault in error.faults]
    return refusing_page(422, " ".join(sentences))


def not_found(error: NoSuchError) -> Response:
    """404; programs and those who write them read what there is, by the keys to ask for."""
    is_for_players = not _is_for_a_program() and not request.path.startswith(FOR_PROGRAMMERS)
    if "known" in error.gaps and is_for_players:
        return refusing_page(404, words().says("problem-404"))
    return _answer(404, words().says(error.message_id, **error.gaps))


def sheet_refusal(error: SheetError) -> Response:
    """What a sheet does not do, or not for this code."""
    status = next(STATUS_OF[kind] for kind in type(error).__mro__ if kind in STATUS_OF)
    is_there = error.says.id != NO_SUCH_SHEET
    catalogue = words(error.title if isinstance(error, ClosedError) else None)
    answer = _answer(status, catalogue.text(error.says), is_sheet_there=is_there)
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        answer.headers["Retry-After"] = str(SECONDS_TO_STAY_AWAY)
    return answer


def edit_conflict(error: ContestedError) -> Response:
    """409 with both versions of what two people changed."""
    if not _is_for_a_program():
        return _answer(409, words().text(error.says))
    more: Versions = {"yours": error.yours, "theirs": error.theirs, "revision": error.revision}
    return problem(409, words().text(error.says), **more)


def cannot_finish(error: NotRightError) -> Response:
    """409 with the seats that cannot be counted; the host may finish without them."""
    if not _is_for_a_program():
        return sheet_refusal(error)
    missing: list[Awaited] = [{"what": "seat", "seat": number} for number in error.seats]
    missing += [{"what": "reveal"}] if error.waits_for_reveal else []
    return problem(409, words().text(error.says), waits_for=missing)


def database_away(error: DatabaseAwayError) -> Response:
    """503 with what that means for a table; the log says why."""
    log.error("the database is %s: %s", error.trouble.value, error)
    answer = _answer(503, words().says(f"problem-database-{error.trouble.value}"))
    answer.headers["Retry-After"] = str(SECONDS_AWAY[error.trouble])
    return answer


def no_public_address(_: NoAddressError) -> Response:
    """503 with what to set, so that codes can be made."""
    return _answer(503, words().says("sheet-no-address"))


def no_press(error: NoPressError) -> Response:
    """503: nothing can be printed on this machine, all else works; the log says what is missing."""
    log.warning("no press: %s", error)
    return _answer(503, words().says("print-no-press"))


def press_busy(_: PressBusyError) -> Response:
    """503: others print; a moment later it is this one's turn."""
    answer = _answer(503, words().says("print-busy"))
    answer.headers["Retry-After"] = "10"
    return answer


def too_much_to_print(_: TooMuchToPrintError) -> Response:
    """422: fewer copies at once can be printed."""
    return _answer(422, words().says("print-too-much"))


def wrong_configuration(error: ConfigurationError) -> Response:
    """503: whoever runs this has to set something right; the log says what."""
    log.error("%s", error.format_message())
    return _answer(503, words().says("problem-503"))


def http_error(error: HTTPException) -> Response:
    """What HTTP itself refuses."""
    status = error.code or HTTPStatus.INTERNAL_SERVER_ERROR.value
    is_hidden = status in HIDDEN_FROM_PLAYERS and not _is_for_a_program()
    answer = _answer(status, words().name("problem-page") if is_hidden else _sentence(status))
    for name, value in error.get_headers():
        if name not in {"Content-Type", "Content-Length"}:
            answer.headers[name] = value
    return answer


def server_error(error: Exception) -> Response:
    """500: our mistake, in the log with all that is known of it, and none of it outside.

    The rule is logged instead of the address, in which the code of a sheet may stand.
    """
    log.error("%s %s", request.method, request.url_rule, exc_info=error)
    return http_error(InternalServerError())


def http_problem(error: HTTPException) -> Response:
    """The same for a program."""
    status = error.code or HTTPStatus.INTERNAL_SERVER_ERROR.value
    return problem(status, _sentence(status))


def _sentence(status: int) -> str:
    if status not in STATUSES_WITH_TEXT:
        return words().says("problem-other", status=str(status))
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        return words().says("problem-405", method=request.method)
    return words().says(f"problem-{status}")


def _answer(status: int, detail: str, *, is_sheet_there: bool = True) -> Response:
    if _is_for_a_program():
        return problem(status, detail)
    return refusing_page(status, detail, is_sheet_there=is_sheet_there)


def refusing_page(status: int, detail: str, *, is_sheet_there: bool = True) -> Response:
    """The sentence, and where to go on; how programs number it is nothing for a player."""
    ways = ways_on(is_sheet_there=is_sheet_there)
    answer = page("house/problem.html", title=title_here(), detail=detail, ways=ways)
    answer.status_code = status
    return answer


def _is_for_a_program() -> bool:
    """Calls of the interface, and files: what is no page is refused as data."""
    return request.path.startswith(API_PREFIX) or request.path.endswith(FILE_ENDINGS)


def problem(status: int, detail: str, **more: Any) -> Response:
    """Problem details as RFC 9457 has them."""
    title = HTTP_STATUS_CODES[status]  # which Python names otherwise from 3.13 on
    body: Problem = {"type": "about:blank", "title": title, "status": status, "detail": detail}
    return json_answer({**body, **more}, status, "application/problem+json")
