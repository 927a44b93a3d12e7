import { describe, expect, test } from 'vitest';
import { game } from '../../docs/examples/games/liars-dice.js';
import pack from '../../docs/examples/games/liars-dice-table.js';
import type { TypesOf } from '../../src/author/index.js';
import { orThrow } from '../../src/index.js';
import { type DrawingPlan, seenPromises } from '../../src/testing/index.js';
import { createGameText, findTranslationErrors } from '../../src/words/index.js';
import { part } from '../support/games.js';

type LiarsDice = TypesOf<typeof game>;

const { drawing, words } = pack;

const plan: DrawingPlan<LiarsDice> = {
  games: 3,
  maxPlies: 3000,
  sampleShare: part,
  piecePatterns: { dice: /^die/ },
  countShown: ({ diceLeft }) => ({ dice: diceLeft }),
  minTextPixels: 9,
};

describe("Liar's Dice is seen as promised", () => {
  const drawn = { board: drawing, draw: drawing, words: [words.en], plan };
  for (const { title, check } of seenPromises(game, drawn)) test(title, check);
});

describe('the words of a game of one’s own', () => {
  const text = createGameText(words.en, game, ['Ann', 'Ben']);
  const start = orThrow(game.setup({ players: 2, seed: 'words' }));
  const raised = orThrow(game.applyMove(start, { kind: 'raise', count: 1, face: 6 }));

  test('name players, fields of moves and of the state, and what is hidden', () => {
    const { events } = orThrow(game.deal({ players: 2, seed: 'words' }));
    expect(game.viewEvents(events, 0).map((event) => text.event(start, event))).toEqual([
      'Ann begins.',
      'Ann opens the round.',
      'Ann rolls 2, 2, 6, 6, 6.',
      'Ben rolls in secret.',
    ]);
    expect(text.question(start)).toBe('What do you bid?');
    expect(text.question(raised)).toBe('The bid is 1x6. Do you raise or challenge it?');
    expect(text.move(start, { kind: 'raise', count: 2, face: 3 })).toBe('Bid 2 dice of face 3');
    expect(text.name('option', 'wild.true')).toBe('count as any face');
  });

  test('are not needed for refusals, outcomes and errors', () => {
    expect(text.refusal(game.whyIllegal(raised, { kind: 'raise', count: 1, face: 1 })!)).toBe(
      'Bid more dice than the last bid, or as many of a higher face.',
    );
    expect(text.outcome(game.score(raised))).toBe('The game is not over yet.');
  });

  test('are in ICU form', () => {
    expect(findTranslationErrors(words.en, [words.en])).toEqual([]);
  });
});
