"""Many phones change one sheet at once, each a process of its own, at a real server."""

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tests.house.mortal import wait_for_more
from tests.house.phones import MORE_THAN_ENOUGH, SHEETS, Phones, SharedSheet, told
from tests.house.test_boomtown_command import PATIENCE

NUMBER = re.compile(rb"^id: (\d+)$", re.MULTILINE)


@contextmanager
def listening(port: int, code: str) -> Iterator[HTTPResponse]:
    """A stream of the sheet's changes."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        connection.request("GET", f"{SHEETS}{code}/events")
        yield connection.getresponse()


@pytest.mark.usefixtures("piece")
def test_every_answer_to_many_writers_is_right_and_the_sheet_is_what_they_made_of_it(
    server: int, tmp_path: Path, whole: bool
) -> None:
    writers, seconds = (20, 60.0) if whole else (4, 1.0)
    sheet = SharedSheet(server)
    phones = Phones(sheet, tmp_path, writers)
    with listening(server, sheet.codes["look"]) as stream, ThreadPoolExecutor() as beside:
        heard = beside.submit(stream.read)
        try:
            with phones.writing(MORE_THAN_ENOUGH) as processes:
                wait_for_more(phones, processes)
                time.sleep(seconds)
                phones.over.touch()
            history = phones.history()
        finally:
            sheet.delete()  # which ends the stream
        numbers = [int(number) for number in NUMBER.findall(heard.result())]
    assert list(history.flaws()) == []
    assert numbers == list(range(2, history.last["revision"] + 1))
    print(f"{writers} writers for {seconds:.0f} s: {told(history)}")  # noqa: T201 (shown with -s)
