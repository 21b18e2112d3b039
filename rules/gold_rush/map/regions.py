"""Features by their names: whose they are, what they are, where on the map they lie."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping

from rules.core.messages import Message, Word, say
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.place_words import place_in_words
from rules.gold_rush.table import Cell

ASIDE = 0.34
"""How far from the middle, as a share of half the map, something lies to one side."""
NAMES = {(-1, -1): "nw", (0, -1): "n", (1, -1): "ne", (-1, 0): "w", (0, 0): "mid", (1, 0): "e"}
NAMES |= {(-1, 1): "sw", (0, 1): "s", (1, 1): "se"}


def region_of(cells: Collection[Cell], of_map: Collection[Cell]) -> Word:
    """Where some cells lie on a map, as one would point there."""
    x, y = (
        _side([cell[axis] for cell in cells], [cell[axis] for cell in of_map]) for axis in (0, 1)
    )
    return Word(f"region-{NAMES[x, y]}")


def _side(places: Collection[int], of_map: Collection[int]) -> int:
    least, most = min(of_map), max(of_map)
    half = (most - least) / 2
    if not half:
        return 0
    share = (sum(places) / len(places) - (least + most) / 2) / half
    return (share > ASIDE) - (share < -ASIDE)


def named(feature: MapFeature, of_map: Iterable[Cell], who: Callable[[int], str]) -> Message:
    """A feature by name: "Ann's railroad in the north-west"."""
    gaps = {"kind": feature.kind.word, "region": region_of(feature.cells, [*of_map])}
    if not feature.majority:
        return say("laying-feature", **gaps)
    names = tuple(who(seat) for seat in feature.majority)
    return say("laying-feature-of", names=names, **gaps)


def all_named(
    features: Collection[MapFeature], of_map: Iterable[Cell], who: Callable[[int], str]
) -> Mapping[str, Message]:
    """Features by name, by one of their pieces; of those named alike each says one place too."""
    cells = [*of_map]
    names = {feature.at: named(feature, cells, who) for feature in features}
    count = Counter(names.values())
    return {
        feature.at: _apart(feature, names[feature.at])
        if count[names[feature.at]] > 1
        else names[feature.at]
        for feature in features
    }


def _apart(feature: MapFeature, name: Message) -> Message:
    piece = feature.pieces[0]
    return say("laying-feature-apart", name=name, place=place_in_words(piece.tile, piece.place))
