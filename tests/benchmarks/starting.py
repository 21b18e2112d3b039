"""Start-up time and memory of the app against a Flask app with nothing in it."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from tests.benchmarks.stopwatch import Comparison

MEASURE = """
import resource, sys, time
start = time.perf_counter()
{code}
print(time.perf_counter() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
OURS = "from app import create_app; create_app()"
BARE = "from flask import Flask; Flask('bare')"
TRIES = 7
KIB_PER_MIB = 1024


def comparisons() -> Iterator[Comparison]:
    """Each in fresh interpreters; less than 1x means that ours takes more."""
    ours, bare = _measured(OURS), _measured(BARE)
    yield Comparison("start of the app | of a bare Flask app", ours[0], bare[0])


def memory() -> str:
    """The largest resident size of both."""
    ours, bare = (_measured(code)[1] / KIB_PER_MIB for code in (OURS, BARE))
    return f"memory of the app {ours:.0f} MiB | of a bare Flask app {bare:.0f} MiB"


def _measured(code: str) -> tuple[float, float]:
    """Least seconds and least KiB."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "BOOMTOWN_DATA": data}
        told = [_told(code, environment) for _ in range(TRIES)]
    seconds, kib = zip(*told, strict=True)
    return min(seconds), min(kib)


def _told(code: str, environment: dict[str, str]) -> tuple[float, float]:
    ran = subprocess.run(
        [sys.executable, "-c", MEASURE.format(code=code)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, kib = ran.stdout.split()
    return float(seconds), float(kib)
