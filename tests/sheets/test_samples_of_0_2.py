"""What was made with version 0.2 opens as before: sheets, saved files, portable texts, pads."""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from sheets.portable import read_portable
from tests.sheets.sitting import SHEETS, told

Json = Any
FOLDER = Path(__file__).parents[1] / "samples_0_2"
SAMPLES: Mapping[str, Json] = json.loads((FOLDER / "samples.json").read_text("utf-8"))
MADE = SAMPLES["sheets"]
KEPT = {name: sheet for name, sheet in MADE.items() if "codes" in sheet}
FINISHED = [name for name, sheet in KEPT.items() if sheet["seen"]["status"] == "finished"]
PORTABLE = [name for name, sheet in MADE.items() if sheet.get("portable")]
FILES = [name for name, sheet in MADE.items() if sheet.get("file")]
PAGES_OF_A_SHEET = ("", "/changes", "/take-along")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of that installation."""
    folder = tmp_path_factory.mktemp("of 0.2")
    with closing(sqlite3.connect(folder / "boomtown.db")) as database:
        database.executescript((FOLDER / "boomtown.sql").read_text("utf-8"))
    secret = folder / "secret"
    secret.write_bytes(bytes.fromhex(SAMPLES["secret"]))
    secret.chmod(0o600)
    return folder


@pytest.fixture(scope="module")
def app(folder: Path) -> Iterator[Flask]:
    """This version, started in that folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("BOOMTOWN_URL", raising=False)
        patch.setenv("BOOMTOWN_DATA", str(folder))
        from app import create_app  # noqa: PLC0415 (not before the folder is set)

        yield create_app()


def seen(client: FlaskClient, code: str) -> Json:
    """The sheet as programs see it."""
    return told(client.get(f"{SHEETS}/{code}"))


def each(sheet: Json, key: str) -> list[Json]:
    """Something of each seat."""
    return [seat[key] for seat in sheet["seats"]]


@pytest.mark.parametrize("name", KEPT)
def test_what_was_typed_stands_there_for_every_role(client: FlaskClient, name: str) -> None:
    codes, before = KEPT[name]["codes"], KEPT[name]["seen"]
    own = KEPT[name].get("own_fields", before["fields"])
    for code in (codes["host"], codes["join"], codes["look"], *codes["seats"]):
        sheet = seen(client, code)
        for key in ("status", "setup", "shared", "extras"):
            assert sheet[key] == before[key]
        assert each(sheet, "name") == before["names"]
        number = int(sheet["role"].partition(".")[2] or -1)
        there = [own[n] if n == number else kept for n, kept in enumerate(before["fields"])]
        assert each(sheet, "fields") == there


@pytest.mark.parametrize("name", KEPT)
def test_states_and_totals_are_the_same(client: FlaskClient, name: str) -> None:
    before, sheet = KEPT[name]["seen"], seen(client, KEPT[name]["codes"]["host"])
    assert each(sheet, "state") == before["states"]
    assert each(sheet, "total") == before["totals"]


@pytest.mark.parametrize("name", FINISHED)
def test_a_result_and_its_winner_are_the_same(client: FlaskClient, name: str) -> None:
    before, sheet = KEPT[name]["seen"], seen(client, KEPT[name]["codes"]["host"])
    assert sheet["result"] == before["result"]
    assert sheet["winners"] == before["winners"]


@pytest.mark.parametrize("name", KEPT)
def test_the_timeline_is_all_there(client: FlaskClient, name: str) -> None:
    host = KEPT[name]["codes"]["host"]
    changes = told(client.get(f"{SHEETS}/{host}/changes"))["changes"]
    assert len(changes) >= KEPT[name]["seen"]["says"]
    assert all(change["says"] for change in changes)


@pytest.mark.parametrize("name", KEPT)
def test_every_page_opens(app: Flask, name: str) -> None:
    codes, languages = KEPT[name]["codes"], ("en", "de")
    for code in (codes["host"], codes["join"], codes["look"], *codes["seats"]):
        for rest in PAGES_OF_A_SHEET:
            for language in languages:
                answer = app.test_client().get(
                    f"/s/{code}{rest}",
                    headers={"Accept-Language": language},
                    follow_redirects=True,
                )
                assert answer.status_code == HTTPStatus.OK, (rest, answer.text)


@pytest.mark.parametrize("name", PORTABLE)
def test_a_portable_text_opens(client: FlaskClient, name: str) -> None:
    text = MADE[name]["portable"]
    assert client.get(f"/open/{text}").status_code == HTTPStatus.OK
    table = read_portable(text)
    names = [seat["name"] for seat in table["seats"]]
    assert names == MADE[name]["seen"]["names"]


@pytest.mark.parametrize("name", FILES)
def test_a_saved_file_comes_back(client: FlaskClient, name: str) -> None:
    answer = client.post(f"{SHEETS}/import", json=MADE[name]["file"])
    sheet = told(answer, HTTPStatus.CREATED)
    before = MADE[name]["seen"]
    assert [seat["name"] for seat in sheet["seats"]] == before["names"]
    assert sheet["shared"] == before["shared"]


@pytest.mark.parametrize("slug", SAMPLES["pads"]["blank"])
def test_a_printed_pad_starts_a_sheet(client: FlaskClient, slug: str) -> None:
    code = SAMPLES["pads"]["blank"][slug]
    assert client.get(f"/s/{code}").status_code == HTTPStatus.OK
    answer = client.post(f"/s/{code}/start", data={"player": ["Ann", "Ben"]})
    assert answer.status_code == HTTPStatus.SEE_OTHER
    assert seen(client, answer.location.rpartition("/")[2])["role"] == "host"
    assert seen(client, code)["role"] == "join"


def test_a_pad_that_was_started_lets_others_join(client: FlaskClient) -> None:
    assert seen(client, SAMPLES["pads"]["begun"])["role"] == "join"


def test_a_copy_was_put_aside_that_0_2_can_open(client: FlaskClient, folder: Path) -> None:
    seen(client, next(iter(KEPT.values()))["codes"]["host"])
    (copy,) = folder.glob("boomtown.db.before-*")
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        (sheets,) = database.execute("SELECT count(*) FROM sheets").fetchone()
    assert sheets >= len(KEPT)
