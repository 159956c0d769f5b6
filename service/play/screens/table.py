"""The table: what lies there, what is asked, who plays, what happened; and every act by its key."""

from __future__ import annotations

import time
from typing import ClassVar

from chouette_sdk import AsyncSeat, AsyncTable, ChouetteError, Unset
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import RichLog, Static

from service.play.drawing import asked, centre, players
from service.play.errors import sentence
from service.play.game import ending
from service.play.game.following import Following
from service.play.game.lexicon import Lexicon
from service.play.game.memory import Line, Memory
from service.play.screens.at_table import AtTable
from service.play.screens.doing import Doing
from service.play.screens.help import HelpScreen
from service.play.screens.points import PointsScreen

DRAWN_EVERY_S = 0.1
NOTICE_S = 6.0
STYLES = {
    "turn_started": "dim", "annonce_made": "yellow", "preventive_made": "yellow", "bevue": "bold red",
    "points_moved": "bold", "race": "cyan", "game_finished": "bold", "combination_made": "bold", "coup_made": "bold",
}  # fmt: skip


class TableScreen(AtTable):
    """A seat at a table, or a look at it. over: the game is finished, proved and saved."""

    AUTO_FOCUS: ClassVar[str | None] = ""

    def __init__(self, table: AsyncTable, lexicon: Lexicon) -> None:
        super().__init__(table, lexicon)
        self.outcome: list[Text] = []
        self.over = False
        self._notice = Text()
        self._notice_until = 0.0
        self._logged: tuple[Memory | None, int] = (None, 0)

    def compose(self) -> ComposeResult:
        """Left what lies and what is asked, right who plays and what happened."""
        yield Static(id="title", classes="title")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield Static(id="centre")
                yield Static(id="beside")
                with VerticalScroll(id="asked", can_focus=False):
                    yield Static(id="acts")
            with Vertical(id="right"):
                yield Static(id="players")
                yield RichLog(id="log", wrap=True, min_width=20, max_lines=2000)
        yield Static(id="hints", classes="hints")
        yield Static(id="notice", classes="notice")

    def on_mount(self) -> None:
        """Follow the game."""
        self.query_one(RichLog).can_focus = False
        self.query_one("#centre").set_class(self.lexicon.cards, "cards")
        self.following = Following(self.play.client, self.table, self.lexicon, self.draw_soon)
        self.doing = Doing(self)
        self._follow()
        self.set_interval(DRAWN_EVERY_S, self.draw)

    @work(exit_on_error=False)
    async def _follow(self) -> None:
        try:
            await self.following.run()
        except* ChouetteError as errors:
            error = errors.exceptions[0]
            while isinstance(error, ExceptionGroup):
                error = error.exceptions[0]
            assert isinstance(error, ChouetteError)
            self.tell(sentence(error, self.say, self.play.address), "bold red", stays=True)

    def tell(self, text: str, style: str = "bold", *, stays: bool = False) -> None:
        """Say something in the line of news, for some seconds."""
        self._notice = Text(text, style)
        self._notice_until = float("inf") if stays else time.monotonic() + NOTICE_S

    async def save_record(self) -> None:
        """Save the record of the game, and tell where it is."""
        self.tell(str(await ending.record(self.table, self.play.seats, self.lexicon)).splitlines()[0])

    async def open_table(self, seat: AsyncSeat) -> None:
        """Go over to another table."""
        self.play.switch_screen(TableScreen(seat, self.lexicon))

    # --- drawing

    def draw_soon(self) -> None:
        """Something is new."""
        if self.is_mounted:
            self.call_later(self.draw)

    def draw(self) -> None:
        """Everything, as it is at this moment by the service's clock."""
        view = self.following.view
        if view is None or not self.is_current:
            self._draw_notice()
            return
        now, names, memory = self.play.now, self.following.names, self.following.memory
        left, right = self.query_one("#left").size.width, self.query_one("#right").size.width - 2
        if self.lexicon.cards:
            hand = [] if isinstance(view.hand, Unset) else view.hand
            self.hand.hold(hand)
            middle = centre.at_cards(view, self.lexicon, names, self.hand.chosen, left - 2)
        else:
            middle = centre.at_dice(view, memory, self.lexicon, names, now)
        self.query_one("#centre", Static).update(middle)
        beside = centre.beside(view, self.lexicon)
        self.query_one("#beside").display = bool(beside)
        self.query_one("#beside", Static).update(beside)
        self.query_one("#acts", Static).update(Text("\n").join(self._acts(now, left - 3)))
        height = max(len(view.players), self.query_one("#right").size.height - 6)
        self.query_one("#players", Static).update(players.listed(view, memory, self.lexicon, now, right, height))
        self._draw_title()
        self._draw_log(memory)
        self._draw_notice()
        if view.status == "finished" and not self.outcome:
            self.outcome = ending.standings(view, memory.teller, names)
            self._end()

    def _acts(self, now: int, width: int) -> list[Text]:
        view, say = self.following.view, self.say
        assert view is not None
        if view.status == "lobby":
            seats = f"{len(view.players)} / {view.options.to_dict().get('max_players', '?')}"
            lines = [Text(say(f"La table attend ({seats})", f"The table waits ({seats})"), "bold"), Text("")]
            for key, text in self.doing.beside.before_the_start():
                lines.append(Text.assemble("  ", (f" {key} ", "bold reverse"), f" {text}"))
            return lines
        if view.status == "finished":
            return self.outcome
        offers = self.following.offers
        lines = asked.asked(view, offers, self.following.names, self.lexicon, now, width)
        return lines or [Text(say("…", "…"), "dim")]

    def _draw_title(self) -> None:
        view, say = self.following.view, self.say
        assert view is not None
        state = {"lobby": say("attend", "waiting"), "playing": "", "finished": say("finie", "over")}[view.status]
        target = view.options.to_dict().get("target")
        parts = [view.name or "Chouette", view.ruleset, f"→ {target}" if target else "", state]
        if not isinstance(self.table, AsyncSeat):
            parts.append(say("tu regardes", "you are watching"))
        self.query_one("#title", Static).update(" · ".join(part for part in parts if part))
        dice = say("␣ lancer ⏎ passer · ! crier", "␣ throw ⏎ pass · ! shout")
        cards = say("rangs choisir ⌫ ␣ poser ⏎ passer", "ranks choose ⌫ ␣ lay ⏎ pass")
        keys = cards if self.lexicon.cards else dice
        always = say("= points · * menu · ? aide · échap salon", "= points · * menu · ? help · esc lobby")
        self.query_one("#hints", Static).update(f"{keys} · {always}")

    def _draw_log(self, memory: Memory) -> None:
        log = self.query_one(RichLog)
        seen, told = self._logged
        if seen is not memory:
            log.clear()
            told = 0
        for line in list(memory.lines)[max(0, len(memory.lines) - (memory.told - told)) :]:
            log.write(_styled(line))
        self._logged = (memory, memory.told)

    def _draw_notice(self) -> None:
        say = self.say
        if not self.play.connected:
            told = say(
                "Connexion perdue : on réessaie ; rien n'est perdu.", "Connection lost: trying again; nothing is lost."
            )
            self.query_one("#notice", Static).update(Text(told, "bold red"))
        else:
            fresh = time.monotonic() < self._notice_until
            self.query_one("#notice", Static).update(self._notice if fresh else Text(""))

    def on_resize(self) -> None:
        """The log is wrapped anew."""
        self._logged = (None, 0)

    # --- keys

    def on_key(self, event: events.Key) -> None:
        """One key, one act."""
        log = self.query_one(RichLog)
        match event.character if event.is_printable else event.key:
            case "escape":
                self.play.pop_screen()
            case "pageup":
                log.scroll_page_up(animate=False)
            case "pagedown":
                log.scroll_page_down(animate=False)
            case "?":
                self.play.push_screen(HelpScreen(self.following))
            case "=":
                self.play.push_screen(PointsScreen(self.following.memory))
            case _ if self.following.view is not None:
                self.doing.key(" " if event.key == "space" else event.character or "", event.key)
            case _:
                return
        event.stop()

    @work
    async def _end(self) -> None:
        """The proof, and the record."""
        self.outcome += [Text(""), await ending.proof(self.table, self.lexicon)]
        self.outcome.append(await ending.record(self.table, self.play.seats, self.lexicon))
        again = self.say("r revanche · = les points · échap salon", "r rematch · = points · esc lobby")
        self.outcome += [Text(""), Text(again, "bold")]
        self.over = True
        self.draw()


def _styled(line: Line) -> Text:
    style = STYLES.get(line.kind, "")
    return Text(line.text, f"{style} underline" if line.mine and line.kind == "points_moved" else style)
