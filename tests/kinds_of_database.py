"""The application with its sheets in a file or in PostgreSQL: what holds on one holds on both.

A room of tests has it by importing `app` and `kept_in` into its `conftest.py`.
"""

import pytest
from flask import Flask

SQLITE, POSTGRESQL = "on sqlite", "on postgresql"
KINDS = [SQLITE, POSTGRESQL]
KEPT_IN = "kept_in"


@pytest.fixture(scope="module")
def kept_in(request: pytest.FixtureRequest) -> str:
    """On which kind of database, where that matters."""
    return str(getattr(request, "param", SQLITE))


@pytest.fixture(scope="module")
def app(kept_in: str, app: Flask, request: pytest.FixtureRequest) -> Flask:
    """The application of this run, with its sheets in a file or in PostgreSQL."""
    if kept_in == SQLITE:
        return app
    there: Flask = request.getfixturevalue("app_on_postgresql")
    return there
