"""Everything that the templates say."""

from collections.abc import Iterator
from itertools import product

from jinja2 import Environment, nodes

from tests.house.rooms import HOUSE
from tests.house.spoken import ANYTHING, Said


def said_in_templates() -> Iterator[Said]:
    """Everything said by the templates."""
    for file in sorted((HOUSE / "templates").rglob("*.html")):
        tree = Environment(autoescape=True).parse(file.read_text("utf-8"))
        for call in tree.find_all(nodes.Call):
            speaker = getattr(call.node, "attr", "")
            if speaker in {"name", "says", "has"} and call.args:
                gaps = frozenset(pair.key for pair in call.kwargs) if speaker == "says" else None
                where = f"{file.relative_to(HOUSE)}:{call.lineno}"
                for each in in_template(call.args[0]):
                    yield Said(where, each, gaps, optional=speaker == "has")


def in_template(node: nodes.Expr) -> list[str]:
    """The identifiers that a template may mean."""
    match node:
        case nodes.Const(value=str(text)):
            return [text]
        case nodes.CondExpr(expr1=one, expr2=nodes.Expr() as other):
            return [*in_template(one), *in_template(other)]
        case nodes.Concat(nodes=parts):
            return ["".join(each) for each in product(*map(in_template, parts))]
    return [ANYTHING]
