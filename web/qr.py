"""The address that a code leads to."""

from flask import current_app


def public_address(path: str) -> str | None:
    """Where others reach a page; None as long as nobody has said under which address we stand."""
    public = str(current_app.config["PUBLIC_URL"])
    return f"{public}{path}" if public else None
