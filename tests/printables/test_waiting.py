"""Who waits for the press, for how long, and who gets what another has asked for."""

import time
from collections.abc import Iterator
from contextvars import copy_context
from threading import Event, Thread

import pytest

from printables.core import press_child
from printables.core.makings import Makings
from printables.core.press import ForeignFileError, NoPressError, Press
from printables.core.refusals import PressBusyError, TooMuchToPrintError
from printables.core.time_limit import Limits, monitored
from printables.core.turns import MOST_OF_ONE, Turns, asked_from

SOON = 5.0
PAPER = '<html lang="en"><title>A paper</title><p>{}'


class Hall:
    """People who line up at a press that somebody uses."""

    def __init__(self, patience: float = SOON) -> None:
        self.turns, self.done = Turns(patience), Event()
        self.order: list[str] = []
        self.refused: list[str] = []
        self.people: list[Thread] = []

    def join(self, address: str, name: str) -> None:
        """One more in the line, who is there before the next one comes."""
        known = len(self.people)
        self.people.append(Thread(target=copy_context().run, args=(self._use, address, name)))
        self.people[-1].start()
        until = time.monotonic() + SOON
        while known and self._waiting() < known and time.monotonic() < until:
            time.sleep(0.001)

    def _waiting(self) -> int:
        lines = self.turns._lines.values()  # noqa: SLF001 (what is waited for)
        return sum(map(len, lines)) + len(self.refused)

    def _use(self, address: str, name: str) -> None:
        asked_from.set(address)
        try:
            with self.turns.turn():
                self.order.append(name)
                self.done.wait(SOON)
        except PressBusyError:
            self.refused.append(name)

    def let_go(self) -> None:
        """Everybody prints."""
        self.done.set()
        for person in self.people:
            person.join()


def test_no_address_keeps_the_others_from_the_press() -> None:
    hall = Hall()
    for name in ("a1", "a2", "a3", "a4", "b1", "b2", "c1"):
        hall.join(name[0], name)
    hall.let_go()
    assert hall.order == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


def test_an_address_may_let_only_so_many_papers_wait() -> None:
    hall = Hall()
    for number in range(MOST_OF_ONE + 2):
        hall.join("a", str(number))
    hall.join("b", "other")
    hall.let_go()
    assert hall.refused == [str(MOST_OF_ONE + 1)]
    assert "other" in hall.order


def test_who_waited_too_long_is_out_of_the_line() -> None:
    hall = Hall(patience=0.05)
    hall.join("a", "prints")
    hall.join("b", "gives up")
    hall.people[1].join()
    hall.join("c", "gives up too")
    hall.people[2].join()
    hall.let_go()
    assert (hall.order, hall.refused) == (["prints"], ["gives up", "gives up too"])
    with hall.turns.turn():
        pass


def test_what_several_ask_for_at_once_is_made_once() -> None:
    makings, going, made, got = Makings(), Event(), [], []

    def make() -> bytes:
        made.append(1)
        going.wait(SOON)
        return b"%PDF"

    askers = [Thread(target=lambda: got.append(makings.once("a", make))) for _ in range(5)]
    for asker in askers:
        asker.start()
    assert makings.once("b", lambda: b"other") == b"other"
    going.set()
    for asker in askers:
        asker.join()
    assert (got, len(made)) == ([b"%PDF"] * 5, 1)
    assert makings.once("a", lambda: b"later") == b"later"


def test_a_refusal_is_for_all_who_asked_and_for_nobody_later() -> None:
    makings = Makings()

    def refuse() -> bytes:
        raise PressBusyError

    with pytest.raises(PressBusyError):
        makings.once("a", refuse)
    assert makings.once("a", lambda: b"made") == b"made"


def test_time_that_others_take_counts_for_no_paper() -> None:
    with monitored(Limits(seconds=0.2)) as monitor:
        time.sleep(0.3)
        assert monitor.is_within_time
        until = time.thread_time() + 0.3
        while time.thread_time() < until:
            pass
        assert not monitor.is_within_time


@pytest.fixture(scope="module")
def outside() -> Iterator[Press]:
    """A press whose papers are made by a child."""
    press = Press(limits=Limits(pages=3))
    press.move_out()
    yield press
    press.close()


def test_a_child_makes_the_same_paper(outside: Press, press: Press) -> None:
    html = PAPER.format("Straße")
    assert outside.print(html) == press.print(html)


def test_what_the_child_refuses_is_refused_here(
    outside: Press, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(ForeignFileError, match="/etc/passwd"):
        outside.print(PAPER.format('<img alt="" src="file:///etc/passwd">'))
    with pytest.raises(TooMuchToPrintError, match="3 pages"):
        outside.print(PAPER.format('<p style="break-after: page">x' * 9))
    caplog.clear()
    assert outside.print(PAPER.format("<style>p { colour: red }</style>"))
    assert "Ignored" in caplog.text


def test_a_child_that_died_is_replaced(outside: Press) -> None:
    before = outside.print(PAPER.format("x"))
    child = outside._typesetter._child  # type: ignore[union-attr]  # noqa: SLF001
    child.kill()
    child.wait()
    assert outside.print(PAPER.format("x")) == before


def test_a_child_that_hangs_is_given_up(outside: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press_child, "HANGS_AFTER", 0.0)
    with pytest.raises(PressBusyError):
        outside.print(PAPER.format("<p>x" * 1500))


def test_a_child_on_a_machine_that_cannot_print_says_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(_: object) -> bytes:
        raise NoPressError("no pango")

    monkeypatch.setattr(press_child, "_answer_of", missing)
    bare = Press()
    bare.move_out()
    for _ in range(2):
        with pytest.raises(NoPressError, match="no pango"):
            bare.print(PAPER.format("x"))
