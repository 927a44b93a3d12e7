import { type Fact, NAMED, type ReasonTable } from '../errors/reasons.js';
import type { RuleBroken } from '../errors/verdict.js';
import type { BaseMove, Types } from '../types/base-types.js';

/** A move that is refused for a reason. */
export interface Refused<G extends Types> {
  readonly state: G['State'];
  readonly box: G['Box'];
  readonly move: G['Move'];
  readonly reason: G['Reason'];
}

type FieldName<Value> = Value extends unknown ? keyof Value & string : never;
type With<Value, Name extends string> = Extract<Value, Readonly<Record<Name, unknown>>>;

/** The names of the facts for which moves have a field of the same name and type. */
type FieldFact<G extends Types> = {
  readonly [Name in keyof G['Facts'] & FieldName<G['Move']>]: With<G['Move'], Name>[Name] extends G['Facts'][Name]
    ? Name
    : never;
}[keyof G['Facts'] & FieldName<G['Move']>];

type Finder<G extends Types, Name extends keyof G['Facts']> = (refused: Refused<G>) => G['Facts'][Name];

/**
 * The functions that find the facts of a refusal, by name; called for the facts that its reason declares. Without a
 * function, a fact is the field of the move with its name.
 */
export type FactFinders<G extends Types> = {
  readonly [Name in Exclude<keyof G['Facts'], FieldFact<G>>]: Finder<G, Name>;
} & { readonly [Name in FieldFact<G>]?: Finder<G, Name> };

type PlainName<G extends Types, Type extends keyof G['Things']> = (id: G['Things'][Type], box: G['Box']) => string;

/** The types of things whose ids are not words. */
type Wordless<Things> = { readonly [Type in keyof Things]: Things[Type] extends string ? never : Type }[keyof Things];

/** The names in plain English of the things that facts identify, by type; an id that is its own name needs none. */
export type PlainThings<G extends Types> = {
  readonly [Type in Wordless<G['Things']>]: PlainName<G, Type>;
} & { readonly [Type in keyof G['Things']]?: PlainName<G, Type> };

/** The tables of a kernel by which refusals are explained. */
interface Explained<G extends Types> {
  readonly reasons: ReasonTable<G['Clause'], G['Reason']>;
  readonly facts: FactFinders<G>;
  readonly plain: PlainThings<G>;
}

/** Builds the refusal of a move: finds the facts that its reason declares, and makes its sentence. */
export const explain = <G extends Types>(
  { reasons, facts: finders, plain }: Explained<G>,
  refused: Refused<G>,
): RuleBroken<G['Clause'], G['Reason']> => {
  const { clause, text } = reasons[refused.reason];
  const facts: Record<string, Fact> = {};
  const message = text.replace(NAMED, (_, name: string, type: string) => {
    const fact = (finders as Finders<G>)[name]?.(refused) ?? fieldOf(refused.move as MoveFields, name);
    facts[name] = fact;
    return (plain as Tellers<G>)[type]?.(fact, refused.box) ?? String(fact);
  });
  return { _tag: 'RuleBroken', clause, reason: refused.reason, facts, message };
};

// The compiler does not follow that a sentence leads to the rows of these tables and to the fields of its moves.
type Finders<G extends Types> = Readonly<Partial<Record<string, (refused: Refused<G>) => Fact>>>;
type Tellers<G extends Types> = Readonly<Partial<Record<string, (id: unknown, box: G['Box']) => string>>>;
type MoveFields = BaseMove & Readonly<Record<string, Fact>>;

/** Returns a field of the refused move, or of the phase; throws if it has none, which is a mistake in the rules. */
export const fieldOf = <Value extends { readonly kind: string }, Name extends FieldName<Value>>(
  value: Value,
  name: Name,
): With<Value, Name>[Name] => {
  if (name in value) return (value as With<Value, Name>)[name];
  throw new Error(`'${value.kind}' has no ${name}.`);
};
