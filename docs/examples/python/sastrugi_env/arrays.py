"""Shows bytes as numbers: by numpy if it is there, else by the standard library."""

from __future__ import annotations

from array import array
from typing import Any, Optional, Sequence

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

HAS_NUMPY = numpy is not None


class Arrays:
    """Arrays of the standard library: flat ones are memoryviews, rows are lists of them."""

    is_numpy = False

    def flat(self, room: memoryview, code: str) -> Any:
        """Show bytes as numbers of a type, named as in `struct`."""
        return room.cast(code)

    def rows(self, room: memoryview, code: str, count: int) -> Any:
        """Show bytes as rows of the same length."""
        width = len(room) // count
        return [room[i * width : (i + 1) * width].cast(code) for i in range(count)]

    def copy(self, numbers: Any, code: str) -> Any:
        """Copy numbers into an array of their own."""
        made = array(code)
        made.frombytes(numbers.tobytes())
        return made

    def zeros(self, code: str, count: int) -> Any:
        """Make an array of zeros."""
        return array(code, bytes(array(code).itemsize * count))

    def legal(self, mask: Any) -> Sequence[int]:
        """List the actions that a mask allows."""
        return [action for action, allowed in enumerate(mask) if allowed]


class NumpyArrays(Arrays):
    """Arrays of numpy: rows are arrays of two dimensions."""

    is_numpy = True

    def flat(self, room: memoryview, code: str) -> Any:
        """Show bytes as numbers of a type, named as in `struct`."""
        return numpy.frombuffer(room, dtype=code)

    def rows(self, room: memoryview, code: str, count: int) -> Any:
        """Show bytes as rows of the same length."""
        return numpy.frombuffer(room, dtype=code).reshape(count, -1)

    def copy(self, numbers: Any, code: str) -> Any:
        """Copy numbers into an array of their own."""
        return numpy.array(numbers, dtype=code)

    def zeros(self, code: str, count: int) -> Any:
        """Make an array of zeros."""
        return numpy.zeros(count, dtype=code)

    def legal(self, mask: Any) -> Sequence[int]:
        """List the actions that a mask allows."""
        return numpy.flatnonzero(mask)


def arrays_of(wants_numpy: Optional[bool]) -> Arrays:
    """Return arrays of numpy, of the standard library, or with None whichever there are."""
    if wants_numpy and not HAS_NUMPY:
        raise ImportError("numpy is not installed; leave out numpy=True to do without")
    return NumpyArrays() if HAS_NUMPY and wants_numpy is not False else Arrays()
