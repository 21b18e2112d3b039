"""The pictograms as a font, whose signs are set far faster than drawings.

`python -m printables.core.pictogram_font` makes it anew after a drawing has changed.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from printables.core.pictures import FONT, SIGNS, STATIC, drawings, place_of

FAMILY = "Boomtown Pictograms"
SIDE = 24
SCALE = 100
UNITS = SIDE * SCALE
EXACTNESS = 1.0
MADE = 3_870_000_000
"""A moment in 2026, for the font would hold that of its making."""
STEPS = 8
"""So many straight pieces stand for a curve when it is asked what lies within what."""
PATH = re.compile(r'<path d="([^"]+)"/>')
VIEW = f'viewBox="0 0 {SIDE} {SIDE}" fill="currentColor" fill-rule="evenodd"'

Contour = Sequence[tuple[str, Any]]
Point = tuple[float, float]


def sprites() -> list[Path]:
    """The files of drawings, in an order that stays."""
    return sorted((STATIC / "house/marks.svg", *STATIC.glob("*/pictograms.svg")))


def outlines() -> Mapping[int, list[str]]:
    """The paths of each drawing that a font can hold, by its code point."""
    found: dict[int, list[str]] = {}
    for drawing in _all_drawings():
        about, _, inside = drawing.partition(">")
        if about == VIEW and not PATH.sub("", inside):
            paths = PATH.findall(inside)
            if found.setdefault(place_of(drawing), paths) != paths:
                raise ValueError(f"{drawing!r} has the code point of another")
    return found


def _all_drawings() -> Iterator[str]:
    return (str(drawing) for sprite in sprites() for drawing in drawings(sprite).values())


def font_file() -> bytes:
    """The font; the same drawings give the same bytes."""
    from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped]  # noqa: PLC0415

    glyphs = {f"u{place:X}": _glyph(paths) for place, paths in sorted(outlines().items())}
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder([".notdef", *glyphs])
    builder.setupCharacterMap({int(name[1:], 16): name for name in glyphs})
    builder.setupGlyf({".notdef": _glyph([]), **glyphs})
    outlined = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {name: (UNITS, getattr(outlined[name], "xMin", 0)) for name in builder.font.getGlyphOrder()}
    )
    builder.setupHorizontalHeader(ascent=UNITS, descent=0)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=UNITS, sTypoDescender=0, usWinAscent=UNITS, usWinDescent=0)
    builder.setupPost(keepGlyphNames=False)
    builder.updateHead(created=MADE, modified=MADE)
    builder.font.recalcTimestamp, builder.font.flavor = False, "woff2"
    file = BytesIO()
    builder.save(file)
    return file.getvalue()


def _glyph(paths: Sequence[str]) -> Any:
    """Each path filled even-odd and laid over the others, as outlines that are filled by turns."""
    from fontTools.pens.cu2quPen import Cu2QuPen  # type: ignore[import-untyped]  # noqa: PLC0415
    from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]  # noqa: PLC0415

    glyph = TTGlyphPen(None)
    pen = Cu2QuPen(glyph, EXACTNESS)
    for path in paths:
        contours = _contours(path)
        polygons = [_polygon(contour) for contour in contours]
        for number, contour in enumerate(contours):
            others = [other for place, other in enumerate(polygons) if place != number]
            is_hole = _depth(polygons[number], others) % 2 == 1
            _draw(contour, pen, turned=is_hole == (_area(polygons[number]) < 0))
    return glyph.glyph()


def _contours(path: str) -> list[Contour]:
    """The closed outlines of a path, standing on the line of the text."""
    from fontTools.pens.recordingPen import RecordingPen  # type: ignore[import-untyped]  # noqa: PLC0415
    from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]  # noqa: PLC0415
    from fontTools.svgLib.path import parse_path  # type: ignore[import-untyped]  # noqa: PLC0415

    recorded = RecordingPen()
    parse_path(path, TransformPen(recorded, (SCALE, 0, 0, -SCALE, 0, UNITS)))
    contours: list[list[tuple[str, Any]]] = []
    for verb, points in recorded.value:
        if verb == "moveTo":
            contours.append([])
        contours[-1].append(("closePath", ()) if verb == "endPath" else (verb, points))
    return contours  # type: ignore[return-value]


def _draw(contour: Contour, pen: Any, *, turned: bool) -> None:
    from fontTools.pens.reverseContourPen import (  # type: ignore[import-untyped]  # noqa: PLC0415
        ReverseContourPen,
    )

    way = ReverseContourPen(pen) if turned else pen
    for verb, points in contour:
        getattr(way, verb)(*points)


def _polygon(contour: Contour) -> list[Point]:
    """The outline in straight pieces."""
    line: list[Point] = []
    for verb, points in contour:
        if verb == "curveTo":
            drawn = (line[-1], *points)
            line += [_on_curve(drawn, step / STEPS) for step in range(1, STEPS + 1)]
        elif verb == "qCurveTo":
            raise ValueError("quadratic curves are drawn by nobody here")
        elif points:
            line.append(points[0])
    return line


def _on_curve(drawn: Sequence[Point], part: float) -> Point:
    rest = 1 - part
    weights = (rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3)
    x = sum(weight * point[0] for weight, point in zip(weights, drawn, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, drawn, strict=True))
    return x, y


def _area(polygon: Sequence[Point]) -> float:
    """Positive where the outline runs against the clock."""
    pairs = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return sum(one[0] * two[1] - two[0] * one[1] for one, two in pairs) / 2


def _depth(polygon: Sequence[Point], others: Sequence[Sequence[Point]]) -> int:
    """How many other outlines this one lies in, by the most of its points."""
    return sum(
        sum(_is_in(point, other) for point in polygon) * 2 > len(polygon) for other in others
    )


def _is_in(point: Point, polygon: Sequence[Point]) -> bool:
    x, y = point
    pairs = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    crossed = (
        (one[1] > y) != (two[1] > y)
        and x < (two[0] - one[0]) * (y - one[1]) / (two[1] - one[1]) + one[0]
        for one, two in pairs
    )
    return sum(crossed) % 2 == 1


def signs_file() -> str:
    """The code points of which the font has signs."""
    return json.dumps(sorted(outlines())) + "\n"


def main() -> None:
    """Writes both files."""
    FONT.write_bytes(font_file())
    SIGNS.write_text(signs_file(), "utf-8")


if __name__ == "__main__":
    main()
