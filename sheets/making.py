"""New sheets: from a body that names title, set-up and seats, from a saved file, as a rematch."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.fields import plain_text, quoted
from rules.core.messages import say
from rules.core.paths import joined, seat_path
from rules.core.seats import MARKS
from scoring.titles import BuiltTitle, titles
from sheets.answering import Certain, brought, nothing_is_certain
from sheets.checking import Checked, against_name
from sheets.document import SEAT_KEYS, Document, Put, changed
from sheets.roles import MOST_SEATS
from sheets.rulings import RULINGS, Settlement

PARTS = ("title", "setup", "seats", "shared", "extras", RULINGS)
ONLY_TOLD = frozenset({"boomtown", "result", "changes", "made", "status"})
"""What a saved file tells beside the table; a new sheet begins its own history."""


def new_document(
    body: object,
    today: date,
    by: Settlement | None = None,
    certain: Certain = nothing_is_certain,
) -> tuple[BuiltTitle, Document]:
    """The title and what stands on its new sheet; refused with every fault at its path.

    The rulings of a saved file come back where it is said who brings them.
    """
    if not isinstance(body, dict):
        raise RefusedError([Fault("body", say("field-not-an-object"))])
    title = _title(body)
    new = _NewSheet(title, {key: value for key, value in body.items() if value is not None})
    faults = list(new.faults())
    if faults:
        raise RefusedError(faults, title.facts)
    rulings = brought(title, body.get(RULINGS), by, certain) if by else {}
    document = new.document(today)
    return title, {**document, RULINGS: rulings} if rulings else document


def _title(body: Mapping[str, Any]) -> BuiltTitle:
    slug = body.get("title")
    if slug is None:
        raise RefusedError([Fault("title", say("field-required"))])
    if not isinstance(slug, str) or slug not in titles():
        known = tuple(titles())
        raise RefusedError(
            [Fault("title", say("field-not-a-choice", given=quoted(slug), choices=known))]
        )
    return titles()[slug]


@dataclass(frozen=True)
class _NewSheet:
    """What a body wants to stand on a new sheet."""

    title: BuiltTitle
    body: Mapping[str, Any]

    def faults(self) -> Iterator[Fault]:
        """Everything that speaks against it."""
        for key in self.body.keys() - {*PARTS, *ONLY_TOLD}:
            yield Fault(key, say("field-unknown"))
        shape = [*self._faults_of_seats(), *self._faults_of_objects()]
        yield from shape
        if not shape:
            yield from self._faults_inside()

    def _faults_of_objects(self) -> Iterator[Fault]:
        for root in ("setup", "shared", "extras"):
            inside = self.body.get(root, {})
            if isinstance(inside, dict):
                yield from _faults_of_names(inside, root)
            else:
                yield Fault(root, say("field-not-an-object"))

    def _faults_of_seats(self) -> Iterator[Fault]:
        seats = self.body.get("seats")
        most = self.title.facts.players[1]
        if seats is None:
            yield Fault("seats", say("field-required"))
        elif not isinstance(seats, list):
            yield Fault("seats", say("field-not-a-list", given=quoted(seats)))
        elif not seats:
            yield Fault("seats", say("field-list-too-short", count=0, shortest=1))
        elif _playing(seats) > most or len(seats) > MOST_SEATS:
            yield Fault("seats", say("field-list-too-long", count=len(seats), longest=most))
        else:
            for number, seat in enumerate(seats):
                yield from self._faults_of_seat(seat, seat_path(number))

    def _faults_of_seat(self, seat: object, path: str) -> Iterator[Fault]:
        if not isinstance(seat, dict):
            yield Fault(path, say("field-not-an-object"))
            return
        yield from _faults_of_names(seat, path)
        yield from self._faults_of_fields(seat, joined(path, "fields"))
        if "done" in seat:  # said of one running sheet, by whoever sits there
            yield Fault(joined(path, "done"), say("field-unknown"))
        if not isinstance(seat.get("left_out", False), bool):
            yield Fault(
                joined(path, "left_out"), say("field-not-a-flag", given=quoted(seat["left_out"]))
            )
        for says in against_name(seat.get("name")):
            yield Fault(joined(path, "name"), says)

    def _faults_of_fields(self, seat: Mapping[str, Any], path: str) -> Iterator[Fault]:
        fields = seat.get("fields", {})
        if not isinstance(fields, dict):
            yield Fault(path, say("field-not-an-object"))
            return
        yield from _faults_of_names(fields, path)
        for name in fields.keys() & {*SEAT_KEYS, *seat}:
            yield Fault(joined(path, name), say("field-unknown"))

    def _faults_inside(self) -> Iterator[Fault]:
        try:
            self._checked({put.path: put.value for put in self._puts()})
        except RefusedError as error:
            yield from error.faults

    def _checked(self, puts: Mapping[str, Any]) -> tuple[Put, ...]:
        return Checked(self.title, self._bare(), most=len(puts)).puts(puts)

    def _bare(self) -> Document:
        """Seats with their names and marks, and nothing else."""
        seats = [
            {"name": plain_text(seat["name"]), "mark": MARKS[number % len(MARKS)], "fields": {}}
            for number, seat in enumerate(self.body["seats"])
        ]
        return {"setup": {}, "shared": {}, "extras": {}, "seats": seats}

    def _puts(self) -> Iterator[Put]:
        for root in ("setup", "shared", "extras"):
            for key, value in self.body.get(root, {}).items():
                yield Put(joined(root, key), value)
        for number, seat in enumerate(self.body["seats"]):
            own = {key: value for key, value in seat.items() if key not in {"fields", "left_out"}}
            for name, value in {**own, **seat.get("fields", {})}.items():
                if value is not None:
                    yield Put(seat_path(number, name), value)

    def document(self, today: date) -> Document:
        """The document that this makes."""
        bare = self._bare()
        bare["setup"] = default_setup(self.title, today)
        left_out = [
            Put(seat_path(number, "left_out"), True)
            for number, seat in enumerate(self.body["seats"])
            if seat.get("left_out")
        ]
        puts = self._checked({put.path: put.value for put in self._puts()})
        return changed(bare, (*puts, *left_out), self.title.sheet)


def _faults_of_names(inside: Mapping[str, Any], path: str) -> Iterator[Fault]:
    """A name with a dot would be taken for a path."""
    for name in inside:
        if "." in name:
            yield Fault(joined(path, name), say("field-unknown"))


def _playing(seats: list[Any]) -> int:
    return sum(not (isinstance(seat, dict) and seat.get("left_out") is True) for seat in seats)


def default_setup(title: BuiltTitle, today: date) -> dict[str, Any]:
    """The set-up where nothing is said."""
    return {
        "edition": title.facts.editions[0],
        "variants": [],
        "house_rules": {},
        "date": today.isoformat(),
        "place": "",
    }


def place_in_rematch(document: Document, number: int) -> int | None:
    """Which seat of the rematch is this one's; none where it was left out."""
    seats = document["seats"]
    if seats[number].get("left_out"):
        return None
    return sum(not seat.get("left_out") for seat in seats[:number])


def rematch_of(title: BuiltTitle, document: Document, today: date) -> Document:
    """The same people, seats, agreements and cards for a new game."""
    lasting = {*SEAT_KEYS, *title.sheet.of_the_person} - {"left_out"}
    seats = [
        {
            "name": seat["name"],
            "mark": seat["mark"],
            "fields": {k: v for k, v in seat.get("fields", {}).items() if k in lasting},
        }
        for seat in document["seats"]
        if not seat.get("left_out")
    ]
    agreed = {key: each for key, each in document.get("setup", {}).items() if key != "joining"}
    setup = {**agreed, "date": today.isoformat()}
    ended = title.sheet.of_one_game
    extras = {key: each for key, each in document.get("extras", {}).items() if key not in ended}
    lasting_parts = {key: each for key, each in document.items() if key != RULINGS}
    return {**lasting_parts, "setup": setup, "shared": {}, "extras": extras, "seats": seats}
