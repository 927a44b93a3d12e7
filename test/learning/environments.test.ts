import { describe, expect, test } from 'vitest';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { AnyGame, Viewer } from '../../src/core/contract/game.js';
import { fingerprint } from '../../src/core/data/fingerprint.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { createEnvironment, createEnvironments, createObserver, type Sparse } from '../../src/learning/index.js';
import { entries } from '../games/entries.js';

const all: readonly (readonly [string, AnyGame])[] = Object.values(entries).map(({ game }) => [
  game.id,
  game as AnyGame,
]);

const COUNT = 3;
const seeds = ['first', 'second', 'third'];

const anyLegal = (mask: Uint8Array, random: ReturnType<typeof insecureRandomStateOf>): number => {
  const legal = [...mask.keys()].filter((action) => mask[action] === 1);
  return legal.length === 0 ? -1 : legal[drawInt(random, legal.length)]!;
};

/** Returns all numbers of an observation of this size. */
const dense = ({ indices, values }: Sparse, size: number): Float32Array => {
  const numbers = new Float32Array(size);
  indices.forEach((index, i) => {
    numbers[index] = values[i]!;
  });
  return numbers;
};

const isSame = (a: Float32Array | Uint8Array, b: Float32Array | Uint8Array): boolean =>
  a.length === b.length && a.every((number, i) => Object.is(number, b[i]));

describe.each(all)('environments of %s', (id, game) => {
  const { min: players } = game.players;

  test('equal as many single ones, move by move', () => {
    const many = orThrow(createEnvironments(game, { players }, COUNT));
    const singles = seeds.map(() => orThrow(createEnvironment(game, { players })));
    orThrow(many.reset(seeds));
    singles.forEach((single, i) => {
      orThrow(single.reset(seeds[i]!));
    });
    const random = insecureRandomStateOf(id);
    const { layout, actions } = many;
    for (let ply = 0; many.timeSteps().some(({ toAct }) => toAct !== null); ply++) {
      const observed = many.observe();
      const masks = many.mask();
      const sparse = many.observeSparse();
      const chosen = singles.map((single, i) => {
        const { toAct } = single.timeStep();
        const row = observed.subarray(i * layout.size, (i + 1) * layout.size);
        const mask = masks.subarray(i * actions, (i + 1) * actions);
        expect(isSame(row, toAct === null ? new Float32Array(layout.size) : single.observe(toAct))).toBe(true);
        expect(isSame(mask, single.mask())).toBe(true);
        const [from, to] = [sparse.starts[i], sparse.starts[i + 1]];
        const part = { indices: sparse.indices.slice(from, to), values: sparse.values.slice(from, to) };
        expect(isSame(dense(part, layout.size), row)).toBe(true);
        return ply % 7 === i ? -1 : anyLegal(mask, random);
      });
      const standings = singles.map((single, i) =>
        chosen[i] === -1 ? single.timeStep() : orThrow(single.step(chosen[i]!)),
      );
      expect(orThrow(many.step(chosen))).toEqual(standings);
    }
    singles.forEach((single, i) => {
      expect(fingerprint(many.environments[i]!.state())).toBe(fingerprint(single.state()));
    });
  });

  test('observe what their views show, from every seat, however rarely they are asked', () => {
    const environment = orThrow(createEnvironment(game, { players }));
    const { observe } = orThrow(createObserver(game, players));
    const random = insecureRandomStateOf(`${id} rarely`);
    const viewers = [...Array(players).keys(), 'spectator' as const];
    const look = (viewer: Viewer): void => {
      const numbers = observe(environment.view(viewer));
      expect(isSame(environment.observe(viewer), numbers)).toBe(true);
      expect(isSame(dense(environment.observeSparse(viewer), numbers.length), numbers)).toBe(true);
    };
    for (const seed of seeds) {
      orThrow(environment.reset(seed));
      while (environment.timeStep().toAct !== null) {
        for (const viewer of viewers) if (drawInt(random, 6) === 0) look(viewer);
        orThrow(environment.step(anyLegal(environment.mask(), random)));
      }
      viewers.forEach(look);
    }
  });

  test('begin at a state, and their forks go their own way', () => {
    const environment = orThrow(createEnvironment(game, { players }));
    const random = insecureRandomStateOf(`${id} fork`);
    for (let i = 0; i < 5; i++) orThrow(environment.step(anyLegal(environment.mask(), random)));
    const kept = fingerprint(environment.state());
    const toAct = environment.timeStep().toAct!;
    const numbers = environment.observe(toAct);
    const fork = environment.fork();
    expect(fork.timeStep()).toBe(environment.timeStep());
    expect(isSame(fork.observe(toAct), numbers)).toBe(true);
    while (fork.timeStep().toAct !== null) orThrow(fork.step(anyLegal(fork.mask(), random)));
    expect(fingerprint(environment.state())).toBe(kept);
    expect(isSame(environment.observe(toAct), numbers)).toBe(true);

    const action = anyLegal(environment.mask(), random);
    const saved = JSON.parse(JSON.stringify(environment.state()));
    expect(orThrow(fork.resetTo(saved)).toAct).toBe(toAct);
    expect(isSame(fork.observe(toAct), numbers)).toBe(true);
    orThrow(environment.step(action));
    orThrow(fork.step(action));
    expect(fingerprint(fork.state())).toBe(fingerprint(environment.state()));
  });
});

describe('environments', () => {
  const many = orThrow(createEnvironments(blueprints, { players: 2 }, COUNT, { shaping: 1 }));

  test('write into the buffers that they are given', () => {
    const numbers = new Float32Array(COUNT * many.layout.size).fill(7);
    const mask = new Uint8Array(COUNT * many.actions).fill(7);
    expect(many.observe(numbers)).toBe(numbers);
    expect(isSame(numbers, many.observe())).toBe(true);
    expect(many.mask(mask)).toBe(mask);
    expect(isSame(mask, many.mask())).toBe(true);
    expect(() => many.observe(numbers.subarray(1))).toThrow(RangeError);
    expect(() => many.mask(mask.subarray(1))).toThrow(RangeError);
  });

  test('return the rows of observations without copying them', () => {
    const all = many.fork();
    orThrow(all.reset(seeds));
    const rows = all.observations();
    const numbers = all.observe();
    rows.forEach((row, i) => {
      expect(isSame(row!, numbers.subarray(i * all.layout.size, (i + 1) * all.layout.size))).toBe(true);
    });
    while (all.environments[1]!.timeStep().toAct !== null)
      orThrow(all.step([-1, all.environments[1]!.mask().indexOf(1), -1]));
    expect(all.observations().map((row) => row === null)).toEqual([false, true, false]);
    expect(all.observations()[0]).toBe(rows[0]);
  });

  test('do not give away the numbers from which they go on', () => {
    const before = many.observe();
    many.environments[0]!.observe(0).fill(7);
    many.environments[0]!.observeSparse(0).values.fill(7);
    many.observe().fill(7);
    expect(isSame(many.observe(), before)).toBe(true);
  });

  test('have forks that go their own way', () => {
    const forks = many.fork();
    const before = many.timeSteps();
    expect(forks.timeSteps()).toEqual(before);
    orThrow(forks.step([forks.environments[0]!.mask().indexOf(1), -1, -1]));
    expect(many.timeSteps()).toEqual(before);
    expect(fingerprint(forks.environments[0]!.state())).not.toBe(fingerprint(many.environments[0]!.state()));
    expect(fingerprint(forks.environments[1]!.state())).toBe(fingerprint(many.environments[1]!.state()));
  });

  test('refuse a step as a whole', () => {
    const legal = many.environments[0]!.mask().indexOf(1);
    const illegal = many.environments[1]!.mask().indexOf(0);
    const before = many.environments.map((environment) => fingerprint(environment.state()));
    for (const [actions, error] of [
      [[legal, illegal, legal], { _tag: 'ActionError', index: 1, error: { _tag: 'RuleBroken' } }],
      [[legal, legal, many.actions], { _tag: 'ActionError', index: 2, error: { _tag: 'UnknownAction' } }],
      [[legal, -2, legal], { _tag: 'ActionError', index: 1, error: { _tag: 'UnknownAction' } }],
      [[legal, legal, '0'], { _tag: 'ActionError', index: 2 }],
      [[legal, legal, undefined], { _tag: 'ActionError', index: 2 }],
      [[legal, legal], { _tag: 'InvalidActions', expected: COUNT }],
      [[legal, legal, legal, legal], { _tag: 'InvalidActions' }],
      [null, { _tag: 'InvalidActions' }],
      [undefined, { _tag: 'InvalidActions' }],
      [{}, { _tag: 'InvalidActions' }],
      [7, { _tag: 'InvalidActions' }],
    ] as const) {
      expect(many.step(actions as number[])).toMatchObject({ left: { ...error, message: expect.any(String) } });
      expect(many.environments.map((environment) => fingerprint(environment.state()))).toEqual(before);
    }
  });

  test.each([
    [['a', 'b'], { _tag: 'InvalidOptions' }],
    [null, { _tag: 'InvalidOptions' }],
    ['abc', { _tag: 'InvalidOptions' }],
    [{ length: 3 }, { _tag: 'InvalidOptions' }],
    [['a', 'b', ''], { _tag: 'SeedError', index: 2, error: { _tag: 'InvalidOptions', path: 'seed' } }],
    [['a', 3, 'c'], { _tag: 'SeedError', index: 1 }],
    [['a', 'b', undefined], { _tag: 'SeedError', index: 2 }],
  ])('refuse the seeds %j as a whole', (bad, error) => {
    const before = many.environments.map((environment) => fingerprint(environment.state()));
    expect(many.reset(bad as string[])).toMatchObject({ left: error });
    expect(many.environments.map((environment) => fingerprint(environment.state()))).toEqual(before);
  });

  test('leave a game whose seed is null as it is', () => {
    const all = many.fork();
    const [kept] = orThrow(all.reset(['a', 'b', 'c']));
    orThrow(all.step([-1, all.environments[1]!.mask().indexOf(1), -1]));
    const standings = orThrow(all.reset([null, 'b', null]));
    expect(standings[0]).toBe(kept);
    const fresh = many.fork();
    orThrow(fresh.reset(['a', 'b', 'c']));
    expect(all.environments.map(({ state }) => fingerprint(state()))).toEqual(
      fresh.environments.map(({ state }) => fingerprint(state())),
    );
  });

  test('copy a position into another environment, rewards and all', () => {
    const all = many.fork();
    orThrow(all.reset(['a', 'b', 'c']));
    for (let i = 0; i < 9; i++) orThrow(all.step([-1, all.environments[1]!.mask().indexOf(1), -1]));
    expect(all.copy(1, 2)).toBe(all.environments[1]!.timeStep());
    expect(isSame(all.environments[2]!.observe(0), all.environments[1]!.observe(0))).toBe(true);
    orThrow(all.step([-1, -1, all.environments[2]!.mask().lastIndexOf(1)]));
    expect(all.environments[1]!.state()).not.toEqual(all.environments[2]!.state());
    for (const [from, to] of [
      [3, 0],
      [0, -1],
      [0.5, 0],
    ] as const)
      expect(() => all.copy(from, to)).toThrow(RangeError);
  });

  test('are sliced without being copied', () => {
    const all = many.fork();
    orThrow(all.reset(['a', 'b', 'c']));
    const some = all.slice(1, 3);
    expect(some.environments).toEqual(all.environments.slice(1));
    orThrow(some.step([some.environments[0]!.mask().indexOf(1), -1]));
    expect(all.timeSteps().slice(1)).toEqual(some.timeSteps());
    expect(isSame(some.observe(), all.observe().subarray(all.layout.size))).toBe(true);
    expect(() => all.slice(3, 4)).toThrow(RangeError);
  });

  test.each([0, -1, 1.5, Number.NaN, 4097, '3', null])('refuse to be %s', (count) => {
    const refused = createEnvironments(blueprints, { players: 2 }, count as number);
    expect(refused).toMatchObject({ left: { _tag: 'InvalidOptions', path: 'count' } });
  });

  test('refuse options that a game does not have', () => {
    expect(createEnvironments(blueprints, { players: 9 as 2 }, COUNT)).toMatchObject({
      left: { _tag: 'InvalidOptions' },
    });
  });
});

test.each([
  ['nothing', undefined],
  ['a number', 3],
  ['a list', []],
  ['an empty record', {}],
  ['a view', blueprints.view(orThrow(blueprints.setup({ players: 2, seed: 'a' })), 0)],
  ['a contradiction', { ...orThrow(blueprints.setup({ players: 2, seed: 'a' })), round: 9 }],
  ['a state for others', orThrow(blueprints.setup({ players: 3, seed: 'a' }))],
])('an environment does not begin at %s', (_, state) => {
  const environment = orThrow(createEnvironment(blueprints, { players: 2 }));
  const before = environment.state();
  expect(environment.resetTo(state)).toMatchObject({ left: { _tag: 'InvalidState', message: expect.any(String) } });
  expect(environment.state()).toBe(before);
});
