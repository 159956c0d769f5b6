"""Examples of what happened in a game: its events, its record, and the proof of its draws."""

from __future__ import annotations

import msgspec

from service.http.openapi import stories
from service.http.openapi.played_game import GAME_ID, START_MS, Examples, encoded
from service.http.responses.events import EventPage, StreamTicket
from service.http.responses.proofs import deal_proof, dice_proof
from service.http.streaming import event_ids, tickets
from service.scenario import record as scenario
from service.store.log import Entry


def events(made: Examples) -> None:
    """A page, an event of a stream, and a ticket."""
    story = stories.at_dice()
    page = story.told.events[:4]
    last = page[-1].seq
    made.put(
        "list_events",
        "page",
        EventPage(events=page, last_seq=last, last_id=event_ids.id_of(last, "1783a5f2"), finished=False),
    )
    made.streamed["list_events"] = encoded(story.chouettes["events"][0])
    ticket = tickets.make("5e" * 32, GAME_ID, "perceval", START_MS + 60_000)
    url = f"/v1/games/{GAME_ID}/events?ticket={ticket}"
    opened = StreamTicket(ticket=ticket, expires_at=START_MS + 60_000, url=url)
    made.put("create_stream_ticket", "perceval", opened, {})


def record(made: Examples) -> None:
    """The game as a file, and the proofs of one at dice and of one at cards."""
    story = stories.at_dice()
    made.put("get_dice", "playing", dice_proof.fold(story.raw, story.told.game.state.randomness.drawn))
    made.put("get_record", "scenario", scenario.record(story.told.game, story.raw))
    dealt = stories.table_of([], "Perceval", "Karadoc")
    log = [Entry(event.seq, "", msgspec.json.encode(event)) for event in dealt.events]
    made.put("get_deals", "playing", deal_proof.fold(log, dealt.game.state.randomness.drawn, None))
