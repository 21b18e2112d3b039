"""What tests of printed papers may ask for."""

import pytest

from printables.core.press import Press, the_press


@pytest.fixture(scope="session")
def press() -> Press:
    """The press of this process, warm."""
    the_press().warm_up()
    return the_press()
