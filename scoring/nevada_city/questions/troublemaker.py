"""How does a duel with a troublemaker end?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Flag, OneOf
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Ruling, answered, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import ADVANCED_BUILDINGS, Building, Owner
from rules.nevada_city.checks import TROUBLEMAKERS
from rules.nevada_city.fields import advanced_without_variant, count_field

MOST_GUNS, HIGHEST_CARD = 9, 20
POINTS_FOR_VICTOR = 1
PAID_TO_UNDERTAKER = 4
NOBODYS_OR: Mapping[str, Owner | None] = {"none": None, **{owner.value: owner for owner in Owner}}


class Result(StrEnum):
    """Who wins."""

    PLAYER = "player"
    TROUBLEMAKER = "troublemaker"
    TIE = "tie"


@dataclass(frozen=True, slots=True)
class Duel:
    """A character against a troublemaker."""

    player_guns: int
    troublemaker_guns: int
    player_card: int
    troublemaker_card: int
    doctor: Owner | None = None
    """Whose the Doctor is; None where nobody has built it."""
    undertaker: Owner | None = None
    pay_doctor: bool = False

    @property
    def player_total(self) -> int:
        """Card and guns of the character."""
        return self.player_card + self.player_guns

    @property
    def troublemaker_total(self) -> int:
        """Card and guns of the troublemaker."""
        return self.troublemaker_card + self.troublemaker_guns

    @property
    def result(self) -> Result:
        """Who has the higher total."""
        if self.player_total == self.troublemaker_total:
            return Result.TIE
        wins = self.player_total > self.troublemaker_total
        return Result.PLAYER if wins else Result.TROUBLEMAKER

    @property
    def player_wounded(self) -> bool:
        """In a tie both are."""
        return self.result is not Result.PLAYER

    @property
    def troublemaker_dies(self) -> bool:
        """A wound is enough for it."""
        return self.result is not Result.TROUBLEMAKER

    @property
    def is_healed(self) -> bool:
        """Whether the Doctor sees to the character."""
        return self.player_wounded and self.pay_doctor

    @property
    def commodities(self) -> int:
        """What the Doctor gets: nothing from whoever owns it."""
        return int(self.is_healed and self.doctor is not Owner.SELF)

    @property
    def undertaker_gets(self) -> int:
        """What a player gets who owns the Undertaker."""
        is_players = self.undertaker in {Owner.SELF, Owner.OTHER}
        return PAID_TO_UNDERTAKER if self.troublemaker_dies and is_players else 0

    def points(self, readings: Readings) -> int:
        """What the victor scores; whether a tie has one is a matter of reading."""
        is_tie = self.result is Result.TIE
        wins = self.result is Result.PLAYER or (is_tie and readings.says("NC-O18", "victor"))
        return POINTS_FOR_VICTOR if wins else 0


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("doctor", "pay_doctor", "undertaker")
    never_none = ("doctor", "undertaker")
    player_guns = count_field(0, MOST_GUNS, required=True)
    player_card = count_field(0, HIGHEST_CARD, required=True)
    troublemaker_guns = count_field(0, MOST_GUNS, required=True)
    troublemaker_card = count_field(0, HIGHEST_CARD, required=True)
    doctor = OneOf(NOBODYS_OR)
    pay_doctor = Flag()
    undertaker = OneOf(NOBODYS_OR)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Duel:
        """A duel of a game with troublemakers, and with the buildings that are played."""
        duel = Duel(**given)
        faults += _faults(duel, setup)
        return duel


def _faults(duel: Duel, setup: Setup) -> Iterator[Fault]:
    if TROUBLEMAKERS not in setup.variants:
        yield Fault("variants", say("duel-without-variant"))
    if ADVANCED_BUILDINGS not in setup.variants:
        owners = {Building.DOCTOR: duel.doctor, Building.UNDERTAKER: duel.undertaker}
        for building, owner in owners.items():
            if owner:
                yield Fault(building.value, advanced_without_variant(building))
    if duel.pay_doctor and not duel.doctor:
        yield Fault("pay_doctor", say("duel-no-doctor"))


def answer(situation: Duel, readings: Readings) -> Ruling:
    """Who wins, and what becomes of both."""
    duel = situation
    facts: Facts = {
        "player_total": duel.player_total,
        "troublemaker_total": duel.troublemaker_total,
        "result": duel.result.value,
        "player_wounded": duel.player_wounded,
        "markers_lost": int(duel.player_wounded and not duel.is_healed),
        "troublemaker_dies": duel.troublemaker_dies,
        "vp": duel.points(readings),
        "doctor_commodities": duel.commodities,
        "undertaker_gets": duel.undertaker_gets,
    }
    return answered(facts, *gathered(_reasons(duel, readings)))


def _reasons(duel: Duel, readings: Readings) -> Iterator[tuple[str, Message]]:
    yield "NC-11", say("duel-guns", own=duel.player_guns, other=duel.troublemaker_guns)
    yield "NC-115", _of_result(duel)
    if duel.troublemaker_dies:
        points = duel.points(readings)
        yield "NC-115", say("duel-points", points=points) if points else say("duel-no-victor")
    if duel.is_healed:
        yield "NC-121", HEALED[duel.doctor or Owner.BANK]
    elif duel.player_wounded:
        yield "NC-115", say("duel-marker-lost")
    if duel.troublemaker_dies and duel.undertaker:
        yield "NC-122", _of_undertaker(duel.undertaker)


HEALED = {
    Owner.SELF: say("duel-healed-free"),
    Owner.OTHER: say("duel-healed"),
    Owner.BANK: say("duel-healed-at-banks"),
}


def _of_result(duel: Duel) -> Message:
    own, other = duel.player_total, duel.troublemaker_total
    if duel.result is Result.TIE:
        return say("duel-tie", total=own)
    if duel.result is Result.PLAYER:
        return say("duel-won", own=own, other=other)
    return say("duel-lost", own=own, other=other)


def _of_undertaker(owner: Owner) -> Message:
    if owner is Owner.BANK:
        return say("duel-undertaker-is-banks")
    if owner is Owner.SELF:
        return say("duel-undertaker-is-own", amount=PAID_TO_UNDERTAKER)
    return say("duel-undertaker-gets", amount=PAID_TO_UNDERTAKER)
