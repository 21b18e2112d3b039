"""What every test may ask for, and how much of everything is tried.

Three kinds of numbers, and only the first is promised:

- Samples that are the same in every run, written beside the tests that draw them and asked for by
  `whole`: 10,000 tables and 1,000 games against a second implementation, 2,000 situations of each
  question and more. With `--all` exactly so many are tried.
- What there is: every page, clause, question, paper and refusal. With `--all` each is tried. Ways
  to look at it that cannot disturb each other are not multiplied: a page is seen in both schemes
  and in both languages, though not in each pair of them.
- Random examples of properties, other ones in each run. How many is a matter of time: of a fault
  that one example in fifty shows, 100 miss thirteen in a hundred runs, a soak of 5,000 none.

What would take hours is tried with `--soak`, in pieces (`tests/soak.py`).
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, settings

from tests.postgresql import (
    MISSING,
    Server,
    end_shared_server,
    is_installed,
    name_folder,
    shared_server,
)
from tests.seconds import Seconds
from tests.soak import PIECE, PIECES, THE_USUAL, Soaking
from tests.thorough import left_out_quickly
from tests.touches import Touches

SMALL, ALL, SOAK = "small", "all", "soak"
SLOW_MACHINES_ARE_FINE = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile(SMALL, SLOW_MACHINES_ARE_FINE, max_examples=6)
settings.register_profile(ALL, SLOW_MACHINES_ARE_FINE, max_examples=100)
settings.register_profile(SOAK, SLOW_MACHINES_ARE_FINE, max_examples=5_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--all` tries everything in the numbers that the project promises, `--soak` far more."""
    parser.addoption("--all", action="store_true", help="the whole numbers, not small samples")
    parser.addoption("--soak", action="store_true", help="for hours, in pieces; goes on when asked")


def pytest_configure(config: pytest.Config) -> None:
    """The profile is chosen before the first property is collected."""
    profile = ALL if config.getoption("--all") else SMALL
    settings.load_profile(SOAK if config.getoption("--soak") else profile)
    if config.getoption("--soak"):
        config.option.timeout = 0  # a piece of it takes hours
        config.pluginmanager.register(Soaking(config))
    if not hasattr(config, "workerinput"):  # the process that hears of all tests
        name_folder()
        config.pluginmanager.register(Seconds())
        config.pluginmanager.register(Touches())


def pytest_unconfigure(config: pytest.Config) -> None:
    """The throw-away PostgreSQL of this run ends with it."""
    if not hasattr(config, "workerinput"):
        end_shared_server()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `piece` is run once, or once for each piece."""
    if PIECE in metafunc.fixturenames:
        soaks = metafunc.config.getoption("--soak")
        pieces = range(1, PIECES + 1) if soaks else [THE_USUAL]
        metafunc.parametrize(PIECE, pieces, ids=lambda piece: f"piece {piece}", indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The quick run leaves out what only the whole one tries."""
    if not (config.getoption("--all") or config.getoption("--soak")):
        # Whoever names a file gets all of its tests but the thorough ones.
        asked = {Path(str(arg)).resolve() for arg in config.args}
        left_out = {*left_out_quickly(items, is_sample=asked == {config.rootpath / "tests"})}
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def piece(request: pytest.FixtureRequest) -> int:
    """Which of many pieces is tried: every one draws other random numbers."""
    return int(request.param)


@pytest.fixture(scope="session")
def whole(request: pytest.FixtureRequest) -> bool:
    """Whether the whole numbers are asked for."""
    return bool(request.config.getoption("--all") or request.config.getoption("--soak"))


@pytest.fixture(scope="session")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where this run keeps what an installation keeps."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def app(data_folder: Path) -> Iterator[Flask]:
    """The application as it is started, with a folder of its own."""
    before = os.environ.copy()
    os.environ.pop("BOOMTOWN_URL", None)
    os.environ["BOOMTOWN_DATA"] = str(data_folder)
    from app import create_app  # noqa: PLC0415 (not before the folder is set)

    try:
        yield create_app()
    finally:
        os.environ.clear()
        os.environ.update(before)


@pytest.fixture(scope="session")
def postgresql() -> Server:
    """The PostgreSQL of this run, which starts when the first test asks for it."""
    if not is_installed():
        pytest.skip(MISSING)
    return shared_server()


@pytest.fixture(scope="session")
def app_on_postgresql(
    postgresql: Server, tmp_path_factory: pytest.TempPathFactory, app: Flask
) -> Iterator[Flask]:
    """The same application on a PostgreSQL database of its own."""
    from app import create_app  # noqa: PLC0415 (not before the folder is set)
    from web.sheets.installation import sheets_of  # noqa: PLC0415

    name = f"app_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOOMTOWN_DATA", str(tmp_path_factory.mktemp("beside postgresql")))
        patch.setenv("BOOMTOWN_DATABASE", postgresql.new_database(name))
        patch.setenv("BOOMTOWN_SECRET_FILE", str(app.config["SECRET_FILE"]))
        patch.setenv("BOOMTOWN_URL", "http://saloon.example")
        made = create_app()
    made.config["PUBLIC_URL"] = ""  # as on the other
    yield made
    sheets_of(made).close()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A program that talks to the application."""
    return app.test_client()
