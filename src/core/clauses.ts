/**
 * How a clause holds: some move is refused for it; something happens by it; the types leave no room to break it;
 * or it is outside the library, and `note` says why.
 */
export type Kept = 'refusal' | 'effect' | 'type' | 'not modelled';

/** One requirement of a rulebook, in our own words. */
export interface RuleClause {
  readonly text: string;
  /** The heading of the rulebook under which it stands. */
  readonly where: string;
  readonly kept: Kept;
  /** The choice made where the rulebook is silent or open. */
  readonly note?: string;
}

/** A rulebook: every clause by its id. */
export type Clauses<Clause extends string> = { readonly [C in Clause]: RuleClause };

/** Writes clauses that hold in one way: where each stands, its text, and a note if it needs one. */
export const clause =
  (kept: Kept) =>
  (where: string, text: string, note?: string): RuleClause => ({
    text,
    where,
    kept,
    ...(note === undefined ? {} : { note }),
  });
