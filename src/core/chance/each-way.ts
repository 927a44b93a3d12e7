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

const BITS = 80n;

/** Returns how large a probability is in proportion to another one. */
export const ratio = (share: Share, all: Share): number =>
  Number(((share.part * all.whole) << BITS) / (share.whole * all.part)) / 2 ** Number(BITS);

/** A draw on the way to a branch: its possible answers with their weights, and the answer taken. */
interface Branching {
  readonly answers: readonly number[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
  at: number;
}

/**
 * Calls `act` once for each way in which chance can decide what it draws, and passes what it returns to `take` with its
 * probability, and the number of ways if all were like this one. Returns false if there are more than `most` ways, or as
 * soon as `take` returns false. After `settle`, draws no longer branch.
 */
export const eachWay = <A>(
  most: number,
  act: (settle: () => void) => A,
  take: (made: A, share: Share, ways: number) => boolean,
): boolean => {
  const turns: Branching[] = [];
  for (let ways = 0; ways < most; ways++) {
    let depth = 0;
    let isSettled = false;
    const pick: Teller['pick'] = (size, weights) => {
      if (isSettled) return turnOf(size, weights).answers[0]!;
      if (depth === turns.length) turns.push(turnOf(size, weights));
      const turn = turns[depth++]!;
      return turn.answers[turn.at]!;
    };
    const made = toldBy(lazyTeller(pick), () =>
      act(() => {
        isSettled = true;
      }),
    );
    if (!take(made, shareOf(turns), waysLike(turns))) return false;
    if (!toNext(turns)) return true;
  }
  return false;
};

/** Returns how many ways there are if all have as many draws with as many answers as this one. */
const waysLike = (turns: readonly Branching[]): number => turns.reduce((ways, { answers }) => ways * answers.length, 1);

const turnOf = (size: number, weights: AnswerWeights | null): Branching => {
  const answers: number[] = [];
  const likely: bigint[] = [];
  let total = 0n;
  const scale = weights?.some(isFraction) ? FRACTIONS : 1;
  for (let answer = 0; answer < size; answer++) {
    const weight = weights === null ? 1n : whole(weights[answer]!, scale);
    if (weight <= 0n) continue;
    answers.push(answer);
    likely.push(weight);
    total += weight;
  }
  return { answers, weights: likely, total, at: 0 };
};

const FRACTIONS = 2 ** 40;

const isFraction = (weight: number | bigint): boolean => typeof weight === 'number' && !Number.isInteger(weight);

const whole = (weight: number | bigint, scale: number): bigint =>
  typeof weight === 'bigint' ? weight * BigInt(scale) : BigInt(Math.round(weight * scale));

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
