"""One file for each kind of field. A further one registers with `kind_of` for its class."""

from web.forms.kinds import choice, entries, flag, group, keyed, number, text

__all__ = ["choice", "entries", "flag", "group", "keyed", "number", "text"]
