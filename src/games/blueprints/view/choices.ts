import { drawWeighted, type RandomState } from '../../../core/chance/random.js';
import type { Mutable } from '../../../core/data/copy.js';
import type { Cell } from '../components.js';

/** The public choices of a player behind the screen. */
export interface Choices {
  /** The dice that fitted nowhere. */
  readonly lost: readonly boolean[];
  /** The weight of the choices on a plan with `size` usable cells, a whole number. */
  weight(size: number): number;
  /** Places the dice on these cells at random. */
  placed(cells: readonly Cell[], random: Mutable<RandomState>): Cell[];
}

/** The number of towers with each value on top, three bits each: which tower it is does not matter to later choices. */
type Heights = number;

const flat = (towers: number): Heights => towers;
const towersAt = (heights: Heights, value: number): number => (heights >> (3 * value)) & 7;
const raised = (heights: Heights, from: number, to: number): Heights => heights - (1 << (3 * from)) + (1 << (3 * to));

// Divisible by every number of cells on which a die fits, so that weights are whole numbers.
const WHOLE = 60;

/** Returns the choices of dice of these values, some of which fitted nowhere. Weights are calculated once. */
export const choicesOf = (values: readonly number[], lost: readonly boolean[]): Choices => {
  const known = values.map(() => new Map<Heights, number>());

  /** Returns the weight of the choices from number `i` on, with these towers. */
  const weightFrom = (i: number, heights: Heights): number => {
    if (i === values.length) return 1;
    const found = known[i]!.get(heights);
    if (found !== undefined) return found;
    const weight = weighed(i, heights);
    known[i]!.set(heights, weight);
    return weight;
  };
  const weighed = (i: number, heights: Heights): number => {
    const value = values[i]!;
    let fitting = 0;
    let total = 0;
    for (let top = 0; top <= value; top++) {
      const towers = towersAt(heights, top);
      if (towers === 0) continue;
      fitting += towers;
      if (!lost[i]) total += towers * weightFrom(i + 1, raised(heights, top, value));
    }
    if (lost[i]) return fitting === 0 ? weightFrom(i + 1, heights) : 0;
    return fitting === 0 ? 0 : total * (WHOLE / fitting);
  };

  return {
    lost,
    weight: (size) => weightFrom(0, flat(size)),
    placed: (cells, random) => {
      const tops = cells.map(() => 0);
      let heights = flat(cells.length);
      return values.map((value, i) => {
        if (lost[i]) return -1;
        const weights = tops.map((top) => (top <= value ? weightFrom(i + 1, raised(heights, top, value)) : 0));
        const slot = drawWeighted(random, weights);
        heights = raised(heights, tops[slot]!, value);
        tops[slot] = value;
        return cells[slot]!;
      });
    },
  };
};
