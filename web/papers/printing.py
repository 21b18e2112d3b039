"""From the HTML of a paper to an answer: printed once, kept by content, told again with 304."""

from flask import Response, current_app, request

from printables.core.kept import KeptPapers, key_of
from printables.core.press import the_press

PDF = "application/pdf"
SECONDS_KEPT = 60 * 60


def printed(html: str, filename: str, *, is_fresh: bool = False) -> Response:
    """The paper; a fresh one bears codes of its own and is kept nowhere."""
    if is_fresh:
        return _answer(the_press().print(html), filename, "no-store")
    key = key_of(html)
    if request.if_none_match.contains(key):
        answer = Response(status=304)
        answer.set_etag(key)
        return answer
    answer = _answer(_once(key, html), filename, f"private, max-age={SECONDS_KEPT}")
    answer.set_etag(key)
    return answer


def _once(key: str, html: str) -> bytes:
    """The paper from the shelf, or printed and put there."""
    kept = KeptPapers(current_app.config["PAPERS"])
    pdf = kept.get(key)
    if pdf is None:
        pdf = the_press().print(html)
        kept.put(key, pdf)
    return pdf


def _answer(pdf: bytes, filename: str, keeping: str) -> Response:
    answer = Response(pdf, content_type=PDF)
    answer.headers["Content-Disposition"] = f'inline; filename="{filename}.pdf"'
    answer.headers["Cache-Control"] = keeping
    return answer
