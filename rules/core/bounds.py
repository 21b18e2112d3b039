"""How much a body may hold: looked at before anything in it is read."""

from collections.abc import Iterator

from rules.core.faults import BODY, Fault, RefusedError
from rules.core.messages import say
from rules.core.paths import joined

MOST_VALUES = 10_000
"""In lists and objects, however deep; a table has hundreds, a saved file thousands."""
LONGEST_TEXT = 32 * 1024
"""Characters of one text; the longest notation needs a few thousand."""

LONGEST_KEY = 1024
"""Characters of the name of a field, which may be a path."""


def refuse_too_much(body: object) -> None:
    """Refuses a body of more values, or with a longer text, than anything that is read needs."""
    count, waiting = 0, [("", body)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, str):
            _refuse_longer(value, LONGEST_TEXT, path)
        elif isinstance(value, dict | list):
            count += len(value)
            if count > MOST_VALUES:
                raise RefusedError([Fault(BODY, say("body-too-many-values", most=MOST_VALUES))])
            waiting += _entries(path, value)


def _entries(path: str, value: dict[str, object] | list[object]) -> Iterator[tuple[str, object]]:
    if isinstance(value, list):
        yield from ((joined(path, number), inner) for number, inner in enumerate(value))
        return
    for key, inner in value.items():
        _refuse_longer(key, LONGEST_KEY, path)
        yield joined(path, key), inner


def _refuse_longer(text: str, longest: int, path: str) -> None:
    if len(text) > longest:
        raise RefusedError([Fault(path or BODY, say("body-text-too-long", longest=longest))])
