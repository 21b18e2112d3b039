"""The largest words of an answer are its own: "$6", "Paul, then Ann"; never the word "answer"."""

from collections.abc import Iterator

import pytest

from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.messages import Message
from rules.core.rulings import Answer, Ruling, Verdict, answered, rule
from scoring.titles import BuiltTitle, titles
from translations.catalogue import catalogue, languages
from translations.rulings import RulingInWords
from web.asking.headlines import headline_in, one_after_the_other, told_below
from web.asking.showing import kept_briefly
from web.house import rooms
from web.house.rooms import pages_of

EVERY_TITLE = pytest.mark.parametrize("title", [*titles().values()], ids=lambda title: title.slug)
LONGEST = 130


def answers(title: BuiltTitle) -> Iterator[tuple[str, Answer]]:
    """The answers to all worked cases, each with its question."""
    for case in title.cases:
        key = case["post"].removeprefix("ask/")
        if key in title.questions:
            question = title.questions[key]
            try:
                setup, situation = read(question.form, case["body"])
            except RefusedError:
                continue
            yield key, rule(question.answer, situation, setup)


def outcomes(answer: Answer) -> Iterator[Ruling]:
    """What is said, and what would be said under other readings."""
    yield answer.ruling
    others = (other.outcome for entry in answer.depends_on for other in entry.otherwise)
    yield from (outcome for outcome in others if outcome)


def said(title: BuiltTitle, key: str, ruling: Ruling) -> list[str]:
    """The headline in every language; nothing where there is none."""
    message = headline_in(title, key, ruling)
    spoken = [catalogue(language, title.facts.room) for language in languages()]
    return [words.text(message) for words in spoken] if message else []


@EVERY_TITLE
def test_every_informative_answer_says_first_what_was_asked(title: BuiltTitle) -> None:
    own = pages_of(title).headlines
    for key, answer in answers(title):
        for ruling in outcomes(answer):
            if ruling.verdict is Verdict.ANSWER:
                assert key in own, key
                assert headline_in(title, key, ruling), (key, ruling.facts)


@EVERY_TITLE
def test_a_headline_is_short_and_in_words(title: BuiltTitle) -> None:
    for key, answer in answers(title):
        for ruling in outcomes(answer):
            for text in said(title, key, ruling):
                assert text.strip(), key
                assert len(text) <= LONGEST, (key, text)
                assert text.lower() not in {"answer", "antwort"}
                assert not {"_", "@"} & {*text}, (key, text)


@EVERY_TITLE
def test_a_no_has_no_headline_beside_it(title: BuiltTitle) -> None:
    for key, answer in answers(title):
        for ruling in outcomes(answer):
            if ruling.verdict is Verdict.NO:
                assert not said(title, key, ruling)


@EVERY_TITLE
def test_what_it_says_is_not_said_again_and_nothing_is_not_said_at_all(title: BuiltTitle) -> None:
    own = pages_of(title).headlines
    for key, answer in answers(title):
        below = told_below(title, key, answer.ruling)
        assert None not in below.values()
        if said(title, key, answer.ruling) and key in own:
            assert not {*own[key].of} & {*below}


@EVERY_TITLE
def test_it_tells_facts_that_there_are(title: BuiltTitle) -> None:
    facts: dict[str, set[str]] = {}
    for key, answer in answers(title):
        facts.setdefault(key, set()).update(answer.ruling.facts)
    for key, headline in pages_of(title).headlines.items():
        assert {*headline.of} <= facts[key], key


def test_a_title_that_declares_nothing_says_its_first_fact(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "_is_there", lambda _: False)
    title = titles()["gold-rush"]
    message = headline_in(title, "depth", answered({"why": None, "feet": 12}))
    assert message is not None
    assert catalogue("en").text(message) == "12"
    assert headline_in(title, "depth", answered({"why": None})) is None


@EVERY_TITLE
def test_a_ruling_that_an_earlier_version_kept_says_at_least_its_verdict(title: BuiltTitle) -> None:
    words = catalogue("en", title.facts.room)
    for key in title.questions:
        for verdict in Verdict:
            for facts in ({}, {"totals": 3, "order": None, "missing": 7}):
                told = RulingInWords(key, Answer(Ruling(verdict, facts=facts)), words)
                assert kept_briefly(title, told).startswith(told.verdict)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Ann"], "Ann"),
        (["Ann", "Ben", "Ann"], "Ann, then Ben, then Ann"),
        (["Ann", "Ann", "Ben"], "Ann ×2, then Ben"),
    ],
)
def test_an_order_is_read_aloud(names: list[str], told: str) -> None:
    message: Message | None = one_after_the_other(names)
    assert message is not None
    assert catalogue("en").text(message) == told
