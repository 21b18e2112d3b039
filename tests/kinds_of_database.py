"""The application with its sheets in a file or in PostgreSQL: what holds on one holds on both."""

import pytest
from flask import Flask

SQLITE, POSTGRESQL = "on sqlite", "on postgresql"
KINDS = [SQLITE, POSTGRESQL]
KEPT_IN = "kept_in"


def kind_of(request: pytest.FixtureRequest) -> str:
    """On which kind of database a test wants its sheets."""
    return str(getattr(request, "param", SQLITE))


def app_on(kind: str, usual: Flask, request: pytest.FixtureRequest) -> Flask:
    """The application of this run on that kind of database."""
    if kind == SQLITE:
        return usual
    there: Flask = request.getfixturevalue("app_on_postgresql")
    return there
