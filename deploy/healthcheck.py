"""What the containers ask themselves: `healthcheck.py api|alive`; exit code 1 means ill.

Compose does not restart a container because it is ill. So what has hung for a minute is killed here: its container ends
with it and is started again, as its `restart` says. Without a process of its own as init (`init: true`) a container's
first process could not be killed from inside.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

LONGEST_SILENCE_S = 60
ALIVE = "CHOUETTE_ALIVE_FILE"
"""Names the file with the process id; a worker, alarm or webhook process writes it every two seconds."""


def api() -> str:
    """Ask /readyz; empty if all is well. Where nothing answers at all for long, the server is ended."""
    port = os.environ.get("CHOUETTE_BIND", "0.0.0.0:8000").rsplit(":", 1)[1]
    silent = Path(f"{os.environ[ALIVE]}.silent")
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2.5).close()
        found = ""
    except urllib.error.HTTPError as error:
        # It answers, so it lives: Redis is ill, and a restart would mend nothing.
        found = str(error)
    except OSError as error:
        if not silent.exists():
            silent.touch()
        _end_after(_age(silent))
        return str(error)
    silent.unlink(missing_ok=True)
    return found


def alive() -> str:
    """Look when this container's process last wrote its file; empty if it did lately."""
    try:
        age = _age(Path(os.environ[ALIVE]))
    except OSError as error:
        return f"there is no sign of life yet: {error}"
    _end_after(age)
    return f"silent for {age:.0f} s" if age > LONGEST_SILENCE_S else ""


def _age(file: Path) -> float:
    return time.time() - file.stat().st_mtime


def _end_after(age: float) -> None:
    if age > LONGEST_SILENCE_S:
        file = Path(os.environ[ALIVE])
        try:
            os.kill(int(file.read_text()), signal.SIGKILL)
            # What is started next begins with no silence of its predecessor's.
            file.unlink()
            file.with_name(f"{file.name}.silent").unlink(missing_ok=True)
        except (OSError, ValueError) as error:
            print(f"cannot end it: {error}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit({"api": api, "alive": alive}[sys.argv[1]]() or 0)
