"""The player aid of the card game: its numbers and tables, asked of the rules and of the scorer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from printables.core.aid import PointShown, points_of
from rules.carson_city_cards.auction import CHARACTERS_SHOWN, DECKS
from rules.carson_city_cards.characters import (
    CARDS,
    ORDER_OF_USE,
    WITH_ARROW,
    WITH_BOTH,
    Character,
    Moment,
)
from rules.carson_city_cards.city import (
    FRAME,
    LARGEST_SIDE,
    LARGEST_SIDE_WITH_CAPTAIN,
    city_of,
)
from rules.carson_city_cards.pictures import (
    EMPTY,
    ERAS,
    ERAS_OF_HOUSES_OR_MOUNTAINS,
    HOUSE,
    HOUSES_OR_MOUNTAINS,
    IN_THE_BOX,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    RANCH,
    SALOON,
    Picture,
)
from rules.carson_city_cards.questions import cover, setup
from rules.carson_city_cards.schema import FEWEST_SEATS, MOST_SEATS
from rules.carson_city_cards.table import Level
from rules.core.messages import Word
from rules.core.readings import Readings, Setup
from rules.core.rulings import Verdict
from scoring.carson_city_cards import worth
from scoring.carson_city_cards.estate import Estate
from scoring.titles import BuiltTitle

Eras = tuple[tuple[int, int], ...]

COUNTING: Mapping[Picture, tuple[str, ...]] = MappingProxyType(
    {
        Picture.RANCH: ("CCC-41",),
        Picture.MINE: ("CCC-42",),
        Picture.DRUGSTORE: ("CCC-43", "CCC-47"),
        Picture.BANK: ("CCC-44", "CCC-48"),
        Picture.SALOON: ("CCC-45",),
        Picture.GENERAL_STORE: ("CCC-46", "CCC-49"),
        Picture.CITY_HALL: ("CCC-46", "CCC-51"),
        Picture.BLACKSMITH: ("CCC-47", "CCC-48"),
        Picture.CHURCH: ("CCC-49",),
        Picture.HOTEL: ("CCC-50",),
        Picture.OUTLAWS: ("CCC-52",),
    }
)
LISTED = (
    *(Picture.RANCH, Picture.MINE, Picture.BLACKSMITH, Picture.DRUGSTORE, Picture.BANK),
    *(Picture.SALOON, Picture.HOTEL, Picture.CHURCH, Picture.GENERAL_STORE, Picture.CITY_HALL),
    *(Picture.OUTLAWS, Picture.PRISON, Picture.HOUSE, Picture.TOWNHOUSE, Picture.MOUNTAIN),
    Picture.EMPTY,
)
A_BUILDING = SALOON
"""A building that only the City Hall counts."""
A_PLACE, BESIDE_IT, FAR_AWAY = FRAME.square(9, 9), FRAME.square(10, 9), FRAME.square(15, 9)


@dataclass(frozen=True, slots=True)
class RoundShown:
    """The cards of a round for this number of players."""

    players: int
    characters: int
    terrain: int
    removed: int


@dataclass(frozen=True, slots=True)
class LevelShown:
    """The auction cards of a virtual player."""

    word: Word
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class CoverShown:
    """What may lie on these pictures, with or without a Prison or the Sheriff."""

    under: tuple[Picture, ...]
    over: frozenset[Picture | None]
    """None stands for the picture that lies there already."""
    protected: bool
    clauses: tuple[str, ...]

    @property
    def is_about_outlaws(self) -> bool:
        """Whether protection matters."""
        return self.under == (OUTLAWS,)

    @property
    def kind(self) -> str:
        """How to say what may lie there."""
        missing = frozenset(Picture) - self.over
        if not missing:
            return "anything"
        if missing == {OUTLAWS}:
            return "all-but-outlaws"
        if self.over == {None}:
            return "same"
        return "these" if self.over else "nothing"

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """The pictures that may lie there, in their order."""
        own = self.under[0]
        return tuple(sorted(own if picture is None else picture for picture in self.over))


@dataclass(frozen=True, slots=True)
class PictureShown:
    """What one such parcel brings, and how often there is one in each era."""

    picture: Picture
    beside: tuple[int, ...]
    anywhere: tuple[int, ...]
    itself: int
    eras: Eras
    clauses: tuple[str, ...]

    @property
    def in_the_box(self) -> int:
        """How many there are at most."""
        return IN_THE_BOX[self.picture]


@dataclass(frozen=True, slots=True)
class CharacterShown:
    """A character with the clauses that say what it does."""

    character: Character
    clauses: tuple[str, ...]

    @property
    def has_both(self) -> bool:
        """Whether it acts during play and brings points at the end."""
        return self.character in WITH_BOTH


@dataclass(frozen=True, slots=True)
class MomentShown:
    """The characters that act at a moment, in their order."""

    moment: Moment
    characters: tuple[CharacterShown, ...]


@dataclass(frozen=True)
class AidFacts:
    """Everything on the aid that is no sentence."""

    title: BuiltTitle
    setup: Setup
    side: int = LARGEST_SIDE
    side_with_captain: int = LARGEST_SIDE_WITH_CAPTAIN
    captain: Word = Character.CAPTAIN.word
    beside: tuple[Picture, ...] = (EMPTY, MOUNTAIN, HOUSE)
    """What pictures are worth points for lying next to a building."""
    anywhere: tuple[Picture, ...] = (RANCH, MINE, HOUSE)

    @cached_property
    def rounds(self) -> tuple[RoundShown, ...]:
        """The cards of a round for each number of players."""
        readings = self.setup.readings()
        seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        return tuple(_round(players, readings) for players in seats)

    @cached_property
    def levels(self) -> tuple[LevelShown, ...]:
        """The strengths of virtual players."""
        return tuple(
            LevelShown(Word(f"level-{level}"), min(DECKS[level]), max(DECKS[level]))
            for level in Level
        )

    @cached_property
    def covers(self) -> tuple[CoverShown, ...]:
        """What may lie on what, under the readings of this table."""
        return _covers(self.setup)

    @cached_property
    def pictures(self) -> tuple[PictureShown, ...]:
        """All pictures, those with points first."""
        # What a bare spot is worth is told among the readings, so it must not count here.
        readings = self.setup.readings().with_reading("CCC-O2", "covered_only")
        scorer = _Scorer(readings)
        return tuple(scorer.shown(picture, self) for picture in LISTED)

    @cached_property
    def moments(self) -> tuple[MomentShown, ...]:
        """The moments at which characters act, with these."""
        return tuple(
            MomentShown(moment, tuple(map(_character, characters)))
            for moment, characters in ORDER_OF_USE.items()
            if characters
        )

    @cached_property
    def at_the_end(self) -> tuple[CharacterShown, ...]:
        """The characters that only bring points."""
        return tuple(_character(each) for each in Character if each not in WITH_ARROW)

    @cached_property
    def between_editions(self) -> tuple[PointShown, ...]:
        """The points that one edition settles and another leaves open or settles otherwise."""
        return tuple(point for point in points_of(self.setup) if point.is_settled_somewhere)

    @cached_property
    def left_open(self) -> tuple[PointShown, ...]:
        """The points that no edition settles."""
        return tuple(point for point in points_of(self.setup) if not point.is_settled_somewhere)


def facts(title: BuiltTitle, setup: Setup) -> AidFacts:
    """The aid of a table that has agreed on this."""
    return AidFacts(title, setup)


def _round(players: int, readings: Readings) -> RoundShown:
    told = setup.answer(setup.Situation(people=players), readings).facts
    terrain, removed = told["terrain_shown"], told["removed_each_round"]
    assert isinstance(terrain, int), terrain  # noqa: S101 (four to six may always play)
    assert isinstance(removed, int), removed  # noqa: S101
    return RoundShown(players, CHARACTERS_SHOWN, terrain, removed)


def _character(character: Character) -> CharacterShown:
    card = CARDS[character]
    return CharacterShown(character, (card.clause, *card.more_clauses))


def _covers(table: Setup) -> tuple[CoverShown, ...]:
    """One line for all pictures that may be covered by the same; outlaws twice."""
    lines: dict[frozenset[Picture | None], CoverShown] = {}
    for under in Picture:
        line = _cover(under, table, protected=False)
        known = lines.get(line.over)
        lines[line.over] = _together(known, line) if known else line
    return *lines.values(), _cover(OUTLAWS, table, protected=True)


def _together(one: CoverShown, other: CoverShown) -> CoverShown:
    return CoverShown(one.under + other.under, one.over, one.protected, one.clauses)


def _cover(under: Picture, table: Setup, *, protected: bool) -> CoverShown:
    readings = table.readings()
    over: set[Picture | None] = set()
    clauses: list[str] = []
    for picture in Picture:
        situation = cover.Situation(under, picture, prison=protected)
        ruling = cover.answer(situation, readings)
        if ruling.verdict is Verdict.YES:
            over.add(picture)
        if ruling.verdict is Verdict.YES or under is OUTLAWS:
            clauses.extend(reason.clause for reason in ruling.because)
    return CoverShown(
        under=(under,),
        over=_seen_from(under, over),
        protected=protected,
        clauses=_once([*clauses, *(point for point in readings.asked if protected)]),
    )


def _seen_from(under: Picture, over: set[Picture | None]) -> frozenset[Picture | None]:
    """The same with None for the picture itself, where not everything may lie on it."""
    if under in over and len(over) < len(Picture) - 1:
        over = over - {under} | {None}
    return frozenset(over)


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


@dataclass(frozen=True, slots=True)
class _Scorer:
    """Lays two parcels and looks at what they bring together."""

    readings: Readings

    def shown(self, picture: Picture, aid: AidFacts) -> PictureShown:
        building = self._together(picture, A_BUILDING, FAR_AWAY)
        anywhere = tuple(
            self._together(picture, other, FAR_AWAY) - (0 if other is HOUSE else building)
            for other in aid.anywhere
        )
        return PictureShown(
            picture=picture,
            beside=tuple(self._beside(picture, other) for other in aid.beside),
            anywhere=(*anywhere, building),
            itself=self._total({A_PLACE: picture}),
            eras=_eras(picture),
            clauses=COUNTING.get(picture, ()),
        )

    def _beside(self, picture: Picture, other: Picture) -> int:
        near, far = (self._together(picture, other, place) for place in (BESIDE_IT, FAR_AWAY))
        return near - far

    def _together(self, picture: Picture, other: Picture, place: int) -> int:
        both = self._total({A_PLACE: picture, place: other})
        return both - self._total({A_PLACE: picture}) - self._total({place: other})

    def _total(self, parcels: Mapping[int, Picture]) -> int:
        return worth(Estate(city_of(parcels)), self.readings).total


def _eras(picture: Picture) -> Eras:
    if picture in HOUSES_OR_MOUNTAINS:
        return ERAS_OF_HOUSES_OR_MOUNTAINS
    return (ERAS[picture],) if picture in ERAS else ()
