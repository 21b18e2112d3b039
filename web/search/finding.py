"""What fits a search best, in one title or in all of them, and whether it fits well."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from scoring.titles import BuiltTitle, titles
from translations.search.index import Hit
from translations.search.sought import Sought
from web.search.confidence import is_confident
from web.search.entries import Entry, EntryKind, decided_by, entries, index_of

MOST = 20
RULES_FIRST = 3
QUESTIONS_NEXT = 2
MOST_QUESTIONS = 5
OF_ITS_RULES = 0.5
AS_NEAR_AS = 0.35
NOTHING = Hit(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Result:
    """Something that was found, and how well it fits."""

    entry: Entry
    hit: Hit
    sought: tuple[Sought, ...]


@dataclass(frozen=True)
class LookUp:
    """What a title has to say to some words."""

    title: BuiltTitle
    text: str

    @cached_property
    def sought(self) -> tuple[Sought, ...]:
        """The words with what they mean in this title."""
        return index_of(self.title.slug).sought(self.text)

    @cached_property
    def hits(self) -> Mapping[str, Hit]:
        """Everything that fits somehow."""
        return index_of(self.title.slug).find(self.sought)

    @cached_property
    def best_rule(self) -> Hit:
        """How well the rule or open point fits that fits best."""
        rules = (hit for key, hit in self.hits.items() if key not in self.title.facts.questions)
        return max(rules, key=lambda hit: hit.score, default=NOTHING)

    def results(self) -> Iterator[Result]:
        """The results in no order; a question fits better, the better its rules fit."""
        best = self._best_of_rules()
        for key, entry in entries(self.title.slug).items():
            hit = self.hits.get(key, NOTHING)
            if entry.kind is EntryKind.QUESTION and key in best:
                score = hit.score + OF_ITS_RULES * best[key]
                hit = replace(hit, score=score)
            if hit is not NOTHING:
                yield Result(entry, hit, self.sought)

    def first_questions(self) -> Iterator[Result]:
        """Those questions that are asked most, for where no other one is near."""
        for key in self.title.facts.questions[:QUESTIONS_NEXT]:
            yield Result(entries(self.title.slug)[key], NOTHING, self.sought)

    def _best_of_rules(self) -> dict[str, float]:
        """How well the best of those rules fits that a question decides."""
        best: dict[str, float] = {}
        for key, hit in self.hits.items():
            if key not in self.title.facts.questions:
                for question in decided_by(self.title, key):
                    best[question] = max(best.get(question, 0), hit.score)
        return best


@dataclass(frozen=True, slots=True)
class Found:
    """The best first; not confident where nothing fits well."""

    results: tuple[Result, ...]
    is_confident: bool
    fitting: Mapping[tuple[str, str], float]
    """How well each question of each title fits."""


def find(searched: Iterable[BuiltTitle], text: str) -> Found:
    """What fits in these titles; the others only tell whether a question is meant for them."""
    looked_up = {slug: LookUp(title, text) for slug, title in titles().items()}
    here = [looked_up[title.slug] for title in searched]
    ordered = sorted((r for each in here for r in each.results()), key=lambda r: -r.hit.score)
    rules = [each for each in ordered if each.entry.kind is not EntryKind.QUESTION]
    questions = [each for each in ordered if each.entry.kind is EntryKind.QUESTION]
    questions = questions or [first for each in here for first in each.first_questions()]
    fitting = {(each.entry.slug, each.entry.id): each.hit.score for each in questions}
    return Found(tuple(_mixed(rules, questions)), _is_confident(rules, looked_up), fitting)


def _mixed(rules: Sequence[Result], questions: Sequence[Result]) -> list[Result]:
    """Rules before questions, as nobody searches for what is asked back; but a few of both."""
    best = rules[0].hit.score if rules else 0
    rules = [each for each in rules if each.hit.score >= AS_NEAR_AS * best]
    first, more = questions[:QUESTIONS_NEXT], questions[QUESTIONS_NEXT:MOST_QUESTIONS]
    rest = sorted([*more, *rules[RULES_FIRST:]], key=lambda result: -result.hit.score)
    return [*rules[:RULES_FIRST], *first, *rest][:MOST]


def _is_confident(rules: Sequence[Result], looked_up: Mapping[str, LookUp]) -> bool:
    """Whether the best rule is an answer, as far as its own title and the others tell."""
    if not rules:
        return False
    slug = rules[0].entry.slug
    others = [other for other in looked_up if other != slug]
    elsewhere = max((looked_up[other].best_rule.score for other in others), default=0)
    return is_confident(slug, rules[0].hit, rules[0].sought, elsewhere, others)
