"""What the words of a search decide: a verdict, or the question that would decide it.

A verdict is printed only where the words ask for permission or a fact, name what the question is
about, leave no word over, and the answer is the same whatever they do not say; and where several
games are searched, only if no other game fits nearly as well. Otherwise the question is shown
beside the rule with what they do say filled in, if it or one of its rules is among the first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.rulings import Ruling, Verdict
from scoring.titles import BuiltTitle, Question, titles
from web.asking.certainty import MOST_TRIED, consider, settled
from web.asking.folding import in_short
from web.forms.kinds.choice import player_called
from web.forms.kinds.kind import body_of, said_none
from web.forms.typed import Typed
from web.forms.view import SETUP, FieldView, FormView
from web.house.addresses import address_of
from web.house.language import words as words_here
from web.search.finding import FIRST, Found, Result
from web.search.forms import form_words, with_parts
from web.search.readings import Reading, readings_of

NOT_AT_ONCE = {"draft": "on"}
MOST_OFFERS, MOST_MISSING = 2, 3
FEWEST_TRIED = 60
ANOTHER_GAME = 0.8
"""A game is in doubt if another one fits as well as this share of it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A question with what the words say filled in, and its ruling where that is certain."""

    title: BuiltTitle
    key: str
    address: str
    said: Sequence[str]
    verdict: str = ""
    reasons: Sequence[tuple[str, str]] = ()
    """What the verdict rests on: sentences with their clauses."""


@dataclass(frozen=True, slots=True)
class Decided:
    """What a search decides or suggests, and the games that may be meant, the likeliest first."""

    offers: Sequence[Offer]
    games: Sequence[BuiltTitle]
    missing: Sequence[tuple[str, Sequence[tuple[str, str]]]] = ()
    """Facts that decide and were not said: their labels, and each value with the address for it."""


def decide(found: Found) -> Decided:
    """The one verdict that the words hold, else the questions that they may ask."""
    readings = [*_readings(found)]
    whole = [each for each in readings if each.asks and each.says_anything and not each.left]
    asking = {each.slug for each in readings if each.asks and not each.left}
    near = ANOTHER_GAME * max(found.fits.values())
    games = [titles()[slug] for slug, fit in found.fits.items() if fit >= near or slug in asking]
    rulings = [_certain(each) for each in whole] if len(games) == 1 else []
    if rulings and rulings[0] and len({each and each.verdict for each in rulings}) == 1:
        return Decided([_offer(whole[0], rulings[0])], games)
    first = {(each.entry.slug, key) for each in found.results[:FIRST] for key in _about(each)}
    meant = [each for each in whole or readings if each.said and (each.slug, each.key) in first]
    meant.sort(key=lambda each: (len(each.left), -len(each.said)))
    shown = [each for each in meant[:MOST_OFFERS] if len(each.left) == len(meant[0].left)]
    missing = [*_missing(shown[0])] if len(shown) == 1 and shown[0] in whole else []
    return Decided([*map(_offer, shown)], games, missing[:MOST_MISSING])


def address_filled(slug: str, key: str, text: str) -> str:
    """The address of a question with all in its form that the words say."""
    return _address(readings_of(slug, key, text)[0])


def _address(reading: Reading) -> str:
    """The address of a question; it is answered at once where enough is said."""
    _, question, body, _ = _situation(reading)
    said = {**dict(_players(reading)), **reading.said}
    try:
        read(question.form, body)
    except RefusedError:
        said |= NOT_AT_ONCE if said else {}
    return address_of("ask_pages.ask", said, slug=reading.slug, key=reading.key)


def _players(reading: Reading) -> Iterator[tuple[str, str]]:
    """What the people in the rows are called that the words do not name."""
    people = form_words(reading.slug, reading.key).people
    rows = {path.split(".")[1] for path in reading.said if path.startswith(f"{people}.")}
    for row in sorted(rows):
        yield f"{people}.{row}.name", player_called(words_here(), int(row))


def _readings(found: Found) -> Iterator[Reading]:
    for slug in dict.fromkeys(each.entry.slug for each in found.results):
        for key in titles()[slug].facts.questions:
            yield from readings_of(slug, key, found.text)


def _about(result: Result) -> Sequence[str]:
    """The questions that decide something that was found."""
    if result.is_question:
        return (result.entry.id,)
    return titles()[result.entry.slug].facts.book.questions_on(result.entry.id)


def _certain(reading: Reading) -> Ruling | None:
    """The ruling that holds whatever the words do not say, on any drawing that fits them."""
    drawn = [replace(reading, said={**each, **reading.said}) for each in reading.examples]
    tries = max(MOST_TRIED // max(len(drawn), 1), FEWEST_TRIED)
    rulings = [_ruling(each, tries) for each in drawn or [reading]]
    return rulings[0] if len({each and each.verdict for each in rulings}) == 1 else None


def _ruling(reading: Reading, tries: int) -> Ruling | None:
    worked = settled(*_situation(reading), tries)
    is_verdict = worked and worked.outcome.verdict is not Verdict.ANSWER
    return worked.answer.ruling if worked and is_verdict else None


def _situation(reading: Reading) -> tuple[BuiltTitle, Question, dict[str, Any], frozenset[str]]:
    title = titles()[reading.slug]
    question = title.questions[reading.key]
    typed = Typed([*reading.said.items()])
    return title, question, body_of(question.form, typed), said_none(typed)


def _missing(reading: Reading) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The facts that decide and were not said, as far as they can be chosen."""
    undecided = consider(*_situation(reading)).undecided
    for view in _fields(reading):
        if view.path in undecided and view.choices:
            ways = [(each, {**reading.said, view.path: each.key}) for each in view.choices]
            yield view.label, [(w.label, _address(replace(reading, said=said))) for w, said in ways]


def _fields(reading: Reading) -> Iterator[FieldView]:
    title, question, body, _ = _situation(reading)
    view = FormView(words_here(title.facts), {}, reading.key)
    return with_parts(view.fields(question.form, body, leave_out=SETUP))


def _offer(reading: Reading, ruling: Ruling | None = None) -> Offer:
    title = titles()[reading.slug]
    said = [in_short(view) for view in _fields(reading) if view.kind != "group"]
    offer = Offer(title, reading.key, _address(reading), [*filter(None, said)])
    if ruling is None:
        return offer
    own = words_here(title.facts)
    reasons = [
        (
            own.name(each.clause) if reading.examples else " ".join(map(own.text, each.says)),
            each.clause,
        )
        for each in ruling.because
    ]
    return replace(offer, verdict=ruling.verdict.value, reasons=reasons)
