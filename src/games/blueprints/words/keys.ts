import type { CommonNames, KeyOf } from '../../../words/message.js';
import type { Colour, PlanIndex } from '../components.js';
import type { LineKey } from '../draw/lines.js';
import type { TextKey } from '../draw/texts.js';
import type { RoundTieBreak, ScorePart } from '../events.js';
import type { ChanceKind } from '../told.js';
import type { Blueprints } from '../types.js';

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

/** The keys of the messages. */
export type Key =
  | KeyOf<Blueprints>
  | TextKey
  | LineKey
  | `chance.${ChanceKind}`
  | `colour.${Colour}`
  | `scorePart.${ScorePart}`
  | `roundTieBreak.${RoundTieBreak}`
  | 'die'
  | 'cell'
  | 'plan'
  | 'standing'
  | 'ranked'
  | 'ranking'
  | 'scoreOf';
