"""C2, «Chante-sloubi»: 1-3-5 and 2-4-6 let their thrower launch a song; a salade takes back another's optional act."""

from __future__ import annotations

from service.engine.core.actions import held_acts
from service.engine.core.actions.acts import Act, Saying
from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Label, Rule, Word, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.core.windows.answers import Answers
from service.engine.dice.figures import in_steps
from service.engine.modulaire import hooks
from service.engine.modulaire.annonce_types import Target
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import choice
from service.engine.modulaire.rules.c.c2_chante_sloubi.salades import bar, is_barred, is_optional, lift
from service.engine.modulaire.rules.c.c2_chante_sloubi.song import HALTE, SALADE, SLOUBI, Song
from service.engine.modulaire.rules.c.c2_chante_sloubi.verses import GESTURES, LAST
from service.engine.modulaire.table.holdings import count, holders, take
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.order import by_preference, exists, order_of_play, others
from service.engine.modulaire.table.state import Coup, coup_of, table

CHANTE_SLOUBI = "chante_sloubi"
STEP = 2
TOLD = TableNote("c2_song", Song)
"""The song inside of which a scenario begins."""


@rule
class ChanteSloubi(Rule):
    """The combination, the offer of the song, and the salades that it brings."""

    id = "c2"
    label = "Chante-sloubi"
    sources = {RULESET: "C2"}
    needs = ("a1",)
    words = (
        Word(id=CHANTE_SLOUBI, phrase="Chante-sloubi !"),
        Word(
            id=SLOUBI, phrase="Sloubi 1", gesture_fr="selon le nombre : mains sur la tête, main gauche sur le torse, "
            "poing droit sur la table", gesture_en="by the number: hands on the head, left hand on the chest, right "
            "fist on the table",
            fields=(Field(name="value", type="integer", minimum=0),
                    Field(name="gesture", type="names", choices=GESTURES)),
        ),
        Word(id=HALTE, phrase="Sloubi !"),
        Word(id=SALADE, phrase="Salade !", fields=(Field(name="target", type="player"),)),
    )  # fmt: skip
    holdings = (SALADE,)
    points = {"last_verse": LAST}
    parameters = {"last_verse": LAST, "step": STEP, "gestures": list(GESTURES)}
    labels = {
        "last_verse": Label("le dernier couplet", "the last verse"),
        "step": Label("de combien avancent les couplets", "by how much verses go on"),
        "gestures": Label("les gestes, dans l'ordre", "the gestures, in their order"),
    }
    fr = (
        "Qui fait 1-3-5 ou 2-4-6 peut lancer un chante-sloubi : chacun chante à son tour le nombre suivant avec son "
        "geste. Qui se trompe donne au lanceur une salade de soi, qui annule une de ses actions optionnelles ; le "
        "lanceur qui se trompe perd toutes les siennes."
    )
    en = (
        "The thrower of 1-3-5 or 2-4-6 may launch a song: everybody in turn sings the next number with its gesture. "
        "Who fails gives the launcher a salade of themselves, which takes back one of their optional acts; a launcher "
        "who fails loses all of theirs."
    )

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """It can be named in a Civet."""
        return [CHANTE_SLOUBI]

    @hooks.combinations.answer
    def combinations(self, g: Game, dice: list[int]) -> list[str] | None:
        """Three results, each two more than the one before."""
        return [CHANTE_SLOUBI] if in_steps(dice, STEP) else None

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """After the settlement."""
        possible = moment == "song" and CHANTE_SLOUBI in coup.names and not coup.cut_short and exists(g, coup.thrower)
        return SongOffer() if possible else None

    # --- salades

    @held_acts.rights_over.answer
    def rights_over(self, g: Game, act: Act, window_ids: list[int]) -> list[held_acts.Right] | None:
        """Those who hold a salade of the player, over what that player need not do."""
        if not is_optional(act):
            return None
        if not any(act.player in held.holds.get(SALADE, ()) for held in table(g).players):
            # So it is at most acts: who is there, and preferred, is asked only where there is such a salade.
            return None
        who = by_preference(g, holders(g, others(g, act.player), SALADE, act.player))
        return [held_acts.Right(player=p, word=SALADE, rule=self.id) for p in who]

    def held_verify_salade(self, g: Game, player: str, fields: Target, act: Act) -> None:
        """Of the player whose act is held."""
        if fields["target"] != act.player:
            raise OutOfBounds("target_not_allowed", f"What waits was done by {act.player}.", **fields)
        if not count(g, player, SALADE, act.player):
            raise OutOfBounds("not_held", f"You have no salade of {act.player} left.", holding=SALADE)

    def held_constraints_salade(self, g: Game, player: str, act: Act) -> ModConstraints | None:
        """That player."""
        return ModConstraints(targets=[act.player]) if count(g, player, SALADE, act.player) else None

    def judge_salade(self, g: Game, player: str, fields: Target, act: Act) -> Act | None:
        """It is spent; the act was never done, and is not done again before dice fall."""
        assert isinstance(act, Saying)
        if not count(g, player, SALADE, act.player):
            return act
        take(g, player, SALADE, act.player)
        bar(g, act.player, act.word)
        return None

    @core_hooks.wrong_here.answer
    def wrong_here(self, g: Game, player: str, word: str) -> OutOfBounds | None:
        """The same act is not made again before the next dice."""
        # «The same» is the same word, whatever is said with it.
        if not is_barred(g, player, word):
            return None
        return OutOfBounds("taken_back", f"{word} was taken back by a salade: wait until dice have fallen.")

    @hooks.dice_fell.answer
    def dice_fell(self, g: Game, player: str, shown: list[int], hand: str | None) -> None:
        """What was taken back may be done again."""
        lift(g)

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> JsonObject | None:
        """The song under way."""
        songs = [record.frame for record in g.state.records if isinstance(record.frame, Song)]
        return {"song": songs[0].view} if songs else None

    # --- scenarios

    @hooks.keys_told.answer
    def keys_told(self, g: Game) -> list[str]:
        """A song that is under way."""
        return ["song"]

    @hooks.arranges.answer
    def arranges(self, g: Game, told: JsonObject) -> None:
        """The song goes on with a verse and its singer."""
        song = told.get("song")
        if song:
            singers = [p.id for p in table(g).players if exists(g, p.id)]
            TOLD.put(
                table(g),
                Song(launcher=song["launcher"], singers=singers, verse=song["verse"], singer=song["singer"]),
            )  # fmt: skip

    @hooks.inside.answer
    def inside(self, g: Game) -> Frame | None:
        """A scenario begins in the middle of a song."""
        song = TOLD.of(table(g))
        if song is None:
            return None
        TOLD.put(table(g), None)
        song.singers = from_launcher(g, song.launcher)
        return song


def from_launcher(g: Game, launcher: str) -> list[str]:
    """All singers: everybody in the order of play, beginning with the launcher."""
    order = order_of_play(g)
    start = order.index(launcher) if launcher in order else 0
    return order[start:] + order[:start]


@frame
class SongOffer(ModFrame):
    """The thrower may launch a song; a card may change the order of the singers."""

    def start(self, g: Game) -> Outcome:
        """Silence declines. A song of one is none, and is not offered."""
        if len(order_of_play(g)) < 2:
            return done()
        return wait(choice(g, CHANTE_SLOUBI, "c2", coup_of(g).thrower), then=self.chosen)

    def chosen(self, g: Game, answers: Answers) -> Outcome:
        """No song, or the singers in their order."""
        if not answers.spoken:
            return done()
        singers = from_launcher(g, coup_of(g).thrower)
        for asking in hooks.before_song.ask(g, singers):
            return wait(asking, then=self.placed)
        return self.placed(g, singers)

    def placed(self, g: Game, singers: list[str]) -> Outcome:
        """The first of them begins."""
        here = [player for player in singers if exists(g, player)]
        if len(here) < 2:
            return done()
        return wait(Song(launcher=coup_of(g).thrower, singers=here), then=self.sung)

    def sung(self, g: Game, _: object) -> Outcome:
        """The coup goes on."""
        return done()
