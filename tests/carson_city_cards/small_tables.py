"""Tables of a few plain seats, for cases at the limits."""

from collections.abc import Mapping
from typing import Any

from tests.carson_city_cards import dealing

Body = dict[str, Any]


def partial(*seats: Mapping[str, Any], **table: Any) -> Body:
    return {"partial": True, "seats": [dict(seat) for seat in seats], **table}


def wall(letter: str, count: int) -> str:
    """A city of two columns or more with so many of a picture, filled up with others."""
    filler = "m" if letter == "." else "."
    columns = 8 if count > 16 else 2
    letters = letter * count + filler * (-count % columns)
    letters += filler * columns * (len(letters) == columns)
    rows = [letters[start : start + columns] for start in range(0, len(letters), columns)]
    return "/".join(rows)


def cards_in_rows(number: int) -> list[dict[str, str]]:
    """So many empty cards side by side, all on the frame's upper left."""
    places = [(column, row) for row in range(0, 8, 2) for column in range(0, 8, 2)]
    places += [(column, 0) for column in range(0, 8, 2)]
    return [{"at": dealing.name_of(place), "parcels": "../.."} for place in places[:number]]
