import { expect, test } from 'vitest';
import { ANIMALS, DIRECTIONS, game, reasons, TILES } from '../../../src/games/igloo-igloo/index.js';
import { words as de } from '../../../src/games/igloo-igloo/words/de.js';
import { words as en } from '../../../src/games/igloo-igloo/words/en.js';
import { words as fr } from '../../../src/games/igloo-igloo/words/fr.js';
import { HIDDEN, orThrow } from '../../../src/index.js';
import { optionsToTry } from '../../../src/testing/index.js';
import { createGameText } from '../../../src/words/index.js';
import { wordTests } from '../../words/suite.js';
import { thrifty, wild } from './choosers.js';

wordTests({
  game,
  reasons,
  languages: [en, fr, de],
  options: optionsToTry(game),
  choosers: [wild, thrifty],
  rare: { events: [{ kind: 'driftLost' }, { kind: 'startPlayerDrawn', player: 1 }] },
  games: 6,
  named: {
    player: [0, 1, 2, 3],
    category: ['hunting', 'islands'],
    tieBreak: ['hunting'],
    colour: [0, 1, 2, 3],
    tribe: [0, 1, 2, 3],
    cell: Array.from({ length: 64 }, (_, cell) => cell),
    direction: DIRECTIONS,
    ground: ['land', 'water', 'ice', 'pack'],
    animal: ANIMALS,
    tile: TILES.map((_, kind) => kind),
    tileType: ['thaw', 'harpoon', 'animals', 'endurance'],
  },
});

const state = orThrow(game.setup({ players: 2, seed: 'words' }));

test('a kept tile is named to its finder only', () => {
  const tiles = [HIDDEN, 6] as const;
  const sentences = [en, fr, de].map((words) => {
    const { event } = createGameText(words, game, ['Ann', 'Ben']);
    return tiles.map((tile) => event(state, { kind: 'tileKept', player: 1, tile }));
  });
  expect(sentences).toEqual([
    ['Ben keeps the tile, unseen by the others.', 'Ben keeps a harpoon.'],
    ['Ben garde la tuile sans la montrer.', 'Ben garde un harpon.'],
    ['Ben behält das Plättchen verdeckt.', 'Ben behält eine Harpune.'],
  ]);
});
