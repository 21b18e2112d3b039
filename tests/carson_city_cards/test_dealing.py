"""How large the random cities are on which the score is compared with the plain reference."""

from tests.carson_city_cards import plain, seating
from tests.strategies import samples

A_FEW = 300


def test_the_random_cities_show_every_size() -> None:
    bodies = samples(seating.city_alone, A_FEW)
    sizes = [len(plain.typed_city(body["seats"][0])) for body in bodies]
    assert min(sizes) == 0
    assert max(sizes) >= 56
