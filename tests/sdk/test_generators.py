"""Clients of other languages, really generated: nothing overflows, nothing is overwritten, no new event breaks them.

Java and Kotlin are compiled too, and play a game. What the machine lacks for it is told in the reason of the skip.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.sdk.clients.languages import LANGUAGES, Language

ROOT = Path(__file__).resolve().parents[2]
CLIENTS = Path(__file__).parent / "clients"
README = ROOT / "openapi" / "README.md"
JARS = Path("/usr/share/java")
JACKSON = ("jackson-core", "jackson-databind", "jackson-annotations", "jsr305", "geronimo-annotation-1.3-spec")
# A program that runs for seconds is over before the second compiler pays: without it they take half the time.
BRISK = {"JAVA_TOOL_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"}
# Several minutes on a busy machine; half of one on a quiet one.
pytestmark = pytest.mark.timeout(900)


def run(*command: str | Path, folder: Path, seconds: int = 600) -> str:
    """What a program printed. Where it fails, what it said is the test's message."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env={**os.environ, **BRISK},
        capture_output=True,
        text=True,
        timeout=seconds,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def jars(*names: str) -> str:
    """The class path of these libraries; skips where one is missing."""
    missing = [name for name in names if not (JARS / f"{name}.jar").exists()]
    if missing:
        pytest.skip(f"no {', '.join(missing)} in {JARS}: on Debian and Ubuntu .ci/run fetches them")
    return os.pathsep.join(str(JARS / f"{name}.jar") for name in names)


def kotlinc() -> Path:
    """The Kotlin compiler, fetched on first use; skips where it cannot be had."""
    if shutil.which("npm") is None:
        pytest.skip("no npm to fetch the Kotlin compiler with")
    compiler = CLIENTS / "node_modules" / "kotlin-compiler" / "bin" / "kotlinc"
    if not compiler.exists():
        fetched = subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund"], cwd=CLIENTS, capture_output=True, text=True, timeout=400
        )
        if fetched.returncode:
            pytest.skip(f"npm could not fetch the Kotlin compiler: {fetched.stderr[-300:]}")
    return compiler


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Where the client of a language is, by the generator's name for it; made when it is asked for first."""
    found = importlib.util.find_spec("openapi_generator_cli")
    if found is None or found.origin is None:
        pytest.skip("no openapi-generator-cli: ./dev sync brings it")
    if shutil.which("java") is None:
        pytest.skip("no java to run openapi-generator with: on Debian and Ubuntu .ci/run fetches it")
    folder, jar = tmp_path_factory.mktemp("clients"), Path(found.origin).with_name("openapi-generator.jar")
    languages = {language.generator: language for language in LANGUAGES}

    @cache
    def client(generator: str) -> Path:
        file = folder / f"{generator}.json"
        file.write_text(languages[generator].configuration(ROOT / "openapi" / "openapi.json", folder / generator))
        run("java", "-jar", jar, "batch", "--fail-fast", file, folder=folder)
        return folder / generator

    return client


@pytest.mark.nightly
@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.name)
def test_a_generated_client_has_long_instants_open_values_and_events_of_any_type(
    generated: Callable[[str], Path], language: Language
) -> None:
    made = generated(language.generator)
    for path, texts in language.shows.items():
        found = [file for file in made.rglob(Path(path).name) if str(file).endswith(path)]
        assert len(found) == 1, f"{path}: {found}"
        source = re.sub(r"\s+", " ", found[0].read_text("utf-8"))
        for text in texts:
            assert text in source, f"{path} has no «{text}»"
    union = [file for file in made.rglob("Event.*") if file.suffix != ".md"]
    assert union == [], "no closed union of the events of today"


def test_the_generated_java_client_is_compiled_and_plays_a_game(
    generated: Callable[[str], Path], service_url: str, tmp_path: Path
) -> None:
    if shutil.which("javac") is None:
        pytest.skip("no javac: on Debian and Ubuntu .ci/run fetches it")
    path = jars(*JACKSON)
    sources = [
        file for file in (generated("java") / "src" / "main").rglob("*.java")
        if not file.name.startswith(("RFC3339Instant", "RFC3339JavaTime"))
    ]  # fmt: skip
    sources += (CLIENTS / "java").glob("*.java")
    listed = tmp_path / "sources"
    listed.write_text("\n".join(map(str, sources)))
    run("javac", "-nowarn", "-d", tmp_path / "classes", "-cp", path, f"@{listed}", folder=tmp_path)
    said = run("java", "-cp", f"{tmp_path / 'classes'}{os.pathsep}{path}", "Play", service_url, folder=tmp_path)
    assert said.strip() == "played to the end"


@pytest.mark.nightly
def test_the_generated_kotlin_models_are_compiled_and_play_a_game(
    generated: Callable[[str], Path], service_url: str, tmp_path: Path
) -> None:
    compiler, path = kotlinc(), jars("gson")
    made = generated("kotlin") / "src" / "main" / "kotlin" / "chouette"
    sources = [*(made / "models").glob("*.kt"), *(made / "infrastructure").glob("*Adapter.kt")]
    sources += [made / "infrastructure" / "Serializer.kt", CLIENTS / "kotlin" / "Play.kt"]
    classes = tmp_path / "play.jar"
    run("bash", compiler, "-nowarn", "-include-runtime", "-cp", path, "-d", classes, *sources, folder=tmp_path)
    said = run("java", "-cp", f"{classes}{os.pathsep}{path}", "PlayKt", service_url, folder=tmp_path)
    assert said.strip() == "played to the end"


def test_the_readme_tells_these_flags() -> None:
    told = README.read_text("utf-8")
    for language in LANGUAGES:
        row = f"| {language.name} | `{language.flags}` |"
        assert row in told, f"write into openapi/README.md: {row}"
