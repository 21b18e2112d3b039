"""A pad that carries a code leaves a pencil as much room as one without."""

import pytest

from printables.core.pads.layout import SMALLEST_ROW, layout_of
from printables.core.qr import scannable
from printables.core.scorepad import PadWish
from rules.core.readings import Setup
from scoring.titles import BuiltTitle, titles
from tests.printables.orders import HOME, PANELS, SIZES
from translations.catalogue import languages
from web.papers.wishes import edition_of

CODE = scannable(f"{HOME}/s/{'a' * 26}")


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_rows_stay_high_with_a_code_on_each_pad(title: BuiltTitle, paper: str) -> None:
    setups = {each: Setup(title.facts, edition_of(title, each), (), {}) for each in languages()}
    for per_page in PANELS:
        for players in title.facts.players:
            for language, setup in setups.items():
                codes = (CODE,) * per_page
                wish = PadWish(title, setup, language, paper, per_page, 1, players, codes=codes)
                layout = layout_of(wish)
                assert layout.row >= SMALLEST_ROW, (per_page, players, language)
                assert layout.panel.each <= per_page
