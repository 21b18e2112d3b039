"""Numbers of which a question needs one for each player: a blank is no nought, nor left out."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.faults import Fault
from rules.core.messages import say
from scoring.titles import BuiltTitle
from web.forms.typed import Typed, rows
from web.house.rooms import pages_of


def lacking_of_players(
    title: BuiltTitle, body: Mapping[str, Any], typed: Typed, players: int
) -> Iterator[Fault]:
    """The fields in which the number of a player is missing, among those whose names are known."""
    for name in sorted(pages_of(title).of_each_player & body.keys()):
        filled = [n for n in rows(typed, name) if typed.get(f"{name}.{n}", "").strip()]
        has_gap = filled != [*range(len(filled))]
        if has_gap or len(body[name]) < players:
            yield Fault(name, say("number-of-each-player"), lacks=True)
