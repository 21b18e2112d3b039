"""JSON Schema from the types of what the API is sent and answers."""

from collections.abc import Callable, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema = dict[str, Any]
PLAIN = {str: "string", int: "integer", bool: "boolean"}


def limits(**keywords: Any) -> Callable[[Schema], Schema]:
    """Further keywords of JSON Schema, to stand beside a type in `Annotated`."""
    return lambda schema: schema | keywords


def schema_of(kind: Any) -> Schema:
    """A type as JSON Schema; a TypedDict is an object with its keys as properties."""
    if get_origin(kind) is NotRequired:
        (kind,) = get_args(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is None:
        return _plain(kind)
    if origin is Annotated:
        limited: Schema = kind.__metadata__[0](schema_of(inner[0]))
        return limited
    if origin is Literal:
        return schema_of(type(inner[0])) | {"enum": list(inner)}
    if origin in {Union, UnionType}:
        return _either(inner)
    if issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": schema_of(inner[1])}
    return {"type": "array", "items": schema_of(inner[0])}


def _plain(kind: Any) -> Schema:
    if kind is Any:
        return {}
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        required = [name for name in hints if name in kind.__required_keys__]
        shape = {"type": "object", "properties": {name: schema_of(hints[name]) for name in hints}}
        return {**shape, "required": required} if required else shape
    if issubclass(kind, Enum):
        return {"type": "string", "enum": [each.value for each in kind]}
    return {"type": PLAIN[kind]}


def _either(kinds: tuple[Any, ...]) -> Schema:
    """One of several; with None among them the last is nullable, as OpenAPI 3.0 has it."""
    *others, last = [schema_of(kind) for kind in kinds if kind is not NoneType]
    if NoneType in kinds:
        choices = {"enum": [*last["enum"], None]} if "enum" in last else {}
        last |= {**choices, "nullable": True}
    return {"anyOf": [*others, last]} if others else last
