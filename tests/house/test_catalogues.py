"""The catalogues against each other: every language says the same, in its own forms."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from rules.core.messages import Word
from tests.house.catalogues import FIRST, LANGUAGES, Text, files, parsed, texts
from tests.house.rooms import HOUSE, SHARED, rooms
from translations.catalogue import catalogue

ROOMS = [SHARED, *sorted(rooms(HOUSE))]
OTHERS = [language for language in LANGUAGES if language != FIRST]
FILES = [file for language in LANGUAGES for room in ROOMS for file in files(language, room)]
NUMBERS = (0, 1, 2, 5)

every_other = pytest.mark.parametrize("language", OTHERS)
every_room = pytest.mark.parametrize("room", ROOMS)


@cache
def families(language: str, room: str) -> dict[str, list[Text]]:
    """The words of a title by the part before the hyphen, as far as they have forms."""
    found: dict[str, list[Text]] = {}
    forms = {form for _, form in forms_used(language, room)}
    for text in texts(language, room).values():
        if text.attributes & forms:
            found.setdefault(text.id.partition("-")[0], []).append(text)
    return found


@cache
def forms_used(language: str, room: str) -> frozenset[tuple[str, str]]:
    """Every gap for a word with the forms in which it is said."""
    told = texts(language, room).values()
    return frozenset(pair for text in told for pair in text.inflected)


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_a_catalogue_can_be_read_to_its_end(file: Path) -> None:
    known = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    assert not [entry for entry in parsed(file) if not isinstance(entry, known)]


@pytest.mark.parametrize("language", LANGUAGES)
@every_room
def test_no_text_stands_twice_where_one_would_hide_the_other(language: str, room: str) -> None:
    both = {*files(language, room), *files(language, SHARED)}
    entries = (entry for file in both for entry in parsed(file))
    times = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    assert not [message_id for message_id, count in times.items() if count > 1]


@every_other
@every_room
def test_every_language_has_the_same_texts(language: str, room: str) -> None:
    assert texts(language, room).keys() == texts(FIRST, room).keys()


@every_other
@every_room
def test_a_text_has_the_same_gaps_in_every_language(language: str, room: str) -> None:
    gaps, first = (
        {message_id: text.gaps for message_id, text in texts(spoken, room).items()}
        for spoken in (language, FIRST)
    )
    assert gaps == first


@every_other
@every_room
def test_what_is_no_form_of_a_word_is_the_same_in_every_language(language: str, room: str) -> None:
    told, first = (
        {
            message_id: text.attributes - {form for _, form in forms_used(spoken, room)}
            for message_id, text in texts(spoken, room).items()
            if message_id.partition("-")[0] not in families(spoken, room)
        }
        for spoken in (language, FIRST)
    )
    assert told == first


@pytest.mark.parametrize("language", LANGUAGES)
@every_room
def test_all_words_of_a_kind_have_the_same_forms(language: str, room: str) -> None:
    for kind, words in families(language, room).items():
        forms = {text.attributes for text in words}
        assert len(forms) == 1, f"{kind}: {forms}"
        alike = [key for key in texts(language, room) if key.startswith(f"{kind}-")]
        assert len(alike) == len(words), f"some {kind} have no forms"


@pytest.mark.parametrize("language", LANGUAGES)
@every_room
def test_every_form_that_a_sentence_wants_is_one_that_its_words_have(
    language: str, room: str
) -> None:
    kinds = families(language, room)
    for gap, form in sorted(forms_used(language, room)):
        meant = [kinds[gap]] if gap in kinds else list(kinds.values())
        assert any(form in words[0].attributes for words in meant), (gap, form)


def samples(text: Text, language: str, room: str) -> list[dict[str, Any]]:
    """Several ways to fill the gaps of a text."""
    words = dict(text.inflected)
    kinds = families(language, room)

    def filled(gap: str, number: int) -> object:
        if gap in text.listed:
            return tuple(f"a{each}" for each in range(number + 1))
        if gap not in words:
            return number if gap in text.counted else f"a{number}"
        fitting = kinds.get(gap) or [
            word for kind in kinds.values() for word in kind if words[gap] in word.attributes
        ]
        return Word(fitting[number % len(fitting)].id)

    return [{gap: filled(gap, number) for gap in text.gaps} for number in NUMBERS]


@pytest.mark.parametrize("language", LANGUAGES)
@every_room
def test_everything_can_be_said(language: str, room: str) -> None:
    all_texts = texts(language, room).values()
    assert all_texts
    assert not [fault for text in all_texts for fault in unsayable(text, language, room)]


def unsayable(text: Text, language: str, room: str) -> Iterator[str]:
    """What cannot be said of a text, however its gaps are filled."""
    words = catalogue(language, None if room == SHARED else room)
    for gaps in samples(text, language, room):
        try:
            said = words.says(text.id, **gaps)
        except LookupError as error:
            yield str(error)
            continue
        if not said or said.strip() != said:
            yield f"{text.id} with {gaps}: {said!r}"
    for attribute in text.attributes:
        if not words.name(text.id, attribute).strip():
            yield f"{text.id}.{attribute} is empty"


@pytest.mark.parametrize("language", LANGUAGES)
@every_room
def test_what_is_counted_is_said_differently_for_one_and_for_several(
    language: str, room: str
) -> None:
    words = catalogue(language, None if room == SHARED else room)
    for text in texts(language, room).values():
        for branch in text.branches:
            assert branch[-1] == "other"
        if text.counted:
            said = {words.says(text.id, **gaps) for gaps in samples(text, language, room)}
            assert len(said) > 1
