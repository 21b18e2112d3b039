"""What has come of a request: nobody answers before it is whole, however slowly it comes."""

import re

from web.house.configuration import LARGEST_BODY

HEAD_ENDS = b"\r\n\r\n"
LINE_ENDS = b"\r\n"
LONGEST_LINE = 8190
LARGEST_HEAD = 64 * 1024
LARGEST_ARRIVAL = LARGEST_HEAD + LARGEST_BODY + 64 * 1024
"""More does not come before the application says that it is too much."""
LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,18})[ \t]*\r\n", re.IGNORECASE)
IN_CHUNKS = re.compile(rb"\r\ntransfer-encoding:", re.IGNORECASE)
EXPECTS = re.compile(rb"(?<=\r\n)expect:[ \t]*100-continue[ \t]*\r\n", re.IGNORECASE)
FORWARDED = re.compile(rb"\r\nx-forwarded-for:([^\r\n]*)", re.IGNORECASE)
SIZE_OF_A_CHUNK = re.compile(rb"[ \t]*([0-9A-Fa-f]{1,8})[ \t]*(?:;[^\r\n]*)?")


class Arriving:
    """The bytes of a request; the server reads them strictly once they are here.

    Where they can be none of a request they count as whole, and are refused when they are read.
    """

    def __init__(self, bytes_here: bytes = b"") -> None:
        self.bytes = bytearray()
        self.head = b""
        self._looked_at = 0
        self._body_ends: int | None = None
        self._next_chunk: int | None = None
        self.add(bytes_here)

    def add(self, piece: bytes) -> None:
        """What has come since."""
        self.bytes += piece
        if not self.head:
            self._find_head()
        if self._next_chunk is not None:
            self._find_end()

    @property
    def is_head_here(self) -> bool:
        """Whether it is known what is wanted."""
        return bool(self.head)

    @property
    def is_whole(self) -> bool:
        """Whether it can be answered."""
        return self.is_cut or (self._body_ends or len(self.bytes) + 1) <= len(self.bytes)

    @property
    def is_cut(self) -> bool:
        """Whether it is so large that the rest is not waited for."""
        longest = LARGEST_ARRIVAL if self.head else LARGEST_HEAD
        return max(len(self.bytes), self._body_ends or 0) > longest

    @property
    def expects_a_word(self) -> bool:
        """Whether the body comes only after the server has said that it may."""
        return EXPECTS.search(self.head) is not None

    def forwarded_for(self, proxies: int) -> str | None:
        """For whom the outermost of our own proxies sent it, if there are any."""
        told = b",".join(FORWARDED.findall(self.head)).decode("latin-1").split(",")
        return told[-proxies].strip() or None if 0 < proxies <= len(told) else None

    def sent(self) -> bytes:
        """All of it; the word that was expected has been said."""
        return EXPECTS.sub(b"", self.head, count=1) + bytes(self.bytes[len(self.head) :])

    def _find_head(self) -> None:
        end = self.bytes.find(HEAD_ENDS, max(0, self._looked_at - len(HEAD_ENDS)))
        self._looked_at = len(self.bytes)
        if end < 0:
            return
        end += len(HEAD_ENDS)
        self.head = bytes(self.bytes[:end])
        if IN_CHUNKS.search(self.head):
            self._next_chunk = end
        else:
            length = LENGTH.search(self.head)
            self._body_ends = end + (int(length[1]) if length else 0)

    def _find_end(self) -> None:
        """Goes from chunk to chunk as far as they are here."""
        while self._next_chunk is not None:
            line_ends = self.bytes.find(LINE_ENDS, self._next_chunk)
            if line_ends < 0:
                self._give_up_after(self._next_chunk)
                return
            size = SIZE_OF_A_CHUNK.fullmatch(self.bytes[self._next_chunk : line_ends])
            if size is None:
                self._body_ends, self._next_chunk = len(self.bytes), None
            elif int(size[1], 16):
                self._next_chunk = line_ends + int(size[1], 16) + 2 * len(LINE_ENDS)
            else:
                self._find_end_of_trailers(line_ends)
                return
            if self._next_chunk is not None and self._next_chunk > LARGEST_ARRIVAL:
                self._body_ends, self._next_chunk = self._next_chunk, None

    def _find_end_of_trailers(self, line_ends: int) -> None:
        """The empty line after the last chunk, at once or after some headers."""
        end = self.bytes.find(HEAD_ENDS, line_ends)
        if end >= 0:
            self._body_ends, self._next_chunk = end + len(HEAD_ENDS), None
        else:
            self._give_up_after(line_ends)

    def _give_up_after(self, begin: int) -> None:
        """What should be a short line and does not end can be none."""
        if len(self.bytes) - begin > LONGEST_LINE:
            self._body_ends, self._next_chunk = len(self.bytes), None
