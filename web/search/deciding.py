"""The question that decides what was searched for, with its form filled in and what it answers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.core.faults import RefusedError
from rules.core.rulings import Verdict
from scoring.titles import BuiltTitle, titles
from translations.search.sought import Sought
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed
from web.forms.view import SETUP, FieldView, FormView
from web.house.language import words
from web.search.fields import PEOPLE
from web.search.filling import address_filled, body_if_enough, told_of
from web.search.finding import Found

NEAR_THE_BEST = 0.6
MORE_IS_TOLD = 0.25
SURELY_TOLD = 2
YES = "on"


@dataclass(frozen=True, slots=True)
class Deciding:
    """A question, what the words say for its fields, and the verdict where that is enough."""

    title: BuiltTitle
    key: str
    address: str
    told: tuple[tuple[str, str | None], ...]
    """Fields by their labels; what is only true or not has no value beside it."""
    verdict: str | None


@dataclass(frozen=True, slots=True)
class Likely:
    """A question that may be meant, how well it fits, and what the words tell of it."""

    slug: str
    key: str
    fits: float
    sought: Sequence[Sought]
    told: Mapping[str, str]

    def weight(self) -> float:
        """The better it fits and the more is told, the likelier it is meant."""
        return self.fits * (1 + MORE_IS_TOLD * len(self.told))


def deciding(found: Found) -> Deciding | None:
    """Of the questions that fit nearly best that of which the words tell most."""
    least = 1 if found.is_confident else SURELY_TOLD
    likely = [entry for entry in _likely(found) if len(entry.told) >= least]
    best = max(likely, key=Likely.weight, default=None)
    return _shown(best) if best else None


def _likely(found: Found) -> Iterator[Likely]:
    """The questions that fit nearly best, with what the words tell of them."""
    best = max(found.fitting.values(), default=0)
    for (slug, key), fits in found.fitting.items():
        if fits > 0 and fits >= NEAR_THE_BEST * best:
            sought = _sought_in(found, slug)
            yield Likely(slug, key, fits, sought, told_of(slug, key, sought))


def _sought_in(found: Found, slug: str) -> Sequence[Sought]:
    """What the words mean in one title."""
    same = (result.sought for result in found.results if result.entry.slug == slug)
    return next(same, ())


def _shown(likely: Likely) -> Deciding:
    title = titles()[likely.slug]
    form = title.questions[likely.key].form
    body = body_of(form, Typed([*likely.told.items()]))
    views = FormView(words(title.facts), {}, likely.key).fields(form, body, leave_out=SETUP)
    return Deciding(
        title=title,
        key=likely.key,
        address=address_filled(likely.slug, likely.key, likely.sought),
        told=tuple(_labelled(views, likely.told)),
        verdict=_verdict(title, likely.key, likely.told),
    )


def _labelled(
    views: Sequence[FieldView], told: Mapping[str, str]
) -> Iterator[tuple[str, str | None]]:
    """The labels of the fields that are told, in the order of the form."""
    for view in views:
        if view.path in told:
            names = {choice.key: choice.label for choice in view.choices}
            value = told[view.path]
            yield view.label, None if value == YES else names.get(value, value)
        for number, part in enumerate(view.parts):
            fields = [*_labelled(part, told)]
            if view.kind == PEOPLE and fields:
                yield view.choices[number].label, None
            yield from fields


def _verdict(title: BuiltTitle, key: str, told: Mapping[str, str]) -> str | None:
    """Yes, no or that the rulebook does not say, where that is all that is asked."""
    body = body_if_enough(title.slug, key, told)
    if body is None:
        return None
    try:
        verdict = title.questions[key].ask(body).ruling.verdict
    except RefusedError:
        return None
    return None if verdict is Verdict.ANSWER else verdict.value
