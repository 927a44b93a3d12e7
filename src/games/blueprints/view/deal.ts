import { drawInt, drawWeighted, type RandomState } from '../../../core/chance/random.js';
import type { Mutable } from '../../../core/data/copy.js';
import type { ByPlan, PlanIndex } from '../components.js';

/** The weight of the choices of a player, by plan that the player may have. */
export type PlanWeights = ByPlan<number>;

/** Plans with the same weights for all players whose plans are hidden. */
interface PlanClass {
  readonly plans: PlanIndex[];
  /** The weight for each of these players. */
  readonly weights: readonly number[];
}

/** Deals plans to some players, in any order. */
export interface Dealer {
  /** Returns the plan of a player, by index among those players. */
  planOf(i: number): PlanIndex;
  /** Returns the plans that are left once all players have theirs. */
  remainingPlans(): PlanIndex[];
}

/**
 * Returns a function that makes dealers: each deal of different plans is as likely as the product of its weights. Null
 * if there is no deal of a positive weight.
 */
export const createDealers = (
  unseen: readonly PlanIndex[],
  weights: readonly PlanWeights[],
): ((random: Mutable<RandomState>) => Dealer) | null => {
  const classes = groupPlans(unseen, weights);
  const counts = classes.map(({ plans }) => plans.length);
  const allPlayers = weights.map((_, i) => i);
  if (sumDealWeights(classes, allPlayers, counts) === 0) return null;
  return (random) => createDealer(classes, counts.slice(), allPlayers, random);
};

const groupPlans = (unseen: readonly PlanIndex[], weights: readonly PlanWeights[]): readonly PlanClass[] => {
  const classes: PlanClass[] = [];
  for (const plan of unseen) {
    const planClass = classes.find((each) => weights.every((planWeights, i) => planWeights[plan] === each.weights[i]));
    if (planClass === undefined)
      classes.push({ plans: [plan], weights: weights.map((planWeights) => planWeights[plan]!) });
    else planClass.plans.push(plan);
  }
  return classes;
};

/** Returns the sum of the weights of all deals to these players, given how many plans of each class are left. */
const sumDealWeights = (
  classes: readonly PlanClass[],
  players: readonly number[],
  plansLeft: number[],
  index = 0,
): number => {
  if (index === players.length) return 1;
  let total = 0;
  for (let k = 0; k < classes.length; k++) {
    const weight = plansLeft[k]! * classes[k]!.weights[players[index]!]!;
    if (weight === 0) continue;
    plansLeft[k]!--;
    total += weight * sumDealWeights(classes, players, plansLeft, index + 1);
    plansLeft[k]!++;
  }
  return total;
};

/** Makes a dealer of the plans of these classes; `plansLeft` counts those left in each. */
const createDealer = (
  classes: readonly PlanClass[],
  plansLeft: number[],
  allPlayers: readonly number[],
  random: Mutable<RandomState>,
): Dealer => {
  const dealtPlans: PlanIndex[] = [];
  let playersLeft = allPlayers;

  const planOf = (i: number): PlanIndex => {
    if (dealtPlans[i] === undefined) {
      playersLeft = playersLeft.filter((other) => other !== i);
      dealtPlans[i] = takePlan(drawWeighted(random, classWeights(i)));
    }
    return dealtPlans[i]!;
  };
  const classWeights = (i: number): readonly number[] => {
    const products: number[] = [];
    for (let k = 0; k < classes.length; k++) {
      const weight = plansLeft[k]! * classes[k]!.weights[i]!;
      plansLeft[k]!--;
      products.push(weight === 0 ? 0 : weight * sumDealWeights(classes, playersLeft, plansLeft));
      plansLeft[k]!++;
    }
    return products;
  };
  const takePlan = (k: number): PlanIndex => {
    let skipped = drawInt(random, plansLeft[k]!--);
    for (const plan of classes[k]!.plans) if (!dealtPlans.includes(plan) && skipped-- === 0) return plan;
    throw new RangeError('There is no plan left.');
  };
  const remainingPlans = (): PlanIndex[] => {
    for (const i of allPlayers) planOf(i);
    const plans: PlanIndex[] = [];
    for (const each of classes) for (const plan of each.plans) if (!dealtPlans.includes(plan)) plans.push(plan);
    return plans;
  };
  return { planOf, remainingPlans };
};
