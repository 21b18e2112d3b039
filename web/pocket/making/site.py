"""The folder of static files that any https host can serve, or this installation itself."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from flask import Flask

from app import create_app
from translations.catalogue import languages
from web.pocket.answering import SHOWN_IN_A_FRAME
from web.pocket.facts import SERVICE_WORKER, Facts
from web.pocket.keeping import live_in_a_pocket
from web.pocket.making import code_reader, prerendering, program, pyodide
from web.pocket.making.archives import Bundle
from web.pocket.making.npm import JAVASCRIPT
from web.pocket.offer import offer_alone

STATIC = program.HOUSE / "static"
SCRIPTS = STATIC / "pocket"
FETCHED = "fetched"
MANIFEST = "manifest.webmanifest"
HTML, CSS, PNG = "text/html; charset=utf-8", "text/css; charset=utf-8", "image/png"
SHELL = {
    "shell.html": HTML,
    "shell.css": CSS,
    **dict.fromkeys(("shell.js", "python.js", "storage.js", "unpack.js"), JAVASCRIPT),
}
ICONS = ("icon-192.png", "icon-512.png")
Listed = list[dict[str, str | int]]
OWN_FILE = re.compile(r'(?<=")/(static/[^"#]+)')


def make_site(app: Flask, folder: Path) -> Facts:
    """Makes the folder; one that a site stood in before is brought up to date."""
    made_before = prerendering.pages(as_on_a_phone())
    python = [*pyodide.bundles(), *program.bundles()]
    bundles = [*python, *made_before, *code_reader.bundles(SCRIPTS), *_shell()]
    fetched = folder / FETCHED
    fetched.mkdir(parents=True, exist_ok=True)
    listed = [written(bundle, folder) for bundle in bundles]
    facts = facts_about(listed)
    _write_pages(app, folder, facts)
    write_worker(folder, facts, listed)
    _clear_away(fetched, {Path(str(each["from"])).name for each in listed})
    return facts


def facts_about(listed: Listed) -> Facts:
    """Which version these files are."""
    whole = json.dumps(listed, sort_keys=True) + (SCRIPTS / SERVICE_WORKER).read_text("utf-8")
    size = sum(int(each["size"]) for each in listed)
    return Facts(sha256(whole.encode()).hexdigest()[:12], size)


def as_on_a_phone() -> Flask:
    """The application with what it says otherwise on a phone."""
    app = create_app()
    live_in_a_pocket(app, lambda: None)
    return app


def _told_to_the_worker() -> dict[str, object]:
    return {
        "folder": prerendering.FOLDER,
        "policy": SHOWN_IN_A_FRAME,
        "languages": [*languages()],
    }


def _shell() -> Iterator[Bundle]:
    """The page that holds all others, with its scripts."""
    for name, kind in SHELL.items():
        yield Bundle(name, kind, (SCRIPTS / name).read_bytes())
    for name in ICONS:
        yield Bundle(name, PNG, (SCRIPTS / name).read_bytes())
    yield Bundle(MANIFEST, "application/manifest+json", _manifest())


def _manifest() -> bytes:
    icons = [
        {"src": name, "type": PNG, "sizes": size, "purpose": "any maskable"}
        for name, size in zip(ICONS, ("192x192", "512x512"), strict=True)
    ]
    told = {
        "name": "Boomtown",
        "short_name": "Boomtown",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6efdf",
        "theme_color": "#f6efdf",
        "icons": icons,
    }
    return json.dumps(told, indent=1).encode()


def written(bundle: Bundle, folder: Path) -> dict[str, str | int]:
    """A file under the name of its content, so that a newer site stands beside an older one."""
    name, sent = f"{FETCHED}/{bundle.digest[:16]}.gz", bundle.sent
    (folder / name).write_bytes(sent)
    return {
        "name": bundle.name,
        "kind": bundle.kind,
        "from": name,
        "digest": bundle.digest,
        "size": len(sent),
    }


def write_worker(folder: Path, facts: Facts, listed: Listed) -> None:
    """Last, since it names all others: whoever finds it finds them."""
    told = {**asdict(facts), **_told_to_the_worker(), "bundles": listed}
    worker = (SCRIPTS / SERVICE_WORKER).read_text("utf-8")
    (folder / SERVICE_WORKER).write_text(f"const SITE = {json.dumps(told)};\n{worker}", "utf-8")


def _write_pages(app: Flask, folder: Path, facts: Facts) -> None:
    """The page that offers it in each language, with the files that it shows."""
    for name, text in offer_alone(app, facts).items():
        for file in OWN_FILE.findall(text):
            _copy(app, file, folder / file)
            _copy_fonts((folder / file).parents[1] / "fonts")
        (folder / name).write_text(OWN_FILE.sub(r"\1", text), "utf-8")
    for name in ICONS:
        shutil.copyfile(SCRIPTS / name, folder / name)
    (folder / MANIFEST).write_bytes(_manifest())
    facts.write(folder)


def _copy(app: Flask, address: str, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    with app.test_client().get(f"/{address}") as answer:
        to.write_bytes(answer.get_data())


def _copy_fonts(to: Path) -> None:
    """Those that the style of the house names beside its own folder."""
    to.mkdir(parents=True, exist_ok=True)
    for font in (STATIC / "fonts").glob("*latin*.woff2"):
        shutil.copyfile(font, to / font.name)


def _clear_away(fetched: Path, used: set[str]) -> None:
    for file in fetched.iterdir():
        if file.name not in used:
            file.unlink()
