"""Who has figures on a map: the seats of a sheet, of a table in an address, or nobody known."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.seats import MARKS, seat_told
from rules.gold_rush.table import MOST_SEATS
from translations.catalogue import Catalogue
from web.forms.typed import Typed

WHO = "who"
BETWEEN = ":"
PARTS = 4
LONGEST_NUMBER = 4


@dataclass(frozen=True, slots=True)
class Player:
    """A seat with what a map must know of it; no name where nobody is known."""

    number: int
    mark: str
    name: str = ""
    points: int | None = None
    """On the score track."""

    def __str__(self) -> str:
        points = "" if self.points is None else self.points
        return BETWEEN.join((str(self.number), self.mark, str(points), self.name))


ANYBODY = tuple(Player(number, MARKS[number]) for number in range(MOST_SEATS))


def players_at(opened: Any, state: Any, words: Catalogue) -> tuple[Player, ...]:
    """The players of a sheet or of a table that stands in an address; five where none is known."""
    return _named(_players(opened, state, words.sitting), words)


def calling(players: Iterable[Player], words: Catalogue) -> Catalogue:
    """The words in which these players are called by their names."""
    return words.naming({**words.sitting, **{player.number: player.name for player in players}})


def _named(players: Iterable[Player], words: Catalogue) -> tuple[Player, ...]:
    return tuple(
        player if player.name else replace(player, name=words.text(seat_told(player.number)))
        for player in players
    )


def _players(opened: Any, state: Any, sitting: Mapping[int, str]) -> tuple[Player, ...]:
    if opened is not None:
        kept = enumerate(opened.view.document["seats"])
        return tuple(_of_sheet(number, seat) for number, seat in kept if not seat.get("left_out"))
    asked_along = (Player(n, MARKS[n % len(MARKS)], name) for n, name in sitting.items())
    return tuple(map(_of_table, getattr(state, "seats", ()))) or tuple(asked_along) or ANYBODY


def _of_table(seat: Any) -> Player:
    return Player(seat.number, MARKS[seat.number % len(MARKS)], seat.name, _points(seat.body))


def _of_sheet(number: int, seat: Mapping[str, Any]) -> Player:
    fields = seat.get("fields", {})
    return Player(number, str(seat["mark"]), str(seat["name"]), _points(fields))


def _points(fields: Mapping[str, Any]) -> int:
    points = fields.get("points")
    return points if isinstance(points, int) and not isinstance(points, bool) else 0


def players_typed(typed: Typed, words: Catalogue) -> tuple[Player, ...]:
    """The players as a page sent them along."""
    return _named(tuple(_read(typed.getlist(WHO))) or ANYBODY, words)


def _read(texts: Iterable[str]) -> Iterator[Player]:
    for text in texts:
        number, mark, points, name = (*text.split(BETWEEN, PARTS - 1), *[""] * PARTS)[:PARTS]
        if _is_number(number):
            mark = mark if mark in MARKS else MARKS[int(number) % len(MARKS)]
            yield Player(int(number), mark, name, int(points) if _is_number(points) else None)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def player_at(seat: int, players: Sequence[Player], words: Catalogue) -> Player:
    """Who sits there; a seat where nobody plays is called as sentences call it."""
    known = (player for player in players if player.number == seat)
    unknown = Player(seat, MARKS[seat % len(MARKS)], words.text(seat_told(seat)))
    return next(known, unknown)
