"""Parts that the tests share."""

from __future__ import annotations

import json
import random
from typing import Any, Iterator, List, Optional, Tuple

from sastrugi_env import NONE, AECEnv, Batch, Part

GAMES = {"antarctica": 2, "blueprints": 3, "frostpunk": 1, "igloo-igloo": 2, "nunatak": 4}
"""Every game, with a number of players."""

ARRAYS: Tuple[Optional[bool], ...] = (False, None)
"""Arrays of the standard library, and those of numpy if it is installed."""


def in_all_games() -> Iterator[Tuple[str, int, Optional[bool]]]:
    """List the games, with each kind of arrays in turn."""
    for i, (game, players) in enumerate(GAMES.items()):
        yield game, players, ARRAYS[i % 2]


def any_legal(part: Part, batch: Batch, chooser: random.Random) -> List[int]:
    """Choose an action in each game at random; none where the game is over."""
    return [
        NONE if batch.to_act[i] < 0 else int(chooser.choice(list(part.legal(i)))) for i in range(len(part))
    ]


def numbers_of(batch: Batch) -> List[Any]:
    """Copy a batch as plain lists."""
    lists = [[row.tolist() for row in field] for field in (batch.rewards, batch.rewards_since_own_action, batch.masks)]
    flat = [batch.to_act.tolist(), batch.ended.tolist()]
    return [*flat, *lists, None if batch.observations is None else [row.tolist() for row in batch.observations]]


def played(env: AECEnv, seed: Any, moves: Optional[int] = None) -> List[str]:
    """Play a game with moves that depend on the seed alone, and return all that it showed."""
    shown = []
    chooser = random.Random(str(seed))
    for agent in env.agent_iter(2**63 if moves is None else moves):
        observation, reward, is_over, is_cut, info = env.last()
        assert observation is not None
        legal = [action for action, allowed in enumerate(observation["action_mask"]) if allowed]
        action = None if is_over else chooser.choice(legal)
        numbers = hash(observation["observation"].tobytes())
        shown.append(json.dumps([agent, numbers, legal, reward, is_over, is_cut, action]))
        env.step(action)
    return shown
