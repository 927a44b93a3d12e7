import { drawInt, drawTotal, type RandomState } from '../../../core/chance/random.js';
import { isFieldPending } from '../../../core/chance-outcomes/index.js';
import type { Mutable } from '../../../core/data/copy.js';
import type { Box } from '../box.js';
import type { Draft } from '../state/draft.js';

/**
 * Draws how many cubes come out of the tower when some are thrown: those in the drawer, those that fall, and those that
 * fall as it is pulled. The order of draws is part of the rules.
 * @rule FP-GEN-3 FP-GEN-4
 */
export const drawFallenCubes = ({ random, tower }: Draft, { components }: Box, thrown: number): number => {
  const { outOf, whenThrown, whenHit, whenPulled } = components.tower;
  return drawTotal(
    () => {
      const fallen = countFalling(random, thrown, whenThrown, outOf);
      const old = tower.inside - tower.drawer;
      const hit = thrown > 0 ? countFalling(random, old, whenHit, outOf) : 0;
      return tower.drawer + fallen + hit + countFalling(random, old + thrown - fallen - hit, whenPulled, outOf);
    },
    () => outWeights(tower, components.tower, thrown),
  );
};

/**
 * Draws how many of the cubes in the tower lie in the drawer once it is closed.
 * @rule FP-GEN-5
 */
export const drawDrawerCubes = (random: Mutable<RandomState>, inside: number, { components }: Box): number => {
  const { outOf, whenClosed } = components.tower;
  return drawTotal(
    () => countFalling(random, inside, whenClosed, outOf),
    () => binomialWeights(inside, oddsOf([whenClosed], outOf)),
  );
};

const countFalling = (random: Mutable<RandomState>, cubes: number, chance: number, outOf: number): number => {
  let falling = 0;
  for (let i = 0; i < cubes; i++) if (drawInt(random, outOf) < chance) falling++;
  return falling;
};

type TowerChances = Box['components']['tower'];

/**
 * Returns the weight of each number of cubes that can come out. If the drawer is undecided, its contents are summed over
 * instead of drawn.
 */
const outWeights = (
  tower: Draft['tower'],
  { outOf, whenThrown, whenHit, whenPulled, whenClosed }: TowerChances,
  thrownCubes: number,
): readonly bigint[] => {
  const thrownWeights = binomialWeights(thrownCubes, oddsOf([whenThrown, whenPulled], outOf));
  const oldChances = thrownCubes > 0 ? [whenHit, whenPulled] : [whenPulled];
  if (isFieldPending(tower, 'drawer'))
    return convolve(thrownWeights, binomialWeights(tower.inside, oddsOf([whenClosed, ...oldChances], outOf)));
  const { inside, drawer } = tower;
  return shiftBy(convolve(thrownWeights, binomialWeights(inside - drawer, oddsOf(oldChances, outOf))), drawer);
};

/** The odds that a cube falls, reduced. */
interface Odds {
  readonly falling: bigint;
  readonly staying: bigint;
}

/** Returns the odds of a cube that has several chances to fall, each in `outOf`. */
const oddsOf = (chances: readonly number[], outOf: number): Odds => {
  const all = BigInt(outOf) ** BigInt(chances.length);
  const staying = chances.reduce((product, chance) => product * BigInt(outOf - chance), 1n);
  const divisor = greatestDivisor(all, staying);
  return { falling: (all - staying) / divisor, staying: staying / divisor };
};

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

/** Returns the weights of 0 to all of some cubes falling, each with the probability `falling / (falling + staying)`. */
const binomialWeights = (cubes: number, { falling, staying }: Odds): readonly bigint[] => {
  const weights: bigint[] = [];
  for (let fallen = 0, combinations = 1n; fallen <= cubes; fallen++) {
    weights.push(combinations * falling ** BigInt(fallen) * staying ** BigInt(cubes - fallen));
    combinations = (combinations * BigInt(cubes - fallen)) / BigInt(fallen + 1);
  }
  return weights;
};

/** Returns the weights of the sums of two independent numbers. */
const convolve = (first: readonly bigint[], second: readonly bigint[]): readonly bigint[] => {
  const weights = new Array<bigint>(first.length + second.length - 1).fill(0n);
  for (const [i, a] of first.entries()) {
    for (const [j, b] of second.entries()) weights[i + j]! += a * b;
  }
  return weights;
};

/** Returns the weights of a number that is larger by a fixed amount. */
const shiftBy = (weights: readonly bigint[], by: number): readonly bigint[] => [
  ...new Array<bigint>(by).fill(0n),
  ...weights,
];
