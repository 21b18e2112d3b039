"""`python -m web.serving`, which `./boomtown serve` calls: opens Boomtown and says where it is."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from ipaddress import ip_address

import qrcode

from app import ConfigurationError, create_app
from web.house.configuration import refuse_half_a_setting
from web.serving.arguments import read_arguments
from web.serving.network import (
    ALL_INTERFACES,
    LOOPBACK,
    CannotOpenError,
    address_of_host,
    lan_address,
    take_port,
)
from web.serving.server import Server
from web.sheets.installation import open_alone

AN_OPEN_DOOR = (
    "BOOMTOWN_PROXIES is set, but others than a proxy may reach this address: whoever does can "
    "pretend to have any address, so no limit holds. Listen at 127.0.0.1 (--host), or let nothing "
    "but the proxy come through."
)


def open_boomtown(wish: argparse.Namespace) -> None:
    """Take the port, load the application, then serve; in this order each can still say no."""
    refuse_half_a_setting()  # before an address is found that only this computer has
    host = ALL_INTERFACES if wish.lan else wish.host
    command = "./boomtown serve --lan" if wish.lan else "./boomtown serve"
    listener = take_port(host, wish.port, command)
    listens_at: str = listener.getsockname()[0]
    phones = address_for_phones(wish.port) if wish.lan else None
    public_address(address_of_host(listener), wish.port)

    def greet() -> None:
        address = phones or f"http://{LOOPBACK if wish.lan else host}:{wish.port}"
        print(f"Boomtown is open at {address}  (Ctrl-C closes it)", flush=True)
        if phones:
            print_code(phones)
        elif wish.lan:
            print("This computer is in no network, so phones cannot reach it yet.", flush=True)
        if application.config["PROXIES"] and not ip_address(listens_at).is_loopback:
            print(AN_OPEN_DOOR, flush=True)

    application = create_app()
    open_alone(application)  # brings the database up to date before anybody is served
    Server(application, listener, greet).run()


def address_for_phones(port: int) -> str | None:
    """Take the address that was set, else the one found."""
    return public_address(lan_address(), port)


def public_address(found: str | None, port: int) -> str | None:
    """Take the address that was set, else this one; the application reads it there too."""
    if found and not os.environ.get("BOOMTOWN_URL"):
        os.environ["BOOMTOWN_URL"] = f"http://{found}:{port}"
    return os.environ.get("BOOMTOWN_URL") or None


def print_code(address: str) -> None:
    """Draw the code light on dark: a terminal gets the colours with it, whatever its own are."""
    code = qrcode.QRCode()
    code.add_data(address)
    code.print_ascii(tty=sys.stdout.isatty(), invert=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Open Boomtown, or say in a sentence why not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a Ctrl-C while it loads ends it without a word
    try:
        open_boomtown(read_arguments(arguments))
    except (CannotOpenError, ConfigurationError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
