"""Who plays: from the names that were typed to the seats of a new table."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Any

from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.paths import parts_of, shortened
from scoring.titles import BuiltTitle
from sheets.checking import against_name, setup_faults
from sheets.roles import MOST_SEATS
from web.forms.kinds.kind import body_of
from web.forms.table_state import player_name
from web.forms.typed import Typed
from web.forms.view import SETUP, ListedFault
from web.house.faults import faults_json
from web.house.language import words
from web.house.rooms import pages_of

PLAYER, COUNT, ASKING = "player", "count", "asking"
COMPANY = (PLAYER, COUNT, ASKING, *SETUP)
"""The fields of the page that asks who plays."""
USUAL, LONGEST_COUNT = 2, 2
"""So many seats are asked for until somebody says otherwise; digits of a count."""


@dataclass(frozen=True)
class Company:
    """The names typed into the page that asks who plays, a field for each that may."""

    title: BuiltTitle
    typed: Typed

    @cached_property
    def names(self) -> list[str]:
        """What stands in each field, blank ones too, of no more than any table has."""
        return [name.strip() for name in self.typed.getlist(PLAYER)[:MOST_SEATS]]

    @property
    def setup(self) -> dict[str, Any]:
        """Edition, variants and house rules as typed."""
        body = body_of(self.title.table_form, self.typed)
        return {name: value for name, value in body.items() if name in SETUP}

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """What speaks against these names and what was agreed on, each at its field."""
        return (*self._faults_of_names(), *setup_faults(self.title, self.setup))

    def _faults_of_names(self) -> Iterator[Fault]:
        most = self.title.facts.players[1]
        if len([name for name in self.names if name]) > most:
            yield Fault(PLAYER, say("players-too-many", most=most))
        seen: set[str] = set()
        for place, name in enumerate(self.names):
            yield from (Fault(f"{PLAYER}.{place}", why) for why in _against(name, seen))
            seen.add(name.casefold())

    @property
    def seats(self) -> list[dict[str, Any]]:
        """A seat for each name; who is missing is called Player 1, Player 2, and so on."""
        fewest = self.title.facts.players[0]
        named = [name for name in _called(self.names, self._count) if name]
        seats = pages_of(self.title).seated(named or _called((), fewest))
        if len(seats) < fewest:
            seats = pages_of(self.title).seated(_called(named, fewest))
        return seats

    @property
    def _count(self) -> int:
        """How many play, if that was said."""
        told = self.typed.get(COUNT, "")
        most = self.title.facts.players[1]
        return min(int(told), most) if told.isdecimal() and len(told) <= LONGEST_COUNT else 0

    @property
    def fewest(self) -> int:
        """How many people a table needs at least, where others may be nobody's."""
        fewest, most = self.title.facts.players
        seated = pages_of(self.title).seated
        numbers = range(1, most + 1)
        return next(n for n in numbers if len(seated(_called((), n))) >= fewest)

    @property
    def people(self) -> int:
        """How many seats are asked for: at least as many as have a name."""
        last = max((place for place, name in enumerate(self.names, 1) if name), default=0)
        return max(self._count, last, self.fewest, USUAL)


def asking_who_plays(company: Company) -> dict[str, Any]:
    """What the fields that ask who plays show: what was typed, and what is wrong at each."""
    problems = faults_json(map(_at_field, company.faults), words(company.title.facts))
    return {
        "names": company.names,
        "people": company.people,
        "fewest_people": company.fewest,
        "most_people": company.title.facts.players[1],
        "body": company.setup,
        "problems": problems,
        "faults_listed": list(_listed(problems)),
    }


def _at_field(fault: Fault) -> Fault:
    """What is wrong with one of several variants stands at all of them."""
    return Fault(shortened(fault.at, 2), fault.says)


def _listed(problems: Mapping[str, list[str]]) -> Iterator[ListedFault]:
    for path, sentences in problems.items():
        root, *rest = parts_of(path)
        label = player_name(int(rest[0]) + 1) if root == PLAYER and rest else ""
        place = (
            ""
            if path == "setup.house_rules"
            else f"f-{path.removeprefix('setup.').replace('.', '-')}"
        )
        yield from (ListedFault(place, label, sentence) for sentence in sentences)


def _against(name: str, seen: Iterable[str]) -> Iterator[Any]:
    if not name:
        return
    yield from against_name(name)
    if name.casefold() in seen:
        yield say("players-name-twice", name=name)


def _called(names: Iterable[str], fewest: int) -> list[str]:
    """The names, and for the first so many who have none one in the reader's language."""
    called = [*names]
    called += [""] * (fewest - len(called))
    for place in range(fewest):
        called[place] = called[place] or _free_name(place + 1, called)
    return [name for name in called if name]


def _free_name(number: int, taken: Iterable[str]) -> str:
    """What somebody at this place is called whom nobody named."""
    others = {name.casefold() for name in taken}
    return next(name for name in map(player_name, count(number)) if name.casefold() not in others)
