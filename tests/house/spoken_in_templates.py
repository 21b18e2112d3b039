"""Everything that the templates say."""

from collections.abc import Iterator
from itertools import product

from jinja2 import Environment, nodes

from tests.house.rooms import HOUSE
from tests.house.spoken import ANYTHING, Said

FLOORS = ("templates", "printables")


def said_in_templates() -> Iterator[Said]:
    """Everything said by the templates of pages and papers."""
    for file in sorted(file for floor in FLOORS for file in (HOUSE / floor).rglob("*.html")):
        tree = Environment(autoescape=True).parse(file.read_text("utf-8"))
        runs = runs_over(tree)
        for call in tree.find_all(nodes.Call):
            speaker = getattr(call.node, "attr", "")
            if speaker in {"name", "says", "has"} and call.args:
                gaps = frozenset(pair.key for pair in call.kwargs) if speaker == "says" else None
                where = f"{file.relative_to(HOUSE)}:{call.lineno}"
                for each in in_template(call.args[0], runs):
                    yield Said(where, each, gaps, optional=speaker == "has")


def runs_over(tree: nodes.Template) -> dict[str, list[str]]:
    """The names that loops give, each with all the constants that it stands for."""
    found: dict[str, list[str]] = {}
    for loop in tree.find_all(nodes.For):
        match loop:
            case nodes.For(target=nodes.Name(name=name), iter=nodes.List(items=items)):
                found.setdefault(name, []).extend(
                    item.value if isinstance(item, nodes.Const) else ANYTHING for item in items
                )
            case nodes.For(target=nodes.Name(name=name)):
                found.setdefault(name, []).append(ANYTHING)
    return found


def in_template(node: nodes.Expr, runs: dict[str, list[str]]) -> list[str]:
    """The identifiers that a template may mean."""
    match node:
        case nodes.Const(value=str(text)):
            return [text]
        case nodes.CondExpr(expr1=one, expr2=nodes.Expr() as other):
            return [*in_template(one, runs), *in_template(other, runs)]
        case nodes.Concat(nodes=parts):
            return ["".join(each) for each in product(*(in_template(p, runs) for p in parts))]
        case nodes.Name(name=name):
            return runs.get(name, [ANYTHING])
    return [ANYTHING]
