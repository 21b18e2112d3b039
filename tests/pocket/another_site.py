"""A newer version of a site, made of an older one by changing a few of its files."""

import gzip
import io
import os
import shutil
import tarfile
from collections.abc import Mapping
from pathlib import Path

from tests.pocket.unpacked import told_of
from web.pocket.facts import SERVICE_WORKER, Facts
from web.pocket.making.archives import Bundle, tar_of
from web.pocket.making.site import facts_about, write_worker, written

HOUSE = "python/house.tar"


def newer(site: Path, folder: Path, changed: Mapping[str, bytes], said: Mapping[str, str]) -> Facts:
    """The same site with other files of the house, and other words on the pages made before."""
    shutil.copytree(site, folder, copy_function=os.link)
    (folder / SERVICE_WORKER).unlink()  # both folders share what stays as it is
    told = told_of(site)["bundles"]
    listed = [_written(each, site, folder, changed, said) for each in told]
    facts = facts_about(listed)
    write_worker(folder, facts, listed)
    return facts


def _written(
    told: dict[str, str],
    site: Path,
    folder: Path,
    changed: Mapping[str, bytes],
    said: Mapping[str, str],
) -> dict[str, str | int]:
    content = gzip.decompress((site / told["from"]).read_bytes())
    if told["name"] == HOUSE:
        another = tar_of({**files_of(content), **changed})
    elif told["name"].startswith("pages/"):
        another = _said_otherwise(content, said)
    else:
        another = content
    if another == content:
        return {**told}
    return written(Bundle(told["name"], told["kind"], another), folder)


def files_of(archive: bytes) -> dict[str, bytes]:
    """What lies in a tar."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        return {each.name: opened.extractfile(each).read() for each in opened}  # type: ignore[union-attr]


def _said_otherwise(content: bytes, said: Mapping[str, str]) -> bytes:
    """Words of the same length, so that all stands where it stood."""
    for before, after in said.items():
        assert len(before) == len(after)
        content = content.replace(before.encode(), after.encode())
    return content
