"""Paths: one text names one thing in a form, a body, a sheet and a fault (`seats.0.drawing.d4`)."""

SEATS = "seats"
LONGEST_NUMBER = 4
"""Digits of the number of a seat or entry; longer ones name nothing."""


def joined(*parts: str | int) -> str:
    """The path that leads through these parts; the whole has an empty path, which adds nothing.

    >>> joined("setup", "house_rules", "CCC-O1"), joined("", "drawing")
    ('setup.house_rules.CCC-O1', 'drawing')
    """
    return ".".join(map(str, parts[1:] if parts[0] == "" else parts))


def seat_path(number: int, *parts: str | int) -> str:
    """The path to a seat, or to what it has.

    >>> seat_path(0), seat_path(1, "drawing", "d4")
    ('seats.0', 'seats.1.drawing.d4')
    """
    return joined(SEATS, number, *parts)


def parts_of(path: str) -> list[str]:
    """Everything that a path leads through, itself last."""
    return path.split(".")


def root_of(path: str) -> str:
    """Where a path begins.

    >>> root_of("setup.edition"), root_of("board")
    ('setup', 'board')
    """
    return path.partition(".")[0]


def last_of(path: str) -> str:
    """What a path names within its parent.

    >>> last_of("seats.0.drawing.d4"), last_of("board")
    ('d4', 'board')
    """
    return path.rpartition(".")[2]


def parent_of(path: str) -> str:
    """The whole of which a path names a part; empty for a root.

    >>> parent_of("seats.0.drawing.d4"), parent_of("board")
    ('seats.0.drawing', '')
    """
    return path.rpartition(".")[0]


def shortened(path: str, most: int) -> str:
    """The path to the whole that lies so many parts deep.

    >>> shortened("seats.0.drawing.d4", 3), shortened("board", 3)
    ('seats.0.drawing', 'board')
    """
    return joined(*parts_of(path)[:most])


def seat_of(path: str) -> int | None:
    """The seat that a path belongs to; None for what belongs to the table.

    >>> seat_of("seats.1.points"), seat_of("seats"), seat_of("shared.board")
    (1, None, None)
    """
    root, number, *_ = *parts_of(path), ""
    is_number = number.isdecimal() and len(number) <= LONGEST_NUMBER
    return int(number) if root == SEATS and is_number else None


def in_seat(path: str) -> list[str]:
    """What a path leads through below its seat.

    >>> in_seat("seats.1.drawing.d4"), in_seat("seats.1")
    (['drawing', 'd4'], [])
    """
    return parts_of(path)[2:]


def field_path(path: str) -> str:
    """The path to the field of a seat that a path leads to or into.

    >>> field_path("seats.1.drawing.d4"), field_path("seats.1")
    ('seats.1.drawing', 'seats.1')
    """
    return shortened(path, 3)


def is_within(path: str, whole: str) -> bool:
    """Whether a path names this or a part of it.

    >>> is_within("seats.1.points", "seats.1"), is_within("seats.10.points", "seats.1")
    (True, False)
    """
    return path == whole or path.startswith(f"{whole}.")


def overlap(one: str, other: str) -> bool:
    """Whether two paths name the same thing, or one of them a part of the other."""
    return is_within(one, other) or is_within(other, one)
