"""Hundreds of streams wake up for the same news at once: it is put into words once for all."""

import time
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from threading import Barrier
from typing import Any

import pytest
from flask import Flask

from sheets.opened import News
from sheets.roles import LOOK
from web.sheets import answers as sheet_answers
from web.sheets.installation import sheets_of
from web.sheets.live import Event

READERS = 20
SEATS = [{"name": name} for name in ("Alex", "Kim", "Sam", "Toni")]
LONG_ENOUGH_FOR_ALL_TO_COME = 0.05


@pytest.fixture
def news(app: Flask) -> News:
    sheets = sheets_of(app)
    made = sheets.make({"title": "carson-city-cards", "seats": SEATS}, date(2026, 11, 18))
    opened, changes = sheets.changes(made.code)
    return News(opened.sheet, changes[-1])


def test_news_are_put_into_words_once_for_each_language(
    news: News, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    as_json = sheet_answers.change_json

    def noted(change: Any, view: Any, words: Any) -> dict[str, Any]:
        spoken.append(words.language)
        time.sleep(LONG_ENOUGH_FOR_ALL_TO_COME)
        return as_json(change, view, words)

    monkeypatch.setattr(sheet_answers, "change_json", noted)
    together = Barrier(READERS)

    def heard(number: int) -> Event:
        together.wait()
        return sheet_answers.event_of(news, LOOK, ("en", "de")[number % 2])

    with ThreadPoolExecutor(READERS) as readers:
        events = list(readers.map(heard, range(READERS)))
    assert sorted(spoken) == ["de", "en"]
    assert len(set(events)) == 2
