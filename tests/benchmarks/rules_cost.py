"""What all the rules of a book cost beside the base rules alone: the same acts, a whole evening, and bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import msgspec

from service import engine
from service.engine import Game, Refusal
from service.engine.core.actions.acts import Act, Pass
from service.engine.core.rulebook.rules import RULES
from tests.benchmarks.engine_speed import act_on
from tests.benchmarks.measure import interleaved
from tests.benchmarks.play import BASE, NAMES, Step, Style, play, seated
from tests.benchmarks.report import Results, Row, machine

GROUP = "rules"
BOOKS = ("wikimonde", "titouan", "expert")
EIGHT = (*NAMES, "Séli", "Yvain")
DEARER = 1.5
LARGEST = 8_192
EVENING = 800
"""Acts of each of the games in whose states the largest is looked for."""

QUIET = Style(take=0, bevues=0)
LIVELY = Style(take=0.4)


class Pair(msgspec.Struct, frozen=True):
    """Steps of a table with the base rules only, and of one with every rule."""

    base: list[Step]
    full: list[Step]


def run(*, quick: bool = False) -> Results:
    """Each book with every rule on, against the same book with the base rules only."""
    found = Results(machine=machine())
    count = 60 if quick else 600
    for book in BOOKS:
        found.rows += _costs(book, count, rounds=2 if quick else 9)
        found.rows += _largest(book, 150 if quick else 4_000)
    found.notes[GROUP] = (
        "tables of eight. The same acts: each turn begins with the same dice, everybody says what he must and declines "
        "the rest; throws and shouts that both tables made in the same turn, in the same order, each on the stored "
        "bytes of its own table. A lively evening: everybody also says much of what he may (bets, challenges, Flans, "
        "Achats, now and then a bévue), and every act counts, passes too; the base table with its own acts. Decode, "
        f"settle, play, encode; the least of interleaved rounds. States: the largest in lively games of {EVENING}"
        " acts, with the holdings, Flans and bets that they come to; and in such games in which all eight begin with "
        "300 points and with every holding, so that all of them may lay a whole Civet-Filoché's bets at once."
    )
    return found


def table(book: str, *, base: bool) -> Game:
    """Eight players, with the base rules only or with every rule of the book that its own options allow."""
    options = {"target": 100_000, "rules": switches(book, base=base)}
    return seated(EIGHT, book=book, options=options)


def switches(book: str, *, base: bool) -> dict[str, bool]:
    """The rules to switch on or off."""
    rules = [rule for rule in engine.ruleset(book).rules if rule.switchable]
    if base:
        return {rule.id: False for rule in rules if rule.id not in BASE and rule.on}
    return {rule.id: True for rule in rules if not rule.on and _possible(book, rule.id)}


def _possible(book: str, rule_id: str) -> bool:
    try:
        engine.create(ruleset=book, game_id="b" * 22, now=0, options={"rules": {rule_id: True}})
    except Refusal:
        return False
    return True


def same_acts(book: str, count: int) -> Pair:
    """The acts that two quiet tables made in the same turns, about so many."""
    style = msgspec.structs.replace(QUIET, dice=_faces)
    base = list(play(table(book, base=True), count, style))
    full = _until(play(table(book, base=False), style=style), base[-1].turn)
    return Pair(*_matching(base, full))


def _until(steps: Iterator[Step], turn: int) -> list[Step]:
    found = []
    for step in steps:
        if step.turn > turn:
            break
        found.append(step)
    return found


def _matching(base: list[Step], full: list[Step]) -> tuple[list[Step], list[Step]]:
    """The steps that have each other, in order: the same act of the same player in the same turn."""
    waiting: dict[tuple[object, ...], list[Step]] = {}
    for step in full:
        waiting.setdefault(_kind(step), []).append(step)
    pairs = [
        (step, same.pop(0)) for step in base if not isinstance(step.act, Pass) and (same := waiting.get(_kind(step)))
    ]
    return [one for one, _ in pairs], [other for _, other in pairs]


def _kind(step: Step) -> tuple[object, ...]:
    act: Act = step.act
    return step.turn, type(act), act.player, getattr(act, "annonce", None)


def _faces(turn: int) -> list[int]:
    return Random(turn).choices(range(1, 7), k=90)


def _costs(book: str, count: int, rounds: int) -> list[Row]:
    same = same_acts(book, count)
    evening = Pair(*(list(play(table(book, base=base), count, LIVELY)) for base in (True, False)))
    lists = [same.base, same.full, evening.base, evening.full]
    times = interleaved([partial(_replay, steps) for steps in lists], rounds)
    base, full, evening_base, evening_full = (ns / len(s) / 1000 for ns, s in zip(times, lists, strict=True))
    return [
        _row(f"{book}: the same {len(same.base)} acts", full, base),
        _row(f"{book}: a lively evening, an act", evening_full, evening_base),
    ]


def _row(what: str, value: float, floor: float) -> Row:
    return Row(
        group=GROUP, what=what, value=value, unit="µs", floor=floor, against="base rules only",
        goal=f"ratio ≤ {DEARER}", met=value <= DEARER * floor,
    )  # fmt: skip


def _replay(steps: list[Step]) -> None:
    for step in steps:
        act_on(step)


def _largest(book: str, count: int) -> list[Row]:
    sizes = {
        "as played": largest_state(book, count),
        "all begin with every holding": largest_state(book, count, begin_with=hand_out),
    }
    return [
        Row(
            group=GROUP, what=f"{book}: largest state, {how}", value=size, unit="bytes",
            goal=f"≤ {LARGEST:,}", met=size <= LARGEST,
        )
        for how, size in sizes.items()
    ]  # fmt: skip


def largest_state(book: str, count: int, begin_with: Callable[[Game], None] = lambda game: None) -> int:
    """The most bytes that a game took before or after any of so many lively acts, with every rule on.

    begin_with: what is done to each game when its first act was played.
    """
    largest, done, seed = 0, 0, 0
    while done < count:
        game = table(book, base=False)
        seed += 1
        for index, step in enumerate(
            play(game, min(EVENING, count - done), msgspec.structs.replace(LIVELY, seed=seed))
        ):
            if index == 0:
                begin_with(game)
            done += 1
            largest = max(largest, len(step.blob), len(engine.encode(game)))
    return largest


def hand_out(game: Game) -> None:
    """Everybody holds all that the rules in force let him hold, and has points to stake."""
    holdings = sorted({held for rule_id in game.state.rules for held in RULES[rule_id].holdings})
    for player in game.state.players:
        if player.in_game:
            player.score, player.holds = 300, dict.fromkeys(holdings, 1)
