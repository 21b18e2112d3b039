"""A site as a browser has it once everything is fetched."""

import gzip
import json
from pathlib import Path
from typing import Any

from web.pocket.facts import SERVICE_WORKER


def told_of(site: Path) -> dict[str, Any]:
    """What the service worker of a site is told of it."""
    line = (site / SERVICE_WORKER).read_text("utf-8").partition(";\n")[0]
    told: dict[str, Any] = json.loads(line.removeprefix("const SITE = "))
    return told


def unpack(site: Path, folder: Path) -> None:
    """Every file under the name by which it is asked for."""
    for bundle in told_of(site)["bundles"]:
        file = folder / bundle["name"]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(gzip.decompress((site / bundle["from"]).read_bytes()))
