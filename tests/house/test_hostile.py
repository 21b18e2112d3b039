"""Whatever is sent: no mistake of ours, nothing that takes long, and no more memory for it."""

import ctypes
import gc
import logging
from http import HTTPStatus
from pathlib import Path
from random import Random
from resource import getpagesize
from time import thread_time
from typing import Any

import pytest
from flask import Flask

from tests.house.hostile import Enemy
from tests.house.test_fuzz import Mistakes
from tests.soak import PIECES

QUICKLY, WHOLLY, FOR_HOURS = 100, 50_000, 1_000_000
MOST_SECONDS = 2.0
"""Of the processor; papers are bounded by themselves, by pages and by time."""
PRINTED = ".pdf"
MOST_GROWN = 150 * 1024**2
"""Bytes that the second half of many thousand requests may leave behind."""
MAY_BE = frozenset(HTTPStatus) - {HTTPStatus.INTERNAL_SERVER_ERROR}


@pytest.fixture
def many(request: pytest.FixtureRequest, whole: bool) -> int:
    """How many requests one piece has."""
    if request.config.getoption("--soak"):
        return FOR_HOURS // PIECES
    return WHOLLY if whole else QUICKLY


def memory() -> int:
    """Bytes that this process holds.

    What is free goes back to the system first: the enemy itself now and then takes hundreds of
    megabytes to think of something.
    """
    gc.collect()
    if give_back := getattr(ctypes.CDLL(None), "malloc_trim", None):  # of the GNU library
        give_back(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * getpagesize()


def test_no_request_is_a_mistake_of_ours_or_takes_long(app: Flask, piece: int, many: int) -> None:
    mistakes, grown = Mistakes(), 0
    enemy = Enemy(app, Random(1873 + piece))  # noqa: S311 (the same in every run)
    logging.getLogger().addHandler(mistakes)
    try:
        for number, sent in enumerate(enemy.requests(many)):
            if number == many // 2:
                grown = -memory()
            assert_it_is_answered(enemy, sent, mistakes)
    finally:
        logging.getLogger().removeHandler(mistakes)
    assert grown + memory() < MOST_GROWN


def assert_it_is_answered(enemy: Enemy, sent: dict[str, Any], mistakes: Mistakes) -> None:
    mistakes.found.clear()
    began = thread_time()
    with enemy.client.open(**sent) as answer:
        answer.get_data()
    took = thread_time() - began
    mistakes.raise_any()
    shown = {key: str(value)[:2000] for key, value in sent.items()}
    assert answer.status_code in MAY_BE, shown
    assert took < MOST_SECONDS or sent["path"].endswith(PRINTED), (took, shown)
