import type { Pair } from './edition.js';

/** The point at which two editions differ: the question, and the answers. */
export interface Difference {
  readonly what: string;
  readonly answers: Pair<string>;
}

/** Returns the difference at which `compare` stops; null if it finishes. */
export const differenceIn = (compare: () => void): Difference | null => {
  try {
    compare();
    return null;
  } catch (error) {
    if (error instanceof Parting) return error.difference;
    throw error;
  }
};

class Parting extends Error {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(difference.what);
    this.difference = difference;
  }
}

/** Returns the answers of both sides. Within `differenceIn`, stops the comparison if their texts differ. */
export const asked = <Side, A>(
  what: string,
  [reference, present]: Pair<Side>,
  ask: (side: Side) => A,
  written: (answer: A, side: Side) => string = (answer) => JSON.stringify(answer),
): Pair<A> => {
  const first = answered(reference, ask, written);
  const second = answered(present, ask, written);
  if (first.kind === 'thrown' || second.kind === 'thrown' || first.text !== second.text) {
    throw new Parting({ what, answers: [first.text, second.text] });
  }
  return [first.value, second.value];
};

type Answer<A> =
  | { readonly kind: 'given'; readonly value: A; readonly text: string }
  | { readonly kind: 'thrown'; readonly text: string };

const answered = <Side, A>(
  side: Side,
  ask: (side: Side) => A,
  written: (answer: A, side: Side) => string,
): Answer<A> => {
  try {
    const value = ask(side);
    return { kind: 'given', value, text: written(value, side) };
  } catch (error) {
    return { kind: 'thrown', text: `throws ${error}` };
  }
};

const BEFORE = 60;
const SHOWN = 300;

/** Cuts both texts to a part that begins shortly before the first difference. */
export const shortened = (texts: Pair<string>): Pair<string> => {
  const from = Math.max(0, partingOf(texts) - BEFORE);
  const cut = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + SHOWN)}${text.length > from + SHOWN ? '…' : ''}`;
  return [cut(texts[0]), cut(texts[1])];
};

const partingOf = ([reference, present]: Pair<string>): number => {
  let at = 0;
  while (at < reference.length && reference[at] === present[at]) at++;
  return at;
};
