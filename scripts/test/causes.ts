/** A failed test, or a failed part of a file, as far as causes are told apart by it. */
export interface Failure<E extends Thrown = Thrown> {
  readonly title: string;
  readonly error: E;
}

/** An error, as vitest reports it. */
export interface Thrown {
  readonly name?: string;
  readonly message: string;
  readonly stacks?: readonly { readonly file: string; readonly line: number; readonly column: number }[];
}

/** Failures that have one cause. */
export type Cause<F extends Failure = Failure> = readonly F[];

/**
 * Groups failures by cause, the most frequent first. Errors of one place have one cause; so do errors with one message,
 * except those of `expect`, whose messages say little.
 */
export const groupByCause = <F extends Failure>(failures: readonly F[]): readonly Cause<F>[] => {
  const found = new Map<string, F[]>();
  const causes: F[][] = [];
  for (const failure of failures) {
    const keys = causeKeys(failure.error);
    const known = keys.map((key) => found.get(key)).find((cause) => cause !== undefined);
    const cause = known ?? [];
    if (known === undefined) causes.push(cause);
    cause.push(failure);
    for (const key of keys) if (!found.has(key)) found.set(key, cause);
  }
  return causes.sort((a, b) => b.length - a.length);
};

const causeKeys = ({ name, message, stacks }: Thrown): readonly string[] => {
  const place = stacks?.[0];
  const keys = place === undefined ? [] : [`${place.file}:${place.line}:${place.column}`];
  return name === 'AssertionError' && keys.length > 0 ? keys : [...keys, `${name}: ${message}`];
};
