/**
 * The means by which a clause is kept: moves are refused for it; something happens by it, which a move or an event shows,
 * or neither (`unreported effect`); the types make breaking it impossible; or the library does not model it, and `note` says why.
 */
export type Enforced = 'refusal' | 'effect' | 'unreported effect' | 'type' | 'not modelled';

/** One requirement of a rulebook, in words of this project. */
export interface RuleClause {
  readonly text: string;
  /** The heading of the rulebook under which the clause appears. */
  readonly where: string;
  readonly enforced: Enforced;
  /** The choice made where the rulebook is silent or ambiguous. */
  readonly note?: string;
}

/** The values of the components that clauses and sentences name: numbers, and lists of them in writing. */
export type ComponentValues = Readonly<Record<string, number | string>>;

/** A rulebook: all clauses by id. */
export type Clauses<Clause extends string> = { readonly [C in Clause]: RuleClause };

/** Writes a number with its noun: `1 step`, `3 steps`. */
export const pluralise = (number: number, one: string, other = `${one}s`): string =>
  `${number} ${number === 1 ? one : other}`;

/** Writes a table by number of players: `2: 8; 3: 9; 4: 7`. */
export const writeByPlayers = (table: Readonly<Record<number, number | readonly string[]>>): string =>
  Object.entries(table)
    .map(([players, value]) => `${players}: ${[value].flat().join(', ')}`)
    .join('; ');

/** Returns a function that builds clauses of one kind from a heading, a text and an optional note. */
export const clause =
  (enforced: Enforced) =>
  (where: string, text: string, note?: string): RuleClause => ({
    text,
    where,
    enforced,
    ...(note === undefined ? {} : { note }),
  });
