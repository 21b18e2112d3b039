"""The largest words of an answer, made of its facts: "$6", "Paul, then Ann, then Cid"."""

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import groupby
from typing import Any

from rules.core.messages import Gap, Message, Word, say, signed
from rules.core.rulings import Facts, Ruling, Verdict
from scoring.titles import BuiltTitle
from web.house.rooms import pages_of


def headline_in(title: BuiltTitle, key: str, ruling: Ruling) -> Message | None:
    """What the answer to a question says in its own words; a no has none beside its verdict.

    Nor has a yes of which nobody knows what it comes to.
    """
    if ruling.verdict is Verdict.NO:
        return None
    own = pages_of(title).headlines.get(key)
    if own and ruling.verdict is not Verdict.ANSWER and ruling.asides.intersection(own.of):
        return None
    said = own.of_facts(ruling.facts, ruling.asides) if own else None
    return said or (_first_plain(ruling.facts) if ruling.verdict is Verdict.ANSWER else None)


def answer_in(title: BuiltTitle, key: str, ruling: Ruling) -> Message | None:
    """The headline without what the answer only comes to."""
    own = pages_of(title).headlines.get(key)
    said = own.of_the_answer(ruling.facts) if own else None
    return said or headline_in(title, key, ruling)


def _first_plain(facts: Facts) -> Message | None:
    """The first fact that is a number or a text, for titles that declare nothing."""
    plain = (fact for fact in facts.values() if isinstance(fact, str | int))
    return next((say("headline-plain", value=str(fact)) for fact in plain), None)


def told_below(title: BuiltTitle, key: str, ruling: Ruling) -> dict[str, Any]:
    """The facts that are still to be said: neither nothing, nor what the headline says already."""
    pages = pages_of(title)
    own = pages.headlines.get(key)
    said = own.of if own and headline_in(title, key, ruling) else ()
    passed_over = {*said, *ruling.asides, *pages.unsaid}
    facts = ruling.facts.items()
    return {name: fact for name, fact in facts if name not in passed_over and not _is_nothing(fact)}


def _is_nothing(fact: object) -> bool:
    return fact is None or (isinstance(fact, Sequence | Mapping) and not fact)


def points(count: int | None) -> Message | None:
    """So many points."""
    return None if count is None else say("headline-points", count=count)


def more_or_less(count: int | None) -> Message | None:
    """So many points more or less than before."""
    return None if count is None else say("headline-change", count=abs(count), change=signed(count))


def one_after_the_other(each: Sequence[str | Word | Message]) -> Message | None:
    """In this order; who comes several times in a row is said once."""
    if not each:
        return None
    runs = [_times(who, len([*row])) for who, row in groupby(each)]
    first, *rest = runs
    told: Gap = first
    for then in rest:
        told = say("headline-then", before=told, after=then)
    return say("headline-only", what=told)


def _times(who: str | Word | Message, count: int) -> Gap:
    return who if count == 1 else say("headline-times", what=who, count=count)


def all_of(each: Sequence[str | Word | Message]) -> Message | None:
    """Several things in a row."""
    return say("headline-all", each=tuple(each)) if each else None


def one_of(each: Sequence[Message]) -> Message | None:
    """One of several things."""
    return reduce(_or, each) if each else None


def _or(one: Message, other: Message) -> Message:
    return say("headline-or", one=one, other=other)


def parts(*messages: Message | None) -> Message | None:
    """Several things with commas between them, of which some may be missing."""
    there = [message for message in messages if message]
    return reduce(_beside, there) if there else None


def _beside(one: Message, other: Message) -> Message:
    return say("headline-beside", one=one, other=other)
