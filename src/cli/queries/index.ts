import type { Query } from './entry.js';
import { finding, type Wanted } from './finding.js';
import { migrating } from './migrating.js';
import { rows } from './rows.js';
import type { GamesAtHand } from './rules-at-hand.js';
import { standing } from './standing.js';
import { keyed, readable, records } from './texts.js';
import { inToldForm } from './told-form.js';

/** The query of a command, as plain data for threads. */
export type QuerySpec =
  | { readonly kind: 'proof' | 'standing' | 'keyed' | 'migrating' }
  | { readonly kind: 'rows' | 'readable' | 'records'; readonly told: boolean }
  | { readonly kind: 'finding'; readonly wanted: Wanted };

const PLAIN = {
  proof: { game: () => null },
  standing,
  rows,
  readable,
  records,
  keyed,
} as const satisfies Readonly<Record<string, Query>>;

/** Builds the query of a kind. */
export const queryOf = async (spec: QuerySpec, { targetOf }: GamesAtHand): Promise<Query> => {
  switch (spec.kind) {
    case 'finding':
      return finding(spec.wanted);
    case 'migrating':
      return migrating(targetOf);
    case 'rows':
    case 'readable':
    case 'records':
      return { ...PLAIN[spec.kind], before: spec.told ? inToldForm : undefined };
    default:
      return PLAIN[spec.kind];
  }
};
