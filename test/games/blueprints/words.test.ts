import { expect, test } from 'vitest';
import { AWARDS, COLOURS, game, PRIZES, reasons, SCORE_PARTS } from '../../../src/games/blueprints/index.js';
import { words as de } from '../../../src/games/blueprints/words/de.js';
import { words as en } from '../../../src/games/blueprints/words/en.js';
import { words as fr } from '../../../src/games/blueprints/words/fr.js';
import { HIDDEN, orThrow } from '../../../src/index.js';
import { optionsToTry } from '../../../src/testing/index.js';
import { createGameText } from '../../../src/words/index.js';
import { wordTests } from '../../words/suite.js';

wordTests({
  game,
  reasons,
  languages: [en, fr, de],
  options: optionsToTry(game),
  named: {
    player: [0, 1, 2, 3],
    category: [...AWARDS, ...PRIZES],
    tieBreak: ['prizes', ...AWARDS],
    colour: COLOURS,
    die: COLOURS.flatMap((colour) => [1, 6].map((value) => ({ colour, value }))),
    cell: [0, 1, 2, 3, 4, 5],
    plan: game.components.plans.map((_, number) => number),
    scorePart: SCORE_PARTS,
    roundTieBreak: ['firstDemand', 'secondDemand', 'playedLast'],
  },
});

const state = orThrow(game.setup({ players: 3, seed: 'words' }));

test('hidden places read well', () => {
  const built = { kind: 'dieBuilt', player: 1, colour: 'wood', value: 3, cell: HIDDEN, level: HIDDEN } as const;
  const sentences = [en, fr, de].map((words) => createGameText(words, game, ['Ann', 'Ben']).event(state, built));
  expect(sentences).toEqual([
    'Ben places wood 3 behind the screen.',
    'Ben place le dé bois 3 derrière le paravent.',
    'Ben baut Holz 3 hinter dem Sichtschirm.',
  ]);
});

test('players without a name are counted from 1', () => {
  const { event } = createGameText(en, game);
  expect(event(state, { kind: 'gameOver', winners: [0, 2] })).toBe(
    'The game is over. Player 1 and Player 3 share the victory.',
  );
});

test('a building is revealed by cell, from the bottom up', () => {
  const dice = [
    { cell: 3, level: 1, colour: 'stone', value: 1 },
    { cell: 1, level: 1, colour: 'wood', value: 2 },
    { cell: 3, level: 2, colour: 'glass', value: 6 },
    { cell: 0, level: 1, colour: 'stone', value: 3 },
  ] as const;
  const { event } = createGameText(en, game, ['Anna']);
  expect(event(state, { kind: 'buildingRevealed', player: 0, plan: 18, dice })).toBe(
    'Anna reveals plan 19, with stone 3 on a, wood 2 on b, stone 1 on d and glass 6 on d.',
  );
});
