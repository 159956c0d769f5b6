"""Every die is checked: by both faces of the Python SDK and by `chouette verify`, on the real service."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from chouette_sdk import AsyncClient, Client
from click.testing import CliRunner, Result

from service.verify.command import command
from tests.sdk.bots import play_sync
from tests.support.golden import FOLDER


def verified(*arguments: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(command, arguments, input=stdin)


def plain_faces(proof: str) -> list[int]:
    return [face for throw in json.loads(proof)["throws"] for face in throw["faces"]]


def test_a_game_that_was_played_is_proved(service_url: str, tmp_path: Path) -> None:
    game_id = play_sync(service_url, seed=7).table_id
    url = f"{service_url}/v1/games/{game_id}"
    with Client(service_url) as client:
        table = client.table(game_id)
        plain, saved = table.verify_dice(), json.dumps(table.dice().to_dict())
        commitment = table.dice().commitment or ""
        record = tmp_path / "game.yaml"
        record.write_text(table.record())

    async def awaited() -> object:
        async with AsyncClient(service_url) as other:
            return await other.table(game_id).verify_dice()

    assert plain.proved
    assert plain.dice > 5
    assert not plain.noted, "it was over before this client saw it"
    assert asyncio.run(awaited()) == plain

    right = verified(url, "--commitment", commitment)
    assert (right.exit_code, right.output) == (
        0, f"proved: all {plain.dice} dice follow from the seed, the seed from the commitment that you noted.\n",
    )  # fmt: skip
    assert verified(f"{url}/dice").exit_code == 0
    assert "none noted before was compared" in verified("-", stdin=saved).output
    other = verified(url, "--commitment", "ab" * 32)
    assert (other.exit_code, other.output.splitlines()[0]) == (
        1, f"wrong: commitment: you noted {'ab' * 32}, told {commitment}",
    )  # fmt: skip
    assert "a record goes to --record" in verified(str(record)).output
    assert verified(str(record)).exit_code == 2
    assert verified(url, "--record", str(record)).exit_code == 0
    first = plain_faces(saved)[0]
    record.write_text(record.read_text().replace(f"dice:\n- {first}\n", f"dice:\n- {7 - first}\n"))
    bent = verified("-", "--record", str(record), stdin=saved)
    assert bent.exit_code == 1
    assert f"expected {first}, it holds {7 - first}" in bent.output


def test_a_table_remembers_the_commitment_and_the_entropy(service_url: str) -> None:
    with Client(service_url) as client:
        table = client.create_game()
        seat = table.join("Perceval", entropy="tavernier")
        assert table.created is not None
        assert seat.noted.commitment == table.noted.commitment == table.created.game.commitment
        assert seat.with_options(timeout_s=5).noted.entropy == {"perceval": "tavernier"}
        verdict = seat.verify_dice()
        assert (verdict.status, verdict.noted, verdict.dice) == ("unrevealed", True, 0)
        late = client.table(table.id)
        late.view()
        assert late.noted.commitment == table.noted.commitment
        running = verified(f"{service_url}/v1/games/{table.id}")
        assert running.exit_code == 2
        assert f"commitment: {table.noted.commitment}" in running.output


def test_given_dice_are_told_to_prove_nothing(service_url: str) -> None:
    with Client(service_url) as client:
        table = client.create_game(dice=[1, 2, 3])
        seats = [table.join("Perceval"), table.join("Karadoc")]
        seats[0].start()
        seats[0].roll()
        told = verified(f"{service_url}/v1/games/{table.id}")
    assert told.exit_code == 2
    assert "Given dice prove nothing" in told.output


def test_what_is_wrong_is_told_line_by_line_and_not_without_end() -> None:
    cases = {case["title"]: case["proof"] for case in json.loads((FOLDER / "dice_proofs.json").read_text("utf-8"))}
    one = verified("-", stdin=json.dumps(cases["another face"]))
    assert one.exit_code == 1
    assert one.output.count("wrong: seq ") == 1
    most = verified("-", stdin=json.dumps(cases["another contribution"]))
    assert most.exit_code == 1
    assert len(most.output.splitlines()) == 22
    assert "… and" in most.output


def test_what_is_no_proof_is_said_and_checks_nothing(service_url: str, tmp_path: Path) -> None:
    wrong = {
        "-": "[]", "/nowhere/proof.json": "", f"{service_url}/v1/games/nothing_there": "",
        "https://example.invalid/x": "",
    }  # fmt: skip
    for source, stdin in wrong.items():
        told = verified(source, stdin=stdin)
        assert (told.exit_code, told.output.count("\n")) == (2, 1), told.output
        assert told.output.startswith("nothing checked: ")
    for text in ("{", '{"throws": 3}', '{"throws": [{}]}'):
        assert verified("-", stdin=text).exit_code == 2, text
