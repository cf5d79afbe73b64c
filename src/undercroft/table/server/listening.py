"""The sockets that a server listens at, taken before anybody is told where it is."""

from __future__ import annotations

import errno
import socket

MISSING = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""Faults of an address that this machine does not have: another of the same name may do."""


def listening_sockets(host: str, port: int, ports: int = 1) -> list[socket.socket]:
    """Sockets at every address of a host, at a port or at the first free one of several."""
    fault = OSError(errno.EADDRINUSE, "")
    for number in range(port, port + ports):
        try:
            return at_port(host, number)
        except OSError as error:
            fault = error
            if error.errno != errno.EADDRINUSE:
                break
    raise fault


def at_port(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of a host, all or none."""
    found: list[socket.socket] = []
    fault = OSError(errno.EADDRNOTAVAIL, "")
    flags = socket.AI_PASSIVE
    infos = dict.fromkeys(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=flags))
    for family, kind, protocol, _, address in infos:
        try:
            found.append(bound(socket.socket(family, kind, protocol), address))
        except OSError as error:
            fault = error
            if error.errno not in MISSING:
                break
    else:
        if found:
            return found
    for own in found:
        own.close()
    raise fault


def bound(own: socket.socket, address: object) -> socket.socket:
    """A socket that has an address; a server that ended a moment ago does not keep it."""
    try:
        own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if own.family == socket.AF_INET6:
            own.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        own.bind(address)  # type: ignore[arg-type]  # as it was found for this family
    except OSError:
        own.close()
        raise
    return own
