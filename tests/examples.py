"""Worked examples as data: how the contract writes what is expected of an answer."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

Case = dict[str, Any]
Json = Any


def read_cases(file: Path) -> list[Case]:
    """The cases of a file; none where there is no such file."""
    cases: list[Case] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return cases


def name_of(case: Case) -> str:
    """The sentence that a case is known by."""
    return str(case["id"])


@dataclass(frozen=True)
class Answer:
    """What the API answered to a case."""

    status: int
    body: Json

    def found(self, key: str, expected: Json) -> Json:
        """What the answer holds where the case expects something."""
        head, _, rest = key.partition(".")
        special = getattr(self, f"_{head}", None)
        if special is not None:
            return special(rest, expected)
        return _inside(self.body, key)

    def _status(self, *_: Json) -> int:
        return self.status

    def _errors_at(self, *_: Json) -> list[str]:
        return sorted(self.body["errors"])

    def _total(self, seat: str, _: Json) -> Json:
        return self.body["seats"][int(seat)]["total"]

    def _rank(self, seat: str, _: Json) -> Json:
        return self.body["seats"][int(seat)]["rank"]

    def _line(self, rest: str, _: Json) -> Json:
        seat, row = rest.split(".")
        lines = self.body["seats"][int(seat)]["lines"]
        return next(line["points"] for line in lines if line["row"] == row)

    def _clauses(self, *_: Json) -> list[str]:
        return sorted({reason["clause"] for reason in self.body["because"]})

    def _tie_break(self, *_: Json) -> bool:
        return self.body["tie_break"] is not None

    def _depends_on(self, *_: Json) -> list[str]:
        return [entry["open_point"] for entry in self.body["depends_on"]]

    def _needs(self, point: str, _: Json) -> list[str]:
        (entry,) = [each for each in self.body["depends_on"] if each["open_point"] == point]
        return [path for other in entry["otherwise"] for path in other.get("needs", ())]

    def _warnings_at(self, _: str, expected: Json) -> list[str]:
        """What is warned about: a place that is expected, or one that is not."""
        paths = [warning["at"] for warning in self.body["warnings"]]
        return sorted({_place_of(path, expected) for path in paths})

    def _not_depends_on(self, _: str, expected: Json) -> list[str]:
        return [point for point in expected if point not in self._depends_on()]


def _place_of(path: str, places: list[str]) -> str:
    """The place at or below which a path lies, else the path itself."""
    return next((place for place in places if f"{path}.".startswith(f"{place}.")), path)


def _inside(value: Json, path: str) -> Json:
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def answer_to(client: FlaskClient, slug: str, case: Case) -> Answer:
    """What the API says to the body of a case."""
    answer = client.post(f"/api/v1/{slug}/{case['post']}", json=case["body"])
    return Answer(answer.status_code, answer.get_json())


def differences(answer: Answer, case: Case) -> Iterator[str]:
    """Every expectation of a case that the answer does not meet."""
    expected = {"status": 200, **case["expect"]}
    if answer.status != expected["status"]:
        yield f"status {answer.status}: {answer.body}"
        return
    for key, value in expected.items():
        wanted = sorted(value) if key in {"clauses", "errors_at"} else value
        if (found := answer.found(key, value)) != wanted:
            yield f"{key}: {found!r} instead of {wanted!r}"
