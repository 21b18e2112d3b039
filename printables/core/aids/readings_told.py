"""How a reading of an open point is told on paper, where there is little room."""

from translations.catalogue import Catalogue


def in_few_words(words: Catalogue, point: str, reading: str) -> tuple[str, str]:
    """What the point is about, and how it is read."""
    few = f"aid-{point}"
    if words.has(few):
        return f"{words.name(few)}:", words.name(few, reading)
    return words.name(point, "brief"), words.name(point, reading)
