"""Pages of questions say for certain only what was said, and ask for the rest in one place."""

from flask.testing import FlaskClient

from web.house.addresses import in_query

ASK = "/carson-city-cards/ask"
SPOTS = [("city", "h./.."), ("card", "r./..")]
BIDS = [("Ann", "star", "5"), ("Bob", "cow", "5"), ("Cid", "hat", "8"), ("Dan", "boot", "7")]
TIED = [
    (f"players.{number}.{field}", text)
    for number, bid in enumerate(BIDS)
    for field, text in zip(("name", "suit", "card"), bid, strict=True)
]
NOBODY = [(f"players.{number}.uses", "-") for number in range(len(BIDS))]
LINE = [("display.0.appeal", "3"), ("display.1.appeal", "7"), ("display.2.appeal", "7")]

Fields = list[tuple[str, str]]


def page(client: FlaskClient, question: str, fields: Fields) -> str:
    return client.get(f"{ASK}/{question}?{in_query(fields)}").text


def test_where_a_card_can_go_is_certain_without_characters_but_not_its_points(
    client: FlaskClient,
) -> None:
    unsaid = page(client, "placements", SPOTS)
    assert ">17 spots</h2>" in unsaid
    assert "depends on: Characters" in unsaid
    assert "The points are without characters" in unsaid
    assert "characters=" not in unsaid.partition('class="spots"')[2].partition("</ol>")[0]


def test_once_nobody_is_said_to_be_there_the_points_are_certain_too(client: FlaskClient) -> None:
    said = page(client, "placements", [*SPOTS, ("characters", "-")])
    assert ">17 spots, +5 at best</h2>" in said
    assert "The points are without characters" not in said
    assert "characters=-" in said.partition('class="spots"')[2].partition("</ol>")[0]


def test_whom_more_spots_depend_on_is_named_alone(client: FlaskClient) -> None:
    wide = page(client, "placements", [("city", "hohtb.../..b.h.i."), ("card", "r./..")])
    assert 'data-verdict="depends"' in wide
    assert "25 spots" in wide
    assert "<strong>Captain</strong>" in wide
    assert "17 spots" in wide


def test_what_is_used_in_a_round_is_asked_once_for_all_who_bid(client: FlaskClient) -> None:
    asked = page(client, "pick_order", TIED)
    once = asked.partition('class="in-rows"')[2].partition("asked-about")[0]
    assert all(f"<legend>{name}</legend>" in once for name, *_ in BIDS)
    assert all(f'name="players.{n}.uses" value="-"' in once for n in range(len(BIDS)))


def test_a_tie_is_the_next_question(client: FlaskClient) -> None:
    tied = page(client, "pick_order", [*TIED, *NOBODY])
    assert 'class="still-needed"' in tied
    assert "not right yet" not in tied
    in_sight = tied.partition('class="folded asked-about"')[0]
    assert 'id="f-suits"' in in_sight
    assert 'id="f-players"' not in in_sight
    suits = [("suits.0", "cow"), ("suits.1", "star")]
    assert "Cid, then Dan, then Bob, then Ann" in page(
        client, "pick_order", [*TIED, *NOBODY, *suits]
    )


def test_only_a_tie_asks_which_cards_were_added(client: FlaskClient) -> None:
    tied = page(client, "virtual_pick", [*LINE, ("picks", "1")])
    assert 'data-verdict="depends"' in tied
    assert "Card 3, Additional card" in tied
    untied = page(client, "virtual_pick", [*LINE[:2], ("picks", "1")])
    assert ">Card 2</h2>" in untied


def test_a_virtual_players_cards_are_listed_for_a_strength_that_was_said(
    client: FlaskClient,
) -> None:
    table = [("people", "2"), ("virtual_players", "2")]
    deck = "Auction cards of a virtual player"
    assert deck not in page(client, "setup", table)
    assert deck in page(client, "setup", [*table, ("level", "expert")])


def test_how_many_virtual_players_there_are_is_not_taken_for_granted(client: FlaskClient) -> None:
    asked = page(client, "setup", [("people", "3")])
    assert 'data-verdict="depends"' in asked
    for seats in ("4 players, 1 of them virtual", "5 players", "6 players"):
        assert seats in asked
