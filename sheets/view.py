"""A sheet as one role may see it: what is covered is not there at all."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.core.paths import in_seat, joined, root_of, seat_of
from rules.core.sheet import SheetFacts
from scoring.core.breakdown import Breakdown
from scoring.core.podium import leading
from scoring.titles import BuiltTitle, titles
from sheets.checking import SETUP_OF_THE_TITLE
from sheets.document import Document, Put, as_text, changed, read_document
from sheets.face_down import FaceDown
from sheets.meeting.seals import pending
from sheets.record import KEPT_NOWHERE, Seal, Sheet
from sheets.roles import seat_number, typist
from sheets.standing import Standing, State, TypedSeat
from sheets.timeline import Entry, Score, Total, typed_by_after
from sheets.touched import LastTouched

STANDINGS_REMEMBERED = 256


@lru_cache(STANDINGS_REMEMBERED)
def standing_of(slug: str, text: str, without: tuple[int, ...] = ()) -> Standing:
    """How a document of this title stands, if the result is without some of the seats."""
    title = titles()[slug]
    document = read_document(text)
    setup = document.get("setup", {})
    common = {key: setup[key] for key in SETUP_OF_THE_TITLE if key in setup}
    seats = [
        replace(_typed_seat(seat, title.sheet), is_without_result=number in without)
        for number, seat in enumerate(document["seats"])
    ]
    return Standing(title, {**common, **document.get("shared", {})}, seats)


def _typed_seat(seat: Mapping[str, Any], facts: SheetFacts) -> TypedSeat:
    fields = {k: v for k, v in seat.get("fields", {}).items() if k not in facts.unscored}
    left_out = bool(seat.get("left_out"))
    return TypedSeat({**fields, "name": seat["name"]}, facts.is_blank(fields), left_out)


@dataclass(frozen=True)
class View:
    """A sheet through the eyes of one role."""

    sheet: Sheet
    role: str
    stays_covered: bool = False
    """Totals that were covered stay so while a change is only tried out."""

    @property
    def title(self) -> BuiltTitle:
        """The game."""
        return titles()[self.sheet.title]

    def with_puts(self, puts: tuple[Put, ...]) -> "View":
        """The sheet as it would be with these values in place."""
        facts, known = self.title.sheet, self.sheet.keeping.typed_by
        document = changed(self.sheet.document, puts, facts)
        entries = (Entry(put.path, None, put.value, is_by=self._typist(put)) for put in puts)
        typed_by = typed_by_after(entries, known, facts.covered)
        keeping = self.sheet.keeping_with(typed_by=typed_by)
        then = replace(self.sheet, text=as_text(document), keeping=keeping)
        return View(then, self.role, stays_covered=self.totals_are_covered)

    def _typist(self, put: Put) -> str:
        return typist(self.role, put.path) if put.typed_by is None else put.typed_by

    @cached_property
    def last_touched(self) -> LastTouched:
        """When each path was changed last."""
        return LastTouched(self.sheet.keeping.touched)

    @property
    def own(self) -> int | None:
        """The seat that this role has."""
        return seat_number(self.role)

    @property
    def covered(self) -> frozenset[str]:
        """The fields that only their own seat sees, and whoever typed them."""
        return frozenset() if self.sheet.keeping.is_revealed else self.title.sheet.covered

    @cached_property
    def face_down(self) -> FaceDown:
        """What of it this role may not see."""
        return FaceDown(self.role, self.covered, self.sheet.keeping.typed_by)

    def hidden_at(self, number: int) -> frozenset[str]:
        """The fields of a seat that hold something which this role may not see."""
        return self.face_down.hidden_at(number, self.sheet.document["seats"][number])

    @cached_property
    def _hides_anything(self) -> bool:
        numbers = range(len(self.sheet.document["seats"])) if self.covered else ()
        return any(map(self.hidden_at, numbers))

    def is_closed(self, path: str) -> bool:
        """Whether this role may not change what stands there: something of it lies face down.

        What can be said in several fields is closed in all of them.
        """
        number, seats = seat_of(path), self.sheet.document["seats"]
        if number is None or number >= len(seats) or in_seat(path)[:1] == []:
            return False
        return in_seat(path)[0] in self.covered and bool(self.hidden_at(number))

    def says_closed(self, path: str) -> Message:
        """That something lies face down there, and whose it is."""
        name = str(self.sheet.document["seats"][seat_of(path) or 0]["name"])
        return say("sheet-lies-face-down", name=name, thing=self.title.sheet.lies_face_down)

    @property
    def covers_points(self) -> bool:
        """Whether anything is covered that may count."""
        return bool(self.covered - self.title.sheet.unscored)

    @property
    def may_be_revealed(self) -> bool:
        """Whether anything lies face down, or may come to."""
        seats = self.sheet.document["seats"]
        return self.covers_points or any(self.covered & set(s.get("fields", {})) for s in seats)

    @cached_property
    def text(self) -> str:
        """What this role may see of what was typed, as text."""
        if not self._hides_anything:
            return self.sheet.text
        return json.dumps(self.document)

    @cached_property
    def document(self) -> Document:
        """What this role may see of what was typed."""
        if not self._hides_anything:
            return self.sheet.document
        return self.face_down.seen_of(self.sheet.document)

    @property
    def _whole(self) -> Standing:
        return standing_of(self.sheet.title, self.sheet.text, self.sheet.keeping.without)

    @cached_property
    def standing(self) -> Standing:
        """How the table stands as far as this role sees it."""
        return standing_of(self.sheet.title, self.text, self.sheet.keeping.without)

    def state_of(self, number: int) -> State:
        """How far a seat is; that may be seen of covered things too."""
        return self._whole.state_of(number)

    def faults_of(self, number: int) -> tuple[Fault, ...]:
        """What is wrong with a seat by itself, without a word about what is covered."""
        return tuple(
            fault
            for fault in self._whole.faults_of(number)
            if not self._speaks_of_hidden(fault, number)
        )

    def _speaks_of_hidden(self, fault: Fault, number: int) -> bool:
        hidden, parts = self.hidden_at(number), in_seat(fault.at)
        return bool(hidden) and (not parts or parts[0] in self.covered)

    @property
    def uncounted(self) -> tuple[int, ...]:
        """The seats that play and cannot be counted: empty, not right, or at odds with others."""
        whole = self._whole
        return tuple(sorted({*whole.missing, *whole.ready} - set(whole.counted)))

    def is_done(self, number: int) -> bool:
        """Whether who sits there has said so; where nobody sits, once nothing is missing."""
        is_said = bool(self.sheet.document["seats"][number].get("done"))
        return is_said or (self.sits_nobody(number) and self.state_of(number) is State.READY)

    def sits_nobody(self, number: int) -> bool:
        """Whether it is a seat that the game itself takes."""
        fields = self.sheet.document["seats"][number].get("fields", {})
        return any(fields.get(name) is True for name in self.title.sheet.nobody_sits)

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that are missing before anybody has won."""
        if self.sheet.is_finished:
            return self.uncounted
        undone = (number for number in self._whole.ready if not self.is_done(number))
        return tuple(sorted({*self.uncounted, *undone}))

    @property
    def waits_for_reveal(self) -> bool:
        """Whether something that counts lies face down, at whichever seat and on which phone."""
        counting = self.covered - self.title.sheet.unscored
        seats = self.sheet.document["seats"] if counting else ()
        is_here = any(counting & s.get("fields", {}).keys() for s in seats if not s.get("left_out"))
        return is_here or bool(self.sealed_seats)

    def hidden_rows_of(self, number: int) -> frozenset[str]:
        """The rows of a seat in which something counts that this role does not see."""
        is_here = bool(self.hidden_at(number) - self.title.sheet.unscored)
        is_hidden = is_here or number in self.sealed_seats
        return self.title.sheet.covered_rows if is_hidden else frozenset()

    @cached_property
    def elsewhere(self) -> Mapping[str, Seal]:
        """What lies face down on other phones, by its path."""
        return pending(self.sheet)

    @property
    def sealed_seats(self) -> tuple[int, ...]:
        """The seats with something that counts and lies face down on another phone."""
        counting = self.title.sheet.covered - self.title.sheet.unscored
        numbers = {seat_of(path) for path in self.elsewhere if in_seat(path)[0] in counting}
        return tuple(sorted(number for number in numbers if number is not None))

    @property
    def asking(self) -> tuple[str, ...]:
        """Who asks the host to reopen."""
        seats = self.sheet.document["seats"]
        return tuple(str(seats[number]["name"]) for number in self.sheet.keeping.asking)

    @property
    def is_open_again(self) -> bool:
        """Whether it was finished once, and takes changes again."""
        return self.sheet.keeping.corrected is not None and not self.sheet.is_finished

    @property
    def is_final(self) -> bool:
        """Whether a winner can be named."""
        is_over = self.sheet.is_finished or bool(self._whole.ready)
        return is_over and not self.waits_for and not self.waits_for_reveal

    @property
    def totals_are_covered(self) -> bool:
        """Whether the host keeps the totals for the end."""
        is_wished = bool(self.document.get("setup", {}).get("totals_covered"))
        covered = is_wished and not self.is_final and not self.sheet.keeping.is_revealed
        return covered or self.stays_covered

    @property
    def breakdown(self) -> Breakdown | None:
        """The lines of all seats that count so far."""
        return None if self.totals_are_covered else self.standing.breakdown

    def total_of(self, number: int) -> Total:
        """What a seat is worth; its own player always sees it."""
        if self.totals_are_covered and number != self.own:
            return None
        score = self.standing.scores.get(number)
        return score.total if score else None

    def last_total_of(self, number: int) -> Total:
        """What a seat was worth when it counted last, if what was typed since is not right."""
        now = self.total_of(number)
        is_hidden = self.totals_are_covered and number != self.own
        if now is not None or is_hidden or not self._may_count_again(number):
            return now
        keeping = self.sheet.keeping
        sees_all = not self.hidden_at(number) - self.title.sheet.unscored
        last = keeping.last_whole if sees_all else keeping.last
        return last[number] if number < len(last) else None

    @property
    def last_totals(self) -> tuple[Total, ...]:
        """The last total of each seat that counted, those of seats without anything left out."""
        before = dict(enumerate(self.sheet.keeping.last or self.sheet.keeping.score.totals))
        return tuple(self._last(number, before) for number in range(len(self.document["seats"])))

    @property
    def last_whole_totals(self) -> tuple[Total, ...]:
        """The same with what lies face down."""
        before = dict(enumerate(self.sheet.keeping.last_whole))
        numbers = range(len(self.document["seats"]))
        return tuple(self._last(number, before, self._whole) for number in numbers)

    def _last(
        self, number: int, before: Mapping[int, Total], standing: Standing | None = None
    ) -> Total:
        score = (standing or self.standing).scores.get(number)
        if score:
            return score.total
        was_emptied = self.state_of(number) is State.EMPTY and not self._may_count_again(number)
        return None if was_emptied else before.get(number)

    def _may_count_again(self, number: int) -> bool:
        """Whether a seat without a total lacks it only as something typed is not right."""
        state = self.state_of(number)
        if state is State.EMPTY:
            return self._whole.is_shared_wrong
        return state is not State.LEFT_OUT

    def rank_of(self, number: int) -> int | None:
        """Where a seat stands so far; nowhere while something that counts lies face down."""
        is_hidden = self.totals_are_covered or self.waits_for_reveal
        score = None if is_hidden else self.standing.scores.get(number)
        return score.rank if score else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once nobody is waited for and nothing unknown decides it."""
        if not self.is_decided or self.stays_covered:
            return ()
        return tuple(n for n, score in self.standing.scores.items() if score.rank == 1)

    @property
    def is_decided(self) -> bool:
        """Whether it is final who has won; finishing a sheet says that all shared is counted."""
        found = self.standing.breakdown
        return self.is_final and bool(found and found.is_decided(is_agreed=self.is_agreed))

    @property
    def is_agreed(self) -> bool:
        """Whether the table says that everything that all share is counted.

        A text or a file says nothing of it.
        """
        return self.sheet.is_finished and self.sheet.id != KEPT_NOWHERE

    def totals_of(self, number: int) -> tuple[int, ...]:
        """All totals of a seat that are possible; nothing where none is seen."""
        score = None if self.total_of(number) is None else self.standing.scores.get(number)
        return score.totals if score else ()

    def sure_rank_of(self, number: int) -> int | None:
        """Where a seat stands, whatever is not known."""
        found, counted = self.breakdown, self.standing.counted
        if found is None or number not in counted or self.waits_for_reveal:
            return None
        return found.sure_rank(counted.index(number), is_agreed=self.is_agreed or not self.is_final)

    @property
    def leading(self) -> tuple[int, ...]:
        """The seats with the highest total so far, as long as nobody has won.

        Nobody where something that is not known decides who it is.
        """
        found = self.standing.breakdown
        if self.is_decided or self.totals_are_covered or found is None:
            return ()
        first = tuple(self.standing.counted[place] for place in leading(found))
        return first if self._stay_ahead(first) else ()

    def _stay_ahead(self, first: tuple[int, ...]) -> bool:
        """Whether what lies face down, which costs nobody points, overtakes none of them."""
        return not self.counts_unseen or (len(first) == 1 and self.counts_unseen == {*first})

    @cached_property
    def counts_unseen(self) -> frozenset[int]:
        """The seats with a total to which something is added that lies face down for this role."""
        hiding = (n for n in self.standing.counted if self.adds_unseen(n))
        return frozenset(hiding)

    def adds_unseen(self, number: int) -> bool:
        """Whether something of a seat counts and lies face down for this role."""
        is_hidden = bool(self.hidden_at(number) - self.title.sheet.unscored)
        return is_hidden or number in self.sealed_seats

    @property
    def winner_names(self) -> tuple[str, ...]:
        """Who has won, once nobody is waited for."""
        return tuple(str(self.document["seats"][number]["name"]) for number in self.winners)

    @property
    def counted(self) -> Score:
        """Totals and winners, whether or not the host keeps them for the end."""
        scores = self.standing.scores
        totals = (scores.get(number) for number in range(len(self.document["seats"])))
        return Score(tuple(score.total if score else None for score in totals), self.winners)

    @property
    def problems(self) -> Iterator[Fault]:
        """What is wrong with the table rather than with one seat; names whose seats they are."""
        seats = self.document["seats"]
        for fault in self.standing.faults:
            number = seat_of(fault.at)
            if number is not None:
                name = seats[number]["name"]
                yield Fault(fault.at, say("sheet-problem-of", name=name, says=fault.says))
            else:
                yield Fault(self._path(fault.at), fault.says)

    def _path(self, at: str) -> str:
        """The path on the sheet of what a title's form calls otherwise."""
        root = root_of(at)
        if root in self.title.shared_parts:
            return joined("shared", at)
        return joined("setup", at) if root in SETUP_OF_THE_TITLE else at

    def sees(self, path: str) -> bool:
        """Whether what stands or stood at this path may be shown."""
        return self.face_down.sees(path)

    def sees_entry(self, entry: Entry) -> bool:
        """Whether what a change did there may be shown."""
        return self.face_down.sees_entry(entry)
