"""What is beside the game at a table: beginning, bots, inviting, standing up, leaving, a rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from chouette_sdk import AsyncSeat, ChouetteError, models

from service.play import links
from service.play.errors import sentence
from service.play.game.questions import Asking, Choice, one
from service.play.screens.asking import AskScreen
from service.play.screens.at_table import AtTable


class Beside:
    """What the player at one table may do beside playing."""

    def __init__(self, screen: AtTable) -> None:
        self.screen = screen
        self.say = screen.say
        self.following = screen.following

    @property
    def seat(self) -> AsyncSeat | None:
        """The player's seat, None for a spectator."""
        table = self.screen.table
        return table if isinstance(table, AsyncSeat) else None

    def before_the_start(self) -> list[tuple[str, str]]:
        """Keys of a table that waits, with what they do."""
        say = self.say
        if self.seat is None:
            return []
        return [
            ("s", say("commencer", "start")),
            ("b", say("ajouter un robot", "add a bot")),
            ("x", say("ôter un robot", "remove a bot")),
            ("i", say("inviter : le lien", "invite: the link")),
        ]

    def of(self, character: str, status: str) -> Callable[[], Awaitable[None]] | None:
        """What this key does where the game is in this state; None if nothing."""
        keys: dict[str, dict[str, Callable[[], Awaitable[None]]]] = {
            "lobby": {"s": self._start, "b": self._add_bot, "x": self._remove_bot, "i": self._invite},
            "finished": {"r": self._rematch},
        }
        return {"*": self._menu, **keys.get(status, {})}.get(character)

    async def _start(self) -> None:
        assert self.seat is not None
        await self.attempt(self.seat.start())

    async def _add_bot(self) -> None:
        assert self.seat is not None
        try:
            levels = (await self.screen.play.client.api.list_bot_levels()).levels
        except ChouetteError as error:
            self.screen.tell(sentence(error, self.say, self.screen.play.address), "bold red")
            return
        choices = [Choice(f"{level.id} — {self.say(level.fr, level.en)}", level.id) for level in levels]
        level = await self._asked(one(self.say("Quel niveau ?", "Which level?"), choices))
        if level:
            await self.attempt(self.seat.add_bot(level))

    async def _remove_bot(self) -> None:
        view, seat = self.following.view, self.seat
        assert view is not None
        assert seat is not None
        bots = [Choice(player.display_name, player.id) for player in view.players if player.bot]
        bot = await self._asked(one(self.say("Lequel ?", "Which one?"), bots)) if bots else None
        if bot:
            await self.attempt(seat.remove_bot(bot))

    async def _invite(self) -> None:
        seat = self.seat
        assert seat is not None
        link = links.write(self.screen.play.address, seat.id)
        view = self.following.view
        if view is not None and view.seats == "invited":
            invitation = await self.attempt(seat.invite("seat"))
            if not isinstance(invitation, models.InvitationAnswer):
                return
            link = links.write(self.screen.play.address, seat.id, invitation.token)
        self.screen.play.copy_to_clipboard(link)
        self.screen.tell(link, "bold", stays=True)

    async def _rematch(self) -> None:
        assert self.seat is not None
        seat = await self.attempt(self.seat.rematch())
        if isinstance(seat, AsyncSeat):
            view = await self.attempt(seat.view())
            if isinstance(view, models.Game):
                self.screen.play.keep(seat, self.following.name(self.seat.player), view)
                await self.screen.open_table(seat)

    async def _menu(self) -> None:
        say, seat = self.say, self.seat
        assert seat is not None
        choices = [
            Choice(say("me lever (la table lance pour moi)", "stand up (the table throws for me)"), "stand"),
            Choice(say("me rasseoir", "sit down again"), "sit"),
            Choice(say("le lien de la partie", "the link of the game"), "invite"),
            Choice(say("enregistrer la partie", "save the record"), "record"),
            Choice(say("partir pour de bon (forfait)", "leave for good (a forfeit)"), "leave"),
        ]
        match await self._asked(one("Menu", choices)):
            case "stand":
                await self.attempt(seat.stand())
            case "sit":
                await self.attempt(seat.sit())
            case "invite":
                await self._invite()
            case "record":
                await self.screen.save_record()
            case "leave":
                await self._leave()

    async def _leave(self) -> None:
        seat, play = self.seat, self.screen.play
        assert seat is not None
        if await self.attempt(seat.leave()) is not None:
            play.seats.forget(play.service, seat.id, seat.player)
            play.pop_screen()

    async def _asked(self, asking: Asking) -> Any:
        return await self.screen.play.push_screen_wait(AskScreen(asking, ""))

    async def attempt(self, call: Any) -> Any:
        """What a call answers; None where it was refused, which is told."""
        try:
            return await call
        except (ChouetteError, TypeError) as error:
            told = str(error) if isinstance(error, TypeError) else sentence(error, self.say, self.screen.play.address)
            self.screen.tell(told, "bold red")
            return None
        finally:
            self.following.look_soon()
