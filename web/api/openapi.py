"""The API described in OpenAPI 3, from the forms that read its bodies."""

from importlib.metadata import version
from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import Schema, fields

from rules.core.fields import ListOf, NumberOr, PlainField
from rules.core.forms import Form
from scoring.titles import BuiltTitle, titles
from translations.catalogue import Catalogue, catalogue
from web.api.answer_types import ANSWERS as OF_TITLES
from web.api.json_schema import schema_of
from web.api.openapi_sheet_calls import describe_sheets
from web.api.openapi_sheets import BODIES, sent
from web.house.problems import PROBLEMS
from web.search.pages import LONGEST_SEARCH
from web.sheets.answer_types import ANSWERS as OF_SHEETS

API_VERSION = "1"
ANSWERS = {
    **{kind.__name__: schema_of(kind) for kind in (*OF_TITLES, *OF_SHEETS, *PROBLEMS)},
    **{kind.__name__: sent(kind) for kind in BODIES},
}


def description(words: Catalogue) -> dict[str, Any]:
    """The whole description, in the reader's language where it speaks."""
    converter_plugin = MarshmallowPlugin(schema_name_resolver=_name_of)
    spec = APISpec(
        title=words.name("house"),
        version=API_VERSION,
        openapi_version="3.0.3",
        info={"description": words.name("house-about"), "license": {"name": "MIT"}},
        plugins=[converter_plugin],
    )
    if converter_plugin.converter is None:
        raise LookupError(f"apispec {version('apispec')} has no converter")
    converter_plugin.converter.add_attribute_function(_described)  # type: ignore[no-untyped-call]
    for name, schema in ANSWERS.items():
        spec.components.schema(name, schema)
    _describe_lists(spec, words)
    describe_sheets(spec, words)
    for title in titles().values():
        _describe_title(spec, title, catalogue(words.language, title.facts.room))
    return spec.to_dict()


def _name_of(schema: Schema | type[Schema]) -> str:
    """A name for each form: those of different titles and questions are not the same."""
    form = schema if isinstance(schema, type) else type(schema)
    module = form.__module__.removeprefix("rules.").removeprefix("scoring.")
    return f"{module}.{form.__name__}"


def _described(
    converter: OpenAPIConverter, field: fields.Field[Any], ret: dict[str, Any], **_: Any
) -> dict[str, Any]:
    """Our own fields describe themselves."""
    del ret
    if not isinstance(field, PlainField):
        return {}
    if isinstance(field, ListOf):
        return {**field.described(), "items": converter.field2property(field.inner)}
    if isinstance(field, NumberOr):
        return {"oneOf": [converter.field2property(way) for way in (field.number, field.items)]}
    return field.described()


def _describe_lists(spec: APISpec, words: Catalogue) -> None:
    spec.path("/api/v1/titles", operations={"get": _operation("titles", "Titles")})
    spec.path("/api/v1/openapi.json", operations={"get": _operation("openapi", "Description")})
    spec.path("/api/v1/search", operations={"get": _search("search", "", words)})


def _describe_title(spec: APISpec, title: BuiltTitle, words: Catalogue) -> None:
    base, name = f"/api/v1/{title.slug}", title.facts.room
    clauses = _operation(f"{name}_clauses", "Clauses", words.name("title"))
    spec.path(f"{base}/clauses", operations={"get": clauses})
    search = _search(f"{name}_search", words.name("title"), words)
    spec.path(f"{base}/search", operations={"get": search})
    asking = _operation(f"{name}_score", "Breakdown", words.name("title"), title.table_form)
    spec.path(f"{base}/score", operations={"post": asking})
    for key, question in title.questions.items():
        summary = words.name(f"question-{key}")
        asking = _operation(f"{name}_ask_{key}", "Ruling", summary, question.form)
        asking["description"] = words.name(f"question-{key}", "about")
        spec.path(f"{base}/ask/{key}", operations={"post": asking})


def _search(key: str, summary: str, words: Catalogue) -> Any:
    operation = _operation(key, "SearchResults", summary)
    asked = {"type": "string", "minLength": 1, "maxLength": LONGEST_SEARCH, "pattern": r"\S"}
    told = {"description": words.name("search-asked"), "required": True, "schema": asked}
    problem = {"application/problem+json": {"schema": "Problem"}}
    operation["description"] = words.name("search-call")
    operation["parameters"] = [{"in": "query", "name": "q", **told}]
    operation["responses"]["422"] = {"description": "Problem", "content": problem}
    return operation


def _operation(key: str, answer: str, summary: str = "", form: Form | None = None) -> Any:
    operation: dict[str, Any] = {
        "operationId": key,
        "responses": {
            "200": {"description": answer, "content": {"application/json": {"schema": answer}}}
        },
    }
    if summary:
        operation["summary"] = summary
    if form is not None:
        body = {"application/json": {"schema": type(form)}}
        operation["requestBody"] = {"required": True, "content": body}
        for status in ("400", "403", "413", "415", "422"):
            problem = {"application/problem+json": {"schema": "Problem"}}
            operation["responses"][status] = {"description": "Problem", "content": problem}
    return operation
