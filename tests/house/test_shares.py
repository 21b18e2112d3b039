"""As long as there is room all get it; then who has most gives to who has less."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.serving.shares import NoRoomError, Shares, household
from web.serving.streams import Place, Streams


def test_one_address_may_have_everything_while_nobody_else_wants_it() -> None:
    streams = Streams(500)
    for _ in range(500):
        streams.enter("cafe", lambda: None)
    assert len(streams) == 500
    with pytest.raises(NoRoomError):
        streams.enter("cafe", lambda: None)


def test_who_has_most_gives_the_newest_to_who_comes() -> None:
    ended: list[int] = []
    streams = Streams(3)
    places = [streams.enter("cafe", lambda n=n: ended.append(n)) for n in range(3)]
    streams.enter("home", lambda: ended.append(-1))
    assert ended == [2]
    assert [place.is_given_up for place in places] == [False, False, True]
    assert len(streams) == 3
    with pytest.raises(NoRoomError):  # two against one: nobody would be better off
        streams.enter("home", lambda: None)
    places[0].leave()
    places[0].leave()
    places[2].leave()
    assert len(streams) == 2
    streams.enter("home", lambda: None)
    assert ended == [2]


@given(st.integers(0, 10**9), st.integers(1, 30))
def test_however_they_come_and_go_nobody_is_refused_who_has_less_than_others(
    seed: int, most: int
) -> None:
    chance = Random(seed)  # noqa: S311 (no secret)
    streams, held = Streams(most), dict[str, list[Place]]()
    for _ in range(200):
        whose = chance.choice("abcde")
        mine = [place for place in held.get(whose, []) if not place.is_given_up]
        if mine and chance.random() < 0.4:
            mine.pop(chance.randrange(len(mine))).leave()
            held[whose] = mine
            continue
        others = [len([p for p in each if not p.is_given_up]) for each in held.values()]
        try:
            held[whose] = [*mine, streams.enter(whose, lambda: None)]
        except NoRoomError:
            assert sum(others) == most
            assert max(others) <= len(mine) + 1
    now = sum(not place.is_given_up for each in held.values() for place in each)
    assert now == len(streams) <= most


def test_what_was_never_held_is_not_given_back() -> None:
    shares = Shares[str](2)
    shares.add("home", "one")
    assert shares.remove("home", "one")
    assert not shares.remove("home", "one")
    assert (len(shares), shares.held_by("home"), list(shares)) == (0, 0, [])


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::1"),
        ("unknown", "unknown"),
        ("", ""),
        (None, ""),
    ],
)
def test_a_household_is_known_by_its_address(address: str | None, expected: str) -> None:
    assert household(address) == expected
