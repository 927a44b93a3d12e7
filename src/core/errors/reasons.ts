import { frozen } from '../data/frozen.js';

/** A fact of a refusal: a number or an id, or several. */
export type Fact = string | number | readonly (string | number)[];

/** The facts of a refusal by name, such as what there is, what is needed, and where: ids and numbers, never words. */
export type Facts = Readonly<Record<string, Fact>>;

/** One cause for which a move is refused. */
export interface Reason<Clause extends string = string> {
  /** The clause that it breaks. */
  readonly clause: Clause;
  /** The types of its facts, by name: `number`, or the kind of thing that the fact identifies. */
  readonly facts: Readonly<Record<string, string>>;
  /** The sentence for a player; `{have}` stands for the fact of this name. */
  readonly text: string;
}

/** The causes for which the moves of a game are refused. */
export type Reasons<Id extends string, Clause extends string> = Readonly<Record<Id, Reason<Clause>>>;

/**
 * Reasons as a game declares them. In a sentence, `{place:site}` declares the fact `place`, the id of a site, and `{have}` a
 * number.
 */
export type ReasonTable<Clause extends string, Id extends string = string> = Readonly<
  Record<Id, Omit<Reason<Clause>, 'facts'>>
>;

/** Matches a fact that a sentence declares: its name, and the type of the thing, empty for a number. */
export const NAMED = /\{(\w+):?(\w*)\}/g;

/** Reads the facts that the sentences of a table declare. */
export const reasonsOf = <Id extends string, Clause extends string>(
  table: ReasonTable<Clause, Id>,
): Reasons<Id, Clause> =>
  frozen(
    Object.fromEntries(
      Object.entries<Omit<Reason<Clause>, 'facts'>>(table).map(([id, { clause, text: declared }]) => {
        const facts: Record<string, string> = {};
        const text = declared.replace(NAMED, (_, name: string, type: string) => {
          facts[name] = type || 'number';
          return `{${name}}`;
        });
        return [id, { clause, facts, text }];
      }),
    ),
  ) as Reasons<Id, Clause>;

type Declared<Text> = Text extends `${string}{${infer Fact}}${infer Rest}` ? Fact | Declared<Rest> : never;
type NameOf<Fact> = Fact extends `${infer Name}:${string}` ? Name : Fact;
type TypeOf<Fact, Name> = Fact extends Name ? 'number' : Fact extends `${Name & string}:${infer Type}` ? Type : never;

/** The facts that the sentences of a game declare, by name: numbers, and ids of its things. */
export type FactsOf<Text extends string, Things> = {
  readonly [Name in NameOf<Declared<Text>> & string]: (Things & { readonly number: number })[TypeOf<
    Declared<Text>,
    Name
  > &
    (keyof Things | 'number')];
};
