"""The middle of the table: dice of all games at dice, or what lies on top and the player's hand at cards."""

from __future__ import annotations

from collections.abc import Sequence

from chouette_sdk import Unset, models, symbol
from rich.text import Text

from service.play.drawing import cards, dice
from service.play.game.lexicon import Lexicon
from service.play.game.memory import Dice, Memory

ROWS = 8
"""The middle of a table at dice: a headline, six lines of dice, a banner."""


def at_dice(view: models.Game, memory: Memory, lexicon: Lexicon, names: dict[str, str], now: int) -> Text:
    """Headline, dice, and what they are. now: the service's clock (ms)."""
    lying = memory.dice
    lines = [_headline(view, lexicon, names)]
    if lying.lands_at > now:
        drawn = dice.in_the_air(lying.faces, lying.lands_at - now)
    elif lying.solo:
        thrown = [(names.get(player.id, player.id), lying.solo.get(player.id)) for player in view.players]
        drawn = dice.each_one(thrown)
    elif view.hidden_dice and not isinstance(view.hidden_dice, Unset):
        drawn = dice.three(view.hidden_dice, len(view.hidden_dice), hidden=False)
    else:
        drawn = dice.three(lying.faces, lying.fresh, lying.hidden)
    falls = max(0, dice.FALLS_MS - (now - lying.thrown_at)) if lying.thrown_at <= now else 0
    above = round(2 * falls / dice.FALLS_MS)
    rows = drawn.split("\n")[: dice.HEIGHT + 1 - above] if above else list(drawn.split("\n"))
    lines += [Text("")] * above + rows
    lines += [Text("")] * (ROWS - 1 - len(lines))
    return Text("\n").join([*lines, _banner(lying, lexicon)])


def _headline(view: models.Game, lexicon: Lexicon, names: dict[str, str]) -> Text:
    duel = view.challenge
    if isinstance(duel, models.ChallengeView):
        fighters = f"{names.get(duel.challenger, '')} ⚔ {names.get(duel.defie, '')}"
        terms = f" : {lexicon.short(duel.combination)} ({duel.amount})" if duel.combination else ""
        return Text(fighters + terms, "bold red")
    turn = names.get(view.turn or "", "")
    return Text(turn or lexicon.language("Qui commence ?", "Who begins?"), "bold")


def _banner(lying: Dice, lexicon: Lexicon) -> Text:
    if not lying.names:
        return Text("")
    style = "dim" if lying.names == ["neant"] else "bold gold1"
    worth = f"  {lying.value}" if lying.value else ""
    return Text.assemble((" + ".join(lexicon.label(name) for name in lying.names), style), (worth, "bold"))


def beside(view: models.Game, lexicon: Lexicon) -> Text:
    """What modules have on the table: bank, song, birds, pack; empty where there is nothing of the kind."""
    language, found = lexicon.language, list[str]()
    names = {player.id: player.display_name for player in view.players}
    if isinstance(view.bank, models.BankView):
        owner = names.get(view.bank.owner or "", "—")
        found.append(language(f"banque : {owner} {view.bank.artichauts}", f"bank: {owner} {view.bank.artichauts}"))
    if isinstance(view.song, models.SongView):
        singer = names.get(view.song.singer, view.song.singer)
        found.append(f"sloubi {view.song.verse} : {singer}")
    if isinstance(view.pack, models.PackView):
        found.append(f"Tichettes : {view.pack.left}")
    if isinstance(view.birds, models.BirdsView) and view.birds.effects:
        found.append(", ".join(lexicon.short(effect.solution) for effect in view.birds.effects))
    if isinstance(view.sips, models.Sips):
        drunk = view.sips.drunk.to_dict()
        found.append(language("gorgées : ", "sips: ") + ", ".join(f"{names.get(k, k)} {v}" for k, v in drunk.items()))
    if view.demonic is True:
        found.append(language("plan démoniaque", "demonic plane"))
    return Text(" · ".join(found), "dim", no_wrap=True, overflow="ellipsis")


def at_cards(view: models.Game, lexicon: Lexicon, names: dict[str, str], chosen: Sequence[str], width: int) -> Text:
    """What lies on top, and the player's own hand with what they have chosen of it."""
    language, lines = lexicon.language, list[Text]()
    if isinstance(view.manche, models.MancheView):
        turned = language(" · RÉVOLUTION", " · REVOLUTION") if view.manche.revolution else ""
        way = lexicon.label(view.manche.direction)
        lines.append(Text(f"Manche {view.manche.number} · {way}{turned}", "bold"))
    if isinstance(view.tour, models.TourView):
        top = Text.assemble((f"{names.get(view.tour.by, '')} : ", "bold"), cards.combination(view.tour.cards))
        if any(card[0] == "X" for card in view.tour.cards):
            top.append(f" = {symbol(view.tour.rank + 'S')[:-1]}", "bold")
        if view.tour.same:
            top.append(language("  même combinaison imposée", "  the same is forced"), "bold red")
        lines += [Text(""), top]
    else:
        leads = names.get(view.turn or "", "")
        lines += [Text(""), Text(language(f"{leads} entame", f"{leads} leads") if leads else "", "italic")]
    lines.append(Text(""))
    if not isinstance(view.hand, Unset) and view.hand:
        lines.append(cards.hand(view.hand, chosen, width))
    return Text("\n").join(lines)
