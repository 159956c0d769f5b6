"""How secrets are handled everywhere: compared in constant time, made by the system's generator, never logged."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
# The engine has no credentials, and the demo and the benchmarks have nobody else's.
FILES = sorted(
    path
    for folder in ("service", "worker")
    for path in (ROOT / folder).rglob("*.py")
    if not {"engine", "demo"} & set(path.relative_to(ROOT).parts)
)
SECRETS = {"token", "tokens", "secret", "secrets", "digest", "hash", "hashed", "mac", "hmac", "signature", "ticket",
           "password", "authorization", "bearer", "presented"}  # fmt: skip
COMPARED = {
    "service/games/seat_tokens.py": "the hashes of a game's seats before and after an act; none came from a client",
    "service/webhooks/delivery_store.py": "a lock's token: who reads it in Redis is past everything that it guards",
}
"""Files in which something with such a name is compared by == all the same, and why."""

LOGS = {"debug", "info", "warning", "error", "exception", "critical", "log"}


def _words(node: ast.AST) -> set[str]:
    """The words of all names in an expression."""
    names = [found.id for found in ast.walk(node) if isinstance(found, ast.Name)]
    names += [found.attr for found in ast.walk(node) if isinstance(found, ast.Attribute)]
    return {word for name in names for word in re.split(r"_+", name.lower())}


def _comparisons(tree: ast.AST) -> Iterator[ast.Compare]:
    """Comparisons of two things of which neither stands in the source, nor is a length."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(isinstance(how, ast.Eq | ast.NotEq) for how in node.ops):
            sides = [node.left, *node.comparators]
            if not any(isinstance(side, ast.Constant) or ast.unparse(side).startswith("len(") for side in sides):
                yield node


def _compared(source: str) -> list[str]:
    return [ast.unparse(node) for node in _comparisons(ast.parse(source)) if _words(node) & SECRETS]


def _logged(source: str) -> list[str]:
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [
        ast.unparse(call)
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in LOGS
        and any(_words(given) & SECRETS for given in [*call.args, *(named.value for named in call.keywords)])
    ]


def test_secrets_are_compared_in_constant_time() -> None:
    found = {str(path.relative_to(ROOT)): _compared(path.read_text("utf-8")) for path in FILES}
    wrong = {name: where for name, where in found.items() if where and name not in COMPARED}
    assert wrong == {}, "use hmac.compare_digest, or look it up by its hash"
    assert {name for name in COMPARED if not found[name]} == set(), "these no longer need an exception"


def test_whoever_checks_a_credential_compares_it_so() -> None:
    users = {str(path.relative_to(ROOT)) for path in FILES if "compare_digest(" in path.read_text("utf-8")}
    checkers = ("service/commands/requester.py", "service/http/streaming/tickets.py", "service/access/known.py")
    assert set(checkers) <= users


def test_secrets_are_in_no_log_call() -> None:
    assert {str(path): where for path in FILES if (where := _logged(path.read_text("utf-8")))} == {}


def test_secrets_are_made_by_the_systems_generator() -> None:
    makers = 0
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and re.fullmatch(r"_?new_(token|secret)", node.name):
                makers += 1
                assert "secrets.token_" in ast.unparse(node), f"{path}: {node.name}"
    assert makers >= 3


def test_these_checks_find_what_they_look_for() -> None:
    assert _compared("if given.token == kept: pass") == ["given.token == kept"]
    assert _compared("return digest(secret) != hashed") == ["digest(secret) != hashed"]
    assert _compared("return status == wanted") == []
    assert _logged("log.info('x %s', token)") == ["log.info('x %s', token)"]
    assert _logged("structlog.get_logger().error('x', key=seat_token)")
