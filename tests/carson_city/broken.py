"""One valid body of which each case breaks one thing: what this game's tables of refusals share."""

from collections.abc import Iterator

from tests.broken import Broken, at, wrong_kinds
from tests.carson_city.plain_board import NAMES, Town, drawing, parse

MOST = {"r": 6, "i": 6, "d": 4, "b": 4, "s": 3, "l": 3, "c": 2, "p": 2}
EMPTY: Town = dict.fromkeys(NAMES, (None, "."))


def with_parcels(text: str, **parcels: str) -> str:
    """A board with other parcels at some places, as they are written."""
    signs = text.replace("/", " ").split()
    for name, sign in parcels.items():
        signs[NAMES.index(name)] = sign
    return "/".join(" ".join(signs[start : start + 8]) for start in range(0, 64, 8))


def board_of(**parcels: str) -> str:
    """A board with nothing on it but this."""
    return with_parcels(drawing(EMPTY), **parcels)


def set_up() -> Iterator[Broken]:
    """What can be wrong with the set-up of a body that chooses CC-O7."""
    yield from wrong_kinds("choice", "edition", "house_rules.CC-O7")
    yield from wrong_kinds("list", "variants")
    yield from wrong_kinds("object", "house_rules")
    yield at("edition", "an edition of another title", "de")
    yield at("variants", "a variant that is not known", ["solo"])
    yield at("variants", "one variant twice", ["might_is_right", "might_is_right"])
    yield at("house_rules.CC-O7", "a reading of another point", "house")
    yield at("house_rules.CC-O17", "a point that is not there", "house")
    yield at("house_rules.CC-1", "a clause that leaves nothing open", "house")
    wrong = {"CC-O7": "no", "CC-O2": "house", "x": "y"}
    yield Broken(
        "two wrong house rules", {"house_rules": wrong}, {"house_rules.CC-O7", "house_rules.x"}
    )


def reds() -> Iterator[Broken]:
    """What can be wrong with the red sides."""
    yield from wrong_kinds("list", "red")
    yield at("red", "a red side that is not known", ["doctor"])
    yield at("red", "one red side twice", ["settler", "settler"])


def boards(
    text: str, *, seats: int, mountains: int, owners_matter: bool = True
) -> Iterator[Broken]:
    """What can be wrong with a board on which the left half is empty and nobody's."""
    assert {sign for name, (_, sign) in parse(text).items() if name < "d"} == {"."}
    yield from wrong_kinds("text", "board")
    rows = text.split("/")
    for sentence, wrong in {
        "no text": "",
        "seven rows": "/".join(rows[1:]),
        "nine rows": "/".join([*rows, rows[0]]),
        "a row of seven": "/".join([*rows[:7], rows[7][: rows[7].rindex(" ")]]),
        "a row of nine": f"{text} .",
        "rows that are not parted": text.replace("/", " "),
    }.items():
        yield at("board", f"{sentence} as a board", wrong)
    for sign in ("x", "1x", "0r", "6r", "1", "rr", "11r", "r1", "-1r", "²r"):
        yield at("board", f"{sign!r} on a parcel", with_parcels(text, a1=sign))
    for sign in MOST if owners_matter else ():
        yield at("board", f"{sign!r} that is nobody's", with_parcels(text, a1=sign))
    yield at("board", "a river that somebody owns", with_parcels(text, a1="1~"))
    if seats < 5:
        beyond_all = with_parcels(text, a1=f"{seats + 1}.")
        yield at("board", "a parcel of a seat that is not there", beyond_all)
    left = [name for name in NAMES if name < "d"]
    for sign, number in {**MOST, "h": 20, "m": mountains}.items():
        owned = sign in MOST
        parcels = {
            name: f"{place % 2 + 1}{sign}" if owned else sign for place, name in enumerate(left)
        }
        too_many = dict([*parcels.items()][: number + 1])
        yield at("board", f"{number + 1} of {sign!r}", with_parcels(text, **too_many))
    thirteen = dict.fromkeys(left[:13], "1.")
    yield at("board", "thirteen parcels of one seat", with_parcels(text, **thirteen))
