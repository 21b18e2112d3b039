"""The page about money at the end of a turn: each way with its numbers, and nothing unknown."""

import re

import pytest
from flask.testing import FlaskClient

NOT_LAST = {"last_turn": "false"}
RED_BANKER = {"personality": "banker", "red": "banker", **NOT_LAST}
ASKED: dict[str, tuple[dict[str, str], list[list[str]]]] = {
    "a turn": (
        {"money": "47", "personality": "sheriff", **NOT_LAST},
        [["27", "30"], ["2", "3"], ["20", "17"], ["2", "3"]],
    ),
    "the last turn": (
        {"money": "47", "personality": "sheriff", "last_turn": "true"},
        [["27", "30", "27"], ["2", "3", "2"], ["20", "17", "20"], ["3", "2", "3"], ["5", "5", "5"]],
    ),
    "a turn with the red banker": (
        {"money": "68", **RED_BANKER},
        [
            ["–", "–", "25"],
            ["–", "–", "7"],
            ["8", "10", "0"],
            ["0", "1", "0"],
            ["60", "58", "43"],
            ["0", "1", "7"],
        ],
    ),
    "a turn with too little for the red banker": (
        {"money": "2", **RED_BANKER},
        [["0", "0"], ["0", "0"], ["2", "2"], ["0", "0"]],
    ),
}


@pytest.mark.parametrize(("asked", "rows"), ASKED.values(), ids=ASKED)
def test_every_way_to_end_a_turn_is_shown(
    client: FlaskClient, asked: dict[str, str], rows: list[list[str]]
) -> None:
    page = client.get("/carson-city/ask/cash_out", query_string=asked).get_data(as_text=True)
    table = page.partition('<table class="small">')[2].partition("</table>")[0]
    body = table.partition("<tbody>")[2]
    cells = [re.findall(r"<td>(?:<strong>)?([^<]+)", row) for row in body.split("</tr>")]
    assert [row for row in cells if row] == rows
