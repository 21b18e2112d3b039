"""Who sits at the table of this request, so that sentences call people by their names.

The address of a question holds the names under `names` (`names.0=Ann`): no question asks for them.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.paths import seat_path
from sheets import rulings
from web.forms.typed import Typed, rows
from web.house.language import call_by_name

NAMES = rulings.NAMES
LONGEST_NAME = 40


def names_along(names: Mapping[int, str]) -> dict[str, Any]:
    """The names as an address of a question holds them."""
    return {NAMES: {str(number): name for number, name in names.items()}} if names else {}


def sit_as_typed(typed: Typed) -> None:
    """Calls those by their names who came along with a question."""
    names = {number: typed.get(f"{NAMES}.{number}", "") for number in rows(typed, NAMES)}
    call_by_name({number: name.strip()[:LONGEST_NAME] for number, name in names.items()})


def sit_at_table(typed: Typed) -> None:
    """Calls those by their names who sit at a table in an address."""
    sit_in_order(typed.get(seat_path(number, "name"), "") for number in rows(typed, "seats"))


def sit_as_told(body: object) -> None:
    """Calls those by their names who are named in the body of a score."""
    if told := names_told(body):
        call_by_name(told)


def sit_in_order(names: Iterable[object]) -> None:
    """Calls the seats by these names, the first one first; what is no name leaves the number."""
    call_by_name(names_in_order(names))


def names_told(body: object) -> dict[int, str]:
    """The names in the body of a score, by the numbers of the seats."""
    seats = body.get("seats") if isinstance(body, dict) else None
    if not isinstance(seats, list):
        return {}
    return names_in_order(seat.get("name") if isinstance(seat, dict) else None for seat in seats)


def names_in_order(names: Iterable[object]) -> dict[int, str]:
    """Names by the numbers of the seats; what is no name leaves the number out."""
    return {
        n: name.strip() for n, name in enumerate(names) if isinstance(name, str) and name.strip()
    }
