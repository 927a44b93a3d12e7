import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Types, Viewer } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { game as nunatak } from '../../src/games/nunatak/index.js';
import { createObserver } from '../../src/learning/index.js';
import { randomGame } from '../../src/testing/index.js';
import { entries } from '../games/entries.js';

const tables = Object.values(entries).flatMap(({ game }) =>
  Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => ({
    game,
    players: game.players.min + i,
    name: `${game.id} for ${game.players.min + i}`,
  })),
);

const LOCK = new URL('layouts.json', import.meta.url);

test('no layout changes unnoticed', () => {
  const layouts = Object.fromEntries(
    tables.map(({ name, game, players }) => {
      const { id, size } = orThrow(createObserver(game, players)).layout;
      return [name, { id, size }];
    }),
  );
  if (process.env['UPDATE_LOCKS'] === '1') writeFileSync(LOCK, `${JSON.stringify(layouts, null, 2)}\n`);
  expect(layouts).toEqual(JSON.parse(readFileSync(LOCK, 'utf8')));
});

test.each(tables)('$name: views that differ are observed as different', ({ game, players }) => {
  const { observe } = orThrow(createObserver(game, players));
  const known = new Map<string, string>();
  for (const { state } of randomGame<Types>(game as AnyGame, { players, seed: 'apart' })) {
    const view = game.view(state, 0);
    const numbers = observe(view).join();
    const text = JSON.stringify(view);
    expect(known.get(numbers) ?? text).toBe(text);
    known.set(numbers, text);
  }
});

describe('a position of Blueprints', () => {
  const { layout, observe } = orThrow(createObserver(blueprints, 3));
  const start = orThrow(blueprints.setup({ players: 3, seed: 'winter' }));
  const first = blueprints.legalMoves(start)[0]!;
  const state = blueprints.play(start, first);
  const mover = start.startPlayer;
  const next = (mover + 1) % 3;
  const last = (mover + 2) % 3;

  /** Returns the values of a range as observed by a viewer. */
  const told = (path: string, viewer: Viewer): unknown => {
    const range = layout.ranges.find((each) => each.path === path)!;
    const numbers = observe(blueprints.view(state, viewer)).slice(range.from, range.from + range.size);
    return range.meaning.type === 'one of' ? range.meaning.values[numbers.indexOf(1)] : [...numbers];
  };

  test('names its game, and has a unique id', () => {
    const { game, rules, components, players, size, format } = layout;
    expect({ game, rules, components, players, format }).toEqual({
      game: 'blueprints',
      rules: blueprints.version,
      components: blueprints.componentsId,
      players: 3,
      format: 'sastrugi-observation/1',
    });
    expect(observe(blueprints.view(state, 0))).toHaveLength(size);
    expect(layout.id).toMatch(/^[0-9a-f]{32}$/);
    expect(layout.id).not.toBe(orThrow(createObserver(blueprints, 4)).layout.id);
    expect(layout.ranges.some(({ path }) => /^(game|rules|components|players|random|viewer)\b/.test(path))).toBe(false);
  });

  test.each<readonly [string, Viewer, unknown]>([
    ['toAct()', mover, '+1'],
    ['toAct()', next, '+0'],
    ['startPlayer', mover, '+0'],
    ['startPlayer', last, '+1'],
    ['phase.kind', 0, 'build'],
    ['demand[0]', 0, state.demand[0]],
    ['plans[+0]', 1, state.plans[1]],
    ['plans[+1]', 1, '?'],
    ['plans[+0]', 'spectator', '?'],
    ['dieCells[+0][0]', mover, state.dieCells[mover]![0]],
    ['dieCells[+2][0]', next, '?'],
    ['chosenDice[+2][0]', next, state.chosenDice[mover]![0]],
    ['chosenDice[+1].length', mover, [0]],
    ['bag[0]', 0, [state.bag[0]! / Math.max(...Object.values(blueprints.components.dice))]],
    ['score()[+0]', 0, [0]],
  ])('encodes %s for viewer %s', (path, viewer, value) => expect(told(path, viewer)).toEqual(value));

  test('encodes points on a logarithmic scale, those of the viewer first', () => {
    const end = blueprints.playout(start, (moves) => moves[0]!);
    const at = layout.ranges.find(({ path }) => path === 'score()[+0]')!.from;
    const totals = blueprints.score(end).players.map(({ total }) => total);
    const found = observe(blueprints.view(end, 1)).slice(at, at + 3);
    [totals[1]!, totals[2]!, totals[0]!].forEach((total, i) => {
      expect(found[i]).toBeCloseTo(Math.log(1 + total) / Math.log(10_000));
    });
  });

  test('overwrites the buffer that is given', () => {
    const buffer = new Float32Array(layout.size).fill(7);
    const view = blueprints.view(state, 0);
    expect(observe(view, buffer)).toBe(buffer);
    expect(buffer).toEqual(observe(view));
  });

  test.each([
    [
      'of this number of players',
      () => observe(blueprints.view(orThrow(blueprints.setup({ players: 2, seed: 'a' })), 0)),
    ],
    ['of another game', () => observe(nunatak.view(orThrow(nunatak.setup({ players: 3, seed: 'a' })), 0) as never)],
    ['of other rules', () => observe({ ...blueprints.view(state, 0), rules: '0' })],
    ['of other components', () => observe({ ...blueprints.view(state, 0), components: '0' })],
    ['that is a state', () => observe(state as never)],
    ['for a small buffer', () => observe(blueprints.view(state, 0), new Float32Array(layout.size - 1))],
  ])('throws if it is not a view %s', (_, mistake) => expect(mistake).toThrow(RangeError));
});

test.each([1, 5, 2.5, Number.NaN, '3' as unknown as number])('a game of %s players is refused', (players) => {
  expect(createObserver(blueprints, players)).toMatchObject({ left: { _tag: 'InvalidOptions', path: 'players' } });
});

test('other components have other layouts', () => {
  const { plans } = blueprints.components;
  const own = orThrow(blueprints.withComponents({ plans: plans.slice(0, 12) }));
  const [mine, printed] = [own, blueprints].map((game) => orThrow(createObserver(game, 2)).layout);
  expect(mine!.components).toBe(own.componentsId);
  expect(mine!.id).not.toBe(printed!.id);
  expect(mine!.size).not.toBe(printed!.size);
});
