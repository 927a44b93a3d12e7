import type { Types } from '../types/base-types.js';
import type { OfKind } from './rows.js';

/** The notation of what chance brought, as one kind of event reports it. */
export interface FactKind<Event, Box> {
  /** The grammar on one line, for the docs: `+CV`: a die, its colour and value. */
  readonly grammar: string;
  /** Matches the texts of this kind and no others; `?` stands for hidden fields. */
  readonly form: RegExp;
  /** The public fields that a record may leave open, as `?`, since a table may not have noticed them. */
  readonly open?: readonly string[];
  /** Writes the fact, without spaces; hidden fields become `?`. Null for an event that reports nothing of chance. */
  write(event: Event, box: Box): string | null;
}

/** The notation of what chance brings in a game, by the kind of event that reports it. */
export type ChanceFacts<G extends Types> = {
  readonly [Kind in G['Event']['kind']]?: FactKind<OfKind<G['Event'], Kind>, G['Box']>;
};
