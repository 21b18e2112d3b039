"""The QR codes on pages, read as a phone reads them."""

import re
import subprocess
from pathlib import Path

import pytest
from flask import Flask

from printables.core.qr import qr_drawing
from tests.house.table_of_phones import HOME, TableOfPhones, ready, sat_down_at_phones

MODULE = 4
SIDE = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")
CITIES = ("hb.i/tl.i", "hbhh/mrmr/bdsb/tcg-", "hbh/bhb/mrm", "mmrr/hhbb/ssdd/iitt")


pytestmark = pytest.mark.usefixtures("at_home")


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A sheet of four."""
    return sat_down_at_phones(app)


def bitmap(drawing: str) -> bytes:
    """A drawing as a picture of dark and light pixels, in the format of PBM."""
    found = SIDE.search(drawing)
    assert found
    side = int(found[1])
    rows = [["0"] * side for _ in range(side)]
    for left, top, wide, back in (map(int, run) for run in RUN.findall(drawing)):
        assert wide == back
        rows[top][left : left + wide] = ["1"] * wide
    lines = [" ".join(sign for sign in row for _ in range(MODULE)) for row in rows]
    pixels = "\n".join(line for line in lines for _ in range(MODULE))
    return f"P1\n{side * MODULE} {side * MODULE}\n{pixels}\n".encode()


def read(drawing: str, folder: Path) -> str:
    """What a phone reads in a drawing."""
    picture = folder / "code.pbm"
    picture.write_bytes(bitmap(drawing))
    command = ["zbarimg", "--quiet", "--raw", "--nodbus", str(picture)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.parametrize("count", [100, 400, 1100])
def test_a_code_of_an_address_with_many_zeros_leads_there(count: int, tmp_path: Path) -> None:
    address = f"http://saloon.example/gold-rush/score?seats.0.gold={'0' * count}"
    assert read(str(qr_drawing(address, "Code")), tmp_path) == address


@pytest.mark.parametrize("whose", ["join", "look", "seat.0", "seat.3"])
def test_a_code_leads_to_the_page_of_its_role(
    table: TableOfPhones, whose: str, tmp_path: Path
) -> None:
    drawing = table.host.client.get(f"/sheets/{table.code}/qr.svg?for={whose}").text
    assert read(drawing, tmp_path) == f"{HOME}{table.at(whose)}"


def test_the_code_to_join_on_the_hosts_page_leads_to_the_table(
    table: TableOfPhones, tmp_path: Path
) -> None:
    _, first, *seats = table.host.page(table.address).split('<svg class="qr"')
    assert read(first, tmp_path) == f"{HOME}{table.at('join')}"
    for number, drawing in enumerate(seats):
        assert read(drawing, tmp_path) == f"{HOME}{table.at(f'seat.{number}')}"


def test_a_forged_host_gets_into_no_code(table: TableOfPhones, tmp_path: Path) -> None:
    address = f"/sheets/{table.code}/qr.svg"
    drawing = table.app.test_client().get(address, headers={"Host": "evil.example"}).text
    assert read(drawing, tmp_path) == f"{HOME}{table.at('join')}"


def test_a_full_table_of_four_fits_into_a_code_that_opens_it(
    table: TableOfPhones, tmp_path: Path
) -> None:
    ready(table, 0, 1, 2, 3)
    for number, city in enumerate(CITIES):
        table.api.set({f"seats.{number}.city": city})
    page = table.phone().page(table.at("look", "/take-along"))
    text = page.partition('id="portable"')[2].partition(">")[2].partition("</textarea>")[0]
    of_the_result, of_the_table = page.split('<svg class="qr"')[1:]
    assert read(of_the_result, tmp_path) == f"{HOME}{table.at('look', '/result')}"
    assert read(of_the_table, tmp_path) == text
    opened = table.phone().page(f"/open/{text}")
    assert all(f"<bdi>{name}</bdi>" in opened for name in ("Alex", "Paula"))
