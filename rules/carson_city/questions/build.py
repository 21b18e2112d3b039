"""May this building be built there, and what does it take?"""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.board import BY_KEY, HOUSE, IN_THE_BOX, RANCH
from rules.carson_city.building import (
    NEEDS_NO_ROAD,
    OPEN_POINT_OF_HOUSE,
    may_bring_house,
    one_more_house,
    too_many_houses,
)
from rules.carson_city.checks import board_faults
from rules.carson_city.construction import Construction, Kept, Works
from rules.carson_city.construction_remedies import remedies
from rules.carson_city.fields import BoardField, ParcelOnMapField, RedField, SeatNumber
from rules.carson_city.personalities import Personality
from rules.carson_city.road_fields import SidesField, SidesToLay, in_a_row, net_of
from rules.carson_city.roads import ALL_SIDES
from rules.carson_city.warned import roads_warnings, with_warnings
from rules.core.faults import Fault, refuse
from rules.core.fields import Flag, ListOf, OneOf, Whole, one_of, quoted
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.core.seats import noted_seat_told

CONSTRUCTION_SQUARES = (12, 10, 8, 6, 5, 4, 3)


class ConstructionSquareField(Whole):
    """A construction square, by the price at its lower edge."""

    def __init__(self) -> None:
        super().__init__(min(CONSTRUCTION_SQUARES), max(CONSTRUCTION_SQUARES))

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> int:
        price = super()._deserialize(value, *args, **kwargs)
        if price not in CONSTRUCTION_SQUARES:
            choices = tuple(map(str, CONSTRUCTION_SQUARES))
            raise self.make_error("not-a-choice", given=quoted(price), choices=choices)
        return price

    def described(self) -> dict[str, Any]:
        """The prices."""
        return {"type": "integer", "enum": list(CONSTRUCTION_SQUARES)}


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("owner_agrees", "money", "personality", "red", "reserve")
    asked_later = ("red",)
    needed_on_pages = ("roads", "house")
    board = BoardField(required=True)
    seat = SeatNumber(required=True)
    building = OneOf(BY_KEY, required=True)
    parcel = ParcelOnMapField(required=True)
    roads = ListOf(SidesField())
    new_roads = SidesToLay()
    reserve = Whole(0, ALL_SIDES)
    house = ParcelOnMapField()
    owner_agrees = Flag()
    square = ConstructionSquareField()
    kept = one_of(Kept)
    money = Whole(0, 999)
    personality = one_of(Personality)
    red = RedField(Personality.CHINESE_COOLIE)

    def is_needed(self, name: str, body: Mapping[str, Any]) -> bool:
        """Not what the building does without: a ranch has neither, a mine perhaps no house."""
        building, house_rules = BY_KEY.get(str(body.get("building"))), body.get("house_rules")
        with_house = building is not None and may_bring_house(building, house_rules or {})
        needs_road = with_house or building not in NEEDS_NO_ROAD
        return with_house if name == "house" else needs_road

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Construction:
        """A possible town with the building still in the box."""
        rest = {key: value for key, value in given.items() if key not in {"roads", "new_roads"}}
        wanted = Construction(
            **rest,
            net=net_of(given.get("roads", ())),
            new_roads=in_a_row(given.get("new_roads", ())),
            warnings=roads_warnings(given),
        )
        faults += [Fault("board", says) for says in board_faults(wanted.board, setup)]
        faults += _faults(wanted)
        faults += wanted.faults(setup.readings())
        return wanted


def _faults(wanted: Construction) -> Iterator[Fault]:
    most = IN_THE_BOX[wanted.building]
    if wanted.board.count(wanted.building) >= most:
        says = say("build-none-left", building=wanted.building.word, most=most)
        yield Fault("building", says)
    if wanted.building is RANCH and wanted.house is not None:
        yield Fault("house", say("build-ranch-brings-no-house"))
    if wanted.kept and wanted.square is not None:
        yield Fault("kept", say("build-kept-beside-square"))


@with_warnings
def answer(situation: Construction, readings: Readings) -> Ruling:
    """Yes with what it takes, or everything that speaks against it."""
    refuse(situation.faults(readings))
    refuse(too_many_houses(situation.board, readings))
    works = Works(situation, readings)
    facts = _facts(works)
    return allowed_unless(
        works.hindrances,
        {**facts, "money_after": _money_after(situation)},
        rests_on=_rests_on(works),
        facts_of_no={**facts, "money_after": None},
        remedies=remedies(works) if works.hindrances else (),
    )


def _facts(works: Works) -> Facts:
    wanted, used = works.construction, works.laying.price
    return {
        "price": wanted.price,
        "house_needed": works.house_needed,
        "reached": works.is_reached,
        "roads_used": used,
        "roads_left": wanted.reserve - used if used <= wanted.reserve else None,
        "roads_needed": works.reach.roads_needed(wanted.parcel),
    }


def _money_after(wanted: Construction) -> int | None:
    if wanted.price is None or wanted.money is None:
        return None
    return wanted.money - wanted.price


def _rests_on(works: Works) -> Iterator[Reason]:
    wanted = works.construction
    replaces = wanted.board.thing_on(wanted.parcel) is HOUSE
    own_parcel = "build-replaces-house" if replaces else "build-own-parcel"
    yield Reason("CC-48", (say(own_parcel, at=wanted.at, seat=noted_seat_told(wanted.seat)),))
    if works.is_reached:
        yield Reason("CC-49", (say("build-reached", at=wanted.at),))
    else:
        yield Reason("CC-50", (say("build-needs-no-road", building=wanted.building.word),))
    if wanted.new_roads:
        yield Reason("CC-51", (say("build-lays-roads", price=works.laying.price),))
    yield from _rests_on_house(works)
    if wanted.kept:
        yield Reason("CC-55", (say("build-kept"),))
    elif wanted.price is not None:
        yield Reason("CC-98" if wanted.halved else "CC-47", (_price_said(wanted.price, wanted),))


def _rests_on_house(works: Works) -> Iterator[Reason]:
    house = works.construction.house
    yield Reason("CC-52", (_house_said(works),))
    if works.house_needed:
        yield from one_more_house(works.construction.board)
    if works.house_needed and house is not None:
        yield from works.plot(house).permissions()


def _house_said(works: Works) -> Message:
    building = works.construction.building
    if building not in OPEN_POINT_OF_HOUSE:
        sentence = "build-with-house" if works.house_needed else "build-needs-no-house"
    elif works.house_needed:
        sentence = "build-with-house-as-read"
    else:
        sentence = "build-needs-no-house-as-read"
    return say(sentence, building=building.word)


def _price_said(price: int, wanted: Construction) -> Message:
    if wanted.halved:
        return say("build-price-halved", price=price, square=wanted.square or 0)
    return say("build-price", price=price)
