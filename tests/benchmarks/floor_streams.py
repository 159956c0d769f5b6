"""The floor of streams: gevent, a socket a listener, a list of them a game, and one loop that writes to all of them."""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import os  # noqa: E402
import resource  # noqa: E402
import socket  # noqa: E402
import sys  # noqa: E402
from typing import Any  # noqa: E402

import gevent  # noqa: E402
from gevent.server import StreamServer  # noqa: E402

from service.store import keys  # noqa: E402
from service.store.redis.connection import connect  # noqa: E402
from service.store.redis.feed import news_of  # noqa: E402

HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"


def chunk(frame: bytes) -> bytes:
    """As HTTP/1.1 sends what has no end yet."""
    return b"%X\r\n%s\r\n" % (len(frame), frame)


def serve(listener: socket.socket, redis_url: str) -> None:
    """Answer `GET /…/GAME/events` with whatever is published for the game, for ever."""
    listeners: dict[str, list[Any]] = {}

    def open_(sock: Any, _: object) -> None:
        request = sock.recv(4096)
        if not request:
            return
        game_id = request.split(b" ", 2)[1].split(b"/")[-2].decode()
        sock.sendall(HEAD + chunk(b": open\n\n"))
        listeners.setdefault(game_id, []).append(sock)
        gevent.sleep(1e6)

    def mind(parent: int) -> None:
        while os.getppid() == parent:
            gevent.sleep(0.5)
        os._exit(0)

    def broadcast() -> None:
        pubsub = connect(redis_url, timeout_s=None).pubsub(ignore_subscribe_messages=True)
        pubsub.psubscribe(keys.live("*"))
        for message in pubsub.listen():
            news = news_of(message["data"])
            lines = (b"id: %d\ndata: %s\n\n" % (news.first + n, raw) for n, raw in enumerate(news.events))
            frame = chunk(b"".join(lines))
            for sock in listeners.get(keys.game_of(message["channel"].decode()), ()):
                sock.sendall(frame)

    server = StreamServer(listener, open_)
    server.start()
    gevent.spawn(mind, os.getppid())
    broadcast()


def main(port: int, redis_url: str, processes: int) -> None:
    """So many processes on one port."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    listener: Any = socket.create_server(("127.0.0.1", port), backlog=2048)
    for _ in range(processes - 1):
        if os.fork() == 0:
            break
    serve(listener, redis_url)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
