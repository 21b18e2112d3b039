"""Form fields for roads: "d4-n", or several sides of a parcel at once, "d4-nesw"."""

from collections.abc import Mapping
from functools import reduce
from itertools import chain
from operator import or_
from typing import Any

from rules.carson_city.fields import NotationField
from rules.carson_city.roads import SIDE_CALLED, Road
from rules.core.fields import ListOf, quoted
from rules.core.grid import lowered
from rules.core.messages import say

Roads = tuple[Road, ...]


class SidesField(NotationField[Roads]):
    """One side of a parcel or several, in the order of their letters."""

    kind = "sides"

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Roads:
        parcel, hyphen, letters = lowered(self._text(value).strip()).partition("-")
        names = [f"{parcel}{hyphen}{letter}" for letter in letters]
        is_known = all(name in SIDE_CALLED for name in names)
        if not names or not is_known or len(set(names)) < len(names):
            raise self.make_error("no-sides", given=quoted(value))
        return tuple(Road(name, SIDE_CALLED[name]) for name in names)

    def described(self) -> dict[str, Any]:
        """A parcel, a hyphen and letters."""
        pattern = "^[A-Ha-h][1-8]-[NESWnesw]{1,4}$"
        return {"type": "string", "pattern": pattern, "example": "d4-nesw"}


class SidesToLay(ListOf[Roads]):
    """The sides on which roads are to be laid, in this order; none of them twice."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(SidesField(), distinct=True, ordered=True, **kwargs)

    def _repeats(self, found: Mapping[int, Roads]) -> dict[int | str, Any]:
        seen: set[int] = set()
        errors: dict[int | str, Any] = {}
        for index, roads in found.items():
            again = [road.name for road in roads if road.side in seen]
            if again:
                errors[index] = [say("road-named-twice", road=name) for name in again]
            seen |= {road.side for road in roads}
        return errors


def in_a_row(entries: tuple[Roads, ...]) -> Roads:
    """The roads of all entries in their order."""
    return tuple(chain.from_iterable(entries))


def net_of(entries: tuple[Roads, ...]) -> int:
    """The roads of all entries as a set; what was named twice counts once."""
    return reduce(or_, (road.side for road in in_a_row(entries)), 0)
