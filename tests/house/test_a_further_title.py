"""A further title is a room on each floor: the card game once more, under another name."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.examples import Case, Json, read_cases
from tests.house.rooms import HOUSE, missing_parts, rooms
from tests.thorough import thorough

ROOM, SLUG = "carson_city_cards", "carson-city-cards"
COPY, COPY_SLUG = "gulch_city", "gulch-city"
WRITTEN = {".py", ".toml", ".json", ".ftl", ".html", ".css", ".js"}
LEFT_BEHIND = shutil.ignore_patterns(".*", "tests", "__pycache__")
PATIENCE = 120

pytestmark = thorough

CASES = read_cases(HOUSE / "rules" / ROOM / "cases.json")
PAGES = {
    "its first page": "/{}",
    "its rules": "/{}/rules",
    "one of its rules": "/{}/rules/CCC-41",
    "its house rules": "/{}/house-rules",
    "its tables": "/{}/score",
    "its papers": "/{}/print",
    "its score pad": "/print/{}/scorepad.html",
    "its player aid": "/print/{}/aid.html?paper=pocket",
    "one of its questions": "/{}/ask/cover?under=house&over=townhouse",
}
LEADS_NOWHERE = PAGES["its player aid"]
CLAUSES, TRY_IT = "/api/v1/{}/clauses", "/api/?call={}/ask/cover"
OF_ALL = ("/", "/api/v1/titles", "/api/v1/openapi.json")

VISIT = """
import json, sys
from app import create_app
client = create_app().test_client()
for path, body, language in json.load(sys.stdin):
    method = "GET" if body is None else "POST"
    headers = {"Accept-Language": language}
    answer = client.open(path, method=method, json=body, headers=headers)
    print(json.dumps([answer.status_code, answer.get_data(as_text=True)]))
"""

Answer = tuple[int, str]
Said = Callable[..., Answer]


def run(tree: Path, *arguments: str, given: Json) -> subprocess.CompletedProcess[str]:
    """What a fresh interpreter says in the copied house."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env={**os.environ, "BOOMTOWN_DATA": str(tree.parent / "data"), "LC_ALL": "C.UTF-8"},
        input=json.dumps(given),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def furnish(room: Path, copy: Path) -> None:
    """Copies a room, be it a folder or a single file; its own name in it becomes the copy's."""
    if room.is_dir():
        shutil.copytree(room, copy)
    else:
        shutil.copy(room, copy)
    for file in [copy, *copy.rglob("*")]:
        if file.is_file() and file.suffix in WRITTEN:
            file.write_text(file.read_text("utf-8").replace(ROOM, COPY), "utf-8")


def as_original(text: str) -> str:
    return text.replace(COPY_SLUG, SLUG).replace(COPY, ROOM)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with every room of the card game copied under another name."""
    tree = tmp_path_factory.mktemp("copied") / "house"
    shutil.copytree(HOUSE, tree, ignore=LEFT_BEHIND)
    shutil.copytree(HOUSE / "tests" / ROOM, tree / "tests" / ROOM, ignore=LEFT_BEHIND)
    for room in sorted(tree.rglob(f"{ROOM}*")):
        furnish(room, room.with_name(room.name.replace(ROOM, COPY)))
    unfinished = tree / "rules" / "unfinished"
    unfinished.mkdir()
    (unfinished / "__init__.py").write_text("raise RuntimeError('nobody is in yet')\n")
    return tree


@pytest.fixture(scope="module")
def said(tree: Path) -> Said:
    """What the application in the copied house answers, all asked in one visit."""
    paths = [
        *OF_ALL,
        *(p.format(slug) for p in (*PAGES.values(), CLAUSES, TRY_IT) for slug in (SLUG, COPY_SLUG)),
    ]
    calls: list[tuple[str, Json]] = [(path, None) for path in paths]
    for slug in (SLUG, COPY_SLUG):
        calls += [(f"/api/v1/{slug}/{case['post']}", case["body"]) for case in CASES]
    wishes = [(path, body, language) for path, body in calls for language in ("en", "de")]
    told = run(tree, "-c", VISIT, given=wishes)
    assert not told.returncode, told.stderr
    answers = [json.loads(line) for line in told.stdout.splitlines()]
    known = {json.dumps(wish): tuple(found) for wish, found in zip(wishes, answers, strict=True)}
    return lambda path, language="en", body=None: known[json.dumps((path, body, language))]


def test_the_copy_has_all_parts_of_a_title(tree: Path) -> None:
    assert COPY in rooms(tree)
    assert not missing_parts(tree, COPY)


def test_it_is_listed_beside_the_other_and_an_unfinished_one_is_not(said: Said) -> None:
    status, text = said("/api/v1/titles")
    listed = {title["slug"]: title for title in json.loads(text)["titles"]}
    assert status == 200
    assert {SLUG, COPY_SLUG} <= set(listed)
    assert "unfinished" not in listed
    assert {**listed[COPY_SLUG], "slug": SLUG} == listed[SLUG]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("post", sorted({case["post"] for case in CASES}))
def test_it_answers_as_the_other_does(post: str, language: str, said: Said) -> None:
    cases = [case for case in CASES if case["post"] == post]
    assert [told for case in cases for told in differences(case, language, said)] == []


def differences(case: Case, language: str, said: Said) -> Iterator[str]:
    """What sets the copy's answer to a case apart from the original's."""
    original, copied = (
        said(f"/api/v1/{slug}/{case['post']}", language, case["body"]) for slug in (SLUG, COPY_SLUG)
    )
    if original[0] != case["expect"].get("status", 200):
        yield f"{case['id']}: the original answers {original}"
    if (copied[0], as_original(copied[1])) != original:
        yield f"{case['id']}: {copied} is not {original}"
    if original[0] == 200 and json.loads(copied[1])["title"] != COPY_SLUG:
        yield f"{case['id']}: the copy calls itself otherwise: {copied[1]}"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", [*PAGES.values(), CLAUSES], ids=[*PAGES, "its clauses"])
def test_it_shows_what_the_other_shows(path: str, language: str, said: Said) -> None:
    original, copied = (said(path.format(slug), language) for slug in (SLUG, COPY_SLUG))
    assert original[0] == copied[0] == 200
    assert as_original(copied[1]) == original[1]
    assert COPY_SLUG in copied[1] or COPY in copied[1] or path == LEADS_NOWHERE


def test_it_can_be_tried_out(said: Said) -> None:
    status, page = said(TRY_IT.format(COPY_SLUG))
    assert status == 200
    assert f"POST /api/v1/{COPY_SLUG}/ask/cover" in page


def test_it_is_described_beside_the_other(said: Said) -> None:
    paths = json.loads(said("/api/v1/openapi.json")[1])["paths"]
    of_copy = {path for path in paths if f"/{COPY_SLUG}/" in path}
    assert of_copy
    assert {as_original(path) for path in of_copy} == {p for p in paths if f"/{SLUG}/" in p}


def test_the_first_page_leads_to_it(said: Said) -> None:
    assert f'"/{COPY_SLUG}' in said("/")[1]


@pytest.mark.parametrize(
    "command",
    [("score", "--json"), ("ask", "cover")],
    ids=["a score as JSON", "a ruling in words"],
)
def test_the_command_line_knows_it(tree: Path, command: tuple[str, str]) -> None:
    verb, more = command
    post = verb if verb == "score" else f"{verb}/{more}"
    called = (case for case in CASES if case["post"] == post)
    body = next(case["body"] for case in called if "status" not in case["expect"])
    told = [
        run(tree, *("-m", "flask", "--app", "app", verb, slug, more, "-"), given=body)
        for slug in (SLUG, COPY_SLUG)
    ]
    original, copied = ((each.returncode, as_original(each.stdout)) for each in told)
    assert copied == original
    assert original[0] in {0, 1}, told[0].stderr
    assert original[1].strip()
