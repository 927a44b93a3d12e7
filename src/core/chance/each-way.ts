import { lazyTeller } from './lazy-teller.js';
import { toldBy } from './random.js';
import type { AnswerWeights, Teller } from './teller.js';

/** An exact probability: `part` out of `whole`. */
export interface Share {
  readonly part: bigint;
  readonly whole: bigint;
}

/** No probability. */
export const NONE: Share = { part: 0n, whole: 1n };

/** Adds two probabilities. Those out of the same whole stay as they are: reducing large numbers takes long. */
export const plus = (a: Share, b: Share): Share => {
  if (a.part === 0n) return b;
  if (a.whole === b.whole) return { part: a.part + b.part, whole: a.whole };
  return reduced(a.part * b.whole + b.part * a.whole, a.whole * b.whole);
};

const reduced = (part: bigint, whole: bigint): Share => {
  let [a, b] = [part, whole];
  while (b > 0n) [a, b] = [b, a % b];
  return { part: part / a, whole: whole / a };
};

// As many as a number can have before the point: the smallest share is not 0.
const BITS = 1000n;

/** Returns how large a probability is in proportion to another one, which is not smaller. */
export const ratio = (share: Share, all: Share): number =>
  Number(((share.part * all.whole) << BITS) / (share.whole * all.part)) / 2 ** Number(BITS);

/** A draw on the way to a branch: its possible answers with their weights, and the answer taken. */
interface Branching {
  readonly answers: readonly number[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
  at: number;
}

// Thrown when a draw has no possible answer: this way contradicts what is known.
const IMPOSSIBLE = new Error('No answer is possible.');

// Thrown where draws go on without end, such as a deck that is shuffled until a card fits, and none ever does.
const ENDLESS = new Error('The draws do not end.');

/** The most draws of one way. */
const MOST_DRAWS = 2000;

/**
 * Calls `act` once for each way in which chance can decide what it draws, and passes what it returns to `take` with its
 * probability, and the number of ways if all were like this one. Returns false if there are more than `most` ways, if one
 * has more than 2000 draws, or as soon as `take` returns false. After `settle`, draws no longer branch. Ways in which a draw has no possible answer are
 * left out: the probabilities then sum to less than 1.
 */
export const eachWay = <A>(
  most: number,
  act: (settle: () => void) => A,
  take: (made: A, share: Share, ways: number) => boolean,
): boolean => {
  const turns: Branching[] = [];
  for (let ways = 0; ways < most; ways++) {
    const way = wayAlong(turns, act);
    if (turns.length > MOST_DRAWS) return false;
    if (way !== null && !take(way.made, shareOf(turns), waysLike(turns))) return false;
    if (!toNext(turns)) return true;
  }
  return false;
};

/** Calls `act` with the answers taken in `turns`, and adds a turn for each further draw; null if it does not get there. */
const wayAlong = <A>(turns: Branching[], act: (settle: () => void) => A): { readonly made: A } | null => {
  let depth = 0;
  let isSettled = false;
  const pick: Teller['pick'] = (size, weights) => {
    const turn = (isSettled ? undefined : turns[depth]) ?? turnOf(size, weights);
    if (turn.answers.length === 0) throw IMPOSSIBLE;
    if (!isSettled) turns[depth++] = turn;
    if (depth > MOST_DRAWS) throw ENDLESS;
    return turn.answers[turn.at]!;
  };
  const settle = () => {
    isSettled = true;
  };
  try {
    return { made: toldBy(lazyTeller(pick), () => act(settle)) };
  } catch (error) {
    if (error !== IMPOSSIBLE && error !== ENDLESS) throw error;
    return null;
  }
};

/** Returns how many ways there are if all have as many draws with as many answers as this one. */
const waysLike = (turns: readonly Branching[]): number => turns.reduce((ways, { answers }) => ways * answers.length, 1);

const turnOf = (size: number, weights: AnswerWeights | null): Branching => {
  const likely = weights === null ? new Array<bigint>(size).fill(1n) : wholeWeights(weights);
  const answers = [...likely.keys()].filter((answer) => likely[answer]! > 0n);
  const left = answers.map((answer) => likely[answer]!);
  return { answers, weights: left, total: left.reduce((total, weight) => total + weight, 0n), at: 0 };
};

const MOST_SCALE = 2 ** 500;

/** Returns whole numbers in the same proportion; 0 for weights that are not above 0. */
const wholeWeights = (weights: AnswerWeights): readonly bigint[] => {
  let scale = 1;
  const isFraction = (weight: number | bigint) => weight > 0 && !Number.isInteger(Number(weight) * scale);
  while (scale < MOST_SCALE && weights.some(isFraction)) scale *= 2;
  return weights.map((weight) => {
    if (!(weight > 0)) return 0n;
    return typeof weight === 'bigint' ? weight * BigInt(scale) : BigInt(Math.ceil(weight * scale));
  });
};

const shareOf = (turns: readonly Branching[]): Share => {
  let share: Share = { part: 1n, whole: 1n };
  for (const { weights, total, at } of turns) {
    share = { part: share.part * weights[at]!, whole: share.whole * total };
  }
  return share;
};

/** Goes to the next answer of the last draw that has one; false if there is none. */
const toNext = (turns: Branching[]): boolean => {
  for (let last = turns.at(-1); last !== undefined; last = turns.at(-1)) {
    if (++last.at < last.answers.length) return true;
    turns.pop();
  }
  return false;
};
