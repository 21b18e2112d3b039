"""What a page says of a site that was packed."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

SERVICE_WORKER = "service-worker.js"
CODE_READER = "reader/reader.js"
FACTS = "facts.json"


@dataclass(frozen=True, slots=True)
class Facts:
    """Which one it is, and how many bytes a browser fetches once."""

    version: str
    size: int

    def write(self, folder: Path) -> None:
        """Says it to whoever serves the folder."""
        (folder / FACTS).write_text(json.dumps(asdict(self)), "utf-8")


def facts_of(folder: Path) -> Facts | None:
    """The site that stands in a folder, if one does."""
    file = folder / FACTS
    return Facts(**json.loads(file.read_text("utf-8"))) if file.is_file() else None
