"""Which word an act says: whether it is well-formed, which window takes it, and who judges it."""

from __future__ import annotations

from service.engine.core.actions.act_classification import answers, takes
from service.engine.core.actions.acts import Act, Annonce, Saying
from service.engine.core.actions.annonce_fields import check_fields
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks, rules
from service.engine.core.rulebook.rules import Word
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Record
from service.engine.core.windows.window import Window


def check_form(g: Game, act: Act) -> None:
    """Refuse what is not well-formed, before anything else is made of it. Raises Refusal."""
    if isinstance(act, Saying):
        well_formed(g, act)


def said_standing(g: Game, act: Act) -> bool:
    """Whether this is a word that one says standing, without sitting down by it."""
    word = rules.word(g, act.annonce) if isinstance(act, Annonce) else None
    return word is not None and word.standing


def well_formed(g: Game, act: Saying) -> tuple[Word, JsonObject]:
    """The word, and what is said besides it. Raises Refusal where this game has no such word, or not with this."""
    name, kind, fields = act.word, act.kind, act.said
    word = rules.word(g, name)
    if word is None or word.spoken_as != kind or any(hooks.unknown_here.ask(g, name)):
        raise Refusal(
            "unknown_annonce", f"This game has no {kind} called {name}: see the ruleset of the game.", "invalid",
            annonce=name,
        )  # fmt: skip
    check_fields(g, word.id, word.fields, fields)
    check = getattr(rules.owner_of(g, name), f"well_formed_{name}", None)
    if check is not None:
        check(g, fields)
    return word, fields


def window_for(g: Game, act: Saying, word: Word) -> tuple[Record, Window] | None:
    """The open window that takes a word: of several the first where it is right. None where no window does."""
    asking = [
        (record, window)
        for record, window in g.windows()
        if window.understands(act.player, word.id) and window.asks(act.player) and window.in_time(act.at)
        if answers(act, record) and not g.shut(record, window) and takes(g, act, record)
    ]
    if not asking or (len(asking) == 1 and not word.anytime):
        return asking[0] if asking else None
    fitting = next((found for found in asking if _fits(g, act, word, found[0])), None)
    if fitting is None and act.window is None and counts_by_itself(g, act):
        # It is said of none of these windows, but as it may be said at any time.
        return None
    return fitting or asking[0]


def _fits(g: Game, act: Saying, word: Word, record: Record) -> bool:
    """Whether a word is right in this window: of several in which it counts it belongs to the first where it is."""
    try:
        verify(g, act.player, word, act.said, record)
    except (OutOfBounds, Refusal):
        return False
    return True


def counts_by_itself(g: Game, act: Saying) -> bool:
    """Whether a word that windows may have as well counts now without any: its rule has nothing against it."""
    word = rules.word(g, act.word)
    judge = getattr(rules.owner_of(g, act.word), f"verify_{act.word}", None)
    if word is None or not word.anytime or judge is None or act.at < g.state.clock:
        return False
    try:
        # What is not well-formed its rule could not judge.
        judge(g, act.player, well_formed(g, act)[1])
    except (OutOfBounds, Refusal):
        return False
    return True


def verify(g: Game, player: str, word: Word, fields: JsonObject, record: Record) -> None:
    """Let the frame that opened a window judge what is said in it. Raises OutOfBounds or Refusal."""
    judge = getattr(g.owner(record), f"verify_{word.id}", None)
    if judge is not None:
        judge(g, player, fields)
    elif hasattr(g.owner(record), "verify_word"):
        g.owner(record).verify_word(g, player, word.id, fields)  # type: ignore[attr-defined]
