import { expect, test } from 'vitest';
import { type Event, game, type IglooIgloo, TILES } from '../../../src/games/igloo-igloo/index.js';
import { chanceNotation } from '../../../src/games/igloo-igloo/told.js';
import { words as de } from '../../../src/games/igloo-igloo/words/de.js';
import { words as en } from '../../../src/games/igloo-igloo/words/en.js';
import { words as fr } from '../../../src/games/igloo-igloo/words/fr.js';
import { HIDDEN, orThrow } from '../../../src/index.js';
import { optionsToTry } from '../../../src/testing/index.js';
import {
  type Chancy,
  eventsOf,
  factsOf,
  findQuestionErrors,
  openMoves,
  strayFacts,
} from '../../support/chance-notation.js';

const chancy: Chancy<IglooIgloo> = {
  game,
  chance: chanceNotation,
  options: optionsToTry(game),
  chanceFields: {
    fishPlaced: ['value'],
    startPlayerDrawn: ['player'],
    tileMelted: ['tile'],
    tileKept: ['tile'],
    packTurned: ['foxValue'],
  },
};

const events = eventsOf(chancy, 6);

test('every fact of random games has the form of its row and of no other', () => {
  expect(strayFacts(chancy, events)).toEqual([]);
});

test('a deal reports four fish and the player who begins', () => {
  const { state, events: dealt } = orThrow(game.deal({ players: 4, seed: 'winter' }));
  expect(dealt.at(-1)).toEqual({ kind: 'startPlayerDrawn', player: state.turnPlayer });
  const facts = factsOf(chancy, dealt);
  expect(facts).toHaveLength(5);
  expect(facts.slice(0, 4).join(' ')).toMatch(/^fish=\d fish=\d fish=\d fish=\d$/);
  expect(facts[4]).toBe(`1st=${state.turnPlayer}`);
});

test.each<[Event, string]>([
  [{ kind: 'tileMelted', player: 1, cell: 9, tile: TILES.indexOf('pack') }, 'tile=pack'],
  [{ kind: 'tileMelted', player: 1, cell: 9, tile: null }, 'tile=kept'],
  [{ kind: 'tileKept', player: 1, tile: TILES.indexOf('endurance3') }, 'kept=endurance3'],
  [{ kind: 'tileKept', player: 1, tile: HIDDEN }, 'kept=?'],
  [{ kind: 'packTurned', cell: 9, foxValue: 2 }, 'fox=2'],
  [{ kind: 'packTurned', cell: 9, foxValue: null }, ''],
  [{ kind: 'bearAppeared', cell: 9 }, ''],
])('%j is written %s', (event, fact) => {
  expect(game.formatChance([event])).toBe(fact);
});

test('tiles, animals and moves determine what a spectator sees', () => {
  expect(openMoves(chancy, 6)).toEqual([]);
});

test('every fact is asked for in three languages, without its answer', () => {
  expect(findQuestionErrors(chancy, [en, fr, de], events)).toEqual([]);
});
