"""Sentences as data."""

from rules.core.messages import Message, Word, say


def test_a_sentence_is_its_identifier_and_its_gaps_in_the_order_given() -> None:
    message = say("wrong-size", given=3, most=2)
    assert message == Message("wrong-size", (("given", 3), ("most", 2)))
    assert message != say("wrong-size", most=2, given=3)


def test_a_sentence_without_gaps_is_its_identifier() -> None:
    assert say("too-late") == Message("too-late")


def test_equal_sentences_are_one_also_where_they_hold_others() -> None:
    def told() -> Message:
        return say("found", by=Word("miner"), where=("a1", Word("camp")), because=say("luck"))

    assert len({told(), told(), say("found")}) == 2
