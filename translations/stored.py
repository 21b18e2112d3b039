"""Sentences that are kept for later: as JSON, in no language yet."""

from typing import Any

from rules.core.messages import Gap, Message, Word


def stored_gap(gap: Gap) -> Any:
    """A sentence, or what fills its gaps; a list where there are several.

    >>> from rules.core.messages import say
    >>> stored_gap(say("too-few", what=Word("mine"), count=2))
    {'say': 'too-few', 'gaps': {'what': {'word': 'mine'}, 'count': 2}}
    """
    match gap:
        case Message():
            return {"say": gap.id, "gaps": {name: stored_gap(each) for name, each in gap.gaps}}
        case Word():
            return {"word": gap.id}
        case tuple():
            return [stored_gap(each) for each in gap]
    return gap


def read_gap(stored: Any) -> Any:
    """What was stored."""
    match stored:
        case {"say": str(message_id), "gaps": dict(gaps)}:
            return Message(message_id, tuple((name, read_gap(gap)) for name, gap in gaps.items()))
        case {"word": str(word)}:
            return Word(word)
        case list():
            return tuple(map(read_gap, stored))
    return stored
