"""The learner of `learn.py` learns."""

from __future__ import annotations

import unittest

import learn

GAMES = 800
BETTER, WORSE = 0.7, 0.45
"""The least share of games won after training, and the most after training to lose."""


class Learner(unittest.TestCase):
    def test_beats_random_moves_after_some_games(self) -> None:
        before, after = learn.trained(GAMES)
        self.assertLess(before, 0.6)
        self.assertGreaterEqual(after, BETTER)

    def test_loses_to_random_moves_if_rewards_are_inverted(self) -> None:
        self.assertLessEqual(learn.trained(GAMES, sign=-1.0)[1], WORSE)

    def test_learns_the_same_again(self) -> None:
        self.assertEqual(learn.trained(20), learn.trained(20))


if __name__ == "__main__":
    unittest.main()
