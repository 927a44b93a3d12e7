import { draw, drawWeighted, type RandomState, shuffle } from '../../core/chance/random.js';
import { HIDDEN, type Player } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import { type Box, type ByPlan, CELLS, type Cell, faceOf, type PlanIndex } from './components.js';
import type { Draft } from './state/draft.js';
import type { View } from './state/index.js';

/**
 * Fills in plans, cells and deck with the right probabilities, given that the others place at random: a chosen die goes
 * to one of the cells that take it, each with the same probability, or is discarded if there is none.
 */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const unseen = unseenPlans(view, box);
  const seats = hiddenSeats(view);
  const sizes = box.usable.map((cells) => cells.length);
  const deals = dealsOf(seats, unseen, sizes);
  const weights = deals.map(({ weight }) => weight);
  return (draft, random) => {
    if (deals.length === 0) return; // No deal explains the view.
    const { sizes: dealt } = deals[drawWeighted(random, weights)]!;
    const left = unseen.slice();
    const plans = draft.plans.slice();
    seats.forEach(({ player, choices }, i) => {
      const plan = takeOne(left, random, (each) => sizes[each] === dealt[i]);
      plans[player] = plan;
      draft.cells[player] = choices.placed(box.usable[plan]!, random);
    });
    draft.plans = plans;
    draft.deck = shuffle(random, left);
  };
};

const unseenPlans = ({ plans, rounds }: View, box: Box): readonly PlanIndex[] => {
  const isSeen = box.plans.map(() => false);
  for (const seen of [plans, ...rounds.map((round) => round.plans)]) {
    for (const plan of seen) if (plan !== HIDDEN && plan >= 0) isSeen[plan] = true;
  }
  return box.plans.filter((plan) => !isSeen[plan]);
};

/** Removes a random plan for which `will` is true from a list and returns it. */
const takeOne = (left: PlanIndex[], random: Mutable<RandomState>, will: (plan: PlanIndex) => boolean): PlanIndex => {
  const fitting = left.filter(will);
  const plan = fitting[draw(random, fitting.length)]!;
  left.splice(left.indexOf(plan), 1);
  return plan;
};

/** A player whose plan is hidden. */
interface Seat {
  readonly player: Player;
  readonly choices: Choices;
}

const hiddenSeats = ({ plans, chosen, cells }: View): readonly Seat[] =>
  plans.flatMap((plan, player) =>
    plan === HIDDEN
      ? [
          {
            player,
            choices: choicesOf(
              chosen[player]!.map(faceOf),
              cells[player]!.map((cell) => cell === -1),
            ),
          },
        ]
      : [],
  );

/** The numbers of usable cells of the plans dealt to the hidden players, with the weight of such a deal. */
interface Deal {
  readonly sizes: readonly number[];
  readonly weight: number;
}

/** Lists every deal that explains all choices. */
const dealsOf = (seats: readonly Seat[], unseen: readonly PlanIndex[], sizes: ByPlan<number>): readonly Deal[] => {
  const left = new Array<number>(CELLS + 1).fill(0);
  for (const plan of unseen) left[sizes[plan]!]!++;
  const chances = seats.map(({ choices }) => left.map((plans, size) => (plans === 0 ? 0 : choices.weight(size))));
  const deals: Deal[] = [];
  const dealOn = (dealt: readonly number[], weight: number): void => {
    if (dealt.length === seats.length) deals.push({ sizes: dealt, weight });
    else {
      for (const [size, chance] of chances[dealt.length]!.entries())
        dealOne(dealt, size, weight * left[size]! * chance);
    }
  };
  const dealOne = (dealt: readonly number[], size: number, weight: number): void => {
    if (weight === 0) return;
    left[size]!--;
    dealOn([...dealt, size], weight);
    left[size]!++;
  };
  dealOn([], 1);
  return deals;
};

/** The public choices of a player. */
interface Choices {
  /** The weight of the choices on a plan with `size` usable cells. */
  weight(size: number): number;
  /** Places the dice on these cells at random. */
  placed(cells: readonly Cell[], random: Mutable<RandomState>): readonly Cell[];
}

/** The number of towers with each value on top, three bits each: which tower it is does not matter to later choices. */
type Heights = number;

const flat = (towers: number): Heights => towers;
const towersAt = (heights: Heights, value: number): number => (heights >> (3 * value)) & 7;
const raised = (heights: Heights, from: number, to: number): Heights => heights - (1 << (3 * from)) + (1 << (3 * to));

/** Returns the choices of dice of these values, some of which fitted nowhere. Weights are calculated once. */
const choicesOf = (values: readonly number[], lost: readonly boolean[]): Choices => {
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
    return fitting === 0 ? 0 : total / fitting;
  };

  return {
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
