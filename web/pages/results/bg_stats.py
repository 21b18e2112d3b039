"""The result as a play for BG Stats, carried by a link."""

import json
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any
from urllib.parse import quote

from sheets.opened import Opened
from sheets.view import View
from translations.catalogue import Catalogue
from web.sheets.answers import setup_of

CREATE_PLAY = "https://app.bgstatsapp.com/createPlay.html?data="
SIGNS_OF_AN_ID = 16


def play_link(opened: Opened, words: Catalogue) -> str | None:
    """The link that adds this play; None as long as nobody counts."""
    view = opened.view
    if view.breakdown is None:
        return None
    told = json.dumps(_play(view, words), ensure_ascii=False, separators=(",", ":"))
    return CREATE_PLAY + quote(told, safe="")


def _play(view: View, words: Catalogue) -> dict[str, Any]:
    return {
        "sourceName": words.name("house"),
        "sourcePlayId": _id_of(view),
        "playDate": _moment(view),
        "durationMin": 0,
        "comments": _comments(view, words),
        "game": _game(view, words),
        "players": [_player(view, number) for number in view.standing.counted],
    }


def _id_of(view: View) -> str:
    """The same for each sending of this play, and of no use to open the sheet."""
    sheet = view.sheet
    play = f"boomtown play {sheet.id} {sheet.made_at}" if sheet.id else sheet.text
    return sha256(play.encode()).hexdigest()[:SIGNS_OF_AN_ID]


def _moment(view: View) -> str:
    """When the sheet was begun; noon where it tells of another day."""
    made = datetime.fromtimestamp(view.sheet.made_at / 1000, UTC)
    day = setup_of(view)["date"]
    if day == made.date().isoformat():
        return made.strftime("%Y-%m-%d %H:%M:%S")
    return f"{day} 12:00:00"


def _comments(view: View, words: Catalogue) -> str:
    """Place and house rules."""
    setup = setup_of(view)
    chosen = (words.name(point, reading) for point, reading in setup["house_rules"].items())
    return "\n".join(filter(None, (setup["place"], *chosen)))


def _game(view: View, words: Catalogue) -> dict[str, Any]:
    facts = view.title.facts
    number = {"bggId": facts.bgg_id} if facts.bgg_id else {}
    return {
        "name": words.name("title"),
        **number,
        "highestWins": True,
        "noPoints": False,
        "sourceGameId": facts.slug,
    }


def _player(view: View, number: int) -> dict[str, Any]:
    seat = view.document["seats"][number]
    return {
        "name": seat["name"],
        "score": view.total_of(number) if len(view.totals_of(number)) == 1 else None,
        "rank": view.sure_rank_of(number),
        "winner": number in view.winners,
        "startPlayer": False,
        "sourcePlayerId": seat["name"],
    }
