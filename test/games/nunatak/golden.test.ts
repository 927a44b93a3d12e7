import { expect, test } from 'vitest';
import { components, game } from '../../../src/games/nunatak/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { describeGolden } from '../../support/golden.js';
import { tastes } from './tastes.js';

/** The games on record, by their numbers among those of the devout. */
const NUMBERS = { 1: [0, 1, 28], 2: [0, 1, 2], 3: [3, 7, 16], 4: [1, 2, 4] } as const;

const files = ([1, 2, 3, 4] as const).map((players) => ({
  name: `${players}-players`,
  games: NUMBERS[players].map((number) => {
    const options = { players, seed: `game ${number}` };
    return { options, turns: randomGame(game, options, tastes['devout'], `picks ${number}`) };
  }),
}));

const golden = describeGolden(game, new URL('golden/', import.meta.url), files);

test('every favour is played in some recorded game', () => {
  const used = new Set<number>();
  for (const event of golden.linesOf().flatMap(golden.eventsOf)) {
    if (event.kind === 'favourUsed') used.add(event.favour);
  }
  expect(components.favours.flatMap((_, favour) => (used.has(favour) ? [] : [favour]))).toEqual([]);
});
