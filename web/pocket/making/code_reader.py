"""What finds codes in pictures, for browsers that cannot do it themselves."""

from pathlib import Path

from web.pocket.facts import CODE_READER
from web.pocket.making.archives import Bundle
from web.pocket.making.npm import JAVASCRIPT, WASM, Package

PACKAGE = Package(
    "zxing-wasm",
    "3.1.4",
    "1+v8p7sauddySVNG+ye7GD/0TS95BG2ycdkrC+EnBrFBFkHeIghzUt2yVjtx3NucJeNrQnhT8yGAIz60Vx9o0w==",
)
PARTS = {
    "dist/es/reader/index.js": ("reader/zxing/index.js", JAVASCRIPT),
    "dist/es/share.js": ("reader/share.js", JAVASCRIPT),
    "dist/reader/zxing_reader.wasm": ("reader/zxing_reader.wasm", WASM),
}


def bundles(scripts: Path) -> list[Bundle]:
    """The library, and our own script that asks it."""
    found = PACKAGE.read(PARTS)
    own = Bundle(CODE_READER, JAVASCRIPT, (scripts / "reader.js").read_bytes())
    return [own, *(Bundle(name, kind, found[file]) for file, (name, kind) in PARTS.items())]
