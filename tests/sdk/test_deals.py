"""Every deal is checked: by both faces of the Python SDK and by `chouette verify`, on the real service."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from chouette_sdk import AsyncClient, Client, NotFound, Seat
from click.testing import CliRunner, Result

from service.verify.command import command
from tests.support.golden import FOLDER

PATIENCE_S = 60


def verified(*arguments: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(command, arguments, input=stdin)


def seated(client: Client, **more: Any) -> list[Seat]:
    """Three players of a match of one manche, begun; who is silent is so for a moment only."""
    options = {"manches": 1, "vote": False, "turn_ms": 1_000, "decision_ms": 1_000}
    table = client.create_game(ruleset="trou-du-cul", options=options, **more)
    seats = [table.join(name, entropy=f"of {name}") for name in ("Perceval", "Karadoc", "Arthur")]
    seats[0].start()
    return seats


def over(seat: Seat) -> None:
    """All stay silent until the game, which acts for those who do, has played the match to its end."""
    until = time.monotonic() + PATIENCE_S
    while seat.view().status != "finished":
        assert time.monotonic() < until, "the match never ends"
        time.sleep(0.2)


def test_a_match_that_was_played_is_proved(service_url: str) -> None:
    with Client(service_url) as client:
        seats = seated(client)
        game_id, commitment = seats[0].id, seats[0].noted.commitment or ""
        url = f"{service_url}/v1/games/{game_id}"
        running = verified(url)
        assert running.exit_code == 2
        assert f"commitment: {commitment}" in running.output
        over(seats[0])
        verdicts = [seat.verify_deals() for seat in seats]
        saved = json.dumps(seats[0].deals().to_dict())
        stranger = client.table(game_id).verify_deals()
        with pytest.raises(NotFound) as refused:
            seats[0].dice()

    async def awaited() -> object:
        async with AsyncClient(service_url) as other:
            return await other.table(game_id).verify_deals()

    for verdict in verdicts:
        assert (verdict.status, verdict.deals, verdict.cards, verdict.noted) == ("proved", 1, 54, True)
    assert asyncio.run(awaited()) == stranger
    assert stranger.proved
    assert not stranger.noted, "it was over before this client saw it"
    assert (refused.value.code, refused.value.values) == ("no_such_proof", {"proof": "deals"})

    right = verified(url, "--commitment", commitment)
    assert (right.exit_code, right.output) == (
        0, "proved: all 54 cards follow from the seed, the seed from the commitment that you noted.\n",
    )  # fmt: skip
    assert verified(f"{url}/deals", "--token", seats[1].token).exit_code == 0
    assert "none noted before was compared" in verified("-", stdin=saved).output
    other = verified(url, "--commitment", "ab" * 32)
    assert (other.exit_code, other.output.splitlines()[0]) == (
        1, f"wrong: commitment: you noted {'ab' * 32}, told {commitment}",
    )  # fmt: skip


def test_a_wrong_card_is_named_in_a_saved_proof() -> None:
    cases = {case["title"]: case["proof"] for case in json.loads((FOLDER / "deal_proofs.json").read_text("utf-8"))}
    right = verified("-", stdin=json.dumps(cases["every card is right"]))
    assert (right.exit_code, "all 108 cards" in right.output) == (0, True)
    one = verified("-", stdin=json.dumps(cases["another card"]))
    assert one.exit_code == 1
    first, last = one.output.splitlines()
    assert first.startswith("wrong: manche ")
    assert ": expected " in first
    assert last == "NOT proved: 1 faults; 107 cards are as they must be."
    most = verified("-", stdin=json.dumps(cases["another contribution"]))
    assert len(most.output.splitlines()) == 22
    given = verified("-", stdin=json.dumps(cases["given cards"]))
    assert (given.exit_code, "Given cards prove nothing" in given.output) == (2, True)


def test_a_record_is_not_compared_with_deals_and_what_is_no_proof_is_said(tmp_path: Path) -> None:
    cases = {case["title"]: case["proof"] for case in json.loads((FOLDER / "deal_proofs.json").read_text("utf-8"))}
    record = tmp_path / "game.yaml"
    record.write_text("title: x\n")
    told = verified("-", "--record", str(record), stdin=json.dumps(cases["every card is right"]))
    assert told.exit_code == 2
    assert "--record compares dice, and this game has deals" in told.output
    for text in ('{"deals": 3}', '{"deals": [{}]}', "{}"):
        broken = verified("-", stdin=text)
        assert (broken.exit_code, broken.output.count("\n")) == (2, 1), broken.output
