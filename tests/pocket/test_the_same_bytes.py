"""Python in WebAssembly answers as Python on the server does, byte by byte."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scoring.titles import titles
from tests.examples import read_cases
from tests.house.rooms import HOUSE
from tests.pocket.unpacked import unpack
from tests.strategies import samples
from tests.thorough import first_quickly
from tests.title_tests import every_title
from web.pocket.answering import Pocket

HOME = "https://boomtown.example/"
HARNESS = Path(__file__).with_name("answers.mjs")
JSON = {"content-type": "application/json"}
STYLES = "/static/as-of/any/styles/pages.seat,pages.table.css"
"""Put together of what no page that was made before has shown."""
ALL_TABLES, A_FEW = 1_000, 20
"""Of all titles together."""
Asked = dict[str, Any]


def pages_of(slug: str) -> Iterator[Asked]:
    """Pages and searches of a title, in both languages."""
    for language in ("en", "de"):
        for path in (f"/{slug}", f"/{slug}/rules", f"/{slug}/rules?q=outlow+rannch+preis", "/"):
            yield {"method": "GET", "path": path, "headers": {"accept-language": language}}
    yield {"method": "GET", "path": STYLES, "headers": {}}


def examples_of(slug: str) -> Iterator[Asked]:
    """What the contract's examples of a title ask."""
    for case in read_cases(HOUSE / "tests" / titles()[slug].facts.room / "contract.json"):
        path, body = f"/api/v1/{slug}/{case['post']}", json.dumps(case["body"])
        yield {"method": "POST", "path": path, "headers": JSON, "body": body}


def tables_of(slug: str, number: int) -> Iterator[Asked]:
    """Random tables of a title, to be scored."""
    for body in samples(every_title()[slug].dealers.tables, number):
        path = f"/api/v1/{slug}/score"
        yield {"method": "POST", "path": path, "headers": JSON, "body": json.dumps(body)}


def here(asked: list[Asked], data: Path) -> list[tuple[str, str]]:
    """The answers of this Python."""
    pocket = Pocket(HOME, str(data))
    answers = (
        pocket.answer(
            each["method"],
            HOME.rstrip("/") + each["path"],
            json.dumps(each["headers"]),
            each.get("body", "").encode(),
        )
        for each in asked
    )
    return [(head, content.decode()) for head, content in answers]


def there(asked: list[Asked], folder: Path, aside: Path) -> list[tuple[str, str]]:
    """The answers of the other."""
    wanted, answered = aside / "asked.json", aside / "answered.json"
    wanted.write_text(json.dumps({"home": HOME, "requests": asked}), "utf-8")
    subprocess.run(["node", HARNESS, folder, wanted, answered], check=True)
    answers = json.loads(answered.read_text("utf-8"))["answers"]
    return [
        (json.dumps({"status": each["status"], "headers": each["headers"]}), each["body"])
        for each in answers
    ]


@pytest.mark.parametrize("slug", first_quickly(titles()))
def test_the_answers_are_the_same(
    slug: str, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path / "data"))
    tables = (ALL_TABLES if whole else A_FEW) // len(titles())
    asked = [*pages_of(slug), *examples_of(slug), *tables_of(slug, tables)]
    unpack(site, tmp_path / "site")
    ours, theirs = here(asked, tmp_path), there(asked, tmp_path / "site", tmp_path)
    both = zip(asked, ours, theirs, strict=True)
    other = [each["path"] for each, one, another in both if one != another]
    assert other == []
    scored = [head for each, (head, _) in zip(asked, ours, strict=True) if "score" in each["path"]]
    assert sum('"status": 200' in head for head in scored) >= tables
