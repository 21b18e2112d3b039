"""Score pads of any title as they are asked for."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from printables.core.scorepad import PadWish, RowShown, rows_of
from rules.core.readings import Setup
from scoring.titles import BuiltTitle, titles
from tests.printables.agreements import played_together
from tests.printables.orders import PANELS, SIZES
from translations.catalogue import Catalogue, catalogue, languages
from web.papers.wishes import edition_of

LAID_OUT = (
    ("a4", 1, "en"),
    ("a4", 2, "de"),
    ("letter", 1, "de"),
    ("letter", 4, "de"),
    ("a5", 1, "en"),
    ("a5", 4, "de"),
)
"""Of the papers a few, each in one of its ways."""
FOR_EACH = len(LAID_OUT) // 2


@dataclass(frozen=True)
class PadOrder:
    """A pad as it is asked for."""

    slug: str
    paper: str
    per_page: int
    lang: str
    players: int
    variants: tuple[str, ...] = ()

    @property
    def title(self) -> BuiltTitle:
        """The game."""
        return titles()[self.slug]

    @property
    def words(self) -> Catalogue:
        """What is said on it."""
        return catalogue(self.lang, self.title.facts.room)

    @property
    def setup(self) -> Setup:
        """What is played."""
        edition = edition_of(self.title, self.lang)
        return Setup(self.title.facts, edition, self.variants, {})

    @property
    def rows(self) -> list[RowShown]:
        """The rows that stand on it."""
        return rows_of(PadWish(self.title, self.setup, self.lang))

    @property
    def address(self) -> str:
        """Where it is printed."""
        return f"/print/{self.slug}/scorepad.pdf"

    @property
    def fields(self) -> dict[str, Any]:
        """The parameters."""
        fields = {name: getattr(self, name) for name in ("paper", "per_page", "lang", "players")}
        return {**fields, "variants": ",".join(self.variants)}

    def __str__(self) -> str:
        about = f"{self.slug}, {self.per_page} on {self.paper} for {self.players} in {self.lang}"
        return ", ".join([about, *self.variants])


def every_order(title: BuiltTitle) -> Iterator[PadOrder]:
    """All papers, languages and numbers of players, without variants and with all of them."""
    fewest, most = title.facts.players
    for paper in SIZES:
        for per_page in PANELS:
            for lang in languages():
                for players in range(fewest, most + 1):
                    for variants in dict.fromkeys([(), played_together(title)]):
                        yield PadOrder(title.slug, paper, per_page, lang, players, variants)


def some_orders(title: BuiltTitle) -> Iterator[PadOrder]:
    """Two sizes, by turns others: for the fewest players, and for the most with all variants."""
    fewest, most = title.facts.players
    turn = list(titles()).index(title.slug)
    for number in sorted((turn % FOR_EACH, turn % FOR_EACH + FOR_EACH)):
        agreed = (most, played_together(title)) if number % 2 else (fewest, ())
        yield PadOrder(title.slug, *LAID_OUT[number], *agreed)
