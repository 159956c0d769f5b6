"""What keys do at a table: each act that is offered, by its key."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from chouette_sdk import ChouetteError, Problem, Unset, models

from service.json_types import JsonObject
from service.play.errors import sentence
from service.play.game.any_word import any_word, shout
from service.play.game.asking import ask, needs_asking
from service.play.game.card_fields import laid
from service.play.game.form import Form
from service.play.game.hand import matching
from service.play.game.keys import CLEAR, PASS, RANKS, THROW
from service.play.game.offers import Offered
from service.play.game.questions import Asking, Choice, one
from service.play.screens.asking import AskScreen
from service.play.screens.at_table import AtTable
from service.play.screens.beside import Beside

JUST_AFTER_S = 0.005
"""A throw before its time is sent so long after it may be."""


MEANT = {" ": THROW, "enter": PASS, "backspace": CLEAR}
"""Keys that write nothing, or a space."""


class Doing:
    """The keys of one table."""

    def __init__(self, screen: AtTable) -> None:
        self.screen = screen
        self.say = screen.say
        self.following = screen.following
        self.beside = Beside(screen)
        self._waiting = False

    def key(self, character: str, key: str) -> None:
        """What this key means at this moment."""
        view = self.following.view
        assert view is not None
        if self.beside.seat is None:
            return
        beside = self.beside.of(character, view.status)
        if beside is not None:
            self._run(beside())
        elif view.status != "playing":
            return
        elif character == "!" and not self.screen.lexicon.cards:
            self._run(self._shout_anything())
        else:
            self._play(view, MEANT.get(character if character == " " else key, character))

    def _play(self, view: models.Game, key: str) -> None:
        offers = {offer.key: offer for offer in self.following.offers}
        if self.screen.lexicon.cards and not isinstance(view.hand, Unset):
            if key in RANKS:
                self.screen.hand.press(RANKS[key], view.hand)
                return
            if key == CLEAR:
                self.screen.hand.clear()
                return
        if key in offers and self.following.is_over(offers[key].act, self.screen.play.now):
            self.screen.tell(self.say("Trop tard : le temps est écoulé.", "Too late: the time is over."), "bold red")
        elif key in offers:
            self._run(self._do(offers[key]))
        elif key in self.following.keyboard.keys.values():
            told = self.say(
                "Ce mot n'est pas demandé maintenant (! pour crier quand même).",
                "Nothing asks for that now (! shouts it anyway).",
            )
            self.screen.tell(told, "dim")

    # --- acts

    async def _do(self, offer: Offered) -> None:
        screen, view = self.screen, self.following.view
        assert view is not None
        hand = [] if isinstance(view.hand, Unset) else view.hand
        form = Form(offer.act, screen.lexicon, self.following.names, hand)
        asking = self._chosen_cards(offer) or ask(form)
        if asking is not None and (offer.act.act == "play" or needs_asking(form)):
            form_screen = AskScreen(asking, offer.label, offer.act.deadline, lambda: self._counts(offer))
            fields = await screen.play.push_screen_wait(form_screen)
        else:
            fields = _unasked(asking)
        if fields is not None:
            await self._send(offer, fields)

    def _counts(self, offer: Offered) -> bool:
        """Whether it is still offered; if not, the player is told."""
        meant = (offer.act.act, offer.act.name, offer.act.window, offer.act.turn)
        expected = self.following.expected
        found = expected is not None and any(
            (act.act, act.name, act.window, act.turn) == meant for act in expected.acts
        )
        if not found:
            told = self.say("C'est passé : rien n'a été envoyé.", "It is over: nothing was sent.")
            self.screen.tell(told, "bold red")
        return found

    def _chosen_cards(self, offer: Offered) -> Asking | None:
        """Cards that were chosen in the hand need no list to choose from."""
        chosen = self.screen.hand.chosen
        if offer.act.act != "play" or not chosen:
            return None
        found = matching(offer.act, chosen)
        title = self.say("Pour quel rang ?", "As which rank?")
        if not found:
            self.screen.tell(self.say("Ces cartes ne vont pas ici.", "These cards cannot be laid here."), "bold red")
        return _as_fields(title, found)

    async def _send(self, offer: Offered, fields: JsonObject) -> None:
        if offer.act.act == "roll" and not await self._in_time(offer.act.not_before):
            return
        say, screen = self.say, self.screen
        try:
            answer = await self._until_it_may_be(offer, fields)
        except ChouetteError as error:
            screen.tell(sentence(error, say, screen.play.address), "bold red")
            return
        screen.hand.clear()
        self._answered(offer.label, answer)

    async def _until_it_may_be(self, offer: Offered, fields: JsonObject) -> models.ActAnswer:
        """Do it; what was too early is sent again at the instant that the service names. Raises ChouetteError."""
        try:
            return await self.following.act(offer.act, fields)
        except Problem as refusal:
            not_before = refusal.values.get("not_before")
            if refusal.code != "too_early" or not isinstance(not_before, int) or not await self._in_time(not_before):
                raise
        return await self.following.act(offer.act, fields)

    async def _in_time(self, not_before: int) -> bool:
        """Wait for the instant (ms) from which a throw counts; false where one waits already."""
        if self._waiting:
            return False
        self._waiting = True
        try:
            while (left := not_before - self.screen.play.now) > 0:
                await asyncio.sleep(left / 1000 + JUST_AFTER_S)
        finally:
            self._waiting = False
        return True

    def _answered(self, label: str, answer: models.ActAnswer) -> None:
        say = self.say
        if answer.effect == "bevue":
            why = next((event.detail for event in answer.events if isinstance(event, models.BevueEvent)), "")
            self.screen.tell(say(f"Bévue ! {why}", f"A bévue! {why}"), "bold red")
        elif answer.effect == "counted":
            self.screen.tell(f"✓ {label}", "green")

    async def _shout_anything(self) -> None:
        view, seat = self.following.view, self.beside.seat
        assert view is not None
        assert seat is not None
        asking = any_word(self.screen.lexicon, view.rules, self.following.names, self.following.keyboard.keys)
        answer = await self.screen.play.push_screen_wait(AskScreen(asking, self.say("Crier", "Shout")))
        if answer is not None:
            word, fields = answer
            done = await self.beside.attempt(shout(seat, word, fields))
            if isinstance(done, models.ActAnswer):
                self._answered(word.phrase, done)

    def _run(self, call: Any) -> None:
        self.screen.run_worker(call, group="doing")


def _as_fields(title: str, found: Sequence[Any]) -> Asking:
    """The fields of a play."""
    if not found:
        return None
    play = yield from one(title, [Choice(laid(each), each) for each in found])
    return {"cards": list(play.cards)} | ({"as_rank": play.as_rank} if play.as_rank else {})


def _unasked(asking: Asking) -> JsonObject:
    """The fields of an act that has no question."""
    try:
        next(asking)
    except StopIteration as done:
        return done.value or {}
    raise AssertionError("a question after all")
