"""What the flow of Cul de Chouette asks its rules, and tells them; core/rulebook/hooks.py has what every game asks."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.rulebook.hooks import Notice, Question
from service.engine.cul_de_chouette.hook_types import Offer
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw

# --- a turn


@Question
def lull() -> Offer | None:
    """Before the chouettes of a turn: what may interrupt the lull; its result is a frame to run."""


@Notice
def chouettes_lie(throw: Throw) -> None:
    """Chouettes have landed."""


@Question
def between(throw: Throw) -> Offer | None:
    """Between chouettes and cul: what may be done there; its result is a `Sale`, and that of it `Bought`."""


@Notice
def cul_sold(throw: Throw, since: int) -> None:
    """The cul of a throw has been sold, at `since` (ms)."""


@Notice
def cul_lies(throw: Throw) -> None:
    """The cul has landed."""


@Question
def encore(throw: Throw) -> Frame | None:
    """Three dice lie that may be thrown again: a frame for the second throw."""


@Question
def keepable(throw: Throw) -> list[int] | None:
    """Dice are about to be thrown again: the faces that may be kept."""


@Notice
def verify_keep(throw: Throw, kept: list[int]) -> None:
    """Dice are kept; refuses."""


@Notice
def thrown_again(throw: Throw) -> None:
    """Dice that lay are thrown again."""


@Question
def will_throw(player: str) -> bool | None:
    """A player throws too early, or not in turn: whether the throw will be theirs; then it is free."""


@Notice
def round_over(throw: Throw) -> None:
    """The throws of a turn or duel are over."""


# --- final dice


@Question
def stakes_due(throw: Throw) -> list[Move] | None:
    """A throw is settled: the stakes that can be judged now."""


@Notice
def throw_settled(throw: Throw, moves: list[Move]) -> None:
    """A throw has been settled."""


@Notice
def neant_made(throw: Throw) -> None:
    """A Néant has landed, and a stake on it is settled."""


@Question
def neant_raced_for(throw: Throw) -> bool | None:
    """A Néant is about to bring something: whether others may take that."""


@Question
def neant_lies(throw: Throw) -> Offer | None:
    """A Néant lies: what it opens beside."""


@Notice
def neant_brings(player: str) -> None:
    """A Néant brings a player something."""


@Question
def velute_waits(throw: Throw) -> Frame | None:
    """The Velute of a 1-2-3 is to be paid: a frame that goes before."""


@Question
def chouette_lies(throw_id: int) -> Offer | None:
    """A Chouette lies: it is paid when all of these are done, unless the result of one is that it is settled."""


@Question
def cul_de_chouette_lies(throw_id: int) -> Offer | None:
    """A Cul de Chouette lies: it is paid when all of these are done, unless the result of one is that it is staked."""


@Question
def relance_lies(relance: Throw) -> Offer | None:
    """The dice of a relance have landed."""


@Question
def after_landing(throw: Throw) -> Offer | None:
    """All that a throw brought is settled."""


# --- a Sirop


@Question
def sirop_taken(throw: Throw, sirotant: str, sold: bool, since: int) -> Offer | None:
    """The odd die of a Chouette has been taken up (at `since`, in ms): its result is the sale of the die."""


@Notice
def sirop_sold(throw: Throw, holder: str) -> None:
    """The odd die has been sold."""


@Question
def sirop_void(throw: Throw, culprit: str) -> Frame | None:
    """The odd die was taken up without the points: a frame for those who say so."""


@Question
def sirop_landed(throw: Throw) -> Offer | None:
    """The odd die has landed: what is open beside the windows of the Sirop."""


@Question
def sirop_comes_out(throw: Throw, faces: list[int]) -> Offer | None:
    """A Sirop gives dice that are something else: what comes instead of that."""


# --- duels


@Question
def challenged(grelottin: str, defie: str, left: int) -> Offer | None:
    """A duel waits for its terms, for `left` ms: its result has `void`, or `player` and `defie`."""


@Notice
def duel_won(winner: str) -> None:
    """A stake is taken."""


@Notice
def duel_missed(grelottin: str, defie: str) -> None:
    """A duel was missed with a Néant."""


@Notice
def challenge_over(duel: int) -> None:
    """A duel is over, thrown or not."""


@Question
def draw_begins(parties: list[str]) -> Offer | None:
    """An end is to be decided by dice: what goes before."""


# --- what a player sees


@Question
def hidden_dice(viewer: str) -> list[int] | None:
    """A player looks at the table: dice that this one alone sees."""


@Question
def jarrets_in_use() -> dict[str, str] | None:
    """Players are looked at: how a Jarret is used on their throws, coming or under way, by player."""
