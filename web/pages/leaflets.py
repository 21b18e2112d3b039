"""What a title has to say on a page of its own, to be read and printed by the browser."""

from flask import Blueprint, Response

from web.house.problems import NoSuchError
from web.house.rendering import page
from web.house.rooms import pages_of
from web.house.titles import find_title

leaflet_pages = Blueprint("leaflet_pages", __name__)


@leaflet_pages.get("/<slug>/read/<key>")
def leaflet(slug: str, key: str) -> Response:
    """The page of the title's room with this key."""
    title = find_title(slug)
    if key not in pages_of(title).leaflets:
        raise NoSuchError("problem-404")
    return page(f"{title.facts.room}/read/{key}.html", title=title, leaflet=key)
