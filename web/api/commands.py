"""The command line: a breakdown as a table, a ruling in words, both as JSON where wanted."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from io import TextIOWrapper
from typing import Any, TextIO, TypeVar

import click

from rules.core.faults import Fault, RefusedError
from rules.core.readings import Alternative, Dependence
from rules.core.rulings import Answer, Combination, Reason, Ruling, Verdict
from rules.core.titles import Title
from scoring.core.breakdown import Breakdown, ScoreOutcome
from scoring.core.possible import numbers_told
from scoring.titles import BuiltTitle, titles
from translations.catalogue import Catalogue, catalogue, label_catalogue, languages
from web.api.answers import breakdown_json, ruling_json
from web.house.faults import faults_json
from web.house.json_bodies import read_json
from web.house.language import language_of_terminal
from web.house.names import names_told

Outcome = TypeVar("Outcome")

EXIT_NO = 1
EXIT_REFUSED = 2
NAMES_KEY = "web.api.commands.names"
"""Where a command remembers who sits at the table in its file."""


def exit_if_refused(command: Callable[..., None]) -> Callable[..., None]:
    """Ends a command whose input is refused with its sentences on standard error."""

    @wraps(command)
    def run(**arguments: Any) -> None:
        _replace_unprintable_signs()
        try:
            command(**arguments)
        except RefusedError as error:
            words = words_for(arguments["lang"], error.title)
            for path, sentences in faults_json(error.faults, words).items():
                click.echo(f"{path}: {' '.join(sentences)}", err=True)
            sys.exit(EXIT_REFUSED)

    return run


def _replace_unprintable_signs() -> None:
    """Shows a question mark for what a terminal has no sign for."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def words_for(language: str, title: Title | None) -> Catalogue:
    """The words for a title, in which those are called by their names whom the file names."""
    names = click.get_current_context().meta.get(NAMES_KEY, {})
    return catalogue(language, title.room if title else None).naming(names)


class TitleName(click.ParamType[BuiltTitle]):
    """The slug of a title."""

    name = "title"

    def convert(self, value: str, param: Any, ctx: Any) -> BuiltTitle:
        if value not in titles():
            self.fail(f"There is no title {value!r}; there is: {', '.join(titles())}.", param, ctx)
        return titles()[value]


with_file = click.argument("file", type=click.File("r", encoding="utf-8"))
with_language = click.option(
    "--lang", type=click.Choice(languages()), default=language_of_terminal, help="Language."
)
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON as the API has it.")


def json_in(file: TextIO) -> Any:
    """The JSON in a file."""
    try:
        body = read_json(file.read())
    except (ValueError, RecursionError) as error:
        raise click.BadParameter(f"{file.name} is not JSON that can be read ({error}).") from error
    click.get_current_context().meta[NAMES_KEY] = names_told(body)
    return body


@click.command("score")
@click.argument("title", type=TitleName())
@with_file
@as_json
@with_language
@exit_if_refused
def score_command(title: BuiltTitle, file: TextIO, *, as_json: bool, lang: str) -> None:
    """Print the breakdown of the table in FILE (- is standard input)."""
    breakdown = title.score(json_in(file))
    words = words_for(lang, title.facts)
    if as_json:
        click.echo(json.dumps(breakdown_json(breakdown, words), indent=1))
    else:
        click.echo("\n".join(breakdown_lines(breakdown, words)))


@click.command("ask")
@click.argument("title", type=TitleName())
@click.argument("question")
@with_file
@as_json
@with_language
@exit_if_refused
def ask_command(
    title: BuiltTitle, question: str, file: TextIO, *, as_json: bool, lang: str
) -> None:
    """Print the ruling on the situation in FILE (- is standard input)."""
    if question not in title.questions:
        known = ", ".join(title.questions)
        raise click.BadParameter(f"There is no question {question!r}; there is: {known}.")
    answer = title.questions[question].ask(json_in(file))
    words = words_for(lang, title.facts)
    if as_json:
        ruling = ruling_json(title.facts, question, answer, words)
        click.echo(json.dumps(ruling, indent=1))
    else:
        click.echo("\n".join(ruling_lines(answer, words)))
    sys.exit(EXIT_NO if answer.ruling.verdict is Verdict.NO else 0)


def breakdown_lines(breakdown: Breakdown, words: Catalogue) -> list[str]:
    """The score pad as text, and below it what there is to say about it."""
    labels = label_catalogue(breakdown.setup.title, breakdown.setup.edition, words)
    seats = breakdown.seats
    rows = [["", *(seat.name for seat in seats)]]
    for number, row in enumerate(seats[0].rows):
        points = (words.text(numbers_told(seat.points[number])) for seat in seats)
        rows.append([labels.name(f"row-{row.key}"), *points])
    totals = (words.text(numbers_told(seat.totals)) for seat in seats)
    ranks = (breakdown.sure_rank(number, is_agreed=True) for number in range(len(seats)))
    rows.append([words.name("command-total"), *totals])
    rows.append([words.name("command-rank"), *(str(rank or "–") for rank in ranks)])
    return [*_in_columns(rows), "", *_remarks(breakdown, words)]


def _in_columns(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [
                row[0].ljust(widths[0]),
                *(c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)),
            ]
        )
        for row in rows
    ]


def _remarks(breakdown: Breakdown, words: Catalogue) -> list[str]:
    won = words.says("command-winner", names=breakdown.winners)
    lines = [words.name("result-not-decided") if breakdown.asks else won]
    if breakdown.tie_break:
        clauses = "".join(f" ({clause})" for clause in breakdown.tie_break_clauses)
        lines.append(words.text(breakdown.tie_break) + clauses)
    for entry in breakdown.depends_on:
        lines.append(words.says("command-depends", point=entry.point, reading=entry.reading or "-"))
        lines.extend(_otherwise_line(other, _totals, words) for other in entry.otherwise)
    return [*lines, *_warning_lines(breakdown.warnings, words)]


def _totals(standing: ScoreOutcome, _: Catalogue) -> str:
    return ", ".join(f"{name} {total}" for name, total in standing.totals)


def _warning_lines(faults: Iterable[Fault], words: Catalogue) -> Iterator[str]:
    for fault in faults:
        yield words.says("command-warning", at=fault.at, says=fault.says)


def _otherwise_line(
    other: Alternative[Outcome], outcome: Callable[[Outcome, Catalogue], str], words: Catalogue
) -> str:
    if other.outcome is None:
        needs = tuple(fault.at for fault in other.needs)
        return "  " + words.says("command-needs", reading=other.reading, needs=needs)
    outcome_text = outcome(other.outcome, words)
    return "  " + words.says("command-otherwise", reading=other.reading, outcome=outcome_text)


def ruling_lines(answer: Answer, words: Catalogue) -> list[str]:
    """The verdict, its reasons and facts as text."""
    ruling = answer.ruling
    return [
        words.name(f"verdict-{ruling.verdict.value}"),
        *(_reason_line(reason, words) for reason in ruling.because),
        *(f"{name}: {json.dumps(fact, ensure_ascii=False)}" for name, fact in ruling.facts.items()),
        *(words.says("command-remedy", says=remedy) for remedy in ruling.remedies),
        *(line for entry in answer.depends_on for line in _dependence_lines(entry, words)),
        *(_combination_line(each, words) for each in answer.together),
        *_warning_lines(ruling.warnings, words),
    ]


def _reason_line(reason: Reason, words: Catalogue) -> str:
    return f"{reason.clause}: {' '.join(words.text(says) for says in reason.says)}"


def _dependence_lines(entry: Dependence[Ruling], words: Catalogue) -> Iterator[str]:
    if entry.reading:
        yield words.says("command-depends", point=entry.point, reading=entry.reading)
    else:
        yield words.says("command-depends-open", point=entry.point)
    for other in entry.otherwise:
        yield _otherwise_line(other, _verdict, words)


def _combination_line(each: Combination, words: Catalogue) -> str:
    readings = ", ".join(f"{point} {reading}" for point, reading in each.readings)
    outcome = _verdict(each.outcome, words)
    return words.says("command-together", readings=readings, outcome=outcome)


def _verdict(ruling: Ruling, words: Catalogue) -> str:
    return words.name(f"verdict-{ruling.verdict.value}")


COMMANDS = (score_command, ask_command)
