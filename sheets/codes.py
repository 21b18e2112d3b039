"""The codes that open a sheet: made, derived, checked, read aloud and typed in again.

A code is 128 bits in Crockford's Base32. Printed codes rely on every constant here.
"""

import hmac
import re
import secrets
from collections.abc import Iterable
from hashlib import sha256

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BITS_OF_A_SIGN = 5
BYTES = 16
GROUPS = ((0, 5), (5, 10), (10, 15), (15, 20), (20, 26))

# Each use of a secret begins with words of its own, so that no answer can serve for another use.
ROLE_CONTEXT = b"boomtown role "
FINGERPRINT_CONTEXT = b"boomtown fingerprint "
PAD_CONTEXT = b"boomtown pad "
SEAL_CONTEXT = b"boomtown sealed "
TABLE_CONTEXT = b"boomtown table "
NONCE_BYTES = 8

# 26 signs hold 130 bits; the first may not use the two that are too many.
CODE = re.compile(f"[0-7][{SIGNS}]{{25}}")
HYPHENS = "-\u00ad\u2010\u2011\u2012\u2013\u2014\u2212"
FORGIVEN = str.maketrans(
    {
        **{sign.lower(): sign for sign in SIGNS},
        **dict.fromkeys("Oo", "0"),
        **dict.fromkeys("IiLl", "1"),
        **dict.fromkeys(HYPHENS),
    }
)
TO_PYTHONS_BASE_32 = str.maketrans(SIGNS, "0123456789abcdefghijklmnopqrstuv")


def new_code() -> str:
    """A code that nobody can guess."""
    return _written(secrets.token_bytes(BYTES))


def read_code(text: str) -> str | None:
    """The code that somebody typed or scanned, in its one form; none if it cannot be one."""
    code = "".join(text.split()).translate(FORGIVEN)
    return code if CODE.fullmatch(code) else None


def derived(host: str, role: str, generation: int) -> str:
    """The code of a role, which only who has the host's code can make."""
    context = ROLE_CONTEXT + f"{role} {generation}".encode()
    return _written(hmac.digest(_bytes_of(host), context, sha256)[:BYTES])


def fingerprint(code: str) -> str:
    """What is kept of a code: enough to know it again, too little to make it."""
    return sha256(FINGERPRINT_CONTEXT + _bytes_of(code)).hexdigest()


def spoken(code: str) -> str:
    """The code in groups, for reading aloud."""
    return "-".join(code[start:end] for start, end in GROUPS)


def pad_code(secret: bytes, slug: str, nonce: bytes | None = None) -> str:
    """A code for a blank printed pad of a title, known again by the installation's secret alone."""
    nonce = secrets.token_bytes(NONCE_BYTES) if nonce is None else nonce
    if len(nonce) != NONCE_BYTES:
        raise ValueError(f"a pad's code begins with {NONCE_BYTES} bytes, not with {len(nonce)}")
    return _written(nonce + _seal(secret, slug, nonce))


def slug_of_pad_code(secret: bytes, code: str, slugs: Iterable[str]) -> str | None:
    """The title whose blank pad bears this code, if this installation printed it."""
    canonical = read_code(code)
    if canonical is None:
        return None
    printed = _bytes_of(canonical)
    nonce, seal = printed[:NONCE_BYTES], printed[NONCE_BYTES:]
    fitting = (slug for slug in slugs if hmac.compare_digest(_seal(secret, slug, nonce), seal))
    return next(fitting, None)


def sealed(secret: bytes, code: str, use: str) -> str:
    """A code as it may stand in the database; the installation's secret opens it again.

    No two codes may be sealed for the same use. What is sealed looks like a code and opens nothing.
    """
    # A one-time pad: without the secret the mask is as good as random bits, and crossing with it
    # twice gives back the code. Two codes under one mask would give away how they differ, so that
    # whoever has one of them could read the other: hence a use of its own for each.
    mask = hmac.digest(secret, SEAL_CONTEXT + use.encode(), sha256)[:BYTES]
    crossed = (one ^ other for one, other in zip(_bytes_of(code), mask, strict=True))
    return _written(bytes(crossed))


def table_name(secret: bytes, sheet: int, made_at: int) -> str:
    """By which codes that phones show to each other name a table; it opens nothing."""
    return _written(
        hmac.digest(secret, TABLE_CONTEXT + f"{sheet} {made_at}".encode(), sha256)[:BYTES]
    )


unsealed = sealed
"""Sealing a second time opens."""


def _seal(secret: bytes, slug: str, nonce: bytes) -> bytes:
    if not secret:
        raise ValueError("without a secret anybody could print pads")
    # The nonce has one length, so no other slug and nonce make the same bytes.
    sealed = PAD_CONTEXT + slug.encode() + nonce
    return hmac.digest(secret, sealed, sha256)[: BYTES - NONCE_BYTES]


def _written(code: bytes) -> str:
    number = int.from_bytes(code, "big")
    shifts = range((GROUPS[-1][1] - 1) * BITS_OF_A_SIGN, -1, -BITS_OF_A_SIGN)
    return "".join(SIGNS[number >> shift & (len(SIGNS) - 1)] for shift in shifts)


def _bytes_of(text: str) -> bytes:
    code = read_code(text)
    if code is None:  # not quoted: it may be a code with one letter wrong, and logs are read
        raise ValueError(f"a text of {len(text)} letters that is no code")
    return int(code.translate(TO_PYTHONS_BASE_32), len(SIGNS)).to_bytes(BYTES, "big")
