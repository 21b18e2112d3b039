"""Who wins the duel?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.checks import MIGHT_IS_RIGHT
from rules.carson_city.fields import RedField
from rules.carson_city.firepower import boost_of, boost_reasons
from rules.carson_city.helped import Helped
from rules.carson_city.personalities import CARDS, Personality
from rules.carson_city.schema import FEWEST_SEATS, LONGEST_NAME, MOST_SEATS
from rules.carson_city.tracks import FIELDS, OTHER, lacking, standing_on
from rules.core.faults import Fault, refuse
from rules.core.fields import Flag, ListOf, Piece, PieceOf, Text, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, Word, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered

DIE, TILE = "die", "tile"


@dataclass(frozen=True, slots=True, kw_only=True)
class Duellist(Helped):
    """A player in a duel: what his reserve holds, and what he throws or plays."""

    name: str
    cowboys: int
    revolvers: int
    thrown: int
    order: int | None = None
    three_guns: bool = False

    @property
    def boost(self) -> int:
        """What helps him in this turn only."""
        return boost_of(self, three_guns=self.three_guns)

    @property
    def total(self) -> int:
        """What he fights with."""
        return self.thrown + self.revolvers + self.cowboys + self.boost


@dataclass(frozen=True, slots=True)
class Situation:
    """The duellists, and whether tiles take the place of the die."""

    duellists: tuple[Duellist, ...]
    with_tiles: bool

    @property
    def strongest(self) -> list[int]:
        """The numbers of those who reach the highest total."""
        totals = [duellist.total for duellist in self.duellists]
        return [number for number, total in enumerate(totals) if total == max(totals)]

    def possible_winners(self, track: str) -> list[int]:
        """The numbers of those who win by this track; several where more must be known for it."""
        return standing_on(track, self.duellists, MOST_SEATS).possible_firsts(self.strongest)


class DuellistPiece(Piece):
    """A duellist as typed."""

    deciding = ("personality", "three_guns")
    of_one = ("three_guns", "personality.mercenary")
    name = Text(LONGEST_NAME, required=True)
    cowboys = Whole(0, 9, required=True)
    revolvers = Whole(0, 27, required=True)
    die = Whole(1, 6)
    tile = Whole(0, 5)
    order = Whole(1, MOST_SEATS)
    personality = one_of(Personality)
    three_guns = Flag()


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("red",)
    asked_later = ("red",)
    duellists = ListOf(
        PieceOf(DuellistPiece), shortest=FEWEST_SEATS, longest=MOST_SEATS, required=True
    )
    red = RedField(Personality.MERCENARY)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> object:
        """Everybody is there once, throws what the table plays with, and ties can be broken."""
        with_tiles = MIGHT_IS_RIGHT in setup.variants
        pieces = given["duellists"]
        faults += [*_repeats(pieces), *_wrong_throws(pieces, TILE if with_tiles else DIE)]
        if faults:
            return None
        duellists = (_duellist(piece, given.get("red", ())) for piece in pieces)
        situation = Situation(tuple(duellists), with_tiles)
        faults += _missing_places(situation, setup.readings().of("CC-O7"))
        return situation


def _duellist(piece: Mapping[str, Any], red: tuple[Personality, ...]) -> Duellist:
    rest = {key: value for key, value in piece.items() if key not in {DIE, TILE}}
    return Duellist(**rest, thrown=piece.get(DIE, piece.get(TILE)), red=red)


def _repeats(pieces: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    seen: dict[str, set[object]] = {"name": set(), "order": set(), "personality": set()}
    for number, piece in enumerate(pieces):
        for field in seen.keys() & piece.keys():
            if piece[field] in seen[field]:
                yield Fault(f"duellists.{number}.{field}", _repeated(field, piece[field]))
            seen[field].add(piece[field])
    with_chip = [number for number, piece in enumerate(pieces) if piece.get("three_guns")]
    for number in with_chip[1:]:
        yield Fault(f"duellists.{number}.three_guns", say("chip-twice"))


def _repeated(field: str, value: Any) -> Message:
    if field == "personality":
        return say("taken-personality", given=value.word)
    return say("name-repeated" if field == "name" else "order-repeated", given=value)


def _wrong_throws(pieces: Sequence[Mapping[str, Any]], wanted: str) -> Iterator[Fault]:
    other = DIE if wanted == TILE else TILE
    for number, piece in enumerate(pieces):
        if other in piece:
            says = say("no-tiles-here" if other == TILE else "no-dice-here")
            yield Fault(f"duellists.{number}.{other}", says)
        if wanted not in piece:
            says = say("tile-missing" if wanted == TILE else "die-missing")
            yield Fault(f"duellists.{number}.{wanted}", says)


def _missing_places(situation: Situation, track: str) -> Iterator[Fault]:
    """What a tie at the top needs and nobody said, where it is not decided without that."""
    if len(situation.strongest) == 1 or len(situation.possible_winners(track)) == 1:
        return
    for number in lacking(track, situation.duellists, situation.strongest):
        says = say(f"tied-without-{FIELDS[track]}", name=situation.duellists[number].name)
        yield Fault(f"duellists.{number}.{FIELDS[track]}", says, lacks=True)


def tied_at_the_top(body: Mapping[str, Any]) -> tuple[int, list[int]]:
    """The highest total of a whole situation, and the numbers of those who reach it."""
    fields = QuestionForm().fields
    red = fields["red"].deserialize(body.get("red", []))
    pieces = fields["duellists"].deserialize(body["duellists"])
    situation = Situation(tuple(_duellist(piece, red) for piece in pieces), with_tiles=False)
    strongest = situation.strongest
    return situation.duellists[strongest[0]].total, strongest


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Totals, winner and losers, and what becomes of their cowboys."""
    winner = _winner(situation, readings)
    losers = [duellist for duellist in situation.duellists if duellist is not winner]
    facts: Facts = {
        "totals": [duellist.total for duellist in situation.duellists],
        "winner": winner.name,
        "losers": [loser.name for loser in losers],
        "tie": len(situation.strongest) > 1,
        "cowboys_after": [each.cowboys + (each is not winner) for each in situation.duellists],
        "victory_points": [
            _consolation(each) if each is not winner else 0 for each in situation.duellists
        ],
    }
    return answered(facts, *_reasons(situation, readings, winner, losers))


def _winner(situation: Situation, readings: Readings) -> Duellist:
    """Who has the highest total, or of those who share it the lowest place."""
    if len(situation.strongest) == 1:
        return situation.duellists[situation.strongest[0]]
    track = readings.of("CC-O7")
    refuse(_missing_places(situation, track))
    return situation.duellists[situation.possible_winners(track)[0]]


def _consolation(loser: Duellist) -> int:
    offers = CARDS[Personality.SHERIFF].red.options if loser.keeps_the_peace else ()
    return sum(offer.amount for offer in offers)


def _reasons(
    situation: Situation, readings: Readings, winner: Duellist, losers: Sequence[Duellist]
) -> Iterator[Reason]:
    yield Reason("CC-26", tuple(_sum(duellist) for duellist in situation.duellists))
    if situation.with_tiles:
        yield Reason("CC-111", (say("tiles-for-dice"),))
    for duellist in situation.duellists:
        yield from boost_reasons(duellist, three_guns=duellist.three_guns, name=duellist.name)
    if len(situation.strongest) > 1:
        yield Reason("CC-28", (_tie_break(situation, readings.of("CC-O7"), winner),))
    names = tuple(loser.name for loser in losers)
    yield Reason("CC-27", (say("cowboys-after-duel", winner=winner.name, losers=names),))
    for loser in losers:
        if points := _consolation(loser):
            yield Reason("CC-92", (say("lost-duel-pays", name=loser.name, points=points),))


def _tie_break(situation: Situation, track: str, winner: Duellist) -> Message:
    """Who wins a tie; that the rulebook names no track only where the two do not agree."""
    names = tuple(situation.duellists[number].name for number in situation.strongest)
    if situation.possible_winners(OTHER[track]) == situation.possible_winners(track):
        return say("duel-tie-on-both", names=names, winner=winner.name)
    return say("duel-tie", names=names, winner=winner.name, track=Word(f"track-{track}"))


def _sum(duellist: Duellist) -> Message:
    return say(
        "duel-total",
        name=duellist.name,
        thrown=duellist.thrown,
        revolvers=duellist.revolvers,
        cowboys=duellist.cowboys,
        boost=duellist.boost,
        total=duellist.total,
    )
