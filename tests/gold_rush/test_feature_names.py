"""The features of a map by name: what lies in one place of it is told apart by more than that."""

import pytest

from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.map.reading import tiles_of
from rules.gold_rush.map.regions import all_named
from translations.catalogue import catalogue

MAPS = {
    "two prairies on one tile": "0,0=rprp_n-s",
    "two mountains on one tile": "0,0=mpmp_n^1_s^1",
    "four railroads at a city": "0,0=rrrr_city",
    "three tiles in a row": "0,0=rprp_n-s;0,1=rprp_n-s;0,2=rpmp_^1",
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", MAPS.values(), ids=MAPS)
def test_no_two_features_have_the_same_name(text: str, language: str) -> None:
    laid = tiles_of(text)
    words = catalogue(language, "gold_rush")
    found = all_named([*Landscape(laid).features()], [each.at for each in laid], str)
    names = [words.text(name) for name in found.values()]
    assert len(names) == len({*names}) > 1


def test_a_name_that_no_other_has_stays_short() -> None:
    laid = tiles_of("0,0=mppp_^1")
    words = catalogue("en", "gold_rush")
    found = all_named([*Landscape(laid).features()], [each.at for each in laid], str)
    assert {words.text(name) for name in found.values()} == {
        "mountain in the middle",
        "prairie in the middle",
    }
