"""The names of everything in Redis: one hash tag a game, so that its script may touch all of it."""

from __future__ import annotations

LOBBY = "chouette:lobby"
"""Sorted set of all public games; `chouette:lobby:<status>` those of a status. Score 0, ordered by member."""

LOBBY_NEWS = "lobby"
"""Where a game's id stands in the name of its live channel, this is the lobby's: a card there has changed."""

LOBBY_ENDS = "chouette:lobby:ends"
"""Sorted set: places in the lobby by the instant (ms) from which their games are gone."""

OWNED = "chouette:owned:"
"""What the sorted sets begin with that hold a key's games; see `owned`."""

OWNED_ENDS = "chouette:owned:ends"
"""Sorted set: `<owner> <place>` of owned games by the instant (ms) from which they are gone."""

ALARMS = "chouette:alarms"
"""Sorted set: game id by the instant (ms) at which it must be looked at."""

ALARM_RUNG = "chouette:alarms:rung"
"""Sorted set: games that are due and that no worker has taken yet, by the instant (ms) at which each was due."""

ALARM_WAITING = "chouette:alarms:waiting"
"""Set, where RQ's queues are: in which buckets games wait for a worker; only where there are several."""

ALARM_VERSIONS = "chouette:alarms:versions"
"""Hash: the version of a game that its alarm belongs to; only where the alarm lives on a Redis of its own."""

ALARM_WAKE = "chouette:alarms:wake"
"""Channel: an alarm was set that is earlier than all others."""

ALARM_HEARTBEAT = "chouette:alarms:heartbeat"
"""String: when an alarm last looked (ms), for readiness checks; it expires by itself."""

PROCESSES = "chouette:processes"
"""Hash, where the alarms are: the last sign of life (JSON) of each process behind the API."""

PRESENCE = "chouette:presence"
"""Sorted set, where the alarms are: `<game id>:<player>` by the instant (ms) when it was last seen connected."""

PRESENCE_CLAIMS = "chouette:presence:claims"
"""Sorted set: members of PRESENCE that a worker deals with, by the instant (ms) until which no other does."""

PROBE = "chouette:probe"
"""String: written to see whether anything can be; it expires by itself."""

ALARM_CLOCK = "chouette:alarms:clock"
"""String: the same instant, kept for good, to notice a clock that was set back."""

NEWS = "chouette:{webhooks}:news"
"""Sorted set: game id by the instant (ms) from which its news is to be told to webhooks."""

ALARM_BOOK = "chouette:alarms:book"
"""String: this Redis has been told of every game, and by which release; gone with the rest where it lost its data."""

EPOCH = "chouette:epoch"
"""Hash: which life of this Redis this is: n its number, run its run id."""

BUCKETS = "chouette:buckets"
"""String: in how many buckets a cluster keeps its games; written by the first process that ever used it."""

MOVE = "chouette:move"
"""Hash, while `chouette move` carries games from here or to here, and where it has carried them away: what it has noted
(service/move/notes.py). No process begins here then."""

LOSSES = "chouette:losses"
"""Hash: at which instant (ms) a loss was noticed last (at), and whether the server's file was cut off (cut); for
readiness checks. It expires by itself, as do the sets of lost games (`losses`)."""

LOSSES_MS = 86_400_000
"""How long that is known."""

PACKED = "k"
"""Field of a game's hash: up to which seq its log is packed, and the first seq of each packed part. A part is in the
field of this name and its first seq."""

ITEM = "i:"
"""What the fields of a game's hash begin with that hold its items; behind it an item's name."""

_GAME = "chouette:{%s}:game"
_LIVE_PREFIX, _LIVE_SUFFIX = "chouette:{", "}:live"


def game(game_id: str) -> str:
    """Hash of a game: v version, b blob, s status, n nonces (newest first), l lobby status (public games), c card,
    o the owner's card, e mark of the last event; wf, wt: seqs of news for webhooks; k: what of its log is packed
    (`PACKED`); a: until when answers are kept (ms); its items (`ITEM`), each lists, tab, place, line feed, data."""
    return _GAME % game_id


def losses(loss: str) -> str:
    """Set of the ids of games that were lost in this way (`rewound`, `gone`), for readiness checks."""
    return f"{LOSSES}:{loss}"


def game_named(key: str) -> str:
    """The game whose hash has this name."""
    before, after = _GAME.split("%s")
    return key.removeprefix(before).removesuffix(after)


def events(game_id: str) -> str:
    """Stream of a game's events that are not packed, ids `<seq>-0`; e the raw JSON, n the mark of its commit."""
    return f"chouette:{{{game_id}}}:events"


def order(game_id: str) -> str:
    """Sorted set: where a game's items stand in its own lists: `<list><place>`, a tab, the name. Score 0, ordered by
    member."""
    return f"chouette:{{{game_id}}}:order"


def record(game_id: str, key: str) -> str:
    """String: 64 hex digits of fingerprint, then the stored answer: of what made a game, and of older releases."""
    return f"chouette:{{{game_id}}}:idem:{key}"


def answers(game_id: str) -> str:
    """Hash of a game's answers that are kept for retries: by a short hash of key and asker (12 bytes) one of the
    request (8 bytes), when it goes (ms, 6 bytes), and the packed answer."""
    return f"chouette:{{{game_id}}}:answers"


def round_trips(game_id: str, player: str) -> str:
    """List of what was measured of a player's network (ms), newest first; it expires by itself."""
    return f"chouette:{{{game_id}}}:trips:{player}"


def live(game_id: str) -> str:
    """Channel: `<first seq> <mark> <mark of the event before>`, then the raw events of a commit, one a line."""
    return f"{_LIVE_PREFIX}{game_id}{_LIVE_SUFFIX}"


def game_of(channel: str) -> str:
    """The game whose channel this is."""
    return channel.removeprefix(_LIVE_PREFIX).removesuffix(_LIVE_SUFFIX)


def webhooks_of(owner: str) -> str:
    """Sorted set of an owner's webhooks, by the instant they were made (ms); it is there only if there is one."""
    return f"chouette:{{webhooks}}:of:{owner}"


def lobby(status: str | None) -> str:
    """The sorted set of public games, of one status or of all."""
    return f"{LOBBY}:{status}" if status else LOBBY


def owned(owner: str) -> str:
    """Sorted set: places of all games that a key has made. Score 0, ordered by member."""
    return OWNED + owner


def listed(created_at: int, game_id: str) -> str:
    """A game's place in the lobby and in its owner's list: ordered by creation (ms), and unique."""
    return f"{created_at:015d}:{game_id}"


def listed_game(member: str) -> str:
    """The game id of a place in the lobby or in an owner's list."""
    return member.split(":", 1)[1]
