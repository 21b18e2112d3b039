"""The files for servers name what is there, and keep codes out of logs."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Any

import pytest
import yaml
from flask import Flask

from app import create_app
from web.sheets.commands import sheets_commands

HOUSE = Path(__file__).parents[2]
HOSTING = HOUSE / "hosting"
CODE = "7K3QF9X2M4T8V6B1N5C0D2H7RW"
MOST_EXPOSED = 2.0
"""Of ten, as systemd counts."""
SETTING = re.compile(r"BOOMTOWN_[A-Z]+")
OF_THE_FILES = {"BOOMTOWN_NAME"}


def text_of(name: str) -> str:
    """A file of the folder."""
    return (HOSTING / name).read_text("utf-8")


def as_python(pattern: str) -> str:
    """A pattern of the proxies, whose groups have names in another form."""
    return pattern.replace("(?<", "(?P<")


def addresses(app: Flask) -> Iterator[str]:
    """Every kind of address with a code in it, as it is asked for."""
    for rule in app.url_map.iter_rules():
        if "code" in rule.arguments:
            yield re.sub(r"<[^<>]*code>", CODE, rule.rule) + f"?back=/s/{CODE}"


def through_nginx(address: str) -> str:
    """What nginx writes down of an address."""
    rules = re.findall(r'"~(\^.+)" (.+);', text_of("nginx.conf"))
    for pattern, shown in rules:
        if found := re.search(as_python(pattern), address):
            return re.sub(r"\$(\w+)", lambda name: found[name[1]], shown)
    return address


def through_caddy(address: str) -> str:
    """What Caddy writes down of an address."""
    found = re.search(r'regexp "(.+)" "(.+)"', text_of("Caddyfile"))
    assert found
    pattern, shown = found.groups()
    return re.sub(pattern, lambda part: shown.replace("$1", part[1] or ""), address)


@pytest.mark.parametrize("written", [through_nginx, through_caddy])
def test_a_proxy_writes_no_code_into_its_log(app: Flask, written: Any) -> None:
    asked = list(addresses(app))
    assert asked
    assert [address for address in asked if CODE in written(address)] == []


def test_every_setting_that_is_named_is_one() -> None:
    code = (file.read_text("utf-8") for file in (HOUSE / "web").rglob("*.py"))
    known = set(SETTING.findall("".join(code)))
    for file in HOSTING.iterdir():
        if file.is_file():
            assert set(SETTING.findall(file.read_text("utf-8"))) - OF_THE_FILES <= known, file.name


UNITS = sorted(file.name for file in HOSTING.glob("*.service"))


def settings_of(name: str) -> dict[str, list[str]]:
    """What a unit says, by the names of its settings."""
    found: dict[str, list[str]] = {}
    for line in text_of(name).splitlines():
        key, is_one, value = line.partition("=")
        if is_one and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


@pytest.mark.parametrize("name", UNITS)
def test_every_unit_has_a_bound_of_memory_and_starts_what_is_there(name: str) -> None:
    said = settings_of(name)
    assert re.fullmatch(r"\d+[MG]", said["MemoryMax"][0])
    for command in said["ExecStart"]:
        program, *words = command.split()
        if program.endswith("python"):
            module = words[words.index("-m") + 1]
            assert module in {"flask", "web.serving"}
            assert (
                "sheets" not in words
                or words[words.index("sheets") + 1] in sheets_commands.commands
            )


def test_every_timer_has_its_unit_and_is_enabled_in_the_description() -> None:
    described = text_of("small-server.md")
    timers = [file.name for file in HOSTING.glob("*.timer")]
    assert timers
    for timer in timers:
        assert timer.replace(".timer", ".service") in UNITS
        assert f" {timer}" in described
        assert settings_of(timer)["WantedBy"] == ["timers.target"]


@pytest.mark.skipif(not which("systemd-analyze"), reason="systemd is not here to judge times")
def test_the_times_of_the_timers_are_some() -> None:
    for timer in HOSTING.glob("*.timer"):
        [when] = settings_of(timer.name)["OnCalendar"]
        subprocess.run(["systemd-analyze", "calendar", when], check=True, capture_output=True)


def test_the_settings_of_a_small_server_are_read_as_they_stand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = dict(
        line.split("=", 1) for line in text_of("boomtown.env").splitlines() if line[0] != "#"
    )
    assert said["BOOMTOWN_LOG"] == "json"
    for name, value in {**said, "BOOMTOWN_DATA": str(tmp_path), "BOOMTOWN_LOG": ""}.items():
        monkeypatch.setenv(name, value)
    assert create_app().config["PROXIES"] == 1


def test_the_image_holds_all_that_runs_and_no_tests() -> None:
    copied = set(re.findall(r"^COPY (\S+)", text_of("Containerfile"), re.MULTILINE))
    packages = {each.parent.name for each in HOUSE.glob("*/__init__.py")} - {"tests"}
    assert copied == packages | {"app.py", "requirements.txt", "static", "templates"}


def of_several() -> list[Any]:
    """Our own among the services of several hosts."""
    services = yaml.safe_load(text_of("compose.yaml"))["services"]
    return [services[name] for name in ("tables", "first", "second")]


def test_every_server_of_several_is_closed_in() -> None:
    assert all(each["read_only"] and each["cap_drop"] == ["ALL"] for each in of_several())
    assert all(each["mem_limit"] for each in of_several())


def test_what_a_server_of_several_may_write_to_belongs_to_its_user() -> None:
    image = text_of("Containerfile")
    [user], [data] = (re.findall(each, image) for each in (r"--uid (\d+)", r"\nVOLUME (\S+)"))
    for server in of_several():
        [place] = (each for each in server["tmpfs"] if each.startswith(data))
        assert f"uid={user}," in place


def test_a_server_of_several_reads_no_password_from_a_file_that_others_may_read() -> None:
    """PostgreSQL's library ignores such a file, and a secret of Compose always is one."""
    for server in of_several():
        assert "PGPASSFILE" not in server["environment"]
        assert "PGPASSWORD" in server["environment"]


@pytest.mark.skipif(not which("systemd-analyze"), reason="systemd is not here to judge the unit")
def test_the_unit_leaves_little_open() -> None:
    command = ["systemd-analyze", "security", "--offline=yes", str(HOSTING / "boomtown.service")]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    exposed = re.search(r"exposure level for boomtown\.service: ([\d.]+)", told)
    assert exposed
    assert float(exposed[1]) < MOST_EXPOSED
