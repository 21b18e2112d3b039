"""What tests of printed papers may ask for."""

import shutil
from importlib import import_module

import pytest

from printables.core.press import Press, the_press

TOOLS = {
    "poppler": ("pdfinfo", "pdffonts", "pdftotext", "pdftoppm"),
    "zbar": ("zbarimg",),
}
NEED_A_PRESS = ["test_hostile_papers.py", "test_print_addresses.py", "test_print_command.py"]
NEED_TOOLS = ["test_aid*.py", "test_keepsake.py", "test_pads*.py", "test_press.py"]
NEED_A_READER_OF_CODES = ["test_codes_on_paper.py"]


def _missing() -> list[str]:
    """What is not on this machine."""
    missing = [name for name, tools in TOOLS.items() if not all(map(shutil.which, tools))]
    try:
        import_module("weasyprint")
    except (ImportError, OSError):
        missing.append("press")
    return missing


MISSING = _missing()
LEFT_OUT = {
    "press": [*NEED_A_PRESS, *NEED_TOOLS, *NEED_A_READER_OF_CODES],
    "poppler": [*NEED_A_PRESS, *NEED_TOOLS, *NEED_A_READER_OF_CODES],
    "zbar": NEED_A_READER_OF_CODES,
}

collect_ignore_glob = sorted({file for name in MISSING for file in LEFT_OUT[name]})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out for want of a program is said, not passed over."""
    if MISSING:
        left_out = ", ".join(collect_ignore_glob)
        terminalreporter.write_line(f"Left out, as there is no {', '.join(MISSING)}: {left_out}")


@pytest.fixture(scope="session")
def press() -> Press:
    """The press of this process, warm."""
    the_press().warm_up()
    return the_press()
