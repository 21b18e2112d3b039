"""Pages that a browser prints: nothing of a screen's bars on them, nothing cut, nothing twice."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page

from tests.journeys.conftest import Visiting
from tests.journeys.examples import RESULT, TABLE, at
from tests.printables.positions import pages_of
from tests.thorough import first_quickly

PAGES = {
    "a result": at(RESULT, *TABLE),
    "a rule with its cases": "/carson-city-cards/rules/CCC-29",
    "an open point under each reading": "/nevada-city/rules/NC-O10",
    "a rule with a map": "/gold-rush/rules/GR-34",
    "all rules of a title": "/carson-city/rules",
}
PAPERS = ["Letter", "A4"]
MARGIN = "12mm"
OF_A_SCREEN = "button, input, textarea, select, .sticky, .menu, .skip, form"
# Words stay whole and without gaps, so that they can be compared; what a page hides stays hidden.
WHOLE_WORDS = """() => {
    const sheet = new CSSStyleSheet();
    const rules = ["hyphens: manual", "overflow-wrap: normal", "font-kerning: none"];
    sheet.replaceSync(`* { ${rules.map((rule) => `${rule} !important;`).join("")} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
SEEN = """(wanted) => [...document.querySelectorAll(wanted)]
    .filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 80))"""
SAID = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said = [];
    while (walker.nextNode()) {
        const { currentNode: text } = walker;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isSeen = [...range.getClientRects()].some((box) => box.width > 1 && box.height > 1);
        const style = getComputedStyle(text.parentElement);
        if (isSeen && style.visibility === "visible" && !text.parentElement.closest(".hidden"))
            said.push(text.data);
    }
    return said;
}"""


def words_in(texts: list[str]) -> Counter[str]:
    """Words and numbers of two signs and more, each as often as it stands there."""
    return Counter(word for text in texts for word in re.findall(r"\w{2,}", text))


def printed(page: Page, paper: str) -> bytes:
    """The page on paper."""
    sides = dict.fromkeys(("top", "right", "bottom", "left"), MARGIN)
    return page.pdf(format=paper, margin=sides)  # type: ignore[arg-type]


@pytest.mark.parametrize("paper", first_quickly(PAPERS))
@pytest.mark.parametrize("address", first_quickly(PAGES.values()))
def test_a_page_is_printed_whole_and_once(phone: Visiting, address: str, paper: str) -> None:
    page = phone().go(address)
    page.evaluate(WHOLE_WORDS)
    page.emulate_media(media="print")
    assert page.evaluate(SEEN, OF_A_SCREEN) == []
    said = words_in(page.evaluate(SAID))
    leaves = pages_of(printed(page, paper))
    assert [leaf.strays for leaf in leaves] == [[]] * len(leaves)
    assert all(leaf.words for leaf in leaves)
    texts = [word for leaf in leaves for word in leaf.texts]
    read, letters = words_in(texts), "".join(texts)
    assert {word for word, count in said.items() if letters.count(word) < count} == set(), "lost"
    again = words_in(page.locator("thead").all_inner_texts())
    repeated = {word for word in read - said if word in said and word not in again}
    assert repeated == set(), "printed twice"


def test_the_reasons_of_a_result_are_printed_open(phone: Visiting) -> None:
    page = phone().go(PAGES["a result"])
    page.emulate_media(media="print")
    assert page.locator("details.line:not([open])").count() > 0
    text = " ".join(word for leaf in pages_of(printed(page, "A4")) for word in leaf.texts)
    assert text.count("Total") == 1
    for reason in page.locator("details.line li strong").all_inner_texts()[:20]:
        assert reason in text
