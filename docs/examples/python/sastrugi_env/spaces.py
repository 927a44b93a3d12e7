"""Stand-ins for the spaces of gymnasium: as much of them as learners of these games need."""

from __future__ import annotations

import random
from typing import Any, Dict, Iterator, Mapping, Optional, Tuple


class Discrete:
    """The whole numbers from 0 to before n."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.shape: Tuple[int, ...] = ()
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        """Begin the random numbers of `sample` at a seed."""
        self._random.seed(seed)

    def sample(self, mask: Any = None) -> int:
        """Return a number at random, among those whose mask is 1; 0 if there is none."""
        if mask is None:
            return self._random.randrange(self.n)
        legal = [action for action, allowed in enumerate(mask) if allowed]
        return self._random.choice(legal) if legal else 0

    def contains(self, x: Any) -> bool:
        """Check whether this is one of the numbers."""
        try:
            return not isinstance(x, (float, str)) and 0 <= int(x) < self.n and int(x) == x
        except (TypeError, ValueError):
            return False

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __hash__(self) -> int:
        return hash(self.n)

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Box:
    """Lists of a length, of numbers within bounds."""

    def __init__(self, low: float, high: float, size: int, dtype: str) -> None:
        self.low = low
        self.high = high
        self.shape = (size,)
        self.dtype = dtype

    def seed(self, seed: Optional[int] = None) -> None:
        """Do nothing: PettingZoo's checks seed every space, but observations are not sampled."""

    def contains(self, x: Any) -> bool:
        """Check whether a list has the length, and its numbers are within the bounds."""
        return len(x) == self.shape[0] and all(self.low <= number <= self.high for number in x)

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((self.low, self.high, self.shape, self.dtype))

    def __repr__(self) -> str:
        return f"Box({self.low}, {self.high}, {self.shape}, {self.dtype})"


class DictSpace:
    """Dictionaries with a space for each key."""

    def __init__(self, spaces: Mapping[str, Any]) -> None:
        self.spaces: Dict[str, Any] = dict(spaces)

    def seed(self, seed: Optional[int] = None) -> None:
        """Do nothing: PettingZoo's checks seed every space, but observations are not sampled."""

    def contains(self, x: Any) -> bool:
        """Check whether a dictionary has these keys, and values of their spaces."""
        return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(
            space.contains(x[key]) for key, space in self.spaces.items()
        )

    __contains__ = contains

    def __getitem__(self, key: str) -> Any:
        return self.spaces[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.spaces)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DictSpace) and other.spaces == self.spaces

    def __repr__(self) -> str:
        return f"DictSpace({self.spaces})"
