"""Plays many games side by side."""

from __future__ import annotations

import json
import secrets
import struct
from array import array
from typing import Any, Dict, Iterable, List, Mapping, NamedTuple, Optional, Sequence, Union

from .arrays import Arrays, arrays_of
from .channel import NUMBERS, ROWS, Channel
from .command import Command, command_line, is_module
from .errors import ProtocolError

Seed = Union[str, int]

NONE = -1
"""The action that leaves a game as it is, and the only one for a game that is over."""

SPECTATOR = -1
"""The viewer who sees what everybody may see."""


class Sparse(NamedTuple):
    """Observations without zeros, as in a CSR matrix: row i is at `starts[i]` to before `starts[i + 1]`."""

    starts: Any
    indices: Any
    values: Any


class Batch(NamedTuple):
    """The rows of some games. The arrays are overwritten by the next answer to the same part: copy what you keep."""

    to_act: Any
    """By game the player to act, -1 when the game is over."""
    rewards: Any
    """By game and player, the reward of the last action."""
    rewards_since_own_action: Any
    """By game and player, the rewards since their last action, that action included."""
    ended: Any
    """By game, 1 if it is over; with `renew`, 1 if it ended in this step and another was dealt in its place."""
    masks: Any
    """By game and action, 1 if it can be taken now."""
    observations: Any
    """By game what the player to act observes; `Sparse`, or None, if these were asked for."""


class Part:
    """Some of the environments of a server, with arrays of their own."""

    def __init__(self, channel: Channel, arrays: Arrays, first: int, count: int) -> None:
        hello = channel.hello
        self._channel = channel
        self._arrays = arrays
        self._place = struct.pack("<ii", first, count)
        self._count = count
        self._players: int = hello["players"]
        self._actions: int = hello["actions"]
        self._size: int = hello["layout"]["size"]
        self._format: str = hello["observations"]
        self._masked = count * (16 * self._players + 8)
        self._seen = self._masked + (count * self._actions + 3) // 4 * 4
        widths = {"dense": 4 * count * self._size, "sparse": 4 * (count + 1), "none": 0}
        self._min_bytes = self._seen + widths[self._format]
        self._max_bytes = self._min_bytes + (8 * count * self._size if self._format == "sparse" else 0)
        self.first = first
        self._make_room(self._min_bytes)

    def __len__(self) -> int:
        return self._count

    def reset(self, seeds: Union[None, Seed, Sequence[Optional[Seed]]] = None) -> Batch:
        """Deal games: of these seeds, of seeds made from this one, or at random. None in a list leaves a game."""
        self.send_reset(seeds)
        return self.receive()

    def step(self, actions: Iterable[int]) -> Batch:
        """Take an action in each game; -1 leaves a game as it is. If one is refused, no game changes."""
        self.send(actions)
        return self.receive()

    def rows(self) -> Batch:
        """Return the games as they are."""
        self._channel.send(self, "rows", self._place)
        return self.receive()

    def send(self, actions: Iterable[int]) -> None:
        """Begin a step, to `receive` later."""
        numbers = array("i", actions.tolist() if hasattr(actions, "tolist") else actions)  # type: ignore[attr-defined]
        if len(numbers) != self._count:
            raise ValueError(f"expected {self._count} actions, not {len(numbers)}")
        self._channel.send(self, "step", self._place + numbers.tobytes())

    def send_reset(self, seeds: Union[None, Seed, Sequence[Optional[Seed]]] = None) -> None:
        """Begin a reset, to `receive` later."""
        self._channel.send(self, "reset", self._place + _json(self._seeds(seeds)))

    def receive(self) -> Batch:
        """Wait for the answer to the earliest request that has not been answered, which must be of this part."""
        length = self._channel.length(self, ROWS)
        if not self._min_bytes <= length <= self._max_bytes:
            self._channel.close()
            raise ProtocolError(f"the server sent rows of {length} bytes")
        if length > len(self._room):
            self._make_room(2 * length)
        self._channel.fill(self._room[:length])
        return self._with_sparse(length) if self._format == "sparse" else self._batch

    def legal(self, row: int) -> Sequence[int]:
        """List the actions that can be taken in a game, by its index in this part."""
        return self._arrays.legal(self._batch.masks[row])

    def _seeds(self, seeds: Union[None, Seed, Sequence[Optional[Seed]]]) -> List[Optional[str]]:
        if seeds is None:
            seeds = secrets.token_hex(16)
        if isinstance(seeds, (str, int)):
            return [f"{seeds}/{self.first + i}" for i in range(self._count)]
        return [None if seed is None else str(seed) for seed in seeds]

    def _make_room(self, length: int) -> None:
        self._room = memoryview(bytearray(length))
        count, players, room = self._count, self._players, self._room
        wide = 8 * count * players
        turns = 2 * wide
        rows, flat = self._arrays.rows, self._arrays.flat
        self._batch = Batch(
            to_act=flat(room[turns : turns + 4 * count], "i"),
            rewards=rows(room[:wide], "d", count),
            rewards_since_own_action=rows(room[wide:turns], "d", count),
            ended=flat(room[turns + 4 * count : self._masked], "i"),
            masks=rows(room[self._masked : self._masked + count * self._actions], "b", count),
            observations=rows(room[self._seen : self._min_bytes], "f", count) if self._format == "dense" else None,
        )

    def _with_sparse(self, length: int) -> Batch:
        flat, room = self._arrays.flat, self._room
        starts = flat(room[self._seen : self._min_bytes], "i")
        middle = self._min_bytes + 4 * int(starts[-1])
        if length - middle != middle - self._min_bytes:
            self._channel.close()
            raise ProtocolError("the server sent rows whose starts do not agree with their length")
        sparse = Sparse(starts, flat(room[self._min_bytes : middle], "i"), flat(room[middle:length], "f"))
        return self._batch._replace(observations=sparse)


class VectorEnv(Part):
    """Environments of a game, served by a process of their own, which ends with them."""

    def __init__(
        self,
        game: str,
        envs: int = 1,
        *,
        players: Optional[int] = None,
        options: Optional[Mapping[str, Any]] = None,
        components: Optional[str] = None,
        observations: str = "dense",
        shaping: float = 0.0,
        renew: bool = False,
        command: Optional[Command] = None,
        numpy: Optional[bool] = None,
        timeout: Optional[float] = 60.0,
    ) -> None:
        arrays = arrays_of(numpy)
        own = is_module(game)
        if own and components is not None:
            raise ValueError("a game of your own has its components in its module")
        line = [*command_line(command), "env", *(["--game", game] if own else [game])]
        line += ["--envs", str(envs), "--observations", observations, f"--shaping={shaping}"]
        line += [] if players is None else ["--players", str(players)]
        line += [] if components is None else ["--components", f"{game}={components}"]
        line += ["--renew"] if renew else []
        for name, value in (options or {}).items():
            line += ["--option", f"{name}={json.dumps(value)}"]
        channel = Channel(line, timeout)
        try:
            super().__init__(channel, arrays, 0, channel.hello["environments"])
        except BaseException:
            channel.close()
            raise

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def hello(self) -> Dict[str, Any]:
        """The game, its rules, components and layout, and the protocol, as the server named them."""
        return self._channel.hello

    @property
    def players(self) -> int:
        """The number of players."""
        return self._players

    @property
    def actions(self) -> int:
        """The number of actions."""
        return self._actions

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self._size

    @property
    def arrays(self) -> Arrays:
        """The kind of arrays that are used."""
        return self._arrays

    @property
    def pid(self) -> int:
        """The number of the server's process."""
        return self._channel.server.pid

    def split(self, parts: int) -> List[Part]:
        """Return the environments in this many parts: while one part computes, choose the actions of another."""
        if not 1 <= parts <= self._count:
            raise ValueError(f"expected 1 to {self._count} parts, not {parts}")
        bounds = [self._count * i // parts for i in range(parts + 1)]
        return [Part(self._channel, self._arrays, a, b - a) for a, b in zip(bounds, bounds[1:])]

    def save(self, env: int) -> Any:
        """Return the whole state of a game as plain JSON, hidden fields included."""
        return self._channel.ask("save", env)

    def restore(self, env: int, state: Any) -> Batch:
        """Begin at a state, which is checked, and return the row of the game. Rewards start from 0."""
        return self._single(env, "restore", struct.pack("<i", env) + _json(state))

    def copy(self, source: int, target: int) -> Batch:
        """Put one game at the position of another, rewards and all, and return its row."""
        return self._single(target, "copy", struct.pack("<ii", source, target))

    def observe(self, env: int, player: int) -> Any:
        """Return what any player, or SPECTATOR, observes of a game."""
        self._channel.send(self, "observe", struct.pack("<ii", env, player))
        length = self._channel.length(self, NUMBERS)
        if length != 4 * self._size:
            self._channel.close()
            raise ProtocolError(f"the server sent an observation of {length} bytes")
        room = memoryview(bytearray(length))
        self._channel.fill(room)
        return self._arrays.flat(room, "f")

    def view(self, env: int, player: int) -> Any:
        """Return a game as a player, or SPECTATOR, may see it, as plain JSON."""
        return self._channel.ask("view", env, player)

    def draw(self, env: int, player: int) -> str:
        """Return the board as a player, or SPECTATOR, may see it, as text."""
        return str(self._channel.ask("draw", env, player))

    def layout(self) -> Any:
        """Return the meaning of the numbers of observations."""
        return self._channel.ask("layout")

    def close(self) -> Optional[int]:
        """End the server, and return its exit status."""
        return self._channel.close()

    def _single(self, env: int, name: str, body: bytes) -> Batch:
        row = Part(self._channel, self._arrays, env, 1)
        self._channel.send(row, name, body)
        return row.receive()


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
