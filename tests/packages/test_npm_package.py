"""The npm package, installed into empty projects: ES modules and CommonJS, types for both, and no file too many."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.packages.built import Packages, names, needs_uv, run
from tests.sdk import node

pytestmark = [needs_uv, node.needs_npm, pytest.mark.timeout(900)]

TYPED = """
import { Client, Problem, type Event, type ExpectedAct, type Seat } from 'chouette-sdk';

export async function words(seat: Seat): Promise<string[]> {
  return (await seat.expected()).acts.map((act: ExpectedAct) => act.name);
}

export function faces(event: Event): readonly number[] {
  return event.type === 'dice_rolled' ? event.faces : [];
}

export const refused = (error: unknown): string => (error instanceof Problem ? error.code : '');
export const client = new Client({ baseUrl: 'http://127.0.0.1:1' });
"""
WRONG = "\nexport const wrong = async (seat: Seat): Promise<number> => (await seat.expected()).acts[0]!.name;\n"
RESOLUTIONS = {
    "nodenext": ("--module", "nodenext"),
    "bundler": ("--module", "esnext", "--moduleResolution", "bundler"),
}


@pytest.fixture(scope="module")
def project(built: Packages, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty project with the package in it, and nothing else."""
    folder = tmp_path_factory.mktemp("npm")
    (folder / "package.json").write_text('{"name": "empty", "private": true}', "utf-8")
    run("npm", "install", "--offline", "--no-audit", "--no-fund", "--silent", str(built.npm), folder=folder)
    return folder


def compiled(folder: Path, file: str, *options: str) -> subprocess.CompletedProcess[str]:
    """What the compiler says of a file; it looks into the types of the package, too."""
    compiler = str(node.installed() / "node_modules" / ".bin" / "tsc")
    modern = ("--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom,dom.iterable")
    return subprocess.run([compiler, *modern, *options, file], cwd=folder, capture_output=True, text=True, check=False)


def test_the_package_has_both_builds_whole_and_nothing_else(built: Packages) -> None:
    inside = names(built.npm)
    sources = {path.relative_to(node.FOLDER / "src") for path in (node.FOLDER / "src").rglob("*.ts")}
    made = {
        f"dist/{where}{source.with_suffix('')}{kind}"
        for source in sources for where in ("", "cjs/") for kind in (".js", ".d.ts")
    }  # fmt: skip
    assert inside == made | {"dist/cjs/package.json", "package.json", "README.md", "LICENSE"}


def test_it_depends_on_nothing(built: Packages, project: Path) -> None:
    assert [path.name for path in (project / "node_modules").iterdir() if path.name[0] != "."] == ["chouette-sdk"]
    lock = json.loads((project / "package-lock.json").read_text("utf-8"))
    assert len(lock["packages"]) == 2


def test_es_modules_and_commonjs_load_it(project: Path) -> None:
    use = "const c = new sdk.Client(); console.log(typeof c.api.getTime, sdk.TooLate.name);"
    (project / "esm.mjs").write_text(f"import * as sdk from 'chouette-sdk';\n{use}", "utf-8")
    (project / "common.cjs").write_text(f"const sdk = require('chouette-sdk');\n{use}", "utf-8")
    for file in ("esm.mjs", "common.cjs"):
        assert run("node", file, folder=project) == "function TooLate\n"
    (project / "testing.mjs").write_text(
        "console.log(Object.keys(await import('chouette-sdk/testing')).sort());", "utf-8"
    )
    (project / "testing.cjs").write_text("console.log(Object.keys(require('chouette-sdk/testing')).sort());", "utf-8")
    esm, common = (run("node", f"testing.{kind}", folder=project) for kind in ("mjs", "cjs"))
    assert esm == common != "[]\n"


@pytest.mark.parametrize("resolution", ["nodenext", pytest.param("bundler", marks=pytest.mark.nightly)])
@pytest.mark.parametrize("kind", ["mts", pytest.param("cts", marks=pytest.mark.nightly)])
def test_its_types_are_found_and_right(project: Path, resolution: str, kind: str) -> None:
    right, wrong = f"right-{resolution}.{kind}", f"wrong-{resolution}.{kind}"
    (project / right).write_text(TYPED, "utf-8")
    (project / wrong).write_text(TYPED + WRONG, "utf-8")
    told = compiled(project, right, *RESOLUTIONS[resolution])
    assert told.returncode == 0, told.stdout
    refused = compiled(project, wrong, *RESOLUTIONS[resolution]).stdout
    assert "Type 'string' is not assignable to type 'number'" in refused


def test_the_programs_of_its_readme_compile_where_it_is_installed(project: Path) -> None:
    programs = re.findall(
        r"^```ts\n(.*?)^```$", (node.FOLDER / "README.md").read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    assert programs
    for number, program in enumerate(programs):
        (project / f"readme{number}.mts").write_text(program, "utf-8")
    told = compiled(
        project, "readme0.mts", *RESOLUTIONS["nodenext"], *(f"readme{n}.mts" for n in range(1, len(programs)))
    )
    assert told.returncode == 0, told.stdout
