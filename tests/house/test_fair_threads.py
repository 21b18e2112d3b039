"""Threads answer for one address after the other, and no address has all of them."""

from collections import Counter
from concurrent.futures import Future
from threading import Event, Lock, Semaphore
from time import monotonic, sleep

import pytest

from web.serving import fair_threads
from web.serving.fair_threads import FairThreads, TooMuchWaitingError

PATIENCE = 30


class Gate:
    """Work that waits until it is let through, and who is being answered meanwhile."""

    def __init__(self) -> None:
        self.opened = Semaphore(0)
        self.lock = Lock()
        self.begun: list[str] = []
        self.at_once = Counter[str]()
        self.most_at_once = Counter[str]()
        self.came = Semaphore(0)

    def answer(self, whose: str) -> str:
        with self.lock:
            self.begun.append(whose)
            self.at_once[whose] += 1
            self.most_at_once[whose] = max(self.most_at_once[whose], self.at_once[whose])
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


def test_quick_requests_pass_the_costly_ones_of_the_same_address() -> None:
    threads, gate = FairThreads(64), Gate()
    large = fair_threads.COSTLY + 1
    costly = [threads.submit("cafe", lambda: gate.answer("costly"), large) for _ in range(10)]
    gate.wait_for(fair_threads.MOST_COSTLY)
    quick = [threads.submit("cafe", lambda: gate.answer("quick"), large - 1) for _ in range(20)]
    gate.wait_for(len(quick))
    assert gate.begun == ["costly"] * fair_threads.MOST_COSTLY + ["quick"] * len(quick)
    other = threads.submit("other", lambda: gate.answer("other"), large)
    gate.wait_for(1)
    assert threads.waiting == len(costly) - fair_threads.MOST_COSTLY
    gate.opened.release(len(costly) + len(quick) + 1)
    for each in (*costly, *quick, other):
        each.result(PATIENCE)
    assert gate.most_at_once["costly"] == fair_threads.MOST_COSTLY
    assert threads.waiting == 0
    threads.shutdown()


def test_what_waits_has_so_many_bytes_of_one_address_and_of_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair_threads, "MOST_BYTES_OF_ONE", 100)
    monkeypatch.setattr(fair_threads, "MOST_BYTES", 150)
    threads, gate = FairThreads(64), Gate()
    told = [threads.submit("greedy", lambda: gate.answer("greedy"), 50) for _ in range(2)]
    with pytest.raises(TooMuchWaitingError):
        threads.submit("greedy", lambda: None, 1)
    told.append(threads.submit("modest", lambda: gate.answer("modest"), 40))
    with pytest.raises(TooMuchWaitingError):
        threads.submit("modest", lambda: None, 11)
    told.append(threads.submit("somebody", lambda: gate.answer("somebody"), 400))
    gate.opened.release(len(told))
    for each in told:
        each.result(PATIENCE)
    assert with_room(threads, "greedy", 100).result(PATIENCE) == "answered"
    threads.shutdown()


def with_room(threads: FairThreads, whose: str, size: int) -> Future[str]:
    """Submitted as soon as the threads have let go of what they answered."""
    until = monotonic() + PATIENCE
    while True:
        try:
            return threads.submit(whose, lambda: "answered", size)
        except TooMuchWaitingError:
            assert monotonic() < until
            sleep(0.01)


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
