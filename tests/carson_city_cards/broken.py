"""What can be wrong with the set-up of this game's bodies."""

from collections.abc import Iterator

from tests.broken import Broken, at, wrong_kinds


def set_up() -> Iterator[Broken]:
    """What can be wrong with the set-up of every body that chooses CCC-O1."""
    yield from wrong_kinds("choice", "edition", "house_rules.CCC-O1")
    yield from wrong_kinds("list", "variants")
    yield from wrong_kinds("object", "house_rules")
    yield at("edition", "an edition of another language", "fr")
    yield at("edition", "an edition in capitals", "DE")
    yield Broken("a variant, though there are none", {"variants": ["solo"]}, {"variants"})
    yield at("house_rules.CCC-O1", "a reading of another point", "bare_too")
    yield at("house_rules.CCC-O18", "a point that is not there", "per_symbol")
    yield at("house_rules.CCC-1", "a clause that leaves nothing open", "per_symbol")
    yield Broken(
        "several wrong house rules",
        {"house_rules": {"CCC-O1": "no", "CCC-O2": "bare_too", "x": "y"}},
        {"house_rules.CCC-O1", "house_rules.x"},
    )
