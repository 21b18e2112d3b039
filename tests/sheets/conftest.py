"""Sheets that tests begin with."""

import pytest
from flask.testing import FlaskClient

from tests.sheets.sitting import Sitting, sat_down


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    """A new sheet of three people."""
    return sat_down(client)
