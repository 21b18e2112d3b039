"""Sentences of players at the table, and what the program may say to each of them.

They were written from the rulebooks, without a look at the words that the search knows. Half of
them are set aside: whoever builds the search leaves their files closed.
"""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, Literal

from rules.core.faults import RefusedError
from scoring.titles import titles
from tests.house.rooms import HOUSE

Body = Mapping[str, Any]
Half = Literal["open", "aside"]
HALVES: Mapping[Half, str] = {"open": "", "aside": "_aside"}
HOME = "home"
"""Where the search looks through all titles."""
TRIED = 30
"""So many ways to fill in what a sentence leaves unsaid."""
REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """What somebody says, and what may be said to it."""

    says: str
    language: Literal["en", "de"]
    typo: bool
    aside: bool
    accepted: Sequence[str]
    """Every clause and open point that answers it, the best first; none where no rule does."""
    question: str | None = None
    """The question of its title that decides it, if one does."""
    verdict: Literal["yes", "no", "open"] | None = None
    """What is due where the words hold every fact that decides."""
    said: Sequence[str] = ()
    """The fields of the question that the words fill in."""
    body: Body | None = None
    """Where a verdict is due: the situation; what is not said in it is an example."""
    either: Sequence[Body] = ()
    """Where a deciding fact is missing: two situations that fit the words, with two verdicts."""
    home_title: str | None = None
    """On the home page: the game that is meant; none where several fit."""


def file_of(place: str, half: Half) -> Path:
    """Where the sentences of a title, or of the home page, lie."""
    if place == HOME:
        return HOUSE / "tests" / "every_title" / f"players_sentences_home{HALVES[half]}.json"
    room = titles()[place].facts.room
    return HOUSE / "tests" / room / f"players_sentences{HALVES[half]}.json"


def raw_sentences(place: str, half: Half) -> list[dict[str, Any]]:
    """The sentences as they are written."""
    written: list[dict[str, Any]] = json.loads(file_of(place, half).read_text("utf-8"))
    return written


def sentences_of(place: str, half: Half) -> list[Sentence]:
    """One half of the sentences of a title, or of the home page."""
    return [Sentence(**written) for written in raw_sentences(place, half)]


def every_sentence_of(place: str) -> list[Sentence]:
    """Both halves."""
    return [sentence for half in HALVES for sentence in sentences_of(place, half)]


def places() -> list[str]:
    """Every title, and the home page."""
    return [*titles(), HOME]


def title_of(place: str, sentence: Sentence) -> str | None:
    """The title that a sentence is about."""
    return sentence.home_title if place == HOME else place


def verdict_of(slug: str, question: str, body: Body) -> str:
    """What the rules say of a situation, or that there is no such situation."""
    try:
        return str(titles()[slug].questions[question].ask(dict(body)).ruling.verdict)
    except RefusedError:
        return REFUSED


def possible_verdicts(slug: str, sentence: Sentence) -> set[str]:
    """The verdicts of a due sentence over many values of everything that it does not say."""
    assert sentence.question is not None
    assert sentence.body is not None
    bodies = [
        *filled_in(slug, sentence.question, sentence.body, sentence.said),
        *in_other_games(slug, sentence.body),
    ]
    return {verdict_of(slug, sentence.question, body) for body in bodies} - {REFUSED}


def in_other_games(slug: str, body: Body) -> Iterator[Body]:
    """The same situation in every edition and variant that the words leave open."""
    facts = titles()[slug].facts
    yield from ({"edition": edition, **body} for edition in facts.editions)
    yield from ({"variants": [variant], **body} for variant in facts.variants)


def filled_in(slug: str, question: str, body: Body, said: Sequence[str]) -> Iterator[Body]:
    """The situation as it is written, then with other values of what was not said."""
    yield body
    unsaid = {
        field: values for field, values in UNSAID[slug][question].items() if field not in said
    }
    kept = {field: value for field, value in body.items() if field not in unsaid}
    for chosen in sampled([*unsaid.values()]):
        given = dict(zip(unsaid, chosen, strict=True))
        yield kept | {field: value for field, value in given.items() if value is not LEFT_OUT}


def sampled(values: Sequence[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    """All combinations, or as many of them as are tried, the same in every run."""
    if prod(map(len, values)) <= TRIED:
        yield from product(*values)
        return
    dice = random.Random(1855)  # noqa: S311 (no secret)
    for _ in range(TRIED):
        yield tuple(dice.choice(choices) for choices in values)


LEFT_OUT: Any = ...
"""The field is not there."""
FLAG = (False, True)
OWNERS = ("self", "other", "bank")
MONEY = (LEFT_OUT, 0, 3, 40)
PERSONALITIES = (LEFT_OUT, "banker", "sheriff", "chinese_coolie", "mercenary")
DONE = (None, "cowboy", "tent", "mine")
PICTURES = ("empty", "house", "mountain", "townhouse", "bank", "outlaws", "prison")
CITY_CARDS = (
    [{"at": "c3", "parcels": "h./.b"}, {"at": "e3", "parcels": "../h."}],
    [{"at": "c3", "parcels": "h./.b"}, {"at": "c3", "parcels": "h./.b"}],
)

UNSAID: Mapping[str, Mapping[str, Mapping[str, Sequence[Any]]]] = {
    "carson-city-cards": {
        "auction_card": {
            "card": range(1, 12),
            "played": ([], [3], [1, 9]),
            "level": (LEFT_OUT, "novice", "intermediate", "expert"),
        },
        "cover": {
            "under": PICTURES,
            "over": PICTURES,
            "prison": FLAG,
            "sheriff": FLAG,
            "prison_on_this_card": FLAG,
        },
        "paperboy": {
            "moment": ("when_taken", "game_end"),
            "source": ("removed", "pile", "another_player"),
        },
        "placement": {},
        "sale": {
            "cards": CITY_CARDS,
            "characters": ([], ["auctioneer"]),
            "already_sold": (0, 1, 3),
            "sell": ([1], [2]),
            "moment": (LEFT_OUT, "taking", "game_end"),
        },
        "setup": {"people": range(1, 7), "virtual_players": (LEFT_OUT, *range(7))},
    },
    "carson-city": {
        "attack": {
            "personality": PERSONALITIES,
            "red": ([], ["sheriff"]),
            "white_cowboy": (LEFT_OUT, True),
        },
        "build": {
            "roads": ([], ["d4-nesw"], ["f4-nesw", "d3-n"]),
            "reserve": (LEFT_OUT, 0, 3),
            "house": (LEFT_OUT, "e4", "c4"),
            "square": (LEFT_OUT, 3, 12),
            "money": (LEFT_OUT, 2, 40),
            "personality": PERSONALITIES,
            "red": ([], ["chinese_coolie"]),
        },
        "house": {
            "roads": ([], ["d4-nesw"], ["f4-nesw", "d3-nesw", "c3-n"]),
            "owner_agrees": (LEFT_OUT, False, True),
        },
        "parcel_price": {"money": (LEFT_OUT, 0, 3, 40)},
        "place_cowboy": {
            "standing": ([], [1], [2], [2, 3]),
            "sheriff_standing": FLAG,
            "cowboys": (LEFT_OUT, 0, 2, 10),
            "passed": FLAG,
            "turn": (LEFT_OUT, 1, 2, 3, 4),
            "personality": PERSONALITIES,
            "red": ([], ["sheriff"]),
            "white_cowboy": (LEFT_OUT, False, True),
        },
        "road": {"reserve": (0, 1, 5)},
        "victory_point_squares": {
            "turn": (1, 2, 3, 4),
            "square": (2, 3, 4, 5),
            "money": (LEFT_OUT, 0, 1, 40),
        },
    },
    "gold-rush": {
        "cowboy": {
            "kind": ("railroad", "mountain", "city", "prairie"),
            "cowboys_there": (0, 1, 3),
            "in_supply": (0, 1, 4),
            "on_new_tile": FLAG,
            "already_done": DONE,
        },
        "mine": {"tent_there": FLAG, "tokens_left": (0, 1, 5), "already_done": DONE},
        "tent": {"mountain_completed": FLAG, "vacant": FLAG, "already_done": DONE},
        "tile": {"tile": ("prpr", "mppp", "rrrr"), "turned": (LEFT_OUT, 0, 1)},
        "turn": {"done": ([], ["place"], ["place", "cowboy"]), "completed": FLAG},
        "unplaceable": {"fits": FLAG, "tiles_left": (0, 1, 40)},
    },
    "nevada-city": {
        "buy": {
            "owner": (LEFT_OUT, *OWNERS),
            "offered": (LEFT_OUT, ["iron", "lumber", "brick"]),
        },
        "claim": {
            "players": (3, 4),
            "year": (1855, 1857),
            "at": (LEFT_OUT, "city_hall"),
            "space_cost": (0, 2),
            "money": MONEY,
            "building": (LEFT_OUT, "saddlery", "fire_house"),
            "card_year": (LEFT_OUT, 1855),
            "under_construction": (0, 1, 2),
            "free_plots": (0, 4),
            "property": (LEFT_OUT, "mine", "ranch"),
        },
        "construct": {
            "cost": ({"iron": 2}, {"brick": 3, "lumber": 1}),
            "skills": (LEFT_OUT, {"blacksmithing": 2}),
            "bring": (LEFT_OUT, {"iron": 1}),
            "owner": (LEFT_OUT, *OWNERS),
            "character_built_here_this_year": FLAG,
        },
        "contract": {
            "homestead_cards": (0, 1, 2, 3),
            "character_done": (LEFT_OUT, "none", "other_contract", "reserved_this"),
            "space_type": (LEFT_OUT, "civic", "production"),
            "contract_type": (LEFT_OUT, "production"),
            "pay": (LEFT_OUT, {"iron": 1}),
        },
        "hire": {
            "via": ("hotel", "sheriff"),
            "from": ("display", "discard"),
            "homestead_cards": (0, 2, 3),
            "salary": (0, 3),
            "space_fee": (LEFT_OUT, 2),
            "building_owner": (LEFT_OUT, "self", "other"),
            "sheriff_badge": (LEFT_OUT, "self", "other"),
            "money": MONEY,
        },
        "loan": {
            "when": ("my_action", "event"),
            "markers": (0, 1, 6),
            "money": (0, 5, 20),
        },
        "marry": {
            "worker": ("man", "woman"),
            "single_sons": (0, 1),
            "single_daughters": (0, 1),
            "married": (LEFT_OUT, 0, 1),
            "pay": (
                {"spirits": 2, "silver": 1, "crops": 1},
                {"spirits": 1, "entertainment": 1, "crops": 2},
                {"spirits": 1},
            ),
        },
        "newspaper": {
            "owner": OWNERS,
            "contract": (LEFT_OUT, "reserve", "complete"),
            "homestead_cards": (LEFT_OUT, 0, 3),
            "character_done_contract": FLAG,
            "money": MONEY,
        },
        "produce": {},
        "sell": {
            "price": (0, 3),
            "bonus": (LEFT_OUT, 2),
            "fee": (LEFT_OUT, 2),
            "owner": OWNERS,
            "have": (LEFT_OUT, 1, 9),
        },
        "tobacconist": {
            "owner": OWNERS,
            "copied_building_owner": OWNERS,
            "copied_cost": (LEFT_OUT, 2),
            "character_at_copied_building": FLAG,
            "copied_contract_space": FLAG,
            "character_done_contract": FLAG,
        },
        "use_building": {
            "players": (2, 3, 4),
            "building": ("brick_oven", "trading_post", "assayer", "newspaper"),
            "owner": OWNERS,
            "space": (LEFT_OUT, "action", "octagonal", "contract"),
            "brown_number": FLAG,
            "occupied": FLAG,
            "character_here": FLAG,
            "built_here": (LEFT_OUT, "helped", "completed"),
            "constructed": (LEFT_OUT, True),
            "fee": (0, 2),
            "money": MONEY,
        },
    },
}
"""For each question: values that a field may have where the words do not give it."""
