"""The end of an append-only file, looked at before our own Redis reads it.

Redis (seen with 7.0) and Valkey before 9.1.2 cut a file that ends within a transaction behind its last whole command,
not before the transaction. What is written next then stands behind a MULTI that never ends, and the next start takes
the two for one: a commit of ours would come back in part.
"""

from __future__ import annotations

import mmap
import os
import re
from pathlib import Path

BEGIN, END = b"*1\r\n$5\r\nMULTI\r\n", b"*1\r\n$4\r\nEXEC\r\n"
"""No value of ours has these in it: JSON has no line breaks."""

BLOCK = 65_536

_APPENDED = re.compile(r"^file (\S+) seq \d+ type i$", re.MULTILINE)


def cut_unfinished(folder: Path) -> int:
    """Take a transaction that does not end off the file's end; how many bytes that was. Raises OSError.

    A file system that lost power may leave zeros at the end, which no server reads: they go as well.
    folder: the server's own; it must not be running.
    """
    path = _appended_to(folder)
    if path is None or not path.is_file() or path.stat().st_size == 0:
        return 0
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        size, kept = len(content), _without_zeros(content)
        begin = content.rfind(BEGIN, 0, kept)
        if begin >= 0 and content.find(END, begin, kept) < 0:
            kept = begin
    if kept < size:
        os.truncate(path, kept)
    return size - kept


def _without_zeros(content: mmap.mmap) -> int:
    """How long the file is without the zeros at its end."""
    end = len(content)
    while end:
        start = max(0, end - BLOCK)
        if block := content[start:end].rstrip(b"\0"):
            return start + len(block)
        end = start
    return 0


def _appended_to(folder: Path) -> Path | None:
    """The file to which the server appends: the last of several since Redis 7, the only one before."""
    manifest = folder / "appendonlydir" / "appendonly.aof.manifest"
    if manifest.is_file():
        names = _APPENDED.findall(manifest.read_text())
        return manifest.with_name(names[-1]) if names else None
    return folder / "appendonly.aof"
