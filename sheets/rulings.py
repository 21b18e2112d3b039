"""Rulings that a table has settled: as they were asked and answered then, in no language yet.

On a sheet each stands at `rulings.<number>`; no number is ever given twice.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rules.core.faults import Fault
from rules.core.messages import Message
from rules.core.paths import joined, parts_of, root_of
from rules.core.readings import Alternative, Dependence
from rules.core.rulings import Answer, Combination, Reason, Ruling, Verdict
from sheets.document import Document
from translations.catalogue import Catalogue
from translations.rulings import RulingInWords, still_said
from translations.stored import read_gap, stored_gap

RULINGS = "rulings"
SAID_NONE = "said_none"
NAMES = "names"
"""Stands beside a situation: who sits where, by the numbers that are meant in it."""
MOST_RULINGS = 100
LARGEST_RULINGS = 128 * 1024
"""Half of what a sheet holds: however long people argue, the score finds room."""

SEAT = re.compile(r"[0-9]{1,2}")
BESIDE = re.compile(r"[a-z0-9_]{1,40}")
LONGEST_BESIDE = 40
MOST_BESIDE = 40
MOST_PATHS = 200

Stored = dict[str, Any]


class AskedQuestion(NamedTuple):
    """What somebody asks to be settled."""

    question: str
    situation: Mapping[str, Any]
    beside: Mapping[str, Mapping[str, str]] = {}
    """What stood in the address beside the situation, such as the names of the seats."""
    said_none: tuple[str, ...] | None = None
    """Asked on a page, where nothing is known of what the situation leaves out, but for these
    paths, of which somebody said that there is none. Else that has the defaults of programs."""


class Settlement(NamedTuple):
    """By whom a ruling was settled, when, and by which version of the rules."""

    role: str
    name: str | None
    at: int
    version: str


@dataclass(frozen=True, slots=True)
class KeptRuling:
    """A ruling on a sheet."""

    asked: AskedQuestion
    readings: Mapping[str, str]
    """The reading of each open point that was in force."""
    answer: Answer
    settled: Settlement
    number: int = 0
    headline: Message | None = None
    """What the page said first, where not everything was said that the answer comes to."""

    @property
    def path(self) -> str:
        """Where it stands on the sheet."""
        return joined(RULINGS, self.number)

    @property
    def stored(self) -> Stored:
        """All of it but its number, as JSON has it."""
        return {
            **self.question_stored,
            "readings": dict(self.readings),
            "answer": _stored_answer(self.answer),
            **({"headline": stored_gap(self.headline)} if self.headline else {}),
            **self.settled._asdict(),
        }

    @property
    def question_stored(self) -> Stored:
        """What was asked, as JSON has it."""
        stored = self.asked._asdict()
        said_none = stored.pop(SAID_NONE)
        return stored if said_none is None else {**stored, SAID_NONE: [*said_none]}

    def in_words(self, words: Catalogue) -> RulingInWords:
        """The ruling, in which those are called by their names who sat there when it was asked."""
        names = self.asked.beside.get(NAMES, {})
        sitting = {int(number): name for number, name in names.items() if SEAT.fullmatch(number)}
        spoken = words.naming(sitting)
        return RulingInWords(
            self.asked.question,
            still_said(self.answer, spoken),
            spoken,
            is_partial=self.asked.said_none is not None,
            headline=self.headline,
        )

    def asks(self, asked: AskedQuestion) -> bool:
        """Whether it is the ruling on this."""
        mine = self.asked
        return mine._replace(beside={}) == asked._replace(beside={})

    def answers(self, answer: Answer) -> bool:
        """Whether it was answered in this way."""
        return _stored_answer(self.answer) == _stored_answer(answer)


def read_ruling(number: int, stored: Mapping[str, Any]) -> KeptRuling:
    """The ruling that was stored under this number."""
    settled = Settlement(*(stored[key] for key in Settlement._fields))
    return KeptRuling(
        _read_question(stored),
        stored["readings"],
        _read_answer(stored["answer"]),
        settled,
        number,
        read_gap(stored.get("headline")),
    )


def _read_question(stored: Mapping[str, Any]) -> AskedQuestion:
    said_none = said_none_in(stored)
    return AskedQuestion(stored["question"], stored["situation"], stored["beside"], said_none)


def said_none_in(told: Mapping[str, Any]) -> tuple[str, ...] | None:
    """Of what it was said that there is none, as far as what was sent says so."""
    paths = told.get(SAID_NONE)
    if not isinstance(paths, list):
        return None
    return tuple(path for path in paths[:MOST_PATHS] if isinstance(path, str))


def rulings_on(document: Document) -> Iterator[KeptRuling]:
    """The rulings of a table, in the order in which they came."""
    stored = document.get(RULINGS, {})
    for number in sorted(stored, key=int):
        yield read_ruling(int(number), stored[number])


def is_ruling(path: str) -> bool:
    """Whether a ruling stands at a path."""
    return root_of(path) == RULINGS


def ruling_at(path: str, stored: Mapping[str, Any]) -> KeptRuling:
    """The ruling that stands or stood at a path."""
    return read_ruling(int(parts_of(path)[1]), stored)


def beside_of(told: Any) -> dict[str, dict[str, str]]:
    """What stood beside a situation, as far as it can be that: short texts under their names."""
    parts = told.items() if isinstance(told, dict) else ()
    inside = {root: _short_texts(part) for root, part in parts if isinstance(part, dict)}
    return {root: texts for root, texts in inside.items() if texts}


def _short_texts(part: Mapping[str, Any]) -> dict[str, str]:
    texts = [(key, str(text)) for key, text in part.items() if isinstance(text, str | int)]
    fitting = ((key, text) for key, text in texts if BESIDE.fullmatch(key))
    return {key: text[:LONGEST_BESIDE] for key, text in [*fitting][:MOST_BESIDE]}


def _stored_answer(answer: Answer) -> Stored:
    ruling = answer.ruling
    return {
        "verdict": ruling.verdict.value,
        "because": [
            {"clause": reason.clause, "says": stored_gap(reason.says)} for reason in ruling.because
        ],
        "facts": _plain(ruling.facts),
        "remedies": stored_gap(ruling.remedies),
        "warnings": [_stored_fault(fault) for fault in ruling.warnings],
        "depends_on": [_stored_dependence(entry) for entry in answer.depends_on],
        "together": [_stored_combination(each) for each in answer.together],
    }


def _stored_combination(each: Combination) -> Stored:
    verdict, facts = each.outcome.verdict.value, _plain(each.outcome.facts)
    return {"readings": dict(each.readings), "verdict": verdict, "facts": facts}


def _stored_dependence(entry: Dependence[Ruling]) -> Stored:
    otherwise = [_stored_alternative(other) for other in entry.otherwise]
    return {"point": entry.point, "reading": entry.reading, "otherwise": otherwise}


def _stored_alternative(other: Alternative[Ruling]) -> Stored:
    if other.outcome is None:
        return {"reading": other.reading, "needs": [_stored_fault(each) for each in other.needs]}
    verdict, facts = other.outcome.verdict.value, _plain(other.outcome.facts)
    return {"reading": other.reading, "verdict": verdict, "facts": facts}


def _stored_fault(fault: Fault) -> Stored:
    return {"at": fault.at, "says": stored_gap(fault.says)}


def _plain(fact: Any) -> Any:
    """A fact as JSON gives it back."""
    if isinstance(fact, Mapping):
        return {str(key): _plain(inner) for key, inner in fact.items()}
    if isinstance(fact, str):
        return str(fact)
    if fact is None or isinstance(fact, int):
        return fact
    return [_plain(inner) for inner in fact]


def _read_answer(stored: Stored) -> Answer:
    because = (Reason(each["clause"], read_gap(each["says"])) for each in stored["because"])
    ruling = Ruling(
        Verdict(stored["verdict"]),
        tuple(because),
        stored["facts"],
        read_gap(stored["remedies"]),
        tuple(map(_read_fault, stored["warnings"])),
    )
    return Answer(
        ruling,
        tuple(map(_read_dependence, stored["depends_on"])),
        tuple(map(_read_combination, stored.get("together", ()))),
    )


def _read_combination(stored: Stored) -> Combination:
    outcome = Ruling(Verdict(stored["verdict"]), facts=stored["facts"])
    return Combination(tuple(stored["readings"].items()), outcome)


def _read_fault(stored: Stored) -> Fault:
    return Fault(stored["at"], read_gap(stored["says"]))


def _read_dependence(stored: Stored) -> Dependence[Ruling]:
    otherwise = tuple(map(_read_alternative, stored["otherwise"]))
    return Dependence(stored["point"], stored["reading"], otherwise)


def _read_alternative(stored: Stored) -> Alternative[Ruling]:
    if "needs" in stored:
        return Alternative(stored["reading"], None, tuple(map(_read_fault, stored["needs"])))
    outcome = Ruling(Verdict(stored["verdict"]), facts=stored["facts"])
    return Alternative(stored["reading"], outcome)


def numbered(ruling: KeptRuling, number: int) -> KeptRuling:
    """The ruling under the number that it gets on a sheet."""
    return replace(ruling, number=number)
