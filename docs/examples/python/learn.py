"""Learns Blueprints from scratch, by REINFORCE with linear scores over sparse observations.

python3 learn.py [GAMES]
"""

from __future__ import annotations

import math
import random
import sys
from operator import itemgetter, mul
from typing import Dict, List, NamedTuple, Sequence, Tuple

from sastrugi_env import NONE, Batch, VectorEnv

ENVS = 16
RATE = 0.02

class Decision(NamedTuple):
    """A decision of the learner: what it saw, what it could do and how likely that was, and what it did."""

    indices: Tuple[int, ...]
    values: Sequence[float]
    legal: Sequence[int]
    chances: Sequence[float]
    action: int


class Policy:
    """A score for each action: a weight for each number of the observation."""

    def __init__(self, actions: int, size: int, seed: int) -> None:
        self.weights = [[0.0] * size for _ in range(actions)]
        self.random = random.Random(seed)

    def decide(self, indices: Tuple[int, ...], values: Sequence[float], legal: Sequence[int]) -> Decision:
        """Choose an action at random, the better ones more often."""
        seen = itemgetter(*indices)
        scores = [sum(map(mul, seen(self.weights[action]), values)) for action in legal]
        highest = max(scores)
        odds = [math.exp(score - highest) for score in scores]
        total = sum(odds)
        chances = [each / total for each in odds]
        action = self.random.choices(legal, chances)[0]
        return Decision(indices, values, legal, chances, action)

    def learn(self, decisions: Sequence[Decision], advantage: float) -> None:
        """Make the actions of a game more likely if its result was better than usual, else less likely."""
        for indices, values, legal, chances, chosen in decisions:
            for action, chance in zip(legal, chances):
                change = RATE * advantage * ((action == chosen) - chance)
                weights = self.weights[action]
                for index, value in zip(indices, values):
                    weights[index] += change * value


def play(env: VectorEnv, policy: Policy, games: int, seed: str, sign: float = 0.0) -> float:
    """Play games against random moves, from seat 0 in every second environment and seat 1 in the others.

    Return the share of games that was won. Learn from each: by the sign 1 to win, by -1 to lose, by 0 nothing.
    """
    opponent = random.Random(seed)
    decisions: Dict[int, List[Decision]] = {i: [] for i in range(len(env))}
    won, played, usual = 0.0, 0, 0.5
    batch = env.reset(seed)
    while played < games:
        actions = [choose(batch, i, env, policy, opponent, decisions[i]) for i in range(len(env))]
        batch = env.step(actions)
        for i in range(len(env)):
            if not batch.ended[i] or played == games:
                continue
            result = batch.rewards[i][i % 2]  # 1 for a win, 1/2 for a draw
            won, played = won + result, played + 1
            if sign:
                policy.learn(decisions[i], sign * (result - usual))
                usual += 0.02 * (result - usual)
            decisions[i].clear()
    return won / games


def choose(
    batch: Batch, i: int, env: VectorEnv, policy: Policy, opponent: random.Random, decisions: List[Decision]
) -> int:
    """Choose the action of whoever is to act in a game."""
    if batch.to_act[i] < 0:
        return NONE
    legal = [int(action) for action in env.legal(i)]
    if batch.to_act[i] != i % 2:
        return opponent.choice(legal)
    starts, indices, values = batch.observations
    here = slice(starts[i], starts[i + 1])
    decision = policy.decide(tuple(indices[here].tolist()), values[here].tolist(), legal)
    decisions.append(decision)
    return decision.action


def trained(games: int, seed: int = 1, sign: float = 1.0) -> Tuple[float, float]:
    """Return the share of games that are won before and after training; with sign -1, train to lose."""
    with VectorEnv("blueprints", ENVS, players=2, observations="sparse", renew=True, numpy=False) as env:
        policy = Policy(env.actions, env.size, seed)
        before = play(env, policy, 200, "before")
        play(env, policy, games, f"training {seed}", sign)
        return before, play(env, policy, 200, "after")


if __name__ == "__main__":
    print("won before training: {:.0%}, after: {:.0%}".format(*trained(int((sys.argv + ["800"])[1]))))
