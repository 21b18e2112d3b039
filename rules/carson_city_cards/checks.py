"""What speaks against a city, a seat or a table: every fault with its place and sentence."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.carson_city_cards.cards import LaidCard
from rules.carson_city_cards.characters import CARDS, Character
from rules.carson_city_cards.city import EMPTY_CITY, FRAME, City, on_whole_blocks
from rules.carson_city_cards.pictures import (
    FEWER_OF_HOUSES_OR_MOUNTAINS,
    HOUSES_OR_MOUNTAINS,
    IN_THE_BOX,
    PRISON,
    Picture,
)
from rules.carson_city_cards.placement import Site, fits, longest_side
from rules.carson_city_cards.table import Appeal, Built, Seat, Table
from rules.core.faults import Fault
from rules.core.grid import Names, squares
from rules.core.messages import Message, say
from rules.core.paths import joined, seat_path
from rules.core.readings import Readings, Setup

ROUNDS = 18
PARCELS_OF_A_CARD = 4
MOST_CHARACTERS = 18
MOST_CHARACTERS_WITH_PAPERBOY = 19


@dataclass(frozen=True)
class Owner:
    """Whose city it is: the characters, the sales, and what the table agreed on."""

    characters: frozenset[Character]
    setup: Setup
    sold: int = 0

    @property
    def after_sale(self) -> bool:
        """Whether cards were sold, so that the city may once have been another."""
        return self.sold > 0

    @cached_property
    def readings(self) -> Readings:
        """How the table reads its open points."""
        return self.setup.readings()

    @cached_property
    def in_favour(self) -> Readings:
        """The same, but nothing is refused for a point on which the table has not decided."""
        return self.setup.readings(CCC_O8="with_this_card", CCC_O9="corners_too")

    @property
    def corners_join(self) -> bool:
        """Whether parcels that touch at a corner only are one city."""
        return self.after_sale and self.in_favour.says("CCC-O9", "corners_too")

    def has_only_corners(self, city: City) -> bool:
        """Whether this city is one only by a reading that the table has not chosen."""
        if not self.corners_join or "CCC-O9" in self.setup.house_rules:
            return False
        return len(FRAME.parts(city.covered, corners=False)) > 1


def city_faults(city: City, owner: Owner) -> Iterator[Message]:
    """What is wrong with a city as drawn."""
    box = city.box
    if box and not fits(box, owner.characters):
        yield say(
            "city-too-large",
            columns=box.columns,
            rows=box.rows,
            side=longest_side(()),
            longer=longest_side(owner.characters),
        )
    stray = city.covered & ~on_whole_blocks(city.covered)
    if stray:
        yield say("city-off-blocks", parcels=tuple(Names(FRAME, stray)))
    yield from _parts_faults(city, owner)


def _parts_faults(city: City, owner: Owner) -> Iterator[Message]:
    parts = FRAME.parts(city.covered, corners=owner.corners_join)
    if len(parts) > 1:
        yield say("city-in-parts", count=len(parts), at=FRAME.names[squares(parts[1])[0]])


def built_of_cards(
    cards: Sequence[LaidCard], owner: Owner, path: str, faults: list[Fault]
) -> Built:
    """The city that these cards make, one laid after the other and each one checked."""
    city = EMPTY_CITY
    owed: list[int] = []
    for index, laid in enumerate(cards):
        wrong = list(_card_faults(city, laid, owner))
        if wrong:
            faults += [Fault(f"{path}.{index}", says) for says in wrong]
            return Built(city, tuple(cards))
        if _is_owed_to_reading(city, laid, owner):
            owed.append(index)
        city = city.under(laid.parcels)
    faults += [Fault(path, says) for says in _parts_faults(city, owner)]
    return Built(city, tuple(cards), tuple(owed), owner.has_only_corners(city))


def _card_faults(city: City, laid: LaidCard, owner: Owner) -> Iterator[Message]:
    site = Site(city, owner.characters, owner.in_favour, owner.after_sale)
    for reason in site.hindrances(laid):
        for because in reason.says:
            yield say("card-is-illegal", clause=reason.clause, at=laid.at, because=because)


def _is_owed_to_reading(city: City, laid: LaidCard, owner: Owner) -> bool:
    """Whether the card is legal only because an open point was read in its favour."""
    if PRISON not in laid.card.pictures or "CCC-O8" in owner.setup.house_rules:
        return False
    plain = Site(city, owner.characters, owner.readings, owner.after_sale)
    return bool(plain.hindrances(laid))


def printed_pictures(built: Built) -> Counter[Picture]:
    """How many of each picture the cards show, hidden ones too where the cards are known."""
    if built.cards is not None:
        return Counter(picture for laid in built.cards for picture in laid.card.pictures)
    return Counter({picture: built.city.count(picture) for picture in Picture})


def box_faults(shown: Counter[Picture], seats: Sequence[Seat] = ()) -> Iterator[Message]:
    """More pictures than the box holds; of a table with the names of those who show them."""
    for picture, count in sorted(shown.items()):
        if count > IN_THE_BOX[picture]:
            yield say(
                "more-than-the-box-among" if seats else "more-than-the-box",
                names=tuple(seat.name for seat in seats if _shown((seat,))[picture]),
                picture=picture.word,
                count=count,
                most=IN_THE_BOX[picture],
            )
    if all(shown[picture] > FEWER_OF_HOUSES_OR_MOUNTAINS for picture in HOUSES_OR_MOUNTAINS):
        yield say("more-houses-and-mountains", most=FEWER_OF_HOUSES_OR_MOUNTAINS)


def seat_faults(seat: Seat) -> Iterator[Message]:
    """More cards than one player can have."""
    terrain, people = terrain_cards(seat), len(seat.characters)
    most = ROUNDS + sum(CARDS[character].more_cards for character in seat.characters)
    if terrain + seat.sold + people > most:
        gaps = {"terrain": terrain, "sold": seat.sold, "characters": people, "most": most}
        yield say("more-cards-than-rounds", **gaps)


def terrain_cards(seat: Seat) -> int:
    """How many terrain cards the seat has at least."""
    if not isinstance(seat.holding, Built):
        return 0
    if seat.holding.cards is not None:
        return len(seat.holding.cards)
    return -(-seat.holding.city.covered.bit_count() // PARCELS_OF_A_CARD)


def table_faults(seats: Sequence[Seat], *, partial: bool) -> Iterator[Message]:
    """What only shows when all seats are seen together."""
    if not partial and all(isinstance(seat.holding, Appeal) for seat in seats):
        yield say("nobody-real")
    yield from box_faults(_shown(seats), seats)
    owned = [character for seat in seats for character in seat.characters]
    paperboy = Character.PAPERBOY in owned
    most = MOST_CHARACTERS_WITH_PAPERBOY if paperboy else MOST_CHARACTERS
    if len(owned) > most:
        yield say("more-characters-than-rounds", count=len(owned), most=most)


def _shown(seats: Iterable[Seat]) -> Counter[Picture]:
    built = (seat.holding for seat in seats if isinstance(seat.holding, Built))
    return sum((printed_pictures(holding) for holding in built), Counter())


def warnings(table: Table) -> Iterator[Fault]:
    """What is odd about a table and yet possible."""
    shown = _shown(table.seats)
    for picture in HOUSES_OR_MOUNTAINS:
        if shown[picture] > FEWER_OF_HOUSES_OR_MOUNTAINS:
            yield Fault("seats", say("many-of-one", picture=picture.word, count=shown[picture]))
    for number, seat in enumerate(table.seats):
        if not isinstance(seat.holding, Built):
            continue
        cards = terrain_cards(seat) + seat.sold + len(seat.characters)
        if seat.holding.cards is not None and cards < ROUNDS and not table.partial:
            says = say("fewer-cards-than-rounds", count=cards, most=ROUNDS)
            yield Fault(seat_path(number, "cards"), says)
        yield from owed_to_readings(seat.holding, seat_path(number))


def owed_to_readings(built: Built, path: str = "") -> Iterator[Fault]:
    """What is possible only by readings that the table has not chosen."""
    way = joined(path, "city" if built.cards is None else "cards")
    if built.hangs_by_corner:
        yield Fault(way, say("joined-by-reading", point="CCC-O9"))
    for index in built.owed_to_reading:
        yield Fault(joined(way, index), say("owed-to-reading", point="CCC-O8"))
