"""A proxy in front of Redis that loses answers on purpose: the command runs, and nobody hears of it."""

from __future__ import annotations

import socket
import tempfile
import threading
from contextlib import suppress
from pathlib import Path


class LosingProxy:
    """Listens on a socket of its own. lose: how many of the next answers about `needle` it loses."""

    def __init__(self, target: str, needle: bytes) -> None:
        self._target = target
        self._needle = needle
        self.lose = 0
        self.lost = 0
        self._folder = tempfile.TemporaryDirectory(prefix="chouette-proxy-")
        self.path = str(Path(self._folder.name) / "proxy.sock")
        self.url = f"unix://{self.path}"
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(self.path)
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        server = socket.socket(socket.AF_UNIX)
        server.connect(self._target)
        with suppress(OSError):
            while command := client.recv(1 << 20):
                server.sendall(command)
                answer = server.recv(1 << 20)
                if self._needle in command and self.lose:
                    self.lose -= 1
                    self.lost += 1
                    break
                client.sendall(answer)
        client.close()
        server.close()

    def close(self) -> None:
        self._listener.close()
        self._folder.cleanup()
