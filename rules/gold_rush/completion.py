"""Why a railroad, mountain or city is completed, and why it is not, in sentences."""

from collections.abc import Iterator

from rules.core.messages import Message, Word, say
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.tiles import End


def why_completed(feature: Feature) -> Iterator[Message]:
    """What completes it on the map; of one in numbers nothing but what was typed is known."""
    if not isinstance(feature, MapFeature):
        return
    if feature.kind is Kind.RAILROAD:
        yield from _of_ends(_ends(feature))
    else:
        yield say(f"{feature.kind.value}-is-completed")


def why_open(feature: Feature) -> Message:
    """What keeps it from being completed."""
    if feature.kind is Kind.RAILROAD:
        count = feature.open_ends if isinstance(feature, MapFeature) else 0
        return say("railroad-is-open", count=count)
    has_gap_only = isinstance(feature, MapFeature) and not feature.open_ends
    if feature.kind is Kind.MOUNTAIN and has_gap_only:
        return say("mountain-has-a-gap")
    return say(f"{feature.kind.value}-is-open")


def _ends(railroad: MapFeature) -> list[End]:
    """Where it ends on its tiles; nowhere where it comes back to itself."""
    tracks = (piece.tile.tracks[piece.place.index] for piece in railroad.pieces)
    return [track.end for track in tracks if track.end is not None]


def _of_ends(ends: list[End]) -> Iterator[Message]:
    match [Word(f"end-{end.value}") for end in ends]:
        case [one, other] if one != other:
            yield say("railroad-ends", one=one, other=other)
        case [one, *_]:
            yield say("railroad-ends-alike", end=one)
        case _:
            yield say("railroad-is-a-loop")
    if End.HALT in ends:
        yield say("halt-as-typed")
