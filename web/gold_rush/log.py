"""The running log: what is completed during the game moves the markers along the score track."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.forms import Form, read_setup
from rules.core.messages import Message, say
from rules.core.paths import seat_path
from rules.core.readings import Setup
from rules.gold_rush import TITLE
from rules.gold_rush.feature_fields import FeaturePiece
from rules.gold_rush.markers import Marker, is_points, marker_at
from rules.gold_rush.schema import MOST_POINTS, TableForm
from scoring.gold_rush.bringing import SCORED_IN_PLAY, Brought, brought_by, own_numbers
from sheets.opened import Opened
from translations.catalogue import Catalogue
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed
from web.forms.view import FieldView, FormView
from web.house.faults import faults_json
from web.house.names import names_along
from web.house.rooms import Beside
from web.sheets.answers import may_undo
from web.sheets.installation import all_sheets

LOG = "log"
SIGNS_OF_ONCE = 6
PIECE = FeaturePiece()
SETUP = tuple(Form().fields)


@dataclass(frozen=True, slots=True)
class Gain:
    """What one seat gets, and where its marker goes from there."""

    seat: int
    points: int
    before: Marker | None
    after: Marker | None


@dataclass(frozen=True, slots=True)
class Logged:
    """Something that was logged: what it was, and who got how much."""

    number: int
    kind: str
    says: Message | None
    gains: Sequence[tuple[int, int]]
    undo: int | None = None
    """The change that can be undone to take it back."""


@dataclass(frozen=True)
class Track:
    """The score track of a sheet with all that was logged."""

    opened: Opened

    @property
    def setup(self) -> Setup:
        """What the table agreed on."""
        agreed = self.opened.view.document.get("setup", {})
        return read_setup(TableForm(), {key: agreed[key] for key in SETUP if key in agreed})

    @property
    def seats(self) -> list[int]:
        """The numbers of the seats that play."""
        seats = enumerate(self.opened.view.document["seats"])
        return [number for number, seat in seats if not seat.get("left_out")]

    def points_of(self, seat: int) -> Any:
        """What was typed for a seat; nothing is no points."""
        return self.opened.view.document["seats"][seat].get("fields", {}).get("points", 0)

    def marker_of(self, seat: int) -> Marker | None:
        """Where its marker is."""
        return marker_at(self.points_of(seat), self.setup)

    def gains(self, brought: Brought) -> list[Gain]:
        """Who gets what, in the order of the seats."""
        return [self._gain(seat, brought.points) for seat in brought.seats]

    def splitting(self, brought: Brought) -> dict[str, Any]:
        """What is known of how the tokens are split: who ties, counted as those play in turn."""
        seats, playing = self.opened.view.document["seats"], self.seats
        names = {place: str(seats[seat]["name"]) for place, seat in enumerate(playing)}
        tied = [place for place, seat in enumerate(playing) if seat in brought.seats]
        return {"players": len(playing), "tied": tied, **names_along(names)}

    def _gain(self, seat: int, points: int) -> Gain:
        before = self.points_of(seat)
        after = before + points if is_points(before) else None
        return Gain(seat, points, self.marker_of(seat), marker_at(after, self.setup))

    @property
    def entries(self) -> dict[str, Any]:
        """What is kept of the log, by its numbers."""
        kept = self.opened.view.document.get("extras", {}).get(LOG, {})
        if isinstance(kept, list):
            return {str(number): entry for number, entry in enumerate(kept)}
        return kept if isinstance(kept, dict) else {}

    @property
    def next_number(self) -> int:
        """The number of whatever is logged next."""
        return 1 + max((int(key) for key in self.entries if _is_number(key)), default=-1)

    def knows(self, once: str) -> bool:
        """Whether this form was sent before: a phone may send it twice when the network is bad."""
        entries = self.entries.values()
        return bool(once) and any(isinstance(e, dict) and e.get("once") == once for e in entries)

    def logged(self) -> list[Logged]:
        """All that was logged, the newest first."""
        known = ((int(key), entry) for key, entry in self.entries.items() if _is_number(key))
        entries = sorted(known, key=lambda pair: -pair[0])
        newest = entries[0][0] if entries else None
        return [
            self._logged(number, entry, self._undo_of(number) if number == newest else None)
            for number, entry in entries
            if isinstance(entry, dict)
        ]

    def _logged(self, number: int, entry: Mapping[str, Any], undo: int | None) -> Logged:
        kept = entry.get("points")
        points = kept.items() if isinstance(kept, dict) else ()
        gains = [(int(seat), got) for seat, got in points if _is_seat(seat) and is_points(got)]
        feature = entry.get("feature")
        body = feature if isinstance(feature, dict) else {}
        return Logged(number, str(body.get("kind", "")), self._told(body), gains, undo)

    def _told(self, body: Mapping[str, Any]) -> Message | None:
        """What it was, in words; a program may have logged what nobody understands."""
        try:
            return brought_by(body, self.setup, range(MOST_POINTS)).why
        except RefusedError:
            return None

    def _undo_of(self, number: int) -> int | None:
        """The change that logged it, where whoever looks may take it back."""
        path = f"extras.{LOG}.{number}"
        revision = self.opened.sheet.keeping.touched.get(path)
        if revision is None:
            return None
        opened, found = all_sheets().changes_after(self.opened.code, revision - 1, most=1)
        change = next(iter(found.changes), None)
        if change is None or change.revision != revision or not may_undo(change, opened.view):
            return None
        return revision


def _is_number(key: str) -> bool:
    return key.isascii() and key.isdecimal() and len(key) <= SIGNS_OF_ONCE


def _is_seat(key: object) -> bool:
    return isinstance(key, str) and _is_number(key)


def shown(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """The track, what was logged, and what the feature that is being typed would bring."""
    track = Track(opened)
    body, faults = _body(typed), tuple[Fault, ...]()
    brought: Brought | None = None
    if _is_told(body):
        try:
            brought = brought_by(body, track.setup, track.seats)
        except RefusedError as error:
            faults = tuple(error.faults)
    return {
        "track": track,
        "body": body,
        "brought": brought,
        "not_yet": faults,
        "once": token_urlsafe(SIGNS_OF_ONCE),
    }


def _body(typed: Typed) -> dict[str, Any]:
    return own_numbers(body_of(PIECE, typed))


def _is_told(body: Mapping[str, Any]) -> bool:
    """Whether anything but the kind was typed."""
    return bool(body.keys() - {"kind"})


def wanted(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """The entry, and the points of everybody who gets any: one change, to be undone as one."""
    track, once = Track(opened), typed.get("once", "")
    if track.knows(once):
        return {}
    body = _body(typed)
    brought = brought_by(body, track.setup, track.seats)
    gains = track.gains(brought)
    if faults := [*_hindrances(brought, gains)]:
        raise RefusedError(faults, TITLE)
    points = {str(gain.seat): gain.points for gain in gains}
    entry = {"feature": {**body, "completed": True}, "points": points, "once": once}
    moved = {
        seat_path(gain.seat, "points"): gain.after.points
        for gain in gains
        if gain.after and gain.points
    }
    return {f"extras.{LOG}.{track.next_number}": entry, **moved}


def _hindrances(brought: Brought, gains: Sequence[Gain]) -> Iterator[Fault]:
    if not brought.feature.cowboys:
        yield Fault("cowboys", say("log-nobody"))
    for gain in gains:
        if gain.before is None:
            yield Fault(f"cowboys.{gain.seat}", say("log-points-unread"))
        elif gain.after is None:
            yield Fault(f"cowboys.{gain.seat}", say("log-too-many-points", most=MOST_POINTS))


def log_fields(
    words: Catalogue, body: Mapping[str, Any], problems: Mapping[str, list[str]]
) -> dict[str, FieldView]:
    """The fields of the form by their names."""
    fields = FormView(words, problems, LOG).fields(PIECE, body)
    return {field.name: field for field in fields}


def sentences_of(faults: Sequence[Fault], words: Catalogue) -> list[str]:
    """What still keeps something from being counted, without saying anything twice."""
    told = faults_json(faults, words).values()
    return list(dict.fromkeys(sentence for sentences in told for sentence in sentences))


BESIDE = {LOG: Beside(say("beside-log"), shown, wanted, adds=True)}
FOR_TEMPLATES = {
    "kinds_logged": [kind.value for kind in SCORED_IN_PLAY],
    "log_fields": log_fields,
    "log_sentences": sentences_of,
}
