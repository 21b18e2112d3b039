"""What would make a construction legal: other roads, a house elsewhere, another parcel."""

from collections.abc import Iterator

from rules.carson_city.board import MAP
from rules.carson_city.building import nearest_to
from rules.carson_city.construction import Kept, Works
from rules.carson_city.roads import OUTER_EDGE, Reach, Road, Terrain
from rules.core.messages import Message, say
from rules.core.seats import noted_seat_told


def remedies(works: Works) -> Iterator[Message]:
    """Single changes with which nothing speaks against it any more."""
    if works.construction.kept is Kept.THIS_TURN and _helps(works.changed(kept=Kept.EARLIER_TURN)):
        yield say("remedy-build-next-turn")
    yield from _by_roads(works)
    yield from _by_house(works)
    yield from _by_parcel(works)


def _helps(changed: Works) -> bool:
    """Whether nothing speaks against it, and it could be asked at all."""
    return not changed.hindrances and not any(changed.construction.faults(changed.readings))


def _by_roads(works: Works) -> Iterator[Message]:
    """No roads, or the fewest that help; along the outer edge only where nothing else does."""
    net, parcel = works.construction.net, works.construction.parcel
    inner = Terrain(works.terrain.double, OUTER_EDGE)
    plans = ((), Reach(net, inner).plan(parcel), works.reach.plan(parcel))
    ways = (way for plan in dict.fromkeys(plans) for way in _ways_with(works, plan))
    says = next((says for says, changed in ways if _helps(changed)), None)
    if says is not None:
        yield says


def _ways_with(works: Works, plan: tuple[Road, ...]) -> Iterator[tuple[Message, Works]]:
    """What might help with these roads instead of the new ones."""
    changed = works.changed(new_roads=plan)
    names, price = tuple(road.name for road in plan), changed.laying.price
    yield say("remedy-build-roads", roads=names) if plan else say("remedy-build-no-roads"), changed
    richer = changed.changed(reserve=max(price, works.construction.reserve))
    yield say("remedy-build-reserve", roads=names, price=price), richer
    house = _spot_for_house(changed)
    if plan and house is not None:
        says = say("remedy-build-roads-and-house", roads=names, at=MAP.names[house])
        yield says, changed.changed(house=house)


def _by_house(works: Works) -> Iterator[Message]:
    """The owner's consent, or the nearest parcel where nobody needs to be asked."""
    house = works.construction.house
    owner = None if house is None else works.construction.board.owner_of(house)
    if owner is not None and _helps(works.changed(owner_agrees=True)):
        yield say("remedy-house-consent", seat=noted_seat_told(owner))
    elsewhere = _spot_for_house(works)
    if elsewhere is not None and _helps(works.changed(house=elsewhere)):
        yield say("remedy-house-elsewhere", at=MAP.names[elsewhere])


def _spot_for_house(works: Works) -> int | None:
    if not works.house_needed:
        return None
    return works.plot(works.construction.parcel).nearest_without_asking(works.readings)


def _by_parcel(works: Works) -> Iterator[Message]:
    """The nearest other parcel of the seat on which it may be built as it is."""
    own = works.construction.board.of_seat(works.construction.seat)
    spots = (square for square in nearest_to(works.construction.parcel) if own >> square & 1)
    spot = next((square for square in spots if _helps(works.changed(parcel=square))), None)
    if spot is not None:
        yield say("remedy-build-elsewhere", at=MAP.names[spot])
