"""Measures the steps per second of environments in Python, by the clock.

measure.py GAME PLAYERS ENVIRONMENTS OBSERVATIONS PARTS; each line of the input asks for so many milliseconds.
"""

import random
import sys
import time

from sastrugi_env import VectorEnv


def choose(batch, part, place, actions):
    """Choose the first legal action from a random place on, or else from the beginning."""
    chosen = []
    for mask in batch.masks:
        row = mask.tobytes()
        action = row.find(1, int(place() * actions))
        chosen.append(action if action >= 0 else row.find(1))
    return chosen


def main(game, players, environments, observations, parts):
    """Step the parts in turn, each while another computes."""
    with VectorEnv(game, environments, players=players, observations=observations, renew=True, numpy=False) as env:
        place = random.Random(1).random
        actions = env.actions
        split = env.split(parts)
        for part in split:
            part.send_reset("vectorised")
        for line in sys.stdin:
            start = time.perf_counter()
            end = start + int(line) / 1000
            steps = 0
            while time.perf_counter() < end:
                for part in split:
                    part.send(choose(part.receive(), part, place, actions))
                    steps += len(part)
            print(steps / (time.perf_counter() - start), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], int(sys.argv[5]))
