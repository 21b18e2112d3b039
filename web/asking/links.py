"""Addresses of questions whose whole situation is known."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from scoring.titles import BuiltTitle, Question
from web.asking.situations import Body, Work, Worked, worked_out
from web.asking.unsaid import LEFT_OUT, Unsaid, empty_in, needed_in, unsaid_in, with_values
from web.forms.kinds.kind import NONE
from web.house.addresses import address_of


def question_address(title: BuiltTitle, key: str, body: Mapping[str, Any]) -> str:
    """The page that answers a situation as a program sends it, with nothing left unsaid."""
    whole = spelled_out(title, title.questions[key], dict(body))
    return address_of("ask_pages.ask", whole, slug=title.slug, key=key)


def spelled_out(
    title: BuiltTitle, question: Question, body: Body, not_said: Collection[str] = ()
) -> Body:
    """A situation as a program sends it, with what it leaves out said as a page needs it said.

    What nobody said stays blank.
    """
    base = worked_out(title, question, body)
    body = {**body, **dict.fromkeys(needed_in(question.form, body), NONE)}
    unsaid = unsaid_in(question.form, body, frozenset())
    fields = [field for field in unsaid if field.path not in not_said]
    if not isinstance(base, Worked):
        return with_values(body, [(each.path, _said_to_be_none(each)) for each in fields])
    work = partial(worked_out, title, question)
    left_out = [(each.path, _left_out_means(work, base, each)) for each in fields]
    empty = [(path, NONE) for path in empty_in(question.form, body)]
    return with_values(body, [*left_out, *empty])


def _said_to_be_none(field: Unsaid) -> Any:
    """How a form says that there is none of it; nothing where it cannot."""
    if field.may_be_none:
        return NONE
    return False if any(value is False for value in field.values) else LEFT_OUT


def _left_out_means(work: Work, base: Worked, field: Unsaid) -> Any:
    """What leaving a field out stands for, as a form sends it."""
    if field.may_be_none:
        return NONE
    for value in field.values[1:]:
        worked = work(with_values(base.body, [(field.path, value)]))
        if isinstance(worked, Worked) and worked.answer.ruling == base.answer.ruling:
            return value
    return NONE
