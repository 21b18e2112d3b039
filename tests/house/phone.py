"""A phone that changes a sheet at random over HTTP and writes down each try as it goes.

`python -m tests.house.phone '{"port": 8000, …}' FILE`, the fields as in `Phone`; the tries come
into FILE, one a line.
"""

import http
import http.client
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

SIGNS = "hmirbds."
BARE = "-"
MARKS = ("hat", "star", "cactus", "boot", "horseshoe", "cow")
ROWS = ("ranches", "mines", "drugstores", "banks")
CHARACTERS = ("doctor", "teacher", "banker", "sheriff")
SECONDS_BETWEEN_KNOCKS = 0.05
SECONDS_TO_ANSWER = 60
OFTEN = 0.7
EXPECTED = (http.HTTPStatus.OK, http.HTTPStatus.CONFLICT)
AWAY = http.HTTPStatus.SERVICE_UNAVAILABLE
NOT_THERE = (OSError, http.client.HTTPException)


@dataclass(frozen=True)
class Phone:
    """Who changes what, from which chance on, how often and how long."""

    port: int
    code: str
    own_seat: int | None
    seats: int
    seed: int
    edits: int
    over: str
    """The file whose coming ends it earlier, as does an answer that should never come."""
    longest_pause: float = 0.0
    is_patient: bool = False
    """Whether it takes a database that is away as no answer, and asks again."""


def random_edit(chance: Random, phone: Phone) -> dict[str, Any]:
    """Some paths with their values, none of them inside another."""
    edit: dict[str, Any] = {}
    for _ in range(chance.choice((1, 1, 2, 3))):
        path, value = _random_put(chance, phone)
        if not any(f"{path}.".startswith(f"{other}.") for other in edit):
            inside = [other for other in edit if other.startswith(f"{path}.")]
            edit = {key: kept for key, kept in edit.items() if key not in inside}
            edit[path] = value
    return edit


def _random_put(chance: Random, phone: Phone) -> tuple[str, Any]:
    if phone.own_seat is None and chance.random() < 0.1:
        return chance.choice(
            (
                ("setup.place", f"table {chance.randrange(4)}"),
                ("setup.date", f"2026-11-{chance.randrange(10, 30)}"),
                ("setup.house_rules.CCC-O1", chance.choice(("per_cluster", "per_symbol", None))),
            )
        )
    seat = chance.randrange(phone.seats) if phone.own_seat is None else phone.own_seat
    path, value = chance.choice((_parcel, _parcel, _parcel, _count, _small, _whole))(chance)
    return f"seats.{seat}.{path}", value


def _parcel(chance: Random) -> tuple[str, Any]:
    place = chance.choice("abcdef") + str(chance.randrange(1, 7))
    return f"city.{place}", chance.choice((*SIGNS, BARE, None))


def _count(chance: Random) -> tuple[str, Any]:
    return f"counts.{chance.choice(ROWS)}", chance.choice((0, 2, 4, 6, 300, "?", None))


def _small(chance: Random) -> tuple[str, Any]:
    return chance.choice(
        (
            ("name", f"Player {chance.randrange(9)}"),
            ("mark", chance.choice(MARKS)),
            ("appeal", chance.choice((5, [1, 2, 3], "many", None))),
            ("characters", chance.sample(CHARACTERS, 2)),
        )
    )


def _whole(chance: Random) -> tuple[str, Any]:
    """A whole city has a last row that hardly comes twice, so that no two are the same."""
    last = "".join(chance.choices(SIGNS, k=10))
    city = f"2{chance.choice(SIGNS)}/h1t/{last}"
    counts = {row: chance.randrange(100) for row in chance.sample(ROWS, 2)}
    return chance.choice((("city", city), ("city", None), ("counts", counts), ("counts", None)))


def tries(phone: Phone) -> Iterator[dict[str, Any]]:
    """Each try with its answer; one that was not answered is made again when somebody is there."""
    chance = Random(phone.seed)  # noqa: S311 (no secret: the same again another time)
    seen = [1]
    for _ in range(phone.edits):
        if Path(phone.over).exists():
            return
        time.sleep(chance.uniform(0, phone.longest_pause))
        base = seen[-1] if chance.random() < OFTEN else chance.choice(seen[-12:])
        body = {"base": base, "set": random_edit(chance, phone)}
        for answer in _answers(phone, body):
            yield {**body, **answer}
        if answer["status"] not in EXPECTED:
            return
        seen.append(answer.get("revision", base))


def _answers(phone: Phone, body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What the server says, after all the times that it says nothing."""
    while True:
        try:
            status, answer = _sent(phone, body)
        except NOT_THERE:
            status, answer = 0, {}
        if status and not (phone.is_patient and status == AWAY):
            yield {**answer, "status": status}
            return
        yield {"status": None}
        time.sleep(SECONDS_BETWEEN_KNOCKS)


def _sent(phone: Phone, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    connection = http.client.HTTPConnection("127.0.0.1", phone.port, timeout=SECONDS_TO_ANSWER)
    try:
        headers = {"Content-Type": "application/json"}
        address = f"/api/v1/sheets/{phone.code}"
        connection.request("PATCH", address, json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def main() -> None:
    """Write down each try at once."""
    phone = Phone(**json.loads(sys.argv[1]))
    with Path(sys.argv[2]).open("w") as book:
        for each in tries(phone):
            print(json.dumps(each), file=book, flush=True)


if __name__ == "__main__":
    main()
