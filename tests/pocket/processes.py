"""The processes of a browser: which they are, what memory is theirs alone, and how to slow them."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

RUNNING = Path("/proc")
OF_THE_PARENT = 1
"""After its name a process says its state, and then who began it."""
KIB = 1024


def processes_of(memory: Path) -> list[int]:
    """Those of the browser that keeps its memory in this folder, the first of them first."""
    first = [each for each in _all() if os.fsencode(memory) in _told(each, "cmdline")]
    parents = {each: _parent(each) for each in _all()}
    return [each for each in parents if any(one in first for one in _line(each, parents))]


def _all() -> Iterator[int]:
    return (int(folder.name) for folder in RUNNING.glob("[0-9]*"))


def _told(process: int, what: str) -> bytes:
    """Nothing of a process that has ended meanwhile."""
    with suppress(OSError):
        return (RUNNING / str(process) / what).read_bytes()
    return b""


def _parent(process: int) -> int:
    told = _told(process, "stat").rpartition(b")")[2].split()
    return int(told[OF_THE_PARENT]) if told else 0


def _line(process: int, parents: dict[int, int]) -> Iterator[int]:
    while process:
        yield process
        process = parents.get(process, 0)


def memory_of(processes: list[int]) -> int:
    """Bytes; what several of them share counts once."""
    told = b"\n".join(_told(each, "smaps_rollup") for each in processes)
    lines = (line.split() for line in told.splitlines() if line.startswith(b"Pss:"))
    return sum(int(line[1]) for line in lines) * KIB


def renderers(processes: list[int]) -> list[int]:
    """Those in which pages and their workers run."""
    return [each for each in processes if b"--type=renderer" in _told(each, "cmdline")]


@contextmanager
def slowed(memory: Path, times: int, slice_: float = 0.004) -> Iterator[None]:
    """The pages of a browser get the processor for one of so many moments.

    Browsers themselves can slow their pages, but not the workers beside them.
    """
    over = Event()

    def stop_and_go() -> None:
        while not over.wait(slice_):
            some = renderers(processes_of(memory))
            _tell(some, signal.SIGSTOP)
            over.wait(slice_ * (times - 1))
            _tell(some, signal.SIGCONT)

    thread = Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _tell(processes: list[int], what: signal.Signals) -> None:
    for each in processes:
        with suppress(ProcessLookupError):
            os.kill(each, what)
