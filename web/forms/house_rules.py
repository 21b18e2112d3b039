"""House rules as a form shows them: each open point with its readings, and what they would move."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.core.clauses import OpenPoint
from rules.core.readings import Alternative
from scoring.core.breakdown import Breakdown, ScoreOutcome
from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue
from translations.naming import named
from web.house.language import words

NOT_CHOSEN = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A way to read a point, as one may choose it."""

    value: str
    reading: str
    mark: str = ""
    moves: str = ""
    is_agreed: bool = False
    """What holds anyway, as a house rule: questions then answer by it."""


@dataclass(frozen=True, slots=True)
class PointShown:
    """An open point: how it is read here, and what may be chosen in its place."""

    point: OpenPoint
    chosen: str
    choices: tuple[Choice, ...]
    moves_table: bool
    only: tuple[str, ...]


@dataclass(frozen=True)
class HouseRules:
    """The open points of a title at a table, as far as the table is known."""

    title: BuiltTitle
    edition: str
    variants: tuple[str, ...]
    chosen: Mapping[str, str]
    players: int | None
    breakdown: Breakdown | None

    @property
    def in_score(self) -> list[PointShown]:
        """The points on which this score can hang; first those on which it does."""
        shown = [self._shown(point) for point in self._mattering if point.in_score]
        return sorted(shown, key=lambda each: not each.moves_table)

    @property
    def in_play(self) -> list[PointShown]:
        """The points that can matter while the game is played."""
        return [self._shown(point) for point in self._mattering if not point.in_score]

    @property
    def others(self) -> list[PointShown]:
        """The points that cannot matter at this table."""
        return [self._shown(point) for point in self._points if point not in self._mattering]

    @property
    def is_plain(self) -> bool:
        """Whether nobody has chosen anything."""
        return not self.chosen

    @property
    def _points(self) -> Iterable[OpenPoint]:
        return self.title.facts.book.open_points.values()

    @cached_property
    def _mattering(self) -> list[OpenPoint]:
        """What can matter here, and whatever the table chose a reading for."""
        return [
            point
            for point in self._points
            if point.can_matter(self.players, self.variants) or point.id in self.chosen
        ]

    @cached_property
    def _own(self) -> Catalogue:
        return words(self.title.facts)

    def _shown(self, point: OpenPoint) -> PointShown:
        return PointShown(
            point=point,
            chosen=self.chosen.get(point.id, NOT_CHOSEN),
            choices=tuple(self._choices(point)),
            moves_table=point.id in self._alternatives,
            only=tuple(self._only(point)),
        )

    def _choices(self, point: OpenPoint) -> Iterator[Choice]:
        """What holds unless something is chosen comes first."""
        default = point.default(self.edition)
        yield Choice(
            NOT_CHOSEN,
            default,
            mark_of(point, self.edition, self._own),
            self._moves(point, default),
        )
        for reading in point.others(default):
            yield Choice(reading, reading, moves=self._moves(point, reading))
        if self.edition not in point.settled_in or self.chosen.get(point.id) == default:
            yield Choice(default, default, is_agreed=True)

    def _moves(self, point: OpenPoint, reading: str) -> str:
        """What this reading would move at the table; nothing is said where none is known."""
        if self.breakdown is None or not point.in_score:
            return ""
        setup = self.breakdown.setup
        if reading == setup.house_rules.get(point.id, point.default(setup.edition)):
            return ""
        then = self._alternatives.get(point.id, {}).get(reading)
        return told_moves(self.breakdown, then, self._own)

    @cached_property
    def _alternatives(self) -> Mapping[str, Mapping[str, Alternative[ScoreOutcome]]]:
        """What would come out under other readings, for each point on which the score hangs."""
        entries = self.breakdown.depends_on if self.breakdown else ()
        return {entry.point: {each.reading: each for each in entry.otherwise} for entry in entries}

    def _only(self, point: OpenPoint) -> Iterator[str]:
        """With whom and with what a point can matter, where that is not everywhere."""
        if point.players:
            players = tuple(str(number) for number in sorted(point.players))
            yield self._own.says("readings-only-players", players=players)
        if point.variants:
            yield self._own.says("readings-only-with", variants=self._names(point.variants))
        if point.not_with:
            yield self._own.says("readings-not-with", variants=self._names(point.not_with))

    def _names(self, variants: Iterable[str]) -> tuple[str, ...]:
        return tuple(named(self._own, variant) for variant in sorted(variants))


def house_rules_shown(
    title: BuiltTitle,
    body: Mapping[str, Any] | None = None,
    players: int | None = None,
    breakdown: Breakdown | None = None,
) -> HouseRules:
    """The open points of a title for a set-up as typed; what is wrong in it is passed over."""
    setup = body or {}
    edition, points = setup.get("edition"), title.facts.book.open_points
    typed = setup.get("house_rules")
    chosen = typed.items() if isinstance(typed, Mapping) else ()
    return HouseRules(
        title,
        edition if edition in title.facts.editions else title.facts.editions[0],
        tuple(setup.get("variants") or ()),
        {key: value for key, value in chosen if key in points and value in points[key].readings},
        players,
        breakdown,
    )


def mark_of(point: OpenPoint, edition: str, own: Catalogue) -> str:
    """Who says that a point is read so in this edition while a table chose nothing."""
    if edition in {*point.settled_in, *point.edition_default}:
        return own.says("readings-by-edition", edition=own.name(f"edition-{edition}", "short"))
    return own.name("readings-unless-chosen")


def marks_by_reading(title: BuiltTitle, point: OpenPoint) -> Mapping[str, list[str]]:
    """The readings of a point, each with who reads it so while nothing is chosen."""
    own = words(title.facts)
    found: dict[str, list[str]] = {reading: [] for reading in point.readings}
    for edition in title.facts.editions:
        marks, mark = found[point.default(edition)], mark_of(point, edition, own)
        if mark not in marks:
            marks.append(mark)
    return found


def told_moves(
    breakdown: Breakdown, then: Alternative[ScoreOutcome] | None, words: Catalogue
) -> str:
    """What another reading would move at a table, in one line."""
    if then is None:
        return words.name("readings-move-nothing")
    if then.outcome is None:
        needs = " ".join(dict.fromkeys(words.text(fault.says) for fault in then.needs))
        return f"{words.name('answer-needs')} {needs}"
    now = {seat.name: seat.total for seat in breakdown.seats}
    told = [
        words.says("readings-move", name=name, before=now[name], after=total)
        for name, total in then.outcome.totals
        if now[name] != total
    ]
    is_decided = not breakdown.asks and then.outcome.is_decided
    if is_decided and then.outcome.winners != breakdown.winners:
        told.append(words.says("readings-winner-then", names=then.outcome.winners))
    else:
        told.append(words.name("readings-nothing-else"))
    return ", ".join(told)
