"""The forms of a page as a browser without scripts reads and sends them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import NamedTuple
from urllib.parse import urlsplit

Attributes = Mapping[str, str | None]

TICKED = frozenset({"radio", "checkbox"})
NEVER_SENT = frozenset({"submit", "button", "file", "image", "reset"})
VOID = frozenset({"input", "link", "meta", "br", "img", "use", "path"})


class Button(NamedTuple):
    """What a form is sent by."""

    name: str
    value: str
    text: str
    goes_to: str


@dataclass
class SentForm:
    """A form with what it would send if nobody touched it."""

    action: str
    method: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)
    choices: dict[str, list[str]] = field(default_factory=dict)
    options: dict[str, list[str]] = field(default_factory=dict)
    """What each list to choose from offers."""

    def filled(self, typed: Mapping[str, str | list[str]] | None = None) -> dict[str, list[str]]:
        """The fields with these texts typed into them."""
        sent: dict[str, list[str]] = {}
        for name, text in self.fields:
            sent.setdefault(name, []).append(text)
        for name, texts in (typed or {}).items():
            sent[name] = [texts] if isinstance(texts, str) else list(texts)
        return sent

    def value(self, name: str) -> str:
        """What stands in a field."""
        return self.filled()[name][0]

    def offered(self, name: str) -> list[str]:
        """What can be chosen at a field; nothing where one types."""
        return [*self.choices.get(name, ()), *self.options.get(name, ())]

    @property
    def names(self) -> list[str]:
        """All fields, those too that would not be sent if nobody touched them."""
        return list(dict.fromkeys([*(name for name, _ in self.fields), *self.choices]))

    def button(self, name: str) -> Button:
        """The button that sends a value under this name."""
        return next(button for button in self.buttons if button.name == name)


CHIP = re.compile(r'<label class="chip"><input (?P<told>[^>]*)>(?P<inside>.*?)</label>')
TAG = re.compile(r"<[^>]*>")


def chips_of(page: str, name: str) -> dict[str, str]:
    """What is said on the chips of a field, by what each stands for."""
    found = CHIP.finditer(page)
    return {
        told[0]: TAG.sub("", match["inside"]).strip()
        for match in found
        if f'name="{name}"' in match["told"]
        and (told := re.findall(r'value="([^"]*)"', match["told"]))
    }


def chosen_chips(page: str, name: str) -> list[str]:
    """What the chosen chips of a field stand for."""
    told = (match["told"] for match in CHIP.finditer(page))
    return [
        re.findall(r'value="([^"]*)"', each)[0]
        for each in told
        if f'name="{name}"' in each and each.endswith(" checked")
    ]


class _Reader(HTMLParser):
    """Collects forms; what lies in a disabled fieldset is not sent."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: list[SentForm] = []
        self.inside: SentForm | None = None
        self.disabled: list[bool] = []
        self.area: list[str] | None = None
        self.options: list[tuple[str, bool]] = []
        self.named = ""
        self.button: tuple[Attributes, list[str]] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "form":
            self.inside = SentForm(given.get("action") or "", given.get("method") or "get")
            self.forms.append(self.inside)
        elif tag == "fieldset":
            self.disabled.append("disabled" in given)
        elif tag in {"input", "textarea", "select", "option", "button"}:
            getattr(self, f"_{tag}")(given)

    def _is_sent(self, given: Attributes) -> bool:
        return "disabled" not in given and not any(self.disabled) and self.inside is not None

    def _put(self, name: str | None, value: str) -> None:
        if self.inside and name:
            self.inside.fields.append((name, value))

    def _input(self, given: Attributes) -> None:
        kind = given.get("type") or "text"
        value = given.get("value", "on" if kind in TICKED else "") or ""
        if not self._is_sent(given) or kind in NEVER_SENT:
            return
        if kind in TICKED and self.inside:
            self.inside.choices.setdefault(given.get("name") or "", []).append(value)
        if kind not in TICKED or "checked" in given:
            self._put(given.get("name"), value.replace("\r", "").replace("\n", ""))

    def _textarea(self, given: Attributes) -> None:
        self.area = []
        self.named = (given.get("name") or "") if self._is_sent(given) else ""

    def _select(self, given: Attributes) -> None:
        self.options = []
        self.named = (given.get("name") or "") if self._is_sent(given) else ""

    def _option(self, given: Attributes) -> None:
        self.options.append((given.get("value") or "", "selected" in given))

    def _button(self, given: Attributes) -> None:
        self.button = (given, [])

    def handle_data(self, data: str) -> None:
        if self.area is not None:
            self.area.append(data)
        elif self.button:
            self.button[1].append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = None
        elif tag == "fieldset":
            self.disabled.pop()
        elif tag == "textarea" and self.area is not None:
            text = "".join(self.area).removeprefix("\n").replace("\r\n", "\n")
            self._put(self.named, text.replace("\n", "\r\n"))
            self.area = None
        elif tag == "select":
            chosen = [value for value, is_chosen in self.options if is_chosen]
            first = [value for value, _ in self.options[:1]]
            for value in (chosen or first)[-1:]:
                self._put(self.named, value)
            if self.inside and self.named:
                self.inside.options[self.named] = [value for value, _ in self.options]
        elif tag == "button" and self.button:
            self._end_of_button()

    def _end_of_button(self) -> None:
        assert self.button
        given, texts = self.button
        if self.inside and self._is_sent(given):
            goes_to = given.get("formaction") or self.inside.action
            name, value = given.get("name") or "", given.get("value") or ""
            self.inside.buttons.append(Button(name, value, "".join(texts).strip(), goes_to))
        self.button = None


def forms_of(page: str) -> Iterator[SentForm]:
    """All forms of a page."""
    reader = _Reader()
    reader.feed(page)
    yield from reader.forms


def form_to(page: str, ending: str) -> SentForm:
    """The form whose address ends so."""
    found = [form for form in forms_of(page) if urlsplit(form.action).path.endswith(ending)]
    assert found, f"no form that leads to …{ending}"
    return found[0]


def has_form_to(page: str, ending: str) -> bool:
    """Whether a form of the page leads there."""
    return any(urlsplit(form.action).path.endswith(ending) for form in forms_of(page))
