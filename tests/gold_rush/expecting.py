"""What is expected of a ruling, as the contract's examples write it."""

from typing import Any

Body = dict[str, Any]


def facts(verdict: str, *depends_on: str, **values: Any) -> Body:
    """What is expected of a ruling."""
    named = {f"facts.{name}": value for name, value in values.items()}
    return {"verdict": verdict, **named, "depends_on": list(depends_on)}


def no(*clauses: str, **values: Any) -> Body:
    """What is expected of a no."""
    return {**facts("no", **values), "clauses": list(clauses)}
