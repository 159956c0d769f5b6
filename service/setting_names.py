"""Variables that are no settings of a process: options of `chouette serve`, and what other programs read."""

from __future__ import annotations

SERVE = {
    "host": ("127.0.0.1", "Address to listen on; 0.0.0.0 for every one."),
    "port": (8000, "Port to listen on; 0 takes a free one. (In deploy/compose.yaml: the port that is published.)"),
    "data_dir": ("", "Where our own Redis keeps the games."),
}
"""Options of `chouette serve` alone, each with its default: --data-dir or CHOUETTE_DATA_DIR."""

ELSEWHERE = {
    "CHOUETTE_MOVE_FROM": "`chouette move`: what it moves from",
    "CHOUETTE_MOVE_TO": "`chouette move`: what it moves to",
    "CHOUETTE_MOVE_FROM_RQ": "`chouette move`: the Redis of RQ's queues of what it moves from",
    "CHOUETTE_MOVE_TO_RQ": "`chouette move`: the same of what it moves to",
    "CHOUETTE_TOKEN": "`chouette verify`, `chouette tournament`: the token of a seat or an entry, for what is private",
    "CHOUETTE_API_KEY": "`chouette tournament`, `verify`, `play`, `demo`: an API key",
    "CHOUETTE_URL": "tests of the TypeScript SDK: the service that they play on",
    "CHOUETTE_FAULTY_URL": "tests of the TypeScript SDK: the same service behind a network that loses things",
    "CHOUETTE_FUZZ": "`./dev test tests/fuzz`: how many games it plays",
    "CHOUETTE_FUZZ_FROM": "`./dev test tests/fuzz`: the number of the first of them",
    "CHOUETTE_GOLDEN": "`./dev test`: `write` writes golden files anew",
    "CHOUETTE_OPENAPI": "`./dev sdk`: the document that the generators read",
    "CHOUETTE_SDK_OUTPUT": "`./dev sdk`: the folder that the generator of TypeScript writes to",
    "CHOUETTE_TABLE_OUTPUT": "`./dev table`: the folder that the client in the browser is bundled into",
}
"""Variables that no process of the service reads, with what does."""
