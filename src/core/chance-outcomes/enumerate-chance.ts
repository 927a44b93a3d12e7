import { type AnswerWeights, type ChanceSource, withChanceSource } from '../chance/random.js';
import { createLazyChanceSource } from './lazy-draw.js';

/** An exact probability: `numerator` out of `denominator`. */
export interface Probability {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** No probability. */
export const ZERO_PROBABILITY: Probability = { numerator: 0n, denominator: 1n };

/** Adds two probabilities. Those out of the same whole stay as they are: reducing large numbers takes long. */
export const addProbabilities = (a: Probability, b: Probability): Probability => {
  if (a.numerator === 0n) return b;
  if (a.denominator === b.denominator) return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  return reduceFraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
};

const reduceFraction = (numerator: bigint, denominator: bigint): Probability => {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
};

// As many as a number can have before the point: the smallest share is not 0.
const FRACTION_BITS = 1000n;

/** Returns how large a probability is in proportion to another one, which is not smaller. */
export const proportionOf = (probability: Probability, total: Probability): number =>
  Number(((probability.numerator * total.denominator) << FRACTION_BITS) / (probability.denominator * total.numerator)) /
  2 ** Number(FRACTION_BITS);

/** A draw on the way to a branch: its possible answers with their weights, and the answer taken. */
interface BranchingDraw {
  readonly answers: readonly number[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
  answerIndex: number;
}

// Thrown when a draw has no possible answer: this way contradicts what is known.
const IMPOSSIBLE = new Error('No answer is possible.');

// Thrown where draws go on without end, such as a deck that is shuffled until a card fits, and none ever does.
const ENDLESS = new Error('The draws do not end.');

/** The most draws of one branch. */
const MAX_DRAWS = 2000;

/**
 * Calls `act` once for each branch: a way in which chance can decide what it draws. Passes each result to `onBranch`
 * with its probability, and the number of branches if all were like this one. Returns false if there are more than
 * `maxBranches`, if one has more than 2000 draws, or as soon as `onBranch` returns false. After `stopBranching`, draws
 * no longer branch. Branches in which a draw has no possible answer are left out: the probabilities then sum to less
 * than 1.
 */
export const forEachBranch = <A>(
  maxBranches: number,
  act: (stopBranching: () => void) => A,
  onBranch: (result: A, probability: Probability, estimate: number) => boolean,
): boolean => {
  const draws: BranchingDraw[] = [];
  for (let count = 0; count < maxBranches; count++) {
    const branch = runBranch(draws, act);
    if (draws.length > MAX_DRAWS) return false;
    if (branch !== null && !onBranch(branch.result, probabilityOf(draws), estimateBranches(draws))) return false;
    if (!advanceBranch(draws)) return true;
  }
  return false;
};

/** Calls `act` with the answers taken in `draws`, and adds each further draw; null if it does not get there. */
const runBranch = <A>(draws: BranchingDraw[], act: (stopBranching: () => void) => A): { readonly result: A } | null => {
  let depth = 0;
  let hasStopped = false;
  const pick: ChanceSource['pick'] = (size, weights) => {
    const draw = (hasStopped ? undefined : draws[depth]) ?? createBranchingDraw(size, weights);
    if (draw.answers.length === 0) throw IMPOSSIBLE;
    if (!hasStopped) draws[depth++] = draw;
    if (depth > MAX_DRAWS) throw ENDLESS;
    return draw.answers[draw.answerIndex]!;
  };
  const stopBranching = () => {
    hasStopped = true;
  };
  try {
    return { result: withChanceSource(createLazyChanceSource(pick), () => act(stopBranching)) };
  } catch (error) {
    if (error !== IMPOSSIBLE && error !== ENDLESS) throw error;
    return null;
  }
};

/** Returns how many ways there are if all have as many draws with as many answers as this one. */
const estimateBranches = (draws: readonly BranchingDraw[]): number =>
  draws.reduce((count, { answers }) => count * answers.length, 1);

const createBranchingDraw = (size: number, weights: AnswerWeights | null): BranchingDraw => {
  const allWeights = weights === null ? new Array<bigint>(size).fill(1n) : integerWeights(weights);
  const answers = [...allWeights.keys()].filter((answer) => allWeights[answer]! > 0n);
  const possibleWeights = answers.map((answer) => allWeights[answer]!);
  return {
    answers,
    weights: possibleWeights,
    total: possibleWeights.reduce((total, weight) => total + weight, 0n),
    answerIndex: 0,
  };
};

const MAX_SCALE = 2 ** 500;

/** Returns whole numbers in the same proportion; 0 for weights that are not above 0. */
const integerWeights = (weights: AnswerWeights): readonly bigint[] => {
  let scale = 1;
  const isFraction = (weight: number | bigint) => weight > 0 && !Number.isInteger(Number(weight) * scale);
  while (scale < MAX_SCALE && weights.some(isFraction)) scale *= 2;
  return weights.map((weight) => {
    if (!(weight > 0)) return 0n;
    return typeof weight === 'bigint' ? weight * BigInt(scale) : BigInt(Math.ceil(weight * scale));
  });
};

const probabilityOf = (draws: readonly BranchingDraw[]): Probability => {
  let probability: Probability = { numerator: 1n, denominator: 1n };
  for (const { weights, total, answerIndex } of draws) {
    probability = {
      numerator: probability.numerator * weights[answerIndex]!,
      denominator: probability.denominator * total,
    };
  }
  return probability;
};

/** Goes to the next answer of the last draw that has one; false if there is none. */
const advanceBranch = (draws: BranchingDraw[]): boolean => {
  for (let last = draws.at(-1); last !== undefined; last = draws.at(-1)) {
    if (++last.answerIndex < last.answers.length) return true;
    draws.pop();
  }
  return false;
};
