"""What the table of any title may have agreed on, as far as its aid depends on it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from html import unescape

from printables.core.aid import AidWish, aid
from rules.core.readings import Setup
from scoring.titles import BuiltTitle, titles
from tests.printables.laid_out import SIZES, Printed, laid_out
from translations.catalogue import Catalogue, catalogue, languages

NUMBER = re.compile(r"O?\d+")
IN_THE_MARGIN = re.compile(r'class="rule"><i>([^<]*)</i>')
BESIDE = re.compile(r'class="no">([^<]*)</td>|<small>([^<]*)</small>')
RUN_IN = re.compile(r"\bO\d+(?=\xa0)")


@dataclass(frozen=True)
class Agreed:
    """Variants, and whether a reading was chosen for every open point."""

    slug: str
    edition: str
    variants: tuple[str, ...] = ()
    all_chosen: bool = False

    @property
    def title(self) -> BuiltTitle:
        """The game."""
        return titles()[self.slug]

    def setup(self, language: str) -> Setup:
        """The same for the rules; of readings the one that takes most room in this language."""
        chosen = longest_readings(self.title, language) if self.all_chosen else {}
        return Setup(self.title.facts, self.edition, self.variants, chosen)


@dataclass(frozen=True)
class Aid:
    """An aid as it may be asked for."""

    agreed: Agreed
    paper: str
    language: str

    @property
    def words(self) -> Catalogue:
        """What is said on it."""
        return catalogue(self.language, self.agreed.title.facts.room)

    @property
    def html(self) -> str:
        """Its text."""
        return self.printed.html

    @property
    def printed(self) -> Printed:
        """Where everything lies."""
        return _printed(self)

    def __str__(self) -> str:
        agreed = self.agreed
        chosen = [*agreed.variants, *(["all chosen"] if agreed.all_chosen else [])]
        about = [agreed.slug, agreed.edition, self.paper, self.language, *chosen]
        return " ".join(about)


@lru_cache(maxsize=2)
def _printed(asked: Aid) -> Printed:
    return laid_out(
        aid(
            AidWish(
                asked.agreed.title, asked.agreed.setup(asked.language), asked.language, asked.paper
            )
        ),
        asked.paper,
    )


def reading_said(words: Catalogue, point: str, reading: str) -> str:
    """What an aid says of a reading: in few words where there are such."""
    few = f"aid-{point}"
    return words.name(few if words.has(few) else point, reading)


def longest_readings(title: BuiltTitle, language: str) -> dict[str, str]:
    """For each open point the reading that takes most room."""
    words = catalogue(language, title.facts.room)
    return {
        point.id: max(
            point.readings, key=lambda reading: len(reading_said(words, point.id, reading))
        )
        for point in title.facts.book.open_points.values()
    }


def played_together(title: BuiltTitle) -> tuple[str, ...]:
    """All variants, of those that rule each other out the one that the title names last."""
    rivals = title.facts.only_one_of
    left_out = [variant for variant in title.facts.variants if variant in rivals][:-1]
    return tuple(variant for variant in title.facts.variants if variant not in left_out)


def every_aid(title: BuiltTitle) -> Iterator[Aid]:
    """In every way in which it can look otherwise."""
    for paper in SIZES:
        for language in languages():
            for agreed in every_agreement(title):
                yield Aid(agreed, paper, language)


def every_agreement(title: BuiltTitle) -> Iterator[Agreed]:
    """No variant, each alone and all of them; at both ends every reading chosen, too."""
    each_alone = [(variant,) for variant in title.facts.variants]
    ends = ((), played_together(title))
    for edition in title.facts.editions:
        for played in dict.fromkeys([*ends, *each_alone]):
            yield Agreed(title.slug, edition, played)
        for played in dict.fromkeys(ends):
            yield Agreed(title.slug, edition, played, all_chosen=True)


def some_aids(title: BuiltTitle) -> Iterator[Aid]:
    """The emptiest and the fullest, by turns on a page and folded: each takes a second or two."""
    plain, whole = Agreed(title.slug, title.facts.editions[0]), fullest(title)
    is_odd = list(titles()).index(title.slug) % 2
    yield Aid(plain, "pocket" if is_odd else "a4", "en")
    yield Aid(whole, "a5" if is_odd else "pocket", "de")


def aids_to_be_read_aloud(title: BuiltTitle) -> Iterator[Aid]:
    """The emptiest and the fullest on every paper, which have all headings that there are."""
    for paper in SIZES:
        for language in languages():
            yield Aid(Agreed(title.slug, title.facts.editions[0]), paper, language)
            yield Aid(fullest(title), paper, language)


def fullest(title: BuiltTitle) -> Agreed:
    """Everything that can be played together, and a reading for each open point."""
    return Agreed(title.slug, title.facts.editions[-1], played_together(title), all_chosen=True)


def ids_on(html: str) -> set[str]:
    """The numbers of the clauses and points that stand in small print."""
    beside = ["".join(found) for found in BESIDE.findall(html)]
    small = [*IN_THE_MARGIN.findall(html), *beside, *RUN_IN.findall(html)]
    return {number for each in small for number in NUMBER.findall(each)}


def text_of(html: str) -> str:
    """What is read, without the markup and with single blanks."""
    _, _, body = html.partition("<body")
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", f"<{body}")).split())


def unbound(html: str) -> str:
    """The same with plain blanks, whatever is kept on one line."""
    return html.replace("\N{NO-BREAK SPACE}", " ").replace("&#39;", "'").replace("&#34;", '"')
