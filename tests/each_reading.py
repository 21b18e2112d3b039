"""An answer that the rulebook leaves open, asked again under each reading of what leaves it so."""

from collections.abc import Iterator
from typing import Any

from flask.testing import FlaskClient

from tests.asking import Body, address_of, choosing
from tests.title_tests import every_title

Json = Any


def undecided(answer: Json) -> list[Json]:
    """The points that leave an answer open, each with what its readings say."""
    return [entry for entry in answer["depends_on"] if entry["reading"] is None]


def under_each_reading(
    client: FlaskClient, slug: str, post: str, body: Body, language: str = "en"
) -> Iterator[Json]:
    """The same question under each reading of what leaves it open, all else read by default."""
    points, address = every_title()[slug].points, address_of(slug, post)
    spoken = {"Accept-Language": language}
    entries = undecided(client.post(address, json=body, headers=spoken).get_json())
    for entry in entries:
        others = [each for each in entries if each is not entry]
        for other in entry["otherwise"]:
            chosen = choosing(body, entry["open_point"], other["reading"])
            for each in others:
                default = each["otherwise"][0]["reading"]
                chosen = choosing(chosen, each["open_point"], default)
            if not points.against(chosen):
                answer = client.post(address, json=chosen, headers=spoken)
                assert answer.status_code == 200, (post, chosen, answer.get_json())
                yield answer.get_json()
