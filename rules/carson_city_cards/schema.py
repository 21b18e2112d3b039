"""The bodies of requests about this game, read into tables and cities."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.characters import CARDS, Character
from rules.carson_city_cards.checks import (
    Owner,
    box_faults,
    built_of_cards,
    city_faults,
    owed_to_readings,
    printed_pictures,
    seat_faults,
    table_faults,
)
from rules.carson_city_cards.city import EMPTY_CITY, City
from rules.carson_city_cards.fields import CardPiece, CityField, laid_cards
from rules.carson_city_cards.paperboy import CHOICES, Brought, choice_faults, lacking_choice
from rules.carson_city_cards.paperboy import FIELD as PAPERBOY_CHOICE
from rules.carson_city_cards.table import Appeal, Built, Counted, Holding, Level, Seat, Table
from rules.core.faults import Fault
from rules.core.fields import Flag, ListOf, OneOf, Piece, PieceOf, SumOrNumbers, Text, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.paths import joined, seat_path
from rules.core.readings import Setup

FEWEST_SEATS, MOST_SEATS = TITLE.players
LONGEST_NAME = 40
MOST_SOLD = 3
POINTS_FOR_A_SOLD_CARD = 7

# Lowest, highest, step of the points that a player may have counted in a row.
LIMITS: Mapping[str, tuple[int, int, int]] = MappingProxyType(
    {
        "ranches": (0, 112, 1),
        "mines": (0, 224, 2),
        "drugstores": (0, 176, 1),
        "banks": (0, 176, 1),
        "saloons": (0, 192, 2),
        "general_stores_city_hall": (0, 48, 1),
        "ranch_symbols": (0, 196, 1),
        "mine_symbols": (0, 196, 1),
        "house_symbols": (0, 390, 1),
        "hotels": (0, 15, 3),
        "city_hall": (0, 72, 1),
        "outlaws": (-48, 0, 6),
        "characters": (0, 400, 1),
    }
)
WAYS_IN = ("city", "cards", "counts")
ONLY_REAL = (*WAYS_IN, "auctioneer_sold", PAPERBOY_CHOICE)
ONLY_VIRTUAL = ("appeal", "level")


class AppealField(SumOrNumbers[tuple[int, ...]]):
    """The appeal of a virtual player's cards: the sum, or card by card."""

    total = Whole(0, 999)
    card = Whole(0, 99)
    each = ListOf(card, longest=18)

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> tuple[int, ...]:
        if isinstance(value, list):
            return self.each.deserialize(value) or ()
        return (int(self.total.deserialize(value) or 0),)

    def described(self) -> dict[str, Any]:
        """Either form."""
        each = {**self.each.described(), "items": self.card.described()}
        return {"oneOf": [self.total.described(), each]}


CountsPiece = Piece.from_dict(
    {row: Whole(lowest, highest, step=step) for row, (lowest, highest, step) in LIMITS.items()},
    name="CountsPiece",
)
CountsPiece.__module__ = __name__  # else it would be a piece of the library


class SeatPiece(Piece):
    """A seat as typed."""

    name = Text(LONGEST_NAME)
    characters = ListOf(one_of(Character), distinct=True)
    virtual = Flag()
    level = one_of(Level)
    appeal = AppealField()
    city = CityField()
    cards = ListOf(PieceOf(CardPiece))
    counts = PieceOf(CountsPiece)
    auctioneer_sold = Whole(0, MOST_SOLD)
    paperboy_choice = OneOf(CHOICES)


class TableForm(Form):
    """The body of a score: all seats of a table."""

    title = TITLE
    seats = ListOf(PieceOf(SeatPiece), shortest=1, longest=MOST_SEATS, required=True)
    is_partial = Flag(data_key="partial")

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Table:
        """The table, with its cities built."""
        partial = given.get("is_partial", False)
        readers = [SeatReader(entry, i, setup, faults) for i, entry in enumerate(given["seats"])]
        seats = tuple(reader.seat() for reader in readers)
        _refuse_repeats(seats, faults)
        if not partial and len(seats) < FEWEST_SEATS:
            faults.append(Fault("seats", say("too-few-seats", count=len(seats))))
        between = table_faults(seats, partial=partial)
        faults += [Fault("seats", says) for says in between]
        return Table(seats, partial)


@dataclass(frozen=True, slots=True)
class SeatReader:
    """Reads one seat of a body and names what is wrong with it."""

    given: Mapping[str, Any]
    number: int
    setup: Setup
    faults: list[Fault]

    @property
    def path(self) -> str:
        """Where the seat stands in the body."""
        return seat_path(self.number)

    def seat(self) -> Seat:
        """The seat; what is wrong with it goes to the faults."""
        before = len(self.faults)
        seat = Seat(
            name=self._name,
            characters=self.given.get("characters", ()),
            holding=self._appeal() if self.given.get("virtual") else self._real(),
            sold=self.given.get("auctioneer_sold", 0),
            brought=self._brought,
        )
        if len(self.faults) == before:
            for says in seat_faults(seat):
                self._refuse("", says)
        return seat

    @property
    def _brought(self) -> Brought:
        path = joined(self.path, PAPERBOY_CHOICE)
        return Brought(path, self.given.get(PAPERBOY_CHOICE), self._name)

    @property
    def _name(self) -> str:
        name: str = self.given.get("name", f"Seat {self.number + 1}")
        return name

    def _refuse(self, field: str, says: Message) -> None:
        path = joined(self.path, field) if field else self.path
        self.faults.append(Fault(path, says))

    def _appeal(self) -> Holding:
        for field in ONLY_REAL:
            if field in self.given:
                self._refuse(field, say("not-of-virtual", field=field))
        if "appeal" not in self.given:
            self._refuse("appeal", say("appeal-missing"))
        return Appeal(self.given.get("appeal", ()))

    def _real(self) -> Holding:
        for field in ONLY_VIRTUAL:
            if field in self.given:
                self._refuse(field, say("only-of-virtual", field=field))
        sold = self.given.get("auctioneer_sold", 0)
        characters = frozenset(self.given.get("characters", ()))
        if sold and Character.AUCTIONEER not in characters:
            self._refuse("auctioneer_sold", say("sold-without-auctioneer"))
        ways = [way for way in WAYS_IN if way in self.given]
        if len(ways) != 1:
            self._refuse("", say("one-way-in-of-three" if ways else "no-way-in"))
        self.faults.extend(choice_faults(self._brought, characters))
        if "characters" not in self.given.get("counts", ()):
            self.faults.extend(lacking_choice(self._brought, characters, self.setup))
        if "counts" in self.given:
            self._check_counted_characters(characters)
        owner = Owner(characters, self.setup, sold)
        built = built_of(self.given, owner, f"{self.path}.", self.faults)
        return built or Counted(self.given.get("counts", {}))

    def _check_counted_characters(self, characters: frozenset[Character]) -> None:
        uncounted = sorted(each for each in characters if CARDS[each].needs_city)
        if uncounted and "characters" not in self.given["counts"]:
            names = tuple(character.word for character in uncounted)
            self._refuse("counts.characters", say("characters-need-a-city", characters=names))


def built_of(
    given: Mapping[str, Any], owner: Owner, path: str, faults: list[Fault]
) -> Built | None:
    """The city that was drawn or laid card by card; None where neither was typed."""
    built = None
    if "cards" in given:
        built = built_of_cards(laid_cards(given["cards"]), owner, f"{path}cards", faults)
    if "city" in given:
        built = Built(given["city"], hangs_by_corner=owner.has_only_corners(given["city"]))
        faults += [Fault(f"{path}city", says) for says in city_faults(built.city, owner)]
    return built


def _refuse_repeats(seats: Sequence[Seat], faults: list[Fault]) -> None:
    """Names and characters that an earlier seat has already."""
    names: set[str] = set()
    owners: dict[Character, str] = {}
    for number, seat in enumerate(seats):
        if seat.name in names:
            faults.append(Fault(seat_path(number, "name"), say("name-repeated", name=seat.name)))
        names.add(seat.name)
        for place, character in enumerate(seat.characters):
            if character in owners:
                says = say("owned-already", character=character.word, owner=owners[character])
                faults.append(Fault(seat_path(number, "characters", place), says))
            owners.setdefault(character, seat.name)


@dataclass(frozen=True, slots=True)
class OwnCity:
    """A city that a question is about, and the characters of its owner."""

    built: Built
    characters: frozenset[Character]

    @property
    def city(self) -> City:
        """The city as seen from above."""
        return self.built.city

    @property
    def warnings(self) -> tuple[Fault, ...]:
        """What is possible only by readings that the table has not chosen."""
        return tuple(owed_to_readings(self.built))


class CityForm(Form):
    """The body of a question about one city."""

    title = TITLE
    city = CityField()
    cards = ListOf(PieceOf(CardPiece))
    characters = ListOf(one_of(Character), distinct=True)

    def own_city(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault], *, sold: int = 0
    ) -> OwnCity:
        """The city, checked as a seat's city is."""
        characters = frozenset(given.get("characters", ()))
        if "city" not in given and "cards" not in given:
            faults.append(Fault("city", say("city-or-cards-needed"), lacks=True))
        elif "city" in given and "cards" in given:
            faults.append(Fault("city", say("city-or-cards")))
        built = built_of(given, Owner(characters, setup, sold), "", faults)
        if built is None:
            return OwnCity(Built(EMPTY_CITY), characters)
        path = "city" if "city" in given else "cards"
        faults += [Fault(path, says) for says in box_faults(printed_pictures(built))]
        return OwnCity(built, characters)

    def own_city_and_card(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]
    ) -> OwnCity:
        """The same for a question about a card; the box must hold it beside the city."""
        before = len(faults)
        own = self.own_city(given, setup, faults)
        if len(faults) == before:
            pictures = printed_pictures(own.built) + Counter(given["card"].pictures)
            faults += [Fault("card", says) for says in box_faults(pictures)]
        return own
