"""Papers at their addresses: score pads, player aids, finished sheets, tents."""

from dataclasses import replace
from datetime import date

from flask import Blueprint, Response, request, url_for

from printables.core.aid import aid as player_aid
from printables.core.aid import scoring as half_page
from printables.core.finished import FinishedWish, Happening, finished_sheet, tent
from printables.core.qr import scannable
from printables.core.rendering import day
from printables.core.scorepad import PadWish, scorepad
from rules.core.messages import say
from rules.core.readings import Setup
from sheets.codes import pad_code
from sheets.opened import Opened
from sheets.refusals import NotAllowedError
from sheets.together import told_together, whole_minutes
from sheets.view import View
from translations.catalogue import catalogue
from web.forms.typed import Typed
from web.house.addresses import public_address
from web.house.language import language
from web.house.problems import NoAddressError
from web.house.rendering import moment
from web.house.titles import find_title
from web.pages.results.files import LONGEST_IN_A_CODE, portable_text
from web.pages.results.one_phone import sheet_in_address
from web.papers.printing import cached_paper, fresh_paper, paper_of_sheet
from web.papers.wishes import aid_wish, pad_wish, scoring_wish
from web.sheets.answers import links_of, setup_of
from web.sheets.installation import all_sheets
from web.sheets.pages import LAST_REVISION
from web.sheets.timeline.happenings import Happened, happenings

print_pages = Blueprint("print_pages", __name__)

OF_THE_PAPER = frozenset({"paper", "lang"})
KIND = "kind"
ENDS_OF_A_SENTENCE = (".", "!", "?", ":", "…")


def _args() -> Typed:
    """What was asked for, without the kind of paper by which the form finds its way back."""
    sent = request.form if request.method == "POST" else request.args
    return Typed([pair for pair in sent.items(multi=True) if pair[0] != KIND])


@print_pages.get("/print/<slug>/scorepad.pdf")
def blank_pads(slug: str) -> Response:
    """Score pads, blank or with names."""
    wish = pad_wish(find_title(slug), _args(), language())
    return _varying(cached_paper(wish, scorepad, f"{slug}-scorepad"))


@print_pages.post("/print/<slug>/scorepad")
def pads_with_codes(slug: str) -> Response:
    """Blank pads, each with the code of a sheet that begins when it is first scanned."""
    wish = pad_wish(find_title(slug), _args(), language())
    codes = tuple(_fresh_address(slug) for _ in range(wish.per_page * wish.copies))
    return fresh_paper(scorepad(replace(wish, codes=codes)), f"{slug}-scorepad")


def _fresh_address(slug: str) -> str:
    code = pad_code(all_sheets().secret, slug)
    return scannable(_public(url_for("sheet_pages.sheet", code=code)))


def _public(path: str) -> str:
    address = public_address(path)
    if address is None:
        raise NoAddressError
    return address


@print_pages.get("/print/<slug>/aid.pdf")
def aid(slug: str) -> Response:
    """The player aid."""
    wish = aid_wish(find_title(slug), _args(), language())
    return _varying(cached_paper(wish, player_aid, f"{slug}-aid"))


@print_pages.get("/print/<slug>/scoring.pdf")
def scoring(slug: str) -> Response:
    """How a title scores, on half a page."""
    wish = scoring_wish(find_title(slug), _args(), language())
    return _varying(cached_paper(wish, half_page, f"{slug}-scoring"))


def _varying(answer: Response) -> Response:
    """Without a language in the address it is the reader's."""
    if "lang" not in request.args:
        answer.vary.update(("Accept-Language", "Cookie"))
    return answer


@print_pages.get("/sheets/<code>/scorepad.pdf")
def pad_of_sheet(code: str) -> Response:
    """The pad of a shared sheet: its people, its agreements, its code."""
    opened = all_sheets().open(code)
    wish = _pad_of(opened, _args())
    return paper_of_sheet(opened.sheet.id, scorepad(wish), f"{opened.sheet.title}-scorepad")


def _pad_of(opened: Opened, typed: Typed) -> PadWish:
    view, setup = opened.view, setup_of(opened.view)
    wish = pad_wish(view.title, typed, language())
    seats = [seat for seat in view.document["seats"] if not seat.get("left_out")]
    link = links_of(opened, all_sheets()).get("join")
    return replace(
        wish,
        setup=_setup_of(view),
        names=tuple(str(seat["name"]) for seat in seats),
        players=max(len(seats), view.title.facts.players[0]),
        codes=(scannable(_public(link)),) * (wish.per_page * wish.copies) if link else (),
        date=day(date.fromisoformat(setup["date"]), wish.language),
        place=setup["place"],
    )


def _setup_of(view: View) -> Setup:
    setup = setup_of(view)
    facts = view.title.facts
    return Setup(facts, setup["edition"], tuple(setup["variants"]), setup["house_rules"])


@print_pages.get("/sheets/<code>/sheet.pdf")
def keepsake(code: str) -> Response:
    """The finished sheet, with all lines and what happened, of a great deal the last."""
    opened, found = all_sheets().changes_before(code, LAST_REVISION)
    view = opened.view
    words = catalogue(_language(opened), view.title.facts.room)
    some = found.changes if found.are_all else whole_minutes(found.changes)
    told = happenings(view, told_together(some), words, in_short=True)
    return _keepsake(opened, told, _args())


@print_pages.get("/print/<slug>/sheet.pdf")
def keepsake_on_one_phone(slug: str) -> Response:
    """The same of a table on one phone, which the address holds as that of its result does."""
    of_the_paper = [pair for pair in request.args.items(multi=True) if pair[0] in OF_THE_PAPER]
    return _keepsake(sheet_in_address(slug), [], Typed(of_the_paper))


def _keepsake(opened: Opened, told: list[Happened], typed: Typed) -> Response:
    asked = pad_wish(opened.view.title, typed, language())
    text = portable_text(opened.view)
    wish = FinishedWish(
        view=opened.view,
        language=asked.language,
        setup=setup_of(opened.view),
        happened=[_line(each, asked.language) for each in told],
        text=text if len(text) <= LONGEST_IN_A_CODE else "",
        paper=asked.paper,
    )
    name = f"{opened.sheet.title}-sheet"
    if not opened.sheet.id:  # it stands in an address
        return fresh_paper(finished_sheet(wish), name)
    return paper_of_sheet(opened.sheet.id, finished_sheet(wish), name)


def _line(happened: Happened, tongue: str) -> Happening:
    says = " ".join(map(_as_sentence, (*happened.lines, *happened.moves)))
    who = happened.whose or happened.change.name or ""
    return Happening(moment(happened.at, tongue), who, says)


def _as_sentence(line: str) -> str:
    """A line with a full stop, as others follow it without a break."""
    return line if line.endswith(ENDS_OF_A_SENTENCE) else f"{line}."


@print_pages.get("/sheets/<code>/tent.pdf")
def table_tent(code: str) -> Response:
    """A paper to stand on the table, with the code to join."""
    opened = all_sheets().open(code)
    link = links_of(opened, all_sheets()).get("join")
    if link is None:
        raise NotAllowedError(say("sheet-host-only"))
    address = _public(link)
    html = tent(opened.view, _language(opened), address, _paper(opened))
    return paper_of_sheet(opened.sheet.id, html, f"{opened.sheet.title}-tent")


def _language(opened: Opened) -> str:
    return pad_wish(opened.view.title, _args(), language()).language


def _paper(opened: Opened) -> str:
    return pad_wish(opened.view.title, _args(), language()).paper
