"""Settings from the environment, with defaults that are safe on a laptop."""

import os
import secrets
import stat
from pathlib import Path
from urllib.parse import quote, urlsplit

import click
from flask import Flask

VERSION = "0.3"
LARGEST_BODY = 256 * 1024
SECRET_BYTES = 32
ONLY_OWNER_FOLDER = 0o700
ONLY_OWNER_FILE = 0o600
OF_OTHERS = 0o077
SECONDS_ALONE, SECONDS_AMONG_MANY = 1.0, 20.0
"""Until what is still asked is cut at the end: whoever is alone wants to begin anew."""
SECONDS_OF_NOTICE = 5.0
"""In which a proxy sees that this one of many is about to end, and sends it nothing more."""
TO_AGREE_ON = {
    "BOOMTOWN_SECRET_FILE": "the file with the secret (openssl rand -out FILE 32 makes one)",
    "BOOMTOWN_URL": "the public address",
}


class ConfigurationError(click.ClickException):
    """A setting with which Boomtown cannot start, told in a sentence."""

    exit_code = 2


def configure(app: Flask) -> None:
    """Reads the settings; makes the data folder and the secret once."""
    refuse_half_a_setting()
    folder = _data_folder()
    secret_file = Path(os.environ.get("BOOMTOWN_SECRET_FILE") or folder / "secret")
    app.config.update(
        SECRET_KEY=_secret(secret_file, may_be_made=not is_one_of_many()),
        SECRET_FILE=secret_file,
        DATABASE=os.environ.get("BOOMTOWN_DATABASE") or _database_in(folder),
        PAPERS=folder / "papers",
        POCKET=folder / "pocket",
        PUBLIC_URL=_public_url(),
        KEEP_MONTHS=_number("BOOMTOWN_KEEP_MONTHS", least=1, usual=12),
        SECONDS_OF_NOTICE=SECONDS_OF_NOTICE if is_one_of_many() else 0,
        SECONDS_TO_FINISH=SECONDS_AMONG_MANY if is_one_of_many() else SECONDS_ALONE,
        PROXIES=_number("BOOMTOWN_PROXIES", least=0, usual=0),
        MAX_CONTENT_LENGTH=LARGEST_BODY + 1,  # one more, to see that there is more
        MAX_FORM_MEMORY_SIZE=LARGEST_BODY,
    )


def is_one_of_many() -> bool:
    """Whether several servers may work on one database, so that none may choose for itself."""
    return (os.environ.get("BOOMTOWN_DATABASE") or "").startswith("postgresql")


def refuse_half_a_setting() -> None:
    """Several servers must agree on what a single one may find out or make by itself."""
    if not is_one_of_many():
        return
    for name, what in TO_AGREE_ON.items():
        if not os.environ.get(name):
            raise ConfigurationError(
                f"With PostgreSQL, {name} must be set: {what}, the same at every server."
            )


def _number(name: str, *, least: int, usual: int) -> int:
    """A setting that is a small whole number."""
    told = os.environ.get(name) or str(usual)
    if not (told.isascii() and told.isdigit() and len(told) <= 4 and int(told) >= least):  # noqa: PLR2004
        raise ConfigurationError(f"{name} is {told}, which is no whole number from {least} on.")
    return int(told)


def _database_in(folder: Path) -> str:
    """The address of the file that holds the sheets."""
    return "sqlite:///" + quote(str(folder / "boomtown.db"))


def _data_folder() -> Path:
    folder = _place_for_data()
    try:
        folder.mkdir(mode=ONLY_OWNER_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigurationError(
            f"Boomtown cannot keep anything in {folder} ({error.strerror}). "
            "Name a folder it may write to in BOOMTOWN_DATA."
        ) from error
    return folder


def _place_for_data() -> Path:
    if named := os.environ.get("BOOMTOWN_DATA"):
        return Path(named)
    if shared := os.environ.get("XDG_DATA_HOME"):
        return Path(shared) / "boomtown"
    try:
        return Path.home() / ".local" / "share" / "boomtown"
    except RuntimeError as error:
        raise ConfigurationError(
            "Boomtown has no home folder to keep anything in. "
            "Name a folder it may write to in BOOMTOWN_DATA."
        ) from error


def _public_url() -> str:
    """The address for links and codes, without a slash at its end."""
    address = (os.environ.get("BOOMTOWN_URL") or "").rstrip("/")
    if address and not _leads_somewhere(address):
        raise ConfigurationError(
            f"BOOMTOWN_URL is {address}, which is no address. "
            "It looks like http://192.168.1.7:8000 or https://boomtown.example."
        )
    return address


def _leads_somewhere(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return parts.scheme in {"http", "https"} and bool(parts.hostname)
    except ValueError:
        return False


def _secret(file: Path, *, may_be_made: bool) -> bytes:
    """The installation's secret, made by whoever comes first and read by all others."""
    try:
        if may_be_made and not file.exists():
            file.parent.mkdir(mode=ONLY_OWNER_FOLDER, parents=True, exist_ok=True)
            _place(secrets.token_bytes(SECRET_BYTES), file)
        secret = file.read_bytes()
    except OSError as error:
        raise ConfigurationError(
            f"Boomtown cannot keep its secret in {file} ({error.strerror}). "
            "Name another place in BOOMTOWN_SECRET_FILE, or another folder in BOOMTOWN_DATA."
        ) from error
    if len(secret) < SECRET_BYTES:
        raise ConfigurationError(f"The secret in {file} is too short; delete it to get a new one.")
    return secret


def readers_of_secret(file: Path) -> str | None:
    """A warning where others may read the secret: they could print pads of this installation."""
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
    except OSError:
        return None
    if not mode & OF_OTHERS:
        return None
    return f"Others may read the secret in {file} (mode {mode:o}). Close it: chmod 600 {file}"


def _place(secret: bytes, file: Path) -> None:
    """Writes aside and links, so that two first starts agree on one whole secret."""
    aside = file.with_name(f"{file.name}.{os.getpid()}.{secrets.token_hex(4)}")
    descriptor = os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_OWNER_FILE)
    try:
        with os.fdopen(descriptor, "wb") as made:
            made.write(secret)
        os.link(aside, file)
    except FileExistsError:
        pass
    finally:
        aside.unlink()
