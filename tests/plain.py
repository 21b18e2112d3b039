"""What the plain references of several games share."""

from typing import Any

Found = tuple[str, dict[str, Any], set[str]]


def told(found: Found) -> dict[str, Any]:
    """Give what another reading may change."""
    return {"verdict": found[0], "facts": found[1]}
