"""From findings to the parts of a breakdown: the sentence behind each number."""

from collections.abc import Callable

from rules.carson_city_cards.characters import CARDS, Character
from rules.carson_city_cards.city import FRAME
from rules.carson_city_cards.paperboy import COUNT_CHARACTERS
from rules.carson_city_cards.pictures import HOTEL, OUTLAWS, PRISON, Picture
from rules.core.grid import Names
from rules.core.messages import say
from scoring.carson_city_cards.company import numbers_of_symbols
from scoring.carson_city_cards.estate import Estate
from scoring.core.rows import Finding, Part

Explain = Callable[[Estate, Finding], Part]


def at_building(sentence: str, clause: str, *buildings: Picture, homes: bool = False) -> Explain:
    """Explains buildings of a row by the parcels, or the Houses, that were counted from them."""

    def explain(estate: Estate, finding: Finding) -> Part:
        points, square, counted = finding
        at = FRAME.names[int(square)]
        building = next(b for b in buildings if estate.city[b] >> int(square) & 1)
        count = estate.house_points(counted) if homes else counted.bit_count()
        why = say(sentence, building=building.word, at=at, count=count)
        return Part({"at": at}, points, why, (clause,), Names(FRAME, counted))

    return explain


def at_ranch(estate: Estate, finding: Finding) -> Part:
    """Explains a Ranch; outlaws beside it name what makes them empty parcels."""
    points, square, counted = finding
    at = FRAME.names[int(square)]
    outlaws = (counted & estate.city[OUTLAWS]).bit_count()
    why = say("why-ranch-with-outlaws" if outlaws else "why-ranch", at=at, count=points)
    clauses = ("CCC-41", _protection(estate)) if outlaws else ("CCC-41",)
    return Part({"at": at}, points, why, clauses, Names(FRAME, counted))


def at_city_hall(estate: Estate, finding: Finding) -> Part:
    """Explains a City Hall; Hotels that it leaves out are named with the rest it leaves out."""
    points, square, counted = finding
    at = FRAME.names[int(square)]
    without_hotels = bool(estate.city[HOTEL] & ~counted)
    why = say(
        "why-city-hall-without-hotels" if without_hotels else "why-city-hall", at=at, count=points
    )
    return Part({"at": at}, points, why, ("CCC-51",), Names(FRAME, counted))


def at_outlaws(estate: Estate, finding: Finding) -> Part:
    """Explains a group of outlaws, or why it costs nothing."""
    points, square, counted = finding
    at = FRAME.names[int(square)]
    if not points:
        prison = bool(estate.city[PRISON])
        why = say("why-outlaws-prison" if prison else "why-outlaws-sheriff", at=at)
        return Part({"at": at}, points, why, ("CCC-52", _protection(estate)))
    why = say("why-outlaws", at=at, count=counted.bit_count())
    return Part({"at": at}, points, why, ("CCC-52",), Names(FRAME, counted))


def of_character(estate: Estate, finding: Finding) -> Part:
    """Explains what a character brings."""
    points, key, counted = finding
    character = Character(str(key))
    dollars, arrows = numbers_of_symbols(counted)
    why = say(
        f"why-{character.value}",
        points=points,
        count=counted.bit_count(),
        sold=estate.sold,
        dollars=dollars,
        arrows=arrows,
        free=estate.free_parcels,
    )
    parcels = 0 if character in COUNT_CHARACTERS else counted
    clauses = (CARDS[character].clause,)
    return Part({"character": character.value}, points, why, clauses, Names(FRAME, parcels))


def _protection(estate: Estate) -> str:
    return "CCC-85" if estate.city[PRISON] else "CCC-79"
