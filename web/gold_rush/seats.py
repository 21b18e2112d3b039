"""Seats on pages: two ways to tell what the own tokens are worth, and where the marker is."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.core.faults import RefusedError
from rules.core.forms import read_setup
from rules.gold_rush.features import NUMBERS
from rules.gold_rush.markers import Marker, marker_at
from rules.gold_rush.table import COWBOYS_TO_PLAY
from scoring.core.brings import Brought
from scoring.titles import BuiltTitle
from sheets.standing import Standing
from translations.catalogue import Catalogue
from web.forms.view import SETUP
from web.gold_rush.map_players import Player, player_at, players_at

TOKENS, GOLD = "tokens", "gold"
WAYS: Mapping[str, str] = MappingProxyType({TOKENS: GOLD, GOLD: TOKENS})
"""Each way to tell the tokens, and the field that does not count then."""
OF_THE_MAP = ("railroads", "mountains", "cities", "prairies")


def way_of(typed: Mapping[str, Any], told: str) -> str:
    """The way that was chosen, else the one for which something was typed."""
    if told in WAYS:
        return told
    return GOLD if typed.get(GOLD) is not None and not typed.get(TOKENS) else TOKENS


def seat_body(typed: Mapping[str, Any], way: str) -> dict[str, Any]:
    """The seat as it is scored when its tokens are told in this way."""
    silent = WAYS[way_of(typed, way)]
    return {name: value for name, value in typed.items() if name != silent}


def _kinds_with() -> Mapping[str, str]:
    """For each number the kinds of features that are asked for it, as classes of a page."""
    names = {name for numbers in NUMBERS.values() for name in numbers}
    return {
        name: " ".join(f"of-{kind.value}" for kind, numbers in NUMBERS.items() if name in numbers)
        for name in names
    }


def marker_of_table(points: object, title: BuiltTitle, standing: Standing) -> Marker | None:
    """The same of a table as far as it was typed; none where its set-up cannot be read."""
    agreed = {key: standing.common[key] for key in SETUP if key in standing.common}
    try:
        return marker_at(points, read_setup(title.table_form, agreed))
    except RefusedError:
        return None


def players_of_table(
    opened: Any, state: Any, words: Catalogue, named: Collection[str]
) -> Sequence[Player]:
    """Who may have cowboys somewhere, and those too who are named there without playing."""
    players = players_at(opened, state, words)
    known = {str(player.number) for player in players}
    others = (int(key) for key in named if key.isascii() and key.isdecimal() and key not in known)
    return (*players, *(player_at(number, players, words) for number in others))


def map_brings(brings: Mapping[str, Brought], words: Catalogue) -> str:
    """What the features on the table bring, each kind by its name, and all together."""
    there = {kind: brings[kind].points for kind in OF_THE_MAP if brings[kind].points}
    if not there:
        return ""
    kinds = ", ".join(words.says(f"line-{kind}", points=points) for kind, points in there.items())
    return words.says("line-from-map", kinds=kinds, points=sum(there.values()))


FOR_TEMPLATES = {
    "cowboys_to_play": COWBOYS_TO_PLAY,
    "kinds_with": _kinds_with(),
    "map_brings": map_brings,
    "marker_of_table": marker_of_table,
    "players_of_table": players_of_table,
}
