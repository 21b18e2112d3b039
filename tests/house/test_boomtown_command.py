"""The command that people type: what it opens, what it says and how it ends."""

import errno
import http.client
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.thorough import first_quickly, thorough
from web.serving import __main__ as opening
from web.serving import network
from web.serving.arguments import read_arguments

BOOMTOWN = Path(__file__).parents[2] / "boomtown"
PATIENCE = 60
SECONDS_TO_END = 20
"""Many for a slow machine, and few beside the half minute that a connection could hold it open."""

Serve = Callable[..., subprocess.Popen[str]]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def surroundings(home: Path, **more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("BOOMTOWN_")}
    return {**plain, "XDG_DATA_HOME": str(home), **more}


def ask(process: subprocess.Popen[Any], port: int) -> http.client.HTTPResponse:
    """Ask for the first page until it comes; a server that ended is a failure at once."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, process.communicate()
        try:
            page: http.client.HTTPResponse = urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE)
        except URLError:
            time.sleep(0.05)
        else:
            return page
    raise AssertionError("no answer")


def said_in_vain(*arguments: str, home: Path, **more: str) -> tuple[int, str]:
    """Run a command that ends by itself; give its exit code and what it complained of."""
    done = subprocess.run(
        [BOOMTOWN, *arguments],
        env=surroundings(home, **more),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stderr.strip()


def as_from_a_terminal() -> None:
    """Whoever runs the tests may have told them to outlive their terminal; not so the server."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers that are ended with the test, and wait for their first answer."""
    started: list[subprocess.Popen[str]] = []

    def start(port: int, *arguments: str, **more: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [BOOMTOWN, "serve", "--port", str(port), *arguments],
            env=surroundings(tmp_path, **more),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=as_from_a_terminal,  # noqa: PLW1509 (one thread, one call)
        )
        started.append(process)
        with ask(process, port) as answer:
            assert answer.status == http.client.OK
        return process

    yield start
    for process in started:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def end(process: subprocess.Popen[str], how: signal.Signals = signal.SIGINT) -> tuple[str, str]:
    process.send_signal(how)
    spoken, complaints = process.communicate(timeout=SECONDS_TO_END)
    assert process.returncode == 0
    return spoken, complaints


def read_code(drawn: str) -> str:
    """Read the drawn code as a phone would: blocks are light, half blocks above or below only."""
    rows: list[str] = []
    for line in drawn.splitlines():
        rows.append("".join("0" if block in "█▀" else "1" for block in line))
        rows.append("".join("0" if block in "█▄" else "1" for block in line))
    large = [" ".join(bit * 6 for bit in row) for row in rows for _ in range(6)]
    picture = f"P1 {len(rows[0]) * 6} {len(large)}\n" + "\n".join(large)
    return subprocess.run(
        ["zbarimg", "--quiet", "--raw", "pbm:-"],
        input=picture.replace(" ", "\n"),
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def keep_alive(port: int) -> http.client.HTTPConnection:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", "/")
    connection.getresponse().read()
    return connection


def half_a_request(port: int) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port))
    connection.sendall(b"GET / HTTP/1.1\r\n")
    return connection


def test_serve_answers_and_says_where(serve: Serve) -> None:
    port = free_port()
    spoken, complaints = end(serve(port))
    assert spoken == f"Boomtown is open at http://127.0.0.1:{port}  (Ctrl-C closes it)\n"
    assert complaints == ""


@pytest.mark.parametrize(
    ("how", "connect"),
    [
        pytest.param(signal.SIGINT, keep_alive, id="Ctrl-C while a browser keeps its connection"),
        pytest.param(
            signal.SIGTERM, half_a_request, id="kill while a request is half sent", marks=thorough
        ),
        pytest.param(signal.SIGHUP, keep_alive, id="the terminal is closed", marks=thorough),
    ],
)
def test_an_open_connection_does_not_hold_it_open(
    serve: Serve,
    how: signal.Signals,
    connect: Callable[[int], http.client.HTTPConnection | socket.socket],
) -> None:
    port = free_port()
    process = serve(port)
    with closing(connect(port)):
        _, complaints = end(process, how)
    assert complaints == ""


@thorough
def test_the_port_is_free_again_at_once(serve: Serve) -> None:
    port = free_port()
    end(serve(port))
    end(serve(port))


@pytest.mark.parametrize(
    "where", first_quickly([[], ["--lan"]]), ids=["this computer", "the network"]
)
def test_a_taken_port_is_told(where: list[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code, told = said_in_vain("serve", *where, "--port", str(port), home=tmp_path)
    again = " ".join(["./boomtown serve", *where])
    next_port = port + 1 if port < network.LAST_PORT else network.DEFAULT_PORT
    assert (code, told) == (1, f"Port {port} is taken. Try: {again} --port {next_port}")


@thorough
def test_what_is_no_port_is_told(tmp_path: Path) -> None:
    told = "eight is no port: ports are numbers from 1 to 65535."
    assert said_in_vain("serve", "--port", "eight", home=tmp_path) == (1, told)


@pytest.mark.parametrize("port", ["0", "65536", "-1", "8²"])
def test_what_is_out_of_range_or_no_plain_number_is_no_port(port: str) -> None:
    told = f"^{re.escape(port)} is no port: ports are numbers from 1 to 65535.$"
    with pytest.raises(network.CannotOpenError, match=told):
        read_arguments(["--port", port])


def test_a_port_kept_for_root_is_told() -> None:
    told = network.why_not(PermissionError(errno.EACCES, ""), "127.0.0.1", 80, "./boomtown serve")
    assert told == "Only root may open port 80. Try: ./boomtown serve --port 8000"


@thorough
def test_an_address_of_another_computer_is_told(tmp_path: Path) -> None:
    code, told = said_in_vain("serve", "--host", "192.0.2.77", home=tmp_path)
    assert code == 1
    assert told.startswith("Boomtown cannot listen at 192.0.2.77, port 8000: ")


def test_lan_names_the_address_of_this_computer(serve: Serve) -> None:
    port = free_port()
    spoken, _ = end(serve(port, "--lan"))
    assert f"open at http://{network.lan_address() or '127.0.0.1'}:{port} " in spoken


@thorough
def test_lan_draws_a_code_with_the_address_that_was_set(serve: Serve) -> None:
    process = serve(free_port(), "--lan", BOOMTOWN_URL="http://saloon.example:8000")
    first, drawn = end(process)[0].split("\n", 1)
    assert first.startswith("Boomtown is open at http://saloon.example:8000 ")
    assert read_code(drawn) == "http://saloon.example:8000"


@pytest.mark.parametrize(
    ("default_route", "interfaces", "expected"),
    [
        pytest.param(["192.168.1.5"], ["127.0.0.1", "172.17.0.1"], "192.168.1.5", id="at home"),
        pytest.param([], ["127.0.0.1", "10.42.0.1"], "10.42.0.1", id="own hotspot"),
        pytest.param([], ["127.0.0.1"], None, id="no network"),
    ],
)
def test_the_default_route_decides_between_networks(
    default_route: list[str],
    interfaces: list[str],
    expected: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network, "address_of_default_route", lambda: default_route)
    monkeypatch.setattr(network, "addresses_of_interfaces", lambda: interfaces)
    assert network.lan_address() == expected


def test_this_computer_has_its_loopback_among_its_interfaces() -> None:
    assert "127.0.0.1" in network.addresses_of_interfaces()


@pytest.mark.parametrize(
    ("found", "was_set", "expected"),
    [
        ("192.168.1.5", "", "http://192.168.1.5:8000"),
        ("192.168.1.5", "http://saloon.example", "http://saloon.example"),
        (None, "http://saloon.example", "http://saloon.example"),
        (None, "", None),
    ],
)
def test_the_application_gets_the_address_for_the_phones(
    found: str | None, was_set: str, expected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOOMTOWN_URL", was_set)
    monkeypatch.setattr(opening, "lan_address", lambda: found)
    assert opening.address_for_phones(8000) == expected
    assert os.environ["BOOMTOWN_URL"] == (expected or "")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"]], ids=" ".join)
def test_usage_names_every_command(arguments: list[str]) -> None:
    shown = subprocess.run([BOOMTOWN, *arguments], capture_output=True, text=True, check=True)
    assert re.findall(r"^  \./boomtown (\w+)", shown.stdout, re.MULTILINE) == [
        "serve",
        "test",
        "pocket",
        "bench",
        "prepare",
        "flask",
    ]


def test_what_was_prepared_opens_nothing() -> None:
    prepared = subprocess.run([BOOMTOWN, "prepare"], capture_output=True, text=True, check=True)
    assert (prepared.stdout, prepared.stderr) == ("", "")


def test_the_environment_of_another_house_is_left_alone(tmp_path: Path) -> None:
    house, other = tmp_path / "house", tmp_path / "other"
    for folder in (house / "tests", other):
        folder.mkdir(parents=True)
    for name in ("boomtown", "requirements.txt", "tests/requirements.txt"):
        (house / name).write_bytes((BOOMTOWN.parent / name).read_bytes())
    (other / "precious").touch()
    (house / ".venv").symlink_to(other)
    ran = subprocess.run(
        ["bash", house / "boomtown", "flask"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert "is a link" in ran.stderr
    assert [each.name for each in other.iterdir()] == ["precious"]


def test_an_unknown_command_is_refused(tmp_path: Path) -> None:
    code, told = said_in_vain("gallop", home=tmp_path)
    assert code == 2
    assert told.startswith('Boomtown knows no command "gallop".\nBoomtown: ')


def test_flask_commands_run_from_any_folder(tmp_path: Path) -> None:
    shown = subprocess.run(
        [BOOMTOWN, "flask", "routes"],
        cwd=tmp_path,
        env=surroundings(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "static" in shown.stdout


@thorough
def test_no_file_is_left_behind(serve: Serve, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    end(serve(free_port(), HOME=str(home), XDG_RUNTIME_DIR=str(home)))
    assert list(home.iterdir()) == []
