"""A table as one text that fits into a printed code, and back.

Every version that was ever printed stays readable; a new one is a further line in `DECODERS`.
"""

import json
import zlib
from base64 import b32decode, b32encode
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any

from rules.core.messages import Message, say

LARGEST = 256 * 1024  # bytes of JSON
RAW_DEFLATE = -15
SMALLEST = 9
SIGNS_OF_A_VERSION = 2
SIGNS_OF_A_BLOCK = 8  # that is how many Base32 pads a text to


class PortableError(Exception):
    """A text that is no table."""

    def __init__(self, says: Message) -> None:
        self.says = says
        super().__init__(says.id)


def portable(table: Mapping[str, Any]) -> str:
    """The table as one text of capitals and digits."""
    plain = json.dumps(dict(table), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # Half a character, which JSON can name, has no place in UTF-8; it becomes a question mark.
    packed = plain.encode("utf-8", "replace")
    if len(packed) > LARGEST:
        raise ValueError(f"a table of {len(packed)} bytes, which nobody could read again")
    return "B1" + _letters(_deflated(packed))


def read_portable(text: str) -> Any:
    """What stands in such a text, in whatever case and lines it comes."""
    signs = "".join(text.split())
    version, letters = signs[:SIGNS_OF_A_VERSION].upper(), signs[SIGNS_OF_A_VERSION:]
    if version not in DECODERS:
        raise PortableError(say("portable-not-ours", known=tuple(DECODERS)))
    try:
        return _read_json(DECODERS[version](letters))
    except (ValueError, RecursionError, zlib.error):
        raise PortableError(say("portable-broken")) from None


def _deflated(plain: bytes) -> bytes:
    packing = zlib.compressobj(SMALLEST, zlib.DEFLATED, RAW_DEFLATE)
    return packing.compress(plain) + packing.flush()


def _inflated(letters: str) -> bytes:
    unpacking = zlib.decompressobj(RAW_DEFLATE)
    plain = unpacking.decompress(_bytes_of(letters), LARGEST + 1)
    if len(plain) > LARGEST or not unpacking.eof or unpacking.unused_data:
        raise ValueError("too long, cut off or followed by something else")
    return plain


DECODERS: Mapping[str, Callable[[str], bytes]] = {"B1": _inflated}


def _letters(packed: bytes) -> str:
    return b32encode(packed).decode("ascii").rstrip("=")


def _bytes_of(letters: str) -> bytes:
    packed = b32decode(letters + "=" * (-len(letters) % SIGNS_OF_A_BLOCK), casefold=True)
    if _letters(packed) != letters.upper():
        raise ValueError("the last letter says more than there are bytes")
    return packed


def _read_json(plain: bytes) -> Any:
    value = json.loads(plain.decode("utf-8"), parse_constant=_refused, parse_float=_finite)
    json.dumps(value, ensure_ascii=False).encode("utf-8")  # fails for half a character
    return value


def _refused(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError(f"{digits} is too large")
    return number
