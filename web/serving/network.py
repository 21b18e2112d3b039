"""The port that Boomtown listens at, and the addresses under which phones reach this computer."""

import errno
import fcntl
import socket
import struct
from collections.abc import Iterator
from ipaddress import ip_address

LOOPBACK = "127.0.0.1"
ALL_INTERFACES = "0.0.0.0"  # noqa: S104 - what --lan asks for
DEFAULT_PORT = 8000
LAST_PORT = 65535
MOST_WAITING = 2048  # connections that the system holds until the server takes them
MILLISECONDS_UNHEARD = 30_000  # after which the system gives up a phone that answers nothing
ASK_FOR_ADDRESS = 0x8915  # SIOCGIFADDR of Linux


class CannotOpenError(Exception):
    """Says in a sentence why Boomtown cannot listen where it was asked to."""


def take_port(host: str, port: int, command: str) -> socket.socket:
    """Listen at once, so that no other program can take the port while the application loads."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Every connection inherits this; else a write to a phone that has left waits for many minutes.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, MILLISECONDS_UNHEARD)
    try:
        listener.bind((host, port))
        listener.listen(MOST_WAITING)
    except OSError as error:
        listener.close()
        raise CannotOpenError(why_not(error, host, port, command)) from error
    return listener


def why_not(error: OSError, host: str, port: int, command: str) -> str:
    """Say what is wrong with the port and which one to try."""
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < LAST_PORT else DEFAULT_PORT
        return f"Port {port} is taken. Try: {command} --port {other}"
    if error.errno in {errno.EACCES, errno.EPERM}:
        return f"Only root may open port {port}. Try: {command} --port {DEFAULT_PORT}"
    return f"Boomtown cannot listen at {host}, port {port}: {error.strerror}."


def address_of_host(listener: socket.socket) -> str | None:
    """Name the one address it listens at, if that is in a network."""
    host, _ = listener.getsockname()
    address = ip_address(host)
    return None if address.is_loopback or address.is_unspecified else str(address)


def lan_address() -> str | None:
    """Find the address under which phones reach this computer; None without a network."""
    addresses = (*address_of_default_route(), *addresses_of_interfaces())
    return next((each for each in addresses if not ip_address(each).is_loopback), None)


def address_of_default_route() -> Iterator[str]:
    """Ask the system which address it would send from; a datagram socket sends nothing here."""
    with socket.socket(type=socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept free for examples
        except OSError:
            return
        yield probe.getsockname()[0]


def addresses_of_interfaces() -> Iterator[str]:
    """Name each address of this computer, as a hotspot of its own has no default route."""
    with socket.socket(type=socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode())
            try:
                answer = fcntl.ioctl(probe, ASK_FOR_ADDRESS, request)
            except OSError:
                continue  # an interface without an address
            yield socket.inet_ntoa(answer[20:24])  # the name takes 16 bytes, family and port 4
