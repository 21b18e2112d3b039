"""What is wrong with something typed, as sentences at its paths."""

from collections.abc import Iterable, Mapping

from rules.core.faults import Fault
from translations.catalogue import Catalogue


def faults_json(faults: Iterable[Fault], words: Catalogue) -> Mapping[str, list[str]]:
    """Every fault's sentence at its path."""
    sentences: dict[str, list[str]] = {}
    for fault in faults:
        sentences.setdefault(fault.at, []).append(words.text(fault.says))
    return sentences
