import type { RuleBroken } from '../../../../src/core/errors/errors.js';
import { parseReasons, type Reasons, type ReasonTable } from '../../../../src/core/errors/reasons.js';
import type { Clause } from './index.js';

/** The reasons with the sentences that declare their facts. */
export const declared = {
  'deck-empty': { clause: 'TOY-DRAW-1', text: 'The deck is empty.' },
  'hand-full': { clause: 'TOY-DRAW-1', text: 'You hold {have} cards, and no more than {most} are allowed.' },
  'not-held': { clause: 'TOY-PLAY-1', text: 'Card {card:card} is not in your hand.' },
  'no-die': { clause: 'TOY-ROLL-1', text: 'The die is not in use.' },
  'rolled-before': { clause: 'TOY-ROLL-1', text: 'You have rolled the die before.' },
  'not-rolled': { clause: 'TOY-ROLL-2', text: 'No die has been rolled that could be kept or left.' },
  'die-lies': { clause: 'TOY-ROLL-2', text: 'Keep the {value} that you have rolled, or leave it.' },
  over: { clause: 'TOY-END-1', text: 'The game is over.' },
} as const satisfies ReasonTable<Clause>;

/** The id of a reason for which Toy refuses moves. */
export type Reason = keyof typeof declared;

/** A sentence of a reason; it declares facts. */
export type Sentence = (typeof declared)[Reason]['text'];

/** The refusal of a move for a rule of Toy. */
export interface Refusal extends RuleBroken<Clause, Reason> {}

/** The reasons for which Toy refuses moves. */
export const reasons: Reasons<Reason, Clause> = parseReasons(declared);
