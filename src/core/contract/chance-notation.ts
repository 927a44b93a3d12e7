import type { Types } from '../types/base-types.js';
import type { OfKind } from './move-kinds.js';

/** The notation of what chance brought, as one kind of event reports it. */
export interface FactNotation<Event, Box> {
  /** The grammar on one line, for the docs: `+CV`: a die, its colour and value. */
  readonly grammar: string;
  /** Matches the texts of this kind and no others; `?` stands for hidden fields. */
  readonly pattern: RegExp;
  /** The public fields that a record may leave open, as `?`, since a table may not have noticed them. */
  readonly openFields?: readonly string[];
  /** Writes the fact, without spaces; hidden fields become `?`. Null for an event that reports nothing of chance. */
  write(event: Event, box: Box): string | null;
  /**
   * Reads a fact back as its event, where `?` stands for hidden fields; null for another text. With it, a fact of many
   * draws is matched draw by draw: without it, all that chance can bring is tried, at most 5000 possibilities. Every
   * event of such a kind reports a fact.
   */
  read?(text: string, box: Box): object | null;
}

/** The notation of what chance brings in a game, by the kind of event that reports it. */
export type ChanceNotation<G extends Types> = {
  readonly [Kind in G['Event']['kind']]?: FactNotation<OfKind<G['Event'], Kind>, G['Box']>;
};
