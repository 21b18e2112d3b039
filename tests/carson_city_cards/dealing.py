"""Random cities that a real box could make, from any source of chance.

Every card is laid where the plain reference finds it legal; nothing here asks the code under test.
"""

from collections.abc import Collection, Mapping
from random import Random

from tests.carson_city_cards import plain
from tests.carson_city_cards.plain import City, Spot

Cards = list[dict[str, str]]
Readings = Mapping[str, str]

RARE = {"t": 12, "i": 14, "r": 14, "k": 3, "o": 8, "d": 11, "b": 11, "s": 6, "l": 5, "g": 2}
RAREST = {"c": 3, "p": 4, "y": 1}
LAST_CORNER = 24
LAST_SPOT = 25
# Whoever lays a card so may lay it under every other reading too.
STRICT = {"CCC-O4": "never", "CCC-O8": "before_this_card", "CCC-O9": "sides_only"}
STRICT_READINGS = {**plain.base_readings("en", {}), **STRICT}


class Bag:
    """The pictures of the box that nobody has laid yet."""

    def __init__(self, chance: Random, *, only: str = plain.LETTERS) -> None:
        self.chance = chance
        houses, mountains = chance.choice([(44, 36), (36, 44)])
        box = {".": 210, "h": houses, "m": mountains, **RARE, **RAREST}
        self.left = {letter: box[letter] for letter in only}
        # The fewer of one picture in the hand at a time, the more colourful the cards.
        self.in_hand = chance.choice([1, 2, 6, 210])

    def card(self) -> str | None:
        """The next card; None when the box cannot make another one."""
        if sum(self.left.values()) < 4:
            return None
        letters = "".join(self._letter() for _ in range(4))
        return f"{letters[:2]}/{letters[2:]}"

    def _letter(self) -> str:
        hand = "".join(letter * min(n, self.in_hand) for letter, n in self.left.items())
        letter = self.chance.choice(hand)
        self.left[letter] -= 1
        return letter


def name_of(spot: Spot) -> str:
    return f"{chr(ord('a') + spot[0])}{spot[1] + 1}"


def cards_laid(
    chance: Random,
    bag: Bag,
    number: int,
    owned: Collection[str] = (),
    readings: Readings = STRICT_READINGS,
) -> Cards:
    """At most so many cards, each at a random spot where it may lie."""
    cards: Cards = []
    city: City = {}
    for _ in range(number):
        card = bag.card()
        spot = card and legal_spot(chance, city, card, owned, readings)
        if card and spot:
            cards.append({"at": name_of(spot), "parcels": card})
            city.update(plain.moved(plain.parse(card), *spot))
    return cards


def legal_spot(
    chance: Random, city: City, card: str, owned: Collection[str], readings: Readings
) -> Spot | None:
    """Some spot on the frame where the card may lie; None if there is none."""
    if not city:
        return chance.randint(0, LAST_CORNER), chance.randint(0, LAST_CORNER)
    spots = [spot for spot in plain.spots_to_try(city) if on_frame(spot)]
    start = chance.randrange(len(spots))
    for spot in (*spots[start:], *spots[:start]):
        if not plain.placement(city, card, spot, owned, readings):
            return spot
    return None


def on_frame(corner: Spot) -> bool:
    """Whether a card with this upper left spot can be written down."""
    return min(corner) >= 0 and max(corner) <= LAST_CORNER


def without_sold(chance: Random, cards: Cards, number: int, readings: Readings) -> Cards:
    """The cards without at most so many that could be sold one after the other."""
    for _ in range(number):
        sellable = [n for n in range(len(cards)) if _may_be_sold(cards, n, readings)]
        if sellable:
            sold = chance.choice(sellable)
            cards = [*cards[:sold], *cards[sold + 1 :]]
    return cards


def _may_be_sold(cards: Cards, number: int, readings: Readings) -> bool:
    rest = plain.lay([*cards[:number], *cards[number + 1 :]])
    overlaps = any(spot in rest for spot in plain.lay([cards[number]]))
    corners = readings["CCC-O9"] == "corners_too"
    steps = plain.SIDES_AND_CORNERS if corners else plain.SIDES
    return not overlaps and plain.count_parts(rest, steps) <= 1


def notation(chance: Random, city: City) -> str:
    """The city written in one of the many ways that mean the same, somewhere on the frame."""
    if not city:
        return chance.choice(["", "-", " ", "3/-"])
    left, top, right, bottom = plain.box(city)
    columns = chance.randint(0, LAST_SPOT - (right - left))
    rows = chance.randint(0, LAST_SPOT - (bottom - top))
    city = plain.moved(city, columns - left, rows - top)
    text = "/".join(_row(chance, city, row) for row in range(rows + bottom - top + 1))
    return chance.choice(["", " ", "\n"]) + text + chance.choice(["", "  "])


def _row(chance: Random, city: City, row: int) -> str:
    width = max((column + 1 for column, line in city if line == row), default=0)
    letters = [city.get((column, row), "-") for column in range(width)]
    text = "".join(letter.upper() if chance.randrange(4) == 0 else letter for letter in letters)
    padding = "-" * chance.randint(0, LAST_SPOT + 1 - width)
    return _with_digits(text + padding) if chance.randrange(2) else text


def _with_digits(text: str) -> str:
    for length in range(9, 0, -1):
        text = text.replace("-" * length, str(length))
    return text
