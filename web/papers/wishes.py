"""What may be asked of papers: the parameters of addresses, read as forms are."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from marshmallow import ValidationError

from printables.core.aid import AidWish, ScoringWish
from printables.core.papers import PAPERS, POCKET
from printables.core.scorepad import PadWish
from rules.core.faults import Fault, RefusedError, at_fields
from rules.core.fields import ListOf, OneOf, Piece, Text, Whole, quoted
from rules.core.forms import read_setup
from rules.core.messages import say
from rules.core.readings import Setup
from scoring.titles import BuiltTitle
from translations.catalogue import languages
from web.forms.typed import Typed, whole_of
from web.forms.view import SETUP

MOST_PADS = 20
"""So many at once take some seconds; a printer makes more copies of them faster."""
LONGEST_NAME = 40
LONGEST_PLACE = 80
TRUTHS = {"true": True, "false": False}
PER_PAGE = {"1": 1, "2": 2, "4": 4}
NUMBERS = frozenset({"players", "copies"})
LISTS = frozenset({"names", "variants"})


@cache
def pad_piece(fewest: int, most: int) -> Piece:
    """The parameters of a score pad beside the set-up, for so few or many players."""
    fields = {
        **_paper_and_language(tuple(PAPERS)),
        "per_page": OneOf(PER_PAGE),
        "copies": Whole(1, MOST_PADS),
        "players": Whole(fewest, most),
        "names": ListOf(Text(LONGEST_NAME), longest=most),
        "date": Text(LONGEST_NAME),
        "place": Text(LONGEST_PLACE),
        "fillable": OneOf(TRUTHS),
    }
    return Piece.from_dict(fields, name="PadPiece")()  # type: ignore[return-value]


@cache
def aid_piece() -> Piece:
    """The parameters of a player aid beside the set-up."""
    fields = _paper_and_language((*PAPERS, POCKET))
    return Piece.from_dict(fields, name="AidPiece")()  # type: ignore[return-value]


@cache
def scoring_piece() -> Piece:
    """The parameters of the half page for newcomers beside the set-up."""
    return Piece.from_dict(_paper_and_language(tuple(PAPERS)), name="ScoringPiece")()  # type: ignore[return-value]


def _paper_and_language(papers: tuple[str, ...]) -> dict[str, Any]:
    return {
        "paper": OneOf({key: key for key in papers}),
        "lang": OneOf({key: key for key in languages()}),
    }


def pad_wish(title: BuiltTitle, typed: Typed, language: str) -> PadWish:
    """The pads that an address asks for; refused with every fault at its parameter."""
    setup, given = _read(title, pad_piece(*title.facts.players), typed, language)
    _refuse_too_many(title, given)
    names = given.get("names", ())
    fewest = title.facts.players[0]
    return PadWish(
        title,
        setup,
        given.get("lang", language),
        paper=given.get("paper", "a4"),
        per_page=given.get("per_page", 1),
        copies=given.get("copies", 1),
        players=max(given.get("players", fewest), len(names)),
        names=names,
        date=given.get("date", ""),
        place=given.get("place", ""),
        fillable=given.get("fillable", False),
    )


def edition_of(title: BuiltTitle, language: str) -> str:
    """The edition in a language, which whoever reads it has in the box; else the first."""
    editions = title.facts.editions
    return language if language in editions else editions[0]


def _refuse_too_many(title: BuiltTitle, given: Mapping[str, Any]) -> None:
    """Fewer copies are possible where several pads share a page."""
    copies, most = given.get("copies", 1), MOST_PADS // given.get("per_page", 1)
    if copies > most:
        says = say("field-out-of-range", given=quoted(copies), minimum=1, maximum=most)
        raise RefusedError([Fault("copies", says)], title.facts)


def aid_wish(title: BuiltTitle, typed: Typed, language: str) -> AidWish:
    """The player aid that an address asks for."""
    setup, given = _read(title, aid_piece(), typed, language)
    return AidWish(title, setup, given.get("lang", language), given.get("paper", "a4"))


def scoring_wish(title: BuiltTitle, typed: Typed, language: str) -> ScoringWish:
    """The half page about scoring that an address asks for."""
    setup, given = _read(title, scoring_piece(), typed, language)
    return ScoringWish(title, setup, given.get("lang", language), given.get("paper", "a4"))


def _read(
    title: BuiltTitle, piece: Piece, typed: Typed, language: str
) -> tuple[Setup, Mapping[str, Any]]:
    """The set-up and the other parameters, with the faults of both told together."""
    body = dict(_typed(typed))
    body.setdefault("edition", edition_of(title, str(body.get("lang", language))))
    rest = {key: value for key, value in body.items() if key not in SETUP}
    faults: list[Fault] = []
    setup, given = Setup(title.facts, title.facts.editions[0], (), {}), {}
    try:
        setup = read_setup(title.table_form, {k: v for k, v in body.items() if k in SETUP})
    except RefusedError as error:
        faults += error.faults
    try:
        given = piece.load(rest)
    except ValidationError as error:
        faults += at_fields(error.messages)
    if faults:
        raise RefusedError(faults, title.facts)
    return setup, given


def _typed(typed: Typed) -> Iterator[tuple[str, Any]]:
    """The parameters as a body; what was left blank is left out."""
    house_rules = dict(_house_rules(typed))
    if house_rules:
        yield "house_rules", house_rules
    for key in typed:
        texts = [text for text in typed.getlist(key) if text.strip()]
        if not texts or key.startswith("house_rules"):
            continue
        if key in LISTS:
            yield key, _listed(texts)
        else:
            yield key, whole_of(texts[0]) if key in NUMBERS else texts[0]


def _listed(texts: list[str]) -> list[str]:
    """Several parameters of one name, or one with commas between."""
    entries = texts if len(texts) > 1 else texts[0].split(",")
    return [entry.strip() for entry in entries if entry.strip()]


def _house_rules(typed: Typed) -> Iterator[tuple[str, str]]:
    """`house_rules=CCC-O1:per_cluster,…`, or a parameter for each point as pages have it."""
    for entry in _listed(typed.getlist("house_rules") or [""]):
        point, _, reading = entry.replace("=", ":", 1).partition(":")
        yield point.strip(), reading.strip()
    for key, reading in typed.items():
        if key.startswith("house_rules.") and reading:
            yield key.removeprefix("house_rules."), reading
