"""A throw-away PostgreSQL for one run of the tests: started by whoever needs it first."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = "BOOMTOWN_TESTS_POSTGRESQL"
"""Where the server of this run lives; all processes of the run find it in their surroundings."""
PROGRAMS = Path("/usr/lib/postgresql")
UNPRIVILEGED = ("postgres", "nobody")
USER = "boomtown"
PATTERN = "boomtown_as_migrated"
QUICK = (
    "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c shared_buffers=64MB "
    "-c max_connections=200 -c listen_addresses='' -c jit=off -c autovacuum=off"
)
MISSING = "no PostgreSQL is installed here (sudo apt install postgresql)"


@dataclass(frozen=True)
class Server:
    """A server of our own in a folder of its own, heard at a socket there."""

    folder: Path

    @property
    def data(self) -> Path:
        """Where it keeps its files."""
        return self.folder / "data"

    def address(self, database: str) -> str:
        """The address of a database, as settings name it."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def asked(self, statement: str, database: str = "postgres") -> list[Any]:
        """Asks it past our own code."""
        import psycopg  # noqa: PLC0415 (not before a test needs it)

        wanted = f"host={self.folder} user={USER} dbname={database}"
        with psycopg.connect(wanted, autocommit=True) as connection:
            answer = connection.execute(statement)
            return answer.fetchall() if answer.description else []

    def make(self) -> None:
        """Makes it and starts it for the first time."""
        folder = str(self.data)
        self._run("initdb", "-D", folder, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()
        self.asked(f"CREATE DATABASE {PATTERN}")
        from sheets.storage import migrate  # noqa: PLC0415 (not before a test needs it)

        migrate(self.address(PATTERN))

    def start(self) -> None:
        """Starts it and waits until it answers."""
        options = f"{QUICK} -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stops it, whoever is connected."""
        self._run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def new_database(self, name: str) -> str:
        """The address of an empty database with our tables."""
        self.asked(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self.asked(f"CREATE DATABASE {name} TEMPLATE {PATTERN}")
        return self.address(name)

    def drop(self, name: str) -> None:
        """Removes a database, whoever is connected."""
        self.asked(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def _run(self, program: str, *arguments: str) -> None:
        found = program_of(program)
        assert found is not None
        subprocess.run(
            [found, *arguments],
            user=unprivileged(),
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )


def program_of(name: str) -> str | None:
    """Where a program of PostgreSQL is: Debian keeps most of them out of the way."""
    newest_first = sorted(PROGRAMS.glob(f"*/bin/{name}"), reverse=True)
    return str(newest_first[0]) if newest_first else shutil.which(name)


def unprivileged() -> str | None:
    """As whom it runs, which must not be root."""
    if os.getuid():
        return None
    known = Path("/etc/passwd").read_text("utf-8")
    return next(name for name in UNPRIVILEGED if f"{name}:" in known)


def is_installed() -> bool:
    """Whether there is one to be started."""
    return program_of("initdb") is not None and program_of("pg_ctl") is not None


def name_folder() -> None:
    """Says where the server of this run is to be, to all processes of the run."""
    os.environ[FOLDER] = str(Path(tempfile.gettempdir()) / f"boomtown-{os.getpid()}")


def own_server() -> Server:
    """A further server, which a test may stop."""
    server = Server(Path(tempfile.mkdtemp(prefix="boomtown-pg-")))
    _give_away(server.folder)
    server.make()
    return server


def shared_server() -> Server:
    """The server of this run, which the first who asks starts."""
    server = Server(Path(os.environ[FOLDER]))
    with _alone():
        if not server.folder.exists():
            server.folder.mkdir(mode=0o700)
            _give_away(server.folder)
            server.make()
    return server


def end_shared_server() -> None:
    """Stops the server of this run, if anybody started it, and leaves nothing of it."""
    folder = Path(os.environ[FOLDER])
    if folder.exists():
        remove(Server(folder))
    Path(f"{folder}.lock").unlink(missing_ok=True)


def remove(server: Server) -> None:
    """Stops a server and removes all of it."""
    if (server.data / "postmaster.pid").exists():
        server.stop("immediate")
    shutil.rmtree(server.folder)


def _give_away(folder: Path) -> None:
    if user := unprivileged():
        shutil.chown(folder, user)


@contextmanager
def _alone() -> Iterator[None]:
    with Path(f"{os.environ[FOLDER]}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
