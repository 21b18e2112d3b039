"""Requests that nobody's page would send: every address, form, notation, text and wish, altered."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.routing import Rule

from scoring.titles import BuiltTitle, titles
from sheets.meeting.seals import SealsTold
from sheets.meeting.texts import SeatCode, TableCode, in_parts
from sheets.portable import PortableError, portable
from sheets.refusals import NoSheetError
from tests.house.test_fuzz import entries, places, typed, words_in
from tests.house.test_fuzz_pages import METHODS, path_with, routes, usual
from tests.sheets.sitting import SHEETS, code_in, new_address
from web.serving.arriving import LONGEST_LINE
from web.sheets.installation import sheets_of

Json = Any
Sending = dict[str, Any]
"""What the client of the application is given."""

ODD = [
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202e",
    "ä",
    "\u0661",
    "-1",
    "1e9",
    "9" * 40,
    "<b>",
    "=1+1",
    "%00",
    "../",
]
SIGNS = "abhtrswm.-/;=,!^*_:@ 0123456789{}[]\"'\\\n\u00e9\u202e"
LONGEST = 60_000
LARGEST = 270_000
"""Bytes of a body; more than that nobody takes."""
WISHES = (
    "paper",
    "lang",
    "players",
    "copies",
    "per_page",
    "names",
    "date",
    "edition",
    "house_rules",
)
PAPERS = ("scorepad.pdf", "aid.pdf", "scoring.pdf", "sheet.pdf")
PRINTED_IN = 400
"""One wish in so many may come true, as papers take seconds."""


@dataclass
class Enemy:
    """Sends whatever comes into its mind, the same for the same number."""

    app: Flask
    chance: Random
    sheets: list[tuple[BuiltTitle, Mapping[str, Json]]] = field(default_factory=list)

    @property
    def client(self) -> FlaskClient:
        """Somebody without cookies."""
        return self.app.test_client()

    @cached_property
    def rules(self) -> list[Rule]:
        """Every address but those that print."""
        return [rule for rule in routes(self.app) if not rule.rule.endswith(".pdf")]

    @cached_property
    def cases(self) -> Mapping[str, list[Json]]:
        """The worked cases of each title, read once."""
        return {slug: title.cases for slug, title in titles().items()}

    def sit_down(self) -> None:
        """A fresh sheet of each title; those of before are gone."""
        for _, links in self.sheets:
            self.client.delete(f"{SHEETS}/{code_in(links['host'])}")
        self.sheets = [(title, self._made(title)) for title in titles().values()]

    def _made(self, title: BuiltTitle) -> Mapping[str, Json]:
        body = {"title": title.slug, "seats": [{"name": "Ann"}, {"name": "Ben"}]}
        come = {"REMOTE_ADDR": new_address()}
        links: Mapping[str, Json] = self.client.post(
            f"{SHEETS}/", json=body, environ_base=come
        ).get_json()["links"]
        return links

    def requests(self, count: int) -> Iterator[Sending]:
        """So many; each a path with what the client needs to send it."""
        kinds: list[Callable[[], Sending]] = [
            self.any_address,
            self.altered_case,
            self.altered_form,
            self.changed_sheet,
            self.changed_sheet,
            self.call_of_a_sheet,
            self.form_of_a_sheet,
            self.carried_table,
            self.codes_of_a_phone,
            self.paper,
            self.words_looked_up,
        ]
        for number in range(count):
            if number % 1000 == 0:
                self.sit_down()
            with suppress(RecursionError):  # nested more deeply than can be written down here
                sent = as_let_in(self.chance.choice(kinds)())
                yield {"environ_base": {"REMOTE_ADDR": "127.0.0.1"}, **sent}

    def any_address(self) -> Sending:
        """A route with anything at its places."""
        rule = self.chance.choice(self.rules)
        known = {
            name: self.chance.choice([*some, whole(self.text())])
            for name, some in usual(rule).items()
        }
        fields = {self.word(): self.text() for _ in range(self.chance.randrange(4))}
        method = self.chance.choice(METHODS)
        how = "query_string" if method in {"GET", "HEAD"} else "data"
        sent: Any = (
            urlencode(fields, errors="replace") if how == "query_string" else printable(fields)
        )
        return {
            "path": path_with(rule, known),
            "method": method,
            how: sent,
        }

    def altered_case(self) -> Sending:
        """A worked case of some title that is not quite one."""
        title, case = self.case()
        path = f"/api/v1/{title.slug}/{case['post']}"
        return {"path": path, "method": "POST", **as_json(self.altered(case["body"]))}

    def altered_form(self) -> Sending:
        """The same as the address of a page."""
        title, case = self.case()
        shown = ["score", "score/result", "score/parts", "score/seat/0", "house-rules"]
        page = self.chance.choice(shown) if case["post"] == "score" else case["post"]
        fields = typed(self.altered(case["body"]))[:400]
        return {
            "path": f"/{title.slug}/{page}",
            "query_string": urlencode(fields, errors="replace"),
        }

    def changed_sheet(self) -> Sending:
        """Values at paths of a sheet, alone or hundreds of them."""
        title, links = self.chance.choice(self.sheets)
        count = self.chance.choice([1, 1, 2, 5, 500, 501])
        few = count < 10
        puts = {
            self.path_of(title): self.typed_of(title) if few else self.text()[:40]
            for _ in range(count)
        }
        body = {"base": self.chance.choice([0, 1, 2, self.chance.randrange(300), -1]), "set": puts}
        rest, method = self.chance.choice([("", "PATCH"), ("", "PATCH"), ("/preview", "POST")])
        return {"path": f"{SHEETS}/{self.code(links)}{rest}", "method": method, **as_json(body)}

    def call_of_a_sheet(self) -> Sending:
        """Any other call of a sheet."""
        title, links = self.chance.choice(self.sheets)
        number = self.chance.randrange(60)
        _, case = self.case(title)
        asked = {
            "question": case["post"].rpartition("/")[2],
            "situation": self.altered(case["body"]),
        }
        method, rest, body = self.chance.choice(
            [
                ("GET", "", None),
                ("GET", f"/changes?after={self.text()}&most={number}", None),
                ("POST", f"/changes/{number}/undo", None),
                ("POST", "/seats", {"name": self.value()}),
                ("DELETE", f"/seats/{number % 4}", None),
                ("POST", "/rulings", asked),
                ("DELETE", f"/rulings/{number}", None),
                ("POST", "/reveal", None),
                ("POST", "/reopen", None),
                ("POST", "/finish", {"anyway": self.value()}),
                ("GET", "/export.json", None),
                ("GET", "/export.csv", None),
            ]
        )
        sent = {} if body is None else as_json(body)
        path, _, query = rest.partition("?")
        query = query.encode("ascii", "replace").decode()
        address = f"{SHEETS}/{self.code(links)}{path}"
        return {"path": address, "query_string": query, "method": method, **sent}

    def form_of_a_sheet(self) -> Sending:
        """What the pages of a sheet send, with anything in it."""
        title, links = self.chance.choice(self.sheets)
        pages = ["", "/seat/0", "/seat/1", "/parts", "/parts/move", "/setup", "/changes", "/result"]
        path = f"/s/{self.code(links)}{self.chance.choice(pages)}"
        _, case = self.case(title)
        body = self.altered(case["body"])
        fields = {**dict(typed(body)[:300]), self.word(): self.text()}
        if self.chance.random() < 0.5:
            return {"path": path, "query_string": urlencode(fields, errors="replace")}
        return {"path": path, "method": "POST", "data": printable(fields)}

    def carried_table(self) -> Sending:
        """A portable text or a saved file, broken in some way."""
        title, case = self.case()
        table = {
            "title": title.slug,
            "setup": {},
            "shared": {},
            "seats": [],
            **as_object(case["body"]),
        }
        altered = self.altered(table)
        text = self.carried(altered)
        cut = self.chance.choice([len(text), len(text), self.chance.randrange(len(text) + 1)])
        sent = text[:cut].replace(self.chance.choice("A2 "), self.chance.choice("A7 b"), 1)
        if self.chance.random() < 0.3:
            return {"path": f"{SHEETS}/import", "method": "POST", **as_json(altered)}
        where = self.chance.choice(["/open", "/open/sheet"])
        return {"path": where, "method": "POST", "data": printable({"text": sent})}

    def codes_of_a_phone(self) -> Sending:
        """What another phone may have shown, with anything in it."""
        title, links = self.chance.choice(self.sheets)
        _, case = self.case(title)
        told = as_object(
            self.altered({"title": title.slug, "seats": [], **as_object(case["body"])})
        )
        number = self.chance.choice([0, 1, 3, 10**9])
        seat = self.chance.choice([None, 0, 1, 99])
        is_table = self.chance.random() < 0.5
        name = self.name_of_a_table(links) if self.chance.random() < 0.7 else self.text()
        table = TableCode(name, number, told)
        puts = told if self.chance.random() < 0.5 else {}
        code = table if is_table else SeatCode(name, number, seat, puts)
        code = replace(code, **self.along())
        with suppress(ValueError, PortableError):
            text = "\n".join(in_parts(code))
            where = self.chance.choice(["/meet", f"/s/{self.code(links)}/meet"])
            return {
                "path": where,
                "method": "POST",
                "data": printable({"codes": text, "seat": "0"}),
            }
        return self.carried_table()

    def name_of_a_table(self, links: Mapping[str, Json]) -> str:
        """As its own codes name it."""
        with suppress(NoSheetError):
            return sheets_of(self.app).table_code(code_in(links["host"])).table
        return self.text()

    def along(self) -> dict[str, Any]:
        """What may go along with it: seals and rulings, most of them of nothing."""
        path = self.chance.choice(["seats.1.tokens", "seats.0.duel_tiles", self.text()])
        told = {"question": self.text(), "situation": {self.text(): self.text()}}
        ruling = self.chance.choice([told, self.altered({**told, "question": "cover"})])
        role = self.chance.choice(["", "host", "seat.1", self.text()])
        along = {
            "seals": SealsTold({path: ("0" * 64, role)}, {path: "0" * 32}),
            "rulings": (ruling,),
            "gone": {"0" * 16: self.chance.choice([1, 10**20])},
            "left": ("0" * 16, self.text()),
        }
        return {key: part for key, part in along.items() if self.chance.random() < 0.3}

    def carried(self, table: Json) -> str:
        """A table as one text, packed where it can be."""
        try:
            return portable(table) if self.chance.random() < 0.7 else json.dumps(table)
        except (ValueError, TypeError):
            return json.dumps(table)

    def paper(self) -> Sending:
        """A wish for a paper; most can be none."""
        title = self.chance.choice([*titles().values()])
        wishes = {
            self.chance.choice(WISHES): self.text() for _ in range(self.chance.randrange(1, 4))
        }
        if self.chance.randrange(PRINTED_IN):
            wishes["paper"] = self.chance.choice(["a3", "", "A4", "../a4", "x" * 3000])
        path = f"/print/{title.slug}/{self.chance.choice(PAPERS)}"
        return {"path": path, "query_string": urlencode(wishes, errors="replace")}

    def words_looked_up(self) -> Sending:
        """Anything that somebody may look for."""
        said = " ".join(self.text()[:80] for _ in range(self.chance.randrange(6)))
        slug = self.chance.choice([*titles(), ""])
        path = f"/api/v1/{slug}/search".replace("//", "/")
        return {"path": path, "query_string": urlencode({"q": said}, errors="replace")}

    def code(self, links: Mapping[str, Json]) -> str:
        """A code that opens the sheet, or nearly."""
        link = self.chance.choice(
            [links["host"], links["host"], links["join"], links["look"], *links["seats"]]
        )
        return code_in(link)

    def case(self, title: BuiltTitle | None = None) -> tuple[BuiltTitle, Json]:
        """A worked case."""
        title = title or self.chance.choice([*titles().values()])
        return title, self.chance.choice(self.cases[title.slug])

    def path_of(self, title: BuiltTitle) -> str:
        """A path that is on a sheet, or nearly."""
        fields = [*title.seat_form.fields, "name", "mark", "done", "nothing"]
        shared = [*title.shared_parts, *title.sheet.extras, "nothing"]
        head = self.chance.choice(
            [
                f"seats.{self.chance.randrange(3)}.{self.chance.choice(fields)}",
                f"shared.{self.chance.choice(shared)}",
                f"extras.{self.chance.choice(shared)}",
                f"setup.{self.chance.choice(['edition', 'variants', 'house_rules', 'date', 'x'])}",
            ]
        )
        deeper = self.chance.choice([0, 0, 0, 1, 1, 2, 9])
        inner = (
            self.chance.choice(["0", "1", "a1", "d4", "0,0", "-3,12", self.word()])
            for _ in range(deeper)
        )
        return ".".join([head, *inner])

    def typed_of(self, title: BuiltTitle) -> Json:
        """Something that was once typed at this game, or anything."""
        _, case = self.case(title)
        parts = [container[key] for container, key in places(case["body"])]
        return (
            deepcopy(self.chance.choice(parts))
            if parts and self.chance.random() < 0.5
            else self.value()
        )

    def altered(self, body: Json) -> Json:
        """A body of which a few places are replaced, taken out, repeated, blown up or rewritten."""
        body = deepcopy(body)
        for _ in range(self.chance.randrange(1, 4)):
            spots = list(places(body))
            if spots:
                self.alter(*self.chance.choice(spots))
        return body

    def alter(self, container: Json, key: Any) -> None:
        """One place of it."""
        how = self.chance.randrange(6)
        inner = container[key]
        if how == 0:
            del container[key]
        elif how == 1 and isinstance(inner, str):
            container[key] = self.rewritten(inner)
        elif how == 2 and isinstance(container, list):
            container.extend([inner] * self.chance.choice([1, 30, 500]))
        elif how == 3 and isinstance(inner, dict):
            inner[self.word()] = self.value()
        else:
            container[key] = self.value()

    def rewritten(self, text: str) -> str:
        """A notation with some signs of it others, or all of it again and again."""
        signs = list(text)
        for _ in range(self.chance.randrange(1, 5)):
            place = self.chance.randrange(len(signs) + 1)
            signs[place : place + self.chance.randrange(2)] = self.chance.choice(SIGNS)
        times = self.chance.choice([1, 1, 1, 1, 3, 40, 2000])
        return ("".join(signs) * times)[:LONGEST]

    def value(self, deep: int = 3) -> Json:
        """Anything that JSON can say."""
        kinds: list[Callable[[], Json]] = [
            lambda: self.chance.choice([None, True, False]),
            lambda: self.chance.choice([0, 1, 7, -1, 2**63, -(10**30), 10**300]),
            lambda: self.chance.choice([0.5, -0.0, 1e308]),
            self.text,
            self.text,
            lambda: self.nested(self.chance.choice([5, 60, 250])),
        ]
        deeper: list[Callable[[], Json]] = [
            lambda: [self.value(deep - 1) for _ in range(self.chance.randrange(4))],
            lambda: [self.chance.choice([7, None, "x", []])] * 2000,
            lambda: {self.word(): self.value(deep - 1) for _ in range(self.chance.randrange(5))},
        ]
        return self.chance.choice([*kinds, *deeper] if deep else kinds)()

    def nested(self, deep: int) -> Json:
        """A list in a list in a list."""
        value: Json = 1
        for _ in range(deep):
            value = [value]
        return value

    def word(self) -> str:
        """A word of the game, or none at all."""
        if self.chance.random() < 0.2:
            return self.text()[:60]
        _, case = self.case()
        return self.chance.choice([*words_in(case["body"]), "name"])

    def text(self) -> str:
        """Words of the games, signs of the notations, and what fits nowhere."""
        match self.chance.randrange(5):
            case 0:
                return self.chance.choice(ODD)
            case 1:
                return "".join(self.chance.choices(SIGNS, k=self.chance.randrange(30)))
            case 2:
                return self.chance.choice("x9/ä=;") * self.chance.choice([1, 41, 2501, LONGEST])
            case _:
                _, case = self.case()
                return str(self.chance.choice([*words_in(case["body"]), "x"]))


def as_let_in(sent: Sending) -> Sending:
    """With an address as long as the server lets any in, which never reads further."""
    longest = LONGEST_LINE - len("OPTIONS  HTTP/1.1")
    path = quote(sent["path"], safe="/%", errors="replace")[:longest]
    query = sent.get("query_string", "")[: max(0, longest - len(path) - len("?"))]
    return {**sent, "path": path, **({"query_string": query} if query else {})}


def as_json(body: Json) -> Sending:
    """A body as it is sent."""
    return {"data": json.dumps(body).encode()[:LARGEST], "content_type": "application/json"}


def as_object(body: Json) -> Json:
    """A body whose entries can be put beside others."""
    return dict(entries(body)) if isinstance(body, dict) else {}


def printable(fields: Mapping[str, str]) -> dict[str, str]:
    """Fields as a browser can send them."""
    return {whole(name): whole(text) for name, text in fields.items()}


def whole(text: str) -> str:
    """A text without halves of signs."""
    return text.encode("utf-8", "replace").decode()
