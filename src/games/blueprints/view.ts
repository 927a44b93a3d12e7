import type { Mutable } from '../../core/draft.js';
import { HIDDEN, type Player } from '../../core/game.js';
import { draw, drawWeighted, type RandomState, shuffle } from '../../core/random.js';
import { type Box, CELLS, faceOf, type PlanIndex } from './components.js';
import type { Draft } from './state/draft.js';
import type { View } from './state/index.js';
import { lowestTop, type Tops, topAt, withTop } from './tops.js';

/**
 * Fills in plans, places and deck as likely as they are for somebody who takes the others to place at random: a die that
 * is chosen goes to one of the cells that take it, each as likely, or is lost if there is none.
 */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const unseen = unseenPlans(view, box);
  const seats = hiddenSeats(view);
  const sizes = box.usable.map((cells) => cells.length);
  const deals = dealsOf(seats, unseen, sizes);
  const weights = deals.map(({ weight }) => weight);
  return (draft, random) => {
    if (deals.length === 0) return; // nothing explains what is seen
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
  const seen = new Set<unknown>([...plans, ...rounds.flatMap((round) => round.plans)]);
  return box.plans.filter((plan) => !seen.has(plan));
};

/** Takes one of those that will do out of a list. */
const takeOne = (left: PlanIndex[], random: Mutable<RandomState>, will: (plan: PlanIndex) => boolean): PlanIndex => {
  const fitting = left.filter(will);
  const plan = fitting[draw(random, fitting.length)]!;
  left.splice(left.indexOf(plan), 1);
  return plan;
};

/** Somebody whose plan is hidden. */
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

/** How many cells the plans have that are dealt to the hidden players, and how likely that is. */
interface Deal {
  readonly sizes: readonly number[];
  readonly weight: number;
}

/** Every deal that explains all choices. */
const dealsOf = (seats: readonly Seat[], unseen: readonly PlanIndex[], sizes: readonly number[]): readonly Deal[] => {
  const left = new Array<number>(CELLS + 1).fill(0);
  for (const plan of unseen) left[sizes[plan]!]!++;
  return seats.reduce<readonly Deal[]>(
    (deals, { choices }) => deals.flatMap((deal) => longerDeals(deal, choices, left)),
    [{ sizes: [], weight: 1 }],
  );
};

const longerDeals = ({ sizes, weight }: Deal, choices: Choices, left: readonly number[]): readonly Deal[] =>
  left.flatMap((count, size) => {
    const free = count - sizes.filter((other) => other === size).length;
    const chance = free > 0 ? weight * free * choices.weight(size) : 0;
    return chance > 0 ? [{ sizes: [...sizes, size], weight: chance }] : [];
  });

/** What everybody saw a player choose. */
interface Choices {
  /** How likely they are on a plan with so many cells. */
  weight(size: number): number;
  /** Where the dice stand on these cells, at random. */
  placed(cells: readonly number[], random: Mutable<RandomState>): number[];
}

/** The choices of dice of these values, some of which fitted nowhere. Weights are worked out once. */
const choicesOf = (values: readonly number[], lost: readonly boolean[]): Choices => {
  const known = new Map<number, number>();
  const slotsOf = (size: number): readonly number[] => [0, 1, 2, 3, 4, 5].slice(0, size);

  /** How likely the choices from number `i` on are, with these tops. */
  const weightFrom = (size: number, i: number, tops: Tops): number => {
    if (i === values.length) return 1;
    const key = (i * (CELLS + 1) + size) * 8 ** CELLS + tops;
    const found = known.get(key) ?? weighed(size, i, tops);
    known.set(key, found);
    return found;
  };
  const weighed = (size: number, i: number, tops: Tops): number => {
    const slots = slotsOf(size);
    const value = values[i]!;
    if (lost[i]) return value < lowestTop(tops, slots) ? weightFrom(size, i + 1, tops) : 0;
    const fitting = slots.filter((slot) => topAt(tops, slot) <= value);
    let total = 0;
    for (const slot of fitting) total += weightFrom(size, i + 1, withTop(tops, slot, value));
    return fitting.length === 0 ? 0 : total / fitting.length;
  };

  return {
    weight: (size) => weightFrom(size, 0, 0),
    placed: (cells, random) => {
      let tops = 0;
      return values.map((value, i) => {
        if (lost[i]) return -1;
        const weights = cells.map((_, slot) =>
          topAt(tops, slot) <= value ? weightFrom(cells.length, i + 1, withTop(tops, slot, value)) : 0,
        );
        const slot = drawWeighted(random, weights);
        tops = withTop(tops, slot, value);
        return cells[slot]!;
      });
    },
  };
};
