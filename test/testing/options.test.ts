import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { optionsToTry } from '../../src/testing/index.js';
import { entries } from '../games/entries.js';

const list = (options: AnyGame['options']) => optionsToTry({ ...entries['nunatak']!.game, options });
const players = { name: 'players', values: [2, 3] };
const letters = { name: 'letter', values: [...'abcdefghijklmnopqrstuvwxyzABCDEFG'], default: 'c' };

describe('the options to try', () => {
  test('are all combinations where there are few, of defaults first', () => {
    expect(list([players, { name: 'dice', values: [false, true], default: true }])).toEqual([
      { players: 2, dice: true },
      { players: 2, dice: false },
      { players: 3, dice: true },
      { players: 3, dice: false },
    ]);
  });

  test('leave an option to chance where that is the default', () => {
    expect(list([players, { name: 'expert', values: ['x', 'y'], default: null }])).toEqual(
      [2, 3].flatMap((count) => [{ players: count }, ...['x', 'y'].map((expert) => ({ players: count, expert }))]),
    );
  });

  test('hold the other values of an option of many values one by one, in the combinations in turn', () => {
    const tried = list([players, letters, { name: 'dice', values: [true, false] }]);
    expect(tried.slice(0, 6)).toEqual([
      { players: 2, letter: 'c', dice: true },
      { players: 2, letter: 'c', dice: false },
      { players: 3, letter: 'c', dice: true },
      { players: 3, letter: 'c', dice: false },
      { players: 2, letter: 'a', dice: true },
      { players: 2, letter: 'b', dice: false },
    ]);
    expect(tried).toHaveLength(4 + letters.values.length - 1);
  });
});

describe.each(Object.entries(entries))('the options to try of %s', (_, { game }) => {
  const tried = optionsToTry(game) as readonly Readonly<Record<string, unknown>>[];

  test('hold every value of every option with every number of players but where chance decides', () => {
    const counts = game.options[0]!.values;
    for (const { name, values, default: usual } of game.options) {
      const together = values.flatMap((value) => counts.map((count) => ({ players: count, [name]: value })));
      const wanted = usual === null ? values.map((value) => ({ [name]: value })) : together;
      for (const each of wanted) expect(tried).toContainEqual(expect.objectContaining(each));
    }
  });

  test('can all be dealt, and none is twice', () => {
    for (const each of tried) orThrow(game.setup({ ...each, seed: 'tried' } as { players: number; seed: string }));
    expect(new Set(tried.map((each) => JSON.stringify(each))).size).toBe(tried.length);
  });
});
