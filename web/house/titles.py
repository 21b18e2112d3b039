"""The title and the question that an address names."""

from scoring.titles import BuiltTitle, Question, titles
from web.house.language import words
from web.house.problems import NoSuchError


def find_title(slug: str) -> BuiltTitle:
    """The title of a slug."""
    if slug not in titles():
        raise NoSuchError("problem-404-title", slug=slug, known=tuple(titles()))
    return titles()[slug]


def find_question(title: BuiltTitle, key: str) -> Question:
    """The question of a key."""
    if key not in title.questions:
        name = words(title.facts).name("title")
        raise NoSuchError(
            "problem-404-question", title=name, question=key, known=tuple(title.questions)
        )
    return title.questions[key]
