"""Sheets that tests begin with, and what holds after each of them."""

import json
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from sheets import record, view
from sheets.document import Document, read_document
from tests.kinds_of_database import KEPT_IN, KINDS, app, kept_in
from tests.sheets.sitting import Sitting, sat_down
from tests.sheets.without_network import covered_moments, phones

__all__ = ["app", "covered_moments", "kept_in", "phones"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever asks for the application is tried on both kinds of database."""
    if KEPT_IN in metafunc.fixturenames:
        metafunc.parametrize(KEPT_IN, KINDS, indirect=True)


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    """A new sheet of three people."""
    return sat_down(client)


@pytest.fixture(autouse=True)
def nobody_alters_a_document(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All who ask for a document share one, so it has to stay as it was written."""
    shared: dict[str, Document] = {}

    def remembered(text: str) -> Document:
        return shared.setdefault(text, read_document.__wrapped__(text))

    for module in (record, view):
        monkeypatch.setattr(module, "read_document", remembered)
    yield
    assert all(document == json.loads(text) for text, document in shared.items())
