import { HIDDEN, type Hidden } from '../core/types/base-types.js';
import type { Parameter } from './message.js';

/** A function that tells a field, given the components. */
type Teller = (value: never, components: never) => Parameter;

/** A field: one value or several, hidden, or null for none. */
type Field<Value> = Value | readonly Value[] | Hidden | null;

/** The field that a function tells; without one, it is told as it is. */
type FieldOf<Tell> = Tell extends (value: infer Value, components: never) => Parameter
  ? Field<Value>
  : Field<string | number> | boolean;

/** Returns the word by which messages select what is hidden, null, true or false; undefined for anything else. */
export const selectorOf = (value: unknown): string | undefined => {
  if (value === HIDDEN) return 'hidden';
  if (value === null) return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined;
};

const tellField = (tell: Teller | undefined, value: unknown, components: unknown): Parameter => {
  const selector = selectorOf(value);
  if (selector !== undefined) return selector;
  if (tell === undefined) return value as Parameter;
  if (Array.isArray(value)) return value.map((each) => tell(each as never, components as never)) as Parameter;
  return tell(value as never, components as never);
};

/**
 * Returns a function that describes moves, events and phases by some of their fields, which `tellers` tell by name. What
 * is hidden, null, true or false becomes `hidden`, `none`, `yes` or `no`, by which a message selects.
 */
export const tellFields =
  <Tellers extends Readonly<Record<string, Teller>>>(tellers: Tellers) =>
  <Name extends string>(...names: readonly Name[]) =>
  (
    value: { readonly [Each in Name]: FieldOf<Each extends keyof Tellers ? Tellers[Each] : undefined> },
    { components }: { readonly components: unknown },
  ): { readonly [Each in Name]: Parameter } =>
    Object.fromEntries(names.map((name) => [name, tellField(tellers[name], value[name], components)])) as {
      readonly [Each in Name]: Parameter;
    };
