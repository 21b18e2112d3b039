"""The card game's points and legality once more, slow and plain: what the real engine must equal.

A city is a dict from (column, row) to a letter; a spot without a card is missing from it.
All input is taken to be what the API would accept.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

Spot = tuple[int, int]
City = dict[Spot, str]
Readings = Mapping[str, str]

ROWS = (
    "ranches mines drugstores banks saloons general_stores_city_hall ranch_symbols mine_symbols "
    "house_symbols hotels city_hall outlaws characters appeal"
)
ADJACENT_ROW = {
    "r": "ranches",
    "i": "mines",
    "d": "drugstores",
    "b": "banks",
    "s": "saloons",
    "g": "general_stores_city_hall",
    "y": "general_stores_city_hall",
}
LETTERS = ".hmtirkodbslgcpy"
WORDS = (
    "empty house mountain townhouse mine ranch blacksmith outlaws drugstore bank saloon hotel "
    "general_store church prison city_hall"
)
HOUSES = {"h": 1, "t": 2, "l": 2}
BUILDINGS = "htirkdbslgcpy"
ARROW = {"lawyer", "gunsmith", "governor", "doctor", "heroes", "chinese_worker", "mercenary"}
BOTH_SYMBOLS = {"doctor", "heroes"}
FIXED_WORTH = {"captain": 6, "doctor": 5, "heroes": 6, "paperboy": 3}
WORTH_PER_PICTURE = {
    "cowboy": (3, "r"),
    "banker": (4, "b"),
    "grocer": (4, "d"),
    "sheriff": (3, "p"),
    "prospector": (1, "mi"),
}
READINGS = {
    "CCC-O1": ("per_symbol", "per_cluster"),
    "CCC-O2": ("covered_only", "bare_too"),
    "CCC-O3": ("empty", "penalty_only"),
    "CCC-O4": ("never", "with_protection"),
    "CCC-O5": ("counts_itself", "not_itself"),
    "CCC-O6": ("at_game_end", "at_once"),
    "CCC-O7": ("combine", "one_per_round"),
    "CCC-O8": ("before_this_card", "with_this_card"),
    "CCC-O9": ("sides_only", "corners_too"),
    "CCC-O10": ("both_count", "arrow_only"),
    "CCC-O11": ("counts", "does_not_count"),
    "CCC-O12": ("set_aside", "not_takeable"),
    "CCC-O13": ("counts", "does_not_count"),
    "CCC-O14": ("any_time", "own_turn"),
    "CCC-O15": ("far_end", "near_end"),
    "CCC-O16": ("at_once", "when_you_like"),
    "CCC-O17": ("counts", "does_not_count"),
}
# The points that the words of an edition settle by its default.
SETTLED = {
    "en": {"CCC-O4", "CCC-O11"},
    "de": {"CCC-O2", "CCC-O3", "CCC-O4", "CCC-O6", "CCC-O7", "CCC-O11", "CCC-O17"},
}
CLAUSE_OF_ROW = {
    "ranches": "CCC-41",
    "mines": "CCC-42",
    "drugstores": "CCC-43",
    "banks": "CCC-44",
    "saloons": "CCC-45",
    "general_stores_city_hall": "CCC-46",
    "ranch_symbols": "CCC-47",
    "mine_symbols": "CCC-48",
    "house_symbols": "CCC-49",
    "hotels": "CCC-50",
    "city_hall": "CCC-51",
    "outlaws": "CCC-52",
}
CLAUSE_OF_CHARACTER = {
    "cowboy": "CCC-58",
    "auctioneer": "CCC-62",
    "settler": "CCC-63",
    "captain": "CCC-64",
    "singer": "CCC-65",
    "lawyer": "CCC-66",
    "gunsmith": "CCC-67",
    "banker": "CCC-68",
    "governor": "CCC-69",
    "doctor": "CCC-70",
    "heroes": "CCC-71",
    "teacher": "CCC-72",
    "editor": "CCC-73",
    "grocer": "CCC-74",
    "chinese_worker": "CCC-75",
    "paperboy": "CCC-76",
    "sheriff": "CCC-78",
    "mercenary": "CCC-80",
    "indian": "CCC-81",
    "prospector": "CCC-82",
    "undertaker": "CCC-83",
}
BOX = {
    ".": 210,
    "h": 44,
    "m": 44,
    "t": 12,
    "i": 14,
    "r": 14,
    "k": 3,
    "o": 8,
    "d": 11,
    "b": 11,
    "s": 6,
    "l": 5,
    "g": 2,
    "c": 3,
    "p": 4,
    "y": 1,
}
FEWER_OF_HOUSES_OR_MOUNTAINS = 36
SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))
SIDES_AND_CORNERS = (*SIDES, (-1, -1), (1, -1), (-1, 1), (1, 1))


def parse(text: str) -> City:
    """Read the notation; its first symbol is the spot (0, 0)."""
    city = {}
    for row, symbols in enumerate(text.strip().lower().split("/")):
        column = 0
        for symbol in symbols:
            if symbol not in "-123456789":
                city[column, row] = symbol
            column += int(symbol) if symbol.isdigit() else 1
    return city


def box(city: City) -> tuple[int, int, int, int]:
    """Name the first column, first row, last column and last row of a city with cards."""
    columns = [column for column, _ in city]
    rows = [row for _, row in city]
    return min(columns), min(rows), max(columns), max(rows)


def drawing(city: City, margin: int = 0) -> str:
    """Write the bounding box with all rows in full; a margin adds bare spots in front and above."""
    if not city:
        return ""
    left, top, right, bottom = box(city)
    columns, rows = range(left - margin, right + 1), range(top - margin, bottom + 1)
    return "/".join("".join(city.get((column, row), "-") for column in columns) for row in rows)


def spot_at(name: str) -> Spot:
    """Turn a name such as c3 into (2, 2)."""
    return ord(name[0].lower()) - ord("a"), int(name[1:]) - 1


def moved(city: City, columns: int, rows: int) -> City:
    """Shift every parcel by so many columns and rows."""
    return {(column + columns, row + rows): letter for (column, row), letter in city.items()}


def lay(cards: Iterable[Mapping[str, str]]) -> City:
    """Lay the cards one after the other and keep what is seen from above."""
    city: City = {}
    for card in cards:
        city.update(moved(parse(card["parcels"]), *spot_at(card["at"])))
    return city


def typed_city(holder: Mapping[str, Any]) -> City:
    """Read the city of a seat or of a question, typed as notation or as cards."""
    return parse(holder["city"]) if "city" in holder else lay(holder["cards"])


def fits_the_box(letters: Iterable[str]) -> bool:
    """Say whether the box holds so many of each picture."""
    number = Counter(letters)
    if min(number["h"], number["m"]) > FEWER_OF_HOUSES_OR_MOUNTAINS:
        return False
    return all(number[letter] <= most for letter, most in BOX.items())


def box_allows(holder: Mapping[str, Any]) -> bool:
    """Say whether the box holds the city asked about and the card that would come to it."""
    if "cards" in holder:
        shown = "".join(card["parcels"] for card in holder["cards"])
    else:
        shown = "".join(parse(holder["city"]).values())
    return fits_the_box((shown + holder["card"]).replace("/", ""))


def base_readings(edition: str, house_rules: Readings) -> dict[str, str]:
    """Give the reading of every open point before any of them is varied."""
    readings = {point: keys[0] for point, keys in READINGS.items()}
    if edition == "de":
        readings["CCC-O4"] = "with_protection"
    return {**readings, **house_rules}


def other_reading(point: str, reading: str) -> str:
    """Give the reading that is not this one."""
    first, second = READINGS[point]
    return second if reading == first else first


def is_settled(point: str, reading: str, body: Mapping[str, Any]) -> bool:
    """Say whether the words of the edition settle the point by this very reading."""
    edition = body.get("edition", "en")
    return point in SETTLED[edition] and reading == base_readings(edition, {})[point]


def readings_of(body: Mapping[str, Any]) -> dict[str, str]:
    """Give the base readings of a request."""
    return base_readings(body.get("edition", "en"), body.get("house_rules", {}))


def around(spot: Spot, steps: Iterable[Spot] = SIDES_AND_CORNERS) -> list[Spot]:
    """Name the spots around a spot, also those without a card."""
    return [(spot[0] + columns, spot[1] + rows) for columns, rows in steps]


def spots_of(city: City, letter: str) -> list[Spot]:
    """Find all parcels with this picture."""
    return [spot for spot, picture in city.items() if picture == letter]


def count_parts(spots: Iterable[Spot], steps: Iterable[Spot]) -> int:
    """Count the groups of spots that hang together by the steps."""
    left = set(spots)
    parts = 0
    while left:
        parts += 1
        reached = [left.pop()]
        while reached:
            joined = left.intersection(around(reached.pop(), steps))
            left -= joined
            reached.extend(joined)
    return parts


def house_points(letters: Iterable[str]) -> int:
    """Count a House once, a Townhouse and a Hotel twice."""
    return sum(HOUSES.get(letter, 0) for letter in letters)


def is_protected(city: City, owned: Collection[str]) -> bool:
    """Say whether a Prison stands in the city or the Sheriff is owned."""
    return "p" in city.values() or "sheriff" in owned


def empty_letters(city: City, owned: Collection[str], readings: Readings) -> set[str]:
    """Name the letters that count as empty for a Ranch, '-' standing for bare spots."""
    letters = {"."}
    if "p" in city.values() or ("sheriff" in owned and readings["CCC-O3"] == "empty"):
        letters.add("o")
    if readings["CCC-O2"] == "bare_too":
        letters.add("-")
    return letters


def adjacent_points(city: City, spot: Spot, empty: Collection[str]) -> int:
    """Count what the parcel earns by its eight neighbours."""
    letter = city[spot]
    neighbours = [city.get(neighbour, "-") for neighbour in around(spot)]
    if letter == "r":
        return sum(neighbour in empty for neighbour in neighbours)
    if letter == "i":
        return 2 * neighbours.count("m")
    if letter == "s":
        return 2 * house_points(neighbours)
    return house_points(neighbours) if letter in "dbgy" else 0


def city_hall_points(city: City, readings: Readings) -> int:
    """Count what one City Hall earns by the buildings that are neither House nor Townhouse."""
    left_out = "htl" if readings["CCC-O13"] == "does_not_count" else "ht"
    counted = sum(letter in BUILDINGS and letter not in left_out for letter in city.values())
    return counted - 1 if readings["CCC-O5"] == "not_itself" else counted


def outlaw_points(city: City, owned: Collection[str], readings: Readings) -> int:
    """Count what the groups of outlaws cost."""
    if is_protected(city, owned):
        return 0
    outlaws = spots_of(city, "o")
    if readings["CCC-O1"] == "per_cluster":
        return -6 * count_parts(outlaws, SIDES_AND_CORNERS)
    return -6 * len(outlaws)


def settler_points(city: City, owned: Collection[str], readings: Readings) -> int:
    """Count the empty spots around all Ranches, each once."""
    empty = empty_letters(city, owned, readings)
    if readings["CCC-O11"] == "does_not_count":
        empty.discard("o")
    near = {spot for ranch in spots_of(city, "r") for spot in around(ranch)}
    return sum(city.get(spot, "-") in empty for spot in near)


def counted_by(
    counter: str, owned: Collection[str], readings: Readings, brought: str | None
) -> list[str]:
    """Name the characters that Editor or Undertaker count; `brought` came by the Paperboy."""
    if readings["CCC-O17"] == "counts" or "paperboy" not in owned:
        return list(owned)
    return [who for who in owned if who != brought or who == counter]


def may_lack_choice(owned: Collection[str]) -> bool:
    """Say whether Editor or Undertaker could hang on whom the Paperboy brought."""
    if "paperboy" not in owned:
        return False
    counters = {"editor", "undertaker"}.intersection(owned)
    return any(who not in {"paperboy", counter} for counter in counters for who in owned)


def lacks_choice(holder: Mapping[str, Any], owned: Collection[str], readings: Readings) -> bool:
    """Say whether it has to be known whom the Paperboy brought, and is not."""
    if "paperboy_choice" in holder or readings["CCC-O17"] == "counts":
        return False
    return may_lack_choice(owned)


def editor_points(owned: Collection[str], readings: Readings, brought: str | None) -> int:
    """Count 4 for each character with the arrow and 1 for each with the dollar sign."""
    points = 0
    for who in counted_by("editor", owned, readings, brought):
        if who in ARROW:
            points += 4
        if who not in ARROW or (who in BOTH_SYMBOLS and readings["CCC-O10"] == "both_count"):
            points += 1
    return points


def character_points(  # noqa: C901, PLR0911 (plain on purpose)
    who: str,
    city: City,
    owned: Collection[str],
    sold: int,
    readings: Readings,
    brought: str | None = None,
) -> int:
    """Count what one of the owned characters is worth."""
    if who in WORTH_PER_PICTURE:
        each, pictures = WORTH_PER_PICTURE[who]
        return each * sum(letter in pictures for letter in city.values())
    if who == "auctioneer":
        return 7 * sold
    if who == "settler":
        return settler_points(city, owned, readings)
    if who == "singer":
        saloons = spots_of(city, "s")
        return max((adjacent_points(city, saloon, ".") for saloon in saloons), default=0)
    if who == "teacher":
        return house_points(city.values())
    if who == "editor":
        return editor_points(owned, readings, brought)
    if who == "indian":
        free = (72 if "captain" in owned else 64) - len(city)
        return max(0, (free + 1) // 2)
    if who == "undertaker":
        return 2 * len(counted_by("undertaker", owned, readings, brought))
    return FIXED_WORTH.get(who, 0)


def worths(
    city: City,
    owned: Collection[str],
    sold: int,
    readings: Readings,
    brought: str | None = None,
) -> dict[str, int]:
    """Count what each of the owned characters is worth."""
    return {who: character_points(who, city, owned, sold, readings, brought) for who in owned}


def city_lines(
    city: City,
    owned: Collection[str],
    sold: int,
    readings: Readings,
    brought: str | None = None,
) -> dict[str, int]:
    """Score a city with its characters and so many sold cards, row by row."""
    points = dict.fromkeys(ROWS.split(), 0)
    empty = empty_letters(city, owned, readings)
    for spot, letter in city.items():
        if letter in ADJACENT_ROW:
            points[ADJACENT_ROW[letter]] += adjacent_points(city, spot, empty)
    number = Counter(city.values())
    points["ranch_symbols"] = (number["d"] + number["k"]) * number["r"]
    points["mine_symbols"] = (number["b"] + number["k"]) * number["i"]
    points["house_symbols"] = (number["c"] + number["g"]) * house_points(city.values())
    points["hotels"] = 3 * number["l"]
    points["city_hall"] = number["y"] * city_hall_points(city, readings)
    points["outlaws"] = outlaw_points(city, owned, readings)
    points["characters"] = sum(worths(city, owned, sold, readings, brought).values())
    return points


def city_total(
    city: City,
    owned: Collection[str],
    sold: int,
    readings: Readings,
    brought: str | None = None,
) -> int:
    """Score a city with its characters and so many sold cards as one number."""
    return sum(city_lines(city, owned, sold, readings, brought).values())


def by_clause(
    city: City,
    owned: Collection[str],
    sold: int,
    readings: Readings,
    brought: str | None = None,
) -> Counter[str]:
    """Score a city so that each row and each character stands under its clause."""
    lines = city_lines(city, owned, sold, readings, brought)
    found = Counter({CLAUSE_OF_ROW[row]: lines[row] for row in CLAUSE_OF_ROW})
    for who, points in worths(city, owned, sold, readings, brought).items():
        found[CLAUSE_OF_CHARACTER[who]] += points
    return found


def explained(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """Name what changed, each with its clause and amount."""
    changes = {clause: after[clause] - before[clause] for clause in {*before, *after}}
    return {clause: change for clause, change in changes.items() if change}


def lines(seat: Mapping[str, Any], readings: Readings) -> dict[str, int]:
    """Score one seat of a table, row by row."""
    if seat.get("virtual"):
        appeal = seat["appeal"]
        points = appeal if isinstance(appeal, int) else sum(appeal)
        return {**dict.fromkeys(ROWS.split(), 0), "appeal": points}
    owned = seat.get("characters", [])
    sold = seat.get("auctioneer_sold", 0)
    brought = seat.get("paperboy_choice")
    if "counts" in seat:
        return {**city_lines({}, owned, sold, readings, brought), **seat["counts"]}
    return city_lines(typed_city(seat), owned, sold, readings, brought)


def lacking(seats: Sequence[Mapping[str, Any]], readings: Readings) -> list[str]:
    """Name the fields without which the table cannot be scored under these readings."""
    return [
        f"seats.{number}.paperboy_choice"
        for number, seat in enumerate(seats)
        if not seat.get("virtual")
        and "characters" not in seat.get("counts", {})
        and lacks_choice(seat, seat.get("characters", []), readings)
    ]


def outcome(seats: Sequence[Mapping[str, Any]], readings: Readings) -> dict[str, Any]:
    """Give the totals and the winners of a table under one set of readings."""
    totals = {}
    for number, seat in enumerate(seats, 1):
        name = seat.get("name", f"Seat {number}").strip()
        totals[name] = sum(lines(seat, readings).values())
    best = max(totals.values())
    return {"totals": totals, "winners": [name for name in totals if totals[name] == best]}


def score(body: Mapping[str, Any]) -> dict[str, Any]:
    """Score a whole table, then again under each other reading to see what depends on it."""
    base = readings_of(body)
    found = outcome(body["seats"], base)
    seats = []
    for (name, total), seat in zip(found["totals"].items(), body["seats"], strict=True):
        rank = 1 + sum(other > total for other in found["totals"].values())
        seats.append({"name": name, "total": total, "rank": rank, "lines": lines(seat, base)})
    depends_on = []
    for point, reading in base.items():
        if is_settled(point, reading, body):
            continue
        other = other_reading(point, reading)
        varied = {**base, point: other}
        if needs := lacking(body["seats"], varied):
            otherwise = [{"reading": other, "needs": needs}]
            depends_on.append({"open_point": point, "reading": reading, "otherwise": otherwise})
            continue
        varied = outcome(body["seats"], varied)
        if varied != found:
            otherwise = [{"reading": other, **varied}]
            depends_on.append({"open_point": point, "reading": reading, "otherwise": otherwise})
    return {"seats": seats, "winners": found["winners"], "depends_on": depends_on}


def fits_size(city: City, owned: Collection[str]) -> bool:
    """Say whether a city is no larger than 8 x 8, with the Captain 8 x 9 or 9 x 8."""
    left, top, right, bottom = box(city)
    shorter, longer = sorted((right - left + 1, bottom - top + 1))
    return shorter <= 8 and longer <= (9 if "captain" in owned else 8)


def forbidden_cover(under: str, over: str, protected: bool, readings: Readings) -> set[str]:
    """Name the clauses that forbid this picture on that one."""
    if under == ".":
        return set()
    if under == "o":
        clauses = set() if protected else {"CCC-32"}
        never = over == "o" and readings["CCC-O4"] == "never"
        return clauses | {"CCC-33"} if never else clauses
    identical = under == over and under in BUILDINGS + "m"
    return set() if identical or (under == "h" and over == "t") else {"CCC-29"}


def placement(
    city: City, card: str, at: Spot, characters: Collection[str], readings: Readings
) -> set[str]:
    """Name the clauses that forbid laying the card there; none if it is legal."""
    laid = moved(parse(card), *at)
    protected = is_protected(city, characters)
    if readings["CCC-O8"] == "with_this_card" and "p" in laid.values():
        protected = True
    clauses = set()
    if not fits_size({**city, **laid}, characters):
        clauses.add("CCC-26")
    touched = [*laid, *(near for spot in laid for near in around(spot, SIDES))]
    if city and not any(spot in city for spot in touched):
        clauses.add("CCC-27")
    for spot, over in laid.items():
        clauses |= forbidden_cover(city.get(spot, "."), over, protected, readings)
    return clauses


def placement_explained(body: Mapping[str, Any], readings: Readings) -> dict[str, int]:
    """Name what a card that may lie there changes."""
    city, owned = typed_city(body), body.get("characters", [])
    laid = moved(parse(body["card"]), *spot_at(body["at"]))
    before, after = (by_clause(each, owned, 0, readings) for each in (city, {**city, **laid}))
    return explained(before, after)


def spots_to_try(city: City) -> list[Spot]:
    """Name every spot where a card could touch the city; an empty city takes it at c3."""
    if not city:
        return [(2, 2)]
    left, top, right, bottom = box(city)
    columns, rows = range(left - 2, right + 2), range(top - 2, bottom + 2)
    return [(column, row) for row in rows for column in columns]


def placements(body: Mapping[str, Any]) -> dict[str, Any]:
    """Try the card everywhere and rescore the city for every legal spot."""
    readings = readings_of(body)
    owned = body.get("characters", [])
    typed = typed_city(body)
    columns, rows = (2 - box(typed)[0], 2 - box(typed)[1]) if typed else (0, 0)
    city = moved(typed, columns, rows)
    before = city_total(city, owned, 0, readings)
    spots: list[dict[str, Any]] = []
    for at in spots_to_try(city):
        if placement(city, body["card"], at, owned, readings):
            continue
        laid = moved(parse(body["card"]), *at)
        change = city_total({**city, **laid}, owned, 0, readings) - before
        covers = sum(spot in city for spot in laid)
        name = f"{chr(ord('a') + at[0])}{at[1] + 1}"
        spots.append({"at": name, "score_change": change, "covers": covers})
    # The spots were tried row by row, and sorting keeps that order among equals.
    spots.sort(key=lambda spot: (-spot["score_change"], spot["covers"]))
    offset = {"columns": columns, "rows": rows}
    facts = {"city": drawing(city, margin=2), "offset": offset, "spots": spots}
    if not spots:
        kept = readings["CCC-O16"] == "when_you_like"
        if_none = "kept" if kept else readings["CCC-O12"]
        return {**facts, "count": 0, "best": None, "if_none": if_none}
    return {**facts, "count": len(spots), "best": spots[0]["score_change"]}


def building(body: Mapping[str, Any]) -> dict[str, Any]:
    """Say what the parcel is worth under the base readings."""
    readings = readings_of(body)
    owned = body.get("characters", [])
    city = typed_city(body)
    spot = spot_at(body["at"])
    letter = city[spot]
    by_neighbours = adjacent_points(city, spot, empty_letters(city, owned, readings))
    by_symbols = 0
    if letter in "dk":
        by_symbols += len(spots_of(city, "r"))
    if letter in "bk":
        by_symbols += len(spots_of(city, "i"))
    if letter in "cg":
        by_symbols += house_points(city.values())
    if letter == "y":
        by_symbols += city_hall_points(city, readings)
    points = by_neighbours + by_symbols
    if letter == "l":
        points = 3
    if letter == "o" and not is_protected(city, owned):
        points = -6
    facts = {
        "picture": WORDS.split()[LETTERS.index(letter)],
        "adjacent_points": by_neighbours,
        "symbol_points": by_symbols,
        "points": points,
    }
    return {"verdict": "answer", "facts": facts, "clauses": set()}


def character(body: Mapping[str, Any]) -> dict[str, Any]:
    """Say what the character brings under the base readings, whether already owned or not."""
    readings = readings_of(body)
    city = typed_city(body)
    who = body["character"]
    sold = body.get("auctioneer_sold", 0)
    brought = body.get("paperboy_choice")
    without = [other for other in body.get("characters", []) if other != who]
    owned = [*without, who]
    before, after = (by_clause(city, each, sold, readings, brought) for each in (without, owned))
    points = character_points(who, city, owned, sold, readings, brought)
    changes = explained(before, after)
    facts = {"points": points, "score_change": sum(changes.values())}
    return {"verdict": "answer", "facts": facts, "clauses": set(), "explained": changes}


def sale(body: Mapping[str, Any]) -> dict[str, Any]:
    """Say under the base readings whether these cards may be sold, and what that brings."""
    readings = readings_of(body)
    cards, sell = body["cards"], body["sell"]
    owned = body.get("characters", [])
    already = body.get("already_sold", 0)
    sold = already + len(sell)
    rest = lay(card for number, card in enumerate(cards, 1) if number not in sell)
    clauses = set()
    now = body.get("moment", "taking") == "taking" or readings["CCC-O14"] == "any_time"
    if "auctioneer" not in owned or sold > 3 or not now:
        clauses.add("CCC-59")
    for number in sell:
        others = lay([*cards[: number - 1], *cards[number:]])
        if any(spot in others for spot in lay([cards[number - 1]])):
            clauses.add("CCC-60")
    steps = SIDES_AND_CORNERS if readings["CCC-O9"] == "corners_too" else SIDES
    if count_parts(rest, steps) > 1:
        clauses.add("CCC-61")
    if clauses:
        return {"verdict": "no", "facts": {}, "clauses": clauses}
    before = by_clause(lay(cards), owned, already, readings)
    changes = explained(before, by_clause(rest, owned, sold, readings))
    change = sum(changes.values())
    facts = {"vp": 7 * len(sell), "sold": sold, "city": drawing(rest), "score_change": change}
    return {"verdict": "yes", "facts": facts, "clauses": clauses, "explained": changes}
