"""What lies face down: whoever typed it sees it, and to everybody else it is closed.

Tried over HTTP at a real server, with every covered field of every title.
"""

import json
import re
from http import HTTPStatus
from typing import Any, NamedTuple, cast

import pytest
from flask.testing import FlaskClient

from scoring.titles import titles
from tests.house.forms_in_pages import SentForm, form_to
from tests.house.over_the_wire import Wire
from tests.sheets.sitting import SHEETS, Sitting, code_in, made, told

Json = Any
LONG_CODE = re.compile(r"[0-9A-Z]{26}")
ANN, BEN = "seats.0", "seats.1"


class Values(NamedTuple):
    """What is typed into a field, first and later, and how its form says the first."""

    first: Json
    more: Json
    other: Json
    typed: dict[str, str]


VALUES = {
    "tokens": Values([3, 5], [3, 5, 2], [1], {"tokens.of.5": "1", "tokens.of.3": "1"}),
    "gold": Values(37, 39, 11, {"gold": "37", "way": "gold"}),
    "duel_tiles": Values([4, 2], [4, 2, 5], [1], {"duel_tiles": "4, 2"}),
}
VARIANTS = {"carson-city": ["might_is_right"]}


class Field(NamedTuple):
    """A covered field of a title."""

    slug: str
    name: str

    @property
    def values(self) -> Values:
        """What is typed there."""
        return VALUES[self.name]


FIELDS = [
    Field(slug, name) for slug, title in titles().items() for name in sorted(title.sheet.covered)
]
covered = pytest.mark.parametrize("field", FIELDS, ids=" ".join)


class Table(NamedTuple):
    """A table of a title with a covered field, at a real server."""

    sitting: Sitting
    field: Field

    def put(self, role: str, seat: str, value: Json, base: int | None = None) -> Any:
        """The answer to a change of the field."""
        return self.sitting.put({f"{seat}.{self.field.name}": value}, role, base)

    def sees(self, role: str, seat: str) -> Json:
        """What a role is sent of the field of a seat."""
        return self.sitting.see(role)["seats"][int(seat[-1])]["fields"].get(self.field.name)

    def history(self, role: str) -> str:
        """All that a role reads in the timeline, as data and as a page."""
        page = self.wire.get(f"/s/{self.sitting.code(role)}/changes").text
        return json.dumps(self.sitting.changes(role)) + page

    def page(self, role: str, seat: str) -> str:
        """The page on which the host, or who sits there, fills in a seat."""
        rest = f"/seat/{seat[-1]}" if role == "host" else ""
        return self.wire.get(f"/s/{self.sitting.code(role)}{rest}").text

    def form(self, role: str, seat: str) -> SentForm:
        """The form on it."""
        rest = f"/seat/{seat[-1]}" if role == "host" else ""
        return form_to(self.page(role, seat), f"/s/{self.sitting.code(role)}{rest}")

    def form_sent(self, role: str) -> str:
        """The answer to somebody who types over what lies there without having seen the form."""
        typed = {f"{BEN}.{name}": text for name, text in self.field.values.typed.items()}
        rest = "/seat/1" if role == "host" else ""
        data = {**typed, f"{BEN}.name": "Ben"}
        return self.wire.post(f"/s/{self.sitting.code(role)}{rest}", data=data).text

    @property
    def wire(self) -> Wire:
        """Who asks."""
        return cast("Wire", self.sitting.client)


@pytest.fixture
def table(server: int, field: Field) -> Table:
    """Ann and Ben sit down."""
    return seated(server, field)


def seated(server: int, field: Field) -> Table:
    """A new table of the two."""
    wire = Wire(server)
    setup = {"variants": VARIANTS.get(field.slug, [])}
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    client = cast("FlaskClient", wire)
    sheet = told(
        made(client, {"title": field.slug, "seats": seats, "setup": setup}), HTTPStatus.CREATED
    )
    wire.set_cookie("sheets", ".".join(map(code_in, sheet["links"]["seats"])))
    return Table(Sitting(client, sheet["links"]), field)


def in_text(value: Json) -> re.Pattern[str]:
    """The value as a page or an answer would show it."""
    numbers = map(str, value if isinstance(value, list) else [value])
    return re.compile(rf"(?<![\d.]){r', ?'.join(numbers)}(?![\d.])")


def test_every_covered_field_is_tried() -> None:
    assert {field.name for field in FIELDS} == VALUES.keys()


@covered
def test_the_host_sees_what_it_typed_for_somebody_and_adds_to_it(table: Table) -> None:
    values = table.field.values
    for value in (values.first, values.more):
        told(table.put("host", BEN, value))
        assert table.sees("host", BEN) == value
        assert table.sees("seat.1", BEN) == value
        for role in ("seat.0", "look", "join"):
            assert table.sees(role, BEN) is None
    assert in_text(values.more).search(table.history("host"))
    assert not in_text(values.more).search(table.history("seat.0"))


@covered
def test_the_form_of_the_host_shows_it_again(table: Table) -> None:
    form = table.form("host", BEN)
    typed = {f"{BEN}.{name}": text for name, text in table.field.values.typed.items()}
    answer = table.wire.post(form.action, data=form.filled(typed))
    assert answer.status_code == HTTPStatus.SEE_OTHER
    before = table.sees("host", BEN)
    assert in_text(table.field.values.first).search(json.dumps(before))
    form = table.form("host", BEN)
    for name, text in typed.items():
        assert form.value(name) == text
    assert table.wire.post(form.action, data=form.filled({f"{BEN}.name": "Bea"})).status_code == 303
    assert table.sees("seat.1", BEN) == before


@covered
def test_what_a_phone_typed_is_closed_to_the_host_whatever_it_guesses(table: Table) -> None:
    values = table.field.values
    guesses: list[Json] = [values.first, values.more, values.other, [], 0, "?"]
    told(table.put("seat.1", BEN, values.first))
    revision = table.sitting.revision
    answers = {
        (answer.status_code, LONG_CODE.sub("", answer.text))
        for base in (1, revision, revision + 9)
        for value in guesses
        for answer in (table.put("host", BEN, value, base),)
    }
    name = table.field.name
    for deeper in (f"{BEN}.{name}.0", f"{BEN}.{name}.9", f"{BEN}.{name}.0.x"):
        answer = table.sitting.put({deeper: 4}, "host")
        answers.add((answer.status_code, answer.text))
    for puts in ({f"{BEN}.{name}": values.first}, {f"{BEN}.{name}": values.other}):
        answer = table.sitting.ask("host", "POST", "/preview", {"set": puts})
        answers.add((answer.status_code, answer.text))
    [(status, text)] = answers
    assert status == HTTPStatus.FORBIDDEN
    assert re.search(r"Ben has [a-z ]+ face down\.", text)
    assert table.sitting.revision == revision
    assert table.sees("host", BEN) is None


@covered
def test_the_page_of_the_host_says_that_it_is_there_and_has_no_field(table: Table) -> None:
    told(table.put("seat.1", BEN, table.field.values.first))
    page = table.page("host", BEN)
    assert re.search(r"Ben has [a-z ]+ face down\.", page)
    for name in table.field.values.typed:
        assert f'name="{BEN}.{name}"' not in page
    assert not re.search("face down\\.", table.page("seat.1", BEN))


@covered
def test_the_host_may_clear_it_unseen_and_everybody_reads_that(table: Table) -> None:
    told(table.put("seat.1", BEN, table.field.values.first))
    form = table.form("host", BEN)
    sent = {**form.filled({}), "clear": "1"}
    assert table.wire.post(form.action, data=sent).status_code == HTTPStatus.SEE_OTHER
    assert table.sees("seat.1", BEN) is None
    for role in ("host", "seat.0", "seat.1", "look"):
        assert table.sitting.changes(role)[-1]["who"]["role"] == "host"
        assert table.sitting.changes(role)[-1]["says"]
    cleared = table.sitting.revision
    asked = table.wire.get(f"/s/{table.sitting.code('host')}/changes?undo={cleared}").text
    assert not in_text(table.field.values.first).search(asked)
    told(table.sitting.undo(cleared))
    assert table.sees("seat.1", BEN) == table.field.values.first
    assert table.sees("host", BEN) is None
    assert table.put("host", BEN, table.field.values.first).status_code == HTTPStatus.FORBIDDEN


@covered
def test_what_the_phone_then_changes_is_seen_by_the_host_no_more(table: Table) -> None:
    values = table.field.values
    told(table.put("host", BEN, values.first))
    told(table.put("seat.1", BEN, values.more))
    assert table.sees("host", BEN) is None
    assert table.put("host", BEN, values.more).status_code == HTTPStatus.FORBIDDEN
    events = f"{SHEETS}/{table.sitting.code('host')}/events"
    for text in (table.history("host"), table.wire.first_event(events, 2)):
        assert not in_text(values.more).search(LONG_CODE.sub("", text))


@covered
def test_the_host_sees_again_what_it_typed_where_it_undoes_what_it_added(table: Table) -> None:
    values = table.field.values
    told(table.put("host", BEN, values.first))
    told(table.put("host", BEN, values.more))
    told(table.sitting.undo(table.sitting.revision))
    assert table.sees("host", BEN) == values.first
    told(table.put("host", BEN, values.other))


@covered
def test_what_is_undone_together_can_be_typed_and_brought_back_by_the_host(table: Table) -> None:
    values = table.field.values
    for value in (values.first, values.more):
        told(table.put("host", BEN, value))
    for expected in (None, values.more):
        address = f"/s/{table.sitting.code('host')}/changes/{table.sitting.revision}/undo"
        assert table.wire.post(address, data={"together": "1"}).status_code == HTTPStatus.SEE_OTHER
        assert table.sees("host", BEN) == expected
    told(table.put("host", BEN, values.other))


@covered
def test_undoing_what_a_phone_typed_shows_the_host_nothing(table: Table) -> None:
    values = table.field.values
    told(table.put("seat.1", BEN, values.first))
    told(table.put("seat.1", BEN, values.more))
    told(table.sitting.undo(table.sitting.revision))
    assert table.sees("seat.1", BEN) == values.first
    assert table.sees("host", BEN) is None
    assert not in_text(values.first).search(table.history("host"))


@covered
def test_a_form_from_before_changes_nothing_of_what_a_phone_typed_since(table: Table) -> None:
    values, blank = table.field.values, table.form("host", BEN)
    told(table.put("seat.1", BEN, values.more))
    typed = {f"{BEN}.{name}": text for name, text in values.typed.items()}
    answer = table.wire.post(blank.action, data=blank.filled({**typed, f"{BEN}.name": "Bea"}))
    assert re.search(r"not saved:\s+Bea has [a-z ]+ face down\.", answer.text)
    assert table.sees("seat.1", BEN) == values.more
    assert table.sitting.see()["seats"][1]["name"] == "Bea"


@covered
def test_a_form_that_showed_what_the_host_typed_does_not_take_away_what_came_since(
    table: Table,
) -> None:
    values = table.field.values
    told(table.put("host", BEN, values.first))
    full = table.form("host", BEN)
    told(table.put("seat.1", BEN, values.more))
    answer = table.wire.post(full.action, data=full.filled({f"{BEN}.name": "Bea"}))
    assert answer.status_code == HTTPStatus.SEE_OTHER
    assert table.sees("seat.1", BEN) == values.more


@covered
def test_a_form_from_before_the_reveal_takes_nothing_away(table: Table) -> None:
    told(table.put("seat.1", BEN, table.field.values.first))
    closed = table.form("host", BEN)
    told(table.sitting.ask("host", "POST", "/reveal"))
    answer = table.wire.post(closed.action, data=closed.filled({f"{BEN}.name": "Bea"}))
    assert answer.status_code == HTTPStatus.SEE_OTHER
    assert table.sees("host", BEN) == table.field.values.first


@covered
def test_a_saved_file_holds_what_its_reader_may_see_and_the_new_host_goes_on(table: Table) -> None:
    values = table.field.values
    told(table.put("host", ANN, values.first))
    told(table.put("seat.1", BEN, values.other))
    saved = told(table.sitting.ask("host", "GET", "/export.json"))
    again = told(made(table.sitting.client, saved, "/import"), HTTPStatus.CREATED)
    fields = [seat["fields"].get(table.field.name) for seat in again["seats"]]
    assert fields == [values.first, None]
    puts = {f"{ANN}.{table.field.name}": values.more}
    sitting = Sitting(table.sitting.client, again["links"])
    assert sitting.set(puts)["seats"][0]["fields"][table.field.name] == values.more


@covered
def test_a_seat_that_is_handed_over_and_a_new_code_of_the_host_see_the_same(table: Table) -> None:
    values = table.field.values
    told(table.put("host", ANN, values.first))
    told(table.put("seat.1", BEN, values.other))
    for role in ("seat.1", "host"):
        links = told(table.sitting.ask("host", "POST", f"/links/{role}/renew"))["links"]
        table = Table(Sitting(table.sitting.client, links), table.field)
        assert table.sees("seat.1", BEN) == values.other
        assert (table.sees("host", ANN), table.sees("host", BEN)) == (values.first, None)


SEEN = ("", "/changes", "/export.json", "/export.csv")
PAGES = ("", "/seat/1", "/result", "/changes", "/take-along", "/setup", "/meet")
MOMENT = re.compile(r"[0-9]{2,4}[-/][0-9]{2}[-/][0-9]{2,4}(, |T)[0-9:]+(\+00:00)?")
OF_ONE_TABLE = re.compile(r'<svg class="qr".*?</svg>|[0-9A-Z]{26,}', re.DOTALL)


def all_that_is_answered(table: Table, role: str) -> list[str]:
    """What a role is answered at a table on which something lies face down."""
    code, values = table.sitting.code(role), table.field.values
    guesses: list[Json] = [values.first, values.other, [], 0]
    texts = [table.sitting.ask(role, "GET", rest).text for rest in SEEN]
    texts += [table.wire.get(f"/s/{code}{rest}").text for rest in PAGES]
    texts.append(table.wire.first_event(f"{SHEETS}/{code}/events", 1))
    for value in guesses:
        puts = {f"{BEN}.{table.field.name}": value}
        texts.append(table.sitting.ask(role, "POST", "/preview", {"set": puts}).text)
        texts += [table.sitting.put(puts, role, base).text for base in (1, 2, 3)]
    texts += [table.sitting.undo(2, "look").text, table.form_sent(role)]
    return [OF_ONE_TABLE.sub("", MOMENT.sub("", text)) for text in texts]


@covered
def test_two_tables_that_differ_face_down_look_the_same_to_everybody_else(
    server: int, field: Field
) -> None:
    tables = seated(server, field), seated(server, field)
    for table, value in zip(tables, (field.values.first, field.values.other), strict=True):
        puts = {f"{BEN}.{field.name}": value, f"{BEN}.done": True}
        told(table.sitting.put(puts, "seat.1"))
    for role in ("host", "join", "look", "seat.0"):
        one, other = (all_that_is_answered(table, role) for table in tables)
        for text, as_there in zip(one, other, strict=True):
            assert text == as_there, role


@pytest.mark.parametrize("name", ["tokens", "gold"])
def test_a_number_that_lacks_what_lies_face_down_says_so(server: int, name: str) -> None:
    table = seated(server, Field("gold-rush", name))
    table.sitting.set({f"{ANN}.points": 31, f"{BEN}.points": 28})
    told(table.put("seat.1", BEN, table.field.values.first))
    for role, others in (("host", True), ("look", True), ("seat.0", True), ("seat.1", False)):
        page = table.wire.get(f"/s/{table.sitting.code(role)}?show=table").text
        adds = re.findall(r'<strong data-seat-total>(\d+)</strong> <small class="adds">', page)
        assert adds == (["28"] if others else []), role
