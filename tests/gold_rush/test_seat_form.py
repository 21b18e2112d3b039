"""A seat's form: tokens face by face or as a sum, and what the questions know from a sheet."""

import re
from http import HTTPStatus

import pytest
from flask.testing import FlaskClient

from tests.house.links_in_pages import links_of
from tests.sheets.sitting import Json, Sitting, sat_down
from web.gold_rush.asked import asked_of

QUESTION = re.compile(r'href="(/gold-rush/ask/[^"]+)"')


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    return sat_down(client, "Ann", "Ben", title="gold-rush")


def save(sitting: Sitting, seat: int = 0, **fields: Json) -> None:
    own = {f"seats.{seat}.{name.replace('__', '.')}": text for name, text in fields.items()}
    answer = sitting.client.post(f"/s/{sitting.code(f'seat.{seat}')}", data=own)
    assert answer.status_code == HTTPStatus.SEE_OTHER


def fields(sitting: Sitting, seat: int = 0) -> Json:
    return sitting.see(f"seat.{seat}")["seats"][seat]["fields"]


def test_so_many_of_each_face_make_the_tokens(sitting: Sitting) -> None:
    save(sitting, name="Ann", points="20+11", tokens__of__0="1", tokens__of__2="1+1", way="tokens")
    assert fields(sitting) == {"points": 31, "tokens": [0, 2, 2]}


def test_the_sum_takes_the_place_of_the_single_tokens(sitting: Sitting) -> None:
    save(sitting, name="Ann", tokens__of__5="2", way="tokens")
    save(sitting, name="Ann", tokens__of__5="2", gold="13", way="gold")
    assert fields(sitting) == {"gold": 13}


def test_a_form_that_nobody_touched_leaves_the_order_of_a_program_alone(sitting: Sitting) -> None:
    sitting.set({"seats.0.tokens": [5, 0, 2]}, "seat.0")
    save(sitting, name="Ann", tokens__of__0="1", tokens__of__2="1", tokens__of__5="1")
    assert fields(sitting) == {"tokens": [5, 0, 2]}


def test_what_is_no_count_is_named_and_stays_in_the_form(sitting: Sitting) -> None:
    save(sitting, name="Ann", tokens__of__3="some")
    assert fields(sitting) == {"tokens": ["some × 3"]}
    assert "some × 3" in sitting.client.get(f"/s/{sitting.code('seat.0')}").text


def test_others_are_told_nothing_of_the_tokens(sitting: Sitting) -> None:
    save(sitting, name="Ann", tokens__of__5="4")
    page = sitting.client.get(f"/s/{sitting.code('host')}/seat/0").text
    assert "Ann has tokens face down." in page
    assert 'name="seats.0.tokens' not in page


MAP = "0,0=mrpr_e-w_n^2;1,0=rppr_n-w"


def test_every_question_opens_from_a_seat(sitting: Sitting) -> None:
    sitting.set({"shared.map": MAP, "seats.0.points": 31})
    page = sitting.client.get(f"/s/{sitting.code('seat.0')}").text
    addresses = [found.replace("&amp;", "&") for found in QUESTION.findall(page)]
    assert len(addresses) == 14
    for address in addresses:
        assert sitting.client.get(address).status_code == HTTPStatus.OK


@pytest.mark.parametrize(
    ("question", "known"),
    [
        ("score_track", {"points": 31}),
        ("placements", {"map": MAP}),
        ("cowboy", {"map": MAP, "seat": 1}),
        ("unplaceable", {"tiles_left": 69}),
        ("tokens", {"supply": 61}),
        ("setup", {"players": 2}),
        ("split_tokens", {"players": 2}),
    ],
)
def test_a_question_knows_what_the_sheet_knows(question: str, known: Json) -> None:
    seats: list[Json] = [{"name": "Ann"}, {"name": "Ben", "fields": {"points": 31}}]
    asked = asked_of({"seats": seats, "shared": {"map": MAP}}, 1, question)
    assert asked.items() >= known.items()


BESIDE_A_MAP = {
    "cowboy": "kind=city",
    "tent": "vacant=on",
    "tile": "tile=pppp&neighbours.n=p",
    "feature": "feature.nuggets=3&feature.kind=mountain",
}


def counted_in(question: str) -> str:
    """A field of the form in numbers."""
    return BESIDE_A_MAP[question].rpartition("&")[2].partition("=")[0]


@pytest.mark.parametrize(("question", "counted"), BESIDE_A_MAP.items(), ids=BESIDE_A_MAP)
def test_what_is_counted_beside_a_map_is_refused_and_not_passed_over(
    client: FlaskClient, question: str, counted: str
) -> None:
    page = client.get(f"/gold-rush/ask/{question}?map={MAP}&{counted}").text
    assert 'class="answer verdict-' not in page
    assert "The map shows this already; leave it blank, or leave out the map." in page


@pytest.mark.parametrize("question", ["cowboy", "tent", "feature"])
def test_with_a_map_the_place_is_tapped(sitting: Sitting, question: str) -> None:
    sitting.set({"shared.map": MAP})
    seat = sitting.client.get(f"/s/{sitting.code('seat.0')}").text
    (link,) = (each for each in QUESTION.findall(seat) if f"/ask/{question}?" in each)
    opened = sitting.client.get(link.replace("&amp;", "&"))
    assert f'name="{counted_in(question)}"' not in opened.text
    assert "that you ask about." in opened.text
    asked = link.replace("&amp;", "&").replace("draft=on", "asked=")
    unsaid = sitting.client.get(asked).text
    assert 'class="answer verdict-' not in unsaid
    assert "Tap the place on the map that you ask about." in unsaid


@pytest.mark.parametrize("question", ["cowboy", "tent", "feature", "tile"])
def test_without_a_map_it_is_counted_and_the_drawing_is_a_tap_away(
    client: FlaskClient, question: str
) -> None:
    page = client.get(f"/gold-rush/ask/{question}").text
    assert 'name="map"' not in page
    assert f'name="{counted_in(question)}"' in page
    (other,) = (link for link in links_of(page) if "by=drawing" in link)
    drawn = client.get(other).text
    assert 'name="map"' in drawn
    assert f'name="{counted_in(question)}"' not in drawn


def test_a_cowboy_may_be_asked_about_on_an_older_tile(client: FlaskClient) -> None:
    known = {"kind": "railroad", "cowboys_there": "0", "in_supply": "4", "already_done": "-"}
    for on_new_tile, verdict in {"no": "no", "on": "yes"}.items():
        query = {**known, "on_new_tile": on_new_tile}
        page = client.get("/gold-rush/ask/cowboy", query_string=query).text
        assert f'class="answer verdict-{verdict}' in page
        assert ("GR-22" in page) == (verdict == "no")
    unsaid = client.get("/gold-rush/ask/cowboy", query_string=known).text
    assert 'class="answer verdict-depends' in unsaid


def test_a_line_lights_up_what_it_came_from(client: FlaskClient) -> None:
    table = {
        "seats.0.name": "Ann", "seats.0.points": "1", "seats.1.name": "Ben", "seats.1.points": "2",
        "map": "0,0=mrpr_e-w_n^2!c1:mountain@n;1,0=rppr_n-w", "mark": "1.mountains.0",
    }  # fmt: skip
    page = client.get("/gold-rush/score/result", query_string=table).text
    of_ben = page[page.index('id="why-1"') :]
    assert of_ben.count('class="piece mountain lit"') == 1
    assert page.count("data-map-box") == 1


RAILROAD = {"kind": "railroad", "tiles": "4", "completed": "on", "cowboys.0": "1"}
PRAIRIE = {"kind": "prairie", "horses": "1", "cowboys.1": "1"}


def features(sitting: Sitting, *rows: dict[str, str], role: str = "seat.0", base: int) -> int:
    """Somebody fills in the features as they were shown at this revision."""
    typed = {
        f"shared.features.{n}.{k}": text for n, row in enumerate(rows) for k, text in row.items()
    }
    address = f"/s/{sitting.code(role)}/parts"
    return sitting.client.post(address, data={"base": str(base), **typed}).status_code


def test_features_in_numbers_stay_in_their_form_and_are_scored(sitting: Sitting) -> None:
    sitting.set({"seats.0.points": 1, "seats.1.points": 2})
    features(sitting, RAILROAD, PRAIRIE, base=sitting.revision)
    sheet = sitting.see()
    assert sheet["shared"]["features"] == [
        {"kind": "railroad", "completed": True, "tiles": 4, "cowboys": {"0": 1}},
        {"kind": "prairie", "horses": 1, "cowboys": {"1": 1}},
    ]
    assert [seat["total"] for seat in sheet["seats"]] == [5, 6]
    page = sitting.client.get(f"/s/{sitting.code('host')}/parts").text
    assert 'name="shared.features.1.horses" type="text" value="1"' in page
    assert features(sitting, RAILROAD, PRAIRIE, base=sitting.revision) == HTTPStatus.SEE_OTHER
    assert sitting.revision == sheet["revision"]


def test_two_phones_put_different_features_right_at_the_same_time(sitting: Sitting) -> None:
    features(sitting, RAILROAD, PRAIRIE, base=sitting.revision)
    base = sitting.revision
    longer, herds = {**RAILROAD, "tiles": "6"}, {**PRAIRIE, "horses": "3"}
    assert features(sitting, longer, PRAIRIE, base=base) == HTTPStatus.SEE_OTHER
    assert features(sitting, RAILROAD, herds, role="seat.1", base=base) == HTTPStatus.SEE_OTHER
    kept = sitting.see()["shared"]["features"]
    assert (kept[0]["tiles"], kept[1]["horses"]) == (6, 3)


def test_a_feature_can_be_taken_out_again(sitting: Sitting) -> None:
    features(sitting, RAILROAD, PRAIRIE, base=sitting.revision)
    features(sitting, PRAIRIE, base=sitting.revision)
    assert [each["kind"] for each in sitting.see()["shared"]["features"]] == ["prairie"]
    features(sitting, base=sitting.revision)
    assert "features" not in sitting.see()["shared"]


def test_what_is_wrong_with_a_feature_is_told_with_its_field(sitting: Sitting) -> None:
    sitting.set({"seats.0.points": 1, "shared.features": [{"kind": "mountain"}]})
    page = sitting.client.get(f"/s/{sitting.code('host')}").text
    assert "Mountain, Nuggets printed on it: This is needed." in page
