"""What a query asks for: the metrics and labels of its selectors, and the labels that it goes by."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import promql_parser as promql

GRAFANA = {"$__rate_interval": "5m"}
"""What Grafana puts in before it asks."""


def parsed(query: str) -> promql.Expr:
    """The query as a tree. Raises ValueError where it is no PromQL (of Prometheus 2.45)."""
    for name, text in GRAFANA.items():
        query = query.replace(name, text)
    return promql.parse(query)


def selectors(tree: promql.Expr) -> list[promql.VectorSelector]:
    """All that the query selects."""
    found: list[promql.VectorSelector] = []

    def visit(node: promql.Expr) -> None:
        if isinstance(node, promql.VectorSelector):
            found.append(node)

    promql.walk(tree, visit)
    return found


def _nodes(tree: promql.Expr) -> list[promql.Expr]:
    found: list[promql.Expr] = []
    promql.walk(tree, found.append)
    return found


def gone_by(tree: promql.Expr) -> Iterator[tuple[promql.VectorSelector, str]]:
    """Each label that the query groups or joins by, with each selector that must have it."""
    for node in _nodes(tree):
        if isinstance(node, promql.AggregateExpr) and node.modifier is not None:
            yield from _each(node.expr, node.modifier.labels)
        if isinstance(node, promql.BinaryExpr) and node.modifier is not None:
            joined = node.modifier.matching.labels if node.modifier.matching is not None else []
            yield from _each(node, joined)
            # These come from the side of which there is one.
            many_left = node.modifier.card == promql.VectorMatchCardinality.ManyToOne
            yield from _each(node.rhs if many_left else node.lhs, node.modifier.group_labels or [])


def _each(tree: promql.Expr, labels: list[str]) -> Iterator[tuple[promql.VectorSelector, str]]:
    for selector in selectors(tree):
        for label in labels:
            yield selector, label


def left_over(tree: promql.Expr, of: Callable[[promql.VectorSelector], set[str]]) -> set[str]:
    """The labels that a result can have. of: those that what a selector finds can have."""
    if isinstance(tree, promql.VectorSelector):
        return of(tree)
    if isinstance(tree, promql.MatrixSelector):
        return of(tree.vector_selector)
    if isinstance(tree, promql.AggregateExpr):
        return _aggregated(tree, left_over(tree.expr, of))
    if isinstance(tree, promql.ParenExpr | promql.UnaryExpr | promql.SubqueryExpr):
        return left_over(tree.expr, of)
    if isinstance(tree, promql.Call):
        return set().union(*(left_over(argument, of) for argument in tree.args))
    if isinstance(tree, promql.BinaryExpr):
        joined = tree.modifier.group_labels if tree.modifier is not None else None
        return left_over(tree.lhs, of) | set(joined or ()) | (set() if joined else left_over(tree.rhs, of))
    return set()


def _aggregated(tree: promql.AggregateExpr, labels: set[str]) -> set[str]:
    if str(tree.op) in ("topk", "bottomk"):
        # These pick from what they are given, and leave its labels as they were.
        return labels
    if tree.modifier is None:
        return set()
    named = set(tree.modifier.labels)
    return labels & named if tree.modifier.type == promql.AggModifierType.By else labels - named
