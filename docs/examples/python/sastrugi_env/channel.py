"""Exchanges frames with a server."""

from __future__ import annotations

import json
import struct
import sys
from collections import deque
from typing import Any, Deque, Dict, List, Optional, Tuple

from .errors import ProtocolError, RequestRefused
from .process import Server

PROTOCOL = "sastrugi-env/1"
HEADER = struct.Struct("<II")
MAX_HELLO_BYTES = 1 << 20
MAX_JSON_BYTES = 1 << 28
MAX_PENDING_BYTES = 48 * 1024
"""The most bytes of requests whose answers have not been read; more could fill the pipes of both sides."""

ERROR, ROWS, JSON, NUMBERS, CLOSED = range(5)
"""The kinds of answers."""


class Channel:
    """A server and the order of its answers. Use it in one thread."""

    def __init__(self, line: List[str], timeout: Optional[float]) -> None:
        self.server = Server(line, timeout)
        self._pending: Deque[Tuple[object, int]] = deque()
        self._pending_bytes = 0
        self._header = bytearray(HEADER.size)
        try:
            self.hello = _hello(self.server.read_line(MAX_HELLO_BYTES))
            self._kinds = {name: form["kind"] for name, form in self.hello["requests"].items()}
        except BaseException:
            self.close()
            raise

    def close(self) -> Optional[int]:
        """End the server, and return its exit status."""
        return self.server.close()

    def send(self, owner: object, name: str, body: bytes) -> None:
        """Send a request whose answer will be read for this owner."""
        size = HEADER.size + len(body)
        if len(body) > self.hello["maxRequestBytes"]:
            raise ValueError(f"a request has at most {self.hello['maxRequestBytes']} bytes, not {len(body)}")
        if self._pending and self._pending_bytes + size > MAX_PENDING_BYTES:
            raise RuntimeError("too many requests are under way: receive their answers first")
        try:
            self.server.write(HEADER.pack(len(body), self._kinds[name]) + body)
        except BaseException:
            self.close()  # half a request may have been sent
            raise
        self._pending.append((owner, size))
        self._pending_bytes += size

    def length(self, owner: object, kind: int) -> int:
        """Read the header of the next answer, which must be of this kind, and return the length of its body."""
        if not self._pending or self._pending[0][0] is not owner:
            raise RuntimeError("answers are received in the order of the requests")
        try:
            self.server.read_into(memoryview(self._header))
            length, found = HEADER.unpack(self._header)
            self._pending_bytes -= self._pending.popleft()[1]
            if found == ERROR:
                refusal = self.json(length)
                if not isinstance(refusal, dict):
                    raise ProtocolError("the server sent an error that is not an object")
            elif found != kind:
                raise ProtocolError(f"the server sent an answer of kind {found}, not {kind}")
        except BaseException:
            self.close()
            raise
        if found == ERROR:
            raise RequestRefused(refusal)
        return length

    def fill(self, room: memoryview) -> None:
        """Read a body into this room."""
        try:
            self.server.read_into(room)
        except BaseException:
            self.close()
            raise

    def json(self, length: int) -> Any:
        """Read a body of JSON."""
        if length > MAX_JSON_BYTES:
            self.close()
            raise ProtocolError(f"the server announced {length} bytes of JSON; at most {MAX_JSON_BYTES} are read")
        room = bytearray(length)
        self.fill(memoryview(room))
        try:
            return json.loads(room)
        except ValueError:
            self.close()
            raise ProtocolError("the server sent an answer that is not JSON") from None

    def ask(self, name: str, *numbers: int) -> Any:
        """Send a request, and return the JSON of its answer."""
        owner = object()
        self.send(owner, name, struct.pack(f"<{len(numbers)}i", *numbers))
        return self.json(self.length(owner, JSON))


REQUESTS = ("step", "reset", "rows", "save", "restore", "copy", "observe", "view", "draw", "layout")
"""The requests of this package."""

_MAX_COUNTS = {"players": 64, "environments": 4096, "actions": 1 << 20, "maxRequestBytes": 1 << 30}
"""The numbers of a hello that must be positive, and at most this."""


def _hello(line: bytes) -> Dict[str, Any]:
    """Decode the first line of a server, strictly as far as this package uses it."""
    try:
        hello = json.loads(line)
    except ValueError:
        hello = None
    if not isinstance(hello, dict) or hello.get("type") != "hello":
        raise ProtocolError(f"the server began with {line[:80]!r}, which is not a hello")
    if hello.get("protocol") != PROTOCOL:
        raise ProtocolError(f"the server speaks {hello.get('protocol')!r}; this package speaks {PROTOCOL}")
    if hello.get("byteOrder") != sys.byteorder:
        raise ProtocolError(f"the server sends {hello.get('byteOrder')}-endian numbers; here they are {sys.byteorder}")
    wrong = [name for name, maximum in _MAX_COUNTS.items() if not _is_count(hello.get(name), maximum)]
    wrong += [name for name in ("layout", "requests") if not isinstance(hello.get(name), dict)]
    wrong += ["observations"] if hello.get("observations") not in ("dense", "sparse", "none") else []
    if wrong:
        raise ProtocolError(f"the hello has no good value of {', '.join(wrong)}")
    if not _is_count(hello["layout"].get("size"), 1 << 20):
        raise ProtocolError("the hello has no good size of observations")
    for name in REQUESTS:
        form = hello["requests"].get(name)
        if not isinstance(form, dict) or not _is_count(form.get("kind"), 0xFFFFFFFF):
            raise ProtocolError(f"the hello has no kind of the request {name!r}")
    return hello


def _is_count(value: object, maximum: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= maximum
