"""Who adds up the amounts in the reasons gets the numbers of the answer, in every language."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.carson_city.questions import (
    actions,
    build,
    cash_out,
    duel,
    firepower,
    parcel_price,
    setup,
)
from rules.core.forms import read
from rules.core.messages import Message
from rules.core.rulings import Ruling, Verdict
from rules.core.seats import noted_seat_told
from scoring.carson_city.questions import income
from tests.carson_city.situations import SITUATIONS
from translations.catalogue import catalogue

Json = Any
ASKED: dict[str, Any] = {
    "actions": actions,
    "build": build,
    "cash_out": cash_out,
    "duel": duel,
    "firepower": firepower,
    "income": income,
    "parcel_price": parcel_price,
    "setup": setup,
}
SAMPLES = 120
LANGUAGES = [catalogue(language, "carson_city") for language in ("en", "de")]
OF_BUILDINGS = {f"CC-{number}" for number in (75, 78, 79, 81, 82, 83, 117)}


def answers(question: str) -> Iterator[tuple[Ruling, Json, Json]]:
    """What is answered to generated situations: with its facts, and with what was typed."""
    for number in range(SAMPLES):
        body = SITUATIONS[question](Random(number))  # noqa: S311 (situations, no secrets)
        setup_of_table, situation = read(ASKED[question].QuestionForm(), body)
        ruling = ASKED[question].answer(situation, setup_of_table.readings())
        yield ruling, ruling.facts, body


def said(ruling: Ruling, *clauses: str) -> list[Message]:
    """All that is said of these clauses; of every clause where none is named."""
    reasons = [reason for reason in ruling.because if not clauses or reason.clause in clauses]
    return [says for reason in reasons for says in reason.says]


def amount(message: Message, gap: str) -> int:
    """A number that a sentence names, and that stands in it in every language."""
    number = dict(message.gaps)[gap]
    assert isinstance(number, int), message
    for words in LANGUAGES:
        assert str(number) in re.findall(r"\d+", words.text(message)), words.text(message)
    return number


def named(message: Message, *gaps: str) -> list[int]:
    """Several of its numbers."""
    return [amount(message, gap) for gap in gaps]


def normal_income(ruling: Ruling, at: str) -> int:
    """What the reasons say that a building earns."""
    messages = said(ruling, *OF_BUILDINGS)
    return sum(amount(each, "amount") for each in messages if dict(each.gaps)["at"] == at)


def paid_out(ruling: Ruling, line: Json) -> Counter[Message]:
    """What the reasons say that a building pays to whom."""
    owner = noted_seat_told(line["seat"])
    for message in said(ruling, "CC-62", "CC-95"):
        gaps: Json = dict(message.gaps)
        if gaps["at"] != line["at"]:
            continue
        if message.id == "income-doubled":
            return Counter({owner: amount(message, "amount")})
        received = Counter({gaps["owner_seat"]: amount(message, "owner")})
        if "won" in message.id:
            received[gaps["seat"]] += amount(message, "attacker")
        if line["normal"]:
            return received
    return Counter({owner: normal_income(ruling, line["at"])})


def test_incomes_and_payments_add_up_to_what_each_receives() -> None:
    doubled_and_attacked = 0
    for ruling, facts, body in answers("income"):
        if "building" in body:
            continue
        received: Counter[Message] = Counter()
        for line in facts["lines"]:
            assert normal_income(ruling, line["at"]) == line["normal"]
            paid = paid_out(ruling, line)
            assert sum(paid.values()) == line["income"]
            received += paid
            doubled_and_attacked += line["doubled"] and line["attack"] in {"won", "lost"}
        totals = [received[noted_seat_told(n + 1)] for n in range(len(facts["totals"]))]
        assert totals == facts["totals"]
    assert doubled_and_attacked


def test_an_income_by_counts_adds_up() -> None:
    for ruling, facts, body in answers("income"):
        if "building" not in body:
            continue
        sentences = {each.id: each for each in said(ruling)}
        parts = [m for key, m in sentences.items() if key.startswith("earned-by-")]
        parts += [m for key, m in sentences.items() if key == "one-building-at-river"]
        parts += [m for key, m in sentences.items() if key == "one-building-least"]
        normal = amount(sentences["one-building-earns"], "amount")
        if body["building"] not in {"hotel", "church", "prison"}:
            assert sum(amount(part, "amount") for part in parts) == normal
        payments = said(ruling, "CC-62", "CC-95")
        if not payments:
            assert (facts["owner"], facts["attacker"]) == (normal, 0)
        elif payments[-1].id == "one-building-doubled":
            assert amount(payments[-1], "amount") == facts["amount"]
        else:
            assert amount(payments[-1], "owner") == facts["owner"]
            if facts["attacker"]:
                assert amount(payments[-1], "attacker") == facts["attacker"]


def test_the_totals_of_a_duel_add_up() -> None:
    for ruling, facts, _ in answers("duel"):
        boosts: Counter[Any] = Counter()
        for message in said(ruling, "CC-37", "CC-104", "CC-105"):
            boosts[dict(message.gaps)["name"]] += amount(message, "count")
        for message, total in zip(said(ruling, "CC-26"), facts["totals"], strict=True):
            gaps: Json = dict(message.gaps)
            assert gaps["boost"] == boosts[gaps["name"]]
            parts = named(message, "thrown", "revolvers", "cowboys")
            assert sum(parts) + boosts[gaps["name"]] == amount(message, "total") == total


def test_firepower_adds_up() -> None:
    for ruling, facts, body in answers("firepower"):
        (message,) = said(ruling, "CC-59")
        cowboys, revolvers, total = named(message, "cowboys", "revolvers", "total")
        boost = sum(amount(each, "count") for each in said(ruling, "CC-37", "CC-104", "CC-105"))
        assert cowboys + revolvers + boost == total == facts["firepower"]
        if "revolvers" not in body:
            brought = said(ruling, "CC-76", "CC-80", "CC-89", "CC-103")
            from_the_start = len(said(ruling, "CC-11"))
            assert sum(amount(each, "count") for each in brought) + from_the_start == revolvers
        assert [amount(each, "amount") for each in said(ruling, "CC-58")] == [
            facts["cowboy_income"]
        ]
        assert [amount(each, "points") for each in said(ruling, "CC-66")] == [facts["cowboy_vp"]]


def test_the_end_of_a_turn_adds_up() -> None:
    for ruling, facts, body in answers("cash_out"):
        messages = {each.id: each for each in said(ruling)}
        must = messages.get("must-spend") or messages["must-spend-without-purchase"]
        minimum = facts["minimum"]
        if minimum["spent"]:
            assert named(must, "amount", "points") == [minimum["spent"], minimum["points"]]
        for message in said(ruling):
            if message.id.startswith(("banker-offer", "best-")):
                gaps: Json = dict(message.gaps)
                at_the_end = gaps["rest"] if body.get("last_turn") else 0
                assert gaps["bought"] + gaps["points"] + at_the_end == amount(message, "total")
                assert gaps["pay"] + gaps["spent"] + gaps["left"] == body["money"]
        best = next((each for key, each in messages.items() if key.startswith("best-")), None)
        assert (best is None) == (facts["best"] is None)
        if best is not None:
            assert amount(best, "total") == facts["best"]["total"]


def test_prices_add_up() -> None:
    for ruling, facts, _ in answers("parcel_price"):
        if ruling.verdict is Verdict.ANSWER:
            (message,) = said(ruling, "CC-44")
            assert amount(message, "price") == facts["price"] == 1 + facts["things"]
    for ruling, facts, body in answers("build"):
        paid = [each for each in said(ruling, "CC-47", "CC-98") if ruling.verdict is Verdict.YES]
        assert [amount(each, "price") for each in paid] in ([], [facts["price"]])
        if facts["money_after"] is not None:
            assert facts["price"] + facts["money_after"] == body["money"]


def test_what_the_squares_pay_is_said() -> None:
    for ruling, facts, _ in answers("actions"):
        paid = [amount(each, "count") for each in said(ruling) if each.id.startswith("square-pays")]
        assert sum(paid) == sum(filter(None, facts["pays"].values()))


def test_sums_of_duel_tiles_are_said() -> None:
    for ruling, facts, body in answers("setup"):
        sums = [amount(each, "sum") for each in said(ruling, "CC-110")]
        if ruling.verdict is Verdict.NO:
            assert sums == [sum(body["totals"])]
        elif facts["tile_sum"] is not None:
            assert sums == [facts["tile_sum"]]


@pytest.mark.parametrize("question", ASKED)
def test_every_sentence_stands_in_every_language(question: str) -> None:
    for ruling, _, _ in answers(question):
        for message in said(ruling):
            assert all(words.text(message) for words in LANGUAGES)
