import { draw, drawWeighted, type RandomState } from '../../../core/chance/random.js';
import type { Mutable } from '../../../core/data/copy.js';
import type { ByPlan, PlanIndex } from '../components.js';

/** The weight of the choices of a player, by plan that the player may have. */
export type Weights = ByPlan<number>;

/** Plans with the same weights for all players whose plans are hidden. */
interface PlanClass {
  readonly plans: PlanIndex[];
  /** The weight for each of these players. */
  readonly weights: readonly number[];
}

/** Deals plans to some players, in any order. */
export interface Dealer {
  /** Returns the plan of the player number `i`. */
  planOf(i: number): PlanIndex;
  /** Returns the plans that are left once all players have theirs. */
  rest(): PlanIndex[];
}

/**
 * Returns a function that makes dealers: each deal of different plans is as likely as the product of its weights. Null
 * if there is no deal of a positive weight.
 */
export const dealersOf = (
  unseen: readonly PlanIndex[],
  weights: readonly Weights[],
): ((random: Mutable<RandomState>) => Dealer) | null => {
  const classes = classesOf(unseen, weights);
  const counts = classes.map(({ plans }) => plans.length);
  const everybody = weights.map((_, i) => i);
  if (waysToDeal(classes, everybody, counts) === 0) return null;
  return (random) => dealerOf(classes, counts.slice(), everybody, random);
};

const classesOf = (unseen: readonly PlanIndex[], weights: readonly Weights[]): readonly PlanClass[] => {
  const classes: PlanClass[] = [];
  for (const plan of unseen) {
    const same = classes.find((each) => weights.every((of, i) => of[plan] === each.weights[i]));
    if (same === undefined) classes.push({ plans: [plan], weights: weights.map((of) => of[plan]!) });
    else same.plans.push(plan);
  }
  return classes;
};

/** Returns the sum of the weights of all deals to these players, given how many plans of each class are left. */
const waysToDeal = (classes: readonly PlanClass[], players: readonly number[], left: number[], from = 0): number => {
  if (from === players.length) return 1;
  let ways = 0;
  for (let k = 0; k < classes.length; k++) {
    const weight = left[k]! * classes[k]!.weights[players[from]!]!;
    if (weight === 0) continue;
    left[k]!--;
    ways += weight * waysToDeal(classes, players, left, from + 1);
    left[k]!++;
  }
  return ways;
};

/** Makes a dealer of the plans of these classes; `left` are their numbers. */
const dealerOf = (
  classes: readonly PlanClass[],
  left: number[],
  everybody: readonly number[],
  random: Mutable<RandomState>,
): Dealer => {
  const dealt: PlanIndex[] = [];
  let waiting = everybody;

  const planOf = (i: number): PlanIndex => {
    if (dealt[i] === undefined) {
      waiting = waiting.filter((other) => other !== i);
      dealt[i] = takePlan(drawWeighted(random, chancesOf(i)));
    }
    return dealt[i]!;
  };
  const chancesOf = (i: number): readonly number[] => {
    const chances: number[] = [];
    for (let k = 0; k < classes.length; k++) {
      const weight = left[k]! * classes[k]!.weights[i]!;
      left[k]!--;
      chances.push(weight === 0 ? 0 : weight * waysToDeal(classes, waiting, left));
      left[k]!++;
    }
    return chances;
  };
  const takePlan = (k: number): PlanIndex => {
    let skipped = draw(random, left[k]!--);
    for (const plan of classes[k]!.plans) if (!dealt.includes(plan) && skipped-- === 0) return plan;
    throw new RangeError('There is no plan left.');
  };
  const rest = (): PlanIndex[] => {
    for (const i of everybody) planOf(i);
    const plans: PlanIndex[] = [];
    for (const each of classes) for (const plan of each.plans) if (!dealt.includes(plan)) plans.push(plan);
    return plans;
  };
  return { planOf, rest };
};
