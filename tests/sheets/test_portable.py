"""The table as a text for paper: there and back, and whatever else somebody pastes."""

import json
import math
import zlib
from base64 import b32decode, b32encode
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules.core.messages import say
from sheets.portable import LARGEST, PortableError, portable, read_portable
from tests.examples import read_cases
from translations.catalogue import catalogue

CONTRACT = Path(__file__).parents[1] / "carson_city_cards" / "contract.json"
SMALL = {"title": "gold-rush", "seats": [{"name": "Zoë"}]}
TOLD = '{"title":"gold-rush","seats":[{"name":"Zoë"}]}'

# Such texts stand on paper. Another zlib may pack otherwise, but each has to read all of them.
PRINTED = {
    "as it was first written": (
        "B1VNLCVSJMZFEVLMSSJLH46SORFUVC3TSQ2JISUTSNFQUVNMUKVZLMUS6MAVEUNZI7L2WVIG23BMAA"
    ),
    "as another program may pack it, that is not at all": (
        "B1AEXQBUH7PMRHI2LUNRSSEORCM5XWYZBNOJ2XG2BCFQRHGZLBORZSEOS3PMRG4YLNMURDUIS2N7B2WIT5LV6Q"
    ),
}
NOT_OURS = say("portable-not-ours", known=("B1",))
BROKEN = say("portable-broken")


def letters(packed: bytes) -> str:
    """Bytes as they stand on paper."""
    return "B1" + b32encode(packed).decode().rstrip("=")


def packed_in(text: str) -> bytes:
    """The bytes of a text, before Base32."""
    return b32decode(text[2:] + "=" * (-len(text[2:]) % 8))


def deflated(told: bytes) -> bytes:
    packing = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packing.compress(told) + packing.flush()


def written(told: str | bytes) -> str:
    """Any JSON, or what is none, as a text."""
    return letters(deflated(told if isinstance(told, bytes) else told.encode()))


def refusal(text: str) -> object:
    """What is said about a text that is no table."""
    with pytest.raises(PortableError) as refused:
        read_portable(text)
    return refused.value.says


NO_JSON = {
    "nothing": "",
    "not a number": "[NaN]",
    "the infinite": '{"a":Infinity}',
    "the infinite below": "-Infinity",
    "a number too large to be one": '{"a":1e999}',
    "a number too far below": "[-1e400]",
    "more digits than Python reads": "1" * 5000,
    "something behind": '{"a":1} 2',
    "an object that does not end": '{"a":1',
    "single quotes": "{'a':1}",
    "brackets without end": "[" * 100_000,
    "brackets in brackets": "[" * 100_000 + "]" * 100_000,
    "a mark of byte order": "\ufeff{}",
    "half a character": r'{"a":"\ud800"}',
    "the other half in a name": r'{"\udfff":1}',
}
NO_UTF8 = {
    "a cut character": b'{"a":"\xc3"}',
    "Latin letters": '{"a":"ë"}'.encode("latin-1"),
    "half a character in three bytes": b'{"a":"\xed\xa0\x80"}',
    "sixteen bits": '{"a":1}'.encode("utf-16-le"),
    "thirty-two bits": '{"a":1}'.encode("utf-32"),
}
WHOLE = deflated(TOLD.encode())
NO_PACKET = {
    "nothing behind the version": "B1",
    "the end is missing": letters(WHOLE[:-1]),
    "the beginning is missing": letters(WHOLE[1:]),
    "one more byte": letters(WHOLE + b"\0"),
    "two packets": letters(WHOLE + WHOLE),
    "a zlib header": letters(zlib.compress(TOLD.encode())),
    "not packed": letters(TOLD.encode()),
    "a letter that Base32 lacks": letters(WHOLE)[:-1] + "1",
    "a letter of no alphabet of ours": letters(WHOLE)[:-1] + "ß",
    "a letter that is a plain one as a capital": letters(WHOLE)[:-1] + "\u0131",
    "padding": letters(WHOLE) + "=",
    "padding in the middle": letters(WHOLE)[:10] + "======" + letters(WHOLE)[10:],
    "a number of letters that cannot be": letters(WHOLE) + "A",
    "a last letter with bits of its own": "B1VOXAKAB",  # {} ends with AKAA
}
NO_TABLES = {
    "nothing": "",
    "blanks": " \n",
    "one letter": "B",
    "a version that is not there yet": "B2" + portable(SMALL)[2:],
    "no version": portable(SMALL)[2:],
    "an address": "https://boomtown.example/open#B1",
    "JSON": TOLD,
    "a digit of another script": "B\u0661" + portable(SMALL)[2:],
}

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | WORDS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(WORDS, inner, max_size=5),
    max_leaves=15,
)  # fmt: skip
TABLES = st.dictionaries(WORDS, VALUES, max_size=5)
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


@given(TABLES)
def test_a_table_comes_back_as_it_went(table: dict[str, Any]) -> None:
    assert read_portable(portable(table)) == table


@given(TABLES)
def test_a_text_consists_of_what_a_printed_code_packs_best(table: dict[str, Any]) -> None:
    text = portable(table)
    assert text.startswith("B1")
    assert set(text[2:]) <= set(ALPHABET)


@pytest.mark.parametrize("text", PRINTED.values(), ids=PRINTED)
def test_what_was_printed_is_read_for_ever(text: str) -> None:
    assert read_portable(text) == SMALL


def test_a_text_is_the_compact_json_deflated_without_a_header() -> None:
    unpacking = zlib.decompressobj(-15)
    assert unpacking.decompress(packed_in(portable(SMALL))) == TOLD.encode()
    assert unpacking.eof
    assert unpacking.unused_data == b""


@pytest.mark.parametrize(
    "typed",
    [
        pytest.param(str.lower, id="in small letters"),
        pytest.param(" ".join, id="with blanks"),
        pytest.param(lambda text: f"\n{text[:1]}\r\n{text[1:30]}\n{text[30:]}\t", id="in lines"),
        pytest.param(lambda text: text.swapcase().replace("B", "\u00a0B"), id="in any of these"),
    ],
)
def test_a_text_is_read_however_it_was_copied(typed: Any) -> None:
    assert read_portable(typed(portable(SMALL))) == SMALL


@pytest.mark.parametrize("value", [None, 0, "a", [], [{}]], ids=repr)
def test_what_is_no_table_is_for_the_forms_to_say(value: Any) -> None:
    assert read_portable(written(json.dumps(value))) == value


@pytest.mark.parametrize("text", NO_TABLES.values(), ids=NO_TABLES)
def test_a_text_that_does_not_begin_like_ours_is_said_not_to_be_ours(text: str) -> None:
    assert refusal(text) == NOT_OURS


@pytest.mark.parametrize("text", NO_PACKET.values(), ids=NO_PACKET)
def test_what_cannot_be_unpacked_is_said_to_be_broken(text: str) -> None:
    assert refusal(text) == BROKEN


@pytest.mark.parametrize("told", [*NO_JSON.values(), *NO_UTF8.values()], ids=[*NO_JSON, *NO_UTF8])
def test_what_is_no_strict_json_is_said_to_be_broken(told: str | bytes) -> None:
    assert refusal(written(told)) == BROKEN


def test_the_cut_off_text_of_a_whole_table_is_broken_wherever_it_is_cut() -> None:
    text = portable(whole_table())
    assert {refusal(text[:end]) for end in range(2, len(text))} == {BROKEN}


def test_a_text_may_unpack_to_the_limit_and_not_to_one_byte_more() -> None:
    fitting = '"' + "a" * (LARGEST - 2) + '"'
    assert read_portable(written(fitting)) == fitting[1:-1]
    assert refusal(written(fitting + " ")) == BROKEN


def test_a_bomb_is_broken() -> None:
    assert refusal(written(b" " * (64 * LARGEST) + b"{}")) == BROKEN


def read_or_refused(text: str) -> None:
    """Whatever is read can be written again; whatever else happens is a refusal."""
    try:
        value = read_portable(text)
    except PortableError:
        return
    assert read_portable(portable({"": value})) == {"": value}


@given(st.text(st.characters(exclude_categories=())))
@example("B1" + "=" * 8)
@example("B1\ud800")
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)
    read_or_refused("B1" + text)


@given(st.text(ALPHABET))
def test_any_letters_are_read_or_refused(text: str) -> None:
    read_or_refused("B1" + text)


@given(st.binary())
def test_any_bytes_are_read_or_refused(told: bytes) -> None:
    read_or_refused(letters(told))
    read_or_refused(written(told))


@given(st.text('[]{}":,0123456789.eE-+ntrufalsNI\\ud', max_size=30))
def test_anything_like_json_is_read_or_refused(told: str) -> None:
    read_or_refused(written(told))


@given(TABLES, st.data())
def test_one_altered_letter_is_read_or_refused(table: dict[str, Any], data: st.DataObject) -> None:
    text = portable(table)
    place = data.draw(st.integers(0, len(text) - 1))
    read_or_refused(text[:place] + data.draw(st.sampled_from(ALPHABET)) + text[place + 1 :])


def test_half_a_character_is_printed_as_a_question_mark() -> None:
    assert read_portable(portable({"name": "A\ud83dB", "\udfff": 1})) == {"name": "A?B", "?": 1}


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_nothing_is_written_that_is_no_json(number: float) -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        portable({"a": number})


def test_nothing_is_written_that_could_not_be_read() -> None:
    fitting = {"a": "ë" * ((LARGEST - len('{"a":""}')) // 2)}
    assert read_portable(portable(fitting)) == fitting
    with pytest.raises(ValueError, match=str(LARGEST + 2)):
        portable({"a": fitting["a"] + "ë"})


def whole_table() -> dict[str, Any]:
    """A table of four as a sheet keeps it."""
    body = next(case["body"] for case in read_cases(CONTRACT) if case["id"] == "full-table")
    return {
        "title": "carson-city-cards",
        "setup": {
            "edition": body["edition"],
            "variants": [],
            "house_rules": body["house_rules"],
            "date": "2026-11-18",
            "place": "at Zoë's",
        },
        "shared": {},
        "seats": [
            {"name": seat.pop("name"), "mark": "hat", "fields": seat} for seat in body["seats"]
        ],
    }


def test_a_whole_table_of_four_fits_into_a_printed_code() -> None:
    text = portable(whole_table())
    assert read_portable(text) == whole_table()
    assert len(packed_in(text)) <= 950


def test_what_is_said_names_how_such_a_text_begins() -> None:
    for language in ("en", "de"):
        assert "B1" in catalogue(language, None).text(NOT_OURS)
        assert catalogue(language, None).text(BROKEN)
