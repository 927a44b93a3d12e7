"""Starts a server, exchanges bytes with it, and ends it."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import tempfile
import weakref
from typing import IO, List, Optional

from .errors import CommandNotFound, ServerEnded

IS_POSIX = os.name == "posix"
PIPE_BYTES = 1 << 20
"""The room asked for in each pipe, so that an answer is written at once."""

PATIENCE = 2.0
"""The seconds that a server has to end by itself."""


class Server:
    """A process whose standard input and output are pipes. It ends with this object, or with Python."""

    def __init__(self, line: List[str], timeout: Optional[float]) -> None:
        self._messages = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                line,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._messages,
                start_new_session=True,  # an interrupt from the keyboard is for Python
            )
        except OSError as error:
            self._messages.close()
            raise CommandNotFound(f"{line[0]!r} cannot be started: {error.strerror}") from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input = self._process.stdin
        self._output = self._process.stdout
        self._timeout = timeout
        self._end = weakref.finalize(self, _end, self._process, self._messages, os.getpid())
        if IS_POSIX:
            os.set_blocking(self._input.fileno(), False)
            self._writable = _poll(self._input, select.POLLOUT)
            self._readable = _poll(self._output, select.POLLIN)
            for pipe in (self._input, self._output):
                _widen(pipe)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def close(self) -> Optional[int]:
        """End the process, and return its exit status."""
        self._end()
        return self._process.returncode

    def write(self, data: bytes) -> None:
        """Write all these bytes."""
        rest = memoryview(data)
        while len(rest) > 0:
            try:
                written = self._input.write(rest)
            except (BrokenPipeError, ConnectionResetError, ValueError):
                raise self._ended() from None
            if written is None:
                self._wait(self._writable)
            else:
                rest = rest[written:]

    def read_into(self, room: memoryview) -> None:
        """Fill this room with the next bytes."""
        while len(room) > 0:
            room = room[self._read_some(room) :]

    def read_line(self, longest: int) -> bytes:
        """Read until a line is complete, or has this many bytes."""
        line = bytearray()
        room = memoryview(bytearray(1 << 16))
        while len(line) < longest and b"\n" not in line:
            line += room[: self._read_some(room)]
        return bytes(line)

    def _read_some(self, room: memoryview) -> int:
        if IS_POSIX:
            self._wait(self._readable)
        try:
            count = self._output.readinto(room)  # type: ignore[attr-defined]
        except ValueError:  # it is closed
            count = 0
        if not count:
            raise self._ended()
        return count

    def _wait(self, ready: select.poll) -> None:
        if not ready.poll(None if self._timeout is None else self._timeout * 1000):
            self.close()
            raise ServerEnded(f"the server did not answer within {self._timeout} seconds, and was stopped")

    def _ended(self) -> ServerEnded:
        if not self._end.alive:
            return ServerEnded("the server is closed")
        try:
            status: object = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            status = "unknown"
        self._messages.seek(0)
        said = self._messages.read(10_000).decode("utf-8", "replace").strip()
        self.close()
        return ServerEnded(f"the server ended with status {status}" + (f": {said}" if said else ""))


def _poll(pipe: IO[bytes], event: int) -> select.poll:
    ready = select.poll()
    ready.register(pipe, event)
    return ready


def _widen(pipe: IO[bytes]) -> None:
    """Ask for more room in a pipe, where the system has it to give."""
    if not sys.platform.startswith("linux"):
        return
    import fcntl

    try:
        fcntl.fcntl(pipe, getattr(fcntl, "F_SETPIPE_SZ", 1031), PIPE_BYTES)
    except OSError:
        pass


def _end(process: subprocess.Popen, messages: IO[bytes], owner: int) -> None:
    """Let a process end by closing its input; stop it if it does not end."""
    for pipe in (process.stdin, process.stdout):
        try:
            pipe.close()  # type: ignore[union-attr]
        except OSError:
            pass
    messages.close()
    if os.getpid() != owner:  # a fork of the program that started it
        return
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        _kill(process)
        process.wait()


def _kill(process: subprocess.Popen) -> None:
    """Stop a process and those that it has started."""
    if not IS_POSIX:
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except OSError:
        process.kill()
