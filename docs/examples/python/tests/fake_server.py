"""A server that misbehaves in the way that its first argument names."""

from __future__ import annotations

import json
import struct
import sys
import time

from sastrugi_env.channel import ERROR, JSON, NUMBERS, PROTOCOL, REQUESTS, ROWS

PLAYERS, ACTIONS, SIZE = 2, 3, 4
HELLO = {
    "type": "hello",
    "protocol": PROTOCOL,
    "game": "blueprints",
    "players": PLAYERS,
    "environments": 1,
    "actions": ACTIONS,
    "layout": {"size": SIZE},
    "observations": "dense",
    "byteOrder": "little",
    "maxRequestBytes": 4_000_000,
    "requests": {name: {"kind": i} for i, name in enumerate(REQUESTS, 1)},
}
ROW = bytes(PLAYERS * 16 + 8 + 4 + 4 * SIZE)


def frame(kind: int, body: bytes, length: int = -1) -> bytes:
    """Build a frame, whose length may be a lie."""
    return struct.pack("<II", len(body) if length < 0 else length, kind) + body


HELLOS = {
    "no hello": b"",
    "no JSON": b"sastrugi: what?\n",
    "not an object": b"[]\n",
    "half a line": b'{"type":"hel',
    "a long line": b"x" * (1 << 21),
    "another program": b'{"type":"hello","protocol":"chess/1"}\n',
    "another order": json.dumps({**HELLO, "byteOrder": "big"}).encode() + b"\n",
    "no players": json.dumps({**HELLO, "players": None}).encode() + b"\n",
    "a layout without a size": json.dumps({**HELLO, "layout": {}}).encode() + b"\n",
    "requests without kinds": json.dumps({**HELLO, "requests": {"step": 1}}).encode() + b"\n",
    "no environments": json.dumps({**HELLO, "environments": 0}).encode() + b"\n",
    "too many environments": json.dumps({**HELLO, "environments": 10**9}).encode() + b"\n",
    "players by halves": json.dumps({**HELLO, "players": 1.5}).encode() + b"\n",
    "unknown observations": json.dumps({**HELLO, "observations": "wet"}).encode() + b"\n",
    "more than a hello": json.dumps(HELLO).encode() + b"\n{}\n",
}
"""The first bytes of servers that are not good."""

ANSWERS = {
    "nothing": b"",
    "half a header": frame(ROWS, ROW)[:5],
    "half a body": frame(ROWS, ROW)[:-1],
    "a short body": frame(ROWS, ROW[:-1]),
    "a huge length": frame(ROWS, ROW, 2**32 - 1),
    "another kind": frame(JSON, b"{}"),
    "an unknown kind": frame(99, ROW),
    "an error that is not JSON": frame(ERROR, b"\xff{"),
    "an error that is not an object": frame(ERROR, b"7"),
    "a huge error": frame(ERROR, b"{}", 2**32 - 1),
    "numbers": frame(NUMBERS, bytes(4 * SIZE)),
}
"""The answers of servers whose hello is good."""


def main(name: str) -> None:
    """Say hello, answer a request, and end; or hang."""
    out = sys.stdout.buffer
    out.write(HELLOS.get(name, json.dumps(HELLO).encode() + b"\n"))
    out.flush()
    if name in HELLOS:
        return
    if name != "a server that does not read":
        sys.stdin.buffer.read(8)
    if name.startswith("a server that"):
        time.sleep(600)
    out.write(ANSWERS[name])
    out.flush()


if __name__ == "__main__":
    main(sys.argv[1])
