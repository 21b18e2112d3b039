"""The titles that are built: rooms of one name on the rules' and on the scoring floor."""

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from marshmallow import Schema

import rules
import scoring
from rules.core.fields import ListOf, PieceOf
from rules.core.forms import Form, read
from rules.core.readings import Readings
from rules.core.rulings import Answer, Ruling, rule
from rules.core.sheet import SheetFacts
from rules.core.titles import Title
from scoring.core.breakdown import Breakdown, ScorePad, score

SHARED_ROOM = "core"


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a title: its form and what answers it."""

    key: str
    form: Form
    answer: Callable[[Any, Readings], Ruling]

    def ask(self, body: object) -> Answer:
        """The ruling on the situation that a body describes."""
        setup, situation = read(self.form, body)
        return rule(self.answer, situation, setup)


@dataclass(frozen=True)
class BuiltTitle:
    """A title with everything that its rooms bring."""

    facts: Title

    @property
    def slug(self) -> str:
        """The name in addresses."""
        return self.facts.slug

    @cached_property
    def table_form(self) -> Form:
        """The form of a whole table."""
        form: Form = import_module(f"rules.{self.facts.room}.schema").TableForm()
        return form

    @cached_property
    def pad(self) -> ScorePad[Any]:
        """The score pad."""
        pad: ScorePad[Any] = import_module(f"scoring.{self.facts.room}").PAD
        return pad

    @cached_property
    def sheet(self) -> SheetFacts:
        """What a shared sheet has to know."""
        facts: SheetFacts = import_module(f"rules.{self.facts.room}.sheet").SHEET
        return facts

    @cached_property
    def seat_form(self) -> Schema:
        """The piece that a seat is read with."""
        seats = self.table_form.fields["seats"]
        assert isinstance(seats, ListOf)  # noqa: S101 (every table form has seats)
        assert isinstance(seats.inner, PieceOf)  # noqa: S101
        return seats.inner.schema

    @cached_property
    def shared_parts(self) -> tuple[str, ...]:
        """What of a table belongs to no seat and is no set-up."""
        names = (field.data_key or name for name, field in self.table_form.fields.items())
        known = {"seats", *self.facts.part_of_table, *Form().fields}
        return tuple(name for name in names if name not in known)

    @cached_property
    def questions(self) -> Mapping[str, Question]:
        """The questions by their keys, in the title's order."""
        return {key: self._question(key) for key in self.facts.questions}

    @cached_property
    def cases(self) -> list[dict[str, Any]]:
        """The worked cases that lie in the room."""
        room = Path(rules.__path__[0]) / self.facts.room
        cases: list[dict[str, Any]] = json.loads((room / "cases.json").read_text("utf-8"))
        return cases

    @cached_property
    def scenes(self) -> Mapping[str, Any]:
        """What words say of a drawing: examples for each question, and what they are drawn in."""
        file = Path(rules.__path__[0]) / self.facts.room / "scenes.toml"
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}

    def score(self, body: object) -> Breakdown:
        """The score of the table that a body describes."""
        setup, table = read(self.table_form, body)
        return score(self.pad, table, setup)

    def _question(self, key: str) -> Question:
        module = import_module(_home_of(self.facts.room, key))
        return Question(key, module.QuestionForm(), module.answer)


def _home_of(room: str, question: str) -> str:
    """A question without points lives on the rules' floor, one with points on the scoring floor."""
    home = f"rules.{room}.questions.{question}"
    return home if find_spec(home) else f"scoring.{room}.questions.{question}"


@cache
def titles() -> Mapping[str, BuiltTitle]:
    """All titles by their slugs."""
    found = [import_module(f"rules.{room}").TITLE for room in _rooms()]
    return {title.slug: BuiltTitle(title) for title in found}


def _rooms() -> list[str]:
    with_rules, with_scoring = (
        {module.name for module in iter_modules(floor.__path__) if module.ispkg}
        for floor in (rules, scoring)
    )
    return sorted((with_rules & with_scoring) - {SHARED_ROOM})
