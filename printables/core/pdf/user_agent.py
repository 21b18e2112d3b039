"""How everything looks before our own styles come, without what no paper of ours has.

WeasyPrint works out how the five parts of a note and the mark of a list would look for each element
of a document: most of the time that styles take, for papers that have no notes and few lists.
"""

import re
from functools import cache
from typing import Any

from weasyprint import CSS, HTML  # type: ignore[import-untyped]
from weasyprint.css.counters import CounterStyle  # type: ignore[import-untyped]
from weasyprint.html import UA  # type: ignore[import-untyped]

NOTES = re.compile(r"^::(?:foot)?note-[^}]*\}", re.MULTILINE)
OF_LISTS = re.compile(r"^::marker", re.MULTILINE)


class Paper(HTML):  # type: ignore[misc]
    """A paper, as it is read."""

    def _ua_stylesheets(self, forms: bool = False) -> list[Any]:
        return super()._ua_stylesheets(forms) if forms else [without_notes()]


@cache
def without_notes() -> Any:
    """The styles that everything has in our papers."""
    lean = OF_LISTS.sub("li::marker", NOTES.sub("", UA))
    return CSS(string=lean, counter_style=CounterStyle())
