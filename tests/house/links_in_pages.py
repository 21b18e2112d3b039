"""The links of a page as a browser reads them."""

from html.parser import HTMLParser


class _Links(HTMLParser):
    """Collects where links lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get("href")
        if tag == "a" and address:
            self.found.append(address)


def links_of(page: str) -> list[str]:
    """Where the links of a page lead to, in their order."""
    reader = _Links()
    reader.feed(page)
    return reader.found
