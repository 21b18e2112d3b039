"""Python without what only people read: a third of what a browser would else fetch."""

import ast

HAVE_DOCSTRINGS = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def slimmed(name: str, content: bytes) -> bytes:
    """The same program without docstrings and comments; as it is where it is newer than we are."""
    if not name.endswith(".py"):
        return content
    try:
        tree = ast.parse(content)
    except (SyntaxError, ValueError):
        return content
    for node in ast.walk(tree):
        if isinstance(node, HAVE_DOCSTRINGS) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(ast.fix_missing_locations(tree)).encode()
