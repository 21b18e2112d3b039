"""Live updates inside the process: who hears what, and when it ends."""

import signal
import sys
from collections.abc import Callable, ItemsView, Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from types import FrameType

import pytest

from sheets import hub
from sheets.hub import Follower, FollowingEndedError, Hub, TooManyFollowersError

AT_ONCE = 0
PATIENCE = 30
SHEET, OTHER = 7, 8

Telling = tuple[int, int]


@pytest.fixture
def hurry() -> Iterator[None]:
    """Threads take turns all the time, so that they meet in the narrowest places."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def heard(follower: Follower[int]) -> list[int]:
    """What waits for a follower."""
    return list(waiting(follower))


def waiting(follower: Follower[int]) -> Iterator[int]:
    while (news := follower.next(AT_ONCE)) is not None:
        yield news


def heard_to_the_end(follower: Follower[Telling]) -> list[Telling]:
    """All that comes, on a thread that waits for it."""
    news = []
    while True:
        try:
            told = follower.next(PATIENCE)
        except FollowingEndedError:
            return news
        assert told is not None, "nothing came"
        news.append(told)


def test_everybody_hears_of_the_own_sheet_in_order() -> None:
    house = Hub[int]()
    with house.follow(SHEET) as one, house.follow(SHEET) as another, house.follow(OTHER) as third:
        for news in (1, 2, 3):
            house.tell(SHEET, news)
        house.tell(OTHER, 9)
        assert (heard(one), heard(another), heard(third)) == ([1, 2, 3], [1, 2, 3], [9])


def test_what_is_told_before_the_first_look_is_heard() -> None:
    house = Hub[int]()
    follower = house.follow(SHEET)
    house.tell(SHEET, 1)
    with follower:
        assert follower.next(AT_ONCE) == 1


def test_what_was_told_before_is_not_heard() -> None:
    house = Hub[int]()
    house.tell(SHEET, 1)
    with house.follow(SHEET) as follower:
        assert follower.next(AT_ONCE) is None


def test_a_silence_is_no_end() -> None:
    house = Hub[int]()
    with house.follow(SHEET) as follower:
        assert follower.next(0.001) is None
        house.tell(SHEET, 1)
        assert follower.next(AT_ONCE) == 1


def test_whoever_waits_is_woken() -> None:
    house = Hub[Telling]()
    with house.follow(SHEET) as follower, ThreadPoolExecutor(1) as thread:
        all_of_it = thread.submit(heard_to_the_end, follower)
        house.tell(SHEET, (0, 1))
        house.end(SHEET)
        assert all_of_it.result() == [(0, 1)]


@pytest.mark.usefixtures("hurry")
def test_many_threads_tell_and_hear_without_loss() -> None:
    tellers, followers, tellings = 8, 20, 40
    house = Hub[Telling]()

    def tell(teller: int) -> None:
        for number in range(tellings):
            house.tell(SHEET, (teller, number))

    with ThreadPoolExecutor(followers) as ears, ThreadPoolExecutor(tellers) as mouths:
        hearing = [ears.submit(heard_to_the_end, house.follow(SHEET)) for _ in range(followers)]
        list(mouths.map(tell, range(tellers)))
        house.close()
        for each in hearing:
            news = each.result()
            assert len(news) == tellers * tellings
            for teller in range(tellers):
                assert [n for t, n in news if t == teller] == list(range(tellings))


@pytest.mark.usefixtures("hurry")
def test_many_threads_come_and_go_without_loss() -> None:
    house = Hub[int]()

    def come_and_go(_: int) -> None:
        for _ in range(50):
            with house.follow(SHEET):
                pass

    with house.follow(SHEET) as staying, ThreadPoolExecutor(8) as threads:
        list(threads.map(come_and_go, range(8)))
        assert house.count == 1
        house.tell(SHEET, 1)
        assert heard(staying) == [1]


def test_whoever_leaves_is_not_counted_and_hears_no_more() -> None:
    house = Hub[int]()
    with house.follow(OTHER):
        with house.follow(SHEET) as follower:
            assert house.count == 2
        house.tell(SHEET, 1)
        assert (house.count, heard(follower)) == (1, [])
        follower.leave()
        assert house.count == 1


def test_a_mistake_on_the_way_leaves_nobody_behind() -> None:
    house = Hub[int]()

    def fail() -> None:
        with house.follow(SHEET):
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    assert house.count == 0


def test_whoever_is_handed_over_stays_until_leaving() -> None:
    house = Hub[int]()
    with house.follow(SHEET) as follower:
        follower.hand_over()
    assert house.count == 1
    follower.leave()
    assert house.count == 0


def test_one_sheet_does_not_take_all_streams() -> None:
    house = Hub[int](most_of_one_sheet=2, most=3)
    with house.follow(SHEET), house.follow(SHEET):
        with pytest.raises(TooManyFollowersError, match="2 streams of one sheet"):
            house.follow(SHEET)
        with house.follow(OTHER):
            assert house.count == 3


def test_the_process_carries_so_many_streams_and_no_more() -> None:
    house = Hub[int](most_of_one_sheet=2, most=2)
    with house.follow(SHEET):
        with house.follow(OTHER), pytest.raises(TooManyFollowersError, match="2 streams are open"):
            house.follow(OTHER)
        with house.follow(OTHER):
            assert house.count == 2


@pytest.mark.usefixtures("hurry")
def test_no_two_threads_take_the_last_place() -> None:
    most = 25
    house = Hub[int](most=most)

    def try_it(_: int) -> bool:
        try:
            house.follow(SHEET)
        except TooManyFollowersError:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(try_it, range(200))) == house.count == most


def test_without_a_wish_the_bounds_are_those_that_the_server_is_made_for() -> None:
    house = Hub[int]()
    assert (
        (house.most_of_one_sheet, house.most)
        == (hub.MOST_OF_ONE_SHEET, hub.MOST_STREAMS)
        == (320, 400)
    )


@pytest.mark.parametrize(
    "end",
    [
        pytest.param(lambda house: house.end(SHEET), id="the sheet is deleted"),
        pytest.param(lambda house: house.close(), id="the server is closed"),
    ],
)
def test_an_end_comes_after_the_last_news_and_stays(end: Callable[[Hub[int]], None]) -> None:
    house = Hub[int]()
    with house.follow(SHEET) as follower:
        house.tell(SHEET, 1)
        end(house)
        house.tell(SHEET, 2)
        assert follower.next(AT_ONCE) == 1
        for _ in range(3):
            with pytest.raises(FollowingEndedError):
                follower.next(PATIENCE)


def test_the_end_of_a_sheet_is_not_that_of_another() -> None:
    house = Hub[int]()
    with house.follow(OTHER) as follower:
        house.end(SHEET)
        house.tell(OTHER, 1)
        assert heard(follower) == [1]


def test_whoever_comes_after_closing_time_is_at_the_end_at_once() -> None:
    house = Hub[int]()
    house.close()
    house.close()
    with house.follow(SHEET) as follower, pytest.raises(FollowingEndedError):
        follower.next(PATIENCE)
    assert house.count == 0


def test_whoever_does_not_keep_up_ends_and_the_others_go_on() -> None:
    house = Hub[int]()
    with house.follow(SHEET) as slow, house.follow(SHEET) as quick:
        for news in range(hub.MOST_WAITING):
            house.tell(SHEET, news)
        assert slow.next(AT_ONCE) == 0
        assert len(heard(quick)) == hub.MOST_WAITING
        for news in (1, 2):
            house.tell(SHEET, news)
        assert heard(quick) == [1, 2]
        with pytest.raises(FollowingEndedError):
            slow.next(AT_ONCE)


def test_a_signal_closes_it_in_the_middle_of_anything() -> None:
    """The handler comes in while the very same thread changes who follows."""
    house = Hub[int]()
    moments: SimpleQueue[bool] = SimpleQueue()

    class Interrupting(dict[int, tuple[Follower[int], ...]]):
        """Who follows, at whose sight the signal comes."""

        def items(self) -> ItemsView[int, tuple[Follower[int], ...]]:
            signal.raise_signal(signal.SIGUSR2)
            return super().items()

    def close(_: int, __: FrameType | None) -> None:
        house.close()
        moments.put(house._changing.locked())  # noqa: SLF001 (is it the moment that matters?)

    before = signal.signal(signal.SIGUSR2, close)
    try:
        house._followers = Interrupting({SHEET: (Follower(SHEET, lambda _: None),)})  # noqa: SLF001
        with house.follow(OTHER) as follower, pytest.raises(FollowingEndedError):
            follower.next(PATIENCE)
    finally:
        signal.signal(signal.SIGUSR2, before)
    assert moments.get_nowait()


def test_the_hub_knows_how_far_all_who_follow_a_sheet_have_come() -> None:
    house = Hub[int]()
    assert house.reached(SHEET) is None
    with house.follow(SHEET, 3), house.follow(SHEET, 5):
        assert house.reached(SHEET) == 3
        assert house.sheets == (SHEET,)
        house.tell(SHEET, 1, 6)
        assert house.reached(SHEET) == 6
    assert house.sheets == ()
