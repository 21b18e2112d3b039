"""Threads answer for one address after the other, and no address has all of them."""

from collections import Counter
from threading import Event, Lock, Semaphore

import pytest

from web.serving.fair_threads import FairThreads

PATIENCE = 30


class Gate:
    """Work that waits until it is let through, and who is being answered meanwhile."""

    def __init__(self) -> None:
        self.opened = Semaphore(0)
        self.lock = Lock()
        self.begun: list[str] = []
        self.at_once = Counter[str]()
        self.came = Semaphore(0)

    def answer(self, whose: str) -> str:
        with self.lock:
            self.begun.append(whose)
            self.at_once[whose] += 1
        self.came.release()
        assert self.opened.acquire(timeout=PATIENCE)
        with self.lock:
            self.at_once[whose] -= 1
        return whose

    def wait_for(self, count: int) -> None:
        for _ in range(count):
            assert self.came.acquire(timeout=PATIENCE)


def test_one_address_has_half_and_who_comes_later_is_answered_at_once() -> None:
    threads, gate = FairThreads(8), Gate()
    many = [threads.submit("greedy", lambda: gate.answer("greedy")) for _ in range(50)]
    gate.wait_for(4)
    few = threads.submit("modest", lambda: gate.answer("modest"))
    gate.wait_for(1)
    assert gate.begun == ["greedy"] * 4 + ["modest"]
    gate.opened.release(len(many) + 1)
    assert few.result(PATIENCE) == "modest"
    assert {each.result(PATIENCE) for each in many} == {"greedy"}
    threads.shutdown()


def test_all_that_is_submitted_is_answered_and_mistakes_are_told() -> None:
    threads = FairThreads(4)
    squares = [threads.submit(f"{n % 7}", lambda n=n: n * n) for n in range(500)]
    assert [each.result(PATIENCE) for each in squares] == [n * n for n in range(500)]
    wrong = threads.submit("somebody", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        wrong.result(PATIENCE)
    threads.shutdown()


def test_a_stream_holds_nobody_elses_place() -> None:
    threads, over, flowing = FairThreads(2), Event(), Semaphore(0)

    def stream() -> None:
        threads.becomes_stream()
        threads.becomes_stream()
        flowing.release()
        assert over.wait(PATIENCE)

    streams = [threads.submit("cafe", stream) for _ in range(40)]
    for _ in streams:
        assert flowing.acquire(timeout=PATIENCE)
    assert threads.submit("cafe", lambda: "answered").result(PATIENCE) == "answered"
    over.set()
    for each in streams:
        each.result(PATIENCE)
    threads.shutdown()
