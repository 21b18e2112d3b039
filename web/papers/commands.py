"""The command line that prints: `flask print scorepad|aid|scoring TITLE -o FILE.pdf`."""

import sys
from collections.abc import Callable
from pathlib import Path

import click
from flask.cli import AppGroup
from werkzeug.datastructures import MultiDict

from printables.core.aid import aid as player_aid
from printables.core.aid import scoring as half_page
from printables.core.press import NoPressError, the_press
from printables.core.scorepad import scorepad
from scoring.titles import BuiltTitle
from web.api.commands import TitleName, exit_if_refused, with_language
from web.house.configuration import ConfigurationError
from web.papers.wishes import aid_wish, pad_wish, scoring_wish

print_commands = AppGroup("print", help="Print score pads and player aids as PDF.")

of_title = click.argument("title", type=TitleName())
into_file = click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The file to write (- is standard output).",
)
on_paper = click.option("--paper", help="a4, letter, a5; of an aid also pocket.")
of_edition = click.option("--edition", help="The edition.")
with_variants = click.option("--variants", help="Variants, with commas between.")
with_house_rules = click.option("--house-rules", help="For instance CCC-O1:per_cluster,…")
OF_A_TABLE = (of_title, into_file, on_paper, of_edition, with_variants, with_house_rules)


def of_a_table(command: Callable[..., None]) -> Callable[..., None]:
    """What every paper can be told of the table it is for."""
    for told in reversed(OF_A_TABLE):
        command = told(command)
    return command


@print_commands.command("scorepad")
@of_a_table
@click.option("--players", help="Columns.")
@click.option("--per-page", help="1, 2 or 4; fewer where rows would be too low.")
@click.option("--copies", help="Pages.")
@click.option("--names", help="Names, with commas between.")
@click.option("--fillable", type=click.Choice(["true", "false"]), help="Fields for a screen.")
@with_language
@exit_if_refused
def scorepad_command(title: BuiltTitle, output: Path, lang: str, **wishes: str | None) -> None:
    """Print score pads."""
    _write(scorepad(pad_wish(title, _typed(wishes), lang)), output)


@print_commands.command("aid")
@of_a_table
@with_language
@exit_if_refused
def aid_command(title: BuiltTitle, output: Path, lang: str, **wishes: str | None) -> None:
    """Print the player aid."""
    _write(player_aid(aid_wish(title, _typed(wishes), lang)), output)


@print_commands.command("scoring")
@of_a_table
@with_language
@exit_if_refused
def scoring_command(title: BuiltTitle, output: Path, lang: str, **wishes: str | None) -> None:
    """Print on half a page how a title scores."""
    _write(half_page(scoring_wish(title, _typed(wishes), lang)), output)


def _typed(wishes: dict[str, str | None]) -> MultiDict[str, str]:
    return MultiDict([(name, text) for name, text in wishes.items() if text])


def _write(html: str, output: Path) -> None:
    try:
        pdf = the_press().print(html)
    except NoPressError as error:
        raise ConfigurationError(f"Nothing can be printed on this machine: {error}") from error
    if str(output) == "-":
        sys.stdout.buffer.write(pdf)
        return
    try:
        output.write_bytes(pdf)
    except OSError as error:
        raise ConfigurationError(f"{output} cannot be written ({error.strerror}).") from error
