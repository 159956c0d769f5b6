"""Tournaments by the Python SDK: made, entered by scripts, followed, saved and checked."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from chouette_sdk import AsyncClient, Client, Conflict, Entrant, Problem, Retry
from click.testing import CliRunner

from service.verify.command import command
from tests.sdk.scripted import ScriptedServer, Step, answers, message, problem, streams

DOCUMENT = Path(__file__).parents[2] / "openapi" / "openapi.json"
QUICK: dict[str, Any] = {"format_": "swiss", "table_size": 2, "rounds": 2, "options": {"target": 30, "pause_ms": 20}}


def leaves(entrant: Entrant) -> None:
    """A script that gives up each of its games."""
    for seat in entrant.seats():
        # The other one may have been quicker: then the game is over.
        with suppress(Conflict):
            seat.leave()


def test_scripts_play_a_tournament_whose_standings_are_followed_to_the_end(
    service_url: str, api_key: str, tmp_path: Path
) -> None:
    with Client(service_url, api_key=api_key) as client:
        cup = client.create_tournament("Coupe", "wikimonde", **QUICK)
        entrants = [cup.enter(name, entropy=name) for name in ("Perceval", "Karadoc", "Bohort")]
        assert entrants[2].view().name == "Bohort"
        scripts = [Thread(target=leaves, args=(entrant,), daemon=True) for entrant in entrants]
        cup.start()
        for script in scripts:
            script.start()
        seen = list(cup.follow())
        for script in scripts:
            script.join(30)
        assert (seen[0].finished, seen[-1].finished) == (False, True)
        assert len(seen[-1].lines) == 3
        assert [event.type_ for event in cup.listen()][-1] == "tournament_finished"
        assert [made.number for made in cup.rounds()] == [1, 2]
        file = tmp_path / "cup.ndjson"
        told: list[tuple[int, int]] = []
        cup.export(file, told=lambda done, of: told.append((done, of)))
        assert told[-1][0] == told[-1][1] == len(told)
        assert cup.verify().proved
        with pytest.raises(Conflict):
            cup.cancel("Too late")
    for source in (str(file), f"{service_url}/v1/tournaments/{cup.id}"):
        said = CliRunner().invoke(command, [source, "--commitment", cup.noted or ""])
        assert said.exit_code == 0, said.output


def test_the_same_for_asyncio(service_url: str, api_key: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncClient(service_url, api_key=api_key) as client:
            cup = await client.create_tournament("Coupe", "wikimonde", **{**QUICK, "rounds": 1})
            entrants = [await cup.enter(name) for name in ("Perceval", "Karadoc")]

            async def give_up(place: int) -> None:
                async for seat in entrants[place].seats():
                    with suppress(Conflict):
                        await seat.leave()

            await cup.start()
            scripts = [asyncio.create_task(give_up(place)) for place in (0, 1)]
            seen = [standings async for standings in cup.follow()]
            await asyncio.gather(*scripts)
            assert seen[-1].finished
            await cup.export(tmp_path / "cup.ndjson")
            assert (await cup.verify()).proved

    asyncio.run(run())


def test_an_entrant_hears_of_its_seats_by_the_stream_and_asks_for_nothing_meanwhile() -> None:
    def begins(seq: int, table: str, game: str, *seats: str) -> str:
        start = {"id": table, "game": game, "seats": list(seats), "stage": "round"}
        return message(seq, "round_started", round=seq, tables=[start], byes=[], ends_at=None)

    entry: dict[str, Any] = {
        "id": "perceval", "name": "Perceval", "bot": None, "since": 1, "until": None, "seed": None, "rating": None,
        "entered_at": 0, "external_id": None, "checked_in_at": None, "sits_out": [],
    }  # fmt: skip
    waits = {"entry": entry, "seat": None, "waiting": None}
    others = [begins(seq, f"{seq}.1", f"g{seq}", "karadoc", "bohort") for seq in range(2, 20)]
    mine = begins(20, "20.1", "mine", "karadoc", "perceval")
    end = message(21, "tournament_finished", reason="played", winner=None, seed="00", note="")
    of_one = json.loads(DOCUMENT.read_text("utf-8"))["paths"]["/v1/tournaments/{tournament_id}"]["get"]
    view = of_one["responses"]["200"]["content"]["application/json"]["examples"]["running"]["value"]
    script = [answers(200, view), answers(200, waits), streams(*others, mine, end)]
    with ScriptedServer(*script).running() as server, Client(server.url) as client:
        found = [
            (seat.id, seat.player, seat.token) for seat in client.tournament("t.x").entrant("perceval", "s").seats()
        ]
        assert found == [("mine", "perceval", "s")]
        assert len(server.asked) == 3


def test_a_table_that_plays_again_is_a_seat_of_its_own(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as client:
        cup = client.create_tournament("Coupe", "wikimonde", **{**QUICK, "break_ms": 3_600_000})
        perceval = cup.enter("Perceval")
        cup.enter("Karadoc")
        seats = perceval.seats()
        cup.start()
        first = next(seats)
        first.leave()
        for event in cup.listen():
            if event.type_ == "round_finished":
                break
        cup.replay("1.1", "The network was away.")
        again = next(seats)
        assert again.id != first.id
        again.leave()
        cup.cancel("Snow")
        assert list(seats) == []


def test_what_is_settled_and_not_known_is_refused_rather_than_dropped(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as client:
        settled: Any = {"format_": "swiss", "tables": 4}
        with pytest.raises(TypeError, match="tables"):
            client.create_tournament("Coupe", **settled)
        cup = client.create_tournament("Coupe", format_="swiss", table_size=2)
        cup.enter("Perceval", bot="novice")
        entrant = cup.enter("Karadoc")
        entrant.withdraw()
        assert [entry.id for entry in cup.entries()] == ["perceval"]
        cup.cancel("Snow")
        assert cup.view().end == "cancelled"


# --- a download that is interrupted

LINES = [b'{"kind":"tournament","line":1,"lines":3}\n', b'{"kind":"entry","line":2}\n', b'{"kind":"end","line":3}\n']


def sends(content: bytes, *, cut: int = 0, tag: str = '"1-a"') -> Step:
    """An answer that lacks its last bytes."""

    def step(handler: Any) -> None:
        handler.send_response(200)
        headers = {"Content-Type": "application/x-ndjson", "Content-Length": str(len(content)), "ETag": tag}
        for name, value in headers.items():
            handler.send_header(name, value)
        handler.end_headers()
        handler.wfile.write(content[: len(content) - cut])
        handler.close_connection = True

    return step


def test_a_lost_download_goes_on_behind_the_last_line_that_is_whole(tmp_path: Path) -> None:
    whole = b"".join(LINES)
    script = [sends(whole, cut=len(LINES[2]) + 5), problem(503, "unavailable"), sends(b"".join(LINES[1:]))]
    with ScriptedServer(*script).running() as server, Client(server.url, retry=Retry(first_s=0.001)) as client:
        client.tournament("t.x").export(tmp_path / "cup")
        assert (tmp_path / "cup").read_bytes() == whole
        assert [asked.path.partition("?")[2] for asked in server.asked] == ["after=0", "after=1", "after=1"]
        assert [asked.headers.get("if-match") for asked in server.asked] == [None, '"1-a"', '"1-a"']
    assert [path.name for path in tmp_path.iterdir()] == ["cup"]


def test_a_download_that_was_killed_goes_on_in_another_process(tmp_path: Path) -> None:
    (tmp_path / "cup.part").write_bytes(LINES[0] + LINES[1][:5])
    (tmp_path / "cup.part.tag").write_text('"1-a"')
    with ScriptedServer(sends(b"".join(LINES[1:]))).running() as server, Client(server.url) as client:
        told: list[tuple[int, int]] = []
        client.tournament("t.x").export(tmp_path / "cup", told=lambda done, of: told.append((done, of)))
        assert server.asked[0].path.endswith("after=1")
    assert (tmp_path / "cup").read_bytes() == b"".join(LINES)
    assert told == [(2, 3), (3, 3)]


def test_a_part_of_a_tournament_that_went_on_is_no_part_of_the_next_download(tmp_path: Path) -> None:
    (tmp_path / "cup.part").write_bytes(LINES[0])
    (tmp_path / "cup.part.tag").write_text('"1-a"')
    script = [problem(412, "export_changed"), sends(b"".join(LINES), tag='"2-b"')]
    with ScriptedServer(*script).running() as server, Client(server.url) as client:
        cup = client.tournament("t.x")
        with pytest.raises(Problem) as refused:
            cup.export(tmp_path / "cup")
        assert refused.value.code == "export_changed"
        cup.export(tmp_path / "cup")
        assert server.asked[-1].path.endswith("after=0")
    assert (tmp_path / "cup").read_bytes() == b"".join(LINES)
