import { expect, test } from 'vitest';
import { type Blueprints, type Event, game } from '../../../src/games/blueprints/index.js';
import { chanceNotation } from '../../../src/games/blueprints/told.js';
import { words as de } from '../../../src/games/blueprints/words/de.js';
import { words as en } from '../../../src/games/blueprints/words/en.js';
import { words as fr } from '../../../src/games/blueprints/words/fr.js';
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

const chancy: Chancy<Blueprints> = {
  game,
  chance: chanceNotation,
  options: optionsToTry(game),
  chanceFields: {
    roundStarted: ['startPlayer'],
    demandDrawn: ['colour'],
    planDealt: ['plan'],
    dieRolled: ['colour', 'value'],
    buildingRevealed: ['plan', 'dice'],
  },
  played: ({ dieCells }) => dieCells,
};

const events = eventsOf(chancy);

test('every fact of random games has the form of its row and of no other', () => {
  expect(strayFacts(chancy, events)).toEqual([]);
});

test('a deal reports the first player, the demand, the plans and the dice', () => {
  const { state, events: dealt } = orThrow(game.deal({ players: 2, seed: 'winter' }));
  const { startPlayer, plans } = state;
  const facts = factsOf(chancy, game.viewEvents(dealt, startPlayer));
  expect(facts.slice(0, 5)).toEqual([
    `1st=${startPlayer}`,
    expect.stringMatching(/^demand0=[WRSG]$/),
    expect.stringMatching(/^demand1=[WRSG]$/),
    `plan${startPlayer}=${plans[startPlayer]}`,
    `plan${1 - startPlayer}=?`,
  ]);
  expect(facts.slice(5)).toHaveLength(8);
  for (const fact of facts.slice(5)) expect(fact).toMatch(/^\+[WRSG][1-6]$/);
});

test('only the first player of the first round is a fact', () => {
  const started = events.flatMap((event) => (event.kind === 'roundStarted' ? [event] : []));
  for (const event of started) expect(game.formatChance([event]) === '').toBe(event.round > 0);
  expect(new Set(started.map(({ round }) => round))).toEqual(new Set([0, 1, 2]));
});

test.each<[Event, string]>([
  [{ kind: 'planDealt', player: 1, plan: HIDDEN }, 'plan1=?'],
  [{ kind: 'planDealt', player: 2, plan: 9 }, 'plan2=9'],
  [{ kind: 'demandDrawn', demandIndex: 1, colour: 'glass' }, 'demand1=G'],
  [{ kind: 'dieRolled', colour: 'wood', value: 4, reason: 'pool' }, '+W4'],
  [{ kind: 'buildingRevealed', player: 3, plan: 23, dice: [] }, 'shown3=23'],
])('%j is written %s', (event, fact) => {
  expect(game.formatChance([event])).toBe(fact);
});

test('dice, plans and moves determine what a spectator sees', () => {
  expect(openMoves(chancy)).toEqual([]);
});

test('every fact is asked for in three languages, without its answer', () => {
  expect(findQuestionErrors(chancy, [en, fr, de], events)).toEqual([]);
});
