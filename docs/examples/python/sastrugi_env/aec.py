"""Plays one game, in the way of PettingZoo: the agents act one after the other."""

from __future__ import annotations

import math
from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple

from .command import Command
from .spaces import Box, DictSpace, Discrete
from .vector import SPECTATOR, Batch, Seed, VectorEnv


class AECEnv:
    """A game with the interface of PettingZoo's environments for agents that act one after the other."""

    def __init__(
        self,
        game: str,
        *,
        players: Optional[int] = None,
        options: Optional[Mapping[str, Any]] = None,
        components: Optional[str] = None,
        shaping: float = 0.0,
        render_mode: Optional[str] = None,
        command: Optional[Command] = None,
        numpy: Optional[bool] = None,
        timeout: Optional[float] = 60.0,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}; there are None and 'ansi'")
        self.metadata: Dict[str, Any] = {
            "name": f"sastrugi_{game}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._env = VectorEnv(
            game,
            players=players,
            options=options,
            components=components,
            shaping=shaping,
            command=command,
            numpy=numpy,
            timeout=timeout,
        )
        self.possible_agents: List[str] = [f"player_{i}" for i in range(self._env.players)]
        self._numbers = {agent: i for i, agent in enumerate(self.possible_agents)}
        self._actions = {agent: Discrete(self._env.actions) for agent in self.possible_agents}
        self._observed = {agent: self._observation_space() for agent in self.possible_agents}
        self.agents: List[str] = []
        self._to_act: Optional[str] = None

    @property
    def unwrapped(self) -> AECEnv:
        """This environment: it wraps no other."""
        return self

    @property
    def num_agents(self) -> int:
        """The number of agents that have not been removed."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """The number of agents of the game."""
        return len(self.possible_agents)

    @property
    def hello(self) -> Dict[str, Any]:
        """The game, its rules, components and layout, as the server named them."""
        return self._env.hello

    def observation_space(self, agent: str) -> DictSpace:
        """Return the space of an agent's observations."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def reset(self, seed: Optional[Seed] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Deal the game of a seed, by default a random one; with `options={"state": ...}` begin at a state."""
        state = (options or {}).get("state")
        if state is None:
            self._begin(self._env.reset(None if seed is None else [seed]))
        else:
            self.restore(state)

    def state(self) -> Any:
        """Return the whole state as plain JSON, hidden fields included: keep it from agents."""
        return self._env.save(0)

    def restore(self, state: Any) -> None:
        """Begin at a state, such as one that `state` returned."""
        self._env.restore(0, state)
        self._begin(self._env.rows())

    def observe(self, agent: str) -> Dict[str, Any]:
        """Return what an agent observes: the numbers of its view, and its mask, of zeros if others are to act."""
        arrays = self._env.arrays
        if agent == self._to_act:
            numbers = arrays.copy(self._row.observations[0], "f")
            mask = arrays.copy(self._row.masks[0], "b")
        else:
            numbers = self._env.observe(0, self._numbers[agent])
            mask = arrays.zeros("b", self._env.actions)
        return {"observation": numbers, "action_mask": mask}

    def view(self, agent: Optional[str] = None) -> Any:
        """Return the game as plain JSON, as an agent may see it, or everybody."""
        return self._env.view(0, SPECTATOR if agent is None else self._numbers[agent])

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        """Return the observation of the agent to act, its rewards since its last action, and whether it is over."""
        agent = self._selected()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        """Take the action of the agent to act; None removes an agent whose game is over."""
        agent = self._selected()
        if self.terminations[agent]:
            self._remove(agent, action)
            return
        if not self.action_space(agent).contains(action):
            raise ValueError(f"expected an action from 0 to {self._env.actions - 1}, not {action!r}")
        self._show(self._env.step([int(action)]))  # type: ignore[arg-type]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Iterate over the agents in the order in which they act, until all have been removed."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> Optional[str]:
        """Return the board as everybody sees it, as text, if the render mode is 'ansi'."""
        return None if self.render_mode is None else self._env.draw(0, SPECTATOR)

    def close(self) -> None:
        """End the server."""
        self._env.close()

    def __enter__(self) -> AECEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _selected(self) -> str:
        if not self.agents:
            raise RuntimeError("there is no agent to act: reset the environment")
        return self.agent_selection

    def _observation_space(self) -> DictSpace:
        return DictSpace(
            {
                "observation": Box(-math.inf, math.inf, self._env.size, "float32"),
                "action_mask": Box(0, 1, self._env.actions, "int8"),
            }
        )

    def _begin(self, row: Batch) -> None:
        self.agents = list(self.possible_agents)
        self.agent_selection = self.agents[0]
        self.truncations = {agent: False for agent in self.agents}
        self._show(row)

    def _show(self, row: Batch) -> None:
        """Take over the turn and the rewards of a row."""
        to_act = int(row.to_act[0])
        self._row = row
        self._to_act = None if to_act < 0 else self.possible_agents[to_act]
        self.agent_selection = self._to_act or self.agents[0]
        numbers = self._numbers.items()
        self.rewards = {agent: float(row.rewards[0][i]) for agent, i in numbers}
        self._cumulative_rewards = {agent: float(row.rewards_since_own_action[0][i]) for agent, i in numbers}
        self.terminations = {agent: to_act < 0 for agent in self.agents}
        mask = self._env.arrays.copy(row.masks[0], "b")
        none = self._env.arrays.zeros("b", self._env.actions)
        self.infos = {agent: {"action_mask": mask if agent == self._to_act else none} for agent in self.agents}

    def _remove(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError(f"the game is over: the only action of {agent} is None")
        self.agents.remove(agent)
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]  # type: ignore[attr-defined]
        self.rewards = {other: 0.0 for other in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]
