import { expect, test } from 'vitest';
import type { Viewer } from '../../src/core/types/base-types.js';
import { drawings } from '../../src/draw/index.js';
import { gameOf, games } from '../../src/games/index.js';
import { HIDDEN, orThrow } from '../../src/index.js';
import { randomGame } from '../../src/testing/random-game.js';
import { createAbout, createGameText } from '../../src/words/index.js';
import { aboutLanguages } from './about-languages.js';

/** The kinds of places at which there is never a thing. */
const BARE: Readonly<Record<string, readonly string[]>> = { frostpunk: ['asked'] };

const EVERY = 7;

test.each(Object.keys(games))(
  'places of %s name things that can be described, and every kind of place has some',
  (id) => {
    const game = gameOf(id)!;
    const [words] = aboutLanguages[id]!;
    const { entries, about, entriesAt } = createAbout(words!, game, createGameText(words!, game));
    const known = new Set(entries.map((thing) => JSON.stringify(thing)));
    const bare = new Set<string>();
    const full = new Set<string>();
    for (const players of [game.players.min, game.players.max]) {
      const { places } = drawings[id]!.board({ players });
      const options = { players, seed: `at ${players}` };
      for (const { state, ply } of randomGame(game, options, undefined, `picks ${players}`)) {
        if (ply % EVERY !== 0) continue;
        const viewer: Viewer = ply % players;
        const view = game.view(state, viewer);
        for (const { id: place, kind } of places) {
          const found = entriesAt(view, place);
          expect(found.filter((thing) => !known.has(JSON.stringify(thing)))).toEqual([]);
          expect(found.filter((thing) => about(thing).lines.length === 0)).toEqual([]);
          (found.length > 0 ? full : bare).add(kind);
        }
      }
    }
    expect([...bare].filter((kind) => !full.has(kind))).toEqual(BARE[id] ?? []);
  },
);

test('what is hidden from a viewer is not named', () => {
  const game = games.blueprints;
  const [words] = aboutLanguages['blueprints']!;
  const { entriesAt } = createAbout(words!, game, createGameText(words!, game));
  const view = game.view(orThrow(game.setup({ players: 3, seed: 'hidden' })), 0);
  expect(view.plans[1]).toBe(HIDDEN);
  expect(entriesAt(view, 'a-0').map(({ kind }) => kind)).toContain('plan');
  expect(entriesAt(view, 'a-1').map(({ kind }) => kind)).not.toContain('plan');
  expect(entriesAt(view, 'no such place')).toEqual([]);
});
