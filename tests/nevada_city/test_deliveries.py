"""What arrives of what is brought, what skills add, and what is missing then."""

from typing import Any

import pytest

from rules.nevada_city.delivery import Delivery
from rules.nevada_city.goods import Good, amounts


def goods(**counts: int) -> Any:
    """So many of each kind."""
    return amounts({Good(kind): count for kind, count in counts.items()})


DELIVERIES: dict[str, tuple[Delivery, tuple[Any, ...]]] = {
    "nothing brought": (
        Delivery(goods(iron=2)),
        (goods(), goods(iron=2), goods()),
    ),
    "skills fill what tokens leave": (
        Delivery(goods(iron=3), goods(iron=1), goods(iron=1), icons=goods(iron=4)),
        (goods(iron=1), goods(), goods()),
    ),
    "skills for something else": (
        Delivery(goods(iron=1), icons=goods(brick=2)),
        (goods(), goods(iron=1), goods()),
    ),
    "entertainment beside a token": (
        Delivery(goods(lumber=2), brought=goods(lumber=1), entertainment_as=goods(lumber=2)),
        (goods(), goods(), goods(lumber=1)),
    ),
    "too much of one and too little of another": (
        Delivery(goods(iron=1, brick=2), brought=goods(iron=2), icons=goods(brick=1)),
        (goods(brick=1), goods(brick=1), goods(iron=1)),
    ),
}


@pytest.mark.parametrize(("delivery", "expected"), DELIVERIES.values(), ids=DELIVERIES.keys())
def test_a_delivery_ends_with(delivery: Delivery, expected: tuple[Any, ...]) -> None:
    assert (delivery.from_skills, delivery.missing, delivery.surplus) == expected
    assert delivery.is_complete == (not delivery.missing)
