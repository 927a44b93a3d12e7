import { expect, test } from 'vitest';
import type { RefusalParameters } from '../../../src/core/errors/reasons.js';
import { applyMove, type Reason, reasons, type State, whyIllegal } from '../../../src/games/blueprints/index.js';
import { move, played, position } from './positions.js';

const start = position({ players: 3, plans: ['P04'], pool: 'R3 G6' });
const built = position({ players: 3, plans: ['P04'], buildings: ['b S5, d S6, f S4'], pool: 'G3 G4 W6' });
const two = position({ players: 2, plans: ['P04'], pool: 'W3 S1' });
const removing = played(two, 'W3b');
const over = position({
  players: 3,
  phase: 'over',
  buildings: ['d R6, e R6, f R6 R6 G6 G6'],
  past: [{ ranking: [0, 2, 1] }, { ranking: [0, 2, 1] }],
});

const END = 'The game is over; nothing more can be done.';
const REMOVE = 'A die for the building has been chosen in this turn; now one die of the pool is removed for the round.';
const BUILD = 'First choose a die for the building; a die is removed after that.';
const NONE = 'With three or four players no die is removed.';
const HATCHED = 'of your plan is hatched: nothing may be placed there.';

type Case = readonly [
  text: string,
  state: State,
  clause: string,
  reason: Reason,
  parameters: RefusalParameters,
  message: string,
];

const cases: readonly Case[] = [
  ['W1a', over, 'BP-END-1', 'over', {}, END],
  ['-W1', over, 'BP-END-1', 'over', {}, END],
  ['xW1', over, 'BP-END-1', 'over', {}, END],
  ['S1b', removing, 'BP-TWO-1', 'die-to-remove', {}, REMOVE],
  ['-S1', removing, 'BP-TWO-1', 'die-to-remove', {}, REMOVE],
  ['xS1', two, 'BP-TWO-2', 'die-to-build', {}, BUILD],
  ['xR3', start, 'BP-TWO-5', 'none-removed', {}, NONE],
  ['W5b', start, 'BP-TURN-2', 'not-in-pool', { colour: 'wood', value: 5 }, 'No wood die in the pool shows 5.'],
  ['-S2', start, 'BP-TURN-2', 'not-in-pool', { colour: 'stone', value: 2 }, 'No stone die in the pool shows 2.'],
  ['xW3', removing, 'BP-TURN-2', 'not-in-pool', { colour: 'wood', value: 3 }, 'No wood die in the pool shows 3.'],
  ['R3c', start, 'BP-PLACE-3', 'hatched', { place: 2 }, `Cell c ${HATCHED}`],
  [
    'G4d',
    built,
    'BP-PLACE-2',
    'too-low',
    { place: 3, top: 6, value: 4 },
    'The top die of tower d shows 6; only a die of 6 or more may be placed on it, not a 4.',
  ],
  [
    '-G4',
    built,
    'BP-PLACE-5',
    'fits',
    { place: 5, value: 4 },
    'A 4 can be placed, for instance on f; a die that can be placed must be.',
  ],
];

test.each(cases)(
  '%s is refused for one reason, with its figures and its sentence',
  (text, state, clause, reason, parameters, message) => {
    const refusal = { _tag: 'RuleBroken', clause, reason, parameters, message };
    expect(whyIllegal(state, move(text))).toEqual(refusal);
    expect(applyMove(state, { ...move(text) })).toEqual({ _tag: 'Left', left: refusal });
  },
);

test('every reason has a case, and a clause of its own', () => {
  expect(new Set(cases.map(([, , , reason]) => reason))).toEqual(new Set(Object.keys(reasons)));
  const clauses = Object.values(reasons).map(({ clause }) => clause);
  expect(new Set(clauses).size).toBe(clauses.length);
});
