import type { RuleBroken } from '../errors/errors.js';
import { DECLARED_PARAMETER, type ReasonTable, type RefusalParameter } from '../errors/reasons.js';
import type { BaseMove, Types } from '../types/base-types.js';

/** A move that is refused for a reason. */
export interface RefusedMove<G extends Types> {
  readonly state: G['State'];
  readonly box: G['Box'];
  readonly move: G['Move'];
  readonly reason: G['Reason'];
}

type FieldName<Value> = Value extends unknown ? keyof Value & string : never;
type With<Value, Name extends string> = Extract<Value, Readonly<Record<Name, unknown>>>;

/** The names of the facts for which moves have a field of the same name and type. */
type FieldParameter<G extends Types> = {
  readonly [Name in keyof G['RefusalParameters'] & FieldName<G['Move']>]: With<
    G['Move'],
    Name
  >[Name] extends G['RefusalParameters'][Name]
    ? Name
    : never;
}[keyof G['RefusalParameters'] & FieldName<G['Move']>];

type ParameterFinder<G extends Types, Name extends keyof G['RefusalParameters']> = (
  refused: RefusedMove<G>,
) => G['RefusalParameters'][Name];

/**
 * The functions that find the facts of a refusal, by name; called for the facts that its reason declares. Without a
 * function, a fact is the field of the move with its name.
 */
export type ParameterFinders<G extends Types> = {
  readonly [Name in Exclude<keyof G['RefusalParameters'], FieldParameter<G>>]: ParameterFinder<G, Name>;
} & { readonly [Name in FieldParameter<G>]?: ParameterFinder<G, Name> };

/** Finds a fact by the reason of the refusal; throws for a reason without a function, which is an error in the rules. */
export const findByReason =
  <G extends Types, Value>(
    finders: Readonly<Partial<Record<G['Reason'], (refused: RefusedMove<G>) => Value>>>,
  ): ((refused: RefusedMove<G>) => Value) =>
  (refused) => {
    const find = finders[refused.reason];
    if (find === undefined) throw new Error(`A fact of '${refused.reason}' has no function.`);
    return find(refused);
  };

type EnglishName<G extends Types, Type extends keyof G['ParameterIds']> = (
  id: G['ParameterIds'][Type],
  box: G['Box'],
) => string;

/** The types of things whose ids are not words. */
type NonTextType<ParameterIds> = {
  readonly [Type in keyof ParameterIds]: ParameterIds[Type] extends string ? never : Type;
}[keyof ParameterIds];

/** The names in plain English of the things that facts identify, by type; an id that is its own name needs none. */
export type EnglishNames<G extends Types> = {
  readonly [Type in NonTextType<G['ParameterIds']>]: EnglishName<G, Type>;
} & { readonly [Type in keyof G['ParameterIds']]?: EnglishName<G, Type> };

/** The tables of a kernel by which refusals are explained. */
interface RefusalTables<G extends Types> {
  readonly reasons: ReasonTable<G['Clause'], G['Reason']>;
  readonly parameterFinders: ParameterFinders<G>;
  readonly englishNames: EnglishNames<G>;
}

/** Builds the refusal of a move: finds the facts that its reason declares, and makes its sentence. */
export const createRefusal = <G extends Types>(
  { reasons, parameterFinders: finders, englishNames }: RefusalTables<G>,
  refused: RefusedMove<G>,
): RuleBroken<G['Clause'], G['Reason']> => {
  const { clause, text } = reasons[refused.reason];
  const parameters: Record<string, RefusalParameter> = {};
  const message = text.replace(DECLARED_PARAMETER, (_, name: string, type: string) => {
    const parameter = (finders as AnyParameterFinders<G>)[name]?.(refused) ?? fieldOf(refused.move as MoveFields, name);
    parameters[name] = parameter;
    return (englishNames as AnyEnglishNames<G>)[type]?.(parameter, refused.box) ?? String(parameter);
  });
  return { _tag: 'RuleBroken', clause, reason: refused.reason, parameters, message };
};

// The compiler does not follow that a sentence leads to the rows of these tables and to the fields of its moves.
type AnyParameterFinders<G extends Types> = Readonly<
  Partial<Record<string, (refused: RefusedMove<G>) => RefusalParameter>>
>;
type AnyEnglishNames<G extends Types> = Readonly<Partial<Record<string, (id: unknown, box: G['Box']) => string>>>;
type MoveFields = BaseMove & Readonly<Record<string, RefusalParameter>>;

/** Returns a field of the refused move, or of the phase; throws if it has none, which is an error in the rules. */
export const fieldOf = <Value extends { readonly kind: string }, Name extends FieldName<Value>>(
  value: Value,
  name: Name,
): With<Value, Name>[Name] => {
  if (name in value) return (value as With<Value, Name>)[name];
  throw new Error(`'${value.kind}' has no ${name}.`);
};
