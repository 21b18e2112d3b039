"""The rulebook's city and a table around it, as people type them."""

from urllib.parse import urlencode

CARDS = "/carson-city-cards"
SCORE = f"{CARDS}/score"
RESULT = f"{SCORE}/result"

ALEX_CITY = "-...d..-/-hhhhmi-/.bhbi.m./hll.hmim/.sp..mim/hhhr...m/-....o.-/-m.o.---"
ALEX_PEOPLE = ("doctor", "teacher", "banker", "lawyer")
PAUL_CITY = "hht..o.h./shtgr.r.h/hl.c..o.d/.y..rk.h./hhdb..i.m/hb..h.mm."
PAUL_PEOPLE = ("sheriff", "captain", "editor", "heroes")

Fields = list[tuple[str, str]]


def built(number: int, name: str, city: str, *people: str) -> Fields:
    """A seat whose city was drawn."""
    typed = {"name": name, "way": "city", "city": city}
    fields = [(f"seats.{number}.{field}", text) for field, text in typed.items()]
    return fields + [(f"seats.{number}.characters", person) for person in people]


def virtual(number: int, name: str, appeal: str) -> Fields:
    """A seat of a virtual player."""
    typed = {"name": name, "way": "virtual", "appeal": appeal}
    return [(f"seats.{number}.{field}", text) for field, text in typed.items()]


ALEX = built(0, "Alex", ALEX_CITY, *ALEX_PEOPLE)
PAUL = built(1, "Paul", PAUL_CITY, *PAUL_PEOPLE)
TABLE = [*ALEX, *PAUL, *virtual(2, "Eagle", "40+46"), *virtual(3, "Bear", "91")]


def at(path: str, *fields: tuple[str, str]) -> str:
    """The address of a page with these fields in it."""
    return f"{path}?{urlencode(fields)}" if fields else path
