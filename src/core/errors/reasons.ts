import { deepFreeze } from '../data/copy.js';

/** A fact of a refusal: a number or an id, or several. */
export type RefusalParameter = string | number | readonly (string | number)[];

/** The facts of a refusal by name, such as what there is, what is needed, and where: ids and numbers, never words. */
export type RefusalParameters = Readonly<Record<string, RefusalParameter>>;

/** One cause for which a move is refused. */
export interface Reason<Clause extends string = string> {
  /** The clause that it breaks. */
  readonly clause: Clause;
  /** The types of its parameters, by name: `number`, or the kind of thing that the parameter identifies. */
  readonly parameterTypes: Readonly<Record<string, string>>;
  /** The sentence for a player; `{have}` stands for the parameter of this name. */
  readonly text: string;
}

/** The causes for which the moves of a game are refused. */
export type Reasons<Id extends string, Clause extends string> = Readonly<Record<Id, Reason<Clause>>>;

/**
 * Reasons as a game declares them. In a sentence, `{place:site}` declares the parameter `place`, the id of a site, and
 * `{have}` a number.
 */
export type ReasonTable<Clause extends string, Id extends string = string> = Readonly<
  Record<Id, Omit<Reason<Clause>, 'parameterTypes'>>
>;

/** Matches a parameter that a sentence declares: its name, and the type of the thing, empty for a number. */
export const DECLARED_PARAMETER = /\{(\w+):?(\w*)\}/g;

/** Reads the parameters that the sentences of a table declare. */
export const parseReasons = <Id extends string, Clause extends string>(
  table: ReasonTable<Clause, Id>,
): Reasons<Id, Clause> =>
  deepFreeze(
    Object.fromEntries(
      Object.entries<Omit<Reason<Clause>, 'parameterTypes'>>(table).map(([id, { clause, text: sentence }]) => {
        const parameterTypes: Record<string, string> = {};
        const text = sentence.replace(DECLARED_PARAMETER, (_, name: string, type: string) => {
          parameterTypes[name] = type || 'number';
          return `{${name}}`;
        });
        return [id, { clause, parameterTypes, text }];
      }),
    ),
  ) as Reasons<Id, Clause>;

/** The reason of a key such as `BP-END-1.over`, which begins with its clause. */
export type ReasonIn<Key> = Key extends `${string}.${infer Reason}` ? Reason : never;

/** Returns the reasons of a table of sentences, whose keys are a clause and a reason: `BP-END-1.over`. */
export const createReasonTable = <Clause extends string, Key extends `${Clause}.${string}`>(
  sentences: Readonly<Record<Key, string>>,
): ReasonTable<Clause, ReasonIn<Key>> =>
  Object.fromEntries(
    Object.entries<string>(sentences).map(([key, text]) => {
      const [clause, reason] = key.split('.');
      return [reason, { clause, text }];
    }),
  ) as ReasonTable<Clause, ReasonIn<Key>>;

type DeclaredParameter<Text> = Text extends `${string}{${infer Parameter}}${infer Rest}`
  ? Parameter | DeclaredParameter<Rest>
  : never;
type NameOfParameter<Parameter> = Parameter extends `${infer Name}:${string}` ? Name : Parameter;
type TypeOfParameter<Parameter, Name> = Parameter extends Name
  ? 'number'
  : Parameter extends `${Name & string}:${infer Type}`
    ? Type
    : never;

/** The facts that the sentences of a game declare, by name: numbers, and ids of its things. */
export type DeclaredParameters<Text extends string, ParameterIds> = {
  readonly [Name in NameOfParameter<DeclaredParameter<Text>> & string]: (ParameterIds & {
    readonly number: number;
  })[TypeOfParameter<DeclaredParameter<Text>, Name> & (keyof ParameterIds | 'number')];
};
