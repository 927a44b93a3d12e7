"""The interface of PettingZoo, as its own checks describe it."""

from __future__ import annotations

import math
import random
import unittest

from sastrugi_env import AECEnv, RequestRefused

from .support import ARRAYS, in_all_games, played


class Interface(unittest.TestCase):
    def test_every_game_has_the_interface(self) -> None:
        for game, players, numpy in in_all_games():
            with self.subTest(game), AECEnv(game, players=players, numpy=numpy) as env:
                self.check_before(env, players)
                env.reset(seed=1)
                self.check_game(env)
                env.reset(seed=2)
                self.assertEqual(env.agents, env.possible_agents)

    def check_before(self, env: AECEnv, players: int) -> None:
        self.assertEqual(env.possible_agents, [f"player_{i}" for i in range(players)])
        self.assertEqual(env.max_num_agents, players)
        self.assertEqual(env.metadata["name"], str(env))
        self.assertIs(env.unwrapped, env)
        for agent in env.possible_agents:
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            self.assertIs(env.action_space(agent), env.action_space(agent))

    def check_game(self, env: AECEnv) -> None:
        """Plays a game to its end, and looks at everything on the way."""
        sums = dict.fromkeys(env.agents, 0.0)
        owed = dict.fromkeys(env.agents, 0.0)
        acted = set()
        for agent in env.agent_iter():
            self.assertEqual(agent, env.agent_selection)
            self.assertIn(agent, env.agents)
            self.assertEqual(env.num_agents, len(env.agents))
            for each in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(set(each), set(env.agents))
            observation, reward, is_over, is_cut, info = env.last()
            self.assertAlmostEqual(reward, owed[agent])
            self.assertEqual((is_over, is_cut), (env.terminations[agent], False))
            self.assertIsInstance(reward, float)
            self.assertEqual(info["action_mask"].tobytes(), observation["action_mask"].tobytes())
            if is_over or agent not in acted:
                self.assertTrue(env.observation_space(agent).contains(observation))
                self.assertTrue(all(math.isfinite(number) for number in observation["observation"]))
            self.assertEqual(sum(observation["action_mask"]) == 0, is_over)
            self.assertIsNone(env.last(observe=False)[0])
            if is_over:
                env.step(None)
                continue
            acted.add(agent)
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            owed[agent] = 0.0
            for other, gain in env.rewards.items():
                sums[other] += gain
                owed[other] += gain
        self.assertEqual(env.agents, [])
        self.assertEqual(acted, set(env.possible_agents))
        self.assertTrue(0 <= sum(sums.values()) <= len(sums), sums)

    def test_others_observe_too_but_may_not_act(self) -> None:
        with AECEnv("blueprints", players=3) as env:
            env.reset(seed="winter")
            mine = env.observe(env.agent_selection)
            waiting = next(agent for agent in env.agents if agent != env.agent_selection)
            other = env.observe(waiting)
            self.assertNotEqual(mine["observation"].tobytes(), other["observation"].tobytes())
            self.assertEqual(sum(other["action_mask"]), 0)
            self.assertEqual(sum(env.infos[waiting]["action_mask"]), 0)
            self.assertTrue(env.observation_space(waiting).contains(other))

    def test_what_was_returned_stays_as_it_was(self) -> None:
        for numpy in ARRAYS:
            with self.subTest(numpy=numpy), AECEnv("blueprints", numpy=numpy) as env:
                env.reset(seed="winter")
                before, _, _, _, info = env.last()
                copies = [before["observation"].tobytes(), before["action_mask"].tobytes()]
                env.step(env.action_space("player_0").sample(before["action_mask"]))
                self.assertTrue([before["observation"].tobytes(), info["action_mask"].tobytes()] == copies)

    def test_a_dead_agent_takes_no_action_and_a_living_one_takes_one(self) -> None:
        with AECEnv("blueprints") as env:
            env.reset(seed=1)
            for action in (None, -1, env.hello["actions"], 0.5, "0"):
                with self.subTest(action), self.assertRaises(ValueError):
                    env.step(action)  # type: ignore[arg-type]
            while not env.terminations[env.agent_selection]:
                env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
            with self.assertRaises(ValueError):
                env.step(0)
            self.assertEqual(len(env.agents), 2)

    def test_nobody_acts_before_a_reset_and_after_all_have_been_removed(self) -> None:
        with AECEnv("blueprints") as env:
            self.check_nobody_acts(env)
            env.reset(seed=1)
            played(env, 1)
            self.check_nobody_acts(env)

    def check_nobody_acts(self, env: AECEnv) -> None:
        self.assertEqual(list(env.agent_iter()), [])
        self.assertEqual(sum(env.observe("player_0")["action_mask"]), 0)
        for call in (env.last, lambda: env.step(None), lambda: env.step(0)):
            with self.assertRaisesRegex(RuntimeError, "reset"):
                call()

    def test_an_illegal_action_changes_nothing(self) -> None:
        with AECEnv("blueprints", players=3) as env:
            env.reset(seed="winter")
            state = env.state()
            mask = env.last()[0]["action_mask"]
            with self.assertRaises(RequestRefused) as caught:
                env.step(list(mask).index(0))
            self.assertEqual((caught.exception.tag, caught.exception.environment), ("RuleBroken", 0))
            self.assertIn("clause", caught.exception.details)
            self.assertTrue(env.state() == state)
            self.assertEqual(list(env.last()[0]["action_mask"]), list(mask))

    def test_agent_iter_ends_after_the_number_of_agents_asked_for(self) -> None:
        with AECEnv("blueprints") as env:
            env.reset(seed=1)
            self.assertEqual(len(played(env, 1, moves=5)), 5)

    def test_renders_text_or_nothing(self) -> None:
        with AECEnv("igloo-igloo", render_mode="ansi") as env:
            env.reset(seed=1)
            self.assertIn("   a ", env.render())
        with AECEnv("igloo-igloo") as env:
            env.reset(seed=1)
            self.assertIsNone(env.render())
        with self.assertRaises(ValueError):
            AECEnv("igloo-igloo", render_mode="human")

    def test_shaping_rewards_progress(self) -> None:
        with AECEnv("blueprints", shaping=0.5) as env:
            env.reset(seed=1)
            chooser = random.Random(1)
            rewards = []
            for _ in range(30):
                legal = [a for a, allowed in enumerate(env.last()[0]["action_mask"]) if allowed]
                env.step(chooser.choice(legal))
                rewards += env.rewards.values()
            self.assertTrue(any(rewards))


class Seeds(unittest.TestCase):
    def test_the_same_seed_is_the_same_game(self) -> None:
        for game, players, numpy in in_all_games():
            with self.subTest(game), AECEnv(game, players=players, numpy=numpy) as env:
                env.reset(seed=42)
                first = played(env, "moves")
                env.reset(seed=42)
                self.assertTrue(played(env, "moves") == first)
                env.reset(seed=43)
                self.assertTrue(played(env, "moves") != first)
                with AECEnv(game, players=players, numpy=False) as other:
                    other.reset(seed="42")
                    self.assertTrue(played(other, "moves") == first)

    def test_seeded_spaces_and_games_play_the_same(self) -> None:
        with AECEnv("nunatak", players=2) as one, AECEnv("nunatak", players=2) as other:
            for env in (one, other):
                env.reset(seed=42)
                for i, agent in enumerate(env.agents):
                    env.action_space(agent).seed(42 + i)
                    env.observation_space(agent).seed(42 + i)
            for agent, same in zip(one.agent_iter(100), other.agent_iter(100)):
                self.assertEqual(agent, same)
                masks = [env.last()[0]["action_mask"] for env in (one, other)]
                self.assertEqual(masks[0].tobytes(), masks[1].tobytes())
                actions = [env.action_space(agent).sample(mask) for env, mask in zip((one, other), masks)]
                self.assertEqual(actions[0], actions[1])
                one.step(actions[0])
                other.step(actions[1])

    def test_without_a_seed_games_differ(self) -> None:
        with AECEnv("blueprints") as env:
            env.reset()
            first = env.state()
            env.reset()
            self.assertNotEqual(env.state(), first)

    def test_samples_of_a_space_depend_on_its_seed(self) -> None:
        with AECEnv("blueprints") as env:
            space = env.action_space("player_0")
            space.seed(7)
            first = [space.sample() for _ in range(20)]
            space.seed(7)
            self.assertEqual([space.sample() for _ in range(20)], first)
            mask = [0] * space.n
            self.assertEqual(space.sample(mask), 0)
            mask[5] = 1
            self.assertEqual({space.sample(mask) for _ in range(9)}, {5})

    def test_a_wrong_seed_is_refused(self) -> None:
        with AECEnv("blueprints") as env:
            env.reset(seed=1)
            state = env.state()
            for seed in ("", "x" * 257):
                with self.assertRaises(RequestRefused) as caught:
                    env.reset(seed=seed)
                self.assertEqual((caught.exception.tag, caught.exception.environment), ("InvalidOptions", 0))
            self.assertTrue(env.state() == state)


class States(unittest.TestCase):
    def test_a_game_goes_on_from_a_saved_state(self) -> None:
        for game, players, numpy in in_all_games():
            with self.subTest(game), AECEnv(game, players=players, numpy=numpy) as env:
                env.reset(seed=5)
                played(env, 5, moves=8)
                state = env.state()
                rest = played(env, 6)
                env.reset(options={"state": state})
                self.assertTrue(env.state() == state)
                self.assertEqual(env.agents, env.possible_agents)
                again = played(env, 6)
                self.assertEqual(len(again), len(rest))
                self.assertTrue(again[1:-players] == rest[1:-players])

    def test_a_wrong_state_is_refused(self) -> None:
        with AECEnv("blueprints") as env, AECEnv("blueprints", players=3) as other:
            env.reset(seed=1)
            other.reset(seed=1)
            state = env.state()
            for wrong in (None, 7, [], {}, "x", {**state, "round": 99}, other.state(), env.view("player_0")):
                with self.assertRaises(RequestRefused) as caught:
                    env.restore(wrong)
                self.assertEqual((caught.exception.tag, caught.exception.environment), ("InvalidState", 0))
                self.assertTrue(env.state() == state)

    def test_views_hide_what_others_know(self) -> None:
        with AECEnv("blueprints") as env:
            env.reset(seed=1)
            self.assertNotEqual(env.view("player_0"), env.view("player_1"))
            self.assertNotEqual(env.view("player_0"), env.state())
            self.assertIn("phase", env.view())


if __name__ == "__main__":
    unittest.main()
