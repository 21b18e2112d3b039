"""The real server, with a route beside it that returns the same bytes without any work."""

import json
import sys

from flask import Response

from app import create_app
from scoring.titles import titles
from tests.benchmarks.card_game import SLUG, full_table
from translations.catalogue import catalogue
from web.api.answers import breakdown_json
from web.house.json_bodies import JSON
from web.serving.network import LOOPBACK, take_port
from web.serving.server import Server


def main(port: int) -> None:
    """Serve at this port until told to stop."""
    app = create_app()
    title = titles()[SLUG]
    words = catalogue("en", title.facts.room)
    same = json.dumps(breakdown_json(title.score(full_table()), words)).encode()

    @app.post("/same")
    def same_bytes() -> Response:
        return Response(same, content_type=JSON)

    Server(app, take_port(LOOPBACK, port, ""), lambda: print("open", flush=True)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]))
