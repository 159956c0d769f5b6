"""A newcomer sings for points. wikimonde: «Le Chante-Sloubi»; titouan: «Chante-Sloubi»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.annonce_types import Number
from service.engine.cul_de_chouette.constraints import NONE, Constraints
from service.engine.cul_de_chouette.flow.guard import resume_throws
from service.engine.cul_de_chouette.flow.turn import Turn
from service.engine.cul_de_chouette.notes import TableNote
from service.engine.cul_de_chouette.state import table
from service.engine.dice.window import in_flight

ASK = "chante_sloubi"
SING = "sloubi"
LONGEST_SONG = 228
"""titouan à l'Aquitaine: no song is longer, however many laps are over."""


BROKEN_OFF = TableNote("chante_sloubi", dict[str, int])
"""The lap in which a newcomer's song was broken off, by player."""


@rule
class ChanteSloubiRule(Rule):
    """When the door is open, and with how many points a newcomer begins."""

    id = "chante_sloubi"
    label = "Le Chante-Sloubi"
    sources = {"wikimonde": "Le Chante-Sloubi", "titouan": "Chante-Sloubi"}
    words = (
        Word(id=ASK, phrase="Chante-Sloubi !", anytime=True, newcomer=True),
        Word(id=SING, phrase="Sloubi 1 !", fields=(Field(name="value", type="integer"),), newcomer=True),
    )
    fr = (
        "À la fin d'un tour de table un retardataire entre : (meilleur score − deuxième) × tours joués ÷ 10 points, "
        "et moitié plus s'il chante « Sloubi 1, Sloubi 2 … » jusqu'à ce nombre."
    )
    en = (
        "When a lap is over a newcomer may enter, with (best score − second) × laps played ÷ 10 points, and half as "
        "much again for singing «Sloubi 1, Sloubi 2 …» up to that number."
    )

    @core_hooks.newcomers_welcome.answer
    def newcomers_welcome(self, g: Game) -> bool:
        """Newcomers may come while the game is under way, and wait for the door to open."""
        return True

    def say_chante_sloubi(self, g: Game, player: str, fields: object) -> None:
        """Ask for a seat; with nothing to sing it is given at once. Refusals are free: a newcomer has no points yet."""
        if not g.at_door(player):
            raise OutOfBounds("seated_already", "You have a seat already: this is for newcomers.")
        why = _shut(g)
        if why is not None:
            raise why
        if g.has_rule("aquitaine"):
            if _has_failed(g, player):
                raise Refusal("door_shut", "You have not sung to the end: try again at the end of the next lap.")
            g.spawn(Song(player=player, goal=min(table(g).laps, LONGEST_SONG), must=True))
        elif g.state.options["teams"]:
            _join_smallest_team(g, player)
        elif base(g) == 0:
            _seat(g, player, 0)
        else:
            g.spawn(Song(player=player, goal=base(g), since=g.now))

    def constraints_chante_sloubi(self, g: Game, player: str) -> Constraints | None:
        """What would have to be sung; None while the door is shut."""
        if not g.at_door(player) or _shut(g) is not None:
            return None
        if g.has_rule("aquitaine") and _has_failed(g, player):
            return None
        return NONE if g.state.options["teams"] else Constraints(base=base(g))


def _has_failed(g: Game, player: str) -> bool:
    """Whether this newcomer's song of this lap was broken off (à l'Aquitaine)."""
    return (BROKEN_OFF.of(table(g)) or {}).get(player) == table(g).laps


def _shut(g: Game) -> Refusal | None:
    """Why the door is shut, if it is."""
    state = table(g)
    at_rest = any(isinstance(r.frame, Turn) and not r.frame.duel for r in state.records)
    if not (state.lap_ended and state.phase == "lull" and at_rest) or state.stopped_at is not None or in_flight(g):
        return Refusal("door_shut", "Wait for the end of a lap: the door is open until the next chouettes.")
    if any(isinstance(r.frame, Song) for r in state.records):
        return Refusal("song_under_way", "Another newcomer is singing: you may come as soon as that song is over.")
    if len(state.players) >= g.option("max_players"):
        return Refusal("table_full", "All seats are taken.")
    if state.options["teams"] and g.param("teams", "largest"):
        return Refusal("teams_complete", "The teams of this game are complete: no player can join one.")
    if _one_side(g) and base(g) > greatest(g) and not g.param("chante_sloubi", "round_half_up"):
        return Refusal("door_shut", f"The base is over {greatest(g)}: wait until it sinks.", base=base(g))
    return None


def _one_side(g: Game) -> bool:
    """Whether all play alone, for points."""
    return not g.state.options["teams"] and not g.has_rule("aquitaine")


def _rounded(g: Game, points: int, parts: int) -> int:
    """Points divided by so many parts: to the nearest whole, half up (wikimonde), or down (titouan)."""
    return (2 * points + parts) // (2 * parts) if g.param("chante_sloubi", "round_half_up") else points // parts


def _sign(g: Game) -> int:
    """−1 where the best score is the lowest."""
    return 1 if g.option("target") > 0 else -1


def greatest(g: Game) -> int:
    """The greatest base: in titouan two thirds of it wins nothing; wikimonde only keeps it short of the target."""
    most = abs(g.option("target")) - 1
    return most if g.param("chante_sloubi", "round_half_up") else 2 * most // 3


def base(g: Game) -> int:
    """(best score − second) × laps over ÷ 10, without a sign."""
    scores = sorted((_sign(g) * g.player(p).score for p in g.sides()), reverse=True)
    points = _rounded(g, (scores[0] - scores[1]) * table(g).laps, 10)
    return min(points, greatest(g)) if g.param("chante_sloubi", "round_half_up") else points


def _seat(g: Game, player: str, points: int) -> None:
    """Seat a newcomer last in the order of play, just before the player who began."""
    starter = table(g).starter
    assert starter is not None
    g.ledger.begin_with(player, _sign(g) * min(points, abs(g.option("target")) - 1))
    g.seat(player, before=starter)
    # A number too many is late, not wrong.
    g.add_late({SING: [player]}, until=g.now + g.option("reaction_ms"), closes_on=[], tag="song")


def _join_smallest_team(g: Game, player: str) -> None:
    """The first in the list among equals; the newcomer has its score, and does not sing."""
    sizes = {name: [p for p in g.state.players if p.team == name and p.in_game] for name in g.state.options["teams"]}
    open_to = {name: members for name, members in sizes.items() if members}
    team = min(open_to, key=lambda name: len(open_to[name]))
    g.player(player).team = team
    _seat(g, player, 0)
    g.ledger.begin_with(player, open_to[team][0].score)


@frame
class Song(Frame):
    """goal: the last number to sing; sung: the last one sung; must: without the whole song there is no seat.

    since: when the song began, from when on no die is thrown. heard: when the last number was sung.
    """

    player: str
    goal: int
    sung: int = 0
    must: bool = False
    since: int = 0
    heard: int = 0

    def start(self, g: Game) -> Outcome:
        """The newcomer sings, or says that no song comes."""
        self.since = g.now
        return self._listen(g, g.option("decision_ms"))

    def _listen(self, g: Game, length: int) -> Outcome:
        window = Window(
            name=SING, mode="offer", rule="chante_sloubi", who=[self.player], words=[SING], length=length, holds="all"
        )
        return wait(window, then=self.heard_him)

    def verify_sloubi(self, g: Game, player: str, fields: Number) -> None:
        """In a lenient game a wrong number is refused, and the song goes on; a double press is one number."""
        if fields["value"] == self.sung and self.sung and g.now - self.heard <= g.tie_ms:
            raise Refusal("too_late", "You have sung that number already.", "too_late")
        if g.state.options["bevue"] == "lenient" and fields["value"] != self.sung + 1:
            raise Refusal("wrong_number", f"The next number is {self.sung + 1}.", next=self.sung + 1)

    def constraints_sloubi(self, g: Game, player: str) -> Constraints | None:
        """The next number, and the last."""
        return Constraints(values=[self.sung + 1], up_to=self.goal)

    def heard_him(self, g: Game, answers: Answers) -> Outcome:
        """The next number, or the end of the song."""
        if not g.at_door(self.player):
            return self._end(g)
        right = bool(answers.spoken) and answers.spoken[0].fields["value"] == self.sung + 1
        if right:
            self.sung, self.heard = self.sung + 1, answers.spoken[0].at
        if right and self.sung < self.goal:
            return self._listen(g, g.option("reaction_ms"))
        if self.must:
            if right:
                _seat(g, self.player, 0)
            else:
                BROKEN_OFF.put(table(g), {self.player: table(g).laps})
        else:
            _seat(g, self.player, _rounded(g, 3 * self.goal, 2) if right else self.goal)
        return self._end(g)

    def _end(self, g: Game) -> Outcome:
        resume_throws(g, self.since)
        return done()
