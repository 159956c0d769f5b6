"""TLS in front of a Redis that was built without: a proxy that ends the encryption, and lets through what has none.

Arguments: the port of the server, the file with certificate and key. It prints its own port, and ends with its input.
"""

from __future__ import annotations

import select
import socket
import ssl
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

HOST = "127.0.0.1"
HELLO = b"\x16"
"""The first byte of whatever comes by TLS. Nodes and Sentinels speak to each other without, through the same port."""

PIECE = 1 << 16


class TlsProxy:
    """A process before the server on a port of this machine. chain: its certificate and key."""

    def __init__(self, server: int, chain: Path) -> None:
        command = [sys.executable, __file__, str(server), str(chain)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        self.port = int(self._process.stdout.readline())

    @property
    def address(self) -> str:
        """`host:port`."""
        return f"{HOST}:{self.port}"

    def close(self) -> None:
        """Cut all that goes through it."""
        self._process.kill()
        self._process.communicate()


def serve(listener: socket.socket, server: int, context: ssl.SSLContext) -> None:
    """Take whoever comes."""
    while True:
        client, _ = listener.accept()
        threading.Thread(target=_through, args=(client, server, context), daemon=True).start()


def _through(client: socket.socket, port: int, context: ssl.SSLContext) -> None:
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with suppress(OSError), client, socket.create_connection((HOST, port)) as server:
        server.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if client.recv(1, socket.MSG_PEEK) != HELLO:
            _carry(client, server)
            return
        with context.wrap_socket(client, server_side=True) as line:
            _carry(line, server)


def _carry(client: socket.socket, server: socket.socket) -> None:
    """Both ways in one thread, as OpenSSL has no more than one in a connection."""
    while True:
        if isinstance(client, ssl.SSLSocket) and client.pending():
            ready = [client]
        else:
            ready, _, _ = select.select([client, server], [], [])
        for one in ready:
            piece = one.recv(PIECE)
            if not piece:
                return
            (server if one is client else client).sendall(piece)


def main() -> None:
    """Serve until the process that has started this one has ended."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[2])
    listener = socket.create_server((HOST, 0), backlog=128)
    print(listener.getsockname()[1], flush=True)
    threading.Thread(target=serve, args=(listener, int(sys.argv[1]), context), daemon=True).start()
    sys.stdin.read()


if __name__ == "__main__":
    main()
