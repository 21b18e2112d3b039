"""What pages say of things that lie face down on other phones, and of what codes told of them."""

from collections.abc import Iterator

from rules.core.messages import Message, say
from rules.core.paths import in_seat, seat_of
from sheets.meeting.hearing import NEWS_OF_SEALS
from sheets.opened import Opened
from sheets.record import Seal
from sheets.roles import seat_role
from sheets.view import View
from translations.catalogue import Catalogue
from web.sheets.installation import all_sheets
from web.sheets.words import Telling, told


def lying_elsewhere(view: View, words: Catalogue, seat: int | None = None) -> list[str]:
    """What lies face down on which other phone, of one seat or of all; in the end what counts."""
    return [words.text(says) for says in _lying(view, Telling(view, words), seat)]


def _lying(view: View, telling: Telling, seat: int | None) -> Iterator[Message]:
    for path, seal in view.elsewhere.items():
        if seat not in {None, seat_of(path)}:
            continue
        is_counted = in_seat(path)[0] not in view.title.sheet.unscored
        if is_counted or not view.sheet.is_finished:
            yield _one_lying(path, seal, telling)


def _one_lying(path: str, seal: Seal, telling: Telling) -> Message:
    number = seat_of(path) or 0
    if seal.role == seat_role(number):
        name = str(telling.view.document["seats"][number]["name"])
        return say("meet-lies-on-own-phone", name=name, thing=telling.label_of(path))
    where = "meet-lies-elsewhere" if seal.role else "meet-lies-at-table"
    return say(where, thing=telling.thing(path))


def told_of_seals(before: Opened, after: Opened, words: Catalogue) -> list[str]:
    """What a code brought to light beside what was typed."""
    _, changes = all_sheets().changes(after.code, before.sheet.revision)
    return [told(each, after.view, words) for each in changes if each.kind in NEWS_OF_SEALS]
