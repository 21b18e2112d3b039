"""The numbers in short rules, as the rules and the scorer hold them."""

from printables.carson_city_cards.aid import AidFacts, PictureShown
from rules.carson_city_cards.auction import HAND
from rules.carson_city_cards.characters import CARDS, Character
from rules.carson_city_cards.checks import ROUNDS
from rules.carson_city_cards.city import LARGEST_SIDE, LARGEST_SIDE_WITH_CAPTAIN
from rules.carson_city_cards.pictures import (
    BANK,
    DRUGSTORE,
    EMPTY,
    HOUSE,
    MINE,
    MOUNTAIN,
    PRISON,
    RANCH,
    SALOON,
    TOWNHOUSE,
    Picture,
)
from rules.carson_city_cards.questions.characters_now import LAST_ERA
from rules.carson_city_cards.schema import MOST_SOLD, POINTS_FOR_A_SOLD_CARD
from rules.core.readings import Setup
from scoring.carson_city_cards.outlaws import PENALTY
from scoring.carson_city_cards.people import PER_ARROW
from scoring.titles import titles
from tests.title_tests import Figures

TITLE = titles()["carson-city-cards"]
AID = AidFacts(TITLE, Setup(TITLE.facts, TITLE.facts.editions[0], (), {}))


def by(character: Character, *pictures: Picture) -> int:
    """What a character adds to a piece of a city."""
    town = (pictures,)
    return AID.points_of(town, (character,)) - AID.points_of(town)


def beside(building: Picture, other: Picture) -> int:
    """What a building brings for what lies beside it."""
    return shown(building).beside[AID.beside.index(other)]


def shown(building: Picture) -> PictureShown:
    """What the aid shows of a building."""
    return next(each for each in AID.pictures if each.picture is building)


BIDS = {card.clause: card.adds_to_bid for card in CARDS.values() if card.adds_to_bid}
EDITOR = by(Character.EDITOR)
FIGURES = Figures(
    {
        "CCC-9": [len(HAND)],
        "CCC-11": [LAST_ERA, ROUNDS // LAST_ERA],
        "CCC-26": [LARGEST_SIDE],
        "CCC-35": [len(HAND)],
        "CCC-39": [8],
        "CCC-40": [AID.points_of(((SALOON, TOWNHOUSE),)) // beside(SALOON, HOUSE)],
        "CCC-41": [beside(RANCH, EMPTY)],
        "CCC-42": [beside(MINE, MOUNTAIN)],
        "CCC-43": [beside(DRUGSTORE, HOUSE)],
        "CCC-44": [beside(BANK, HOUSE)],
        "CCC-45": [beside(SALOON, HOUSE)],
        "CCC-46": [beside(Picture.GENERAL_STORE, HOUSE)],
        "CCC-47": [AID.points_of(((Picture.BLACKSMITH, RANCH),)) - AID.points_of(((RANCH,),))],
        "CCC-48": [1],
        "CCC-49": [1],
        "CCC-50": [shown(Picture.HOTEL).itself],
        "CCC-51": [1],
        "CCC-52": [-PENALTY, AID.points_of(((Picture.OUTLAWS, Picture.PRISON),))],
        "CCC-58": [by(Character.COWBOY, RANCH)],
        "CCC-59": [MOST_SOLD],
        "CCC-62": [POINTS_FOR_A_SOLD_CARD, MOST_SOLD * POINTS_FOR_A_SOLD_CARD],
        "CCC-63": [by(Character.SETTLER, RANCH, EMPTY)],
        "CCC-64": [by(Character.CAPTAIN), LARGEST_SIDE_WITH_CAPTAIN],
        "CCC-67": [BIDS["CCC-67"]],
        "CCC-68": [by(Character.BANKER, BANK)],
        "CCC-70": [BIDS["CCC-70"], by(Character.DOCTOR)],
        "CCC-71": [BIDS["CCC-71"], by(Character.HEROES)],
        "CCC-72": [by(Character.TEACHER, HOUSE), by(Character.TEACHER, TOWNHOUSE)],
        "CCC-73": [EDITOR, PER_ARROW],
        "CCC-74": [by(Character.GROCER, DRUGSTORE)],
        "CCC-75": [CARDS[Character.CHINESE_WORKER].more_cards],
        "CCC-76": [by(Character.PAPERBOY)],
        "CCC-78": [by(Character.SHERIFF, PRISON)],
        "CCC-80": [BIDS["CCC-80"]],
        "CCC-81": [LARGEST_SIDE * LARGEST_SIDE, LARGEST_SIDE * LARGEST_SIDE_WITH_CAPTAIN],
        "CCC-82": [by(Character.PROSPECTOR, MINE)],
        "CCC-83": [by(Character.UNDERTAKER)],
    },
    beside={"CCC-19": {TITLE.facts.players[1]}},
    of_points={"CCC-O10": [EDITOR, PER_ARROW]},
)
