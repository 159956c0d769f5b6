"""Checks all dice or all deals of a game by the Python SDK, which shares no code with the engine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from chouette_sdk import (
    ChouetteError,
    Client,
    DealVerdict,
    DiceFault,
    DiceVerdict,
    NotFound,
    Table,
    models,
    verify_deals,
    verify_dice,
)

from service.json_types import JsonObject
from service.scenario.form import Scenario, ScenarioError, read

GAME = re.compile(r"(https?://.+?)/v1/games/([A-Za-z0-9_-]+)(?:/.*)?$")
LINES = 20
"""So many faults are told; where the seed or a contribution was exchanged, most dice or cards are wrong."""

Proof = models.DiceProof | models.DealProof
Verdict = DiceVerdict | DealVerdict


def verify(source: str, commitment: str | None, token: str | None, record: Path | None = None) -> int:
    """Check, tell, and give the exit code."""
    try:
        proof, verdict = _looked_up(source, commitment, token) if "://" in source else _read(source, commitment)
        if record is not None:
            verdict = _recorded(record, proof, verdict)
    except (ChouetteError, ScenarioError, OSError, ValueError) as error:
        click.echo(f"nothing checked: {error}", err=True)
        return 2
    return _tell(verdict, record is not None)


def _looked_up(url: str, commitment: str | None, token: str | None) -> tuple[Proof, Verdict]:
    found = GAME.match(url)
    if found is None:
        raise ValueError(f"{url} is no game's address: it must look like http://HOST/v1/games/ID")
    with Client(found[1], token=token) as client:
        return _asked(client.table(found[2]), commitment)


def _asked(table: Table, commitment: str | None) -> tuple[Proof, Verdict]:
    """The proof that the game has: where it is not of dice, the problem says of what it is."""
    # What a client would note now is no promise any more: only the caller can know what was told before the first draw.
    try:
        verdict: Verdict = table.verify_dice(commitment)
    except NotFound as problem:
        if problem.values.get("proof") != "deals":
            raise
        verdict = table.verify_deals(commitment)
    return table.dice() if isinstance(verdict, DiceVerdict) else table.deals(), verdict


def _read(source: str, commitment: str | None) -> tuple[Proof, Verdict]:
    with click.open_file(source, encoding="utf-8") as file:
        proof = _parsed(file.read(), source)
    try:
        if "throws" in proof:
            return models.DiceProof.from_dict(proof), verify_dice(proof, commitment)
        if "deals" in proof:
            return models.DealProof.from_dict(proof), verify_deals(proof, commitment)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"{source} is no proof as GET …/dice or …/deals gives it: {error!r}") from error
    raise ValueError(
        f"{source} holds no proof: save the answer of GET …/dice, or of GET …/deals (a record goes to --record)"
    )


def _parsed(text: str, source: str) -> JsonObject:
    if re.match(r"(title|#)", text):
        return {}
    try:
        proof = json.loads(text)
    except ValueError as error:
        raise ValueError(f"{source} is not JSON: {error}") from error
    if not isinstance(proof, dict):
        raise ValueError(f"{source} holds no object")
    return proof


def _recorded(path: Path, proof: Proof, verdict: Verdict) -> Verdict:
    """The verdict, broken where the record of the game has another option, other dice or other cards."""
    if isinstance(proof, models.DealProof) or isinstance(verdict, DealVerdict):
        raise ValueError("--record compares dice, and this game has deals: leave it out, the deals are checked without")
    if verdict.status not in ("proved", "broken"):
        return verdict
    scenario = read(path)[0]
    faults = [*_option_of(scenario, proof), *_dice_of(scenario, proof), *_cards_of(scenario, proof)]
    return replace(verdict, status="broken", faults=verdict.faults + faults) if faults else verdict


def _option_of(scenario: Scenario, proof: models.DiceProof) -> Iterator[DiceFault]:
    """How many dice fall, where the record has it otherwise: the dice need not show it."""
    recorded = scenario.options.get("cocked_dice", 0)
    if recorded != proof.cocked_dice:
        message = f"record: expected the option cocked_dice = {proof.cocked_dice}, it holds {recorded}"
        yield DiceFault("record_differs", message)


def _dice_of(scenario: Scenario, proof: models.DiceProof) -> Iterator[DiceFault]:
    """The dice that the record has otherwise; where the sides count, it tells them with the faces."""
    told = [(throw, die) for throw in proof.throws for die in _with_fronts(throw)]
    if len(scenario.dice) != len(told):
        yield DiceFault("record_differs", f"record: expected {len(told)} dice, it holds {len(scenario.dice)}")
    for index, (die, (throw, right)) in enumerate(zip(scenario.dice, told, strict=False)):
        if die != right:
            where = f"record: die {index} (seq {throw.seq}, {throw.player})"
            message = f"{where}: expected {_told(right)}, it holds {_told(die)}"
            yield DiceFault("record_differs", message, throw.seq, throw.player)


def _with_fronts(throw: models.DieThrow) -> list[Any]:
    if not throw.fronts:
        return list(throw.faces)
    return [{"top": top, "front": front} for top, front in zip(throw.faces, throw.fronts, strict=False)]


def _told(die: Any) -> str:
    return f"{die['top']} with {die['front']} in front" if isinstance(die, dict) else str(die)


def _cards_of(scenario: Scenario, proof: models.DiceProof) -> Iterator[DiceFault]:
    """The cards of the pack that the record has otherwise."""
    right = [card for shuffle in proof.shuffles or [] for card in shuffle.cards]
    recorded = (scenario.told.get("table") or {}).get("deck") or []
    if recorded != right:
        yield DiceFault("record_differs", f"record: expected the cards {right} of the pack, it holds {recorded}")


def _tell(verdict: Verdict, recorded: bool) -> int:
    for fault in verdict.faults[:LINES]:
        click.echo(f"wrong: {fault.message}")
    if len(verdict.faults) > LINES:
        click.echo(f"wrong: … and {len(verdict.faults) - LINES} more")
    if verdict.status == "broken":
        click.echo(f"NOT proved: {len(verdict.faults)} faults; {_checked(verdict)} are as they must be.")
        return 1
    if verdict.status == "unrevealed":
        click.echo(f"nothing checked: the game is not over, its seed is not told yet. commitment: {verdict.commitment}")
        return 2
    if verdict.status == "given":
        what = "dice" if isinstance(verdict, DiceVerdict) else "cards"
        some = str(verdict.given) if isinstance(verdict, DiceVerdict) else "some"
        click.echo(f"nothing checked: a test game, {some} of its {what} were given. Given {what} prove nothing.")
        return 2
    promise = "the commitment that you noted" if verdict.noted else "its commitment (none noted before was compared)"
    click.echo(f"proved: all {_checked(verdict)} follow from the seed, the seed from {promise}.")
    if isinstance(verdict, DiceVerdict) and verdict.magic:
        click.echo(f"left out: {verdict.magic} magic dice. They show what their owners bought, and are not drawn.")
    if recorded:
        click.echo("the record tells the same.")
    return 0


def _checked(verdict: Verdict) -> str:
    """How many draws are right, in words."""
    if isinstance(verdict, DealVerdict):
        return f"{verdict.cards} cards"
    more = [(verdict.fronts, "turned side"), (verdict.cards, "drawn card")]
    parts = [f"{verdict.dice} dice", *(f"{count} {what}{'s' * (count > 1)}" for count, what in more if count)]
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]
