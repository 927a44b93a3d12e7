import { drawWeighted, type RandomState } from '../../../core/chance/random.js';
import type { Mutable } from '../../../core/data/copy.js';
import type { Cell } from '../components.js';

/** The public choices of a player behind the screen. */
export interface Choices {
  /** The dice that fitted nowhere. */
  readonly isDiscarded: readonly boolean[];
  /** The weight of the choices on a plan with `size` usable cells, a whole number. */
  weightOn(size: number): number;
  /** Places the dice on these cells at random. */
  sampleCells(cells: readonly Cell[], random: Mutable<RandomState>): Cell[];
}

/** The number of towers with each value on top, three bits each: which tower it is does not matter to later choices. */
type TopCounts = number;

const emptyTowers = (towers: number): TopCounts => towers;
const countTowers = (topCounts: TopCounts, value: number): number => (topCounts >> (3 * value)) & 7;
const afterPlacing = (topCounts: TopCounts, from: number, to: number): TopCounts =>
  topCounts - (1 << (3 * from)) + (1 << (3 * to));

// Divisible by every number of cells on which a die fits, so that weights are whole numbers.
const COMMON_MULTIPLE = 60;

/** Returns the choices of dice of these values, some of which fitted nowhere. Weights are calculated once. */
export const createChoices = (values: readonly number[], isDiscarded: readonly boolean[]): Choices => {
  const cache = values.map(() => new Map<TopCounts, number>());

  /** Returns the weight of the choices from index `i` on, with these towers. */
  const weightFrom = (i: number, topCounts: TopCounts): number => {
    if (i === values.length) return 1;
    const cached = cache[i]!.get(topCounts);
    if (cached !== undefined) return cached;
    const weight = computeWeight(i, topCounts);
    cache[i]!.set(topCounts, weight);
    return weight;
  };
  const computeWeight = (i: number, topCounts: TopCounts): number => {
    const value = values[i]!;
    let fitting = 0;
    let total = 0;
    for (let top = 0; top <= value; top++) {
      const towers = countTowers(topCounts, top);
      if (towers === 0) continue;
      fitting += towers;
      if (!isDiscarded[i]) total += towers * weightFrom(i + 1, afterPlacing(topCounts, top, value));
    }
    if (isDiscarded[i]) return fitting === 0 ? weightFrom(i + 1, topCounts) : 0;
    return fitting === 0 ? 0 : total * (COMMON_MULTIPLE / fitting);
  };

  return {
    isDiscarded,
    weightOn: (size) => weightFrom(0, emptyTowers(size)),
    sampleCells: (cells, random) => {
      const tops = cells.map(() => 0);
      let topCounts = emptyTowers(cells.length);
      return values.map((value, i) => {
        if (isDiscarded[i]) return -1;
        const weights = tops.map((top) => (top <= value ? weightFrom(i + 1, afterPlacing(topCounts, top, value)) : 0));
        const tower = drawWeighted(random, weights);
        topCounts = afterPlacing(topCounts, tops[tower]!, value);
        tops[tower] = value;
        return cells[tower]!;
      });
    },
  };
};
