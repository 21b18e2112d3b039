"""May I put a cowboy here?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import SeatFromZero, Text, TrueUnlessDenied, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.core.seats import seat_told
from rules.gold_rush import TITLE
from rules.gold_rush.features import Kind
from rules.gold_rush.fields import LONGEST_PLACE, CellField, MapField
from rules.gold_rush.figures import places_of
from rules.gold_rush.map.form import MAP, OnMap, missing_fields, wrong_fields
from rules.gold_rush.map.newest import SecondStep, done_by_another
from rules.gold_rush.place_words import place_in_words
from rules.gold_rush.steps import AlreadyDone, Step, used_up
from rules.gold_rush.table import COWBOYS_TO_PLAY, MOST_SEATS, NO_FARMERS

MOST_THERE = 20
OF_MAP = ("seat", "on", "at")
NEEDED_WITH_MAP = ("seat", "on")
OF_NUMBERS = ("kind", "cowboys_there", "in_supply", "on_new_tile")
LAID_BY_ANOTHER = {
    Step.COWBOY: "laid-by-who-placed-a-cowboy",
    Step.TENT: "laid-by-who-pitched-a-tent",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A place for a cowboy, and whether one can be had."""

    kind: Kind
    cowboys_there: int = 0
    in_supply: int = COWBOYS_TO_PLAY
    on_new_tile: bool = True
    already_done: Step | None = None
    farmers: bool = True
    of_another: SecondStep | None = None
    """What somebody else put on the newest tile of a map: then it is not the asker's tile."""
    elsewhere: tuple[Message, ...] = ()
    """Where else on the newest tile of a map a cowboy could go."""
    on_map: OnMap | None = None
    odd: tuple[Fault, ...] = ()

    @property
    def is_occupied(self) -> bool:
        """Whether somebody's cowboy keeps others away; a city is only asked for when it is new."""
        return self.kind is not Kind.CITY and self.cowboys_there > 0


class QuestionForm(Form):
    """What is typed: a feature in numbers, or a place on a map."""

    title = TITLE
    deciding = ("cowboys_there", "in_supply", "on_new_tile", "already_done")
    kind = one_of(Kind)
    cowboys_there = Whole(0, MOST_THERE)
    in_supply = Whole(0, COWBOYS_TO_PLAY)
    on_new_tile = TrueUnlessDenied()
    map = MapField()
    seat = SeatFromZero(MOST_SEATS)
    at = CellField()
    on = Text(LONGEST_PLACE)
    already_done = AlreadyDone()

    def situated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]
    ) -> Situation | None:
        """The place, however it is described."""
        faults += wrong_fields(given, OF_MAP, OF_NUMBERS)
        faults += missing_fields(given, NEEDED_WITH_MAP if MAP in given else ("kind",))
        if not faults:
            faults += OnMap.of(given).faults(setup) if MAP in given else _impossible(given)
        if faults:
            return None
        if MAP in given:
            return _on_map(given, setup)
        return Situation(**given, farmers=NO_FARMERS not in setup.variants)


def _impossible(given: Mapping[str, Any]) -> Iterator[Fault]:
    """A city lies on one tile, so nobody can be in a new one."""
    is_new = given.get("on_new_tile", True)
    if given["kind"] is Kind.CITY and is_new and given.get("cowboys_there"):
        yield Fault("cowboys_there", say("new-city-is-empty"))


def _on_map(given: Mapping[str, Any], setup: Setup) -> Situation:
    on_map, own = OnMap.of(given), given["seat"]
    farmers = NO_FARMERS not in setup.variants
    standing = [seat for laid in on_map.laid for seat, _ in laid.cowboys]
    return Situation(
        kind=on_map.place.kind,
        cowboys_there=sum(count for _, count in on_map.feature.cowboys),
        in_supply=COWBOYS_TO_PLAY - standing.count(own),
        on_new_tile=on_map.is_on_newest,
        already_done=given.get("already_done") or on_map.placed_by(own),
        farmers=farmers,
        of_another=done_by_another(on_map.newest, own),
        elsewhere=tuple(_free_places(on_map, farmers)),
        on_map=on_map,
        odd=on_map.odd(setup),
    )


def _free_places(on_map: OnMap, farmers: bool) -> Iterator[Message]:
    newest = on_map.newest
    for place in places_of(newest.tile):
        is_allowed = farmers or place.kind is not Kind.PRAIRIE
        if is_allowed and not on_map.landscape.feature_at(newest.at, place).cowboys:
            yield place_in_words(newest.tile, place)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes, or everything that speaks against it."""
    facts: Facts = {
        "kind": situation.kind.value,
        "cowboys_there": situation.cowboys_there,
        "in_supply": situation.in_supply,
    }
    if situation.on_map:
        facts = {**facts, "completed": situation.on_map.is_completed(readings)}
    ruling = allowed_unless(
        _hindrances(situation),
        facts,
        rests_on=_permission(situation, is_completed=bool(facts.get("completed"))),
        facts_of_no=facts,
        remedies=_remedies(situation),
    )
    return replace(ruling, warnings=situation.odd)


def _hindrances(situation: Situation) -> Iterator[Reason]:
    yield from used_up(situation.already_done)
    if says := (*_not_the_own_tile(situation),):
        yield Reason("GR-22", says)
    if situation.is_occupied:
        yield Reason("GR-23", (_occupied(situation),))
    if not situation.in_supply:
        yield Reason("GR-24", (say("no-cowboy-in-supply"),))
    if situation.kind is Kind.PRAIRIE and not situation.farmers:
        yield Reason("GR-25", (say("no-farmers-here"),))


def _not_the_own_tile(situation: Situation) -> Iterator[Message]:
    """Why it is not the tile that the asker has laid in this turn."""
    if not situation.on_new_tile:
        yield say("not-the-newest-tile")
    if other := situation.of_another:
        yield say(LAID_BY_ANOTHER[other.step], seat=seat_told(other.seat))


def _occupied(situation: Situation) -> Message:
    return say("somebody-is-there", kind=situation.kind.word, count=situation.cowboys_there)


def _permission(situation: Situation, *, is_completed: bool) -> Iterator[Reason]:
    """What a yes rests on."""
    left = situation.in_supply - 1
    yield Reason("GR-21", (say("one-from-the-supply", left=left),))
    if situation.kind is Kind.CITY:
        yield Reason("GR-45", (say("new-city-is-empty"),))
    else:
        yield Reason("GR-23", (say("nobody-is-there", kind=situation.kind.word),))
    if situation.kind is Kind.PRAIRIE:
        yield Reason("GR-48", (say("farmer-stays"),))
        yield Reason("GR-50", (say("prairies-may-join"),))
    if is_completed:
        yield Reason("GR-47", (_scores_at_once(situation.kind),))


def _scores_at_once(kind: Kind) -> Message:
    if kind is Kind.MOUNTAIN:
        return say("occupies-a-completed-mountain")
    return say("occupies-what-is-complete", kind=kind.word)


def _remedies(situation: Situation) -> Iterator[Message]:
    """Another place of the newest tile, where only the place is wrong."""
    has_acted = situation.already_done is not None or situation.of_another is not None
    if situation.in_supply and not has_acted and situation.elsewhere:
        yield say("remedy-cowboy-elsewhere", places=situation.elsewhere)
