"""Why a sheet is not shown or not changed; bad input is refused as everywhere, at its paths."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

from rules.core.messages import Message
from rules.core.titles import Title


class Trouble(Enum):
    """Why a database does not answer at the moment."""

    BUSY = "busy"
    AWAY = "away"
    FULL = "full"
    DAMAGED = "damaged"


class DatabaseAwayError(Exception):
    """Nothing can be read or kept at the moment; whatever was confirmed before is there still."""

    def __init__(self, trouble: Trouble, reason: str) -> None:
        super().__init__(reason)
        self.trouble = trouble


class SheetError(Exception):
    """Something that a sheet refuses, with a sentence for the player."""

    def __init__(self, says: Message) -> None:
        super().__init__(says.id)
        self.says = says


class NoSheetError(SheetError):
    """No code that opens anything: never made, deleted and expired look the same."""


class NotAllowedError(SheetError):
    """The code opens the sheet, but not for this."""


class ClosedError(NotAllowedError):
    """A value lies face down there that this role may not see; its title has words for it."""

    def __init__(self, says: Message, title: Title) -> None:
        super().__init__(says)
        self.title = title


class StandsAgainstError(SheetError):
    """The sheet is no longer, or not yet, as it would have to be."""


class FullError(SheetError):
    """A sheet holds no more than so much."""


class TooManyStreamsError(SheetError):
    """As many follow the sheet as can be told."""


class NotRightError(StandsAgainstError):
    """Seats that cannot be counted, or not yet; the host may finish without them."""

    def __init__(
        self, says: Message, seats: tuple[int, ...], *, waits_for_reveal: bool = False
    ) -> None:
        super().__init__(says)
        self.seats = seats
        self.waits_for_reveal = waits_for_reveal


class ContestedError(StandsAgainstError):
    """Somebody else changed the same thing meanwhile; both versions are told."""

    def __init__(
        self, says: Message, yours: Mapping[str, Any], theirs: Mapping[str, Any], revision: int
    ) -> None:
        super().__init__(says)
        self.yours = yours
        self.theirs = theirs
        self.revision = revision
