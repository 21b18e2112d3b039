"""Keys of forms and answers in the words of players."""

from translations.catalogue import Catalogue

NAMED = (
    "choice",
    "kind",
    "level",
    "moment",
    "source",
    "character",
    "personality",
    "side",
    "picture",
    "thing",
    "square",
    "suit",
    "variant",
    "owner",
    "building",
    "property",
    "good",
)


def named(words: Catalogue, key: str) -> str:
    """The name of what a form or an answer gives by its key; other texts as they are."""
    ids = (f"{kind}-{key}" for kind in NAMED)
    return next((words.name(known) for known in ids if words.has(known)), key)
