"""What the description of the API promises, operation by operation."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import schemathesis
from hypothesis import settings
from schemathesis.checks import load_all_checks
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.pytest.lazy import get_all_tests

from translations.catalogue import catalogue
from web.api.openapi import description

EXAMPLES = max(3, settings().max_examples // 10)
OPERATIONS = sorted(
    (path, method.upper())
    for path, known in description(catalogue("en"))["paths"].items()
    for method in known
)


@cache
def promise(every_bound: bool = True) -> schemathesis.BaseSchema:
    """All of it, to be tried at random, and beyond that at every bound of every field."""
    load_all_checks()
    phases = {"coverage": {"enabled": every_bound}}
    config = {"generation": {"max-examples": EXAMPLES}, "phases": phases}
    told = description(catalogue("en"))
    return schemathesis.openapi.from_dict(told, config=SchemathesisConfig.from_dict(config))


def tried(
    schema: schemathesis.BaseSchema, test: Callable[..., None], **given: Any
) -> Iterator[Callable[..., None]]:
    """A test with the cases of each operation.

    The cases are made when the test runs: to make all of them takes ten seconds, which every
    process would pay that only wants to know which tests there are.
    """
    for made in get_all_tests(schema=schema, test_func=test, settings=None, given_kwargs=given):
        assert isinstance(made, Ok), made
        _, one_test = made.ok()
        yield one_test
