"""A sheet's history made again from its timeline, to see whether every answer was right.

It knows nothing of how the project does it: a sheet is the set of its single pieces.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase
from typing import Any

Pieces = dict[str, Any]
"""What stands on a sheet, each parcel and number at a path of its own."""

BARE = "-"
TAKEN, CONTESTED, UNANSWERED = 200, 409, None


def pieces(path: str, value: Any) -> Pieces:
    """A value as the pieces that it brings; nothing brings none, a bare parcel neither."""
    if path.endswith(".city") and isinstance(value, str):
        return {f"{path}.{place}": sign for place, sign in parcels(value)}
    if isinstance(value, dict):
        inside = (pieces(f"{path}.{key}", inner) for key, inner in value.items())
        return {key: piece for each in inside for key, piece in each.items()}
    return {} if value in (None, BARE) else {path: value}


def parcels(city: str) -> Iterator[tuple[str, str]]:
    """The places of a city that are not bare."""
    for number, row in enumerate(city.split("/"), 1):
        column = 0
        for sign in row:
            if sign not in "123456789-":
                yield f"{ascii_lowercase[column]}{number}", sign
            column += int(sign) if sign in "123456789" else 1


def on_sheet(sheet: Mapping[str, Any]) -> Pieces:
    """All that a sheet of the API has been told."""
    found = pieces("setup", sheet["setup"])
    for number, seat in enumerate(sheet["seats"]):
        own = {"name": seat["name"], "mark": seat["mark"], **seat["fields"]}
        found |= pieces(f"seats.{number}", own)
    return found


def touch(one: str, other: str) -> bool:
    """Whether one path is the other or lies inside it."""
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")


def within(sheet: Pieces, path: str) -> Pieces:
    """What stands at a path and inside it."""
    return {key: piece for key, piece in sheet.items() if f"{key}.".startswith(f"{path}.")}


def after(sheet: Pieces, path: str, value: Any) -> Pieces:
    """The sheet with another value at a path."""
    gone = within(sheet, path)
    return {key: piece for key, piece in sheet.items() if key not in gone} | pieces(path, value)


def same(some: Mapping[str, Any], others: Mapping[str, Any]) -> bool:
    """Whether both put the same at the same paths, however they write it."""
    one, other = ({path: pieces(path, puts[path]) for path in puts} for puts in (some, others))
    return one == other


@dataclass(frozen=True)
class Try:
    """A change that somebody sent, and the answer."""

    role: str
    base: int
    puts: Mapping[str, Any]
    status: int | None
    answer: Mapping[str, Any]

    @property
    def revision(self) -> int:
        """The revision that the answer speaks of."""
        return int(self.answer["revision"])


@dataclass(frozen=True)
class History:
    """A sheet as it was made, its timeline, how it is now, and what everybody tried."""

    first: Mapping[str, Any]
    changes: list[Mapping[str, Any]]
    last: Mapping[str, Any]
    tries: list[Try]

    def flaws(self) -> Iterator[str]:
        """Everything that is not as the contract says."""
        numbers = [change["revision"] for change in self.changes]
        if numbers != list(range(1, self.last["revision"] + 1)):
            yield f"the timeline has gaps: {numbers}"
            return
        yield from self._flaws_of_states()
        yield from self._flaws_of_totals()
        for change in self.changes[1:]:
            yield from self._flaws_of_change(change)
        for each in self.tries:
            yield from self._flaws_of_answer(each)

    @cached_property
    def states(self) -> list[Pieces]:
        """The sheet after each revision, with a place before the first."""
        states = [{}, on_sheet(self.first)]
        for change in self.changes[1:]:
            sheet = states[-1]
            for path, values in change["set"].items():
                sheet = after(sheet, path, values["new"])
            states.append(sheet)
        return states

    def _flaws_of_states(self) -> Iterator[str]:
        if on_sheet(self.last) != self.states[-1]:
            yield "the sheet is not what its changes in their order make of it"
        for change in self.changes[1:]:
            before = self.states[change["revision"] - 1]
            for path, values in change["set"].items():
                if pieces(path, values["old"]) != within(before, path):
                    yield f"{change['revision']}: {path} was not {values['old']}"

    def _flaws_of_totals(self) -> Iterator[str]:
        for earlier, later in zip(self.changes, self.changes[1:], strict=False):
            if later["before"] != earlier["after"]:
                yield f"{later['revision']} begins with other totals than the one before it left"
        if self.changes[-1]["after"]["totals"] != [seat["total"] for seat in self.last["seats"]]:
            yield "the totals are not those of the last change"

    @cached_property
    def _makers(self) -> dict[int, list[Try]]:
        """Who may have made each revision, by the answers."""
        makers: dict[int, list[Try]] = {}
        for each in self.tries:
            if each.status == TAKEN and self._may_have_made(each, each.revision):
                makers.setdefault(each.revision, []).append(each)
        return makers

    @property
    def unheard(self) -> int:
        """How many changes were kept although nobody was told."""
        return len(self.changes) - 1 - len(self._makers)

    @cached_property
    def _unanswered(self) -> list[Try]:
        return [each for each in self.tries if each.status is UNANSWERED]

    def _flaws_of_change(self, change: Mapping[str, Any]) -> Iterator[str]:
        revision = change["revision"]
        makers = self._makers.get(revision) or self._unheard_maker(revision)
        if not makers:
            yield f"{revision} was made by nobody: {change['set']}"
        elif not any(self._was_legal(maker, revision) for maker in makers):
            yield f"{revision} stands although its paths were changed since: {makers}"

    def _unheard_maker(self, revision: int) -> list[Try]:
        """Somebody whose change was kept without an answer; for one change only.

        Where several sent the same, it was one of those who were allowed to, the last that began.
        """
        fitting = [each for each in self._unanswered if self._may_have_made(each, revision)]
        if not fitting:
            return []
        maker = max(fitting, key=lambda each: (self._was_legal(each, revision), each.base))
        self._unanswered.remove(maker)
        return [maker]

    def _may_have_made(self, each: Try, revision: int) -> bool:
        """Whether a change is just what this try brings that was not there before."""
        if not 1 < revision < len(self.states):
            return False
        change = self.changes[revision - 1]
        told = {path: values["new"] for path, values in change["set"].items()}
        is_same = same(told, self._other(each, self.states[revision - 1]))
        return is_same and change["who"]["role"] == each.role

    def _other(self, each: Try, sheet: Pieces) -> dict[str, Any]:
        """What a try wants otherwise than it stands."""
        return {
            path: value
            for path, value in each.puts.items()
            if pieces(path, value) != within(sheet, path)
        }

    def _was_legal(self, each: Try, revision: int) -> bool:
        other = self._other(each, self.states[revision - 1])
        return not any(self._is_changed(path, each.base, revision - 1) for path in other)

    def _is_changed(self, path: str, base: int, until: int) -> bool:
        """Whether a path was changed by any of the revisions after the base."""
        return any(
            touch(path, other) for change in self.changes[base:until] for other in change["set"]
        )

    def _flaws_of_answer(self, each: Try) -> Iterator[str]:
        if each.status not in (TAKEN, CONTESTED, UNANSWERED):
            yield f"answered with {each.status}: {each}"
        elif each.status is not UNANSWERED and not each.base <= each.revision < len(self.states):
            yield f"answered with a revision that never was: {each}"
        elif each.status == TAKEN:
            yield from self._flaws_of_taken(each)
        elif each.status == CONTESTED:
            yield from self._flaws_of_refused(each)

    def _flaws_of_taken(self, each: Try) -> Iterator[str]:
        then = self.states[each.revision]
        if self._other(each, then):
            yield f"taken, but not there: {each}"
        if on_sheet(each.answer) != then:
            yield f"answered with another state than that of its revision: {each}"

    def _flaws_of_refused(self, each: Try) -> Iterator[str]:
        then = self.states[each.revision]
        contested = {
            path: value
            for path, value in self._other(each, then).items()
            if self._is_changed(path, each.base, each.revision)
        }
        if not contested:
            yield f"refused although nobody changed the same: {each}"
        if not same(each.answer["yours"], contested):
            yield f"{each} should have named {contested}"
        for path, value in each.answer["theirs"].items():
            if pieces(path, value) != within(then, path):
                yield f"{each} names a value at {path} that never stood there"
