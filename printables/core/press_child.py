"""Papers made in a process of their own, so that pages are answered meanwhile as ever.

The child reads the HTML of one paper after the other and answers each with its PDF: a line of JSON
that says how many bytes follow. It ends when nobody listens any more.
"""

import json
import logging
import os
import signal
import subprocess
import sys
from contextlib import suppress
from logging.handlers import BufferingHandler
from pathlib import Path
from threading import Timer
from typing import IO, Any

from printables.core import refusals
from printables.core.refusals import NoPressError, PressBusyError
from printables.core.time_limit import Limits

HOUSE = Path(__file__).parents[2]
HANGS_AFTER = 300.0
"""Seconds after which a child that answers nothing is given up, however busy the machine is."""
BEHIND = 5
"""How far papers stand behind pages where both want the processor."""
MOST_LINES = 1000
MISTAKE = "Exception"

logger = logging.getLogger("printables.core.pdf.typesetting")


class ChildTypesetter:
    """Does what a typesetter does, in a child that stays warm and is replaced when it has died."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._child = self._started()

    def pdf_of(self, html: str) -> bytes:
        """The paper; what was complained of is logged here."""
        if self._child.poll() is not None:
            self.close()
            self._child = self._started()
        return self._asked(html.encode())

    def close(self) -> None:
        """Lets the child end."""
        _end(self._child)

    def _started(self) -> subprocess.Popen[bytes]:
        limits = [str(self._limits.pages), str(self._limits.seconds)]
        command = [sys.executable, "-m", __name__, *limits]
        pipe = subprocess.PIPE
        child = subprocess.Popen(command, cwd=HOUSE, stdin=pipe, stdout=pipe)  # noqa: S603 (ourselves)
        try:
            _answer_of(child)  # it says when it is ready, or why it never will be
        except Exception:
            _end(child)
            raise
        return child

    def _asked(self, html: bytes) -> bytes:
        alarm = Timer(HANGS_AFTER, self._child.kill)
        alarm.daemon = True
        alarm.start()
        try:
            _send(self._child.stdin, {}, html)
            return _answer_of(self._child)
        except (BrokenPipeError, ValueError) as error:  # the latter where it was ended meanwhile
            if not _has_ended(self._child, error):
                raise
            raise PressBusyError("the press has just died") from error
        finally:
            alarm.cancel()


def _has_ended(child: subprocess.Popen[bytes], error: Exception) -> bool:
    """Whether it was somebody else who closed its pipes."""
    return isinstance(error, BrokenPipeError) or bool(child.stdout and child.stdout.closed)


def _end(child: subprocess.Popen[bytes]) -> None:
    for pipe in (child.stdin, child.stdout):
        with suppress(OSError):
            pipe.close()  # type: ignore[union-attr]
    child.wait()


def _answer_of(child: subprocess.Popen[bytes]) -> bytes:
    """What the child sends; its refusals are raised."""
    about, content = _received(child.stdout)
    for line in about.get("complaints", ()):
        logger.warning("%s", line)
    if refused := about.get("refused"):
        kind = getattr(refusals, refused, RuntimeError)
        raise kind(about["says"])
    return content


def _send(pipe: IO[bytes] | None, about: dict[str, Any], content: bytes = b"") -> None:
    if pipe is None:
        raise BrokenPipeError
    pipe.write(json.dumps({**about, "bytes": len(content)}).encode() + b"\n" + content)
    pipe.flush()


def _received(pipe: IO[bytes] | None) -> tuple[dict[str, Any], bytes]:
    line = pipe.readline() if pipe else b""
    if not line.endswith(b"\n"):
        raise PressBusyError("the press has died")
    about: dict[str, Any] = json.loads(line)
    content = pipe.read(about["bytes"]) if pipe else b""
    if len(content) < about["bytes"]:
        raise PressBusyError("the press has died")
    return about, content


def main(pages: str, seconds: str) -> None:
    """Prints whatever comes until nothing does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who serves says when it is over
    os.nice(BEHIND)
    with suppress(PressBusyError, BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # whatever a library prints is no answer
        _print_all(answers, Limits(int(pages), float(seconds)))


def _print_all(answers: IO[bytes], limits: Limits) -> None:
    try:
        from printables.core.pdf.typesetting import Typesetter  # noqa: PLC0415 (dear)
    except (ImportError, OSError) as error:
        says = " ".join(str(error).split())
        _send(answers, {"refused": NoPressError.__name__, "says": says})
        return
    typesetter = Typesetter(limits)
    _send(answers, {})
    while True:
        _, html = _received(sys.stdin.buffer)
        about, pdf = _printed(typesetter, html.decode())
        _send(answers, about, pdf)


def _printed(typesetter: Any, html: str) -> tuple[dict[str, Any], bytes]:
    """The paper, or why there is none, with what was logged meanwhile."""
    heard = BufferingHandler(MOST_LINES)
    logging.getLogger().addHandler(heard)
    about, pdf = {}, b""
    try:
        pdf = typesetter.pdf_of(html)
    except Exception as error:
        is_refusal = hasattr(refusals, type(error).__name__)
        refused = type(error).__name__ if is_refusal else MISTAKE
        about = {"refused": refused, "says": str(error) if is_refusal else repr(error)}
    logging.getLogger().removeHandler(heard)
    return {**about, "complaints": [record.getMessage() for record in heard.buffer]}, pdf


if __name__ == "__main__":
    main(*sys.argv[1:])
