"""What is counted for whoever watches over servers: nothing of it names a table."""

from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from prometheus_client.parser import text_string_to_metric_families

from app import create_app
from printables.core.press import the_press
from tests.sheets.sitting import NO_CODE, SHEETS, sat_down
from web.serving.fair_threads import THREADS, FairThreads
from web.sheets.installation import sheets_of


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Flask]:
    """An installation of its own that counts."""
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path))
    monkeypatch.setenv("BOOMTOWN_METRICS", "on")
    made = create_app()
    yield made
    sheets_of(made).close()


def counted(client: FlaskClient, name: str, **labels: str) -> float:
    """The value of a metric at the moment."""
    text = client.get("/metrics").text
    return sum(
        sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == name and labels.items() <= sample.labels.items()
    )


def test_requests_are_counted_by_their_rule(client: FlaskClient) -> None:
    for _ in range(3):
        client.get("/gold-rush/score")
    client.get(f"{SHEETS}/{NO_CODE}")
    client.open("/gold-rush/score", method="BREW")
    client.get("/nowhere/at/all")
    requests = "boomtown_requests_total"
    assert counted(client, requests, rule="/<slug>/score", method="GET", status="200") == 3
    assert counted(client, requests, rule=f"{SHEETS}/<code>", status="404") == 1
    assert counted(client, requests, rule="none", method="none", status="404") == 1
    assert counted(client, requests, method="BREW") == 0
    assert counted(client, "boomtown_request_seconds_count") > 6


def test_mistakes_of_ours_are_counted(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> str:
        raise ZeroDivisionError

    monkeypatch.setitem(app.view_functions, "pages.home", fails)
    assert counted(client, "boomtown_errors_total") == 0
    assert client.get("/").status_code == HTTPStatus.INTERNAL_SERVER_ERROR
    assert counted(client, "boomtown_errors_total") == 1


def test_changes_and_streams_are_counted(client: FlaskClient) -> None:
    sitting = sat_down(client, "Ann", "Ben")
    before = counted(client, "boomtown_changes_total")
    sitting.set({"setup.place": "Saloon"})
    sitting.put({"setup.place": 1})
    assert counted(client, "boomtown_changes_total") == before + 1
    with sitting.ask("look", "GET", "/events"):
        assert counted(client, "boomtown_streams") == 1
    assert counted(client, "boomtown_streams") == 0


def test_papers_and_what_waits_are_counted(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(the_press(), "printed", 7)
    monkeypatch.setitem(app.extensions, THREADS, threads := FairThreads(0))
    threads.submit("somebody", lambda: None)
    assert counted(client, "boomtown_papers_total") == 7
    assert counted(client, "boomtown_queue", **{"for": "answer"}) == 1
    assert counted(client, "boomtown_queue", **{"for": "press"}) == 0
    assert counted(client, "process_resident_memory_bytes") > 10_000_000


def test_no_code_and_no_name_is_in_it(client: FlaskClient) -> None:
    sitting = sat_down(client, "Calamity")
    sitting.see()
    client.get(f"/s/{sitting.code('host')}")
    text = client.get("/metrics").text
    for hidden in ("Calamity", *(sitting.code(role) for role in ("host", "join", "look"))):
        assert hidden not in text


def test_nobody_gets_it_who_comes_through_a_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path))
    monkeypatch.setenv("BOOMTOWN_METRICS", "on")
    monkeypatch.setenv("BOOMTOWN_PROXIES", "1")
    client = create_app().test_client()
    through = client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
    assert through.status_code == HTTPStatus.NOT_FOUND
    assert client.get("/metrics").status_code == HTTPStatus.OK


def test_nothing_is_counted_unless_it_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path))
    monkeypatch.delenv("BOOMTOWN_METRICS", raising=False)
    assert create_app().test_client().get("/metrics").status_code == HTTPStatus.NOT_FOUND
