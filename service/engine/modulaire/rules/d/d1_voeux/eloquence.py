"""Étoile, «Grande éloquence»: who answers is bound by it until the asker's next turn opens."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from service.engine.core.actions import act_dispatch
from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook import rules
from service.engine.core.stored.state import Record
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.modulaire import hooks
from service.engine.modulaire.events import Bound
from service.engine.modulaire.play import bevues, free_moments
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.optional_acts import need_not_be_said
from service.engine.modulaire.play.windows import side
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.order import exists
from service.engine.modulaire.table.state import member, table

OUI, NON, ZBRADARALDJAN = "oui", "non", "zbradaraldjan"
ANSWERS = (OUI, NON, ZBRADARALDJAN)
WHILE_ASKED = (*ANSWERS, "je_me_leve")
"""What a player who is asked may say."""

LASTING = (
    "voeu", "je_pioche", "lance_tichette", "duplication", "potion_confusion", "tabouret", "potion_polymorphisme",
    "plaque_dissimulation", "je_mange_le_cake", "question",
)  # fmt: skip
"""Words that no throw puts an end to: the occasion for them lasts as long as the answer binds."""


class Bond(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A promise. asker: until whose next turn it binds; player: whom; about: which word. offered: whether the word
    could be said when dice were thrown last."""

    asker: str
    player: str
    about: str
    answer: Literal["oui", "non"]
    offered: bool = False


class Bonds(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All promises in force."""

    bonds: list[Bond] = []


ELOQUENCE = TableNote("d1_eloquence", Bonds)


@frame
class Grande(ModFrame):
    """asker asks the target «Feras-tu …?»; about: which word."""

    asker: str
    target: str
    about: str

    def start(self, g: Game) -> Outcome:
        """Beside the game, but the target does nothing else before the answer."""
        words = [word for word in ANSWERS if word in known(g)]
        window = side(g, "eloquence", "d1", [self.target], words, "decision_ms")
        return wait(window, then=self.answered)

    def answered(self, g: Game, answers: Answers) -> Outcome:
        """Silence is a no; an evasive answer binds to nothing."""
        word = answers.spoken[0].annonce if answers.spoken else NON
        if answers.spoken:
            hooks.answered.tell(g, self.asker, self.target, word)
        if word != ZBRADARALDJAN and not g.over:
            bond = Bond(
                asker=self.asker, player=self.target, about=self.about, answer=cast(Literal["oui", "non"], word)
            )
            _keep(g, [*bonds(g), bond])
            g.emit(Bound, asker=self.asker, player=self.target, about=self.about, answer=word)
        return done()

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """No player is there to be bound, or to be bound by."""
        return done() if player in (self.asker, self.target) and not exists(g, player) else None


def bonds(g: Game, player: str | None = None) -> list[Bond]:
    """The promises in force; of this player, if one is named."""
    found = ELOQUENCE.of(table(g))
    return [bond for bond in (found.bonds if found else []) if player in (None, bond.player)]


def _keep(g: Game, left: list[Bond]) -> None:
    ELOQUENCE.put(table(g), Bonds(bonds=left) if left else None)


def _drop(g: Game, bond: Bond) -> None:
    _keep(g, [other for other in bonds(g) if other is not bond])


def subjects(g: Game) -> list[str]:
    """What can be asked about: words that one need not say."""
    return [word for word in known(g) if need_not_be_said(word)]


def known(g: Game) -> list[str]:
    """The ids of all words that this game has now."""
    words = dict.fromkeys(said_as.id for rule_id in g.state.rules for said_as in rules.words_of(g, rule_id))
    return [word for word in words if not any(core_hooks.unknown_here.ask(g, word))]


def questions(g: Game) -> list[Grande]:
    """The questions that wait for an answer."""
    return [record.frame for record in g.state.records if isinstance(record.frame, Grande)]


def is_asked(g: Game, player: str) -> bool:
    """Whether a player has such a question to answer."""
    return any(question.target == player for question in questions(g))


def refused(g: Game, player: str, word: str) -> Refusal | None:
    """Before the answer everything else is refused; and an answer, where nothing was asked."""
    if word in (OUI, NON):
        asked = any(window.understands(player, word) and window.asks(player) for _, window in g.windows())
        return None if asked else Refusal("nothing_asked", "No question waits for your answer. It cost nothing.")
    if word in WHILE_ASKED or not is_asked(g, player):
        return None
    return Refusal("answer_first", "Answer the question first, by oui or non. It cost nothing.")


def forbidden(g: Game, player: str, word: str) -> OutOfBounds | None:
    """A player does what they said they would not."""
    if any(bond.about == word and bond.answer == NON for bond in bonds(g, player)):
        return OutOfBounds("bound", f"You have answered that you would not say {word}.", annonce=word)
    return None


def lets_go(g: Game, player: str, word: str, window_ids: list[int]) -> OutOfBounds | None:
    """A player says something else, or passes, where they have promised a word: the occasion is gone by that."""
    for bond in bonds(g, player):
        asking = _occasions(g, bond, window_ids)
        if bond.answer == OUI and word != bond.about and asking:

            def gone(game: Game, bond: Bond = bond, asking: list[tuple[Record, Window]] = asking) -> None:
                _drop(game, bond)
                act_dispatch.note_pass(game, player, asking, game.now)

            return OutOfBounds("bound", f"You have answered that you would say {bond.about}.", then=gone)
    return None


def _occasions(g: Game, bond: Bond, window_ids: list[int]) -> list[tuple[Record, Window]]:
    return [
        (record, window)
        for record, window in g.windows()
        if record.id in window_ids and _offers(g, bond, window, record) and window.asks(bond.player)
    ]


def _offers(g: Game, bond: Bond, window: Window, record: Record) -> bool:
    """Whether a window offers the promised word: its frame says what it may be, where it depends on more."""
    if not window.understands(bond.player, bond.about):
        return False
    describe = getattr(g.owner(record), f"constraints_{bond.about}", None)
    return describe is None or describe(g, bond.player) is not None


def window_over(g: Game, over: Window) -> None:
    """A window closes in which a promised word was not said: the occasion is gone."""
    for bond in bonds(g):
        if bond.answer == OUI and over.understands(bond.player, bond.about) and exists(g, bond.player):
            if over.has_spoken(bond.player) or any(answer.player == bond.player for answer in over.spoken):
                continue
            record = next(r for r in g.state.records if r.frame is over) if _on(g, over) else None
            if record is None or _offers(g, bond, over, record):
                _break(g, bond)


def _on(g: Game, window: Window) -> bool:
    return any(record.frame is window for record in g.state.records)


def said(g: Game, player: str, word: str) -> None:
    """A promise is kept: only the first occasion was promised."""
    for bond in bonds(g, player):
        if bond.answer == OUI and bond.about == word:
            _drop(g, bond)


def dice_fall(g: Game) -> None:
    """A throw is made: what could be said up to it, and belongs to no window."""
    for bond in bonds(g):
        bond.offered = bond.about not in LASTING and _sayable(g, bond)


def dice_lie(g: Game) -> None:
    """What could be said up to the throw, and cannot be any more, was let go."""
    for bond in bonds(g):
        if bond.offered and not _sayable(g, bond):
            _break(g, bond)


def turn_opens(g: Game, player: str) -> None:
    """What binds until this player's next turn ends; what could be done at any moment was let go by now."""
    for record in [r for r in g.state.records if isinstance(r.frame, Grande) and r.frame.asker == player]:
        g.cancel(record)
    for bond in [bond for bond in bonds(g) if bond.asker == player]:
        if bond.about in LASTING and free_moments.is_free(g) and _sayable(g, bond):
            _break(g, bond)
        else:
            _drop(g, bond)


def gone(g: Game, player: str) -> None:
    """A player has left the game: no turn of theirs comes any more, and nothing binds them."""
    if not member(g, player).in_game:
        _keep(g, [bond for bond in bonds(g) if player not in (bond.asker, bond.player)])


def _sayable(g: Game, bond: Bond) -> bool:
    """Whether the promised word belongs to no window, and counts now."""
    said_as = rules.word(g, bond.about)
    owner = rules.owner_of(g, bond.about)
    if bond.answer != OUI or said_as is None or not said_as.anytime or not exists(g, bond.player):
        return False
    return getattr(owner, f"constraints_{bond.about}")(g, bond.player) is not None


def _break(g: Game, bond: Bond) -> None:
    """The occasion is gone, which is a bévue where these cost something."""
    _drop(g, bond)
    if g.family.strict(g) and not g.over:
        act = {"act": "silence", "annonce": bond.about}
        bevues.commit(g, bond.player, act, "bound", f"{bond.player} had answered to say {bond.about}, and let it go.")
