"""Every page that can be reached with names that nothing breaks, title by title."""

import json
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.request import Request, urlopen

from rules.core.faults import RefusedError
from scoring.titles import BuiltTitle
from tests.journeys.every_page import of_title
from tests.journeys.examples import at
from web.forms.typed import typed_from
from web.house import rooms

LONG = [f"{'W' * 39}{letter}" for letter in "ABCDEFGH"]
SETUP = ("edition", "variants", "house_rules")
PAGES_OF_A_SHEET = ("", "/changes", "/setup", "/result", "/take-along", "/meet", "/delete")


def pages_of(title: BuiltTitle, home: str, names: Sequence[str] = LONG) -> dict[str, str]:
    """The addresses of all pages of a title by what is seen there, shared sheets too."""
    found = dict(of_title(title)) | dict(_of_papers(title, names)) | dict(_of_tables(title, names))
    body = fullest(title)
    blank: dict[str, Any] = {"seats": [{} for _ in range(title.facts.players[1])]}
    for what, typed in (("filled in", body), ("blank", blank), ("finished", body)):
        sheet = Sheet(home, title, named(typed, names), names[-1])
        found |= dict(_of_sheet(title, f"{title.slug}, a sheet {what}", sheet))
        if what == "finished":
            sheet.finish()
    return found


def fullest(title: BuiltTitle) -> dict[str, Any]:
    """The longest table among the worked cases that can be counted."""
    scored = [case["body"] for case in title.cases if case["post"] == "score"]
    counted = [body for body in scored if _is_counted(title, body)]
    return max(counted, key=lambda body: len(json.dumps(body)))


def _is_counted(title: BuiltTitle, body: dict[str, Any]) -> bool:
    try:
        return len(title.score(body).seats) > 1
    except RefusedError:
        return False


def named(body: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The same table with these names."""
    seats = [{**seat, "name": name} for seat, name in zip(body["seats"], names, strict=False)]
    return {**body, "seats": seats}


def _of_papers(title: BuiltTitle, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    given = [("names", name) for name in names[: title.facts.players[1]]]
    yield f"{title.slug}: scorepad", at(f"/{title.slug}/print", *given)
    for kind in ("aid", "scoring"):
        yield f"{title.slug}: {kind}", at(f"/{title.slug}/print", ("kind", kind))


def _of_tables(title: BuiltTitle, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What is seen of a table that stands in its address, blank and filled in."""
    score, most = f"/{title.slug}/score", title.facts.players[1]
    blank = named({"seats": [{} for _ in range(most)]}, names)
    players = [("player", name) for name in (*names[:most], names[0])]
    yield f"{title.slug}: who plays", score
    yield f"{title.slug}: who plays, refused", at(score, *players)
    for what, body in (("filled in", named(fullest(title), names)), ("blank", blank)):
        pages = [
            "",
            "/result",
            "/take-along",
            *(f"/seat/{seat}" for seat in range(len(body["seats"]))),
        ]
        for page in [*pages, "/parts"] if title.shared_parts else pages:
            yield f"{title.slug}, a table {what}: {page}", at(f"{score}{page}", *typed_from(body))


class Sheet:
    """A shared sheet of such a table, made by a program."""

    def __init__(self, home: str, title: BuiltTitle, table: dict[str, Any], renamed: str) -> None:
        self.calls = f"{home}/api/v1/sheets"
        seats = [{"name": seat.pop("name"), "fields": seat} for seat in table["seats"]]
        made: dict[str, Any] = {"title": title.slug, "seats": seats}
        made["setup"] = {key: table[key] for key in SETUP if key in table}
        made["shared"] = {key: table[key] for key in title.shared_parts if key in table}
        self.links = self.call("", "POST", made)["links"]
        self.seats = len(seats)
        self.call(self.links["host"][2:], "PATCH", {"base": 1, "set": {"seats.0.name": renamed}})

    def call(self, path: str, method: str, body: dict[str, Any]) -> dict[str, Any]:
        kind = {"Content-Type": "application/json"}
        asked = Request(self.calls + path, json.dumps(body).encode(), kind, method=method)
        with urlopen(asked) as answer:
            told: dict[str, Any] = json.load(answer)
        return told

    def finish(self) -> None:
        """The host finishes the game."""
        self.call(f"{self.links['host'][2:]}/finish", "POST", {"anyway": True})


def _of_sheet(title: BuiltTitle, name: str, sheet: Sheet) -> Iterator[tuple[str, str]]:
    host = sheet.links["host"]
    pages = [*PAGES_OF_A_SHEET, *(f"/seat/{seat}" for seat in range(sheet.seats))]
    pages += ["/parts"] if title.shared_parts else []
    pages += [f"/beside/{key}" for key in rooms.pages_of(title).beside]
    yield from ((f"{name}: {page or 'the host'}", f"{host}{page}") for page in pages)
    yield f"{name}: joining", sheet.links["join"]
    yield f"{name}: looking on", sheet.links["look"]
    yield f"{name}: who holds a seat", sheet.links["seats"][0]
