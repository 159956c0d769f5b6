"""What rules ask each other, because none imports another; hooks.py has what the flow asks them."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.rulebook.hooks import Notice, Question
from service.engine.cul_de_chouette.hook_types import BetToDouble, DuelOf, FixedStake, SiropOn, Staked
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Flan, Throw

# --- a throw, and whose it is


@Question
def thrown_for(throw: Throw) -> DuelOf | None:
    """Something depends on the duel that a throw is for."""


@Question
def shared_with(throw: Throw) -> list[str] | None:
    """A throw lets its maker do something: the others who may do it too, in the order of play."""


@Question
def bound_to(throw: Throw) -> bool | None:
    """The cul may be for sale: whether something of a rule is bound to this throw."""


@Question
def sale_undecided() -> bool | None:
    """Something is about to be staked: whether buyers throw for a cul or a Sirop meanwhile."""


@Question
def not_played(throw: Throw) -> bool | None:
    """A turn or duel is over: whether its combination could not be played."""


# --- Sirops, relances and doublings


@Question
def sirop_on(throw: Throw) -> SiropOn | None:
    """Something depends on the Sirop on a throw, whose die has landed."""


@Question
def caught_die_flies(catcher: str) -> bool | None:
    """A Flan is aimed: whether the die of a bird that this player has caught has left the hand, and not landed yet."""


@Question
def caught_die_thrown(catcher: str) -> int | None:
    """The die of a caught bird has been thrown: the weight of the Flans that work on it, and are used up."""


@Question
def relance_of(throw: Throw) -> list[int] | None:
    """A bet is on the relance of a Bleu-Rouge: its faces, once they lie."""


@Question
def right_bettor(relance: Throw) -> str | None:
    """A relance is tied for: who has named its sum."""


@Question
def doubled_by(throw: Throw) -> str | None:
    """A Cul de Chouette is to be thrown again: by whom."""


@Question
def staked_again(throw_id: int, player: str, face: int, rule: str) -> Frame | None:
    """A Cul de Chouette is staked, whose points are of this rule: a frame for the second one."""


# --- bets


@Question
def civet_judged(throw: Throw, player: str, points: int) -> list[Move] | None:
    """The stake of a Civet is judged, and moves so many points: movements of those who share it."""


@Question
def civet_to_double(author: str) -> Staked | None:
    """A Civet is to be doubled: the stake of this author whose chouettes have not left the hand."""


@Question
def bets_to_double() -> list[BetToDouble] | None:
    """A bet on another's throw is to be doubled: all those that may be."""


# --- duels


@Question
def challenger_rank(player: str) -> int | None:
    """Of several challengers the lowest fights: by what this one is compared, where it is not the score."""


@Question
def stake_is_fixed(grelottin: str) -> FixedStake | None:
    """Terms are to be set: the stake, where it is not the grelottin's to choose."""


@Question
def answers_challenge() -> str | None:
    """A word comes while it is decided who has challenged: the annonce by which a challenged player may answer."""


@Notice
def immunity_used(player: str) -> None:
    """A Passe-Grelot or Rigodon was used."""


@Question
def another_grelottine(player: str) -> bool | None:
    """A player who holds a Grelottine gains one: whether they add up."""


# --- Flans and sips


@Notice
def flan_added(player: str, target: str, waiting: list[Flan]) -> None:
    """A Flan is aimed at a player who is flanned already, by those that wait; refuses."""


@Question
def countered_flan(player: str, target: str, waiting: list[Flan]) -> Flan | None:
    """A Flan is aimed: the one that it counters, of all that wait."""


@Notice
def to_drink(drinkers: dict[str, int]) -> None:
    """Players are to drink so many sips each."""
