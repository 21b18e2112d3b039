"""What every answer carries, and what is not let in."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from flask import Flask, Response, abort, current_app, request
from werkzeug.exceptions import BadRequest
from werkzeug.middleware.proxy_fix import ProxyFix

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

HOST_HEADER = re.compile(
    r"((?:[A-Za-z0-9_-]{1,63}\.)*[A-Za-z0-9_-]{1,63}\.?|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?"
)
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
HEADERS_OF_PARTS = ("X-Content-Type-Options",)
"""Scripts and styles obey the page that loads them; more would only weigh on a slow network."""
NEEDLESS_ON_PARTS = ("Content-Disposition", "Accept-Ranges", "Last-Modified")
PARTS_OF_PAGES = frozenset({"text/javascript", "text/css"})
SECONDS_OF_A_YEAR = 365 * 24 * 60 * 60
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_SITES = frozenset({"same-origin", "none"})
OPEN_DOOR = "came past the proxies"
WATCHED_BY_PROXIES = frozenset({"/health", "/ready", "/metrics"})

log = logging.getLogger(__name__)


def register(app: Flask) -> None:
    """Guards every request and dresses every answer."""
    app.wsgi_app = with_address_check(app.wsgi_app)  # type: ignore[method-assign, assignment]
    if proxies := app.config["PROXIES"]:
        behind_proxies = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=0)
        app.wsgi_app = behind_proxies  # type: ignore[method-assign]
        app.before_request(warn_of_an_open_door)
    app.before_request(refuse_other_sites)
    app.after_request(add_headers)


def with_address_check(serve: WSGIApplication) -> WSGIApplication:
    """Answers 400 where host or query can be none; nothing behind it could find its way."""

    def checked_application(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        host = str(environ.get("HTTP_HOST") or environ["SERVER_NAME"])
        if HOST_HEADER.fullmatch(host) and str(environ.get("QUERY_STRING", "")).isascii():
            return serve(environ, start)
        return BadRequest("The Host header names no host, or the address is none.")(environ, start)

    return checked_application


def warn_of_an_open_door() -> None:
    """Tells the log, once, that somebody came past the proxies that are said to be there."""
    if request.path in WATCHED_BY_PROXIES:  # which ask on nobody's behalf
        return
    if "X-Forwarded-For" not in request.headers and OPEN_DOOR not in current_app.extensions:
        current_app.extensions[OPEN_DOOR] = True
        log.warning(
            "BOOMTOWN_PROXIES is set, but a request came past the proxy: whoever reaches Boomtown "
            "directly can pretend to have any address"
        )


def refuse_other_sites() -> None:
    """Refuses cross-site request forgery; programs send neither header and may pass."""
    if request.method in SAFE_METHODS:
        return
    site = request.headers.get("Sec-Fetch-Site")
    origin = request.headers.get("Origin")
    if site is not None and site not in OWN_SITES:
        abort(403)
    if origin is not None and not _is_own(origin):
        abort(403)


def _is_own(origin: str) -> bool:
    try:
        host = urlsplit(origin).netloc
        public = urlsplit(current_app.config["PUBLIC_URL"]).netloc
    except ValueError:
        return False
    return bool(host) and host in {request.host, public}


def add_headers(response: Response) -> Response:
    """The same headers on every answer; on parts of pages those that mean anything there."""
    is_part = response.mimetype in PARTS_OF_PAGES
    names = HEADERS_OF_PARTS if is_part else SECURITY_HEADERS
    for name in names:
        response.headers.setdefault(name, SECURITY_HEADERS[name])
    if is_part:
        for name in NEEDLESS_ON_PARTS:
            response.headers.pop(name, None)
    if current_app.config["PUBLIC_URL"].startswith("https://"):
        # Browsers heed it only where they came by TLS, which a proxy may have taken off for us.
        told = f"max-age={SECONDS_OF_A_YEAR}"
        response.headers.setdefault("Strict-Transport-Security", told)
    return response
