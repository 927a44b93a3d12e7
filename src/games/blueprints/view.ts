import type { Mutable } from '../../core/draft.js';
import { isHidden, type Player } from '../../core/game.js';
import { replaced, sum } from '../../core/list.js';
import { drawKind, type RandomState, shuffle } from '../../core/random.js';
import { type Box, faceOf, type PlanIndex } from './components.js';
import type { Draft } from './state/draft.js';
import type { State } from './state/index.js';
import { lowestTop, type Tops, topAt, withTop } from './tops.js';

/** Deals the unseen plans, and builds for every hidden player one of the ways in which their choices can have gone. */
export const imagine = (draft: Draft, box: Box, random: Mutable<RandomState>): void => {
  const unseen = unseenPlans(draft, box);
  const seats = draft.plans.flatMap((plan, player) =>
    isHidden(plan) ? [{ player, choices: choicesOf(draft, player) }] : [],
  );
  const dealt = dealUnseen(unseen, box, random, seats);
  if (dealt.length < seats.length) return; // nothing explains what is seen
  seats.forEach(({ player, choices }, i) => {
    draft.plans = replaced(draft.plans, player, dealt[i]!);
    draft.cells[player] = placed(choices, box.usable[dealt[i]!]!, random);
  });
  const rest = unseen.filter((plan) => !dealt.includes(plan));
  draft.deck = shuffle(random, rest);
};

const unseenPlans = ({ plans, rounds }: State, box: Box): PlanIndex[] => {
  const seen = new Set([...plans, ...rounds.flatMap((round) => round.plans)]);
  return box.usable.map((_, plan) => plan).filter((plan) => !seen.has(plan));
};

/** What everybody saw a player choose: dice by value, and which of them fitted nowhere. */
interface Choices {
  readonly values: readonly number[];
  readonly discarded: readonly boolean[];
}

interface Seat {
  readonly player: Player;
  readonly choices: Choices;
}

const choicesOf = ({ chosen, cells }: State, player: Player): Choices => ({
  values: chosen[player]!.map(faceOf),
  discarded: cells[player]!.map((cell) => cell === -1),
});

const SHUFFLES = 64;

/** A plan for every seat that explains its choices: out of a shuffle, or the first deal there is. */
const dealUnseen = (
  unseen: PlanIndex[],
  box: Box,
  random: Mutable<RandomState>,
  seats: readonly Seat[],
): readonly PlanIndex[] => {
  // Which plan explains a seat depends on its number of usable cells alone.
  const explained = seats.map(({ choices }) => {
    const bySize = new Map(box.usable.map((cells) => [cells.length, cells]));
    const explains = new Map([...bySize].map(([size, cells]) => [size, isPossible(choices, cells, 0, 0)]));
    return box.usable.map((cells) => explains.get(cells.length)!);
  });
  if (!explained.every((plans) => unseen.some((plan) => plans[plan]))) return [];
  for (let shuffles = 0; shuffles < SHUFFLES; shuffles++) {
    shuffle(random, unseen);
    if (explained.every((plans, seat) => plans[unseen[seat]!])) return unseen.slice(0, seats.length);
  }
  return (
    firstDeal(
      explained,
      unseen.slice().sort((a, b) => a - b),
      [],
    ) ?? []
  );
};

const firstDeal = (
  explained: readonly (readonly boolean[])[],
  unseen: readonly PlanIndex[],
  dealt: readonly PlanIndex[],
): readonly PlanIndex[] | null => {
  if (dealt.length === explained.length) return dealt;
  for (const plan of unseen) {
    if (dealt.includes(plan) || !explained[dealt.length]![plan]) continue;
    const deal = firstDeal(explained, unseen, [...dealt, plan]);
    if (deal !== null) return deal;
  }
  return null;
};

/** Whether the choices from number `i` on can have gone somehow on these cells. */
const isPossible = (choices: Choices, cells: readonly number[], i: number, tops: Tops): boolean => {
  if (i === choices.values.length) return true;
  const value = choices.values[i]!;
  if (choices.discarded[i]) return value < lowestTop(tops, cells) && isPossible(choices, cells, i + 1, tops);
  return cells.some(
    (cell) => topAt(tops, cell) <= value && isPossible(choices, cells, i + 1, withTop(tops, cell, value)),
  );
};

/** In how many ways the choices from number `i` on can have gone on these cells. */
const ways = (choices: Choices, cells: readonly number[], i: number, tops: Tops): number => {
  if (i === choices.values.length) return 1;
  const value = choices.values[i]!;
  if (choices.discarded[i]) return value < lowestTop(tops, cells) ? ways(choices, cells, i + 1, tops) : 0;
  let total = 0;
  for (const cell of cells) {
    if (topAt(tops, cell) <= value) total += ways(choices, cells, i + 1, withTop(tops, cell, value));
  }
  return total;
};

/** One of those ways, each as likely as the other: the cell of every choice. */
const placed = (choices: Choices, cells: readonly number[], random: Mutable<RandomState>): number[] => {
  let tops = 0;
  return choices.values.map((value, i) => {
    if (choices.discarded[i]) return -1;
    const fitting = cells.filter((cell) => topAt(tops, cell) <= value);
    const counts = fitting.map((cell) => ways(choices, cells, i + 1, withTop(tops, cell, value)));
    const size = sum(counts);
    const cell = fitting[drawKind(random, counts, size)]!;
    tops = withTop(tops, cell, value);
    return cell;
  });
};
