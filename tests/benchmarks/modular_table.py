"""A table of `demoniaque` at which eight players hold all that players of one game can hold at the same time."""

from __future__ import annotations

from typing import Any

from service import engine
from service.engine import Game
from service.engine.core.stored.state import Player
from service.engine.modulaire.rules.c.c3_attrape_oiseau import birds
from service.engine.modulaire.rules.d.d1_voeux.pack import CARDS, VOWS
from service.engine.modulaire.rules.t import t4_plus_que_19
from service.engine.modulaire.rules.t.t3_magie.reading import CONFUSIONS
from tests.benchmarks.modular_play import DEMONIC, LONG, laid
from tests.benchmarks.play import SEED, START

SCORE = "1801/6"
"""300 points and a sixth: after a File-sirop scores are fractions."""

EVERYBODY = (
    "grelottine", "boucliette", "tatooine", "chaudron", "duplication", "bases", "potion_confusion", "tabouret",
    "potion_polymorphisme", "plaque", "cake",
)  # fmt: skip
"""What each player can hold beside all the others."""

MAGIC_DICE = (2, 6, 7)
"""Results of magic dice that a player has put aside."""


def every_holding(*, song: bool = False) -> Game:
    """This table before an act. song: it is in the middle of one, and not before a throw."""
    people = [Player(id=player.id, name=player.name) for player in laid("demoniaque").state.players]
    players = [player.id for player in people]
    told: dict[str, Any] = {
        "players": {name: {"score": SCORE, "holds": _held(seat, players)} for seat, name in enumerate(players)},
        "table": _table(players),
        "first": players[0],
    }
    if song:
        told["table"]["song"] = {"launcher": players[0], "verse": 110, "singer": players[0]}
    options = {"preset": "demoniaque", **LONG}
    game = engine.create(ruleset="modulaire", game_id="b" * 22, now=START, options=options, seed=SEED)
    engine.start_from(game, people, players[0], told=told)
    return game


def _held(seat: int, players: list[str]) -> list[Any]:
    """The pack has 22 cards: each is in one hand. A Civet and a Pierre de Lune in one hand evaporate."""
    others = [name for name in players if name != players[seat]]
    return [
        *EVERYBODY,
        ("civet", "pierre_de_lune")[seat % 2],
        *({"salade": other} for other in others),
        *({"tichette": card} for card in CARDS[seat :: len(players)]),
        *({"de_magique": result} for result in MAGIC_DICE),
        {"voeu": max(VOWS, key=len)},
    ]


def _table(players: list[str]) -> dict[str, Any]:
    """All birds but one are taken, all that last are in force, players have exchanged stools and shapes."""
    solutions = (*birds.SOLUTIONS, *t4_plus_que_19.SOLUTIONS)
    moved = dict(zip(players, [*players[1:], players[0]], strict=True))
    return DEMONIC | {
        "bank": {"owner": players[0], "artichauts": 70},
        "taken": [solution.name for solution in solutions][:-1],
        "effects": [
            {"solution": solution.name, "by": name}
            for solution in solutions
            for name in (players if solution.lasts == "game" else players[:1])
            if solution.lasts
        ],
        "wood": [15],
        "double_spent": True,
        "chou": dict.fromkeys(players, 1),
        "confusion": {"by": players[0], **dict(zip(("left", "middle", "right"), CONFUSIONS[-3:], strict=True))},
        "last_dice": {"left": 1, "middle": 2, "right": 3},
        "seats": moved,
        "shapes": {players[1]: players[2], players[2]: players[1]},
        "artichette": 6,
    }
