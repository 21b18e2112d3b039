"""What tests of printed papers may ask for."""

import shutil

import pytest

from printables.core.press import NoPressError, Press, the_press

TOOLS = {
    "poppler": ("pdfinfo", "pdffonts", "pdftotext", "pdftoppm"),
    "zbar": ("zbarimg",),
}
NEED_A_PRESS = ["test_hostile_papers.py", "test_print_addresses.py", "test_print_command.py"]
NEED_TOOLS = ["test_aid_*.py", "test_keepsake.py", "test_pads.py", "test_press.py"]
NEED_A_READER_OF_CODES = ["test_codes_on_paper.py"]


def _missing() -> list[str]:
    """What is not on this machine."""
    missing = [name for name, tools in TOOLS.items() if not all(map(shutil.which, tools))]
    try:
        the_press().warm_up()
    except NoPressError:
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


# Of the papers that are laid out in every combination, these few unless all are asked for.
FEW = {
    ("a4", "en", "en", False),
    ("letter", "en", "de", True),
    ("a5", "de", "de", True),
    ("pocket", "de", "en", True),
    ("pocket", "en", "en", False),
}
OF_A_COMBINATION = ("paper", "language", "edition", "all_chosen")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves most combinations to `--all`: laying out a page of rules takes half a second."""
    if config.getoption("--all"):
        return
    left = [item for item in items if not _is_among_few(item)]
    items[:] = [item for item in items if _is_among_few(item)]
    config.hook.pytest_deselected(items=left)


def _is_among_few(item: pytest.Item) -> bool:
    params = item.callspec.params if hasattr(item, "callspec") else {}
    if not item.path.name.startswith("test_aid_") or not {"paper", "language"} <= params.keys():
        return True
    asked = {name: params[name] for name in OF_A_COMBINATION if name in params}
    few = (dict(zip(OF_A_COMBINATION, each, strict=True)) for each in FEW)
    return any(asked.items() <= each.items() for each in few)


@pytest.fixture(scope="session")
def press() -> Press:
    """The press of this process, warm."""
    the_press().warm_up()
    return the_press()
