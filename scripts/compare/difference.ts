import type { Pair } from './edition.js';

/** The point at which two editions differ: the question, and the answers. */
export interface Difference {
  readonly what: string;
  readonly answers: Pair<string>;
}

/** Returns the difference at which `compare` stops; null if it finishes. */
export const findDifference = (compare: () => void): Difference | null => {
  try {
    compare();
    return null;
  } catch (error) {
    if (error instanceof DifferenceFound) return error.difference;
    throw error;
  }
};

class DifferenceFound extends Error {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(difference.what);
    this.difference = difference;
  }
}

/** Returns the answers of both sides. Within `findDifference`, stops the comparison if their texts differ. */
export const compareBoth = <Side, A>(
  what: string,
  [reference, present]: Pair<Side>,
  ask: (side: Side) => A,
  write: (answer: A, side: Side) => string = (answer) => JSON.stringify(answer),
): Pair<A> => {
  const first = answerOf(reference, ask, write);
  const second = answerOf(present, ask, write);
  if (first.kind === 'thrown' || second.kind === 'thrown' || first.text !== second.text) {
    throw new DifferenceFound({ what, answers: [first.text, second.text] });
  }
  return [first.value, second.value];
};

type Answer<A> =
  | { readonly kind: 'given'; readonly value: A; readonly text: string }
  | { readonly kind: 'thrown'; readonly text: string };

const answerOf = <Side, A>(side: Side, ask: (side: Side) => A, write: (answer: A, side: Side) => string): Answer<A> => {
  try {
    const value = ask(side);
    return { kind: 'given', value, text: write(value, side) };
  } catch (error) {
    return { kind: 'thrown', text: `throws ${error}` };
  }
};

const CHARACTERS_BEFORE = 60;
const MAX_SHOWN = 300;

/** Cuts both texts to a part that begins shortly before the first difference. */
export const truncateBoth = (texts: Pair<string>): Pair<string> => {
  const from = Math.max(0, findFirstDifference(texts) - CHARACTERS_BEFORE);
  const cut = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + MAX_SHOWN)}${text.length > from + MAX_SHOWN ? '…' : ''}`;
  return [cut(texts[0]), cut(texts[1])];
};

const findFirstDifference = ([reference, present]: Pair<string>): number => {
  let at = 0;
  while (at < reference.length && reference[at] === present[at]) at++;
  return at;
};
