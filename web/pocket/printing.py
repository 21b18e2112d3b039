"""What a browser prints by itself, where nothing makes PDFs."""

from collections.abc import Mapping
from types import MappingProxyType

from flask import Response, request, url_for

from printables.core.refusals import NoPressError
from web.house.rendering import page
from web.house.ways_on import title_here, ways_on

PRINTED_INSTEAD: Mapping[str, tuple[str, dict[str, str]]] = MappingProxyType(
    {
        "print_pages.blank_pads": ("print_choice.preview", {"kind": "scorepad"}),
        "print_pages.aid": ("print_choice.preview", {"kind": "aid"}),
        "print_pages.scoring": ("print_choice.preview", {"kind": "scoring"}),
        "print_pages.keepsake": ("sheet_pages.result", {}),
        "print_pages.keepsake_on_one_phone": ("score_pages.result", {}),
    }
)
"""The page that shows what would be on a paper."""


def no_press(_: NoPressError) -> Response:
    """503: papers need a server; the same paper as a page is printed by the browser."""
    answer = page(
        "pocket/no_press.html", title=title_here(), printed=_printed_instead(), ways=ways_on()
    )
    answer.status_code = 503
    return answer


def _printed_instead() -> str | None:
    found = PRINTED_INSTEAD.get(request.endpoint or "")
    if found is None:
        return None
    endpoint, more = found
    address = url_for(endpoint, **{**(request.view_args or {}), **more})
    asked = request.query_string.decode("ascii", "replace")
    return f"{address}?{asked}" if asked else address
