"""The lobby: games that wait for players, games to watch, and the seats to come back to, live."""

from __future__ import annotations

import time
from typing import ClassVar

from chouette_sdk import AsyncSeat, AsyncTable, ChouetteError, Lobby, Patience, Problem, models
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from service.play import links
from service.play.errors import sentence
from service.play.game.questions import Asking, Choice, one, text, yes_or_no
from service.play.screens.asking import AskScreen
from service.play.screens.creating import CreateScreen
from service.play.screens.games import Games
from service.play.screens.help import HelpScreen
from service.play.screens.table import TableScreen
from service.play.screens.typed import PlayScreen

PATIENCE = Patience(alone_s=None)
NEWS_S = 8.0


class LobbyScreen(PlayScreen):
    """What there is to play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "create", show=False),
        Binding("j", "join", show=False),
        Binding("w", "watch", show=False),
        Binding("x", "forget", show=False),
        Binding("l", "language", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.games: dict[str, models.GameSummary] = {}
        self.playing: dict[str, models.GameSummary] = {}
        self._told = ""
        self._told_until = 0.0

    def compose(self) -> ComposeResult:
        """A title, the games, a line of news, a line of keys."""
        yield Static(id="title", classes="title")
        yield Games()
        yield Static(id="hints", classes="hints")
        yield Static(id="notice", classes="notice")

    def on_mount(self) -> None:
        """Follow the lobby."""
        self._draw()
        self._follow("lobby")
        self._follow("playing")
        self.set_interval(1.0, self._news)
        if self.play.open_first:
            self._open(self.play.open_first)

    def on_resize(self) -> None:
        """Columns have another width."""
        self._draw()

    def on_screen_resume(self) -> None:
        """What was done meanwhile is shown."""
        self._draw()

    @work
    async def _follow(self, status: models.WatchLobbyStatus) -> None:
        try:
            async for lobby in self.play.client.lobby(status=status, patience=PATIENCE):
                self._heard(status, lobby)
        except Problem as problem:
            self.tell(sentence(problem, self.say, self.play.address))

    def _heard(self, status: str, lobby: Lobby) -> None:
        if status == "lobby":
            self.games = lobby.games
        else:
            self.playing = lobby.games
        self._draw()

    def _draw(self) -> None:
        say = self.say
        self.query_one(Games).show(self.play.seats.all(self.play.service), self.games, self.playing, say)
        self.query_one("#title", Static).update(f"Cul de Chouette — {self.play.address}")
        self.query_one("#hints", Static).update(
            say(
                "n nouvelle · ⏎ jouer · w voir · j lien · x oublier · l english · ? aide · q quitter",
                "n new · ⏎ sit · w watch · j link · x forget · l français · ? help · q quit",
            )
        )
        self._news()

    def tell(self, text: str) -> None:
        """Say something in the line of news, for some seconds."""
        self._told, self._told_until = text, time.monotonic() + NEWS_S
        self._news()

    def _news(self) -> None:
        say = self.say
        if time.monotonic() < self._told_until:
            text = self._told
        elif not self.play.connected:
            text = say("Pas de connexion au service : on réessaie…", "No connection to the service: trying again…")
        elif not self.query_one(Games).row_count:
            text = say("Aucune table : n en ouvre une, avec des robots.", "No table yet: n opens one, with bots.")
        else:
            text = ""
        self.query_one("#notice", Static).update(text)

    # --- what is done

    def on_data_table_row_selected(self) -> None:
        """Sit down, or come back."""
        kind, game = self.query_one(Games).chosen()
        if kind == "seat" or game in self.playing:
            self.come_back(game)
        elif game:
            self._open(game)

    def come_back(self, game: str) -> None:
        """To a seat that is kept, or as a spectator."""
        self._show(game)

    @work
    async def _show(self, game: str) -> None:
        try:
            table = self.play.held(game)
            view = await table.view()
            await self.play.push_screen(TableScreen(table, await self.play.lexicon(view.ruleset)))
        except ChouetteError as error:
            self.tell(sentence(error, self.say, self.play.address))

    @work
    async def _open(self, link: str) -> None:
        """Take a seat where there is one, otherwise watch."""
        found, say = links.read(link), self.say
        if found is None:
            self.tell(say("Ce n'est ni un identifiant ni un lien de partie.", "That is no id and no link of a game."))
            return
        if found.address and found.address != self.play.address:
            told = say(
                "Cette partie est ailleurs. Relance : chouette play", "That game is elsewhere. Run: chouette play"
            )
            self.tell(f"{told} {link}")
            return
        if self.play.seats.of(self.play.service, found.game):
            self.come_back(found.game)
            return
        name = await self.play.push_screen_wait(AskScreen(self._called(), say("S'asseoir", "Sit down")))
        if name:
            self._sit(found, name)

    def _called(self) -> Asking:
        say = self.say
        return (yield from text(say(f"Ton nom (comme {self.play.user})", f"Your name (such as {self.play.user})")))

    @work
    async def _sit(self, link: links.Link, name: str) -> None:
        table = self.play.client.table(link.game)
        try:
            team = await self._team(table)
            seat: AsyncSeat = await table.join(name, invitation=link.invitation or None, team=team)
            view = await seat.view()
            self.play.keep(seat, name, view)
            await self.play.push_screen(TableScreen(seat, await self.play.lexicon(view.ruleset)))
        except ChouetteError as error:
            self.tell(sentence(error, self.say, self.play.address))

    async def _team(self, table: AsyncTable) -> str | None:
        """Which team, where teams play; a game that shows nothing before one sits is joined without."""
        try:
            teams = (await table.view()).options.to_dict().get("teams") or {}
        except Problem:
            return None
        choices = [Choice(f"{name} ({', '.join(players)})", name) for name, players in teams.items()]
        asking = one(self.say("Quelle équipe ?", "Which team?"), choices)
        return await self.play.push_screen_wait(AskScreen(asking, "")) if choices else None

    def action_create(self) -> None:
        """A new game."""
        self.play.push_screen(CreateScreen())

    @work
    async def action_join(self) -> None:
        """By an id or a link."""
        say = self.say
        asking = text(say("Identifiant ou lien de la partie", "Id or link of the game"))
        link = await self.play.push_screen_wait(AskScreen(asking, say("Rejoindre", "Join")))
        if link:
            self._open(link)

    def action_watch(self) -> None:
        """Without a seat."""
        _, game = self.query_one(Games).chosen()
        if game:
            self.come_back(game)

    @work
    async def action_forget(self) -> None:
        """A seat that leads nowhere any more; asked first, as a token is told once."""
        kind, game = self.query_one(Games).chosen()
        seat, say = self.play.seats.of(self.play.service, game), self.say
        if kind != "seat" or seat is None:
            return
        title = say("Oublier cette place ? Son jeton est perdu.", "Forget this seat? Its token is lost.")
        if await self.play.push_screen_wait(AskScreen(yes_or_no(title, say), seat.table or seat.ruleset)):
            self.play.seats.forget(seat.service, seat.game, seat.player)
            self._draw()

    def action_language(self) -> None:
        """French to English, and back."""
        self.play.switch_language()
        self._draw()

    def action_help(self) -> None:
        """How to use this."""
        self.play.push_screen(HelpScreen())

    def action_leave(self) -> None:
        """Quit."""
        self.play.exit(0)
