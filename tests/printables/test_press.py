"""The press: what comes out of it, what it refuses, and what it bears."""

import os
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread
from xml.etree.ElementTree import Element, SubElement

import pytest

from printables.core import fetcher
from printables.core.press import (
    ForeignFileError,
    NoPressError,
    Press,
    PressBusyError,
    TooMuchToPrintError,
    the_press,
)
from printables.core.press_child import ChildTypesetter
from printables.core.sanitizer import (
    BREAK,
    LONGEST_RUN,
    MOST_BYTES,
    MOST_ELEMENTS,
    MOST_IN_ONE,
    add_breaks,
    sanitize,
)
from printables.core.time_limit import MOST_COMPLAINTS, Limits
from tests.printables.reading import facts_of, fonts_of, objects_of, structure_of, text_of

HOUSE = Path(__file__).parents[2]
STATIC = HOUSE / "static"


def paper(content: str, style: str = "", head: str = "") -> str:
    """A document with a title and a language."""
    return (
        f'<!doctype html><html lang="de"><head><title>Ein Blatt</title>{head}<style>'
        f'body {{ font-family: "Boomtown Text Print"; overflow-wrap: anywhere }} {style}'
        f"</style></head><body>{content}</body></html>"
    )


@pytest.fixture(autouse=True)
def nothing_else_logged(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What a test expects in the log; anything else there lets it fail."""
    expected: list[str] = []
    yield expected
    lines = [record.getMessage() for record in caplog.get_records("call")]
    assert len(lines) == len(expected), lines
    assert all(part in line for part, line in zip(expected, lines, strict=True)), lines


def test_a_press_whose_house_has_gone_ends_without_a_word() -> None:
    child = [sys.executable, "-m", "printables.core.press_child", "20", "20"]
    pipe = subprocess.PIPE
    with subprocess.Popen(child, stdin=pipe, stdout=pipe, stderr=pipe, cwd=HOUSE) as process:
        for end in (process.stdin, process.stdout):
            assert end
            end.close()
        assert process.stderr
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_press_that_is_ended_while_it_answers_is_busy() -> None:
    typesetter = ChildTypesetter(Limits(20, 20.0))
    child = typesetter._child  # noqa: SLF001 (as another thread does that ends it)
    assert child.stdout
    child.stdout.close()
    with pytest.raises(PressBusyError):
        typesetter.pdf_of("<p>Ranch")
    typesetter.close()


def test_a_paper_says_its_title_and_language_and_is_tagged(press: Press) -> None:
    pdf = press.print(paper("<h1>Ranch</h1><table><tr><th>A<td>1</table>"))
    facts = facts_of(pdf)
    assert facts["Title"] == "Ein Blatt"
    assert facts["Tagged"] == "yes"
    assert b"/Lang (de)" in objects_of(pdf)
    tags = [line.split()[0].rstrip(":") for line in structure_of(pdf).splitlines() if line.strip()]
    assert [tag for tag in tags if tag in {"H1", "Table", "TR", "TH", "TD"}] == [
        *("H1", "Table", "TR", "TH", "TD")
    ]


def test_the_text_comes_in_the_order_of_the_document(press: Press) -> None:
    assert text_of(press.print(paper("<p>eins<p>zwei<p>drei"))).split() == ["eins", "zwei", "drei"]


FACES = {
    "Boomtown-Display-Print-Medium": ("Display", "normal", 500),
    "Boomtown-Display-Print-Bold": ("Display", "normal", 700),
    "Boomtown-Text-Print": ("Text", "normal", 400),
    "Boomtown-Text-Print-Italic": ("Text", "italic", 400),
    "Boomtown-Text-Print-Semi-Bold": ("Text", "normal", 600),
}


def test_each_face_of_ours_is_embedded_under_its_own_name(press: Press) -> None:
    lines = "".join(
        f'<p style="font: {style} {weight} 9pt Boomtown {family} Print">Straße ½ −1'
        for family, style, weight in FACES.values()
    )
    fonts = fonts_of(press.print(paper(lines)))
    assert {columns[0].partition("+")[2] for columns in fonts} == {*FACES}
    assert {tuple(columns[-5:-2]) for columns in fonts} == {("yes", "yes", "yes")}


def test_every_face_that_the_pages_have_is_there_for_paper() -> None:
    written = (HOUSE / "printables/core/fonts.css").read_text("utf-8")
    assert all(f"fonts/{font.name}" in written for font in STATIC.glob("fonts/*.woff2"))
    assert written.count("@font-face") == len([*STATIC.glob("fonts/*.woff2")])


def test_a_drawing_with_a_label_speaks_once(press: Press) -> None:
    drawing = '<svg viewBox="0 0 2 2" width="9" aria-label="{}">{}<path d="M0 0h2v2z"/></svg>'
    found = objects_of(press.print(paper(drawing.format("Scan this", ""))))
    assert b"/Alt (Scan this)" in found
    found = objects_of(press.print(paper(drawing.format("Scan", "<title>Own</title>"))))
    assert b"/Alt (Own)" in found
    assert b"/Alt (Scan)" not in found


SAME = """
import hashlib
from tests.printables.test_press import paper
from printables.core.press import the_press
print(hashlib.sha256(the_press().print(paper("<h1>Same</h1>"))).hexdigest())
"""


def test_the_same_paper_is_the_same_bytes_in_every_process_and_at_any_time(press: Press) -> None:
    def digest(seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        return subprocess.check_output(
            [sys.executable, "-c", SAME], cwd=HOUSE, env=environment, text=True
        )

    first = press.print(paper("<h1>Same</h1>"))
    press.print(paper("<h2>Something else</h2><p>with <i>other</i> letters: Żółw"))
    assert press.print(paper("<h1>Same</h1>")) == first
    assert digest("1") == digest("2")


def test_linked_style_sheets_are_parsed_once_and_apply(monkeypatch: pytest.MonkeyPatch) -> None:
    from printables.core.pdf import typesetting  # noqa: PLC0415 (dear)

    read: list[str] = []
    parse = typesetting.CSS

    def counted(**asked: object) -> object:
        read.append(Path(str(asked["filename"])).name)
        return parse(**asked)

    monkeypatch.setattr(typesetting, "CSS", counted)
    fresh = Press()
    link = '<link rel="stylesheet" href="core/paper.css">'
    for _ in range(3):
        pdf = fresh.print(paper("<p>x", "@page { size: 50mm 50mm }", link))
    assert read == ["fonts.css", "paper.css"]
    assert facts_of(pdf)["Page size"].startswith("141.732 x 141.732")


FOREIGN = {
    "a file of the machine": '<img alt="" src="file:///etc/passwd">',
    "a way up": '<img alt="" src="../app.py">',
    "a hidden way up": '<img alt="" src="core/%2e%2e/%2e%2e/app.py">',
    "another machine": '<img alt="" src="http://127.0.0.1:9/x.png">',
    "another machine's files": '<img alt="" src="file://example.org/x.png">',
    "data in the address": '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    "an old protocol": '<img alt="" src="ftp://127.0.0.1:9/x.png">',
    "an image in a drawing": '<svg width="9" viewBox="0 0 1 1">'
    '<image width="1" height="1" href="http://127.0.0.1:9/x.png"/></svg>',
    "a style sheet": "<style>@import 'file:///etc/passwd';</style>",
    "a linked style sheet": '<link rel="stylesheet" href="http://127.0.0.1:9/x.css">',
    "a background": "<p style=\"background: url('file:///etc/passwd')\">x",
    "an attachment": '<link rel="attachment" href="file:///etc/passwd">',
    "another base": '<base href="file:///etc/"><img alt="" src="passwd">',
    "a font": "<style>@font-face { font-family: x; src: url('file:///etc/passwd') }</style>",
    "one that is not there": '<img alt="" src="core/nothing.png">',
    "a folder": '<img alt="" src="core/">',
}


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN)
def test_a_paper_that_asks_for_what_is_not_ours_is_not_printed(
    content: str, press: Press, nothing_else_logged: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(ForeignFileError):
        press.print(paper(content))
    nothing_else_logged.extend(record.getMessage() for record in caplog.records)
    assert press.print(paper("<p>the next one"))


def test_a_link_that_leads_out_of_our_folders_is_followed_before_it_is_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = tmp_path / "ours"
    ours.mkdir()
    (tmp_path / "secret.png").write_bytes(b"x")
    (ours / "inside.png").write_bytes(b"x")
    (ours / "out.png").symlink_to(tmp_path / "secret.png")
    (ours / "in.png").symlink_to(ours / "inside.png")
    monkeypatch.setattr(fetcher, "FOLDERS", (ours,))
    assert fetcher.project_file((ours / "in.png").as_uri()) == (ours / "inside.png").resolve()
    with pytest.raises(ForeignFileError):
        fetcher.project_file((ours / "out.png").as_uri())


def test_our_own_files_are_fetched(press: Press) -> None:
    assert press.print(paper('<img alt="Boomtown" src="../static/house/icon.svg" width="20">'))


def test_what_weasyprint_complains_of_is_logged_under_the_title(
    press: Press, nothing_else_logged: list[str]
) -> None:
    nothing_else_logged.append("'Ein Blatt': Ignored `colour: red ` at")
    press.print(paper("<p>x", "p { colour:\n red }"))


def test_a_flood_of_complaints_is_cut_off(press: Press, nothing_else_logged: list[str]) -> None:
    nothing_else_logged.extend(["Ignored"] * MOST_COMPLAINTS)
    press.print(paper("<p>x", "p { colour: red }" * 100))


def test_a_paper_without_title_or_language_is_noticed(
    press: Press, nothing_else_logged: list[str]
) -> None:
    nothing_else_logged.extend(['Missing required "lang"', "no title", "not say its language"])
    press.print("<p>x")


TOO_MUCH = {
    "bytes": (paper("ß" * (MOST_BYTES // 2)), "bytes"),
    "elements": (paper(("<p>" + "<b></b>" * 999) * (MOST_ELEMENTS // 999 + 1)), "elements"),
    "elements in one": (paper("<b>a</b>" * (MOST_IN_ONE + 1)), "elements in one body"),
    "nesting": (paper("<div>" * 1500), "within each other"),
    "pages": (paper('<p style="break-after: page">x' * 300), "200 pages"),
}


@pytest.mark.parametrize(("html", "why"), TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_is_too_much_is_refused_and_the_next_paper_is_as_before(
    html: str, why: str, press: Press
) -> None:
    before = press.print(paper("<p>as before"))
    with pytest.raises(TooMuchToPrintError, match=why):
        press.print(html)
    assert press.print(paper("<p>as before")) == before


def test_a_paper_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(TooMuchToPrintError, match="not laid out within 0"):
        Press(limits=Limits(seconds=0)).print(paper("<p>x"))


LONG = "W" * 10_000
HOSTILE = {
    "10,000 signs without a space": LONG,
    "with hard spaces": "\u00a0".join("W" * 5000),
    "right to left": "שלום" * 2500,
    "turned around": "\u202e" + "a\u2066b\u2067c" * 1500,
    "many accents": "a" + "\u0301" * 2_999,
    "markup": "&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;" * 100,
    "signs that are none": "a\x00\x01\x0b\x1b\x7f\x92\ud800\ufffe\uffffb",
    "widths of nothing": "\u200b\u200d\ufeff\u00ad" * 2500,
}


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_name_stays_on_the_pages_and_in_its_column(name: str, press: Press) -> None:
    style = (
        "table { table-layout: fixed; width: 100% } .n { display: block; height: 3em; "
        "overflow: hidden } @page { size: A5 }"
    )
    cells = f'<td><span class="n">{name}</span>' * 3
    pdf = press.print(paper(f"<table><tr>{cells}<td>ENDE</table>", style))
    assert facts_of(pdf)["Pages"] == "1"
    assert "ENDE" in text_of(pdf)


def test_a_long_word_is_printed_whole(press: Press) -> None:
    letters = text_of(press.print(paper(f"<p>{'ABCDEFGHIJ' * 100}")))
    assert "".join(sign for sign in letters if sign.isalpha()) == "ABCDEFGHIJ" * 100


@pytest.mark.parametrize(("signs", "breaks"), [(LONGEST_RUN - 1, 0), (LONGEST_RUN, 25)])
def test_only_words_that_nobody_writes_get_places_to_break(signs: int, breaks: int) -> None:
    line = Element("p")
    inside = SubElement(line, "b")
    line.text, inside.tail = "x" * signs, "y" * signs
    add_breaks(line)
    assert [line.text.count(BREAK), inside.tail.count(BREAK)] == [breaks, breaks]
    assert line.text.replace(BREAK, "") == "x" * signs


def test_style_sheets_in_a_paper_get_none() -> None:
    sheet = Element("style")
    sheet.text = "x" * 500
    add_breaks(sheet)
    assert sheet.text == "x" * 500


def test_what_is_printed_holds_only_signs_that_may_stand_in_xml() -> None:
    copy = sanitize("".join(map(chr, range(0x3000))) + "\ud800\udfff\ufffe\uffff")
    odd = {sign for sign in copy if unicodedata.category(sign) in {"Cc", "Cs"}}
    assert odd == {"\t", "\n", "\f", "\r"}
    assert len(copy) == 0x3000 + 4


def test_one_prints_at_a_time_and_all_get_what_they_asked_for(press: Press) -> None:
    papers = [paper(f"<p>Blatt {number}") for number in range(8)]
    alone = [press.print(each) for each in papers]
    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(press.print, papers)] == alone


def test_who_would_wait_too_long_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    small, printing, done = Press(patience=0.05), Event(), Event()

    class Slow:
        def pdf_of(self, _: str) -> bytes:
            printing.set()
            done.wait()
            return b"slow"

    monkeypatch.setattr(small, "_ready", Slow)
    other = Thread(target=small.print, args=("",))
    other.start()
    printing.wait()
    try:
        with pytest.raises(PressBusyError):
            small.print("")
    finally:
        done.set()
        other.join()
    assert small.print("") == b"slow"


@pytest.mark.parametrize("error", [ImportError("no weasyprint"), OSError("cannot load pango")])
def test_a_machine_that_cannot_print_says_what_it_lacks(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Missing:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "weasyprint":
                raise error

    for name in [*sys.modules]:
        if name.split(".")[0] == "weasyprint" or name in {
            "printables.core.pdf.typesetting",
            "printables.core.fetcher",
        }:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Missing(), *sys.meta_path])
    bare = Press()
    for _ in range(2):
        with pytest.raises(NoPressError, match=str(error)):
            bare.print(paper("<p>x"))


COLD = "import sys; {}; print('weasyprint' in sys.modules)"


@pytest.mark.parametrize(
    ("code", "is_loaded"),
    [
        ("from printables.core.press import the_press; the_press()", "False"),
        ("from printables.core.cache import fingerprint; fingerprint()", "False"),
        ("from printables.core.press import the_press; the_press().warm_up()", "True"),
    ],
    ids=["asked for", "only its key", "warm"],
)
def test_weasyprint_is_loaded_only_to_print(code: str, is_loaded: str) -> None:
    ran = subprocess.check_output([sys.executable, "-c", COLD.format(code)], cwd=HOUSE, text=True)
    assert ran.strip() == is_loaded


def test_a_process_leaves_no_fonts_behind(tmp_path: Path) -> None:
    code = "from printables.core.press import the_press; the_press().warm_up()"
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], cwd=HOUSE, env=environment, check=True)
    assert not [*tmp_path.iterdir()]


FORGOTTEN = """
import shutil, tempfile
from pathlib import Path
from printables.core.press import the_press
from tests.printables.test_press import paper
press = the_press()
press.warm_up()
for folder in Path(tempfile.gettempdir()).iterdir():
    shutil.rmtree(folder)
print(len(press.print(paper("<p>Straße <b style='font-weight: 600'>x</b> <i>y</i>"))))
"""


def test_a_warm_press_goes_on_when_somebody_empties_the_temporary_folder(
    tmp_path: Path, press: Press
) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    told = subprocess.check_output(
        [sys.executable, "-c", FORGOTTEN], cwd=HOUSE, env=environment, text=True
    )
    content = "<p>Straße <b style='font-weight: 600'>x</b> <i>y</i>"
    assert int(told) == len(press.print(paper(content)))


def test_there_is_one_press_in_a_process() -> None:
    assert the_press() is the_press()
