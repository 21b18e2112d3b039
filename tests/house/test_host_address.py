"""The address that pages and codes name, where the server listens at one address of its own."""

import os
from types import SimpleNamespace

import pytest

from web.serving import __main__ as serving
from web.serving import network


@pytest.mark.parametrize(
    ("listening_at", "was_set", "expected"),
    [
        pytest.param("192.168.1.5", "", "http://192.168.1.5:8000", id="at home"),
        pytest.param("203.0.113.9", "", "http://203.0.113.9:8000", id="out in the open"),
        pytest.param("192.168.1.5", "http://saloon.example", "http://saloon.example", id="set"),
        pytest.param("127.0.0.1", "", "", id="this computer"),
        pytest.param("127.0.1.1", "", "", id="this computer by its own name"),
        pytest.param(network.ALL_INTERFACES, "", "", id="everywhere"),
    ],
)
def test_the_application_gets_the_address_of_the_host_that_was_named(
    listening_at: str, was_set: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setenv("BOOMTOWN_URL", was_set)
    listener = SimpleNamespace(getsockname=lambda: (listening_at, 8000))
    monkeypatch.setattr(serving, "take_port", lambda *_: listener)
    monkeypatch.setattr(serving, "create_app", lambda: seen.append(os.environ["BOOMTOWN_URL"]))
    monkeypatch.setattr(serving, "open_alone", lambda _: None)
    monkeypatch.setattr(serving, "Server", lambda *_: SimpleNamespace(run=lambda: None))
    serving.open_boomtown(serving.read_arguments(["--host", "some.name"]))
    assert seen == [expected]


def test_the_port_taken_says_at_which_address_it_is() -> None:
    with network.take_port("localhost", 0, "serve") as listener:
        assert listener.getsockname()[0] == "127.0.0.1"
        assert network.address_of_host(listener) is None
