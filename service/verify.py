"""`chouette verify`: checks every die of a game by the Python SDK's verifier, which shares no code with the engine."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from chouette_sdk import ChouetteError, Client, DiceFault, DiceVerdict, models, verify_dice

from service.scenario.form import ScenarioError, read

GAME = re.compile(r"(https?://.+?)/v1/games/([A-Za-z0-9_-]+)(?:/.*)?$")
LINES = 20
"""So many faults are told; where the seed or a contribution was exchanged, most dice are wrong."""


@click.command()
@click.argument("source", metavar="URL|FILE|-")
@click.option("--commitment", metavar="HEX", help="What the game told before the first throw, as you noted it.")
@click.option("--token", metavar="TOKEN", envvar="CHOUETTE_TOKEN", help="A seat's token, for a private game.")
@click.option("--record", metavar="FILE", type=Path, help="A saved record of the game: its dice must be the same.")
def command(source: str, commitment: str | None, token: str | None, record: Path | None) -> None:
    """Check every die of a game: its address (http://host/v1/games/ID), or a saved answer of GET …/dice.

    At an address the proof is compared with the game's events as well. Without --commitment nothing can show that the
    seed is the one that was promised before the first throw: note `commitment` when the game is made.

    Exit code: 0 every die is right; 1 something is wrong; 2 nothing could be checked.
    """
    raise SystemExit(verify(source, commitment, token, record))


def verify(source: str, commitment: str | None, token: str | None, record: Path | None = None) -> int:
    """Check, tell, and give the exit code."""
    try:
        proof, verdict = _looked_up(source, commitment, token) if "://" in source else _read(source, commitment)
        if record is not None and verdict.status in ("proved", "broken"):
            verdict = _recorded(record, proof, verdict)
    except (ChouetteError, ScenarioError, OSError, ValueError) as error:
        click.echo(f"nothing checked: {error}", err=True)
        return 2
    return _tell(verdict)


def _looked_up(url: str, commitment: str | None, token: str | None) -> tuple[models.DiceProof, DiceVerdict]:
    found = GAME.match(url)
    if found is None:
        raise ValueError(f"{url} is no game's address: it must look like http://HOST/v1/games/ID")
    with Client(found[1], token=token) as client:
        # What it would note now is no promise any more: only the caller can know what was told before the first throw.
        table = client.table(found[2])
        verdict = table.verify_dice(commitment)
        return table.dice(), verdict


def _read(source: str, commitment: str | None) -> tuple[models.DiceProof, DiceVerdict]:
    with click.open_file(source, encoding="utf-8") as file:
        proof = _parsed(file.read(), source)
    if "throws" not in proof:
        raise ValueError(f"{source} holds no proof of dice: save the answer of GET …/dice (a record goes to --record)")
    try:
        return models.DiceProof.from_dict(proof), verify_dice(proof, commitment)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"{source} is no proof as GET …/dice gives it: {error!r}") from error


def _parsed(text: str, source: str) -> dict[str, Any]:
    if re.match(r"(title|#)", text):
        return {}
    try:
        proof = json.loads(text)
    except ValueError as error:
        raise ValueError(f"{source} is not JSON: {error}") from error
    if not isinstance(proof, dict):
        raise ValueError(f"{source} holds no object")
    return proof


def _recorded(path: Path, proof: models.DiceProof, verdict: DiceVerdict) -> DiceVerdict:
    """The verdict, broken where the record of the game has other dice."""
    recorded = read(path)[0].dice
    told = [(throw, face) for throw in proof.throws for face in throw.faces]
    faults = []
    if len(recorded) != len(told):
        faults = [DiceFault("record_differs", f"record: expected {len(told)} dice, it holds {len(recorded)}")]
    for index, (face, (throw, right)) in enumerate(zip(recorded, told, strict=False)):
        if face != right:
            where = f"record: die {index} (seq {throw.seq}, {throw.player})"
            message = f"{where}: expected {right}, it holds {face}"
            faults.append(DiceFault("record_differs", message, throw.seq, throw.player))
    return replace(verdict, status="broken", faults=verdict.faults + faults) if faults else verdict


def _tell(verdict: DiceVerdict) -> int:
    for fault in verdict.faults[:LINES]:
        click.echo(f"wrong: {fault.message}")
    if len(verdict.faults) > LINES:
        click.echo(f"wrong: … and {len(verdict.faults) - LINES} more")
    if verdict.status == "broken":
        click.echo(f"NOT proved: {len(verdict.faults)} faults; {verdict.dice} dice are as they must be.")
        return 1
    if verdict.status == "unrevealed":
        click.echo(f"nothing checked: the game is not over, its seed is not told yet. commitment: {verdict.commitment}")
        return 2
    if verdict.status == "given":
        click.echo("nothing checked: a test game, some of its dice were given. Given dice prove nothing.")
        return 2
    promise = "the commitment that you noted" if verdict.noted else "its commitment (none noted before was compared)"
    click.echo(f"proved: all {verdict.dice} dice follow from the seed, the seed from {promise}.")
    return 0
