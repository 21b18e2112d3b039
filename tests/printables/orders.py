"""Papers as somebody orders them over HTTP."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from scoring.titles import BuiltTitle, titles
from tests.printables.positions import Page
from tests.sheets.sitting import TITLE
from translations.catalogue import catalogue, languages

HOME = "https://boomtown.example"
PADS = f"/print/{TITLE}/scorepad"
AID = f"/print/{TITLE}/aid"
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4), "a5": (148, 210)}
PANELS = {1: (1, 1), 2: (2, 1), 4: (2, 2)}
LYING = {**PANELS, 3: (3, 1)}
"""Instead of four where their rows would be too low for a pencil."""
STRANGE = (
    "W" * 40,
    "<b>Zoë</b> & “Co”",
    "شيرين عبد الرحمن",
    "\N{FACE WITH COWBOY HAT} Kim",
    "Maximiliane-Alexandra von Hohenlohe",
    "{{ 7 * 7 }}",
)


def the_title() -> BuiltTitle:
    """The title whose papers are tried."""
    return titles()[TITLE]


def longest_house_rules(language: str) -> str:
    """A reading for every open point, the one with the most words."""
    title = the_title().facts
    words = catalogue(language, title.room)
    chosen = {
        point.id: max(point.readings, key=lambda reading: len(words.name(point.id, reading)))
        for point in title.book.open_points.values()
    }
    return ",".join(f"{point}:{reading}" for point, reading in chosen.items())


@dataclass(frozen=True)
class Order:
    """A score pad as it is asked for."""

    paper: str
    per_page: int
    lang: str
    players: int

    @property
    def fields(self) -> dict[str, Any]:
        """The parameters."""
        return {
            "paper": self.paper,
            "per_page": self.per_page,
            "lang": self.lang,
            "players": self.players,
        }

    def size_of(self, page: Page) -> tuple[float, float]:
        """Width and height in millimetres; it is turned for two, and where three of four fit."""
        width, height = SIZES[self.paper]
        is_turned = self.per_page > 1 and page.width > page.height
        return (height, width) if is_turned else (width, height)

    def __str__(self) -> str:
        return f"{self.per_page} on {self.paper} for {self.players} in {self.lang}"


EVERY_ORDER = [
    Order(paper, per_page, lang, players)
    for paper in SIZES
    for per_page in PANELS
    for lang in ("en", "de")
    for players in (4, 5, 6)
]
BLANK_ORDERS = [Order("a4", 1, "de", 6), Order("a5", 4, "en", 6)]
FULL_ORDERS = [Order("letter", 2, "en", 5), Order("a5", 4, "de", 6)]


def pdf_at(client: FlaskClient, address: str, **fields: Any) -> bytes:
    """The paper at an address."""
    answer = client.get(address, query_string=fields)
    assert answer.status_code == 200, answer.text
    assert answer.mimetype == "application/pdf"
    return answer.get_data()


def pads_with_codes(client: FlaskClient, **fields: Any) -> bytes:
    """Pads, each with the code of a sheet of its own."""
    answer = client.post(PADS, data=fields)
    assert answer.status_code == 200, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.get_data()


def panels_on(page: Page, per_page: int) -> list[Page]:
    """The pads on a page, fewer than asked for where they would be too low: each has its rank."""
    ranks = {catalogue(language).name("command-rank") for language in languages()}
    if count := sum(text in ranks for text in page.texts):
        return [*page.panels(*LYING[count])]
    # A back has no ranks: as many as keep what stands on them apart.
    is_turned = page.width > page.height
    ways = [way for way in LYING.values() if (way[0] > way[1]) == is_turned]
    found = [[*page.panels(*way)] for way in reversed(ways) if way[0] * way[1] <= per_page]
    return next((panels for panels in found if not any(p.strays for p in panels)), found[0])


@contextmanager
def at_home(app: Flask, address: str = HOME) -> Iterator[Flask]:
    """An application that knows under which address it stands."""
    before, app.config["PUBLIC_URL"] = app.config["PUBLIC_URL"], address
    try:
        yield app
    finally:
        app.config["PUBLIC_URL"] = before
