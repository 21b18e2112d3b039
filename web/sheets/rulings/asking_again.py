"""From what a question's page or a program asks to a ruling that a table keeps, and back."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.faults import Fault
from rules.core.messages import say
from scoring.titles import BuiltTitle, Question
from sheets.opened import Opened
from sheets.rulings import AskedQuestion, KeptRuling, beside_of
from web.asking.certainty import Considered, consider
from web.asking.links import spelled_out
from web.asking.unsaid import unsaid_in
from web.forms.held import with_holders
from web.forms.kinds.kind import body_of, said_none
from web.forms.kinds.rows import left_blank, of_those_chosen
from web.forms.typed import Typed, below, rows
from web.house.addresses import address_asking
from web.house.language import words
from web.house.names import NAMES
from web.house.rooms import pages_of


def body_meant(
    title: BuiltTitle, question: Question, body: dict[str, Any], typed: Typed
) -> dict[str, Any]:
    """What the form of a question asks when this is typed into it."""
    chosen = of_those_chosen(question.form, body)
    with_all = {**left_blank(question.form), **with_holders(question.form, chosen, typed)}
    return pages_of(title).meant_by(question.key, with_all)


def consider_typed(title: BuiltTitle, question: Question, typed: Typed) -> Considered:
    """What is certain of what stands in the address of a question."""
    body = body_meant(title, question, body_of(question.form, typed), typed)
    return consider_meant(title, question, body, typed)


def consider_meant(
    title: BuiltTitle, question: Question, body: dict[str, Any], typed: Typed
) -> Considered:
    """What is certain of this situation, once the number of each player is there."""
    players = len(words(title.facts).sitting)
    if lacking := tuple(_lacking_of_players(title, body, typed, players)):
        return Considered(faults=lacking, only_lacks=True)
    return consider(title, question, body, said_none(typed))


def _lacking_of_players(
    title: BuiltTitle, body: Mapping[str, Any], typed: Typed, players: int
) -> Iterator[Fault]:
    """The fields in which the number of a player is missing: a blank is no nought, nor left out."""
    for name in sorted(pages_of(title).of_each_player & body.keys()):
        filled = [n for n in rows(typed, name) if typed.get(f"{name}.{n}", "").strip()]
        has_gap = filled != [*range(len(filled))]
        if has_gap or len(body[name]) < players:
            yield Fault(name, say("number-of-each-player"), lacks=True)


def asked_on_page(title: BuiltTitle, question: Question, typed: Typed) -> AskedQuestion:
    """What stands in the address of a question, with the agreements that hold there."""
    agreed = {"edition": title.facts.editions[0], "variants": [], "house_rules": {}}
    body, none = body_meant(title, question, body_of(question.form, typed), typed), said_none(typed)
    is_partial = bool(unsaid_in(question.form, body, none))
    return AskedQuestion(
        question.key,
        {**agreed, **body},
        _beside(title, typed),
        tuple(sorted(none)) if is_partial else None,
    )


def _beside(title: BuiltTitle, typed: Typed) -> dict[str, Any]:
    """What the address says in addition, though no field of the form shows it."""
    return beside_of({root: below(typed, root) for root in pages_of(title).asked_beside})


def asked_by_program(opened: Opened, key: str, situation: dict[str, Any]) -> AskedQuestion:
    """What a program asks at a table, with the names of those who are meant by numbers."""
    view, pages = opened.view, pages_of(opened.view.title)
    if NAMES not in pages.asked_beside:
        return AskedQuestion(key, situation)
    known = pages.asked_of(view.document, view.own or 0, key)
    return AskedQuestion(key, situation, beside_of({NAMES: known.get(NAMES)}))


def address_of_ruling(ruling: KeptRuling, title: BuiltTitle) -> str:
    """The page on which the same is asked again, with the whole situation and its readings."""
    asked = ruling.asked
    question = title.questions.get(asked.question)
    situation = {**asked.situation}
    if question:
        situation = spelled_out(title, question, situation, _not_said(question, asked))
    return address_asking(title.slug, asked.question, {**situation, **asked.beside})


def _not_said(question: Question, asked: AskedQuestion) -> frozenset[str]:
    """The fields that stay blank where it is asked again."""
    if asked.said_none is None:
        return frozenset()
    none = frozenset(asked.said_none)
    return frozenset(each.path for each in unsaid_in(question.form, asked.situation, none))
