"""A new game, as a form made of what the rulebook says of its options."""

from __future__ import annotations

from typing import Any, ClassVar

from chouette_sdk import ChouetteError, models
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, Label, Select, SelectionList, Static
from textual.widgets.selection_list import Selection

from service.json_types import JsonObject
from service.play.errors import sentence
from service.play.screens.table import TableScreen
from service.play.screens.typed import PlayScreen

MAIN = ("preset", "target", "manches", "vote", "bevue", "flight_ms", "teams", "packs", "points")
"""The options that a table agrees on most often; all others are folded away."""
TEAMS = ("noms séparés par des virgules ; la première est la tienne", "names, with commas between; the first is yours")
NO_BOT = "—"
PLACES = 3


class CreateScreen(PlayScreen):
    """Ends at the table that was made, or back in the lobby. ready: the rulebook whose options are shown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("ctrl+s", "create", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.ruleset: models.RulesetInfo | None = None
        self.bots: list[models.BotLevel] = []
        self.ready = ""
        self._busy = False

    def compose(self) -> ComposeResult:
        """Who plays, by which rulebook; then its options."""
        say = self.say
        yield Static(say("Nouvelle partie", "New game"), classes="title")
        with VerticalScroll(id="form"):
            yield self._row(say("Règles", "Rulebook"), Select[str]([], id="ruleset", compact=True, allow_blank=True))
            yield self._row(say("Ton nom", "Your name"), Input(self.play.user, id="name", compact=True, max_length=40))
            yield self._row(say("Nom de la table", "Name of the table"), Input(id="table", compact=True, max_length=60))
            for place in range(PLACES):
                yield self._row(f"Bot {place + 1}", Select[str]([], id=f"bot{place}", compact=True, allow_blank=True))
            yield self._row(
                say("Visible dans le salon", "Shown in the lobby"), Checkbox(value=True, id="public", compact=True)
            )
            yield Vertical(id="main")
            yield self._row(say("Toutes les options", "All options"), Checkbox(id="more", compact=True))
            yield Vertical(id="others")
            yield Button(say("Ouvrir la table", "Open the table"), id="create", compact=True)
        keys = say(
            "tab suivant · ⏎ choisir · ctrl+s ouvrir · échap retour", "tab next · ⏎ choose · ctrl+s open · esc back"
        )
        yield Static(keys, classes="hints")
        yield Static(id="notice", classes="notice")

    def on_mount(self) -> None:
        """Ask the service what there is."""
        self.query_one("#others").display = False
        self._load()

    def _row(self, label: str, widget: Widget, why: str = "") -> Horizontal:
        return Horizontal(Label(label), widget, Label(why, classes="why"), classes="row")

    @work
    async def _load(self) -> None:
        try:
            books = (await self.play.client.api.list_rulesets()).rulesets
            self.bots = (await self.play.client.api.list_bot_levels()).levels
        except ChouetteError as error:
            self._tell(sentence(error, self.say, self.play.address))
            return
        self.play.rulesets |= {book.id: book for book in books}
        levels = [(NO_BOT, NO_BOT), *((level.id, level.id) for level in self.bots)]
        for place in range(PLACES):
            bot = self.query_one(f"#bot{place}", Select)
            bot.set_options(levels)
            bot.value = "regular" if place < 2 else NO_BOT
        choice = self.query_one("#ruleset", Select)
        choice.set_options([(book.title, book.id) for book in books])
        choice.value = books[0].id

    @on(Select.Changed, "#ruleset")
    async def _book_chosen(self, event: Select.Changed) -> None:
        if event.value in self.play.rulesets:
            self.ruleset = self.play.rulesets[str(event.value)]
            await self._show_options(self.ruleset)

    async def _show_options(self, book: models.RulesetInfo) -> None:
        self.ready = ""
        main, others = self.query_one("#main"), self.query_one("#others")
        await main.remove_children()
        await others.remove_children()
        for option in book.options:
            if option.read_only:
                continue
            why = self.say(*TEAMS) if option.type_ == "teams" else self.say(option.fr, option.en)
            row = self._row(option.name, widget_of(option), why)
            await (main if option.name in MAIN else others).mount(row)
        switchable = [rule for rule in book.rules if rule.switchable]
        if switchable:
            rules = [Selection(f"{rule.label} ({rule.id})", rule.id, rule.on) for rule in switchable]
            await others.mount(Label(self.say("Règles (espace : changer)", "Rules (space switches)")))
            await others.mount(SelectionList[str](*rules, id="rules"))
        self.ready = book.id

    @on(Checkbox.Changed, "#more")
    def _more(self, event: Checkbox.Changed) -> None:
        self.query_one("#others").display = event.value

    @on(Button.Pressed, "#create")
    def _pressed(self) -> None:
        self.action_create()

    def options(self) -> JsonObject:
        """What differs from the rulebook. Raises ValueError for what is no number of those that may be."""
        assert self.ruleset is not None
        found: JsonObject = {}
        for option in self.ruleset.options:
            for widget in self.query(f"#opt-{option.name}"):
                value = value_of(widget, option)
                if value != option.default:
                    found[option.name] = value
        for rules in self.query("#rules").results(SelectionList):
            # A preset decides by itself which modules are on: only what was switched by hand is sent.
            on = {rule.id: rule.on for rule in self.ruleset.rules if rule.switchable}
            changed = {id_: id_ in rules.selected for id_ in on if (id_ in rules.selected) != on[id_]}
            found |= {"rules": changed} if changed else {}
        return found

    @work
    async def action_create(self) -> None:
        """Make it, sit down, and go to the table."""
        if self.ruleset is None or self.ready != self.ruleset.id or self._busy:
            return
        name = self.query_one("#name", Input).value.strip() or self.play.user
        bots = [str(self.query_one(f"#bot{place}", Select).value) for place in range(PLACES)]
        self._busy = True
        try:
            options = self.options()
            teams = list(options.get("teams", {}))
            known = {each.id for each in self.bots}
            seat = await self.play.client.create_game(
                self.ruleset.id, options=options,
                player=models.PlayerBody(name, team=teams[0]) if teams else name,
                bots=[level for level in bots if level in known and not teams],
                name=self.query_one("#table", Input).value.strip() or None,
                visibility="public" if self.query_one("#public", Checkbox).value else "private",
            )  # fmt: skip
            for place, level in enumerate(bots if teams else []):
                if level in known:
                    await seat.add_bot(level, team=teams[(place + 1) % len(teams)])
            self.play.keep(seat, name, await seat.view())
            self.play.switch_screen(TableScreen(seat, await self.play.lexicon(self.ruleset.id)))
        except ValueError as error:
            self._tell(str(error))
        except ChouetteError as error:
            self._tell(sentence(error, self.say, self.play.address))
        finally:
            self._busy = False

    def _tell(self, text: str) -> None:
        if self.is_mounted:
            self.query_one("#notice", Static).update(text)

    def action_back(self) -> None:
        """To the lobby."""
        self.play.pop_screen()


def widget_of(option: models.Option) -> Widget:
    """The widget of an option, by its type."""
    id_ = f"opt-{option.name}"
    if option.type_ == "boolean":
        return Checkbox(value=bool(option.default), id=id_, compact=True)
    if option.type_ == "choice":
        choices = [(str(choice), choice) for choice in option.choices]
        return Select(choices, value=option.default, id=id_, compact=True, allow_blank=False)
    if option.type_ == "teams":
        return Input(id=id_, compact=True)
    return Input(str(option.default), id=id_, compact=True, type="integer")


def value_of(widget: Widget, option: models.Option) -> Any:
    """What a widget holds. Raises ValueError with a sentence where it may not be."""
    if isinstance(widget, Checkbox):
        return widget.value
    if isinstance(widget, Select):
        return widget.value
    assert isinstance(widget, Input)
    least, most = option.minimum, option.maximum
    told = widget.value.strip()
    if option.type_ == "teams":
        return {name.strip(): [] for name in told.split(",") if name.strip()} or option.default
    if not told.lstrip("+-").isdigit():
        raise ValueError(f"{option.name} : {told!r} ({least} – {most})")
    number = int(told)
    if (least is not None and number < least) or (most is not None and number > most):
        raise ValueError(f"{option.name} : {number} ({least} – {most})")
    return number
