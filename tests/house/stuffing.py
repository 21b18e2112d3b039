"""Requests as large as any may be, stuffed at one place: each field of each form and notation."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from flask import Flask

from scoring.titles import BuiltTitle, titles
from tests.house.forms_in_pages import forms_of
from tests.sheets.sitting import SHEETS, code_in, new_address
from web.forms.typed import typed_from
from web.house.configuration import LARGEST_BODY
from web.house.rooms import pages_of
from web.serving.arriving import LONGEST_LINE

Json = Any
Sending = dict[str, Any]
Send = Callable[[str, Any], Sending]

ROOM_FOR_THE_REST = 8 * 1024
FULL = LARGEST_BODY - ROOM_FOR_THE_REST
LONGEST_QUERY = LONGEST_LINE - 300
BETWEEN = (";", ",", "/", ".", "!", " ", "\n", "=")
"""What stands between the parts of some notation."""
NUMBER = re.compile(r"(?<=\.)\d+(?=\.|$)")
OF_ALL_PAGES = "/language"
LONGEST_HEADER = 16_000
HEADERS = {
    "Accept": "text/html",
    "Accept-Encoding": "gzip",
    "Accept-Language": "de;q=0.5",
    "Cookie": "sheets=00041061050R3GG28A1C60T3GF",
    "If-None-Match": '"7"',
    "Last-Event-ID": "7",
    "Referer": "/score?seats.0.name=Ann",
}
"""What is read of the head of a request, each with something that may stand there."""
MANY_NAMES = 5_000
TURNS = 7
WAYS_TO_OPEN = (f"{SHEETS}/import", "/open", "/open/sheet")


class Stuffed(NamedTuple):
    """A request, and what of it is large; it is made when it is sent."""

    name: str
    make: Callable[[], Sending]


class Large(NamedTuple):
    """Something large, made when it is sent."""

    name: str
    make: Callable[[int], Json]


def filled(unit: str, size: int) -> str:
    """The same again and again, as long as there is room."""
    return unit * (size // len(unit.encode()))


def long_texts(example: Json) -> Iterator[Large]:
    """Texts without end: nothing but signs between parts, and the same part again and again."""
    for sign in (*BETWEEN, "9", "x", "ä", "&"):
        yield Large(f"only {sign!r}", partial(filled, sign))
    for sign in BETWEEN if isinstance(example, str) and example else ():
        yield Large(f"{example[:20]!r} and {sign!r}", partial(filled, f"{example}{sign}"))


def listed(unit: Json, size: int) -> list[Json]:
    """A list of as many as there is room for."""
    return [unit] * (size // (len(json.dumps(unit)) + 2))


def large_values(example: Json) -> Iterator[Large]:
    """What JSON can say in so many bytes."""
    yield from long_texts(example)
    units: tuple[Json, ...] = (0, "", {}, [], None)
    for unit in units:
        yield Large(f"a list of {unit!r}", partial(listed, unit))
    if isinstance(example, list) and example:
        yield Large("a list of its first entry", partial(listed, example[0]))
    if isinstance(example, dict):
        yield Large("unknown keys too", lambda size: {**example, **many_keys(size // 2)})
    yield Large("an object of many keys", many_keys)
    yield Large("an object of one long key", lambda size: {filled("k", size): 0})
    yield Large("objects in an object", lambda size: {f"{n}": {"a": {}} for n in range(size // 20)})


def in_turn(larges: Iterable[Large], example: Json, number: int) -> Iterator[Large]:
    """All of them where a notation is typed; else some, other ones for each number."""
    is_notation = isinstance(example, str) and any(sign in example for sign in BETWEEN)
    for place, large in enumerate(larges):
        if is_notation or place % TURNS == number % TURNS:
            yield large


def many_keys(size: int) -> dict[str, int]:
    """An object of as many keys as there is room for."""
    return {f"k{number}": 0 for number in range(size // 13)}


def spots(body: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """Every place in a body, with what stands there."""
    entries = body.items() if isinstance(body, dict) else enumerate(body)
    for key, inner in entries:
        at = f"{path}.{key}" if path else str(key)
        yield at, inner
        if isinstance(inner, dict | list):
            yield from spots(inner, at)


def put_at(body: Json, path: str, value: Json) -> Json:
    """A copy of a body with another value at a place."""
    copied = deepcopy(body)
    inner, (*way, last) = copied, path.split(".")
    for key in way:
        inner = inner[int(key)] if isinstance(inner, list) else inner[key]
    inner[int(last) if isinstance(inner, list) else last] = value
    return copied


class Spot(NamedTuple):
    """A place in some body that is right: where it is, in which body, and what stands there."""

    path: str
    body: Json
    example: Json


@cache
def cases_of(slug: str) -> list[Json]:
    """The worked cases of a title, read once."""
    return titles()[slug].cases


@cache
def spots_of(slug: str, post: str) -> list[Spot]:
    """Every field that the worked cases fill in or the form has, each once."""
    title = titles()[slug]
    found: dict[str, Spot] = {}
    bodies = [case["body"] for case in cases_of(title.slug) if case["post"] == post]
    for body in bodies:
        for path, example in spots(body):
            found.setdefault(NUMBER.sub("#", path), Spot(path, body, example))
    form = title.table_form if post == "score" else title.questions[post[4:]].form
    for name in (*form.fields, "nothing"):
        found.setdefault(name, Spot(name, bodies[0], None))
    return [*found.values()]


def as_json(path: str, body: Json, method: str = "POST") -> Sending:
    """A request of a program."""
    sent = json.dumps(body)
    return {"path": path, "method": method, "data": sent, "content_type": "application/json"}


@dataclass
class Stuffing:
    """Everything that can be sent to an application, stuffed at one place at a time."""

    app: Flask
    size: int = FULL
    pages_one_in: int = 1
    """Of the pages whose forms are looked for."""
    sheets: dict[str, str] = field(default_factory=dict)

    def calls(self, title: BuiltTitle) -> Iterator[Stuffed]:
        """The bodies of scores and questions."""
        for post in ("score", *(f"ask/{key}" for key in title.questions)):
            address = f"/api/v1/{title.slug}/{post}"
            for number, spot in enumerate(spots_of(title.slug, post)):
                larges, is_score = large_values(spot.example), post == "score"
                for large in larges if is_score else in_turn(larges, spot.example, number):
                    make = partial(self.stuffed_body, address, spot, large)
                    yield Stuffed(f"{address} {spot.path}: {large.name}", make)

    def stuffed_body(self, address: str, spot: Spot, large: Large) -> Sending:
        """A body with something large at a place."""
        return as_json(address, put_at(spot.body, spot.path, large.make(self.size)))

    def table(self, title: BuiltTitle) -> Json:
        """A table of a worked case as a sheet begins with it."""
        body = next(case["body"] for case in cases_of(title.slug) if case["post"] == "score")
        shared = {key: body[key] for key in title.shared_parts if key in body}
        return {"title": title.slug, "setup": {}, "shared": shared, "seats": body["seats"]}

    def code(self, title: BuiltTitle) -> str:
        """The host's code of a sheet on which such a table stands."""
        if title.slug not in self.sheets:
            answer = self.app.test_client().post(
                f"{SHEETS}/", json=self.table(title), environ_base={"REMOTE_ADDR": new_address()}
            )
            self.sheets[title.slug] = code_in(answer.get_json()["links"]["host"])
        return self.sheets[title.slug]

    def changes(self, title: BuiltTitle) -> Iterator[Stuffed]:
        """Values at paths of a sheet, only tried, so that it stays as it is."""
        examples = dict(self.table(title)["seats"][0])
        paths = {
            **{f"seats.0.{name}": examples.get(name) for name in (*title.seat_form.fields, "x")},
            **{f"shared.{name}": None for name in title.shared_parts},
            **{f"extras.{name}": None for name in title.sheet.extras},
            **{f"setup.{name}": None for name in ("house_rules", "variants", "place", "date")},
        }
        call = f"{SHEETS}/{self.code(title)}"
        for path, example in paths.items():
            for large in large_values(example):
                make = partial(self.stuffed_change, f"{call}/preview", path, large)
                yield Stuffed(f"{title.slug} preview {path}: {large.name}", make)
        for large in (Large("paths", many_keys), Large("a path", lambda n: {filled("k", n): 0})):
            yield Stuffed(
                f"{title.slug} PATCH {large.name}", partial(self.stuffed_set, call, large)
            )

    def stuffed_change(self, call: str, path: str, large: Large) -> Sending:
        """A change of one path."""
        return as_json(call, {"set": {path: large.make(self.size)}})

    def stuffed_set(self, call: str, large: Large) -> Sending:
        """A change of paths that are none."""
        return as_json(call, {"base": 1, "set": large.make(self.size)}, "PATCH")

    def saved_files(self, title: BuiltTitle) -> Iterator[Stuffed]:
        """Saved files, brought by a program or pasted into a page."""
        table = {**self.table(title), "extras": {}, "rulings": []}
        places = dict(spots(table))
        places.update({f"extras.{name}": None for name in title.sheet.extras})
        places.update(dict.fromkeys(("setup.house_rules", "shared.nothing", "nothing")))
        places["seats.0.fields"] = {}
        found = [
            (Spot(path, table, example), large)
            for path, example in places.items()
            for large in large_values(example)
        ]
        found += [
            (Spot(f"rulings.0.situation.{spot.path}", {**table, "rulings": [asked]}, None), large)
            for asked, spot, large in self.asked(title)
        ]
        for number, (spot, large) in enumerate(found):
            where = WAYS_TO_OPEN[number % len(WAYS_TO_OPEN)]
            make = partial(self.stuffed_file, where, spot, large)
            yield Stuffed(f"{title.slug} {where} {spot.path}: {large.name}", make)

    def stuffed_file(self, where: str, spot: Spot, large: Large) -> Sending:
        """A saved file with something large at a place."""
        sent = self.stuffed_body(where, spot, large)
        if where.startswith("/api/"):
            return sent
        return {"path": where, "method": "POST", "data": {"text": sent["data"]}}

    def asked(self, title: BuiltTitle) -> Iterator[tuple[Json, Spot, Large]]:
        """Questions as a table settles them, and what is to be large in each."""
        for key in title.questions:
            for number, spot in enumerate(spots_of(title.slug, f"ask/{key}")):
                for large in in_turn(large_values(spot.example), None, number):
                    yield {"question": key, "situation": spot.body}, spot, large

    def rulings(self, title: BuiltTitle) -> Iterator[Stuffed]:
        """Questions that a table would keep."""
        call = f"{SHEETS}/{self.code(title)}/rulings"
        for asked, spot, large in self.asked(title):
            make = partial(self.stuffed_ruling, call, asked, spot, large)
            name = f"{title.slug} ruling {asked['question']} {spot.path}: {large.name}"
            yield Stuffed(name, make)

    def stuffed_ruling(self, call: str, asked: Json, spot: Spot, large: Large) -> Sending:
        """A question with something large at a place of its situation."""
        situation = put_at(spot.body, spot.path, large.make(self.size))
        return as_json(call, {**asked, "situation": situation})

    def pages(self, title: BuiltTitle) -> list[str]:
        """The pages on which something is typed."""
        code, slug = self.code(title), title.slug
        table = urlencode(typed_from(self.table(title)["seats"], "seats"))
        return [
            *(f"/{slug}/{page}" for page in ("score", "house-rules", "print")),
            *(f"/{slug}/{page}?{table}" for page in ("score", "score/seat/0", "score/parts")),
            *(f"/{slug}/ask/{key}" for key in title.questions),
            *(f"/s/{code}{page}" for page in ("", "/seat/0", "/parts", "/setup", "/ask", "/meet")),
            *(f"/s/{code}/beside/{key}" for key in pages_of(title).beside),
            *("/open", "/meet", "/api/", "/search"),
        ]

    def forms(self, title: BuiltTitle) -> Iterator[Stuffed]:
        """Every form of every page, stuffed at each of its fields and with fields without end."""
        seen: set[tuple[str, str]] = set()
        for page in self.pages(title)[:: self.pages_one_in]:
            answer = self.app.test_client().get(page, follow_redirects=True)
            for form in forms_of(answer.text):
                action = form.action.partition("?")[0] or page.partition("?")[0]
                names = [each for each in form.names if (action, each) not in seen]
                seen.update((action, name) for name in names)
                if not names or action == OF_ALL_PAGES or action.endswith("/delete"):
                    continue
                send = self.posted if form.method.lower() == "post" else self.asked_for
                usual = {name: texts[0] for name, texts in form.filled().items()}
                for name in names:
                    yield from self.of_a_field(send, action, usual, name)
                yield from self.of_many_fields(send, action)

    def of_a_field(self, send: Send, action: str, usual: Json, name: str) -> Iterator[Stuffed]:
        """A form with one of its fields as long as can be."""
        example, number = usual.get(name), len(action + name)
        for large in in_turn(long_texts(example), example, number):
            make = partial(self.stuffed_field, send, action, usual, name, large)
            yield Stuffed(f"{action} {name}: {large.name}", make)

    def stuffed_field(
        self, send: Send, action: str, usual: Json, name: str, large: Large
    ) -> Sending:
        """A form with something long in a field, which comes last and is cut."""
        others = [pair for pair in usual.items() if pair[0] != name]
        return send(action, [*others, (name, large.make(self.size))])

    def of_many_fields(self, send: Send, action: str) -> Iterator[Stuffed]:
        """A form with fields without end."""
        seats = [(f"seats.{number}.name", f"P{number}") for number in range(MANY_NAMES)]
        for name, fields in {
            "seats without end": seats,
            "names without end": [("player", f"P{n}") for n in range(self.size // 16)],
            "nothing without end": [(f"x{number}", "") for number in range(self.size // 10)],
            "variants without end": [("variants", f"v{n}") for n in range(self.size // 18)],
        }.items():
            yield Stuffed(f"{action}: {name}", partial(send, action, fields))

    def posted(self, address: str, fields: Iterable[tuple[str, str]]) -> Sending:
        """A form as a page sends it, as much of it as there is room for."""
        data = self._cut(fields, LARGEST_BODY - 1024)
        kind = "application/x-www-form-urlencoded"
        return {"path": address, "method": "POST", "data": data, "content_type": kind}

    def asked_for(self, address: str, fields: Iterable[tuple[str, str]]) -> Sending:
        """A form that stands in an address."""
        cut = self._cut(fields, LONGEST_QUERY - len(address))
        return {"path": address, "query_string": cut}

    @staticmethod
    def _cut(fields: Iterable[tuple[str, str]], longest: int) -> str:
        """The fields as they are sent; the last one is cut where there is no more room."""
        text = urlencode([*fields], quote_via=quote, safe=";,/!:")[:longest]
        return re.sub("%.?$", "", text)

    def drawings(self, title: BuiltTitle) -> Iterator[Stuffed]:
        """What is drawn while somebody lays something."""
        forms = (title.table_form, *(question.form for question in title.questions.values()))
        names = dict.fromkeys(name for form in forms for name in form.fields)
        for kind in pages_of(title).drawings:
            for name in (*names, "tile", "drawn", "pressed"):
                examples = self._examples.get((title.slug, name), {})
                yield from self.of_a_field(
                    self.posted, f"/{title.slug}/drawing/{kind}", examples, name
                )

    @cached_property
    def _examples(self) -> dict[tuple[str, str], dict[str, str]]:
        """What the worked cases have in a field."""
        found: dict[tuple[str, str], dict[str, str]] = {}
        for title in titles().values():
            for case in cases_of(title.slug):
                for name, value in case["body"].items():
                    if isinstance(value, str):
                        found.setdefault((title.slug, name), {name: value})
        return found

    def addresses(self, title: BuiltTitle) -> Iterator[Stuffed]:
        """A table or a question that stands whole in an address."""
        seats = typed_from(self.table(title)["seats"], "seats")
        pages = ("score", "score/seat/0", "score/result", "score/parts", "score/take-along")
        for page in pages:
            address = f"/{title.slug}/{page}"
            for name, example in [*seats, ("map", ""), ("board", ""), ("seats.1.name", "")]:
                usual = {**dict(seats), name: example}
                yield from self.of_a_field(self.asked_for, address, usual, name)
            yield from self.of_many_fields(self.asked_for, address)
        for key in title.questions:
            for spot in spots_of(title.slug, f"ask/{key}"):
                if not isinstance(spot.example, dict | list):
                    usual = dict(typed_from(spot.body))
                    address = f"/{title.slug}/ask/{key}"
                    yield from self.of_a_field(self.asked_for, address, usual, spot.path)

    def heads(self, title: BuiltTitle) -> Iterator[Stuffed]:
        """The heads of requests, as long as the server lets any in."""
        pages = (f"/{title.slug}", f"{SHEETS}/{self.code(title)}", f"/s/{self.code(title)}")
        for page in pages:
            for header, example in HEADERS.items():
                for large in long_texts(example):
                    if "\\n" not in large.name and "ä" not in large.name:
                        make = partial(self.stuffed_head, page, header, large)
                        yield Stuffed(f"{page} {header}: {large.name}", make)

    @staticmethod
    def stuffed_head(page: str, header: str, large: Large) -> Sending:
        """A request with one long header."""
        return {"path": page, "headers": {header: large.make(LONGEST_HEADER).strip()}}
