"""Everything that the code says: found in its text, with the gaps that it fills.

An identifier that is put together is followed to the constants it can be made of: conditions,
dictionaries, names given in the same function, parameters back to their callers, members of
enumerations. A part that cannot be followed is written as `*`.
"""

import ast
import inspect
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.house.rooms import HOUSE

ANYTHING = "*"
SENTENCES = {"say", "says", "NoSuchError"}
NAMES = {"name", "Word", "has"}
REFUSALS = {"make_error"}
SPEAKERS = SENTENCES | NAMES | REFUSALS


@dataclass(frozen=True)
class Said:
    """A text that the code asks for; `gaps` is None where only its plain name is wanted."""

    where: str
    id: str
    gaps: frozenset[str] | None
    optional: bool = False
    is_part: bool = False
    """Whether an attribute is asked for, not the text itself with its gaps."""

    @property
    def module(self) -> str:
        """The file in which it is said."""
        return self.where.partition(":")[0]

    @property
    def filled(self) -> frozenset[str]:
        """The gaps that are filled; a plain name has none."""
        return self.gaps or frozenset()


@cache
def meaning(message_id: str) -> re.Pattern[str]:
    """All identifiers that one with gaps may stand for."""
    return re.compile(".+".join(re.escape(part) for part in message_id.split(ANYTHING)))


@dataclass
class Source:
    """One module with the means to look around in it."""

    file: Path
    tree: ast.Module
    parents: dict[ast.AST, ast.AST] = field(default_factory=dict)

    @classmethod
    def of(cls, file: Path) -> "Source":
        """The module in a file."""
        tree = ast.parse(file.read_text("utf-8"))
        pairs = ((child, node) for node in ast.walk(tree) for child in ast.iter_child_nodes(node))
        return cls(file, tree, dict(pairs))

    @cached_property
    def module(self) -> Any:
        """The module itself."""
        return import_module(".".join(self.file.relative_to(HOUSE).with_suffix("").parts))

    @cached_property
    def calls(self) -> dict[str, list[ast.Call]]:
        """All calls in the module, by the last name of what is called."""
        found = defaultdict(list)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                found[called(node)].append(node)
        return found

    def around(self, node: ast.AST, kind: Any) -> Iterator[Any]:
        """What of this kind a place lies in, the nearest first."""
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, kind):
                yield node


@dataclass(frozen=True)
class Speech:
    """All modules that may call each other."""

    sources: list[Source]

    def said(self) -> Iterator[Said]:
        """Every text that is asked for."""
        for source in self.sources:
            for speaker in sorted(SPEAKERS & {*source.calls}):
                for call in source.calls[speaker]:
                    yield from self._said_by(source, speaker, call)

    def _said_by(self, source: Source, speaker: str, call: ast.Call) -> Iterator[Said]:
        if not call.args:
            return
        if speaker == "says" and len(call.args) > 1:
            return  # readings.says(point, reading) asks and tells nothing
        if any(
            getattr(each, "name", "") in REFUSALS for each in source.around(call, ast.FunctionDef)
        ):
            return  # what makes the refusals, not one of them
        prefix = "field-" if speaker in REFUSALS else ""
        gaps = None if speaker in NAMES else frozenset(self._gaps(source, call))
        where = f"{source.file.relative_to(HOUSE)}:{call.lineno}"
        is_part = speaker == "name" and len(call.args) > 1
        for each in sorted(self._texts(source, call.args[0])):
            yield Said(where, prefix + each, gaps, optional=speaker == "has", is_part=is_part)

    def _gaps(self, source: Source, call: ast.Call) -> Iterator[str]:
        for keyword in call.keywords:
            if keyword.arg:
                yield keyword.arg
            elif isinstance(keyword.value, ast.Name):
                name = keyword.value.id
                for value in self._written_for(source, call, name):
                    yield from (key.value for key in value.keys)  # type: ignore[attr-defined]

    def _written_for(self, source: Source, call: ast.Call, name: str) -> Iterator[ast.expr]:
        """What a name stands for in a call: here, in the module, or where this is called."""
        yield from assigned(source, call, name)
        yield from constant(source, name)
        for caller, given in self._given(source, call, name):
            yield from assigned(caller, given, given.id) if isinstance(given, ast.Name) else [given]

    def _texts(self, source: Source, node: ast.expr) -> set[str]:
        match node:
            case ast.Constant(str(text)):
                return {text}
            case ast.JoinedStr():
                return written_out(source, node)
            case ast.Name(name):
                named = [(source, each) for each in assigned(source, node, name)]
                meant = (
                    named
                    or list(self._given(source, node, name))
                    or [(source, each) for each in constant(source, name)]
                )
            case _:
                meant = [(source, each) for each in alternatives(node)]
        return set().union(*(self._texts(*each) for each in meant)) if meant else {ANYTHING}

    def _given(
        self, source: Source, place: ast.AST, name: str
    ) -> Iterator[tuple[Source, ast.expr]]:
        """What callers give for a parameter of this name."""
        for function in source.around(place, ast.FunctionDef):
            parameters = [each.arg for each in function.args.args if each.arg != "self"]
            if name in parameters:
                at = parameters.index(name)
                for caller, call in self._calls_of(source, function.name):
                    if at < len(call.args):  # else another's function of that name
                        yield caller, call.args[at]
                return

    def _calls_of(self, home: Source, function: str) -> Iterator[tuple[Source, ast.Call]]:
        for source in self.sources:
            if source.file.parent.name == home.file.parent.name:
                yield from ((source, call) for call in source.calls.get(function, ()))


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def alternatives(node: ast.expr) -> list[ast.expr]:
    """Of what may be meant by an expression, each."""
    match node:
        case ast.IfExp(body=one, orelse=other):
            return [one, other]
        case ast.Dict(values=values) | ast.Tuple(elts=values):
            return values
        case ast.Subscript(value=mapping):
            return [mapping]
        case ast.Call(func=ast.Attribute(value=mapping, attr="get"), args=[_, default]):
            return [mapping, default]
    return []


def assigned(source: Source, place: ast.AST, name: str) -> Iterator[ast.expr]:
    """What a name is given in the functions around a place, one by one where it runs over them."""
    for function in source.around(place, ast.FunctionDef):
        for node in ast.walk(function):
            if isinstance(node, ast.Assign | ast.AnnAssign) and name in given_to(node):
                yield from [node.value] if node.value else []
            if isinstance(node, ast.comprehension) and getattr(node.target, "id", "") == name:
                yield node.iter


def constant(source: Source, name: str) -> Iterator[ast.expr]:
    """What a name stands for in the whole module."""
    for node in source.tree.body:
        if name in given_to(node):
            yield node.value  # type: ignore[attr-defined]


def given_to(node: ast.AST) -> set[str]:
    """The names to which something gives a value."""
    match node:
        case ast.Assign(targets=targets):
            return {getattr(each, "id", "") for each in targets}
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
            return {name}
    return set()


def written_out(source: Source, text: ast.JoinedStr) -> set[str]:
    """An f-string for every member of the enumeration that it is about, if it is about one."""
    names = {node.id for node in ast.walk(text) if isinstance(node, ast.Name)}
    members = {name: list(enumeration(source, text, name)) for name in names}
    if len(names) == 1 and all(members.values()):
        ((name, each),) = members.items()
        code = compile(ast.Expression(text), str(source.file), "eval")
        return {eval(code, {name: member}) for member in each}  # noqa: S307 (our own source)
    parts = (part.value if isinstance(part, ast.Constant) else ANYTHING for part in text.values)
    return {"".join(map(str, parts))}


def enumeration(source: Source, place: ast.AST, name: str) -> Iterator[Enum]:
    """The members of the enumeration that a name stands for: `self`, or its own name in small."""
    around = [each.name for each in source.around(place, ast.ClassDef)]
    for key, value in vars(source.module).items():
        is_meant = key in around if name == "self" else key.lower() == name
        if is_meant and inspect.isclass(value) and issubclass(value, Enum):
            yield from value


def said_in(*folders: str) -> list[Said]:
    """Everything said by the modules below these folders."""
    files = [file for folder in folders for file in sorted((HOUSE / folder).rglob("*.py"))]
    return list(Speech([Source.of(file) for file in files]).said())
