"""Pages that a browser shows before Python is awake: those that links without a query lead to."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from flask import Flask
from flask.testing import FlaskClient

from translations.catalogue import languages
from web.pocket.making.archives import Bundle

FOLDER = "/home-of-boomtown"
"""Stands for the folder of the host that nobody knows yet; the browser puts the real one in."""
BASE = f"https://boomtown.invalid{FOLDER}"
LINK = re.compile(rf'href="{FOLDER}(/[^"?#]*)["#]')
PART = re.compile(rf'(?:href|src)="{FOLDER}/(static/[^"#]+)')
NEEDS_PYTHON = re.compile(r"/(print|api|pocket|s|open|static)(/|$)|\.\w+$")
HTML = "text/html"


@dataclass
class Collected:
    """Texts one after the other, and where each of them stands."""

    content: bytearray = field(default_factory=bytearray)
    places: dict[str, dict[str, tuple[int, int, str]]] = field(default_factory=dict)

    def add(self, group: str, name: str, text: bytes, kind: str) -> None:
        """One more."""
        self.places.setdefault(group, {})[name] = (len(self.content), len(text), kind)
        self.content += text


def pages(app: Flask) -> Iterator[Bundle]:
    """All of them with the files that they show, and where each stands."""
    collected = Collected()
    parts: set[str] = set()
    for language in languages():
        for path, text in sorted(_crawled(app.test_client(), language)):
            collected.add(language, path, text, HTML)
            parts.update(PART.findall(text.decode()))
    _add_parts(app.test_client(), collected, parts)
    yield Bundle("pages.bin", "application/octet-stream", bytes(collected.content))
    yield Bundle("pages.json", "application/json", json.dumps(collected.places).encode())


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
    files = {f"static/as-of/{folder}/{name}" for name in _static_files(client.application)}
    for name in sorted(linked | files):
        with client.get(f"/{name}", base_url=BASE) as answer:
            collected.add("static", name, answer.get_data(), answer.content_type)


def _static_files(app: Flask) -> Iterator[str]:
    folder = Path(str(app.static_folder))
    kinds = {".js", ".css", ".svg", ".woff2", ".json"}
    files = (file for file in folder.rglob("*") if file.suffix in kinds)
    yield from (str(file.relative_to(folder)) for file in files if "pocket" not in file.parts)
