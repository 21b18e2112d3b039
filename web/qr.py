"""QR codes as drawings to stand in a page."""

from functools import lru_cache

from flask import current_app
from markupsafe import Markup

CODES_KEPT = 128
QUIET_ZONE = 4


def public_address(path: str) -> str | None:
    """Where others reach a page; None as long as nobody has said under which address we stand."""
    public = str(current_app.config["PUBLIC_URL"])
    return f"{public}{path}" if public else None


@lru_cache(CODES_KEPT)
def qr_drawing(text: str, label: str) -> Markup:
    """A text as a code; one drawing scales to any size."""
    import qrcode  # noqa: PLC0415 (only pages with codes need it)

    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=QUIET_ZONE)
    code.add_data(text)
    code.make(fit=True)
    side = code.modules_count + 2 * QUIET_ZONE
    runs = "".join(_runs(row, number) for number, row in enumerate(code.get_matrix()))
    return Markup(
        '<svg class="qr" viewBox="0 0 {side} {side}" role="img" aria-label="{label}" '
        'shape-rendering="crispEdges"><path class="qr-paper" d="M0 0h{side}v{side}h-{side}z"/>'
        '<path class="qr-ink" d="{runs}"/></svg>'
    ).format(side=side, label=label, runs=runs)


def qr_file(text: str, label: str) -> str:
    """The same as a file of its own."""
    drawing = str(qr_drawing(text, label))
    return (
        drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        .replace('class="qr-paper"', 'fill="#fff"')
        .replace('class="qr-ink"', 'fill="#000"')
    )


def _runs(row: list[bool], number: int) -> str:
    """The dark stretches of a row, each as one stroke of a path."""
    signs = "".join("#" if dark else " " for dark in row)
    found, start = [], 0
    for stretch in signs.split(" "):
        if stretch:
            found.append(f"M{start} {number}h{len(stretch)}v1h-{len(stretch)}z")
        start += len(stretch) + 1
    return "".join(found)
