"""On the map a figure is offered to whoever may put it there, as far as the turn is known."""

import re
from typing import Any

import pytest

from tests.gold_rush.test_laying import page, sitting
from tests.sheets.sitting import Sitting

__all__ = ["sitting"]

OFFERED = re.compile(r'name="(cowboy|tent)" value="(\d) ')
MOUNTAIN = "0,0=rppp;0,1=ppmp"
BELOW = "0,0=rppp;0,1=ppmp!c1:mountain@s;0,2=mppp"


def offered(sitting: Sitting, kind: str = "prairie", **typed: str) -> list[tuple[str, str]]:
    """The figures that can be put on a place of this kind, each with its seat."""
    place = re.search(rf'value="({kind}@\w+)"', page(sitting, **typed))
    assert place
    return OFFERED.findall(page(sitting, on=place[1], **typed))


def of(figure: str, *seats: int) -> list[tuple[str, str]]:
    """A figure for each of these seats."""
    return [(figure, str(seat)) for seat in seats]


TURNS = {
    "nobody said who began, and no figure shows it": ({}, MOUNTAIN, (0, 1, 2)),
    "it is said who began": ({"extras.starter": 2}, MOUNTAIN, (1,)),
    "a cowboy shows it": ({}, BELOW, (2,)),
    "what is said goes before what is seen": ({"extras.starter": 1}, BELOW, (1,)),
    "two cowboys show it otherwise": (
        {},
        "0,0=rppp;0,1=ppmp!c1:mountain@s;0,2=mprp!c1:railroad@s;0,3=rppp",
        (0, 1, 2),
    ),
    "a cowboy on the start tile shows nothing": ({}, "0,0=rppp!c2:railroad@n;0,1=ppmp", (0, 1, 2)),
}


@pytest.mark.parametrize(("extras", "laid", "seats"), TURNS.values(), ids=TURNS)
def test_only_whose_turn_it_is_is_offered_a_figure(
    sitting: Sitting, extras: dict[str, Any], laid: str, seats: tuple[int, ...]
) -> None:
    sitting.set({"shared.map": laid, **extras})
    assert sorted({seat for _, seat in offered(sitting)}) == sorted(map(str, seats))


def test_an_older_tile_is_only_offered_to_whoever_laid_it(sitting: Sitting) -> None:
    sitting.set({"shared.map": "0,0=rppp;0,1=ppmp;1,0=pppp", "extras.starter": 1})
    assert offered(sitting, seen="0,1") == of("cowboy", 0)
    tents = [each for each in offered(sitting, "mountain", seen="0,1") if each[0] == "tent"]
    assert tents == of("tent", 1)


def test_on_the_start_tile_nobody_is_asked_for_a_cowboy(sitting: Sitting) -> None:
    sitting.set({"shared.map": "0,0=rppp"})
    assert offered(sitting, "railroad") == []
