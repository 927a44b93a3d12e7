import type { Fact, Facts, Reasons } from '../errors/reasons.js';
import type { Types } from '../types/base-types.js';

/** A move that is refused for a reason. */
export interface Refused<G extends Types> {
  readonly state: G['State'];
  readonly box: G['Box'];
  readonly move: G['Move'];
  readonly reason: G['Reason'];
}

/** The functions that find the facts of a refusal, by name; called for the facts that its reason declares. */
export type FactFinders<G extends Types> = {
  readonly [Name in keyof G['Facts']]: (refused: Refused<G>) => G['Facts'][Name];
};

/** The names in plain English of the things that facts identify, by type. */
export type PlainThings<G extends Types> = {
  readonly [Type in keyof G['Things']]: (id: G['Things'][Type], box: G['Box']) => string;
};

/** The tables of a kernel by which refusals are explained. */
interface Explained<G extends Types> {
  readonly reasons: Reasons<G['Reason'], G['Clause']>;
  readonly facts: FactFinders<G>;
  readonly plain: PlainThings<G>;
}

/** Finds the facts that the reason of a refusal declares, and makes its sentence. */
export const explain = <G extends Types>(
  { reasons, facts: finders, plain }: Explained<G>,
  refused: Refused<G>,
): { readonly facts: Facts; readonly message: string } => {
  const { facts: types, text } = reasons[refused.reason];
  const facts: Record<string, Fact> = {};
  for (const name of Object.keys(types)) facts[name] = (finders as Finders<G>)[name]!(refused);
  const told = (_: string, name: string): string => {
    const tell = (plain as Tellers<G>)[types[name]!];
    return tell === undefined ? String(facts[name]) : tell(facts[name], refused.box);
  };
  return { facts, message: text.replace(/\{(\w+)\}/g, told) };
};

// The compiler does not follow that the types of a reason lead to the rows of these tables.
type Finders<G extends Types> = Readonly<Record<string, (refused: Refused<G>) => Fact>>;
type Tellers<G extends Types> = Readonly<Record<string, (id: unknown, box: G['Box']) => string>>;

type FieldName<Value> = Value extends unknown ? keyof Value & string : never;
type With<Value, Name extends string> = Extract<Value, Readonly<Record<Name, unknown>>>;

/** Returns a field of the refused move, or of the phase; throws if it has none, which is a mistake in the rules. */
export const fieldOf = <Value extends { readonly kind: string }, Name extends FieldName<Value>>(
  value: Value,
  name: Name,
): With<Value, Name>[Name] => {
  if (name in value) return (value as With<Value, Name>)[name];
  throw new Error(`'${value.kind}' has no ${name}.`);
};
