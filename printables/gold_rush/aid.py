"""The player aid of the tile game: its numbers and tables, asked of rules and scorer."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from printables.core.aids.facts import SHORT, SharedFacts
from rules.core.rulings import Fact, Facts
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.questions import setup as beginning
from rules.gold_rush.table import NO_FARMERS
from scoring.core.rows import Row
from scoring.gold_rush.worth import worth
from translations.catalogue import Catalogue

OF_EACH_NUMBER = ("markers_on_zero", "unused_colours")
"""What of the set-up depends on the number of players, beside the turns."""
ONE_NUMBER = (
    *("cowboys_each", "cowboys_to_play", "tents_each"),
    *("start_tokens", "tokens_in_supply", "tiles_in_piles"),
)
LOCOMOTIVES = (0, 1, 2)
"""The last of them stands for all higher numbers."""


class AidFacts(SharedFacts):
    """The tables of the tile game's aid."""

    locomotives = LOCOMOTIVES
    varying = OF_EACH_NUMBER

    @property
    def has_farmers(self) -> bool:
        """Whether prairies are played."""
        return not self.plays(NO_FARMERS)

    def form_of(self, clause: str) -> str:
        """In which of its forms a clause is said."""
        is_other = clause in self.data["said_without_farmers"] and not self.has_farmers
        return f"{SHORT}-{NO_FARMERS}" if is_other else SHORT

    def said(self, words: Catalogue, clause: str) -> str:
        """A clause in the form for this table."""
        return words.name(clause, self.form_of(clause))

    def row_told(self, words: Catalogue, row: Row) -> str:
        """What a row of the pad brings at the end; the track is what was scored before."""
        at_the_end = self.data["rows"].get(row.key, row.clauses[:1])
        return self.said(words, at_the_end[0])

    def worth(self, feature: Feature) -> int:
        """What a feature brings."""
        return worth(feature, self.readings)

    def played(self, clauses: Sequence[str]) -> list[str]:
        """The clauses without those that nobody needs at this table."""
        left_out = [] if self.has_farmers else self.data["of_prairies"]
        return [clause for clause in clauses if clause not in left_out]

    @cached_property
    def beginnings(self) -> Mapping[int, Facts]:
        """What the question about the set-up tells so many players."""
        people = range(beginning.FEWEST, beginning.MOST + 1)
        return {number: self._beginning(number) for number in people}

    def _beginning(self, people: int) -> Facts:
        situation = beginning.Situation(people, self.has_farmers)
        return beginning.answer(situation, self.readings).facts

    @property
    def starting(self) -> Mapping[str, Fact]:
        """The numbers of the set-up that are the same for any number of players."""
        told = self.beginnings[beginning.FEWEST]
        return {key: told[key] for key in ONE_NUMBER}

    @property
    def turns(self) -> Mapping[int, tuple[tuple[int, int], ...]]:
        """For each number of players how many of them have how many turns, those of most first."""
        return {people: _turns(facts) for people, facts in self.beginnings.items()}

    @property
    def features(self) -> Mapping[Kind, Mapping[str, Any]]:
        """The features that are played, with their clauses."""
        kinds = [kind for kind in Kind if self.has_farmers or kind is not Kind.PRAIRIE]
        return {kind: self.data["features"][kind.value] for kind in kinds}

    @property
    def per_tile(self) -> Mapping[bool, tuple[int, ...]]:
        """What a tile of a railroad brings with each number of locomotives, completed or not."""
        return {completed: tuple(self._worth_of_a_tile(completed)) for completed in (True, False)}

    def _worth_of_a_tile(self, completed: bool) -> Iterator[int]:
        for count in LOCOMOTIVES:
            railroad = Feature(kind=Kind.RAILROAD, completed=completed, tiles=1, locomotives=count)
            yield worth(railroad, self.readings)


def _turns(told: Facts) -> tuple[tuple[int, int], ...]:
    by_seat = told["turns_by_seat"]
    assert isinstance(by_seat, list), by_seat  # noqa: S101 (one number for each player)
    turns = [count for count in by_seat if isinstance(count, int)]
    return tuple((turns.count(count), count) for count in dict.fromkeys(turns))
