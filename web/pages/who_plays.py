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
from web.forms.kinds.kind import body_of
from web.forms.table_state import player_name
from web.forms.typed import Typed
from web.forms.view import SETUP, ListedFault
from web.house.faults import faults_json
from web.house.language import words
from web.house.rooms import pages_of

PLAYER = "player"
COMPANY = (PLAYER, "edition", "variants")
"""The fields of the page that asks who plays."""


@dataclass(frozen=True)
class Company:
    """The names typed into the page that asks who plays, a field for each that may."""

    title: BuiltTitle
    typed: Typed

    @cached_property
    def names(self) -> list[str]:
        """What stands in each field, blank ones too."""
        return [name.strip() for name in self.typed.getlist(PLAYER)]

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
        named = [name for name in self.names if name]
        fewest = self.title.facts.players[0]
        seats = pages_of(self.title).seated(named or _called(fewest, ()))
        if len(seats) < fewest:
            seats = pages_of(self.title).seated(_called(fewest, named))
        return seats


def asking_who_plays(company: Company) -> dict[str, Any]:
    """What the fields that ask who plays show: what was typed, and what is wrong at each."""
    problems = faults_json(map(_at_field, company.faults), words(company.title.facts))
    return {
        "names": company.names,
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


def _called(fewest: int, named: Iterable[str]) -> list[str]:
    """These names, and as many as are missing in the reader's language."""
    names = [*named]
    for number in count(len(names) + 1):
        if len(names) >= fewest:
            return names
        name = player_name(number)
        if name not in names:
            names.append(name)
    return names
