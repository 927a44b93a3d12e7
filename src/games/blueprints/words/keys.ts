import type { CommonKey, CommonNames, KeyOf } from '../../../words/message.js';
import type { Reason } from '../clauses/reasons.js';
import type { Colour, PlanIndex } from '../components.js';
import type { LineKey, TextKey } from '../draw/context.js';
import type { RoundTieBreak, ScorePart } from '../events.js';
import type { ChanceKind } from '../told.js';
import type { Blueprints } from '../types.js';
import type { sentences } from './en/sentences.js';

export type { RoundTieBreak } from '../events.js';

/** A die by its colour and value. */
export interface NamedDie {
  readonly colour: Colour;
  readonly value: number;
}

/** The kinds of names, each with the type of value that identifies one. */
export interface Names extends CommonNames<Blueprints> {
  readonly colour: Colour;
  readonly die: NamedDie;
  /** The cell, 0 to 5. */
  readonly cell: number;
  readonly plan: PlanIndex;
  readonly scorePart: ScorePart;
  /** A tie-break of a round. */
  readonly roundTieBreak: RoundTieBreak;
}

/** The keys that the messages must have, by the types of the game; of their kinds there are no others. */
export type RequiredKey =
  | KeyOf<Blueprints>
  | `chance.${ChanceKind}`
  | `colour.${Colour}`
  | `scorePart.${ScorePart}`
  | `roundTieBreak.${RoundTieBreak}`;

/** The keys of the messages. */
export type Key = CommonKey | `refusal.${Reason}` | TextKey | LineKey | keyof typeof sentences;
