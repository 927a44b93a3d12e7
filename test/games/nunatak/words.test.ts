import { expect, test } from 'vitest';
import { FAVOUR_IDS, game, QUANTITIES, RATINGS, reasons, SYMBOLS, TOOLS } from '../../../src/games/nunatak/index.js';
import { words as de } from '../../../src/games/nunatak/words/de.js';
import { words as en } from '../../../src/games/nunatak/words/en.js';
import { words as fr } from '../../../src/games/nunatak/words/fr.js';
import { HIDDEN, orThrow } from '../../../src/index.js';
import { optionsToTry } from '../../../src/testing/index.js';
import { createGameText } from '../../../src/words/index.js';
import { wordTests } from '../../words/suite.js';
import { tastes } from './tastes.js';

const { favours } = game.components;
const CATEGORIES = [
  'support',
  'squares',
  'favours',
  'dome',
  'labourers',
  'sculptors',
  'artisans',
  'beasts',
  'engineers',
  'elders',
  'unusedFavours',
  'sets',
] as const;

wordTests({
  game,
  reasons,
  languages: [en, fr, de],
  options: optionsToTry(game),
  choosers: Object.values(tastes),
  refusalParameters: [{ moments: ['take', 'place', 'scoreSquare', 'window'] }, { places: [25, 54] }],
  rare: {
    events: [
      { kind: 'reservationLapsed', player: 1, card: 17 },
      { kind: 'completionRevealed', completionCard: 2 },
    ],
    phases: [
      { kind: 'spread', decider: 0, favour: 9, liftedCell: -1, phaseToResume: { kind: 'take', anyCardAnyTile: false } },
    ],
  },
  games: 9,
  named: {
    player: [0, 1, 2, 3],
    category: CATEGORIES,
    tieBreak: ['borderBlocks'],
    owner: [
      { owner: 1, players: 1 },
      { owner: 2, players: 1 },
      { owner: 2, players: 2 },
      { owner: 2, players: 3 },
    ],
    cell: Array.from({ length: 55 }, (_, cell) => cell),
    symbol: SYMBOLS,
    tool: TOOLS,
    card: [0, 5, 9, 11, 13, 14, 17, 18, 22, 23, 24],
    tile: [0, 5, 9, 14, 18, 22],
    favour: FAVOUR_IDS.map((id) => favours.findIndex((each) => each.id === id)),
    quantity: QUANTITIES,
    rating: RATINGS,
  },
});

test('who has blocks but is no player has a name of their own', () => {
  const turn = { kind: 'turnStarted', owner: 2, turnNumber: 3 } as const;
  const sentences = ([1, 2, 3] as const).map((players) => {
    const state = orThrow(game.setup({ players, seed: 'words' }));
    return [en, fr, de].map((words) => createGameText(words, game, ['Ann', 'Ben', 'Cleo']).event(state, turn));
  });
  expect(sentences).toEqual([
    ["It is Dummy 2's turn.", 'Le joueur factice 2 commence son tour.', 'Dummy 2 ist am Zug.'],
    ["It is Siku's turn.", 'Siku commence son tour.', 'Siku ist am Zug.'],
    ["It is Cleo's turn.", 'Cleo commence son tour.', 'Cleo ist am Zug.'],
  ]);
  const alone = orThrow(game.setup({ players: 1, seed: 'words' }));
  expect(createGameText(fr, game).event(alone, { kind: 'anyCardAnyTileAllowed', owner: 2 })).toMatch(
    /\u00a0: le joueur factice 2 peut prendre /,
  );
});

test('an order that others do not see reads well', () => {
  const state = orThrow(game.setup({ players: 3, seed: 'words' }));
  const sentences = [en, fr, de].map((words) =>
    createGameText(words, game).move(state, { kind: 'orderCards', order: HIDDEN }),
  );
  expect(sentences).toEqual([
    'Put the cards seen back in some order',
    'Remettre les cartes vues dans un certain ordre',
    'Gesehene Karten in einer Reihenfolge zurücklegen',
  ]);
});
