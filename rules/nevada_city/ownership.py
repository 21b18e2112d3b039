"""Whose the buildings are, worked out over the whole table, and what contradicts it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.core.paths import seat_path
from rules.nevada_city.buildings import NEVER_CLAIMED, START, Building
from rules.nevada_city.company import Company

Given = Mapping[str, Any]
BANKS_NAME = "bank"


def items_of(seat: Given, row: str) -> tuple[Given, ...]:
    """The entries of a row, where it is itemised."""
    entries = seat.get(row, ())
    return entries if isinstance(entries, tuple) else ()


def start_of(seat: Given) -> Building | None:
    """The start building of a seat, where it was typed."""
    start = seat.get("start_building")
    return start.get("building") if isinstance(start, Mapping) else None


def is_built(contract: Given, company: Company) -> bool:
    """Whether the named building stood when the contract was completed, as the table reads it."""
    if is_doubted(contract, company):
        return not company.builds_start_buildings
    return contract.get("building") in NEVER_CLAIMED or contract.get("built", False)


def is_doubted(contract: Given, company: Company) -> bool:
    """Whether it names a start building that was typed as not built."""
    return contract.get("built") is False and company.is_doubted(contract.get("building"))


@dataclass(slots=True)
class Ownership:
    """The owners by name: who lists a building, and whom contracts call its owner."""

    company: Company
    listed: dict[Building, str] = field(default_factory=dict)
    called: dict[Building, str] = field(default_factory=dict)
    starts: dict[str, Building] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @classmethod
    def of(cls, seats: Sequence[Given], company: Company) -> "Ownership":
        """The owners at this table: first what is listed, then the contracts in table order."""
        ownership = cls(company)
        for place, seat in enumerate(seats):
            ownership.faults += ownership._list_start(seat, place)
            ownership.faults += ownership._list_cards(seat, place)
        for place, seat in enumerate(seats):
            for number, contract in enumerate(items_of(seat, "contracts")):
                path = seat_path(place, "contracts", number, "owner")
                ownership.faults += [Fault(path, says) for says in ownership._read(contract)]
        return ownership

    def owner_of(self, building: Building) -> str | None:
        """The owner's name or "bank"; None where nobody says."""
        if self.company.is_always_banks(building):
            return BANKS_NAME
        return self.listed.get(building) or self.called.get(building)

    def _list_start(self, seat: Given, place: int) -> Iterator[Fault]:
        building = start_of(seat)
        if building is None:
            return
        path = seat_path(place, "start_building", "building")
        if self.company.is_banks_start(building):
            yield Fault(path, say("start-building-is-banks", building=building.word))
        elif building in self.listed:
            yield Fault(path, self._held_already(building))
        else:
            self.listed[building] = seat["name"]
            self.starts[seat["name"]] = building

    def _list_cards(self, seat: Given, place: int) -> Iterator[Fault]:
        for number, card in enumerate(items_of(seat, "buildings")):
            building = card["building"]
            if building in self.listed:
                path = seat_path(place, "buildings", number, "building")
                yield Fault(path, self._held_already(building))
            self.listed.setdefault(building, seat["name"])

    def _held_already(self, building: Building) -> Message:
        return say("card-held-already", building=building.word, name=self.listed[building])

    def _read(self, contract: Given) -> Iterator[Message]:
        """What speaks against the owner that a contract names; a fitting one is remembered."""
        building, owner = contract.get("building"), contract.get("owner")
        if building is None or not is_built(contract, self.company):
            if owner is not None and (building is None or "built" in contract):
                yield say("owner-without-built-building")
            return
        if self._cannot_be(building):
            return
        if owner is None:
            if self.company.is_whole and self._is_unlisted(building):
                yield say("owner-needed", building=building.word)
            return
        against = list(self._against(building, owner))
        if not against:
            self.called[building] = owner
            if building in START and owner != BANKS_NAME:
                self.starts.setdefault(owner, building)
        yield from against

    def _cannot_be(self, building: Building) -> bool:
        """Whether the card is not in the game, which is told at the building itself."""
        return self.company.has_removed(building) or self.company.lacks_variant_for(building)

    def _is_unlisted(self, building: Building) -> bool:
        return building not in self.listed and not self.company.is_always_banks(building)

    def _against(self, building: Building, owner: str) -> Iterator[Message]:
        if owner != BANKS_NAME and owner not in self.company.names and self.company.is_whole:
            yield say("owner-is-nobody", given=owner)
            return
        known = self.owner_of(building)
        if known == BANKS_NAME != owner:
            yield say("owner-is-bank", building=building.word)
        elif known is not None and known != owner:
            yield say("owner-is-another", building=building.word, name=known)
        elif owner == BANKS_NAME and not self.company.may_be_banks(building):
            yield say("bank-cannot-own", building=building.word)
        elif building in START and self.starts.get(owner, building) != building:
            other = self.starts[owner]
            yield say("owner-has-other-start", name=owner, building=other.word)
