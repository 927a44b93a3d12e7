import { laterList } from '../../../core/chance/later-list.js';
import { later, type RandomState, shuffle } from '../../../core/chance/random.js';
import { HIDDEN, type Player } from '../../../core/contract/game.js';
import type { Mutable } from '../../../core/data/copy.js';
import { type Box, type Cell, faceOf, type PlanIndex } from '../components.js';
import type { Draft } from '../state/draft.js';
import type { View } from '../state/index.js';
import { lowestTop, topAt, withTop } from '../tops.js';
import { type Choices, choicesOf } from './choices.js';
import { dealersOf, type Weights } from './deal.js';

/**
 * Fills in plans, cells and deck with the right probabilities, given that the others place at random: a chosen die goes
 * to one of the cells that take it, each with the same probability, or is discarded if there is none. Where all cells
 * are known, as in a told game, the plans that allow them have the same probability.
 */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const unseen = unseenPlans(view, box);
  const seats = hiddenSeats(view, box);
  const dealers = dealersOf(
    unseen,
    seats.map(({ weights }) => weights),
  );
  return (draft, random) => {
    if (dealers === null) return; // No deal explains the view.
    const { planOf, rest } = dealers(random);
    const plans = draft.plans.slice();
    for (let i = 0; i < seats.length; i++) {
      const { player, choices } = seats[i]!;
      plans[player] = later(() => planOf(i));
      if (choices !== null) draft.cells[player] = cellsOf(choices, () => box.usable[planOf(i)]!, random);
    }
    draft.plans = plans;
    draft.deck = laterList(unseen.length - seats.length, () => shuffle(random, rest()));
  };
};

const unseenPlans = ({ plans, rounds }: View, box: Box): readonly PlanIndex[] => {
  const isSeen = box.plans.map(() => false);
  for (const seen of [plans, ...rounds.map((round) => round.plans)]) {
    for (const plan of seen) if (plan !== HIDDEN && plan >= 0) isSeen[plan] = true;
  }
  return box.plans.filter((plan) => !isSeen[plan]);
};

/** A player whose plan is hidden. */
interface Seat {
  readonly player: Player;
  readonly weights: Weights;
  /** The choices behind the screen; null if all cells are known. */
  readonly choices: Choices | null;
}

const hiddenSeats = (view: View, box: Box): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let player = 0; player < view.players; player++) {
    if (view.plans[player] !== HIDDEN) continue;
    seats.push(view.cells[player]!.includes(HIDDEN) ? screenedSeat(view, box, player) : openSeat(view, box, player));
  }
  return seats;
};

const screenedSeat = ({ chosen, cells }: View, { usable }: Box, player: Player): Seat => {
  const choices = choicesOf(
    chosen[player]!.map(faceOf),
    cells[player]!.map((cell) => cell === -1),
  );
  return { player, weights: usable.map(({ length }) => choices.weight(length)), choices };
};

const openSeat = (view: View, { usable }: Box, player: Player): Seat => ({
  player,
  weights: usable.map((cells) => (isAllowedOn(cells, view, player) ? 1 : 0)),
  choices: null,
});

/** Checks whether a plan with these cells allowed all choices of a player; a die that fits must not be discarded. */
const isAllowedOn = (usable: readonly Cell[], { chosen, cells }: View, player: Player): boolean => {
  let tops = 0;
  for (const [i, die] of chosen[player]!.entries()) {
    const cell = Number(cells[player]![i]);
    const value = faceOf(die);
    if (cell < 0 ? value >= lowestTop(tops, usable) : !usable.includes(cell) || topAt(tops, cell) > value) return false;
    if (cell >= 0) tops = withTop(tops, cell, value);
  }
  return true;
};

/** Returns the cells of the choices behind a screen. */
const cellsOf = (choices: Choices, usable: () => readonly Cell[], random: Mutable<RandomState>): Cell[] => {
  const { lost } = choices;
  const cells = laterList(lost.length, () => choices.placed(usable(), random));
  for (let i = 0; i < lost.length; i++) if (lost[i]) cells[i] = -1;
  return cells;
};
