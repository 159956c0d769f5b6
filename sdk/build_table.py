"""Builds the table, the example client in the browser, as the service serves it at /table; or shows that it differs."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from making import ROOT, TYPESCRIPT, GenerationFailed, contents, replace, run

EXAMPLE = TYPESCRIPT / "examples" / "table"
SERVED = ROOT / "service" / "http" / "static" / "table"


def build(output: Path) -> None:
    """Checks the types of the example and bundles it into `output`; fetches its tools on first use."""
    if shutil.which("npm") is None:
        raise GenerationFailed("The table needs Node 20.19 or newer with npm on the PATH.")
    installed, lock = EXAMPLE / "node_modules" / ".package-lock.json", EXAMPLE / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(["npm", "ci", "--no-audit", "--no-fund"], cwd=EXAMPLE)
        installed.touch()
    run(["npm", "run", "check"], cwd=EXAMPLE)
    run(["npm", "run", "build"], cwd=EXAMPLE, env={**os.environ, "CHOUETTE_TABLE_OUTPUT": str(output)})


def main(arguments: list[str] | None = None) -> int:
    """Exit status 0: written (or in step); 1: drift, or a tool failed."""
    parser = argparse.ArgumentParser(prog="./dev table", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 on a difference")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        output = Path(scratch) / SERVED.name
        try:
            build(output)
        except GenerationFailed as failure:
            print(f"table: {failure}", file=sys.stderr)
            return 1
        made, kept = contents(output), contents(SERVED)
        differing = sorted(name for name in made.keys() | kept.keys() if made.get(name) != kept.get(name))
        if options.check and differing:
            print(f"table: {', '.join(differing)} differ: run ./dev table and commit it.", file=sys.stderr)
            return 1
        if not options.check:
            replace(SERVED, output)
        print("table: in step with its sources" if options.check else f"table: written to {SERVED.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
