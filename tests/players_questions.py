"""What players ask in their own words, and the rules that decide it."""

import json
from typing import Literal, NotRequired, TypedDict

from tests.house.rooms import HOUSE

Half = Literal["open", "aside"]
FILES: dict[Half, str] = {
    "open": "players_questions.json",
    # Nobody who builds the search or chooses its words opens this one.
    "aside": "players_questions_aside.json",
}


class PlayersQuestion(TypedDict):
    """One question as somebody types it, and every id that answers it; none where nothing does."""

    asks: str
    language: Literal["en", "de"]
    accepted: list[str]
    misspelled: NotRequired[Literal[True]]
    half: Half


def questions_of(room: str, half: Half) -> list[PlayersQuestion]:
    """One half of what a title's players ask; nothing where a room brings none."""
    file = HOUSE / "tests" / room / FILES[half]
    asked: list[PlayersQuestion] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return asked


def every_question_of(room: str) -> list[PlayersQuestion]:
    """Both halves of what a title's players ask."""
    return [asked for half in FILES for asked in questions_of(room, half)]
