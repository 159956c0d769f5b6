"""What a client's connection does with the pieces of an answer that gunicorn hands it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from gunicorn.config import Config

from service.gunicorn.client_socket import ClientSocket
from service.gunicorn.logger import Logger

HEAD = b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n"
STREAM = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture
def pair() -> Iterator[tuple[ClientSocket, socket.socket]]:
    here, there = socket.socketpair()
    there.setblocking(False)
    line = ClientSocket(here, patience_s=5)
    yield line, there
    line.close()
    there.close()


def come(there: socket.socket) -> bytes:
    """What has come up to now."""
    with suppress(BlockingIOError):
        return there.recv(65536)
    return b""


def test_the_head_of_an_answer_goes_with_its_body(pair: tuple[ClientSocket, socket.socket]) -> None:
    line, there = pair
    with line.in_haste():
        line.sendall(HEAD)
        assert come(there) == b""
        line.sendall(b"body")
        assert come(there) == HEAD + b"body"


def test_a_head_without_a_body_goes_when_the_request_is_answered(pair: tuple[ClientSocket, socket.socket]) -> None:
    line, there = pair
    with suppress(StopIteration), line.in_haste():
        line.sendall(HEAD)
        # So gunicorn tells that the connection ends with this answer.
        raise StopIteration
    assert come(there) == HEAD


def test_the_head_of_a_stream_waits_for_nothing(pair: tuple[ClientSocket, socket.socket]) -> None:
    line, there = pair
    with line.in_haste():
        line.sendall(STREAM)
        assert come(there) == STREAM


def test_a_file_comes_after_its_head(pair: tuple[ClientSocket, socket.socket], tmp_path: Path) -> None:
    line, there = pair
    (tmp_path / "file").write_bytes(b"body")
    with line.in_haste(), (tmp_path / "file").open("rb") as file:
        line.sendall(HEAD)
        line.sendfile(file, offset=0, count=4)
    assert come(there) == HEAD + b"body"


def test_gunicorn_words_no_line_for_a_request() -> None:
    settings = Config()
    settings.set("logger_class", "service.gunicorn.logger.Logger")
    settings.set("logconfig_dict", {"version": 1})
    assert settings.logger_class is Logger
    log = Logger(settings)
    assert log.access_log_enabled
    # There is no answer and no request to word one of.
    log.access(None, None, {}, None)
