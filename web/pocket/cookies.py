"""The cookies of the one browser that asks: a service worker may neither read nor set any."""

import json
from collections.abc import Iterable
from pathlib import Path

COOKIES = "cookies.json"


class Cookies:
    """What the application has asked the browser to remember, in a file beside its data."""

    def __init__(self, file: Path) -> None:
        """Reads what is remembered."""
        self._file = file
        self._known: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}

    @property
    def header(self) -> str:
        """What a browser would send with each request."""
        return "; ".join(f"{name}={value}" for name, value in self._known.items())

    def hear(self, told: Iterable[str]) -> None:
        """Remembers what an answer sets, and forgets what it ends."""
        before = dict(self._known)
        for line in told:
            pair, *options = line.split(";")
            name, _, value = pair.strip().partition("=")
            if any(option.strip().lower() == "max-age=0" for option in options):
                self._known.pop(name, None)
            else:
                self._known[name] = value
        if self._known != before:
            self._file.write_text(json.dumps(self._known), "utf-8")
