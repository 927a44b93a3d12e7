import type { CommonNames, KeyOf } from '../../../words/message.js';
import type { Colour, PlanIndex } from '../components.js';
import type { LineKey } from '../draw/lines.js';
import type { TextKey } from '../draw/texts.js';
import type { TieBreak as RoundTie, Scoring } from '../events.js';
import type { ChanceKind } from '../told.js';
import type { Blueprints } from '../types.js';

export type { TieBreak as RoundTie } from '../events.js';

/** A die by its colour and value. */
export interface NamedDie {
  readonly colour: Colour;
  readonly value: number;
}

/** The named things, each with the type of value that identifies it. */
export interface Names extends CommonNames<Blueprints> {
  readonly colour: Colour;
  readonly die: NamedDie;
  /** The cell, 0 to 5. */
  readonly cell: number;
  readonly plan: PlanIndex;
  readonly scoring: Scoring;
  /** A tie-break of a round. */
  readonly roundTie: RoundTie;
}

/** The keys of the messages. */
export type Key =
  | KeyOf<Blueprints>
  | TextKey
  | LineKey
  | `chance.${ChanceKind}`
  | `colour.${Colour}`
  | `scoring.${Scoring}`
  | `roundTie.${RoundTie}`
  | 'die'
  | 'cell'
  | 'plan'
  | 'standing'
  | 'ranked'
  | 'ranking'
  | 'scoreOf';
