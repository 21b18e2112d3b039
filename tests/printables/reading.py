"""What is in a PDF, as other programs find it."""

import re
import subprocess
import zlib

STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)


def told(pdf: bytes, *command: str) -> str:
    """What one of Poppler's programs says about a PDF."""
    ran = subprocess.run([*command], input=pdf, capture_output=True, check=True)
    return ran.stdout.decode()


def text_of(pdf: bytes) -> str:
    """The text in reading order."""
    return told(pdf, "pdftotext", "-", "-")


def facts_of(pdf: bytes) -> dict[str, str]:
    """Title, pages, size and the like."""
    lines = told(pdf, "pdfinfo", "-").splitlines()
    return {name: rest.strip() for name, _, rest in (line.partition(":") for line in lines)}


def structure_of(pdf: bytes) -> str:
    """The tags that are read aloud."""
    return told(pdf, "pdfinfo", "-struct-text", "-")


def fonts_of(pdf: bytes) -> list[list[str]]:
    """Each font with its columns, those behind its name counted from the end."""
    return [line.split() for line in told(pdf, "pdffonts", "-").splitlines()[2:]]


def objects_of(pdf: bytes) -> bytes:
    """All that is packed into the file."""
    return b"\n".join(
        zlib.decompressobj().decompress(packed)
        for packed in STREAM.findall(pdf)
        if packed[:1] == b"x"
    )
