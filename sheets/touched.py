"""When each path was changed last, found at once for a path with all around and inside it."""

from collections.abc import Iterable, Iterator, Mapping

from rules.core.paths import parent_of

Touched = Mapping[str, int]
"""The revision in which each path was changed last."""


def wholes_of(path: str) -> Iterator[str]:
    """The path itself, then everything of which it names a part, the nearest first."""
    while path:
        yield path
        path = parent_of(path)


class LastTouched:
    """Says of many paths when they were changed last, whatever the number of paths that were."""

    def __init__(self, touched: Touched) -> None:
        self._at = touched
        self._within: dict[str, int] = {}
        for path, last in touched.items():
            for whole in wholes_of(path):
                if self._within.get(whole, 0) >= last:
                    break  # and so it was noted of all that lies around it
                self._within[whole] = last

    def revision_of(self, path: str) -> int:
        """When this, a part of it or a whole around it was changed last; 0 for never."""
        around = max(self._at.get(whole, 0) for whole in wholes_of(path))
        return max(around, self._within.get(path, 0))


class PathSet:
    """Paths of which those that overlap with another are found at once."""

    def __init__(self, paths: Iterable[str]) -> None:
        self._paths = set(paths)
        self._around = {whole for path in self._paths for whole in wholes_of(path)}

    def whole_around(self, path: str) -> str | None:
        """The one among them that this lies within, or is."""
        return next((whole for whole in wholes_of(path) if whole in self._paths), None)

    def touches(self, path: str) -> bool:
        """Whether one of them names this, a part of it or a whole around it."""
        return path in self._around or self.whole_around(path) is not None

    def add(self, path: str) -> None:
        """One more."""
        self._paths.add(path)
        self._around.update(wholes_of(path))
