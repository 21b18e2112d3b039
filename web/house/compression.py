"""Sends text compressed to whoever takes it so; phones at the table have bad Wi-Fi."""

import gzip
from functools import lru_cache

from flask import Flask, Response, request

from web.serving.files import FILES

WORTHWHILE = 512
LEVEL = 6
FILES_KEPT = 128
TEXT = (
    "text/",
    "application/json",
    "application/problem+json",
    "application/javascript",
    "image/svg+xml",
)


def register(app: Flask) -> None:
    """Compresses every answer that is text."""
    app.after_request(compress)


def compress(response: Response) -> Response:
    """The same answer in fewer bytes; streams and parts of files are left alone."""
    if not (response.mimetype or "").startswith(TEXT):
        return response
    response.vary.add("Accept-Encoding")
    if not _may_be_compressed(response):
        return response
    response.direct_passthrough = False
    plain = response.get_data()
    if len(plain) < WORTHWHILE:
        return response
    is_file = request.endpoint in FILES
    response.set_data(_compressed_file(plain) if is_file else gzip.compress(plain, LEVEL, mtime=0))
    response.headers["Content-Encoding"] = "gzip"
    if etag := response.get_etag()[0]:
        response.set_etag(etag, weak=True)
    return response


def _may_be_compressed(response: Response) -> bool:
    """Whole answers only, for readers who can unpack them."""
    is_whole = response.status_code == 200 and "Content-Encoding" not in response.headers  # noqa: PLR2004
    is_stream = response.is_streamed and not response.direct_passthrough
    return is_whole and not is_stream and request.accept_encodings["gzip"] > 0


@lru_cache(FILES_KEPT)
def _compressed_file(plain: bytes) -> bytes:
    """Files of our own never change while the program runs."""
    return gzip.compress(plain, 9, mtime=0)
