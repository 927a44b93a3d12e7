"""Many games side by side."""

from __future__ import annotations

import os
import random
import unittest

from sastrugi_env import NONE, SPECTATOR, AECEnv, RequestRefused, VectorEnv, vector
from sastrugi_env.channel import MAX_PENDING_BYTES

from .support import ARRAYS, any_legal, in_all_games, numbers_of

ENVS = 5


class Games(unittest.TestCase):
    def test_equal_single_ones(self) -> None:
        for game, players, numpy in in_all_games():
            with self.subTest(game), VectorEnv(game, ENVS, players=players, numpy=numpy) as many:
                singles = [AECEnv(game, players=players, numpy=False) for _ in range(2)]
                try:
                    self.check_equal(many, singles)
                finally:
                    for single in singles:
                        single.close()

    def check_equal(self, many: VectorEnv, singles: list) -> None:
        chooser = random.Random(1)
        batch = many.reset("seed")
        for i, single in enumerate(singles):
            single.reset(seed=f"seed/{i}")
        for _ in range(60):
            for i, single in enumerate(singles):
                observation, rewards_since_own_action, is_over, _, _ = single.last()
                self.assertEqual(bool(batch.ended[i]), is_over)
                self.assertEqual(batch.masks[i].tobytes(), observation["action_mask"].tobytes())
                if is_over:
                    continue
                self.assertEqual(batch.observations[i].tobytes(), observation["observation"].tobytes())
                self.assertEqual(single.possible_agents[batch.to_act[i]], single.agent_selection)
                self.assertEqual(batch.rewards_since_own_action[i][batch.to_act[i]], rewards_since_own_action)
                self.assertEqual(list(batch.rewards[i]), list(single.rewards.values()))
            actions = any_legal(many, batch, chooser)
            for single, action in zip(singles, actions):
                if action != NONE:
                    single.step(action)
            batch = many.step(actions)

    def test_minus_one_leaves_a_game(self) -> None:
        with VectorEnv("blueprints", ENVS) as many:
            batch = many.reset("seed")
            states = [many.save(i) for i in range(ENVS)]
            actions = any_legal(many, batch, random.Random(1))
            many.step([NONE, actions[1], NONE, NONE, NONE])
            changed = [many.save(i) != state for i, state in enumerate(states)]
            self.assertEqual(changed, [False, True, False, False, False])

    def test_some_can_be_dealt_anew(self) -> None:
        with VectorEnv("blueprints", 3) as many:
            many.reset(["a", "b", "c"])
            states = [many.save(i) for i in range(3)]
            many.reset([None, "a", None])
            self.assertEqual([many.save(i) for i in range(3)], [states[0], states[0], states[2]])

    def test_new_games_replace_those_that_end(self) -> None:
        for numpy in ARRAYS:
            with self.subTest(numpy=numpy), VectorEnv("blueprints", 4, renew=True, numpy=numpy) as many:
                runs = [self.renewed(many) for _ in range(2)]
                self.assertEqual(runs[0], runs[1])
                self.assertGreaterEqual(len(runs[0]), 12)

    def renewed(self, many: VectorEnv) -> list:
        """Returns the results of the games that end within some steps."""
        chooser = random.Random(1)
        batch = many.reset("seed")
        results = []
        for _ in range(240):
            batch = many.step(any_legal(many, batch, chooser))
            self.assertTrue(all(player >= 0 for player in batch.to_act))
            self.assertTrue(all(any(mask) for mask in batch.masks))
            for i, ended in enumerate(batch.ended):
                total = sum(batch.rewards[i])
                self.assertEqual(total, 1 if ended else 0)
                if ended:
                    results.append((i, list(batch.rewards[i]), many.save(i)["random"]["key"]))
        keys = [str(key) for _, _, key in results]
        self.assertEqual(len(set(keys)), len(keys))
        return results

    def test_sparse_rows_are_dense_rows_without_zeros(self) -> None:
        for numpy in ARRAYS:
            settings = {"players": 3, "numpy": numpy}
            with self.subTest(numpy=numpy), VectorEnv("blueprints", ENVS, **settings) as dense, VectorEnv(
                "blueprints", ENVS, observations="sparse", **settings
            ) as sparse, VectorEnv("blueprints", ENVS, observations="none", **settings) as none:
                chooser = random.Random(1)
                batches = [env.reset("seed") for env in (dense, sparse, none)]
                for _ in range(120):
                    rows = self.dense_of(batches[1].observations, dense.size)
                    self.assertTrue(rows == [row.tolist() for row in batches[0].observations])
                    self.assertIsNone(batches[2].observations)
                    plain = [numbers_of(batch._replace(observations=None)) for batch in batches]
                    self.assertTrue(plain[0] == plain[1] == plain[2])
                    actions = any_legal(dense, batches[0], chooser)
                    batches = [env.step(actions) for env in (dense, sparse, none)]
                self.assertTrue(all(batches[0].ended))

    def dense_of(self, sparse: vector.Sparse, size: int) -> list:
        rows = [[0.0] * size for _ in range(len(sparse.starts) - 1)]
        for i, row in enumerate(rows):
            for at in range(sparse.starts[i], sparse.starts[i + 1]):
                row[sparse.indices[at]] = float(sparse.values[at])
        return rows

    def test_parts_play_as_the_whole(self) -> None:
        with VectorEnv("blueprints", ENVS) as whole, VectorEnv("blueprints", ENVS) as split:
            parts = split.split(2)
            self.assertEqual([(part.first, len(part)) for part in parts], [(0, 2), (2, 3)])
            whole_batch = whole.reset("seed")
            for part in parts:
                part.send_reset("seed")
            batches = [part.receive() for part in parts]
            for _ in range(80):
                joined = [a + b for a, b in zip(*([f or [] for f in numbers_of(batch)] for batch in batches))]
                self.assertTrue(joined == numbers_of(whole_batch))
                actions = any_legal(whole, whole_batch, random.Random(1))
                parts[0].send(actions[:2])
                parts[1].send(actions[2:])
                batches = [part.receive() for part in parts]
                whole_batch = whole.step(actions)

    def test_answers_come_in_the_order_of_requests(self) -> None:
        with VectorEnv("blueprints", 4, observations="none") as many:
            a, b = many.split(2)
            a.send_reset("seed")
            b.send_reset("seed")
            with self.assertRaises(RuntimeError):
                b.receive()
            a.receive()
            b.receive()
            with self.assertRaises(RuntimeError):
                b.receive()
            with self.assertRaises(RuntimeError):
                for _ in range(MAX_PENDING_BYTES):
                    a.send([NONE, NONE])
            self.assertEqual(len(many.split(4)), 4)
            for parts in (0, 5):
                with self.assertRaises(ValueError):
                    many.split(parts)


class Positions(unittest.TestCase):
    def test_masks_are_what_is_legal_and_errors_change_nothing(self) -> None:
        for game, players, numpy in in_all_games():
            with self.subTest(game), VectorEnv(game, 3, players=players, observations="none", numpy=numpy) as many:
                chooser = random.Random(game)
                many.reset("seed")
                for _ in range(4):
                    self.check_masks(many, chooser)
                    for _ in range(7):
                        many.step(any_legal(many, many.rows(), chooser))

    def check_masks(self, many: VectorEnv, chooser: random.Random) -> None:
        """Tries actions in environment 2, which is put at the position of environment 1."""
        mask = list(many.rows().masks[1])
        forbidden = [action for action, allowed in enumerate(mask) if not allowed]
        allowed = [action for action, allowed in enumerate(mask) if allowed]
        states = [many.save(i) for i in range(3)]
        first = any_legal(many, many.rows(), chooser)[0]
        for action in chooser.sample(forbidden, min(40, len(forbidden))):
            with self.assertRaises(RequestRefused) as caught:
                many.step([first, action, NONE])
            self.assertEqual((caught.exception.tag, caught.exception.environment), ("RuleBroken", 1))
        self.assertEqual([many.save(i) for i in range(3)], states)
        for action in chooser.sample(allowed, min(20, len(allowed))):
            many.copy(1, 2)
            many.step([NONE, NONE, action])
        self.assertEqual(many.save(1), states[1])

    def test_a_copy_has_the_rewards_and_goes_its_own_way(self) -> None:
        with VectorEnv("blueprints", 2, shaping=1.0) as many:
            chooser = random.Random(1)
            batch = many.reset("seed")
            while not any(batch.rewards_since_own_action[0]):
                batch = many.step([any_legal(many, batch, chooser)[0], NONE])
            row = numbers_of(many.copy(0, 1))
            rows = numbers_of(many.rows())
            self.assertTrue(all(field[0] == field[1] for field in rows))
            self.assertTrue(all(a[0] == b[0] for a, b in zip(rows, row)))
            batch = many.rows()
            many.step([NONE, any_legal(many, batch, chooser)[1]])
            self.assertNotEqual(many.save(0), many.save(1))

    def test_states_views_and_observations_of_any_game(self) -> None:
        with VectorEnv("blueprints", 3) as many:
            batch = many.reset("seed")
            state = many.save(2)
            row = many.restore(0, state)
            self.assertEqual(many.save(0), state)
            numbers = row.observations[0].tobytes()
            self.assertEqual(numbers, batch.observations[2].tobytes())
            self.assertEqual(numbers, many.observe(0, int(row.to_act[0])).tobytes())
            self.assertNotEqual(numbers, many.observe(0, SPECTATOR).tobytes())
            self.assertNotEqual(many.view(0, SPECTATOR), many.view(0, 0))
            layout = many.layout()
            self.assertEqual((layout["id"], layout["size"]), (many.hello["layout"]["id"], many.size))
            self.assertEqual(len(layout["ranges"]), many.hello["layout"]["ranges"])
            self.assertGreater(len(many.draw(0, SPECTATOR).splitlines()), 5)

    def test_requests_out_of_bounds_are_refused(self) -> None:
        with VectorEnv("blueprints", 2) as many:
            state = numbers_of(many.reset("seed"))
            requests = [
                lambda: many.save(2),
                lambda: many.save(-1),
                lambda: many.copy(0, 2),
                lambda: many.view(0, 2),
                lambda: many.observe(0, -2),
                lambda: many.restore(9, {}),
                lambda: many.reset(["a"]),
                lambda: many.step([192, NONE]),
                lambda: many.step([-2, NONE]),
            ]
            for i, request in enumerate(requests):
                with self.subTest(i), self.assertRaises(RequestRefused):
                    request()
            for long in (lambda: many.restore(0, ["x" * (1 << 20)]), lambda: many.reset(["x" * (1 << 20), None])):
                with self.assertRaisesRegex(ValueError, "at most 1048576 bytes"):
                    long()
            for actions in ([], [0], [0, 0, 0], [0.5, 0], ["0", 0], [2**31, 0]):
                with self.subTest(actions), self.assertRaises((ValueError, TypeError, OverflowError)):
                    many.step(actions)
            self.assertTrue(numbers_of(many.rows()) == state)

    def test_options_and_components_reach_the_game(self) -> None:
        with VectorEnv("frostpunk", players=1, options={"difficulty": "easy"}) as easy:
            self.assertEqual(easy.hello["options"], {"difficulty": "easy", "players": 1})
            self.assertEqual(easy.save(0)["difficulty"], "easy")

    def test_a_game_of_a_module_is_played(self) -> None:
        module = os.environ["OWN_GAME"]
        with VectorEnv(module, 2, renew=True) as many:
            chooser = random.Random("own game")
            batch, ends = many.reset("seed"), 0
            while ends == 0:
                batch = many.step(any_legal(many, batch, chooser))
                ends += sum(batch.ended.tolist())
        with self.assertRaisesRegex(ValueError, "components in its module"):
            VectorEnv(module, components="small")


if __name__ == "__main__":
    unittest.main()
