"""What magic does to dice: what they count as, which are magic themselves, and who sees them beforehand."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook.rules import Rule
from service.engine.core.stored.plain import JsonObject
from service.engine.core.windows.answers import Answers
from service.engine.dice.acts import Roll
from service.engine.dice.window import ThrowWindow
from service.engine.modulaire import hooks
from service.engine.modulaire.events import DiceForeseen
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import own_dice
from service.engine.modulaire.rules.t.t3_magie import reading
from service.engine.modulaire.rules.t.t3_magie.magic import MOST_CHOU, RULE, changed, known
from service.engine.modulaire.rules.t.t3_magie.shop import DE_MAGIQUE
from service.engine.modulaire.table.holdings import count, kinds, take
from service.engine.modulaire.table.order import counts_for
from service.engine.modulaire.throws.throwing import foreseen

NOT_SIX = -MOST_CHOU


class MagicDice(Rule):
    """The answers of magic where dice are thrown and read."""

    @hooks.fronts_count.answer
    def fronts_count(self, g: Game, dice: int) -> bool:
        """With a mi-cache at one of their places."""
        return reading.fronts_count(g, dice)

    @hooks.reads.answer
    def reads(self, g: Game, player: str, shown: list[int], fronts: list[int], magic: list[int]) -> list[int]:
        """Face, confusion, chou rouge."""
        return reading.read(g, player, shown, fronts, magic)

    @hooks.never_six.answer
    def never_six(self, g: Game, player: str) -> bool:
        """With the lowest chou rouge."""
        return known(g).chou.get(player, 0) == NOT_SIX

    @hooks.checks_throw.answer
    def checks_throw(self, g: Game, act: Roll, window: ThrowWindow) -> None:
        """Magic dice that one holds, and no more than are thrown."""
        magic = list(act.magic or [])
        held = kinds(g, act.player, DE_MAGIQUE)
        if any(magic.count(die) > held.count(die) for die in magic):
            raise OutOfBounds("magic_not_held", "You do not hold these magic dice: no die was thrown.", held=held)
        dice = len(window.lying) - len(act.keep) if window.keeping and act.keep else window.dice
        if len(magic) > dice:
            raise OutOfBounds("magic_too_many", f"{dice} dice are thrown, and no more can be magic.", maximum=dice)

    @hooks.throw_says.answer
    def throw_says(self, g: Game, player: str, window: ThrowWindow) -> JsonObject | None:
        """Those that the player holds."""
        held = kinds(g, player, DE_MAGIQUE)
        return {"magic": held} if held else None

    @hooks.magic_thrown.answer
    def magic_thrown(self, g: Game, player: str, magic: list[int]) -> None:
        """Each of them is gone, from the player into whom theirs has turned since the dice were asked for, too."""
        for die in magic:
            take(g, player if count(g, player, DE_MAGIQUE, die) else counts_for(g, player), DE_MAGIQUE, die)

    @hooks.own_dice.answer
    def own_dice(self, g: Game, player: str, dice: int, purpose: str) -> Frame | None:
        """Those who hold magic dice are asked."""
        return OwnDice(player=player, dice=dice) if count(g, player, DE_MAGIQUE) else None

    @hooks.dice_fell.answer
    def dice_fell(self, g: Game, player: str, shown: list[int], hand: str | None) -> None:
        """They are the last at their places; those who have foreseen them see no more."""
        reading.remember(g, shown)
        if known(g).seers:
            changed(g).seers = [seer for seer in known(g).seers if not seer.faces]

    @hooks.throw_due.answer
    def throw_due(self, g: Game, dice: int) -> None:
        """Œil de taupe: its player sees the faces, for their eyes only."""
        for seer in known(g).seers:
            if not seer.faces and (faces := foreseen(g, dice)):
                seer.faces = faces
                g.emit(DiceForeseen, private={seer.player: {"faces": seer.faces}}, player=seer.player, faces=[])

    @hooks.sees.answer
    def sees(self, g: Game, player: str) -> list[int] | None:
        """Until they are thrown."""
        return next((seer.faces for seer in known(g).seers if seer.player == player and seer.faces), None)

    @hooks.turn_opens.answer
    def turn_opens(self, g: Game, player: str) -> None:
        """The drinker's potion ends."""
        confusion = known(g).confusion
        if confusion is not None and confusion.by == player:
            changed(g).confusion = None


@frame
class OwnDice(ModFrame):
    """The table is about to throw for a player who holds magic dice. Its result: those that it throws for them."""

    player: str
    dice: int

    def start(self, g: Game) -> Outcome:
        """A reaction's time."""
        return wait(own_dice(g, DE_MAGIQUE, RULE, self.player, self.dice), then=self.named)

    def named(self, g: Game, answers: Answers) -> Outcome:
        """Those that were named, if any."""
        return done(answers.spoken[0].fields["magic"] if answers.spoken else [])
