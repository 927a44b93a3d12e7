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

/** A clause whose sentence is among the refusals. */
export interface Refusing extends Omit<RuleClause, 'text'> {
  readonly kept: 'refusal';
}

/** A clause that forbids moves: where it stands, and a note if it needs one. */
export const refusal = (where: string, note?: string): Refusing => ({ where, kept: 'refusal', ...noted(note) });

/** Writes clauses that hold in one other way: where each stands, its text, and a note if it needs one. */
export const clause =
  (kept: Exclude<Kept, 'refusal'>) =>
  (where: string, text: string, note?: string): RuleClause => ({ text, where, kept, ...noted(note) });

const noted = (note: string | undefined): Pick<RuleClause, 'note'> => (note === undefined ? {} : { note });

/** A rulebook whose refusing clauses, and they alone, find their sentences in `refusals`. */
export const clausesOf = <Clause extends string, Refusal extends Clause>(
  table: { readonly [C in Clause]: C extends Refusal ? Refusing : RuleClause },
  refusals: Readonly<Record<Refusal, string>>,
): Clauses<Clause> => {
  const told = Object.entries<Refusing | RuleClause>(table).map(([id, clause]) => [
    id,
    { text: refusals[id as Refusal], ...clause },
  ]);
  return Object.fromEntries(told) as Clauses<Clause>;
};
