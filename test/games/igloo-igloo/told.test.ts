import { expect, test } from 'vitest';
import { type Event, game, type IglooIgloo, TILES } from '../../../src/games/igloo-igloo/index.js';
import { chance } from '../../../src/games/igloo-igloo/told.js';
import { words as de } from '../../../src/games/igloo-igloo/words/de.js';
import { words as en } from '../../../src/games/igloo-igloo/words/en.js';
import { words as fr } from '../../../src/games/igloo-igloo/words/fr.js';
import { HIDDEN, orThrow } from '../../../src/index.js';
import { optionsToTry } from '../../../src/testing/index.js';
import { askedBadly, type Chancy, eventsOf, factsOf, openMoves, strayFacts } from '../../support/chance-facts.js';

const chancy: Chancy<IglooIgloo> = {
  game,
  chance,
  options: optionsToTry(game),
  decided: {
    fishPlaced: ['value'],
    firstPlayerDrawn: ['player'],
    melted: ['tile'],
    kept: ['tile'],
    packTurned: ['fox'],
  },
};

const events = eventsOf(chancy, 6);

test('every fact of random games has the form of its row and of no other', () => {
  expect(strayFacts(chancy, events)).toEqual([]);
});

test('a deal reports four fish and the player who begins', () => {
  const { state, events: dealt } = orThrow(game.deal({ players: 4, seed: 'winter' }));
  expect(dealt.at(-1)).toEqual({ kind: 'firstPlayerDrawn', player: state.turn });
  const facts = factsOf(chancy, dealt);
  expect(facts).toHaveLength(5);
  expect(facts.slice(0, 4).join(' ')).toMatch(/^fish=\d fish=\d fish=\d fish=\d$/);
  expect(facts[4]).toBe(`1st=${state.turn}`);
});

test.each<[Event, string]>([
  [{ kind: 'melted', player: 1, cell: 9, tile: TILES.indexOf('pack') }, 'tile=pack'],
  [{ kind: 'melted', player: 1, cell: 9, tile: null }, 'tile=kept'],
  [{ kind: 'kept', player: 1, tile: TILES.indexOf('endurance3') }, 'kept=endurance3'],
  [{ kind: 'kept', player: 1, tile: HIDDEN }, 'kept=?'],
  [{ kind: 'packTurned', cell: 9, fox: 2 }, 'fox=2'],
  [{ kind: 'packTurned', cell: 9, fox: null }, ''],
  [{ kind: 'bearAppeared', cell: 9 }, ''],
])('%j is written %s', (event, fact) => {
  expect(game.formatChance([event])).toBe(fact);
});

test('tiles, animals and moves determine what a spectator sees', () => {
  expect(openMoves(chancy, 6)).toEqual([]);
});

test('every fact is asked for in three languages, without its answer', () => {
  expect(askedBadly(chancy, [en, fr, de], events)).toEqual([]);
});
