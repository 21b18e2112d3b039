"""The QR codes on a printed page, read as a phone reads them and measured as with a ruler."""

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

DOTS = 300
"""So many on an inch."""
FINER = 6
DARK, LIGHT = b"\x00", b"\xff"
FINDER = re.compile(rb"\xff(\x00+)(\xff+)(\x00+)(\xff+)(\x00+)(?=\xff)")
PARTS = (1, 1, 3, 1, 1)
WIDTH_OF_A_FINDER = sum(PARTS)
FOUND, FOUND_NONE = 0, 4
EVERY = 3
"""So many rows of dots are passed over for one that is measured."""


def picture_of(pdf: bytes, page: int = 1, dots: int = DOTS) -> bytes:
    """A page as a printer's dots."""
    command = ["pdftoppm", "-r", str(dots), "-gray", "-f", str(page), "-l", str(page), "-"]
    return subprocess.run(command, input=pdf, check=True, capture_output=True).stdout


def scanned(pdf: bytes, dots: int) -> bytes:
    """The first page as a scanner sees it, whose dots do not lie where those of the page do."""
    page = Image.open(BytesIO(picture_of(pdf, dots=FINER * dots))).convert("L")
    size = page.width // FINER, page.height // FINER
    file = BytesIO()
    page.resize(size, Image.Resampling.BOX).save(file, "PNG")
    return file.getvalue()


def codes_in(picture: bytes, folder: Path) -> list[str]:
    """What a phone reads in a picture."""
    file = folder / "page"
    file.write_bytes(picture)
    command = ["zbarimg", "--quiet", "--raw", "--nodbus", "-Sdisable", "-Sqrcode.enable", str(file)]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode in {FOUND, FOUND_NONE}, ran.stderr
    return ran.stdout.split()


def module_in(picture: bytes) -> float:
    """How wide the modules of the codes on a picture are, in millimetres."""
    widths = Counter(_finders(picture))
    dots, _ = widths.most_common(1)[0]
    return dots / WIDTH_OF_A_FINDER / DOTS * 25.4


def _finders(picture: bytes) -> Iterator[int]:
    """The width of each cut through a corner mark: dark, light, three times dark, light, dark."""
    image = Image.open(BytesIO(picture)).convert("L").point(lambda dot: 255 if dot > 127 else 0)
    dots, wide = image.tobytes(), image.width
    for start in range(0, len(dots), EVERY * wide):
        for found in FINDER.finditer(dots, start, start + wide):
            runs = [len(run) for run in found.groups()]
            module = sum(runs) / WIDTH_OF_A_FINDER
            if module > 3 and all(
                abs(run - part * module) < 1.3 for run, part in zip(runs, PARTS, strict=True)
            ):
                yield sum(runs)
