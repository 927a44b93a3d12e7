import { buildGame } from './define.js';
import type { DescribedGame, GameDescription, OptionTables } from './description.js';
import type { LooseDescription, LooseRules } from './loose-types.js';
import type { Described, FieldTables } from './types.js';

/**
 * Describes a game: its names, its printed values, its fields with who sees them, and its sentences. The types of the
 * game follow from the description; `define` adds the rules.
 *
 * @typeParam N - The names in plain English of what parameters identify, by type.
 */
export const describeGame = <
  const Id extends string,
  F extends FieldTables,
  C extends object = object,
  B extends object = object,
  const O extends OptionTables = Record<never, never>,
  const L extends keyof F['state'] & string = never,
  const R extends Described['reasons'] = Record<never, never>,
  N extends Described['names'] = Record<never, never>,
>(
  description: GameDescription<Id, C, B, O, F, L, R, N>,
): DescribedGame<{
  readonly id: Id;
  readonly components: C;
  readonly tables: B;
  readonly options: O;
  readonly fields: F;
  readonly mutableLists: L;
  readonly reasons: R;
  readonly names: N;
}> => ({
  types: undefined as never, // for the compiler only
  // Inside, games are built with types in which fields are only known by name.
  define: (rules) => buildGame(description as unknown as LooseDescription, rules as unknown as LooseRules) as never,
});
