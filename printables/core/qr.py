"""QR codes as drawings: for pages and for paper."""

import re
from functools import lru_cache
from io import BytesIO
from urllib.parse import urlsplit

from markupsafe import Markup

CODES_REMEMBERED = 128
QUIET_ZONE = 4
PIXELS = 10
SHEET = re.compile(r"/s/[0-9A-Z]+")


@lru_cache(CODES_REMEMBERED)
def qr_drawing(text: str, label: str) -> Markup:
    """A text as a code; one drawing scales to any size."""
    rows = _modules(text)
    side = len(rows)
    runs = "".join(_runs(row, number) for number, row in enumerate(rows))
    return Markup(
        '<svg class="qr" viewBox="0 0 {side} {side}" role="img" aria-label="{label}" '
        'shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}h-{side}z"/>'
        '<path fill="#000" d="{runs}"/></svg>'
    ).format(side=side, label=label, runs=runs)


def scannable(address: str) -> str:
    """The address of a sheet in capitals, of which a code needs fewer modules for the same text.

    Hosts know no difference, and Boomtown answers such an address; what stands behind another
    path would not.
    """
    if not SHEET.fullmatch(urlsplit(address).path):
        return address
    return min(address, address.upper(), key=modules_across)


def modules_across(text: str) -> int:
    """How many modules wide the code is, with the quiet zone around it."""
    return len(_modules(text))


@lru_cache(CODES_REMEMBERED)
def _modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """The code row by row, dark or light."""
    try:
        return _made(text)
    except ValueError:  # the library cannot divide a block of many zeros written as one number
        return _made(text, as_bytes=True)


def _made(text: str, *, as_bytes: bool = False) -> tuple[tuple[bool, ...], ...]:
    """The code of a text; as bytes it is larger, and no sign is written as zeros."""
    import qrcode  # noqa: PLC0415 (only who draws codes needs it)
    from qrcode.util import MODE_8BIT_BYTE, QRData  # noqa: PLC0415

    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=QUIET_ZONE)
    code.add_data(QRData(text.encode(), mode=MODE_8BIT_BYTE) if as_bytes else text)
    code.make(fit=True)
    return tuple(tuple(row) for row in code.get_matrix())


def qr_file(text: str, label: str) -> str:
    """The same as a file of its own."""
    named = '<svg xmlns="http://www.w3.org/2000/svg" '
    return str(qr_drawing(text, label)).replace("<svg ", named, 1)


def qr_png(text: str) -> bytes:
    """The same as pixels, ten for each module."""
    from PIL import Image  # noqa: PLC0415 (comes with WeasyPrint, and is as dear)

    rows = _modules(text)
    side = len(rows)
    pixels = bytes(0 if dark else 255 for row in rows for dark in row)
    image = Image.frombytes("L", (side, side), pixels)
    large = image.resize((side * PIXELS, side * PIXELS), Image.Resampling.NEAREST)
    file = BytesIO()
    large.convert("1").save(file, "PNG")
    return file.getvalue()


def _runs(row: tuple[bool, ...], number: int) -> str:
    """The dark stretches of a row, each as one stroke of a path."""
    signs = "".join("#" if dark else " " for dark in row)
    found, start = [], 0
    for stretch in signs.split(" "):
        if stretch:
            found.append(f"M{start} {number}h{len(stretch)}v1h-{len(stretch)}z")
        start += len(stretch) + 1
    return "".join(found)
