"""Each line says what it is made of: clauses, parts, and where each part lies."""

from flask.testing import FlaskClient
from hypothesis import given

from tests.gold_rush import plain_map, plain_score, plain_tiles
from tests.gold_rush.asking import answer_to
from tests.gold_rush.plain_readings import Body, readings_of, without_farmers
from tests.gold_rush.strategies import tables, tables_in_numbers, tables_with_a_map
from tests.strategies import a_share

OF_FEATURES = set(plain_score.ROWS.values())


@a_share
@given(body=tables)
def test_a_line_names_the_clauses_that_its_features_rest_on(
    client: FlaskClient, body: Body
) -> None:
    expected = plain_score.clauses(body, readings_of(body))
    found = answer_to(client, "score", body)["seats"]
    assert len(found) == len(expected)
    for seat, rows in zip(found, expected, strict=True):
        for line in seat["lines"]:
            if line["row"] in OF_FEATURES and line["points"]:
                assert rows[line["row"]] <= set(line["clauses"]), body
                assert set(line["clauses"]) <= could_name(body, line["row"], seat, found)
            elif line["points"]:
                clause = {"score_track": "GR-36", "gold": "GR-58"}[line["row"]]
                assert line["clauses"] == [clause]


def could_name(body: Body, row: str, seat: Body, seats: list[Body]) -> set[str]:
    """The clauses of all features that a seat wins in a row, those worth nothing too."""
    number = next(place for place, other in enumerate(seats) if other is seat)
    named: set[str] = set()
    for one in plain_score.features_of(body, readings_of(body)):
        winners = plain_score.majority(one["cowboys"])
        if number in winners and plain_score.ROWS[one["kind"]] == row:
            named |= plain_score.rests_on(one, len(winners) > 1)
    return named


def won(body: Body, seat: int, row: str) -> list[Body]:
    """The features that a seat wins in a row."""
    found = plain_score.features_of(body, readings_of(body))
    return [
        {**one, "number": number}
        for number, one in enumerate(found)
        if plain_score.ROWS[one["kind"]] == row and seat in plain_score.majority(one["cowboys"])
        if not (one["kind"] == "prairie" and without_farmers(body))
    ]


@a_share
@given(body=tables_in_numbers)
def test_each_part_of_a_table_in_numbers_is_a_feature_or_the_seat_itself(
    client: FlaskClient, body: Body
) -> None:
    for number, seat in enumerate(answer_to(client, "score", body)["seats"]):
        for line in seat["lines"]:
            found = [(part["at"], part["points"]) for part in line["parts"] if part["points"]]
            if line["row"] not in OF_FEATURES:
                assert {at for at, _ in found} <= {f"seats.{number}"}
                continue
            assert found == [
                (f"features.{one['number']}", plain_score.worth(one))
                for one in won(body, number, line["row"])
                if plain_score.worth(one)
            ]


def piece_named(body: Body, at: str) -> plain_map.Piece:
    """The piece that a part of a map's score names, as in "1,0 railroad@w"."""
    cell, place = at.split(" ")
    x, y = (int(number) for number in cell.split(","))
    tile = plain_map.lie(body["map"]).cells[x, y]
    assert plain_tiles.names_of(tile)[place] == place
    return (x, y), place


@a_share
@given(body=tables_with_a_map)
def test_each_part_of_a_table_with_a_map_names_a_piece_of_its_feature(
    client: FlaskClient, body: Body
) -> None:
    for number, seat in enumerate(answer_to(client, "score", body)["seats"]):
        for line in seat["lines"]:
            if line["row"] not in OF_FEATURES:
                continue
            parts = [part for part in line["parts"] if part["points"]]
            features = [one for one in won(body, number, line["row"]) if plain_score.worth(one)]
            assert len(parts) == len(features)
            for part in parts:
                piece = piece_named(body, part["at"])
                (one,) = (each for each in features if piece in each["pieces"])
                assert part["points"] == plain_score.worth(one)
                features.remove(one)
