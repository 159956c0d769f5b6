"""The export of a tournament line by line, over as many connections as it takes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx

from chouette_sdk._generated.api.tournament_export import export_tournament
from chouette_sdk._generated.types import UNSET
from chouette_sdk.problems import Problem
from chouette_sdk.retries import after_answer, after_error
from chouette_sdk.transport import Api, AsyncApi

KIND = "application/x-ndjson"
Told = Callable[[int, int], None]
LAST = b'{"kind":"end"'


class Lines:
    """Where a download is. after: the number of the last line that is there. tag: of the export that it belongs to."""

    def __init__(self, api: Api | AsyncApi, tournament_id: str, after: int, tag: str | None) -> None:
        self._api = api
        self._tournament_id = tournament_id
        self.after = after
        self.tag = tag
        self.over = False
        self._failures = 0
        self._rest = b""

    def request(self) -> httpx.Request:
        """The call for what is missing."""
        tag = UNSET if self.tag is None else self.tag
        plain = export_tournament.request(self._tournament_id, after=self.after, if_match=tag)
        prepared = replace(plain, headers={**plain.headers, "Accept": KIND})
        return self._api.settings.build(self._api.http, prepared)

    def opened(self, response: httpx.Response) -> None:
        """It goes on."""
        self.tag = response.headers.get("ETag")
        self._rest = b""

    def take(self, chunk: bytes) -> Iterator[bytes]:
        """The lines that are whole by now."""
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        for line in lines:
            self.after += 1
            self._failures = 0
            self.over = line.startswith(LAST)
            yield line + b"\n"

    def refused(self, response: httpx.Response) -> float:
        """Seconds until the next attempt. Raises the problem where none makes sense."""
        self._failures += 1
        return after_answer(self._api.settings.retry, self._failures, response)

    def lost(self, error: httpx.TransportError) -> float:
        """The same for a connection that was lost. Raises ConnectionFailed."""
        self._failures += 1
        return after_error(self._api.settings.retry, self._failures, error)


class Download:
    """A file that is being written. What has come is kept beside it (`FILE.part`, and the tag in `FILE.part.tag`), so
    that the next one goes on there; the file itself is there once it is whole."""

    def __init__(self, path: Path, api: Api | AsyncApi, tournament_id: str, told: Told | None) -> None:
        self._path = path
        self._part = path.with_name(f"{path.name}.part")
        self._tag = path.with_name(f"{path.name}.part.tag")
        self._told = told or (lambda done, of: None)
        self._count = 0
        tag = self._tag.read_text("ascii").strip() if self._tag.exists() else None
        # Without its tag a part could be of another state of the tournament.
        self.lines = Lines(api, tournament_id, self._kept() if tag else 0, tag)
        self._files = ExitStack()

    def _kept(self) -> int:
        """How many whole lines are there; what was cut off is dropped."""
        if not self._part.exists():
            return 0
        whole, lines = 0, 0
        with open(self._part, "r+b") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                self._count = self._count or count_of(line)
                whole, lines = whole + len(line), lines + 1
            file.truncate(whole)
        return lines

    def add(self, line: bytes) -> None:
        """One more line."""
        if self.lines.after == 1:
            self._count = count_of(line)
            self._tag.write_text(self.lines.tag or "", "ascii")
        self.file.write(line)
        self._told(self.lines.after, self._count)

    def __enter__(self) -> Download:
        self.file = self._files.enter_context(open(self._part, "ab" if self.lines.tag else "wb"))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        self._files.close()
        if error is None:
            self._part.replace(self._path)
            self._tag.unlink(missing_ok=True)
        elif isinstance(error, Problem) and error.code in ("export_changed", "line_unknown"):
            # The part is of a tournament that has gone on since: the next download begins anew.
            self._tag.unlink(missing_ok=True)


def count_of(line: bytes) -> int:
    """How many lines an export has, by its first one; 0 where that does not tell."""
    try:
        return int(json.loads(line)["lines"])
    except (ValueError, KeyError, TypeError):
        return 0


def export_lines(lines: Lines, api: Api) -> Iterator[bytes]:
    """All lines that are missing, each with its line feed.

    Raises Problem (`export_changed` where the tournament has gone on meanwhile), ConnectionFailed.
    """
    while not lines.over:
        try:
            response = api.http.send(lines.request(), stream=True)
            try:
                if response.is_success:
                    lines.opened(response)
                    for chunk in response.iter_bytes():
                        yield from lines.take(chunk)
                    pause = 0.0
                else:
                    response.read()
                    pause = lines.refused(response)
            finally:
                response.close()
        except httpx.TransportError as error:
            pause = lines.lost(error)
        time.sleep(pause)


async def export_lines_async(lines: Lines, api: AsyncApi) -> AsyncIterator[bytes]:
    """The same, awaited."""
    while not lines.over:
        try:
            response = await api.http.send(lines.request(), stream=True)
            try:
                if response.is_success:
                    lines.opened(response)
                    async for chunk in response.aiter_bytes():
                        for line in lines.take(chunk):
                            yield line
                    pause = 0.0
                else:
                    await response.aread()
                    pause = lines.refused(response)
            finally:
                await response.aclose()
        except httpx.TransportError as error:
            pause = lines.lost(error)
        await asyncio.sleep(pause)
