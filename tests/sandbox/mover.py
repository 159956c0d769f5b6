"""A process that moves a game's clock step by step, and says each time what it was answered, until it is killed."""

from __future__ import annotations

import json
import sys

from service.app import create_app
from service.assemble import assemble
from service.settings import Settings
from tests.sandbox.house import Standing


def main() -> None:
    told = json.loads(sys.argv[1])
    settings = Settings.from_env()
    game = Standing(create_app(settings, assemble(settings)).test_client(), told["id"], {}, told["tokens"])
    while True:
        print(game.advance(told["step"])["now"], flush=True)


if __name__ == "__main__":
    main()
