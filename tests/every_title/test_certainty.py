"""A page is certain only of what every value of what was not said would say too."""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from marshmallow import Schema

from rules.core.faults import RefusedError
from rules.core.fields import ListOf, PieceOf
from rules.core.forms import read
from rules.core.messages import Message
from rules.core.paths import root_of
from rules.core.rulings import Reason, Ruling, Verdict, rule
from scoring.titles import BuiltTitle, titles
from tests.broken import Body
from tests.strategies import dealt, same_client
from tests.title_tests import every_title
from web.asking import situations
from web.asking.certainty import consider
from web.asking.headlines import headline_in
from web.asking.links import spelled_out
from web.asking.situations import outcome_of
from web.asking.unsaid import LEFT_OUT, possible_values, unsaid_in, values_beside, with_values
from web.forms.held import held_at
from web.forms.kinds.kind import NONE, fields_of, is_deciding
from web.forms.typed import typed_from
from web.house.addresses import in_query
from web.house.rooms import pages_of

TITLES = every_title()
OFTEN = 0.7
QUESTIONS = [(slug, key) for slug, title in titles().items() for key in title.questions]


def pieces_of(schema: Schema) -> Iterator[Schema]:
    """A form and all pieces in it."""
    yield schema
    for _, entry in fields_of(schema):
        inner = entry.inner if isinstance(entry, ListOf) else entry
        if isinstance(inner, PieceOf):
            yield from pieces_of(inner.schema)


@pytest.mark.parametrize(("slug", "key"), QUESTIONS)
def test_what_decides_is_a_field_that_may_be_left_out(slug: str, key: str) -> None:
    for piece in pieces_of(titles()[slug].questions[key].form):
        entries = dict(fields_of(piece))
        for name in getattr(piece, "deciding", ()):
            assert name in entries, name
            is_asked_for = entries[name].required
            assert is_asked_for or possible_values(entries[name]), f"{name}: nothing can be tried"


WORKED_CASES = [
    (slug, case)
    for slug, title in titles().items()
    for case in title.cases
    if case["post"].startswith("ask/")
]


@pytest.mark.parametrize(
    ("slug", "case"), WORKED_CASES, ids=lambda case: case["id"] if isinstance(case, dict) else case
)
def test_an_amount_that_was_not_said_could_be_one_that_fits(slug: str, case: Body) -> None:
    title, key, body = titles()[slug], case["post"].removeprefix("ask/"), case["body"]
    expected = outcome(title, key, body)
    if expected is None or expected.verdict is Verdict.ANSWER:
        return
    for name, entry in fields_of(title.questions[key].form):
        if isinstance(entry, PieceOf) and name in body:
            left = without(body, name)
            values = values_beside(entry, left)
            found = (outcome(title, key, with_values(left, [(name, value)])) for value in values)
            assert expected.verdict in {each.verdict for each in found if each}, name


def deciding_paths(schema: Schema, body: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The deciding fields that a body fills in, each with its field."""
    for name, entry in fields_of(schema):
        value = body.get(name)
        if value is not None and is_deciding(entry):
            yield f"{path}{name}", entry
        if isinstance(entry, PieceOf) and isinstance(value, dict):
            yield from deciding_paths(entry.schema, value, f"{path}{name}.")
        if isinstance(entry, ListOf) and isinstance(entry.inner, PieceOf):
            for number, row in enumerate(value or ()):
                yield from deciding_paths(entry.inner.schema, row, f"{path}{name}.{number}.")


def without(body: Body, path: str) -> Body:
    """The body with one field left out."""
    left = deepcopy(body)
    *way, last = path.split(".")
    inside: Any = left
    for part in way:
        inside = inside[int(part)] if isinstance(inside, list) else inside[part]
    del inside[last]
    return left


def at(body: Any, path: str) -> Any:
    for part in path.split("."):
        body = body[int(part)] if isinstance(body, list) else body[part]
    return body


def outcome(title: BuiltTitle, key: str, body: Body) -> Any:
    """What the API says of a whole situation; None where it refuses it."""
    question = title.questions[key]
    try:
        setup, situation = read(question.form, body)
        return outcome_of(title, key, rule(question.answer, situation, setup))
    except RefusedError:
        return None


def headline(title: BuiltTitle, key: str, body: Body) -> Any:
    """What the largest words of the answer are; None where it is refused or has none."""
    true = ruling_on(title, key, body)
    return headline_in(title, key, true) if true else None


def others_said(body: Body, key: str, title: BuiltTitle, path: str) -> frozenset[str]:
    """All that is left out but for one field, said to be none."""
    left_out = unsaid_in(title.questions[key].form, body, frozenset())
    return frozenset(field.path for field in left_out if not says_the_same(field.path, path))


def says_the_same(path: str, other: str) -> bool:
    """Whether these are one field, or one of them asks at once what the other asks of one row."""
    held = held_at(path)
    return held.people == root_of(other) and held.field in other if held else path == other


@pytest.mark.parametrize(("slug", "key"), QUESTIONS)
@same_client
@given(data=st.data())
def test_an_answer_without_a_deciding_fact_is_that_of_every_value(
    slug: str, key: str, data: st.DataObject
) -> None:
    title = titles()[slug]
    body = data.draw(dealt(TITLES[slug].dealers.situations[key]))
    for path, entry in deciding_paths(title.questions[key].form, body):
        left = without(body, path)
        found = consider(title, title.questions[key], left, others_said(left, key, title, path))
        if found.worked is None:
            continue
        values = [at(body, path), *possible_values(entry)]
        others = {outcome(title, key, with_values(left, [(path, value)])) for value in values}
        assert others - {None} <= {found.worked.outcome}, (path, left)
        if not found.how_much:
            said = {headline(title, key, with_values(left, [(path, value)])) for value in values}
            shown = headline_in(title, key, found.worked.answer.ruling)
            assert said - {None} <= {shown}, (path, left)


@pytest.mark.parametrize(("slug", "key"), QUESTIONS)
def test_a_case_holds_whatever_else_was_not_said(slug: str, key: str) -> None:
    title = titles()[slug]
    for seed in range(2):
        dice = Random(seed)  # noqa: S311 (nothing secret)
        body = TITLES[slug].dealers.situations[key](dice)
        for path, _ in [*deciding_paths(title.questions[key].form, body)]:
            body = without(body, path) if "." not in path and dice.random() < OFTEN else body
        unsaid = unsaid_in(title.questions[key].form, body, frozenset())
        found = consider(title, title.questions[key], body)
        for case in found.cases[0] if found.cases else ():
            others = [field for field in unsaid if field.path != case.path]
            values = (LEFT_OUT,) if case.is_without else case.values
            for value in () if case.how_many else values:
                drawn = [(field.path, dice.choice(field.values)) for field in others]
                worked = outcome(title, key, with_values(body, [(case.path, value), *drawn]))
                assert worked in {None, case.worked.outcome}, (body, case.path, value, drawn)


@pytest.mark.parametrize(("slug", "key"), QUESTIONS)
def test_no_sentence_rests_on_what_nobody_said(slug: str, key: str) -> None:
    title = titles()[slug]
    for seed in range(4):
        body = TITLES[slug].dealers.situations[key](Random(seed))  # noqa: S311 (nothing secret)
        left = body
        for path, _ in [*deciding_paths(title.questions[key].form, body)]:
            left = without(left, path) if "." not in path else left
        found = consider(title, title.questions[key], left)
        true = ruling_on(title, key, body)
        if found.certain and true:
            assert said_in(found.certain.ruling.because) <= said_in(true.because), left
            assert {*found.certain.ruling.remedies} <= {*true.remedies}, left


def ruling_on(title: BuiltTitle, key: str, body: Body) -> Ruling | None:
    """What the API says of a whole situation; None where it refuses it."""
    question = title.questions[key]
    try:
        setup, situation = read(question.form, body)
        return rule(question.answer, situation, setup).ruling
    except RefusedError:
        return None


def said_in(because: Iterable[Reason]) -> set[tuple[str, Message]]:
    """All sentences, each with its clause."""
    return {(reason.clause, says) for reason in because for says in reason.says}


@pytest.mark.parametrize(("slug", "key"), QUESTIONS)
def test_a_whole_situation_is_answered_as_the_api_answers_it(slug: str, key: str) -> None:
    title = titles()[slug]
    for seed in range(4):
        body = TITLES[slug].dealers.situations[key](Random(seed))  # noqa: S311 (nothing secret)
        expected = outcome(title, key, body)
        if expected is None or expected.verdict is None:
            continue
        whole = spelled_out(title, title.questions[key], body)
        said = consider(
            title,
            title.questions[key],
            {name: value for name, value in whole.items() if value != NONE},
            frozenset(name for name, value in whole.items() if value == NONE),
        )
        if said.worked:
            assert said.worked.outcome == expected


@pytest.mark.parametrize(("slug", "key"), QUESTIONS)
def test_a_page_says_yes_or_no_only_where_it_is_certain(
    client: FlaskClient, slug: str, key: str
) -> None:
    title = titles()[slug]
    for seed in range(3):
        body = TITLES[slug].dealers.situations[key](Random(seed))  # noqa: S311 (nothing secret)
        for path, _ in [*deciding_paths(title.questions[key].form, body)][:2]:
            left = without(body, path)
            page = client.get(f"/{slug}/ask/{key}?{in_query(typed_from(left))}").text
            if 'data-verdict="yes"' in page or 'data-verdict="no"' in page:
                assert consider(title, title.questions[key], left).worked


NUMBERS_OF_PLAYERS = [
    (slug, key, name)
    for slug, key in QUESTIONS
    for name in pages_of(titles()[slug]).of_each_player
    if name in titles()[slug].questions[key].form.fields
]


@pytest.mark.parametrize(("slug", "key", "name"), NUMBERS_OF_PLAYERS)
def test_an_answer_is_sent_only_where_its_page_gives_one(
    client: FlaskClient, slug: str, key: str, name: str
) -> None:
    names = {f"names.{number}": who for number, who in enumerate(("Ann", "Bob", "Cid", "Dan"))}
    for seed in range(4):
        body = TITLES[slug].dealers.situations[key](Random(seed))  # noqa: S311 (nothing secret)
        body |= {name: body[name][:3]} if name in body else {}
        typed = in_query([*typed_from(body), *names.items()])
        is_sent = '<p class="verdict">' in client.get(f"/{slug}/ask/{key}/send?{typed}").text
        assert is_sent is (
            '<section class="answer verdict-' in client.get(f"/{slug}/ask/{key}?{typed}").text
        )


@pytest.mark.parametrize(("slug", "key"), QUESTIONS)
def test_a_page_asks_for_what_there_always_is_at_a_table(
    client: FlaskClient, slug: str, key: str
) -> None:
    title = titles()[slug]
    form = title.questions[key].form
    for seed in range(4 if form.needed_on_pages else 0):
        body = TITLES[slug].dealers.situations[key](Random(seed))  # noqa: S311 (nothing secret)
        for name in (name for name in form.needed_on_pages if body.get(name)):
            left = without(body, name)
            found = consider(title, title.questions[key], left)
            page = client.get(f"/{slug}/ask/{key}?{in_query(typed_from(left))}").text
            if form.is_needed(name, left):
                assert name in {fault.at for fault in found.faults}
                assert 'data-verdict="' not in page, (name, left)
            whole = spelled_out(title, title.questions[key], left)
            assert whole.get(name, NONE) == NONE


@pytest.mark.parametrize(("slug", "key"), QUESTIONS)
def test_nothing_is_certain_before_every_value_was_tried(
    monkeypatch: pytest.MonkeyPatch, slug: str, key: str
) -> None:
    monkeypatch.setattr(situations, "MOST_ANSWERS", 3)
    title = titles()[slug]
    for seed in range(6):
        body = TITLES[slug].dealers.situations[key](Random(seed))  # noqa: S311 (nothing secret)
        for path, _ in [*deciding_paths(title.questions[key].form, body)]:
            left = without(body, path)
            found = consider(title, title.questions[key], left)
            assert not found.worked or found.worked.outcome == outcome(title, key, body), path


def test_without_any_money_is_not_the_same_as_with_unknown_money() -> None:
    title = titles()["nevada-city"]
    body = {"action": "carry_over", "markers": 5, "loans": 2}
    found = consider(title, title.questions["loan"], body)
    assert {"repaid", "money"} <= {*found.undecided}
    assert found.with_nothing
    assert at(found.with_nothing.body, "money") == 0


def test_several_characters_can_turn_the_order_that_none_of_them_turns_alone() -> None:
    title = titles()["carson-city-cards"]
    players = [
        {"name": "Ann", "suit": "hat", "card": 1},
        {"name": "Ben", "suit": "star", "card": 8, "uses": ["governor"]},
        {"name": "Cid", "suit": "boot", "card": 1, "virtual": True},
        {"name": "Dee", "suit": "cow", "card": 1, "uses": ["lawyer"]},
    ]
    body = {"players": players, "suits": ["hat", "star", "boot", "cow", "cactus", "horseshoe"]}
    assert consider(title, title.questions["pick_order"], body).worked is None
