"""Every page that can be reached, made from the titles that are there, in several states."""

from collections.abc import Iterator

from scoring.titles import BuiltTitle, titles
from tests.journeys.examples import ALEX, PAUL, RESULT, SCORE, TABLE, Fields, at
from web.forms.typed import typed_from
from web.house.rooms import pages_of
from web.pages.ask import example_of

DRAFT: Fields = [
    ("seats.0.name", "Alex"),
    ("seats.0.way", "cards"),
    ("seats.0.cards.0.at", "a1"),
    ("seats.0.cards.0.parcels", "s./.."),
    ("seats.0.cards.1.at", "a1"),
    ("seats.0.cards.1.parcels", "b./.."),
]
COUNTED: Fields = [
    ("seats.0.name", "A long name without any space in it 4567"),
    ("seats.0.way", "counts"),
    ("seats.0.counts.mines", "7"),
]
SIX: Fields = [
    (f"seats.{seat}.name", "Wilhelmina-Charlotte-Antoinette-Dorothea") for seat in range(6)
]
TIE: Fields = [*ALEX, *PAUL, ("seats.2.name", "Eagle"), ("seats.2.appeal", "133")]
SCORING = {
    "players": SCORE,
    "table, nothing filled in": at(SCORE, *SIX),
    "table, half ready": at(SCORE, *ALEX, *DRAFT[1:]),
    "table": at(SCORE, *TABLE),
    "seat to be painted": at(f"{SCORE}/seat/0", *SIX),
    "seat painted": at(f"{SCORE}/seat/0", *TABLE),
    "seat card by card with a fault": at(f"{SCORE}/seat/0", *DRAFT),
    "seat counted with a fault": at(f"{SCORE}/seat/0", *COUNTED),
    "seat of a virtual player": at(f"{SCORE}/seat/2", *TABLE),
    "result so far": at(RESULT, *ALEX, *SIX[1:]),
    "result": at(RESULT, *TABLE),
    "result with a number lit up": at(RESULT, *TABLE, ("mark", "0.mines.0")),
    "result with a tie": at(RESULT, *TIE),
    "result to take along": at(f"{SCORE}/take-along", *TABLE),
}


def every_page() -> dict[str, str]:
    """The addresses by what is seen there."""
    pages = {
        "home": "/",
        "my tables": "/tables",
        "search": "/search",
        "search found": at("/search", ("q", "who wins a tie")),
        "search not found": at("/search", ("q", "x" * 60)),
        "try it": "/api/",
        "nothing there": "/nothing",
    }
    for title in titles().values():
        pages |= dict(of_title(title))
    return {**pages, **SCORING}


def of_title(title: BuiltTitle) -> Iterator[tuple[str, str]]:
    home, book = f"/{title.slug}", title.facts.book
    yield title.slug, home
    yield f"{title.slug}: rules", f"{home}/rules"
    yield f"{title.slug}: rules on one page", at(f"{home}/rules", ("all", "on"))
    yield f"{title.slug}: what is known", f"{home}/rules/known"
    yield f"{title.slug}: rules found", at(f"{home}/rules", ("q", "ranch"))
    yield f"{title.slug}: rules not found", at(f"{home}/rules", ("q", "x" * 60))
    yield f"{title.slug}: house rules", f"{home}/house-rules"
    for key in pages_of(title).leaflets:
        yield f"{title.slug}: read {key}", f"{home}/read/{key}"
    for key in (*book.clauses, *book.open_points):
        yield key, f"{home}/rules/{key}"
    for key in title.facts.questions:
        asked = f"{home}/ask/{key}"
        yield f"{key}, blank", asked
        yield f"{key}, answered", at(asked, *typed_from(example_of(title, key)))
        yield f"{key}, refused", at(asked, ("city", "?"), ("more", "cards"), ("people", "0"))
