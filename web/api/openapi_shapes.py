"""The words of JSON Schema in which the API is described."""

from collections.abc import Iterable, Mapping
from typing import Any

TEXT = {"type": "string"}
WHOLE = {"type": "integer"}
FLAG = {"type": "boolean"}


def listed(items: Mapping[str, Any]) -> dict[str, Any]:
    """A list of such entries."""
    return {"type": "array", "items": dict(items)}


def record(required: Mapping[str, Any], **optional: Any) -> dict[str, Any]:
    """An object with these properties."""
    needed = {"required": list(required)} if required else {}
    return {"type": "object", "properties": {**required, **optional}, **needed}


def closed(shape: Mapping[str, Any]) -> dict[str, Any]:
    """The same object, in which any other property is refused."""
    return {**shape, "additionalProperties": False}


def choice(keys: Iterable[str]) -> dict[str, Any]:
    """One of these texts."""
    return {"type": "string", "enum": list(keys)}


def mapping(values: Mapping[str, Any]) -> dict[str, Any]:
    """An object with any keys and such values."""
    return {"type": "object", "additionalProperties": dict(values)}


def either(*shapes: Mapping[str, Any]) -> dict[str, Any]:
    """One of several shapes."""
    return {"anyOf": [dict(shape) for shape in shapes]}


def or_null(schema: Mapping[str, Any]) -> dict[str, Any]:
    """The same or null."""
    choices = {"enum": [*schema["enum"], None]} if "enum" in schema else {}
    return {**schema, **choices, "nullable": True}
