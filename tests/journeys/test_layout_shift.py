"""Nothing on a page moves while it is loaded, however late scripts and fonts come."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, Route

from scoring.titles import BuiltTitle, titles
from tests.journeys.conftest import Visiting
from tests.journeys.every_page import of_title
from tests.journeys.examples import at
from tests.journeys.wide_pages import fullest
from tests.thorough import one_in
from web.forms.typed import typed_from

MOST = 0.05
SETTLED = 300
WATCH = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries()))
        .observe({ type: "layout-shift", buffered: true });
}"""
DRAWN = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done())))"""
SHIFTED = """() => window.shifts.filter(({ hadRecentInput }) => !hadRecentInput)
    .reduce((sum, { value }) => sum + value, 0)"""
LANGUAGES = ("en-GB", "de-DE")
FEW = 9


def kinds_of_page(title: BuiltTitle) -> Iterator[str]:
    """The addresses of a page of each kind."""
    home, body = f"/{title.slug}", fullest(title)
    names = [(f"seats.{seat}.name", name) for seat, name in enumerate(("Ann", "Ben"))]
    yield from (home, f"{home}/score", f"{home}/rules", f"{home}/print", f"{home}/house-rules")
    yield from (path for what, path in of_title(title) if what.endswith((", blank", ", answered")))
    beside = ["/parts"] if title.shared_parts else []
    for page in ("", "/seat/0", "/result", *beside):
        yield at(f"{home}/score{page}", *names)
        yield at(f"{home}/score{page}", *typed_from(body))


def every_kind() -> list[tuple[str, str]]:
    """Each page in one of the languages."""
    paths = ["/", *(path for title in titles().values() for path in kinds_of_page(title))]
    return [(path, LANGUAGES[number % 2]) for number, path in enumerate(paths)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One page in so many; each with `--all`."""
    if "path" in metafunc.fixturenames:
        pages = every_kind()
        ids = [f"{path[:60]}, {language}" for path, language in pages]
        metafunc.parametrize(("path", "language"), one_in(FEW, pages), ids=ids)


@dataclass
class Late:
    """Files on their way over a slow network, until they are told to come."""

    held: list[Route] = field(default_factory=list)
    have_come: bool = False

    def asked_for(self, file: Route) -> None:
        if self.have_come:
            file.continue_()
        else:
            self.held.append(file)

    def come(self) -> None:
        self.have_come = True
        for file in self.held:
            file.continue_()


def shift_on(page: Page, address: str) -> float:
    """How far things move, when first all else is there, then scripts and last of all fonts."""
    scripts, fonts = Late(), Late()
    page.route("**/*.js", scripts.asked_for)
    page.route("**/*.woff2", fonts.asked_for)
    page.add_init_script(f"({WATCH})()")
    page.goto(address, wait_until="commit")
    for late in (scripts, fonts):
        page.wait_for_timeout(SETTLED)
        late.come()
    page.wait_for_load_state("load")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.evaluate(DRAWN)
    return float(page.evaluate(SHIFTED))


def test_a_page_stands_still_while_it_is_loaded(phone: Visiting, path: str, language: str) -> None:
    visit = phone(locale=language)
    assert shift_on(visit.page, visit.home + path) <= MOST


@pytest.mark.parametrize("address", ["/", "/tables", "/carson-city/score"])
def test_what_a_phone_remembers_moves_nothing(phone: Visiting, address: str) -> None:
    visit = phone()
    for title in titles():
        seats = [(f"seats.{number}.name", name) for number, name in enumerate(("Ann", "Ben"))]
        visit.go(at(f"/{title}/score", *seats))
    visit.page.evaluate("() => localStorage.setItem('names', JSON.stringify(['Ann', 'Ben']))")
    assert shift_on(visit.page, visit.home + address) <= MOST


def test_what_moves_is_seen(phone: Visiting) -> None:
    visit = phone()
    visit.page.add_init_script("""
        addEventListener("DOMContentLoaded", () => setTimeout(() => document.body.prepend(
            Object.assign(document.createElement("p"), { style: "height: 20rem" })), 150));
    """)
    assert shift_on(visit.page, visit.home + "/") > MOST
