"""Whether what fits best is an answer, or only the nearest that there is.

Nothing decides alone. For the best rule speak how well it fits, how much of the words it covers,
how like a question that it answers they are, and a word that only its title knows; against it how
well they fit in another title, and words that are unknown or guessed here. As everyday words fit a
little everywhere, what nobody asks like that must fit clearly better than in any other title. The
weights were found with questions that were kept out of the index, and with such as nothing answers.
"""

from collections.abc import Sequence

from translations.search.index import Hit
from translations.search.sought import Sought
from web.search.entries import index_of

FITS, COVERS, IS_ASKED_LIKE_THAT, HAS_AN_OWN_WORD = 1.0, 0.5, 0.5, 0.25
FITS_ELSEWHERE, IS_DOUBTED = 1.0, 1.5
ENOUGH = 0.3
LIKE_A_KNOWN_QUESTION, STANDS_OUT = 0.5, 0.1
KNOWN_SURELY = 0.78


def is_confident(
    slug: str, best: Hit, sought: Sequence[Sought], elsewhere: float, others: Sequence[str]
) -> bool:
    """Whether enough speaks for the best hit of a title; elsewhere is how well others fit."""
    telling = [word for word in sought if not word.is_small] or list(sought)
    speaks_for = FITS * best.score + COVERS * best.covered + IS_ASKED_LIKE_THAT * best.asked
    has_own = any(_is_own(word, slug, others) for word in telling)
    speaks_for += HAS_AN_OWN_WORD * has_own
    doubt = sum(word.doubt for word in telling) / max(len(telling), 1)
    speaks = speaks_for - FITS_ELSEWHERE * elsewhere - IS_DOUBTED * doubt
    return speaks >= ENOUGH and _is_meant_for_it(best, elsewhere)


def _is_meant_for_it(best: Hit, elsewhere: float) -> bool:
    """Whether players ask for it like that, or no other title fits nearly as well."""
    return best.asked >= LIKE_A_KNOWN_QUESTION or best.score - elsewhere >= STANDS_OUT


def _is_own(word: Sought, slug: str, others: Sequence[str]) -> bool:
    """Whether only this title speaks of something."""
    is_known = word.surest >= KNOWN_SURELY and index_of(slug).knows(word.word)
    return is_known and not any(index_of(other).knows(word.word) for other in others)
