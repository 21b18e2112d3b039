"""The year helper: preparation and cleanup as check lists, ticked by everybody at the table."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.messages import say
from rules.core.paths import root_of
from rules.nevada_city.buildings import removed
from scoring.nevada_city.questions import year_end
from scoring.nevada_city.year_steps import Year
from sheets.document import Document
from sheets.opened import Opened
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed, whole_of
from web.forms.view import SETUP, FieldView, FormView
from web.house.faults import faults_json
from web.house.rooms import Beside
from web.nevada_city.asked import year_end_of
from web.nevada_city.year_kept import NOW, PATH, TYPED, KeptYear
from web.sheets.actions import as_shown
from web.sheets.answers import setup_of
from web.sheets.showing import words_for

Body = dict[str, Any]
FORM = year_end.QuestionForm()
NOT_TOLD = (*SETUP, "players", "year")


def year_of(setup: Mapping[str, Any], players: int, year: int, told: Body) -> Year:
    """A year of a table with this set-up."""
    return Year.of({**setup, "players": players, "year": year}, told)


def _told(document: Document) -> Body:
    return {name: value for name, value in year_end_of(document).items() if name in TYPED}


def _checked(setup: Mapping[str, Any], document: Document) -> tuple[Year, list[Fault]]:
    """The year as told; without what cannot be, and what that is."""
    kept = KeptYear.of(document)
    try:
        return year_of(setup, kept.players, kept.now, _told(document)), []
    except RefusedError as error:
        faults = list(error.faults)
    wrong = {root_of(fault.at) for fault in faults}
    right = {name: value for name, value in _told(document).items() if name not in wrong}
    agreed = {name: value for name, value in setup.items() if name not in wrong}
    return year_of(agreed, kept.players, kept.now, right), faults


def _setup(opened: Opened) -> Body:
    return {key: value for key, value in setup_of(opened.view).items() if key in SETUP}


def _shown(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """The check lists of the year that is played, with what is ticked and told."""
    del typed
    document = opened.view.document
    kept = KeptYear.of(document)
    year, faults = _checked(_setup(opened), document)
    return {
        "year": year,
        "kept": kept,
        "sections": year.sections(),
        "fields": _fields(opened, faults),
        "asking": {**_setup(opened), "players": kept.players, "year": kept.now, "draft": True},
    }


def _fields(opened: Opened, faults: list[Fault]) -> list[FieldView]:
    """What is asked about the end of the year, named by the year it is about."""
    kept, told = KeptYear.of(opened.view.document), _told(opened.view.document)
    path = f"year.{kept.now}."
    words = words_for(opened)
    found = faults_json([Fault(f"{path}{fault.at}", fault.says) for fault in faults], words)
    gone = [building.value for building in removed(kept.players)]
    return FormView(words, found, "year_end").fields(FORM, told, path, (*NOT_TOLD, *gone))


def _wanted(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """Only what is other than the page showed: a path for each tick."""
    shown = as_shown(opened)
    kept = KeptYear.of(shown)
    puts = {f"{kept.path}.{name}": value for name, value in _changes(opened, typed, shown)}
    if NOW in typed:
        puts[f"{PATH}.{NOW}"] = _next(opened, kept, typed[NOW])
    return puts


def _changes(opened: Opened, typed: Typed, shown: Document) -> Iterator[tuple[str, Any]]:
    kept, told = KeptYear.of(shown), _told(shown)
    path = f"year.{kept.now}."
    year, _ = _checked(_setup(opened), shown)
    for step in (step for section in year.sections() for step in section.steps):
        is_ticked = f"{path}{step.key}" in typed
        if is_ticked != kept.has_done(step.key):
            yield step.key, True if is_ticked else None
    now = body_of(FORM, typed, path)
    yield from ((name, now.get(name)) for name in TYPED if now.get(name) != told.get(name))


def _next(opened: Opened, kept: KeptYear, text: str) -> int:
    year, count = whole_of(text), year_of({}, kept.players, kept.now, {}).count
    if not isinstance(year, int) or not 1 <= year <= count:
        says = say("setup-no-such-year", years=count)
        raise RefusedError([Fault(NOW, says)], opened.view.title.facts)
    return year


def year_asked(setup: Any, situation: Any) -> Year:
    """The year that the question about the set-up was asked about, with all its steps."""
    agreed = {
        "edition": setup.edition,
        "variants": list(setup.variants),
        "house_rules": dict(setup.house_rules),
    }
    return year_of(agreed, situation.players, situation.year, {})


BESIDE = Beside(say("beside-year"), _shown, _wanted)

FOR_TEMPLATES = {"year_asked": year_asked}
