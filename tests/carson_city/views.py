"""The town looked at from another side, and with the seats in another order."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.carson_city.plain_board import COLUMNS, NAMES, drawing, parse, spot

Body = dict[str, Any]
Spot = tuple[int, int]
View = Callable[[Spot], Spot]

LAST = 7
VIEWS: dict[str, View] = {
    "mirrored left to right": lambda at: (LAST - at[0], at[1]),
    "mirrored top to bottom": lambda at: (at[0], LAST - at[1]),
    "mirrored along the diagonal": lambda at: (at[1], at[0]),
    "mirrored along the other diagonal": lambda at: (LAST - at[1], LAST - at[0]),
    "a quarter turn to the right": lambda at: (LAST - at[1], at[0]),
    "a quarter turn to the left": lambda at: (at[1], LAST - at[0]),
    "a half turn": lambda at: (LAST - at[0], LAST - at[1]),
}
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
LETTERS = {step: letter for letter, step in STEPS.items()}
SEAT = {"seat", "by", "belongs_to"}


def seen_name(name: str, view: View) -> str:
    """A parcel's name where the view brings it."""
    column, row = view(spot(name))
    return f"{COLUMNS[column]}{row + 1}"


def seen_letter(letter: str, view: View) -> str:
    """The side of a parcel that lies there afterwards."""
    step = STEPS[letter]
    start, end = view((3, 3)), view((3 + step[0], 3 + step[1]))
    return LETTERS[end[0] - start[0], end[1] - start[1]]


def seen_side(text: str, view: View) -> str:
    """Sides of a parcel where the view brings them, in the same order."""
    letters = "".join(seen_letter(letter, view) for letter in text[3:])
    return f"{seen_name(text[:2], view)}-{letters}"


def seen_town(text: str, view: View) -> str:
    """A board looked at from elsewhere."""
    town = parse(text)
    return drawing({seen_name(name, view): town[name] for name in NAMES})


def seen_names(names: list[str], view: View) -> list[str]:
    """Some parcels where the view brings them, sorted as facts are."""
    return sorted(seen_name(name, view) for name in names)


def seen_roads(texts: list[str], view: View) -> list[str]:
    """Roads where the view brings them, in the same order."""
    return [seen_side(text, view) for text in texts]


def seen_income(income: Mapping[str, int] | int, view: View) -> Any:
    """The income of every building where the view brings it; that of one alone stays."""
    if not isinstance(income, Mapping):
        return income
    return {seen_name(name, view): much for name, much in income.items()}


SEEN: dict[str, Callable[[Any, View], Any]] = {
    "board": seen_town,
    "parcel": seen_name,
    "house": seen_name,
    **dict.fromkeys(("roads", "new", "new_roads"), seen_roads),
    **dict.fromkeys(("bridges", "cancelled", "newly_reached", "bridge_parcels"), seen_names),
    "income": seen_income,
}


def seen(value: Any, view: View, name: str = "") -> Any:
    """A body or facts with every name in it where the view brings it."""
    if value is None:
        return value
    if name in SEEN:
        return SEEN[name](value, view)
    if isinstance(value, Mapping):
        return {key: seen(inner, view, key) for key, inner in value.items()}
    return [seen(inner, view) for inner in value] if isinstance(value, list) else value


def reseated_town(text: str, places: Sequence[int]) -> str:
    """A board on which everything belongs to who has moved."""
    town = parse(text).items()
    return drawing({name: (owner and places[owner - 1], sign) for name, (owner, sign) in town})


def reseated(value: Any, places: Sequence[int], name: str = "") -> Any:
    """A body or facts in which seat n sits at `places[n - 1]`."""
    if isinstance(value, Mapping):
        return {key: reseated(inner, places, key) for key, inner in value.items()}
    if name == "board":
        owners = {
            at: (owner and places[owner - 1], sign) for at, (owner, sign) in parse(value).items()
        }
        return drawing(owners)
    if name in SEAT and value is not None:
        return places[value - 1]
    if name == "standing":
        return [places[seat - 1] for seat in value]
    if name in {"totals", "seats", "lines", "ranks"} and isinstance(value, list):
        return [value[places.index(seat + 1)] for seat in range(len(value))]
    return [reseated(inner, places) for inner in value] if isinstance(value, list) else value
