"""One valid body of which each case breaks one thing: what this game's tables of refusals share."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.broken import WRONG_KINDS, Body, Broken, at, beyond, missing, unknown, wrong_kinds

SET_UP: Body = {"edition": "en", "variants": [], "house_rules": {"NC-O10": "pool"}}


def set_up() -> Iterator[Broken]:
    """What can be wrong with the set-up of a body that chooses NC-O10."""
    yield from wrong_kinds("choice", "edition", "house_rules.NC-O10")
    yield from wrong_kinds("list", "variants")
    yield from wrong_kinds("object", "house_rules")
    yield at("edition", "an edition of another title", "de")
    yield at("variants", "a variant that is not known", ["solo"])
    yield at("variants", "a variant that is no word", [1])
    yield at("variants", "one variant twice", ["poker", "poker"])
    yield at("variants", "a cube of each colour and a grey one", ["extra_cubes", "neutral_cubes_1"])
    yield at("variants", "one grey cube and two", ["neutral_cubes_1", "neutral_cubes_2"])
    yield at("house_rules.NC-O10", "a reading of another point", "homestead")
    yield at("house_rules.NC-O22", "a reading that another point has", "pool")
    yield at("house_rules.NC-O23", "a point that is not there", "pool")
    yield at("house_rules.NC-O99", "a point far beyond", "pool")
    yield at("house_rules.NC-1", "a clause that leaves nothing open", "pool")
    wrong = {"NC-O10": "no", "NC-O2": "reshuffle", "x": "y"}
    yield Broken(
        "two wrong house rules", {"house_rules": wrong}, {"house_rules.NC-O10", "house_rules.x"}
    )


def either(shape: str, *paths: str) -> Iterator[Broken]:
    """Each path with everything that is neither a whole number nor of this shape."""
    wrong = WRONG_KINDS["whole number"]
    fitting = {"list": ("a list",), "object": ("an object",)}[shape]
    for path in paths:
        for name, value in wrong.items():
            if name not in fitting:
                yield at(path, f"{path} is neither a number nor a {shape} but {name}", value)


@dataclass(frozen=True)
class Goods:
    """The kinds that an object of amounts may name, and the most of each."""

    kinds: tuple[str, ...]
    most: int = 99

    def wrong(self, path: str, sample: str) -> Iterator[Broken]:
        """What can be wrong with such an object in which the sample stands."""
        yield from wrong_kinds("object", path)
        yield from wrong_kinds("whole number", f"{path}.{sample}")
        yield from beyond(f"{path}.{sample}", 0, self.most)
        yield at(f"{path}.gold", f"{path} of a kind that nobody knows", 1)


@dataclass(frozen=True)
class Valid:
    """A situation that is accepted, what its fields may hold, and what else is refused."""

    question: str
    body: Body
    numbers: dict[str, tuple[int, int]] = field(default_factory=dict)
    choices: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    goods: dict[str, Goods] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    cases: tuple[Broken, ...] = ()

    @property
    def whole_body(self) -> Body:
        """The situation with its set-up."""
        return {**SET_UP, **self.body}

    def wrong(self) -> Iterator[Broken]:
        """Everything that makes the situation impossible."""
        yield from self.wrong_fields()
        yield from self.cases

    def wrong_fields(self) -> Iterator[Broken]:
        """Fields that are no such thing as they ought to be."""
        yield from unknown("")
        yield from missing(*self.required)
        for name, (lowest, highest) in self.numbers.items():
            yield from wrong_kinds("whole number", name)
            yield from beyond(name, lowest, highest)
        yield from wrong_kinds("choice", *self.choices)
        yield from wrong_kinds("truth value", *self.flags)
        for name, goods in self.goods.items():
            yield from goods.wrong(name, next(iter(self.body[name])))


def only(sentence: str, path: str, value: Any, **changes: Any) -> Broken:
    """A field that is refused where it does not belong."""
    return Broken(sentence, {**changes, path: value}, {path})
