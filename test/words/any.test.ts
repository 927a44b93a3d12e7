import { expect, test } from 'vitest';
import { rules as antarctica } from '../../src/games/antarctica/index.js';
import { words as antarcticaWords } from '../../src/games/antarctica/words/en.js';
import { rules as blueprints } from '../../src/games/blueprints/index.js';
import { words as blueprintsWords } from '../../src/games/blueprints/words/en.js';
import { rules as frostpunk } from '../../src/games/frostpunk/index.js';
import { words as frostpunkWords } from '../../src/games/frostpunk/words/en.js';
import { rules as iglooIgloo } from '../../src/games/igloo-igloo/index.js';
import { words as iglooIglooWords } from '../../src/games/igloo-igloo/words/en.js';
import { rules as nunatak } from '../../src/games/nunatak/index.js';
import { words as nunatakWords } from '../../src/games/nunatak/words/en.js';
import { orThrow, type Rules, type Types } from '../../src/index.js';
import { type AnyGameText, type AnyTranslation, createGameText } from '../../src/words/index.js';

/** Every game with its words, by the types that code for all games uses: without a cast. */
const games: readonly (readonly [Rules<Types>, AnyTranslation])[] = [
  [antarctica, antarcticaWords],
  [blueprints, blueprintsWords],
  [frostpunk, frostpunkWords],
  [iglooIgloo, iglooIglooWords],
  [nunatak, nunatakWords],
];

test.each(games)('the words of any game describe it', (rules, words) => {
  const speech: AnyGameText = createGameText(words, rules);
  const state = orThrow(rules.setup({ players: rules.players.max, seed: 'any' }));
  expect(speech.question(state)).toMatch(/[.?]$/);
  expect(speech.move(state, rules.legalMoves(state)[0]!)).not.toBe('');
  expect(speech.name('player', 1)).toBe('Player 2');
});
