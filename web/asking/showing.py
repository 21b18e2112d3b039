"""What the page of an answer shows beside its sentences: its readings side by side."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.messages import Message
from rules.core.readings import Alternative, Dependence, Setup
from rules.core.rulings import Answer, Fact, Ruling, Verdict
from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue
from translations.rulings import RulingInWords
from web.asking.certainty import Considered
from web.asking.headlines import headline_in
from web.forms.house_rules import mark_of
from web.house.language import words


@dataclass(frozen=True, slots=True)
class Side:
    """What is so if an open point is read in one way."""

    reading: str
    outcome: Ruling | None
    needs: tuple[str, ...] = ()
    """What would have to be known before it can be worked out."""
    mark: str = ""
    """Who reads it so."""
    is_chosen: bool = False
    """The answer above is given under this reading."""

    def differing(self, ruling: Ruling) -> Iterator[tuple[str, Fact]]:
        """The single facts that are otherwise than in what is said above."""
        told = self.outcome.told if self.outcome else {}
        for name, fact in told.items():
            if isinstance(fact, str | int) and ruling.facts.get(name) != fact:
                yield name, fact


def sides_of(
    title: BuiltTitle, setup: Setup, answer: Answer, entry: Dependence[Ruling]
) -> list[Side]:
    """The readings of a point side by side, first the one that holds here or would hold."""
    others = [_side(title, other) for other in entry.otherwise]
    mark = _mark(title, setup, entry.point)
    if entry.reading is not None:
        return [Side(entry.reading, answer.ruling, mark=mark, is_chosen=True), *others]
    first, *rest = entry.otherwise
    return [_side(title, first, mark), *(_side(title, other) for other in rest)]


def _side(title: BuiltTitle, other: Alternative[Ruling], mark: str = "") -> Side:
    own = words(title.facts)
    needs = tuple(dict.fromkeys(own.text(fault.says) for fault in other.needs))
    return Side(other.reading, other.outcome, needs, mark)


def _mark(title: BuiltTitle, setup: Setup, point: str) -> str:
    """Who says that a point is read so: the table, else we or its edition."""
    own = words(title.facts)
    if point in setup.house_rules:
        return own.name("readings-ours")
    return mark_of(title.facts.book.open_points[point], setup.edition, own)


def told_briefly(title: BuiltTitle, key: str, ruling: Ruling, own: Catalogue | None = None) -> str:
    """An answer in one line, for whoever gets it sent or finds it kept."""
    own = own or words(title.facts)
    return _in_one_line(ruling.verdict, headline_in(title, key, ruling), own)


def _in_one_line(verdict: Verdict, said: Message | None, own: Catalogue) -> str:
    first = "" if verdict is Verdict.ANSWER else own.name(f"verdict-{verdict.value}")
    second = own.text(said) if said and verdict is not Verdict.OPEN else ""
    return ": ".join(filter(None, (first, second)))


def certain_briefly(title: BuiltTitle, key: str, found: Considered) -> str:
    """An answer in one line; only yes or no where what it comes to is not known."""
    return told_briefly(title, key, found.certain.ruling) if found.certain else ""


def kept_briefly(title: BuiltTitle, told: RulingInWords) -> str:
    """A ruling that a table keeps in one line, as far as an earlier version's facts say it."""
    if told.is_partial:
        return _in_one_line(told.answer.ruling.verdict, told.headline, told.words)
    try:
        return told_briefly(title, told.key, told.answer.ruling, told.words)
    except (LookupError, TypeError, AttributeError):  # that version had other facts
        return told.verdict
