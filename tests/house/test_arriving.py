"""When a request is whole: as the server reads it afterwards, however it came."""

import pytest
from gunicorn import http
from gunicorn.config import Config
from hypothesis import given
from hypothesis import strategies as st

from web.house.configuration import LARGEST_BODY
from web.serving import arriving
from web.serving.arriving import Arriving

PHONE = ("192.0.2.7", 50000)
ASKED = b"GET /s/1 HTTP/1.1\r\nHost: boomtown\r\n\r\n"
SENT = b"POST /open HTTP/1.1\r\nHost: boomtown\r\ncontent-length:  5 \r\n\r\nhello"
IN_CHUNKS = b"POST /open HTTP/1.1\r\nHost: boomtown\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNKED = IN_CHUNKS + b"5\r\nhel\r\n\r\n3;of=it\r\nlo!\r\n0\r\n\r\n"
WITH_TRAILERS = IN_CHUNKS + b"2\r\nhi\r\n0\r\nX-More: 1\r\nX-Last: 2\r\n\r\n"
WHOLE = [
    pytest.param(ASKED, b"", id="nothing but a head"),
    pytest.param(SENT, b"hello", id="a body of known length"),
    pytest.param(CHUNKED, b"hel\r\nlo!", id="a body in chunks"),
    pytest.param(WITH_TRAILERS, b"hi", id="and something behind them"),
]


@pytest.mark.parametrize(("request_sent", "body"), WHOLE)
@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_a_request_is_whole_with_its_last_byte_and_not_before(
    request_sent: bytes, body: bytes, step: int
) -> None:
    came = Arriving()
    for start in range(0, len(request_sent), step):
        assert not came.is_whole
        came.add(request_sent[start : start + step])
    assert came.is_whole
    assert not came.is_cut
    read = next(http.get_parser(Config(), [came.sent()], PHONE))
    assert read.body.read() == body


@given(st.lists(st.sampled_from([ASKED, SENT, CHUNKED, WITH_TRAILERS]), min_size=2, max_size=4))
def test_what_came_behind_a_request_is_the_next_one(requests: list[bytes]) -> None:
    came = Arriving(b"".join(requests))
    for number in range(len(requests)):
        assert came.is_whole
        parser = http.get_parser(Config(), [came.sent()], PHONE)
        next(parser).body.read()
        came = Arriving(parser.unreader.take_buffered())
        assert bytes(came.bytes) == b"".join(requests[number + 1 :])


@pytest.mark.parametrize(
    "nonsense",
    [
        pytest.param(IN_CHUNKS + b"one\r\n", id="a chunk of no length"),
        pytest.param(IN_CHUNKS + b"-1\r\n", id="a chunk of less than nothing"),
        pytest.param(IN_CHUNKS + b"ffffffff\r\n", id="a chunk of everything"),
        pytest.param(IN_CHUNKS + b"1" * 9000, id="the length of a chunk without end"),
        pytest.param(IN_CHUNKS + b"0\r\n" + b"x" * 9000, id="a trailer without end"),
        pytest.param(b"x" * (arriving.LARGEST_HEAD + 1), id="a head without end"),
        pytest.param(SENT.replace(b" 5", b"999999999999"), id="a body without end"),
    ],
)
def test_nobody_waits_for_the_rest_of_what_is_refused_anyway(nonsense: bytes) -> None:
    assert Arriving(nonsense).is_whole


def test_a_body_as_large_as_may_be_is_waited_for_and_what_is_larger_is_not() -> None:
    head = ASKED.replace(b"\r\n\r\n", b"\r\nContent-Length: %d\r\n\r\n")
    fitting = Arriving(head % (LARGEST_BODY + 1))
    assert not fitting.is_whole
    fitting.add(b"x" * (LARGEST_BODY + 1))
    assert (fitting.is_whole, fitting.is_cut) == (True, False)
    assert Arriving(head % arriving.LARGEST_ARRIVAL).is_cut


def test_who_waits_for_a_word_before_the_body_is_known_and_the_word_not_said_twice() -> None:
    came = Arriving(SENT.replace(b"Host:", b"Expect: 100-continue\r\nHost:")[:-5])
    assert came.is_head_here
    assert came.expects_a_word
    came.add(b"hello")
    assert came.sent() == SENT
    assert not Arriving(SENT).expects_a_word


@pytest.mark.parametrize(
    ("told", "proxies", "expected"),
    [
        ("192.0.2.1", 0, None),
        ("192.0.2.1", 1, "192.0.2.1"),
        ("6.6.6.6, 192.0.2.1", 1, "192.0.2.1"),
        ("6.6.6.6, 192.0.2.1, 10.0.0.1", 2, "192.0.2.1"),
        ("192.0.2.1", 2, None),
        (None, 1, None),
    ],
)
def test_for_whom_a_proxy_asks(told: str | None, proxies: int, expected: str | None) -> None:
    line = f"X-Forwarded-For: {told}\r\n" if told else ""
    came = Arriving(ASKED.replace(b"Host:", line.encode() + b"Host:"))
    assert came.forwarded_for(proxies) == expected
