"""Why something is not printed."""


class NoPressError(Exception):
    """WeasyPrint, or Pango below it, is not there or does not start on this machine."""


class PressBusyError(Exception):
    """Others printed for longer than anybody should wait."""


class TooMuchToPrintError(Exception):
    """A paper would take more time or memory than one may have."""


class ForeignFileError(Exception):
    """A paper asked for something that is no file of the project's own: our own mistake."""
