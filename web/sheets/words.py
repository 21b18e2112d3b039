"""A sheet's changes in words, in the language of whoever reads them."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from rules.core.messages import Message, Word, say
from rules.core.paths import (
    SEATS,
    field_path,
    in_seat,
    last_of,
    parent_of,
    parts_of,
    root_of,
    seat_of,
)
from rules.core.seats import seat_told
from sheets.document import EXTRAS, drawing_of
from sheets.roles import HOST, JOIN, LOOK, seat_number
from sheets.rulings import is_ruling
from sheets.timeline import Change, ChangeKind, Entry, Score
from sheets.view import View
from translations.catalogue import Catalogue
from translations.naming import named

LONGEST_VALUE = 40
MOST_NAMED = 6
MOST_TOLD = 40
"""Of one change so many things are named; nobody reads more, and hundreds take long to word."""
LEFT_OUT, DONE = "left_out", "done"
MARK_OF_A_SEAT = re.compile(r"seats\.\d+\.mark")
NOTHING_TYPED: tuple[Any, ...] = (None, "", [], {})
OWN_WORDS = frozenset({"name", "place", "date"})
"""What is set to words of the players' own, which mean nothing to the catalogues."""


def told(change: Change, view: View, words: Catalogue) -> str:
    """What was changed, as sentences; of very much only that there is more."""
    sentences = Telling(view, words).sentences(change)
    things = dict.fromkeys(map(words.text, islice(sentences, MOST_TOLD)))
    more = [words.name("change-more")] if next(sentences, None) else []
    return " ".join([*things, *more])


class Telling:
    """Puts changes into words for one reader."""

    def __init__(self, view: View, words: Catalogue) -> None:
        self.view = view
        self.words = words

    def sentences(self, change: Change) -> Iterator[Message]:
        """One sentence for most changes, one for each thing that was set."""
        match change.kind:
            case ChangeKind.UNDONE:
                yield say("change-undone", revision=str(change.about))
                yield from self._entries(change.entries)
            case ChangeKind.RULING_KEPT if not change.entries:
                yield say("change-ruling_kept_twice", question=Word(f"question-{change.about}"))
            case ChangeKind.SET | ChangeKind.RULING_KEPT | ChangeKind.RULING_DELETED:
                yield from self._entries(change.entries)
            case ChangeKind.SEALED | ChangeKind.TURNED_OVER | ChangeKind.UNLIKE_SEAL:
                yield from self._of_other_phones(change)
            case ChangeKind.RENEWED:
                yield say("change-renewed", whose=self.whose(str(change.about)))
            case _:
                name = str(change.about or change.name or "")
                yield say(f"change-{change.kind}", name=name)

    def _of_other_phones(self, change: Change) -> Iterator[Message]:
        """What is told of things on other phones, by their paths."""
        for thing in map(self.thing, str(change.about).split()):
            match change.kind:
                case ChangeKind.SEALED:
                    yield say("change-sealed", thing=thing)
                case ChangeKind.TURNED_OVER:
                    yield say("change-turned_over", thing=thing)
                case _:
                    yield say("change-unlike_seal", thing=thing)

    def whose(self, role: str) -> str:
        """The name of a role, or of who sits there."""
        number = seat_number(role)
        if number is None:
            return self.words.name(f"role-{role}")
        return str(self.view.document["seats"][number]["name"])

    def _entries(self, entries: tuple[Entry, ...]) -> Iterator[Message]:
        drawn: dict[str, list[Entry]] = {}
        for entry in entries:
            if is_ruling(entry.path):
                yield ruling_told(entry)
            elif drawing_of(entry.path, self.view.title.sheet):
                drawn.setdefault(parent_of(entry.path), []).append(entry)
            else:
                yield self._entry(entry)
        for path, places in drawn.items():
            yield from self._places(path, places)

    def _entry(self, entry: Entry) -> Message:
        if last_of(entry.path) == LEFT_OUT:
            came = "change-seat_left_out" if entry.new else "change-seat_added"
            return say(came, name=self._seat(entry.path))
        if last_of(entry.path) == DONE and root_of(entry.path) == SEATS:
            return say(
                "change-done" if entry.new else "change-not-done", name=self._seat(entry.path)
            )
        if not self.view.sees_entry(entry):
            return self._covered(entry.path)
        thing = self.thing(entry.path)
        old, new = (self.value_at(entry.path, value) for value in (entry.old, entry.new))
        if entry.old in NOTHING_TYPED:
            return say("change-came", thing=thing, new=new)
        if entry.new in NOTHING_TYPED:
            return say("change-went", thing=thing, old=old)
        return say("change-moved", thing=thing, old=old, new=new)

    def _places(self, path: str, places: list[Entry]) -> Iterator[Message]:
        """A few places one by one, many as their number."""
        thing = self.thing(path)
        if not all(map(self.view.sees_entry, places)):
            yield self._covered(path)
        elif len(places) > MOST_NAMED:
            yield say("change-places", thing=thing, count=len(places))
        else:
            for entry in places:
                yield self._place(f"{thing} {last_of(entry.path)}", entry)

    def _place(self, at: str, entry: Entry) -> Message:
        old, new = (self._sign(entry, sign) for sign in (entry.old, entry.new))
        if not entry.old:
            return say("change-came", thing=at, new=new)
        return say("change-moved", thing=at, old=old, new=new)

    def _covered(self, path: str) -> Message:
        """That something changed in a field, but not which part of it."""
        return say("change-covered", thing=self.thing(field_path(path)))

    def _sign(self, entry: Entry, sign: Any) -> str:
        """What a sign on a place means; a program may have written anything there."""
        if sign and not isinstance(sign, str):
            return self._value(sign)
        drawing = drawing_of(entry.path, self.view.title.sheet)
        word = drawing.word_of(sign) if drawing and sign else None
        if not (word and sign):
            return self.words.name("change-nothing")
        owner = self._owner(self.view.title.sheet.owner_of(sign))
        what = self.words.name(word)
        return self.words.says("change-owned", thing=what, owner=owner) if owner else what

    def _owner(self, number: int | None) -> str | None:
        """The name of the seat with this number, where there is one."""
        seats = self.view.document["seats"]
        return str(seats[number - 1]["name"]) if number and number <= len(seats) else None

    def thing(self, path: str) -> str:
        """What stands at a path, and whose it is."""
        number = seat_of(path)
        parts = parts_of(path)
        own = parts[2:] if number is not None else parts[1:]
        if own[0] in self.view.title.sheet.unnamed:
            own = own[:1]
        counted = parts[0] != EXTRAS
        name = " ".join(
            self._number(int(part), within) if counted and part.isdecimal() else self._label(part)
            for within, part in zip((parts[0], *own), own, strict=False)
        )
        return name if number is None else f"{self._seat(path)}: {name}"

    def label_of(self, path: str) -> str:
        """What stands at a field of a seat, where it is told already whose it is."""
        return self._label(in_seat(path)[0])

    def _number(self, number: int, within: str) -> str:
        """One of several: whose it is where each seat has one, else which."""
        if within in self.view.title.sheet.of_each_seat:
            return self._owner(number + 1) or self.words.text(seat_told(number))
        return str(number + 1)

    def _label(self, part: str) -> str:
        ids = (f"label-change-{part}", f"label-seat-{part}", f"label-{part}", f"label-sheet-{part}")
        return next((self.words.name(each) for each in ids if self.words.has(each)), part)

    def _seat(self, path: str) -> str:
        return str(self.view.document["seats"][seat_of(path) or 0]["name"])

    def value_at(self, path: str, value: Any) -> str:
        """What a path is set to, in words."""
        if drawing_of(path, self.view.title.sheet):
            return self._sign(Entry(path, None, value), value)
        last = last_of(path)
        if isinstance(value, str) and (shown := self._shown_by_signs(last, value)):
            return _short(shown)
        if value and path == f"setup.house_rules.{last}":
            return self.words.name(last, value)
        if value and path == "setup.edition":
            return self.words.name(f"edition-{value}")
        if value and MARK_OF_A_SEAT.fullmatch(path):
            return self.words.name(f"mark-{value}")
        return _short(str(value)) if last in OWN_WORDS and value else self._value(value)

    def _shown_by_signs(self, last: str, text: str) -> str:
        """What signs show that are no drawing of their own, each once; nothing for other texts."""
        drawing = self.view.title.sheet.pictured.get(last)
        signs = dict.fromkeys(drawing.signs_on(text).values() if drawing else ())
        shown = [drawing.word_of(sign) for sign in signs] if drawing else []
        return ", ".join(self.words.name(word) for word in shown if word) if all(shown) else ""

    def _value(self, value: Any) -> str:
        """A value, short enough to stand in a sentence."""
        match value:
            case bool():
                return self.words.name("fact-true" if value else "fact-false")
            case str() | int() | float():
                text = named(self.words, str(value))
            case list() if value and all(_is_plain(entry) for entry in value):
                text = ", ".join(named(self.words, str(entry)) for entry in value)
            case dict() if plain := [inner for inner in value.values() if _is_plain(inner)]:
                text = ", ".join(named(self.words, str(inner)) for inner in plain)
            case _:
                return self.words.name("change-much" if value else "change-nothing")
        return _short(text)


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 1]}…"


def moves(view: View, before: Score, after: Score, words: Catalogue) -> list[str]:
    """How totals and the lead moved, in sentences."""
    names = [str(seat["name"]) for seat in view.document["seats"]]
    told = _moves(names, before, after, tells_lead=not view.counts_unseen)
    return [words.text(says) for says in told]


def sheet_moves(before: View, after: View, words: Catalogue) -> list[str]:
    """How a change would move totals and the lead; nothing while the host keeps totals covered."""
    if before.totals_are_covered or after.totals_are_covered:
        return []
    return moves(after, before.counted, after.counted, words)


def corrections(view: View, words: Catalogue) -> list[str]:
    """How a result differs from the one before the sheet was reopened."""
    before, now = view.sheet.keeping.corrected, view.sheet.keeping.result
    if before is None or now is None:
        return []
    then, since = (Score(each.totals, each.winners) for each in (before, now))
    moved = moves(view, then, since, words)
    names = tuple(str(view.document["seats"][number]["name"]) for number in then.winners)
    if names and then.winners != since.winners:
        moved.append(words.says("winners-before", names=names))
    return moved


def _moves(names: list[str], before: Score, after: Score, *, tells_lead: bool) -> Iterator[Message]:
    for number, (name, old, new) in enumerate(_in_pairs(names, before, after)):
        if old == new:
            continue
        if new is None:
            yield say("total-went", name=name, old=str(old))
        elif old is None:
            yield say("total-came", name=name, new=str(new))
        else:
            leads = tells_lead and _leads(number, after) and not _leads(number, before)
            yield say("total-takes-lead" if leads else "total-moved", name=name, old=old, new=new)
    if before.winners != after.winners:
        winners = tuple(names[number] for number in after.winners)
        yield say("winners-now", names=winners) if winners else say("winners-none")


def _in_pairs(names: list[str], before: Score, after: Score) -> Iterator[tuple[str, Any, Any]]:
    """Each seat with its total before and after; seats may have come meanwhile."""
    for number, name in enumerate(names):
        yield name, _at(before, number), _at(after, number)


def _at(score: Score, number: int) -> int | None:
    return score.totals[number] if number < len(score.totals) else None


def _leads(number: int, score: Score) -> bool:
    """Whether a seat stands alone in front of others."""
    own = _at(score, number)
    others = [total for n, total in enumerate(score.totals) if n != number and total is not None]
    return own is not None and bool(others) and own > max(others)


def ruling_told(entry: Entry) -> Message:
    """That a ruling came or went."""
    stored = entry.new or entry.old
    question = Word(f"question-{stored['question']}")
    if entry.new is None:
        return say("change-ruling_deleted", question=question)
    return say("change-ruling_kept", question=question, verdict=stored["answer"]["verdict"])


ROLE_WORDS = {HOST: Word("role-host"), JOIN: Word("role-join"), LOOK: Word("role-look")}


def who(change: Change, words: Catalogue) -> str:
    """Who made a change."""
    return change.name or words.name(ROLE_WORDS.get(change.role, Word("role-host")))
