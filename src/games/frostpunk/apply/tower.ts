import { draw, drawTotal, type RandomState } from '../../../core/chance/random.js';
import { isUndecided } from '../../../core/chance/undecided.js';
import type { Mutable } from '../../../core/data/copy.js';
import type { Box } from '../box.js';
import type { Draft } from '../state/draft.js';

/**
 * Draws how many cubes come out of the tower when `n` are thrown: those in the drawer, those that fall, and those that
 * fall as it is pulled. The order of draws is part of the rules.
 * @rule FP-GEN-3 FP-GEN-4
 */
export const drawOut = ({ random, tower }: Draft, { components }: Box, n: number): number => {
  const { of, fall, knock, pull } = components.tower;
  return drawTotal(
    () => {
      const fallen = countFalling(random, n, fall, of);
      const old = tower.inside - tower.drawer;
      const hit = n > 0 ? countFalling(random, old, knock, of) : 0;
      return tower.drawer + fallen + hit + countFalling(random, old + n - fallen - hit, pull, of);
    },
    () => likelyOut(tower, components.tower, n),
  );
};

/**
 * Draws how many of the cubes in the tower lie in the drawer once it is closed.
 * @rule FP-GEN-5
 */
export const drawDrawer = (random: Mutable<RandomState>, inside: number, { components }: Box): number => {
  const { of, close } = components.tower;
  return drawTotal(
    () => countFalling(random, inside, close, of),
    () => likelyFalling(inside, [close], of),
  );
};

const countFalling = (random: Mutable<RandomState>, cubes: number, chance: number, of: number): number => {
  let falling = 0;
  for (let i = 0; i < cubes; i++) if (draw(random, of) < chance) falling++;
  return falling;
};

/**
 * Returns how likely each number of cubes is to come out. What lies in the drawer is not asked for if it is still
 * undecided: each cube is then there with the chance `close`.
 */
const likelyOut = (tower: Draft['tower'], { of, fall, knock, pull, close }: Chances, n: number): readonly bigint[] => {
  const thrown = likelyFalling(n, [fall, pull], of);
  const falls = n > 0 ? [knock, pull] : [pull];
  if (isUndecided(tower, 'drawer')) return likelySum(thrown, likelyFalling(tower.inside, [close, ...falls], of));
  const { inside, drawer } = tower;
  const likely = likelySum(thrown, likelyFalling(inside - drawer, falls, of));
  return [...new Array<bigint>(drawer).fill(0n), ...likely];
};

type Chances = Box['components']['tower'];

/** Returns how likely it is, for each number, that so many cubes fall, if each falls at one of several chances. */
const likelyFalling = (cubes: number, chances: readonly number[], of: number): bigint[] => {
  const all = BigInt(of) ** BigInt(chances.length);
  const stays = chances.reduce((product, chance) => product * BigInt(of - chance), 1n);
  const common = greatestDivisor(all, stays);
  const [falling, staying] = [(all - stays) / common, stays / common];
  const likely: bigint[] = [];
  for (let k = 0, ways = 1n; k <= cubes; k++) {
    likely.push(ways * falling ** BigInt(k) * staying ** BigInt(cubes - k));
    ways = (ways * BigInt(cubes - k)) / BigInt(k + 1);
  }
  return likely;
};

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

/** Returns how likely each sum of two numbers is. */
const likelySum = (first: readonly bigint[], second: readonly bigint[]): bigint[] => {
  const likely = new Array<bigint>(first.length + second.length - 1).fill(0n);
  for (const [i, a] of first.entries()) {
    for (const [j, b] of second.entries()) likely[i + j]! += a * b;
  }
  return likely;
};
