"""The catalogues against the code: whatever it says is there, with no more gaps than it fills."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import pytest

from rules.core.rulings import Verdict
from scoring.titles import BuiltTitle, titles
from sheets.checking import OWN_SETUP, SETUP_OF_THE_TITLE
from sheets.roles import HOST, JOIN, LOOK
from sheets.standing import State
from sheets.timeline import ChangeKind
from tests.house.catalogues import FIRST, LANGUAGES, Text, all_texts, texts
from tests.house.rooms import HOUSE, SHARED, rooms
from tests.house.spoken import ANYTHING, Said, meaning, said_in
from tests.house.spoken_in_templates import said_in_templates
from translations.catalogue import catalogue
from translations.naming import kinds_named
from web.house.problems import STATUSES_WITH_TEXT

ROOMS = sorted(rooms(HOUSE))

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)


@dataclass(frozen=True)
class Spoken:
    """Everything that is said; to find it takes seconds, so only who needs it looks."""

    of_the_game: frozenset[Said]
    of_the_house: frozenset[Said]

    @cached_property
    def followed(self) -> frozenset[Said]:
        """What is said by the game and the house, as far as it can be told."""
        return frozenset(said for said in self.all if said.id != ANYTHING)

    @cached_property
    def all(self) -> frozenset[Said]:
        """What is said by either."""
        return self.of_the_game | self.of_the_house

    @cached_property
    def optional(self) -> set[str]:
        """What need not be there."""
        return {said.id for said in self.all if said.optional}

    @cached_property
    def exactly(self) -> set[str]:
        """The identifiers that stand in the code as a whole."""
        return {said.id for said in self.all if ANYTHING not in said.id}

    @cached_property
    def roughly(self) -> list[re.Pattern[str]]:
        """The identifiers that are put together."""
        return [meaning(each) for each in {said.id for said in self.followed} - self.exactly]

    def may_be(self, message_id: str) -> bool:
        """Whether anything that is said may be this text."""
        is_put_together = any(pattern.fullmatch(message_id) for pattern in self.roughly)
        return message_id in self.exactly or is_put_together


@cache
def spoken() -> Spoken:
    """All of it, as the code stands."""
    of_the_house = [*said_in("web", "printables", "app.py"), *said_in_templates()]
    return Spoken(frozenset(said_in("rules", "scoring", "sheets")), frozenset(of_the_house))


def home_of(said: Said) -> str:
    """The room in which something is said, or the shared one."""
    parts = Path(said.module).with_suffix("").parts
    return next((room for room in ROOMS if room in parts), SHARED)


def asked_rooms(said: Said, language: str) -> list[str]:
    """The rooms whose catalogues may be asked."""
    home = home_of(said)
    if home in ROOMS:
        return [home]
    if said in spoken().of_the_game or meant_in(language, SHARED, said.id):
        return [SHARED]
    return ROOMS


@cache
def meant_in(language: str, room: str, said: str) -> list[Text]:
    """The texts of a room, or of the shared one, that an identifier may stand for."""
    told = texts(language, SHARED) if room == SHARED else all_texts(language, room)
    if ANYTHING not in said:
        return [told[said]] if said in told else []
    return [text for message_id, text in told.items() if meaning(said).fullmatch(message_id)]


def amiss(said: Said, language: str) -> Iterator[str]:
    """What is wrong with the text that is asked for, if anything."""
    for room in asked_rooms(said, language):
        meant = meant_in(language, room, said.id)
        if not meant and said.id not in spoken().optional:
            yield f"{said.where}: no text {said.id}"
        for text in meant:
            is_another = ANYTHING in said.id and text.id in spoken().exactly
            if not (is_another or said.is_part) and (open_gaps := text.gaps - said.filled):
                yield f"{said.where}: nothing fills {sorted(open_gaps)} of {text.id}"


@every_language
def test_what_it_says_is_there_with_no_more_gaps_than_it_fills(language: str) -> None:
    assert spoken().of_the_game
    assert spoken().of_the_house
    assert not sorted(fault for said in spoken().followed for fault in amiss(said, language))


OWN_WORDS = "rules/core/clauses.py"
"""Where an open point is its own word; that each has one is seen below."""


def test_the_game_says_nothing_that_cannot_be_followed() -> None:
    lost = [said for said in spoken().of_the_game if said.id == ANYTHING]
    assert [said for said in lost if said.module != OWN_WORDS] == []


@every_language
@every_title
def test_every_row_and_every_question_has_its_words(title: BuiltTitle, language: str) -> None:
    told = all_texts(language, title.facts.room)
    assert {"title", *(f"row-{row.key}" for row in title.pad.rows)} <= set(told)
    for key in title.facts.questions:
        assert "about" in told[f"question-{key}"].attributes


@every_language
@every_title
def test_every_clause_and_every_reading_has_its_words(title: BuiltTitle, language: str) -> None:
    told, book = all_texts(language, title.facts.room), title.facts.book
    assert set(book.clauses) <= set(told)
    for point in book.open_points.values():
        assert told[point.id].attributes == {*point.readings, "because", "brief"}


@every_language
def test_every_verdict_and_every_refusal_of_the_web_has_its_words(language: str) -> None:
    house = texts(language, SHARED)
    assert {f"verdict-{verdict.value}" for verdict in Verdict} <= set(house)
    assert {f"problem-{status}" for status in STATUSES_WITH_TEXT} <= set(house)
    assert {"field-required", "field-null"} <= set(house)  # marshmallow asks for these


@every_language
def test_every_change_state_role_and_setting_of_a_sheet_has_its_words(language: str) -> None:
    told_by_what_was_set = {ChangeKind.SET}
    house = set(texts(language, SHARED))
    assert {f"change-{kind}" for kind in ChangeKind if kind not in told_by_what_was_set} <= house
    assert {f"seat-{state}" for state in State} <= house
    assert {f"role-{role}" for role in (HOST, JOIN, LOOK)} <= house
    settings = {*SETUP_OF_THE_TITLE, *OWN_SETUP, "mark"}
    assert settings == {
        key.removeprefix("label-sheet-") for key in house if key.startswith("label-sheet-")
    }


@every_language
def test_what_http_refuses_has_a_sentence_only_where_somebody_says_it(language: str) -> None:
    by_status = {key for key in texts(language, SHARED) if re.fullmatch(r"problem-\d+", key)}
    said_plainly = by_status & spoken().exactly
    assert by_status - said_plainly <= {f"problem-{status}" for status in STATUSES_WITH_TEXT}


@pytest.mark.parametrize("room", [SHARED, *ROOMS])
def test_nothing_stands_in_the_catalogue_that_nobody_says(room: str) -> None:
    book = titles()[room.replace("_", "-")].facts.book if room != SHARED else None
    known = {*book.clauses, *book.open_points} if book else {"field-required", "field-null"}
    kinds = kinds_named(room if book else None)
    idle = [
        message_id
        for message_id in texts(FIRST, room)
        if message_id not in known
        and message_id.partition("-")[0] not in kinds
        and not spoken().may_be(message_id)
    ]
    assert idle == []


@every_language
@every_title
def test_words_are_found_by_those_who_ask(title: BuiltTitle, language: str) -> None:
    words = catalogue(language, title.facts.room)
    for clause in title.facts.book.clauses:
        assert words.has(clause)
        assert words.name(clause) == words.says(clause)
    assert not words.has("nobody-says-this")
