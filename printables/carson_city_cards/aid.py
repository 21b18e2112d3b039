"""The player aid of the card game: its numbers and tables, asked of the rules and of the scorer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from printables.core.aids.facts import SharedFacts
from rules.carson_city_cards.auction import CHARACTERS_SHOWN, DECKS, HAND
from rules.carson_city_cards.characters import (
    CARDS,
    ORDER_OF_USE,
    WITH_ARROW,
    WITH_BOTH,
    Character,
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
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Verdict
from scoring.carson_city_cards import worth
from scoring.carson_city_cards.estate import Estate
from translations.catalogue import Catalogue

Town = tuple[tuple[Picture | None, ...], ...]
"""A piece of a city; nothing where no card lies."""
Eras = tuple[tuple[int, int], ...]

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


class AidFacts(SharedFacts):
    """The tables of the card game's aid."""

    side = LARGEST_SIDE
    side_with_captain = LARGEST_SIDE_WITH_CAPTAIN
    captain = Character.CAPTAIN.word
    characters_shown = CHARACTERS_SHOWN
    decks = DECKS
    cards = CARDS
    with_both = WITH_BOTH
    """The characters that act during play and bring points at the end."""
    at_the_end = tuple(each for each in Character if each not in WITH_ARROW)
    """Those that only bring points."""
    moments = tuple((moment, each) for moment, each in ORDER_OF_USE.items() if each)
    """When characters act, and which, in their order."""
    in_the_box = IN_THE_BOX
    beside = (EMPTY, MOUNTAIN, HOUSE)
    """What pictures are worth points for lying next to a building."""
    anywhere = (RANCH, MINE, HOUSE)

    @property
    def wheel_turns(self) -> str:
        """How often the wheel of the turn is turned."""
        return str(len(HAND))

    def said(self, words: Catalogue, clause: str) -> str:
        """A clause, the size of a city with its numbers."""
        if clause != "CCC-26":
            return super().said(words, clause)
        sides = {"side": self.side, "longer": self.side_with_captain}
        return words.says("aid-size", captain=self.captain, **sides)

    def points_of(self, town: Town, characters: tuple[Character, ...] = ()) -> int:
        """What a drawn piece of a city brings."""
        parcels = {
            FRAME.square(9 + column, 9 + row): picture
            for row, pictures in enumerate(town)
            for column, picture in enumerate(pictures)
            if picture is not None
        }
        return worth(Estate(city_of(parcels), characters), self.readings).total

    @property
    def rounds(self) -> Mapping[int, Facts]:
        """What the question about the set-up tells so many players of the cards of a round."""
        return {
            people: setup.answer(setup.Situation(people=people), self.readings).facts
            for people in range(FEWEST_SEATS, MOST_SEATS + 1)
        }

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
