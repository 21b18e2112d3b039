"""What all of several answers say: the rest depends on something that nobody said."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.core.readings import Alternative, Dependence
from rules.core.rulings import Answer, Combination, Reason, Ruling

Entry = Dependence[Ruling]


def common_answer(answers: Sequence[Answer]) -> Answer:
    """The first answer with only those reasons and dependences that all of them have.

    What is different in one of them is no fact of its rulings, but an aside.
    """
    first, *others = answers
    if not others:
        return first
    return Answer(
        common_ruling(first.ruling, [other.ruling for other in others]),
        tuple(_common_dependences(first, others)),
        tuple(_common_combinations(first, others)),
    )


def common_ruling(ruling: Ruling, others: Sequence[Ruling]) -> Ruling:
    """A ruling without the reasons and facts that are different in one of the others."""
    varying = {
        name
        for other in others
        for name in {*ruling.facts, *other.facts}
        if ruling.facts.get(name) != other.facts.get(name)
    }
    return replace(
        ruling,
        because=tuple(_common_reasons(ruling, others)),
        remedies=tuple(r for r in ruling.remedies if all(r in o.remedies for o in others)),
        warnings=tuple(w for w in ruling.warnings if all(w in o.warnings for o in others)),
        asides=ruling.asides | frozenset(varying),
    )


def _common_reasons(ruling: Ruling, others: Sequence[Ruling]) -> list[Reason]:
    """The sentences that all have."""
    theirs = [
        {reason.clause: frozenset(reason.says) for reason in other.because} for other in others
    ]
    in_all = [r for r in ruling.because if all(r.clause in each for each in theirs)]
    said = (
        Reason(r.clause, tuple(s for s in r.says if all(s in each[r.clause] for each in theirs)))
        for r in in_all
    )
    return [reason for reason in said if reason.says]


def _common_dependences(first: Answer, others: Sequence[Answer]) -> Iterator[Entry]:
    """The points that matter to all; of each the readings of which all say something."""
    for entry in first.depends_on:
        theirs = [_entry_of(entry, other) for other in others]
        alternatives = tuple(_common_alternatives(entry, [each for each in theirs if each]))
        if all(theirs) and alternatives:
            yield replace(entry, otherwise=alternatives)


def _entry_of(entry: Entry, other: Answer) -> Entry | None:
    alike = (e for e in other.depends_on if (e.point, e.reading) == (entry.point, entry.reading))
    return next(alike, None)


def _common_alternatives(entry: Entry, others: Sequence[Entry]) -> Iterator[Alternative[Ruling]]:
    """What each reading makes of it in all; what has two verdicts is not known."""
    by_reading = [{each.reading: each for each in other.otherwise} for other in others]
    for mine in entry.otherwise:
        theirs = [each.get(mine.reading) for each in by_reading]
        alike = [each for each in theirs if each]
        if len(alike) < len(theirs):
            continue
        outcomes = [each.outcome for each in (mine, *alike) if each.outcome]
        if len(outcomes) <= len(alike):
            needs = (fault for each in (mine, *alike) for fault in each.needs)
            yield Alternative(mine.reading, None, tuple(dict.fromkeys(needs)))
        elif len({each.verdict for each in outcomes}) == 1:
            yield Alternative(mine.reading, common_ruling(outcomes[0], outcomes[1:]))


def _common_combinations(first: Answer, others: Sequence[Answer]) -> Iterator[Combination]:
    """The combinations that turn all of them round, each with what it makes of all."""
    by_readings = [{each.readings: each.outcome for each in other.together} for other in others]
    for mine in first.together:
        theirs = [each.get(mine.readings) for each in by_readings]
        outcomes = [each for each in theirs if each and each.verdict is mine.outcome.verdict]
        if len(outcomes) == len(theirs):
            yield Combination(mine.readings, common_ruling(mine.outcome, outcomes))


def without_varying(answer: Answer, full: Answer) -> Answer:
    """A common answer as it can be stored: without the facts that are different in the others."""
    full_alternatives = {
        (entry.point, other.reading): other.outcome
        for entry in full.depends_on
        for other in entry.otherwise
    }

    def plain(entry: Entry, other: Alternative[Ruling]) -> Alternative[Ruling]:
        before = full_alternatives[entry.point, other.reading]
        known = _facts_of_all(other.outcome, before) if other.outcome else None
        return replace(other, outcome=known)

    before = {each.readings: each.outcome for each in full.together}
    return Answer(
        _facts_of_all(answer.ruling, full.ruling),
        tuple(
            replace(entry, otherwise=tuple(plain(entry, other) for other in entry.otherwise))
            for entry in answer.depends_on
        ),
        tuple(
            replace(each, outcome=_facts_of_all(each.outcome, before[each.readings]))
            for each in answer.together
        ),
    )


def _facts_of_all(ruling: Ruling, full: Ruling | None) -> Ruling:
    own = full.asides if full else frozenset()
    varying = ruling.asides - own
    facts = {name: fact for name, fact in ruling.facts.items() if name not in varying}
    return replace(ruling, facts=facts, asides=own)
