"""The catalogues as they are written: every text with its gaps, forms and choices."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from tests.house.rooms import HOUSE, SHARED, tongues

LANGUAGES = [folder.name for folder in tongues(HOUSE)]
FIRST = "en"


@dataclass(frozen=True)
class Text:
    """One text of a catalogue."""

    file: Path
    message: ast.Message

    @property
    def id(self) -> str:
        """Its identifier."""
        return self.message.id.name

    @cached_property
    def attributes(self) -> frozenset[str]:
        """The names of its further forms or readings."""
        return frozenset(each.id.name for each in self.message.attributes)

    @cached_property
    def gaps(self) -> frozenset[str]:
        """What has to be filled in."""
        return frozenset(each.id.name for each in inside(self.message, ast.VariableReference))

    @cached_property
    def counted(self) -> frozenset[str]:
        """The gaps that decide which of several texts is said."""
        selectors = (each.selector for each in inside(self.message, ast.SelectExpression))
        return frozenset(s.id.name for s in selectors if isinstance(s, ast.VariableReference))

    @cached_property
    def inflected(self) -> frozenset[tuple[str, str]]:
        """The gaps for words, each with a form in which the word is said."""
        return frozenset((word.id.name, form.value) for word, form in self._given_to("FORM"))

    @cached_property
    def listed(self) -> frozenset[str]:
        """The gaps for several words that are joined."""
        joined = (*self._given_to("AND"), *self._given_to("OR"))
        return frozenset(words.id.name for (words,) in joined)

    def _given_to(self, function: str) -> list[list[Any]]:
        calls = inside(self.message, ast.FunctionReference)
        return [each.arguments.positional for each in calls if each.id.name == function]

    @property
    def branches(self) -> list[list[str]]:
        """For every choice the cases it tells apart."""
        choices = inside(self.message, ast.SelectExpression)
        return [
            [getattr(each.key, "name", getattr(each.key, "value", "")) for each in choice.variants]
            for choice in choices
        ]


def inside(node: object, kind: type) -> Iterator[Any]:
    """Everything of this kind within a node."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        node = [value for name, value in vars(node).items() if name != "span"]
    if isinstance(node, list):
        for each in node:
            yield from inside(each, kind)


def files(language: str, room: str) -> list[Path]:
    """The files of a room in a language."""
    return sorted((HOUSE / "translations" / language / room).glob("*.ftl"))


@cache
def parsed(file: Path) -> list[ast.EntryType]:
    """The entries of a file, also what cannot be read."""
    return list(FluentParser().parse(file.read_text("utf-8")).body)


@cache
def texts(language: str, room: str) -> dict[str, Text]:
    """The texts of a room by their identifiers."""
    found = [
        Text(file, entry)
        for file in files(language, room)
        for entry in parsed(file)
        if isinstance(entry, ast.Message)
    ]
    return {text.id: text for text in found}


@cache
def all_texts(language: str, room: str) -> dict[str, Text]:
    """What a title can say: its own texts and those of the house."""
    return {**texts(language, SHARED), **texts(language, room)}
