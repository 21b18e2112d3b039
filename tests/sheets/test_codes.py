"""Codes: made, derived, typed in again, and never taken for another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sheets.codes import (
    CODE,
    SIGNS,
    derived,
    fingerprint,
    new_code,
    pad_code,
    read_code,
    slug_of_pad_code,
    spoken,
)

HOST = "00041061050R3GG28A1C60T3GF"  # the bytes 0 to 15
SECRET = b"the installation's secret"
SLUGS = ("carson-city", "carson-city-cards", "gold-rush", "nevada-city")

# Worked out apart from this program: these codes stand on paper.
DERIVED = {
    ("host", 1): "6PKY299W19ZC4TEMZBKSH3WE1F",
    ("join", 1): "41W66JB63XG6K403T77R6BFPMF",
    ("join", 2): "5WK576S1N15D1XSMPYCJ0RHG2E",
    ("look", 1): "2PF4JH06KPMFP85SV0SGME4K2A",
    ("seat.0", 1): "0Z5DY76KDFQQVWYB3N3EZDT6TZ",
    ("seat.10", 3): "1XB7X6ZYED7G8RV52Y1P3876KT",
}
PADS = {"gold-rush": "1H68SK8D9P6WW776EKEJTK9XM3", "carson-city": "1H68SK8D9P6WW4MN4NQCFK1BAM"}

SAME = {
    "small letters": HOST.lower(),
    "blanks and line breaks": f" {HOST[:9]}\t{HOST[9:20]}\n{HOST[20:]}\u00a0",
    "hyphens anywhere": f"-{HOST[:1]}--{HOST[1:]}-",
    "hyphens as phones write them": f"{HOST[:5]}\u2011{HOST[5:9]}\u2013{HOST[9:]}",
    "the letter O for the nought": HOST.replace("0", "O"),
    "a small o for the nought": HOST.replace("0", "o"),
    "the letter I for the one": HOST.replace("1", "I"),
    "a small i for the one": HOST.replace("1", "i"),
    "the letter L for the one": HOST.replace("1", "L"),
    "a small l for the one": HOST.replace("1", "l"),
}
NO_CODES = {
    "nothing": "",
    "blanks alone": "  - ",
    "one sign too few": HOST[:-1],
    "one sign too many": HOST + "0",
    "two codes": HOST + HOST,
    "more than 128 bits": "8" + HOST[1:],
    "all 130 bits": "Z" * 26,
    "the letter U": HOST[:-1] + "U",
    "a sign of another kind": HOST[:-1] + "*",
    "an underscore": f"{HOST[:5]}_{HOST[5:]}",
    "a digit of another script": HOST[:-1] + "٣",
    "a raised digit": HOST[:-1] + "²",
    "the sign for kelvin, which is no K": HOST[:-1] + "\u212a",
    "a long s, which is no S": HOST[:-1] + "\u017f",
    "a dotless i": HOST[:-1] + "\u0131",
    "a wide letter": HOST[:-1] + "\uff21",
}

codes = st.binary(min_size=16, max_size=16).map(lambda drawn: derived(HOST, drawn.hex(), 0))
words = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
roles = st.tuples(words, st.integers(0, 10**6))


def test_a_new_code_is_canonical_and_new() -> None:
    made = [new_code() for _ in range(200)]
    assert all(CODE.fullmatch(code) and read_code(code) == code for code in made)
    assert len(set(made)) == len(made)


def test_every_bit_of_a_new_code_is_now_one_and_now_the_other() -> None:
    made = [new_code() for _ in range(200)]
    for place in range(26):
        usable = SIGNS[:8] if place == 0 else SIGNS
        values = [usable.index(code[place]) for code in made]
        for bit in range(len(usable).bit_length() - 1):
            assert {value >> bit & 1 for value in values} == {0, 1}, (place, bit)


@pytest.mark.parametrize("typed", SAME.values(), ids=SAME)
def test_what_was_typed_differently_is_read_the_same(typed: str) -> None:
    assert read_code(typed) == HOST


@pytest.mark.parametrize("typed", NO_CODES.values(), ids=NO_CODES)
def test_what_can_be_no_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_the_least_and_the_greatest_code_are_codes() -> None:
    for code in ("0" * 26, "7" + "Z" * 25):
        assert read_code(code) == code


@given(
    st.text(st.characters(exclude_categories=())) | st.text(SIGNS.lower() + "-oil ", min_size=20)
)
def test_whatever_is_typed_is_a_canonical_code_or_none(typed: str) -> None:
    code = read_code(typed)
    assert code is None or (CODE.fullmatch(code) and read_code(code) == code)


@given(codes)
def test_a_code_read_aloud_is_taken_back(code: str) -> None:
    assert read_code(spoken(code)) == code
    assert [len(group) for group in spoken(code).split("-")] == [5, 5, 5, 5, 6]


@pytest.mark.parametrize(("role", "generation"), DERIVED)
def test_derived_codes_stay_what_they_were(role: str, generation: int) -> None:
    assert derived(HOST, role, generation) == DERIVED[role, generation]


def test_a_derived_code_does_not_hang_on_how_the_host_code_was_typed() -> None:
    assert {derived(typed, "join", 1) for typed in SAME.values()} == {DERIVED["join", 1]}


@given(codes, st.lists(roles, min_size=2, max_size=8, unique=True))
def test_every_role_and_every_generation_has_a_code_of_its_own(
    host: str, asked: list[tuple[str, int]]
) -> None:
    made = {host, *(derived(host, *each) for each in asked)}
    assert len(made) == len(asked) + 1
    assert all(CODE.fullmatch(code) for code in made)


@given(codes, codes)
def test_another_host_has_other_codes(one: str, other: str) -> None:
    assert (derived(one, "join", 1) == derived(other, "join", 1)) is (one == other)


@given(codes)
def test_one_wrong_sign_never_opens_another_role(host: str) -> None:
    made = {host, *(derived(host, *each) for each in DERIVED)}
    for code in made:
        for place, right in enumerate(code):
            signs = set(SIGNS + SIGNS.lower() + "OoIiLlUu") - {right}
            wrong = {read_code(code[:place] + sign + code[place + 1 :]) for sign in signs}
            assert not (wrong & made) - {code}


@given(codes)
def test_one_sign_left_out_or_too_many_is_no_code(code: str) -> None:
    for place in range(26):
        assert read_code(code[:place] + code[place + 1 :]) is None
        assert read_code(code[:place] + "0" + code[place:]) is None


def test_fingerprints_stay_what_they_were() -> None:
    kept = "7d8b2ab5105f711afceb66da60331c73702ba62642eb88cdf7c8ce1e156df395"
    assert {fingerprint(typed) for typed in SAME.values()} == {kept}


@given(codes, codes)
def test_only_the_same_code_has_the_same_fingerprint(one: str, other: str) -> None:
    assert (fingerprint(one) == fingerprint(other)) is (one == other)


@pytest.mark.parametrize("text", NO_CODES.values(), ids=NO_CODES)
def test_nothing_is_made_from_what_is_no_code_and_the_log_does_not_tell_it(text: str) -> None:
    for make in (lambda: derived(text, "join", 1), lambda: fingerprint(text)):
        with pytest.raises(ValueError, match=f"a text of {len(text)} letters") as refused:
            make()
        assert len(text) < 2 or text not in str(refused.value)


@pytest.mark.parametrize("slug", PADS)
def test_codes_of_printed_pads_stay_what_they_were(slug: str) -> None:
    assert pad_code(SECRET, slug, b"12345678") == PADS[slug]
    assert slug_of_pad_code(SECRET, PADS[slug], SLUGS) == slug


@given(st.sampled_from(SLUGS))
def test_a_pad_is_known_again_however_its_code_is_typed(slug: str) -> None:
    code = pad_code(SECRET, slug)
    assert read_code(code) == code != pad_code(SECRET, slug)
    for typed in (code, code.lower(), spoken(code)):
        assert slug_of_pad_code(SECRET, typed, SLUGS) == slug


def test_a_pad_of_another_installation_or_another_title_is_not_ours() -> None:
    code = PADS["gold-rush"]
    assert slug_of_pad_code(b"another secret", code, SLUGS) is None
    assert slug_of_pad_code(SECRET, code, ["carson-city"]) is None
    assert slug_of_pad_code(SECRET, code, []) is None


def test_a_pad_with_one_wrong_sign_is_not_ours() -> None:
    code = PADS["gold-rush"]
    for place, right in enumerate(code):
        for sign in set(SIGNS) - {right}:
            assert slug_of_pad_code(SECRET, code[:place] + sign + code[place + 1 :], SLUGS) is None


@given(codes)
def test_a_code_that_nobody_printed_is_no_pad(code: str) -> None:
    assert slug_of_pad_code(SECRET, code, SLUGS) is None


@pytest.mark.parametrize("typed", NO_CODES.values(), ids=NO_CODES)
def test_what_can_be_no_code_is_no_pad(typed: str) -> None:
    assert slug_of_pad_code(SECRET, typed, SLUGS) is None


def test_pads_are_neither_printed_nor_known_without_a_secret() -> None:
    with pytest.raises(ValueError, match="without a secret"):
        pad_code(b"", "gold-rush")
    with pytest.raises(ValueError, match="without a secret"):
        slug_of_pad_code(b"", PADS["gold-rush"], SLUGS)


@pytest.mark.parametrize("nonce", [b"", b"1234567", b"123456789"])
def test_a_pad_wants_exactly_eight_bytes_of_chance(nonce: bytes) -> None:
    with pytest.raises(ValueError, match=f"not with {len(nonce)}"):
        pad_code(SECRET, "gold-rush", nonce)
