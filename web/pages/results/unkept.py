"""A table that is on no sheet, read as if it were: so all that is made of sheets is made of it."""

from scoring.titles import BuiltTitle
from sheets.document import Document, as_text
from sheets.making import new_document
from sheets.opened import Opened, now
from sheets.record import FINISHED, KEPT_NOWHERE, OPEN, Keeping, Sheet
from sheets.roles import HOST
from web.forms.table_state import TableState
from web.sheets.answers import today


def unkept(title: BuiltTitle, document: Document, status: str = FINISHED) -> Opened:
    """The table as its host would see it on a sheet of which everything is turned over."""
    moment = now()
    keeping = Keeping(status=status, is_revealed=True)
    return Opened(
        Sheet(KEPT_NOWHERE, title.slug, 1, as_text(document), keeping, moment, moment), HOST, ""
    )


def on_one_phone(state: TableState) -> Opened:
    """The table in an address, finished once all seats can be counted; refused where no sheet
    could hold it."""
    title, document = new_document(state.body, today())
    return unkept(title, document, FINISHED if state.is_complete else OPEN)
