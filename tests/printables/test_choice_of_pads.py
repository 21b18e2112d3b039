"""The page of papers says how many pads come on a page, not how many were asked for."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from printables.core.pads.layout import layout_of
from printables.core.scorepad import PadWish
from scoring.titles import BuiltTitle, titles
from tests.printables.orders import PANELS
from tests.printables.pad_orders import PadOrder, every_order
from translations.catalogue import catalogue

NUMBERS = {
    "en": {1: "One pad", 2: "Two pads", 3: "Three pads", 4: "Up to four pads"},
    "de": {1: "Ein Block", 2: "Zwei Blöcke", 3: "Drei Blöcke", 4: "Bis zu vier Blöcke"},
}
OPTION = r'<option value="{}"[^>]*>(.*?)</option>'


def coming(order: PadOrder) -> int:
    """How many pads share a page of this order."""
    wish = PadWish(
        order.title, order.setup, order.lang, order.paper, order.per_page, players=order.players
    )
    return layout_of(wish).panel.each


def odd_orders(title: BuiltTitle) -> list[PadOrder]:
    """Of each way in which fewer pads come than were asked for one, and one in which all do."""
    found: dict[tuple[int, int], PadOrder] = {}
    for order in (each for each in every_order(title) if not each.variants):
        found.setdefault((order.per_page, coming(order)), order)
    return [*found.values()]


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_the_choice_says_how_many_pads_come(client: FlaskClient, title: BuiltTitle) -> None:
    orders = odd_orders(title)
    assert {order.per_page for order in orders} == {*PANELS}
    for order in orders:
        said = {"Accept-Language": order.lang}
        page = client.get(f"/{title.slug}/print", query_string=order.fields, headers=said)
        select = page.text.partition('id="p-per_page"')[2].partition("</select>")[0]
        (label,) = re.findall(OPTION.format(order.per_page), select)
        assert unescape(label) == NUMBERS[order.lang][coming(order)], str(order)
        fewer = catalogue(order.lang).says("per-page-fewer", count=order.per_page)
        assert (fewer in unescape(page.text)) == (coming(order) < order.per_page)
        address = f"/print/{title.slug}/scorepad.html"
        preview = client.get(address, query_string=order.fields).text
        assert len(re.findall(r'<header class="pad-head"', preview)) == coming(order)


def test_fewer_pads_come_somewhere() -> None:
    orders = [order for title in titles().values() for order in odd_orders(title)]
    assert [order for order in orders if coming(order) < order.per_page]
