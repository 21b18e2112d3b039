"""A newer version is fetched beside the one in use, taken at a start, and finds what was typed."""

import re
import sqlite3
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from textwrap import dedent

import pytest
from playwright.sync_api import Page, Playwright, expect, sync_playwright

from sheets.migrations import schema
from tests.house.rooms import HOUSE
from tests.pocket.another_site import newer
from tests.pocket.conftest import Host
from tests.pocket.phones import PATIENCE, Opened, Taken
from tests.pocket.unpacked import told_of
from tests.sheets.test_samples_of_0_2 import FOLDER, KEPT, SAMPLES
from tests.thorough import thorough
from web.pocket.facts import SERVICE_WORKER

MOST_AT_FIRST, A_MOMENT = 10_000_000, 50
SLUG, A_TABLE = "nevada-city", re.compile(r"/s/\w+(\?|$)")
BEFORE, AFTER = "New table", "Next game"
WORDS = "translations/en/core/front.ftl"
LATER_STEP = "sheets/migrations/versions/0099_later.py"
STEP = '''
    """Something that a later version keeps."""

    import sqlalchemy as sa
    from alembic import op

    revision, down_revision = "0099", "{newest}"


    def upgrade() -> None:
        op.create_table("later", sa.Column("id", sa.Integer, primary_key=True))
'''
# Whether the newer version waits to be taken; one that did not arrive whole is fetched once more.
WAITS = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration.waiting && !registration.installing) await registration.update();
    return Boolean(registration.waiting);
}"""
STORAGE = (HOUSE / "static/pocket/storage.js").read_text("utf-8").replace("export class", "class")
KEPT_FILES = f"""async (home) => {{
    {STORAGE}
    const files = await (await Storage.open(home)).read();
    return [...files].map(([name, content]) => [name, [...content]]);
}}"""
LAY_DOWN = f"""async ([home, files]) => {{
    {STORAGE}
    const storage = await Storage.open(home);
    const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt());
    await storage.keep(new Map(files.map(([name, text]) => [name, bytes(text)])));
}}"""

pytestmark = thorough


@pytest.fixture
def driver() -> Iterator[Playwright]:
    """What opens browsers."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture
def later(site: Path, tmp_path: Path) -> Path:
    """A site with one step of the database more, and other words on the first page."""
    words = (HOUSE / WORDS).read_text("utf-8").replace(BEFORE, AFTER)
    step = dedent(STEP.format(newest=schema.newest()))
    house = {f"house/{WORDS}": words.encode(), f"house/{LATER_STEP}": step.encode()}
    newer(site, tmp_path / "later", house, {BEFORE: AFTER})
    return tmp_path / "later"


def files_kept(phone: Taken, opened: Opened) -> dict[str, bytes]:
    """What the browser keeps for Python."""
    found = opened.page.evaluate(KEPT_FILES, phone.address)
    return {name: bytes(content) for name, content in found}


def revision_of(content: bytes, aside: Path) -> str:
    """Which steps a database has behind it."""
    aside.write_bytes(content)
    with closing(sqlite3.connect(aside)) as database:
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def new_seat(opened: Opened) -> str:
    """The address of the first seat of a new table."""
    opened.shows("main", "Carson City")
    opened.go(f"/{SLUG}/score?seats.0.name=Ann&seats.1.name=Ben")
    opened.follow(opened.button("A phone for each"))
    expect(opened.page).to_have_url(A_TABLE)
    return f"{opened.path}/seat/0"


def files_of(site: Path) -> dict[str, int]:
    """The addresses of what a browser fetches of a site, with their sizes."""
    return {f"/{each['from']}": each["size"] for each in told_of(site)["bundles"]}


def test_all_is_fetched_once_and_nothing_after_the_first_visit(
    driver: Playwright, host: Host, site: Path, tmp_path: Path
) -> None:
    phone = Taken(driver, tmp_path / "phone", host)
    assert set(files_of(site)) <= {path for path, _ in host.sent}
    assert host.bytes_sent < MOST_AT_FIRST
    host.sent.clear()
    for _ in range(2):
        opened = phone.open()
        seat = new_seat(opened)
        opened.go(seat)
        opened.type_points("17")
        phone.start_again()
    assert {path for path, _ in host.sent} <= {f"/{SERVICE_WORKER}"}
    phone.put_away()


def test_a_newer_version_is_taken_at_a_start_and_never_while_a_tab_is_open(
    driver: Playwright, host: Host, site: Path, tmp_path: Path, later: Path
) -> None:
    phone = Taken(driver, tmp_path / "phone", host)
    opened = phone.open()
    seat = new_seat(opened)
    opened.go(seat)
    opened.type_points("17")
    host.folder = later
    host.sent.clear()
    opened.page.wait_for_function(WAITS, polling=A_MOMENT, timeout=PATIENCE)
    new = {path: size for path, size in files_of(later).items() if path not in files_of(site)}
    fetched = {path: size for path, size in host.sent if path != f"/{SERVICE_WORKER}"}
    assert fetched == new
    host.stop()
    another = phone.open()
    another.shows("main", BEFORE)
    opened.type_points("29")
    opened.reload()
    expect(opened.first_number()).to_have_value("29")
    opened.go("/")
    opened.shows("main", BEFORE)
    assert schema.newest() == revision_of(files_kept(phone, opened)["boomtown.db"], tmp_path / "db")
    opened.page.close()
    another.page.reload()  # and by itself once more, as the newer one
    another.shows("main", AFTER)
    another.go(seat)
    expect(another.first_number()).to_have_value("29")
    files = files_kept(phone, another)
    assert revision_of(files["boomtown.db"], tmp_path / "now") == "0099"
    assert revision_of(files["boomtown.db.before-0099"], tmp_path / "then") == schema.newest()
    phone.put_away()


def test_what_was_closed_before_it_was_taken_opens_as_the_newer_one(
    driver: Playwright, host: Host, tmp_path: Path, later: Path
) -> None:
    phone = Taken(driver, tmp_path / "phone", host)
    opened = phone.open()
    seat = new_seat(opened)
    opened.go(seat)
    opened.type_points("17")
    host.folder = later
    opened.page.wait_for_function(WAITS, polling=A_MOMENT, timeout=PATIENCE)
    host.stop()
    phone.start_again()
    again = phone.open()
    again.shows("main", AFTER)
    again.go(seat)
    expect(again.first_number()).to_have_value("17")
    phone.put_away()


def of_0_2(folder: Path) -> list[tuple[str, str]]:
    """What an installation of 0.2 kept, as text."""
    file = folder / "of 0.2"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FOLDER / "boomtown.sql").read_text("utf-8"))
    kept = {"boomtown.db": file.read_bytes(), "secret": bytes.fromhex(SAMPLES["secret"])}
    return [(name, b64encode(content).decode()) for name, content in kept.items()]


def test_a_database_of_0_2_is_brought_up_to_date_with_a_copy_kept(
    driver: Playwright, host: Host, tmp_path: Path
) -> None:
    old = of_0_2(tmp_path)

    def lay_down(page: Page) -> None:
        page.evaluate(LAY_DOWN, [host.address, old])

    phone = Taken(driver, tmp_path / "phone", host, at_first=lay_down)
    host.stop()
    opened = phone.open()
    opened.shows("main", "Carson City")
    for sheet in KEPT.values():
        opened.go(f"/s/{sheet['codes']['host']}?show=table")
        for name in sheet["seen"]["names"]:
            opened.shows("main", name)
    files = files_kept(phone, opened)
    copy = files[f"boomtown.db.before-{schema.newest()}"]
    assert revision_of(copy, tmp_path / "then") == "0001"
    assert revision_of(files["boomtown.db"], tmp_path / "now") == schema.newest()
    phone.put_away()
