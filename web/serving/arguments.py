"""What may follow `./boomtown serve`."""

import argparse
from collections.abc import Sequence

from web.serving.network import DEFAULT_PORT, LAST_PORT, LOOPBACK, CannotOpenError


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read what follows ./boomtown serve."""
    parser = argparse.ArgumentParser(prog="./boomtown serve", allow_abbrev=False)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default=LOOPBACK, help=f"listen at this address only ({LOOPBACK})")
    where.add_argument(
        "--lan",
        action="store_true",
        help="listen to the whole network and show a code for the phones; BOOMTOWN_URL,"
        " where it is set, is the address in the code",
    )
    port = f"listen at this port ({DEFAULT_PORT})"
    parser.add_argument("--port", type=port_number, default=DEFAULT_PORT, metavar="N", help=port)
    return parser.parse_args(arguments)


def port_number(text: str) -> int:
    """Read a port, or say what one looks like."""
    if text.isascii() and text.isdigit() and 1 <= int(text) <= LAST_PORT:
        return int(text)
    raise CannotOpenError(f"{text} is no port: ports are numbers from 1 to {LAST_PORT}.")
