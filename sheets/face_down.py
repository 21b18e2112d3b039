"""What lies face down before the reveal: its seat sees it, and whoever typed it for the seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.paths import field_path, seat_path
from sheets.document import Document
from sheets.roles import seat_number
from sheets.timeline import Entry, is_covered


@dataclass(frozen=True, slots=True)
class FaceDown:
    """The covered fields of a sheet, for one role."""

    role: str
    covered: frozenset[str]
    """The names of the fields; none once all is turned over."""
    typed_by: Mapping[str, str]

    def sees(self, path: str) -> bool:
        """Whether this role may see what stands at a path."""
        if not is_covered(path, self.covered, seat_number(self.role)):
            return True
        return self.typed_by.get(field_path(path)) == self.role

    def sees_entry(self, entry: Entry) -> bool:
        """Whether it may see both what stood there and what came: it typed all of it itself."""
        if not is_covered(entry.path, self.covered, seat_number(self.role)):
            return True
        known = ((entry.old, entry.was_by), (entry.new, entry.is_by))
        is_own = all(value is None or by == self.role for value, by in known)
        return is_own and self.sees(entry.path)

    def hidden_at(self, number: int, seat: Mapping[str, Any]) -> frozenset[str]:
        """The covered fields of a seat that hold something which this role may not see."""
        there = self.covered.intersection(seat.get("fields", {}))
        return frozenset(name for name in there if not self.sees(seat_path(number, name)))

    def seen_of(self, document: Document) -> Document:
        """The document without what this role may not see."""
        seats = [self._seen_of(number, seat) for number, seat in enumerate(document["seats"])]
        return {**document, "seats": seats}

    def _seen_of(self, number: int, seat: Mapping[str, Any]) -> Mapping[str, Any]:
        hidden = self.hidden_at(number, seat)
        if not hidden:
            return seat
        fields = {name: value for name, value in seat["fields"].items() if name not in hidden}
        return {**seat, "fields": fields}
