import { describe, expect, test } from 'vitest';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import { fingerprint } from '../../src/core/data/fingerprint.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { game as nunatak } from '../../src/games/nunatak/index.js';
import { createEnvironment, createObserver, type Environment } from '../../src/learning/index.js';
import { entries } from '../games/entries.js';

const tables = Object.values(entries).flatMap(({ game }) =>
  Array.from(
    { length: game.players.max - game.players.min + 1 },
    (_, i) => [game.id, game.players.min + i, game] as const,
  ),
);

/** Returns a random legal action. */
const anyAction = <G extends Types>(
  environment: Environment<G>,
  random: ReturnType<typeof insecureRandomStateOf>,
): number => {
  const mask = environment.mask();
  const actions: number[] = [];
  for (let action = mask.indexOf(1); action >= 0; action = mask.indexOf(1, action + 1)) actions.push(action);
  return actions[drawInt(random, actions.length)]!;
};

const bytesOf = (numbers: Float32Array) => new Uint8Array(numbers.buffer);

const added = (a: readonly number[], b: readonly number[]) => a.map((n, i) => n + b[i]!);

describe('an environment', () => {
  test.each(tables)('plays %s for %i by its rules, with the result as the reward', (id, players, any) => {
    const game: AnyGame = any;
    const environment = orThrow(createEnvironment(game, { players }));
    const { observe } = orThrow(createObserver(game, players));
    const random = insecureRandomStateOf(id);
    let standing = orThrow(environment.reset('same'));
    let state = orThrow(game.setup({ players, seed: 'same' }));
    let rewards: readonly number[] = Array.from({ length: players }, () => 0);
    while (standing.toAct !== null) {
      expect(standing.toAct).toBe(game.toAct(state));
      const view = game.view(state, standing.toAct);
      expect(fingerprint(environment.view(standing.toAct))).toBe(fingerprint(view));
      expect(Buffer.compare(bytesOf(environment.observe(standing.toAct)), bytesOf(observe(view)))).toBe(0);
      expect(Buffer.compare(environment.mask(), game.legalMask(state, new Uint8Array(environment.actions)))).toBe(0);
      const action = anyAction(environment, random);
      state = game.play(state, game.moveOf(action)!);
      standing = orThrow(environment.step(action));
      expect(environment.timeStep()).toBe(standing);
      rewards = added(rewards, standing.rewards);
      if (standing.toAct !== null) expect(standing.rewards).toEqual(rewards.map(() => 0));
    }
    expect(game.toAct(state)).toBeNull();
    expect(rewards).toEqual(game.returns(state));
    expect(environment.mask()).toEqual(new Uint8Array(environment.actions));
  });

  test("gathers each player's rewards since their last action", () => {
    const environment = orThrow(createEnvironment(blueprints, { players: 3 }, { shaping: 1 }));
    const random = insecureRandomStateOf('gathered');
    let standing = orThrow(environment.reset('gathered'));
    const worths: number[][] = [];
    const since = [0, 0, 0];
    let state = orThrow(blueprints.setup({ players: 3, seed: 'gathered' }));
    worths.push(worthOf(state));
    for (let ply = 0; standing.toAct !== null; ply++) {
      since[standing.toAct] = ply;
      const action = anyAction(environment, random);
      state = blueprints.play(state, blueprints.moveOf(action)!);
      worths.push(worthOf(state));
      standing = orThrow(environment.step(action));
      standing.rewardsSinceOwnAction.forEach((sum, player) => {
        expect(sum).toBeCloseTo(worths[ply + 1]![player]! - worths[since[player]!]![player]!);
      });
    }
    expect(worths.some((worth) => worth.some((n) => n > 0))).toBe(true);
  });

  const worthOf = (state: Parameters<typeof blueprints.evaluate>[0]): number[] =>
    added(blueprints.evaluate(state) as readonly number[], blueprints.returns(state));

  test('rewards steps of progress by the given factor', () => {
    const rewards = [undefined, 0, 0.5, 1].map((shaping) => {
      const environment = orThrow(
        createEnvironment(blueprints, { players: 2 }, shaping === undefined ? {} : { shaping }),
      );
      return orThrow(environment.step(environment.mask().lastIndexOf(1))).rewards;
    });
    const start = orThrow(blueprints.setup({ players: 2, seed: '0' }));
    const next = blueprints.play(start, blueprints.legalMoves(start).at(-1)!);
    const whole = blueprints.evaluate(next).map((worth, player) => worth! - blueprints.evaluate(start)[player]!);
    expect(Math.max(...whole)).toBeGreaterThan(0);
    expect(rewards).toEqual([[0, 0], [0, 0], whole.map((n) => n / 2), whole]);
  });

  test('deals the same game for the same seed', () => {
    const [a, b, c] = ['winter', 'winter', 'spring'].map((seed) => {
      const environment = orThrow(createEnvironment(nunatak, { players: 1 }));
      orThrow(environment.reset(seed));
      return environment.observe(0);
    });
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
  });

  test('starts anew at any time', () => {
    const environment = orThrow(createEnvironment(blueprints, { players: 2 }, { shaping: 1 }));
    const begun = environment.observe(0);
    orThrow(environment.step(environment.mask().indexOf(1)));
    expect(environment.observe(0)).not.toEqual(begun);
    expect(orThrow(environment.reset('0'))).toEqual({ toAct: 0, rewards: [0, 0], rewardsSinceOwnAction: [0, 0] });
    expect(environment.observe(0)).toEqual(begun);
  });

  test('writes into the buffers that it is given', () => {
    const environment = orThrow(createEnvironment(blueprints, { players: 2 }));
    const mask = new Uint8Array(environment.actions).fill(7);
    const numbers = new Float32Array(environment.layout.size).fill(7);
    expect(environment.mask(mask)).toBe(mask);
    expect(mask).toEqual(environment.mask());
    expect(environment.observe(1, numbers)).toBe(numbers);
    expect(numbers).toEqual(environment.observe(1));
  });
});

describe('an environment refuses', () => {
  const environment = orThrow(createEnvironment(blueprints, { players: 2 }));

  test.each([-1, environment.actions, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, {}, 'length'])(
    'the action %s, which does not exist',
    (action) => {
      const before = environment.view('spectator');
      const { actions } = environment;
      expect(environment.step(action as number)).toEqual({
        _tag: 'Left',
        left: {
          _tag: 'UnknownAction',
          actions,
          message: `There is no such action: they have the numbers 0 to ${actions - 1}.`,
        },
      });
      expect(environment.view('spectator')).toEqual(before);
    },
  );

  test('an action that is not legal now, and says why', () => {
    const standing = orThrow(environment.reset('refused'));
    const before = environment.view('spectator');
    const refusals = [...environment.mask()].flatMap((isLegal, action) => (isLegal ? [] : [environment.step(action)]));
    expect(refusals.length).toBeGreaterThan(100);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ _tag: 'Left', left: { _tag: 'RuleBroken', message: expect.any(String) } });
    }
    expect(environment.view('spectator')).toEqual(before);
    expect(environment.timeStep()).toBe(standing);
  });

  test('any action after the end of the game', () => {
    let standing = orThrow(environment.reset('over'));
    while (standing.toAct !== null) standing = orThrow(environment.step(environment.mask().indexOf(1)));
    expect(environment.step(0)).toMatchObject({ left: { _tag: 'RuleBroken', clause: 'BP-END-1' } });
    expect(environment.timeStep()).toBe(standing);
  });

  test('an invalid seed, and keeps its position', () => {
    const before = environment.timeStep();
    expect(environment.reset('')).toMatchObject({ left: { _tag: 'InvalidOptions', path: 'seed' } });
    expect(environment.timeStep()).toBe(before);
  });

  test.each([
    [{ players: 5 }, {}, 'players'],
    [{ players: 2, colour: 'red' }, {}, 'colour'],
    [null, {}, 'players'],
    [{ players: 2 }, { shaping: Number.NaN }, 'shaping'],
    [{ players: 2 }, { shaping: '1' }, 'shaping'],
  ])('the options %j with %j', (setting, rewards, path) => {
    const refused = createEnvironment(blueprints, setting as { players: 2 }, rewards as object);
    expect(refused).toMatchObject({ left: { _tag: 'InvalidOptions', path } });
  });
});
