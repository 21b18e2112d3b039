"""Pages that a browser shows before Python is awake: those that links without a query lead to."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from flask import Flask
from flask.testing import FlaskClient

from scoring.titles import titles
from translations.catalogue import languages
from web.pocket.making.archives import Bundle

FOLDER = "/home-of-boomtown"
"""Stands for the folder of the host that nobody knows yet; the browser puts the real one in."""
BASE = f"https://boomtown.invalid{FOLDER}"
LINK = re.compile(rf'href="{FOLDER}(/[^"?#]*)["#]')
PART = re.compile(rf'(?:href|src)="{FOLDER}/(static/[^"#]+)')
NEEDS_PYTHON = re.compile(r"/(print|api|pocket|s|open|static)(/|$)|/[\w-]+/print$|.*\.\w+$")
HTML = "text/html"


@dataclass
class Collected:
    """Texts one after the other, and where each of them stands."""

    groups: dict[str, bytearray] = field(default_factory=dict)
    places: dict[str, dict[str, tuple[str, int, int, str]]] = field(default_factory=dict)

    def add(self, kind: str, group: str, name: str, text: bytes, of: str) -> None:
        """One more of its kind; what changes together is fetched together."""
        content = self.groups.setdefault(group, bytearray())
        self.places.setdefault(kind, {})[name] = (group, len(content), len(text), of)
        content += text

    def bundles(self) -> Iterator[Bundle]:
        """Each group, and where everything stands."""
        for group, content in sorted(self.groups.items()):
            yield Bundle(f"pages/{group}.bin", "application/octet-stream", bytes(content))
        yield Bundle("pages.json", "application/json", json.dumps(self.places).encode())


def pages(app: Flask) -> Iterator[Bundle]:
    """All of them with the files that they show, and where each stands."""
    collected = Collected()
    parts: set[str] = set()
    for language in languages():
        for path, text in sorted(_crawled(app.test_client(), language)):
            collected.add(language, f"{language}-{_room(path)}", path, text, HTML)
            parts.update(PART.findall(text.decode()))
    _add_parts(app.test_client(), collected, parts)
    yield from collected.bundles()


def _room(path: str) -> str:
    """Whose page it is: that of a title, or of the house."""
    first = path.split("/")[1]
    return first if first in titles() else "house"


def _crawled(client: FlaskClient, language: str) -> Iterator[tuple[str, bytes]]:
    known, waiting = {"/"}, ["/"]
    while waiting:
        path = waiting.pop()
        answer = client.get(path, base_url=BASE, headers={"Accept-Language": language})
        if answer.status_code == 200 and answer.mimetype == HTML:  # noqa: PLR2004
            yield path, answer.get_data()
            found = {link for link in LINK.findall(answer.text) if not NEEDS_PYTHON.match(link)}
            waiting += sorted(found - known)
            known |= found


def _add_parts(client: FlaskClient, collected: Collected, linked: set[str]) -> None:
    """What pages link to, and every file of ours that those may load in turn."""
    folder = min(linked).split("/")[2]
    files = {f"static/as-of/{folder}/{name}" for name in static_files(client.application)}
    for name in sorted(linked | files):
        with client.get(f"/{name}", base_url=BASE) as answer:
            collected.add("static", "static", name, answer.get_data(), answer.content_type)


def static_files(app: Flask) -> Iterator[str]:
    """Those that pages may load; what holds the pages itself is no part of them."""
    folder = Path(str(app.static_folder))
    kinds = {".js", ".css", ".svg", ".woff2", ".json"}
    files = (file.relative_to(folder) for file in folder.rglob("*") if file.suffix in kinds)
    yield from (str(file) for file in files if "pocket" not in file.parts)
