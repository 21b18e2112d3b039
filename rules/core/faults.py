"""What is wrong with an input, as data: the path of the field and a sentence for the player."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from marshmallow.exceptions import SCHEMA

from rules.core.messages import Message, say
from rules.core.paths import joined
from rules.core.titles import Title

MOST_FAULTS = 100
"""So many are named, and how many more there are."""
LONGEST_PATH = 120
"""Characters of a path, in which anything may stand that somebody calls a field."""
BODY, MORE, COUNT = "body", "faults-more", "count"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong (or merely odd) at one field."""

    at: str
    says: Message
    lacks: bool = False
    """Whether it is something that was not typed; a sentence that also stands by itself."""


class RefusedError(Exception):
    """The input describes no possible table; the faults that were found are named.

    Of very many the first are, and the last one says how many more there are.
    """

    def __init__(self, faults: Iterable[Fault], title: Title | None = None) -> None:
        self.faults = tuple(bounded(faults))
        self.title = title
        super().__init__(", ".join(f"{fault.at}: {fault.says.id}" for fault in self.faults))

    @property
    def only_lacks(self) -> bool:
        """Whether it could be worked out if more had been typed."""
        return all(fault.lacks for fault in self.faults)


def bounded(faults: Iterable[Fault]) -> Iterator[Fault]:
    """The first faults, each at a path that can be read, and how many more there are."""
    count = more = 0
    for fault in faults:
        if fault.says.id == MORE:
            more += int(str(dict(fault.says.gaps)[COUNT]))
        elif count < MOST_FAULTS:
            count += 1
            yield fault if len(fault.at) <= LONGEST_PATH else replace(fault, at=_short(fault.at))
        else:
            more += 1
    if more:
        yield Fault(BODY, say("faults-more", count=more))


def _short(path: str) -> str:
    return f"{path[: LONGEST_PATH - 1]}…"


def refuse(faults: Iterable[Fault], title: Title | None = None) -> None:
    """Refuses where there are any faults."""
    if found := tuple(bounded(faults)):
        raise RefusedError(found, title)


def at_fields(tree: object, path: str = "") -> Iterator[Fault]:
    """The faults of marshmallow's nested error messages, each at its dotted path."""
    if isinstance(tree, Message):
        yield Fault(path or BODY, tree)
    elif isinstance(tree, dict):
        for key, branch in tree.items():
            yield from at_fields(branch, path if _is_own(key, branch) else joined(path, str(key)))
    elif isinstance(tree, list):
        for leaf in tree:
            yield from at_fields(leaf, path)
    else:
        raise TypeError(f"no sentence of ours at {path!r}: {tree!r}")


def _is_own(key: object, branch: object) -> bool:
    """Whether marshmallow means the object itself; somebody may call a field by its key."""
    return key == SCHEMA and branch != [say("field-unknown")]
