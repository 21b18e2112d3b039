"""How messages become sentences: gaps, forms, numbers, and English for what is lacking."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.core.messages import Message, Word, say
from tests.house.catalogues import texts
from tests.house.rooms import HOUSE, SHARED, rooms
from translations import catalogue as speaking
from translations.catalogue import Catalogue, catalogue, languages

ENGLISH = """
house = The house
    .short = House
found = { $count ->
    [0] Nothing was found.
    [one] One nugget was found at { $at }.
   *[other] { $count } nuggets were found at { $at }.
}
lies-on = { FORM($over, "the") } lies on { FORM($under, "the") }.
named = { $thing }: { $says }
several = Found by { AND($names) }.
in-a-row = Found: { $names }.
thing-mine = Mine
    .the = the Mine
thing-river = River
    .the = the River
"""
GERMAN = """
house = Das Haus
    .short = Haus
found = { $count ->
    [0] Nichts wurde gefunden.
    [one] Ein Klumpen wurde auf { $at } gefunden.
   *[other] { $count } Klumpen wurden auf { $at } gefunden.
}
lies-on = { FORM($over, "der") } liegt auf { FORM($under, "dem") }.
named = { $thing }: { $says }
several = Gefunden von { AND($names) }.
in-a-row = Gefunden: { $names }.
thing-mine = Mine
    .der = die Mine
    .dem = der Mine
thing-river = Fluss
    .der = der Fluss
    .dem = dem Fluss
"""
MINE, RIVER = Word("thing-mine"), Word("thing-river")

Speak = Callable[..., Catalogue]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Speak]:
    """Writes a catalogue into an otherwise empty house of two languages, and opens it."""

    def write(language: str, text: str, room: str = SHARED) -> None:
        folder = tmp_path / language / room
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "texts.ftl").write_text(text, "utf-8")

    def speak(language: str, text: str | None = None, room: str | None = None) -> Catalogue:
        if text is not None:
            write(language, text, room or SHARED)
        return catalogue(language, room)

    monkeypatch.setattr(speaking, "FOLDER", tmp_path)
    forget()
    write("en", ENGLISH)
    write("de", GERMAN)
    yield speak
    forget()


def forget() -> None:
    languages.cache_clear()
    catalogue.cache_clear()


SAID = {
    "nothing": (say("found", count=0, at="c3"), "Nothing was found.", "Nichts wurde gefunden."),
    "one": (
        say("found", count=1, at="c3"),
        "One nugget was found at c3.",
        "Ein Klumpen wurde auf c3 gefunden.",
    ),
    "several": (
        say("found", count=2, at="c3"),
        "2 nuggets were found at c3.",
        "2 Klumpen wurden auf c3 gefunden.",
    ),
    "very many": (
        say("found", count=1234, at="c3"),
        "1,234 nuggets were found at c3.",
        "1.234 Klumpen wurden auf c3 gefunden.",
    ),
    "words in their forms": (
        say("lies-on", over=MINE, under=RIVER),
        "the Mine lies on the River.",
        "die Mine liegt auf dem Fluss.",
    ),
    "a word as it is": (say("named", thing=RIVER, says="!"), "River: !", "Fluss: !"),
    "sentences in a row": (
        say("several", names=(say("named", thing=MINE, says="2"), RIVER, "Ann")),
        "Found by Mine: 2, River, and Ann.",
        "Gefunden von Mine: 2, Fluss und Ann.",
    ),
    "a sentence in a sentence": (
        say("named", thing="a1", says=say("lies-on", over=RIVER, under=MINE)),
        "a1: the River lies on the Mine.",
        "a1: der Fluss liegt auf der Mine.",
    ),
    "names joined": (
        say("several", names=("Ann", "Bob", MINE)),
        "Found by Ann, Bob, and Mine.",
        "Gefunden von Ann, Bob und Mine.",
    ),
    "a single name": (say("several", names=("Ann",)), "Found by Ann.", "Gefunden von Ann."),
    "names in a row": (
        say("in-a-row", names=("Ann", RIVER)),
        "Found: Ann, River.",
        "Gefunden: Ann, Fluss.",
    ),
    "signs that mean something to Fluent": (
        say("named", thing="{ $says }", says="*[x]"),
        "{ $says }: *[x]",
        "{ $says }: *[x]",
    ),
}


@pytest.mark.parametrize(("message", "english", "german"), SAID.values(), ids=SAID.keys())
def test_each_language_says_in_its_own_way(
    message: Message, english: str, german: str, written: Speak
) -> None:
    assert (written("en").text(message), written("de").text(message)) == (english, german)


def test_a_word_has_its_forms(written: Speak) -> None:
    assert written("de").name(RIVER) == written("de").name("thing-river") == "Fluss"
    assert written("de").name(RIVER, "dem") == "dem Fluss"
    assert written("en").name("house", "short") == "House"


def test_what_nobody_wrote_is_our_mistake(written: Speak) -> None:
    for language in languages():
        with pytest.raises(LookupError, match="no text 'lost'"):
            written(language).says("lost")
        with pytest.raises(LookupError, match="tall"):
            written(language).name("house", "tall")
        with pytest.raises(LookupError, match="found"):
            written(language).says("found", count=2)


def test_a_third_language_says_what_it_has_and_the_rest_in_english(written: Speak) -> None:
    dutch = written("nl", "house = Het huis\n")
    assert languages() == ("en", "de", "nl")
    assert dutch.says("house") == "Het huis"
    assert dutch.has("found")
    assert not dutch.has("lost")
    for message, english, _ in SAID.values():
        if message.id not in {"several", "found"}:
            assert dutch.text(message) == english
    assert dutch.says("found", count=2, at="c3") == "2 nuggets were found at c3."


def test_a_language_may_lack_a_single_form_or_reading(written: Speak) -> None:
    assert written("nl", "house = Het huis\n").name("house", "short") == "House"


def test_a_sentence_may_want_a_form_of_a_word_that_its_language_lacks(written: Speak) -> None:
    dutch = written("nl", 'lies-on = { FORM($over, "de") } ligt op { FORM($under, "de") }.\n')
    assert dutch.says("lies-on", over=MINE, under=RIVER) == "Mine ligt op River."


def test_a_title_has_its_own_texts_and_those_of_the_house(written: Speak) -> None:
    own = written("en", "title = Gulch\n", "gulch")
    assert (own.says("title"), own.says("house")) == ("Gulch", "The house")
    assert not written("en").has("title")
    assert written("de", room="gulch").says("title") == "Gulch"


def test_a_folder_without_words_for_the_house_is_no_language(
    written: Speak, tmp_path: Path
) -> None:
    (tmp_path / "fr" / "gulch").mkdir(parents=True)
    (tmp_path / "__pycache__").mkdir()
    assert languages() == ("en", "de")
    assert written("en").says("house") == "The house"


@pytest.mark.parametrize("room", sorted(rooms(HOUSE)))
def test_a_further_language_needs_nothing_but_its_folder(
    room: str, written: Speak, tmp_path: Path
) -> None:
    shutil.copytree(HOUSE / "translations" / "en", tmp_path / "en", dirs_exist_ok=True)
    own = f"title = {room} in het Nederlands\n"
    dutch = written("nl", own, room)
    (tmp_path / "nl" / SHARED).mkdir()
    forget()
    assert "nl" in languages()
    dutch = catalogue("nl", room)
    assert dutch.says("title") == f"{room} in het Nederlands"
    english = catalogue("en", room)
    for message_id, text in texts("en", room).items():
        if message_id != "title" and not text.gaps:
            assert dutch.name(message_id) == english.name(message_id)
