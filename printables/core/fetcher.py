"""Which files a paper may be made of: those that lie in the project's own folders."""

from mimetypes import guess_type
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

from weasyprint.urls import (  # type: ignore[import-untyped]
    URLFetcher,
    URLFetcherResponse,
)

from printables.core.refusals import ForeignFileError

PRINTABLES = Path(__file__).parents[1]
FOLDERS = (PRINTABLES, PRINTABLES.parent / "static")
UNKNOWN_TYPE = "application/octet-stream"
LONGEST_QUOTED = 200


class ProjectFetcher(URLFetcher):  # type: ignore[misc]  # WeasyPrint brings no types
    """Fetches the project's own files, and remembers what else was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.refused: list[str] = []

    def fetch(self, url: str, headers: object = None) -> Any:  # noqa: ARG002 (the web's)
        """The file of that address; WeasyPrint goes on without those that are refused."""
        try:
            file = project_file(url)
            content = file.read_bytes()
        except (ForeignFileError, OSError, ValueError):
            self.refused.append(url[:LONGEST_QUOTED])
            raise
        return URLFetcherResponse(url, content, {"Content-Type": content_type_of(file)})


def project_file(url: str) -> Path:
    """The file that an address names, wherever links lead, if it lies in a folder of ours."""
    parts = urlsplit(url)
    if parts.scheme != "file" or parts.netloc:
        raise ForeignFileError(f"{url[:LONGEST_QUOTED]!r} is no file")
    file = Path(url2pathname(parts.path)).resolve()
    if not any(file.is_relative_to(folder.resolve()) for folder in FOLDERS):
        raise ForeignFileError(f"{url[:LONGEST_QUOTED]!r} is no file of ours")
    return file


def content_type_of(file: Path) -> str:
    """What a file says it is by its name."""
    content_type, _ = guess_type(file.name)
    return content_type or UNKNOWN_TYPE
