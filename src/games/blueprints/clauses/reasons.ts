import type { RuleBroken } from '../../../core/errors/errors.js';
import { parseReasons, type Reasons, type ReasonTable } from '../../../core/errors/reasons.js';
import type { Clause } from './index.js';

/** The reasons with the sentences that declare their parameters. */
export const reasonTable = {
  over: { clause: 'BP-END-1', text: 'The game is over; nothing more can be done.' },
  'die-to-remove': {
    clause: 'BP-TWO-1',
    text: 'A die for the building has been chosen in this turn; now one die of the pool is removed for the round.',
  },
  'die-to-build': { clause: 'BP-TWO-2', text: 'First choose a die for the building; a die is removed after that.' },
  'none-removed': { clause: 'BP-TWO-5', text: 'With three or four players no die is removed.' },
  'not-in-pool': { clause: 'BP-TURN-2', text: 'No {colour:colour} die in the pool shows {value}.' },
  hatched: { clause: 'BP-PLACE-3', text: 'Cell {place:cell} of your plan is hatched: nothing may be placed there.' },
  'too-low': {
    clause: 'BP-PLACE-2',
    text: 'The top die of tower {place:cell} shows {top}; only a die of {top} or more may be placed on it, not a {value}.',
  },
  fits: {
    clause: 'BP-PLACE-5',
    text: 'A {value} can be placed, for instance on {place:cell}; a die that can be placed must be.',
  },
} as const satisfies ReasonTable<Clause>;

/** The id of a reason for which Blueprints refuses moves. */
export type Reason = keyof typeof reasonTable;

/** A sentence of a reason; it declares parameters. */
export type Sentence = (typeof reasonTable)[Reason]['text'];

/** The refusal of a move for a rule of Blueprints. */
export interface Refusal extends RuleBroken<Clause, Reason> {}

/** The reasons for which Blueprints refuses moves. */
export const reasons: Reasons<Reason, Clause> = parseReasons(reasonTable);
