"""Settings from the environment, with defaults that are safe on a laptop."""

import os
import secrets
from pathlib import Path

import click
from flask import Flask

LARGEST_BODY = 256 * 1024
SECRET_BYTES = 32
ONLY_OWNER_FOLDER = 0o700
ONLY_OWNER_FILE = 0o600


class ConfigurationError(click.ClickException):
    """A setting with which Boomtown cannot start, told in a sentence."""

    exit_code = 2


def configure(app: Flask) -> None:
    """Reads the settings; makes the data folder and the secret once."""
    folder = _data_folder()
    database = os.environ.get("BOOMTOWN_DATABASE") or f"sqlite:///{folder / 'boomtown.db'}"
    secret_file = Path(os.environ.get("BOOMTOWN_SECRET_FILE") or folder / "secret")
    app.config.update(
        SECRET_KEY=_secret(secret_file),
        DATABASE=database,
        PUBLIC_URL=(os.environ.get("BOOMTOWN_URL") or "").rstrip("/"),
        MAX_CONTENT_LENGTH=LARGEST_BODY,
        MAX_FORM_MEMORY_SIZE=LARGEST_BODY,
    )
    app.json.sort_keys = False  # type: ignore[attr-defined]


def _data_folder() -> Path:
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("BOOMTOWN_DATA") or Path(shared) / "boomtown")


def _secret(file: Path) -> bytes:
    """The installation's secret, made by whoever comes first and read by all others."""
    try:
        file.parent.mkdir(mode=ONLY_OWNER_FOLDER, parents=True, exist_ok=True)
        if not file.exists():
            _place(secrets.token_bytes(SECRET_BYTES), file)
        secret = file.read_bytes()
    except OSError as error:
        raise ConfigurationError(
            f"Boomtown cannot keep its secret in {file} ({error.strerror}). "
            "Name a folder it may write to in BOOMTOWN_DATA."
        ) from error
    if len(secret) < SECRET_BYTES:
        raise ConfigurationError(f"The secret in {file} is too short; delete it to get a new one.")
    return secret


def _place(secret: bytes, file: Path) -> None:
    """Writes aside and links, so that two first starts agree on one whole secret."""
    aside = file.with_name(f"{file.name}.{os.getpid()}.{secrets.token_hex(4)}")
    descriptor = os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_OWNER_FILE)
    with os.fdopen(descriptor, "wb") as made:
        made.write(secret)
    try:
        os.link(aside, file)
    except FileExistsError:
        pass
    finally:
        aside.unlink()
