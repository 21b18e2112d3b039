"""Files as they are sent: the same content always gives the same bytes."""

import gzip
import io
import tarfile
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

from web.pocket.making.slimming import slimmed

SMALLEST = 9
LONG_AGO = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Bundle:
    """A file that a browser fetches once: under what name it finds it, and what is sent."""

    name: str
    kind: str
    content: bytes

    @property
    def digest(self) -> str:
        """What tells whether it arrived whole, however it was packed on the way."""
        return sha256(self.content).hexdigest()

    @property
    def sent(self) -> bytes:
        """It is unpacked by the browser itself, so that any host can serve it small."""
        return gzip.compress(self.content, SMALLEST, mtime=0)


def tar_of(files: Mapping[str, bytes]) -> bytes:
    """Files in one, in the order of their names."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return whole.getvalue()


def stored_zip_of(archive: bytes, left_out: Iterable[str]) -> bytes:
    """The Python of a zip, unpacked and without some of its files: as a whole it packs better."""
    whole, gone = io.BytesIO(), tuple(left_out)
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(whole, "w") as new:
        for name in sorted(old.namelist()):
            if not name.endswith("/") and not name.startswith(gone):
                new.writestr(zipfile.ZipInfo(name, LONG_AGO), slimmed(name, old.read(name)))
    return whole.getvalue()
