"""The book of a title: what is read from its file, and which reading holds where."""

from pathlib import Path

import pytest

from rules.core.clauses import OpenPoint
from rules.core.titles import book_of, room_of
from tests.core.invented import LENGTH, PRICE, TOML, title_of, written_book


def test_clauses_and_points_come_in_the_order_of_the_file(tmp_path: Path) -> None:
    book = written_book(tmp_path)
    assert list(book.clauses) == ["GUL-1", "GUL-2"]
    assert list(book.open_points) == ["GUL-O2", "GUL-O1"]


def test_a_clause_knows_its_place_in_each_edition_and_what_rests_on_it(tmp_path: Path) -> None:
    clause = written_book(tmp_path).clauses["GUL-1"]
    assert clause.id == "GUL-1"
    assert dict(clause.where) == {"EN": "Page 1", "DE": "Seite 2"}
    assert clause.does == ("score", "ask:jump")


def test_an_open_point_has_all_that_its_entry_says(tmp_path: Path) -> None:
    assert written_book(tmp_path).open_points["GUL-O2"] == OpenPoint(
        id="GUL-O2",
        readings=("nothing", "one", "two"),
        clauses=("GUL-1", "GUL-2"),
        edition_default={"second": "one"},
        settled_in=frozenset({"second"}),
        in_score=True,
        players=frozenset({2, 3}),
        variants=frozenset({"river"}),
        not_with=frozenset({"lake"}),
    )


def test_a_point_of_which_little_is_said_is_undecided_everywhere(tmp_path: Path) -> None:
    point = written_book(tmp_path).open_points["GUL-O1"]
    assert point == OpenPoint("GUL-O1", ("short", "long"))
    assert not point.settled_in


@pytest.mark.parametrize("missing", ["where", "does", "readings"])
def test_an_entry_without_what_it_needs_is_noticed(tmp_path: Path, missing: str) -> None:
    lines = [line for line in TOML.splitlines() if not line.startswith(f"{missing} =")]
    with pytest.raises(ValueError, match=rf"clauses\.toml: \[\w+\.GUL-\w+\] has no {missing}"):
        written_book(tmp_path, "\n".join(lines))


def test_a_file_without_rules_is_noticed_and_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"clauses\.toml has no table \[clauses\]"):
        written_book(tmp_path, "[chapters]\n")


def test_a_title_may_have_no_open_points(tmp_path: Path) -> None:
    rules, _, _ = TOML.partition("[open_points")
    book = written_book(tmp_path, rules)
    assert list(book.clauses) == ["GUL-1", "GUL-2"]
    assert not book.open_points


def test_nobody_can_write_into_a_book(tmp_path: Path) -> None:
    book = written_book(tmp_path)
    with pytest.raises(TypeError):
        book.clauses["GUL-3"] = book.clauses["GUL-1"]  # type: ignore[index]
    with pytest.raises(TypeError):
        book.clauses["GUL-1"].where["EN"] = "Page 9"  # type: ignore[index]


@pytest.mark.parametrize(
    ("point", "edition", "reading"),
    [
        pytest.param(LENGTH, "first", "short", id="the first reading where nothing is said"),
        pytest.param(PRICE, "first", "nothing", id="the first reading for an unnamed edition"),
        pytest.param(PRICE, "second", "one", id="the reading of the edition where it has one"),
    ],
)
def test_the_default_is(point: OpenPoint, edition: str, reading: str) -> None:
    assert point.default(edition) == reading


RIVER = OpenPoint("GUL-O4", ("wet", "dry"), variants=frozenset({"river", "lake"}))
PAIR = OpenPoint("GUL-O5", ("one", "two"), players=frozenset({2}), not_with=frozenset({"lake"}))


@pytest.mark.parametrize(
    ("point", "players", "variants", "can"),
    [
        pytest.param(LENGTH, 4, (), True, id="where nothing is said"),
        pytest.param(RIVER, 2, ("lake",), True, id="with one of its variants"),
        pytest.param(RIVER, 2, ("mill",), False, id="not without any of its variants"),
        pytest.param(PAIR, 2, ("river",), True, id="with its number of players"),
        pytest.param(PAIR, 3, (), False, id="not with another number of players"),
        pytest.param(PAIR, None, (), True, id="while nobody knows how many play"),
        pytest.param(PAIR, 2, ("lake",), False, id="not with a variant that settles it"),
    ],
)
def test_a_point_can_matter(
    point: OpenPoint, players: int | None, variants: tuple[str, ...], can: bool
) -> None:
    assert point.can_matter(players, variants) == can


def test_the_other_readings_are_all_but_one_in_their_order() -> None:
    assert PRICE.others("one") == ("nothing", "two")


def test_the_book_is_found_beside_the_package(tmp_path: Path) -> None:
    book = written_book(tmp_path)
    assert book_of(str(tmp_path / "__init__.py")) == book


def test_a_room_gives_its_title_a_name_in_addresses() -> None:
    assert room_of("rules.gold_rush") == "gold_rush"
    assert title_of().slug == "gulch"
