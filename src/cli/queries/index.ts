import { type Changes, editing } from './editing.js';
import type { Query } from './entry.js';
import { finding, type Wanted } from './finding.js';
import { keyed, type Order } from './keyed.js';
import { migrating } from './migrating.js';
import { rows } from './rows.js';
import type { GamesAtHand } from './rules-at-hand.js';
import { standing } from './standing.js';
import { changedRecords, readable, records } from './texts.js';
import { inToldForm } from './told-form.js';

/** The query of a command, as plain data for threads. */
export type QuerySpec =
  | { readonly kind: 'proof' | 'standing' | 'migrating' }
  | { readonly kind: 'rows' | 'readable' | 'records'; readonly told: boolean }
  | { readonly kind: 'keyed'; readonly by: readonly Order[] }
  | ({ readonly kind: 'editing'; readonly wanted: Wanted } & Changes)
  | { readonly kind: 'finding'; readonly wanted: Wanted; readonly form: keyof typeof FORMS | null };

const FORMS = { rows, readable, records } as const satisfies Readonly<Record<string, Query>>;

const PLAIN = { proof: { game: () => null }, standing } as const satisfies Readonly<Record<string, Query>>;

/** Builds the query of a kind. */
export const queryOf = async (spec: QuerySpec, { resolve, targetOf }: GamesAtHand): Promise<Query> => {
  switch (spec.kind) {
    case 'finding':
      return finding(spec.wanted, spec.form === null ? null : FORMS[spec.form]);
    case 'editing':
      return editing(spec, resolve);
    case 'keyed':
      return keyed(spec.by);
    case 'migrating':
      return migrating(targetOf);
    case 'rows':
    case 'readable':
    case 'records':
      if (!spec.told) return FORMS[spec.kind];
      return { ...(spec.kind === 'records' ? changedRecords : FORMS[spec.kind]), before: inToldForm };
    default:
      return PLAIN[spec.kind];
  }
};
