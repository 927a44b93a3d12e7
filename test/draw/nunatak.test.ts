import { expect, test } from 'vitest';
import { serialize } from '../../src/draw/index.js';
import { picture } from '../../src/games/nunatak/draw/index.js';
import { components, game, orThrow, setup } from '../../src/games/nunatak/index.js';
import { languagesOf } from './languages.js';

/** The favours with the longest names. */
const LONG = ['transformation', 'divination', 'foresight', 'renewal', 'spread', 'insight'];

test.each(['tall', 'wide'] as const)('six favours of one player have their whole names, %s', (layout) => {
  const state = orThrow(setup({ players: 3, seed: 'ice' }));
  const held = LONG.map((name) => components.favours.findIndex(({ id }) => id === name));
  for (let count = 1; count <= held.length; count++) {
    const favours = [held.slice(0, count), [], []];
    for (const { translate } of languagesOf(game)) {
      const svg = serialize(picture({ ...state, favours }, { layout, translate }));
      for (const id of LONG.slice(0, count)) {
        expect(svg).toContain(`>${translate({ key: `favour.${id}` })}</text>`);
      }
    }
  }
});
