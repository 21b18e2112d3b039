"""Who has a sheet open, and what each may do."""

from rules.core.paths import in_seat, seat_of

HOST, JOIN, LOOK = "host", "join", "look"
SEAT = "seat."
MOST_SEATS = 12
"""With those left out; nobody needs more."""
SHARED = ("shared.", "extras.")
READ_ONLY = frozenset({JOIN, LOOK})


def seat_role(number: int) -> str:
    """The role of whoever sits there."""
    return f"{SEAT}{number}"


def seat_number(role: str) -> int | None:
    """The seat of a role; None for roles without one."""
    return int(role.removeprefix(SEAT)) if role.startswith(SEAT) else None


def typist(role: str, path: str) -> str:
    """Who is noted as having typed something at a seat: nobody where it is the role's own."""
    return "" if seat_number(role) == seat_of(path) else role


DERIVED = (JOIN, LOOK, *(seat_role(number) for number in range(MOST_SEATS)))
"""The roles whose codes come from the host's, for seats that may yet be added too."""


def may_change(role: str, path: str, common: frozenset[str] = frozenset()) -> bool:
    """Whether this role may put something at this path; the common fields of all seats too."""
    if role == HOST:
        return True
    own, seat = seat_number(role), seat_of(path)
    if own is None:
        return False
    return seat == own or path.startswith(SHARED) or _is_common(path, common)


def _is_common(path: str, common: frozenset[str]) -> bool:
    return seat_of(path) is not None and not common.isdisjoint(in_seat(path)[:1])
