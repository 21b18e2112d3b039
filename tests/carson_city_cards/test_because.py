"""Which clauses a yes or an answer rests on."""

from typing import Any

import pytest

from rules.core.messages import Word, say
from rules.core.rulings import Verdict
from tests.carson_city_cards.asking import answer_to, rule

Body = dict[str, Any]

EAGLE = {"name": "Eagle", "suit": "hat", "card": 8}
BEAR = {"name": "Bear", "suit": "boot", "card": 7}
PAUL = {"name": "Paul", "suit": "cow", "card": 5}


def bids(**alex: Any) -> Body:
    players = [{"name": "Alex", "suit": "star", "card": 2, **alex}, PAUL, EAGLE, BEAR]
    return {"players": players, "suits": ["cow", "star"]}


def owned(*characters: str, moment: str = "before_bids", **more: Any) -> Body:
    cards = [{"character": character, **more} for character in characters]
    return {"era": 2, "moment": moment, "owned": cards}


RESTS_ON: dict[str, tuple[str, Body, str]] = {
    "the first card": ("placement", {"city": "", "card": "h./..", "at": "a1"}, "27"),
    "a card beside the city": ("placement", {"city": "h./..", "card": "h./..", "at": "c1"}, "27"),
    "a card on the city": ("placement", {"city": "h./..", "card": "h./..", "at": "a1"}, "27 29"),
    "a card on protected outlaws": (
        *("placement", {"city": "o./.p", "card": "h./.p", "at": "a1"}),
        "27 29 32",
    ),
    "a Prison that protects from now on": (
        *("placement", {"city": "o./r.", "card": "p./..", "at": "c1"}),
        "27 41 52",
    ),
    "what lies on an empty parcel": ("cover", {"under": "empty", "over": "outlaws"}, "29"),
    "the same on the same": ("cover", {"under": "bank", "over": "bank"}, "30"),
    "a Mountain on a Mountain": ("cover", {"under": "mountain", "over": "mountain"}, "30"),
    "a Townhouse on a House": ("cover", {"under": "house", "over": "townhouse"}, "31"),
    "a House on a House": ("cover", {"under": "house", "over": "house"}, "31"),
    "a House on protected outlaws": (
        *("cover", {"under": "outlaws", "over": "house", "prison": True}),
        "32",
    ),
    "a sale": (
        "sale",
        {
            "cards": [{"at": "a1", "parcels": "../.."}],
            "characters": ["auctioneer"],
            "sell": [1],
        },
        "62",
    ),
    "a sale of the last Prison": (
        "sale",
        {
            "cards": [{"at": "a1", "parcels": "p./.."}, {"at": "c1", "parcels": "or/.."}],
            "characters": ["auctioneer"],
            "sell": [1],
        },
        "41 52 62",
    ),
    "a Ranch": ("building", {"city": "r./..", "at": "a1"}, "41"),
    "a Drugstore": ("building", {"city": "d./..", "at": "a1"}, "43 47"),
    "a Bank": ("building", {"city": "b./..", "at": "a1"}, "44 48"),
    "a Blacksmith": ("building", {"city": "k./..", "at": "a1"}, "47 48"),
    "a General Store": ("building", {"city": "g./..", "at": "a1"}, "46 49"),
    "a City Hall": ("building", {"city": "y./..", "at": "a1"}, "46 51"),
    "a Church": ("building", {"city": "c./..", "at": "a1"}, "49"),
    "a Hotel": ("building", {"city": "l./..", "at": "a1"}, "50"),
    "a Saloon": ("building", {"city": "s./..", "at": "a1"}, "45"),
    "a Mine": ("building", {"city": "i./..", "at": "a1"}, "42"),
    "unprotected outlaws": ("building", {"city": "o./..", "at": "a1"}, "52"),
    "outlaws beside a Prison": ("building", {"city": "op/..", "at": "a1"}, "52"),
    "outlaws and the Sheriff": (
        *("building", {"city": "o./..", "at": "a1", "characters": ["sheriff"]}),
        "52",
    ),
    "an empty parcel": ("building", {"city": "o./..", "at": "b1"}, "86"),
    "the Cowboy": ("character", {"city": "", "character": "cowboy"}, "58"),
    "the Undertaker": ("character", {"city": "", "character": "undertaker"}, "83"),
    "the Lawyer of an Editor and an Undertaker": (
        *("character", {"city": "", "character": "lawyer", "characters": ["editor", "undertaker"]}),
        "66 73 83",
    ),
    "the Captain of an Indian": (
        *("character", {"city": "", "character": "captain", "characters": ["indian"]}),
        "64 81",
    ),
    "the Sheriff for outlaws beside a Ranch": (
        *("character", {"city": "or/..", "character": "sheriff"}),
        "41 52 78",
    ),
    "the highest card": ("pick_order", bids(), "17"),
    "a tie": ("pick_order", bids(card=5), "17 20"),
    "a raised card": ("pick_order", bids(uses=["doctor"]), "17 57"),
    "a raised card that ties": ("pick_order", bids(uses=["heroes"]), "17 20 57"),
    "a Lawyer": ("pick_order", bids(uses=["lawyer"]), "17 66"),
    "a Lawyer whose card would tie": ("pick_order", bids(card=5, uses=["lawyer"]), "17 66"),
    "a raise of whoever has no turn": ("pick_order", bids(uses=["lawyer", "doctor"]), "17 66"),
    "a virtual pick": ("virtual_pick", {"display": [{"appeal": 1}]}, "21"),
    "a virtual pick beside an additional card": (
        *("virtual_pick", {"display": [{"appeal": 1}, {"appeal": 1, "extra": True}]}),
        "13 21",
    ),
    "a skull": ("skull", {"backs": ["skull", "suits"]}, "15"),
    "a character in time": ("characters_now", owned("lawyer"), "25"),
    "a character too late": ("characters_now", owned("lawyer", moment="after_reveal"), "25"),
    "a used character": ("characters_now", owned("lawyer", used_in=[2]), "24"),
    "a character without the arrow": ("characters_now", owned("singer"), "55"),
    "a Paperboy long before the end": ("characters_now", owned("paperboy"), "77"),
    "nobody": ("characters_now", owned(), "25"),
    "the Auctioneer": ("characters_now", owned("auctioneer"), "59"),
    "the Auctioneer in his turn": ("characters_now", owned("auctioneer", moment="taking"), "59"),
    "the Paperboy": ("characters_now", owned("paperboy", moment="game_end"), "77"),
    "the Auctioneer and others": ("characters_now", owned("auctioneer", "heroes"), "25 59"),
    "seats": ("setup", {"people": 2}, "8 12 19"),
    "a plain round": ("round", {"players": 4}, "12"),
    "a round with all of them": (
        *("round", {"players": 4, "uses": ["lawyer", "governor", "chinese_worker", "heroes"]}),
        "12 66 69 75",
    ),
}


@pytest.mark.parametrize(("question", "body", "clauses"), RESTS_ON.values(), ids=RESTS_ON)
def test_an_answer_names_the_clauses_that_it_rests_on(
    question: str, body: Body, clauses: str
) -> None:
    answer = rule(question, body)
    assert answer["verdict"] != "no"
    assert answer["clauses"] == {f"CCC-{number}" for number in clauses.split()}


LEFT_OPEN: dict[str, tuple[str, Body, str]] = {
    "a Prison on outlaws": ("cover", {"under": "outlaws", "over": "prison"}, "32"),
    "a card with a Prison on outlaws": (
        *("placement", {"city": "o./..", "card": "p./..", "at": "a1"}),
        "32",
    ),
    "the Paperboy when he is taken": ("paperboy", {"moment": "when_taken"}, "77"),
    "the Paperboy in the end": ("paperboy", {"moment": "game_end"}, "77"),
    "a sale at the end of the game": (
        "sale",
        {
            "cards": [{"at": "a1", "parcels": "../.."}],
            "characters": ["auctioneer"],
            "sell": [1],
            "moment": "game_end",
        },
        "59",
    ),
    "a sale that leaves a corner": (
        "sale",
        {
            "cards": [{"at": at, "parcels": "../.."} for at in ("a1", "c1", "c3")],
            "characters": ["auctioneer"],
            "sell": [2],
        },
        "61",
    ),
}


@pytest.mark.parametrize(("question", "body", "clause"), LEFT_OPEN.values(), ids=LEFT_OPEN)
def test_an_open_answer_gives_no_reading_as_the_rule(
    question: str, body: Body, clause: str
) -> None:
    ruling = answer_to(question, body).ruling
    assert ruling.verdict is Verdict.OPEN
    (reason,) = ruling.because
    assert reason.clause == f"CCC-{clause}"
    assert [says.id for says in reason.says] == ["left-open"]


NOT_NOW: dict[str, tuple[Body, dict[str, str]]] = {
    "no arrow, used, another moment": (
        {
            "owned": [
                {"character": "singer"},
                {"character": "lawyer", "used_in": [2]},
                {"character": "governor", "used_in": [1]},
                {"character": "doctor"},
                {"character": "paperboy"},
            ],
            "moment": "before_bids",
        },
        {
            "singer": "CCC-55",
            "lawyer": "CCC-24",
            "governor": "CCC-24",
            "doctor": "CCC-25",
            "paperboy": "CCC-77",
        },
    ),
    "an Auctioneer who waits for his turn": (
        {
            "owned": [{"character": "auctioneer"}],
            "moment": "before_bids",
            "house_rules": {"CCC-O14": "own_turn"},
        },
        {"auctioneer": "CCC-59"},
    ),
    "a Paperboy who waits for the end": (
        {"owned": [{"character": "paperboy"}], "moment": "taking", "edition": "de"},
        {"paperboy": "CCC-77"},
    ),
}


@pytest.mark.parametrize(("body", "clauses"), NOT_NOW.values(), ids=NOT_NOW)
def test_whoever_may_not_be_used_now_has_a_reason_of_his_own(
    body: Body, clauses: dict[str, str]
) -> None:
    ruling = answer_to("characters_now", {"era": 2, **body}).ruling
    assert ruling.facts["not_now"] == [*clauses]
    assert [reason.clause for reason in ruling.because] == [*clauses.values()]


def test_those_who_may_be_used_now_are_named_once_and_in_their_order() -> None:
    answer = answer_to("characters_now", owned("gunsmith", "auctioneer", "governor", "lawyer"))
    (says,) = (
        says for each in answer.ruling.because for says in each.says if each.clause == "CCC-25"
    )
    named = dict(says.gaps)["characters"]
    assert named == tuple(Word(f"character-{who}") for who in ("governor", "lawyer", "gunsmith"))


UNDECIDED: dict[str, tuple[str, str, str]] = {
    "the Paperboy when cards are taken": ("paperboy", "taking", "CCC-O6"),
    "the Paperboy at the end": ("paperboy", "game_end", "CCC-O6"),
    "the Auctioneer before the bids": ("auctioneer", "before_bids", "CCC-O14"),
    "the Auctioneer at the end": ("auctioneer", "game_end", "CCC-O14"),
}


@pytest.mark.parametrize(("who", "moment", "point"), UNDECIDED.values(), ids=UNDECIDED)
def test_of_whom_a_rulebook_leaves_open_the_answer_says_only_that(
    who: str, moment: str, point: str
) -> None:
    ruling = answer_to("characters_now", owned(who, moment=moment)).ruling
    assert ruling.facts["undecided"] == [who]
    (reason,) = ruling.because
    (says,) = reason.says
    assert says == say("left-open", point=Word(point))


def test_every_card_that_virtual_players_take_has_its_reason() -> None:
    display = [{"appeal": appeal} for appeal in (3, 5, 7, 4, 7)]
    (reason,) = answer_to("virtual_pick", {"display": display, "picks": 3}).ruling.because
    gaps = [dict(says.gaps) for says in reason.says]
    told = [(each["position"], each["appeal"], each["equals"]) for each in gaps]
    assert told == [(3, 7, 2), (5, 7, 1), (2, 5, 1)]


@pytest.mark.parametrize(
    ("uses", "told"),
    [(["lawyer", "chinese_worker"], True), (["lawyer"], False), (["chinese_worker"], False)],
)
def test_a_round_with_lawyer_and_worker_says_for_whom_its_numbers_hold(
    uses: list[str], told: bool
) -> None:
    because = answer_to("round", {"players": 4, "uses": uses}).ruling.because
    assert ("lawyer-and-worker" in {says.id for each in because for says in each.says}) is told
