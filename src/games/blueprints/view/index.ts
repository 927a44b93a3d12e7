import { deferDraw, type RandomState, shuffle } from '../../../core/chance/random.js';
import { deferList } from '../../../core/chance-outcomes/index.js';
import { HIDDEN, type Player } from '../../../core/contract/game.js';
import type { Mutable } from '../../../core/data/copy.js';
import { type Box, type Cell, dieValue, type PlanIndex } from '../components.js';
import type { Draft } from '../state/draft.js';
import type { View } from '../state/index.js';
import { lowestTop, topAt, withTop } from '../tops.js';
import { type Choices, createChoices } from './choices.js';
import { createDealers, type PlanWeights } from './deal.js';

/**
 * Fills in plans, cells and deck with the right probabilities, given that the others place at random: a chosen die goes
 * to one of the cells that take it, each with the same probability, or is discarded if there is none. Where all cells
 * are known, as in a told game, the plans that allow them have the same probability.
 */
export const hiddenFieldSampler = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const unseen = findUnseenPlans(view, box);
  const hiddenSeats = findHiddenSeats(view, box);
  const createDealer = createDealers(
    unseen,
    hiddenSeats.map(({ weights }) => weights),
  );
  return (draft, random) => {
    if (createDealer === null) return; // No deal explains the view.
    const { planOf, remainingPlans } = createDealer(random);
    const plans = draft.plans.slice();
    for (let i = 0; i < hiddenSeats.length; i++) {
      const { player, choices } = hiddenSeats[i]!;
      plans[player] = deferDraw(() => planOf(i));
      if (choices !== null)
        draft.dieCells[player] = sampleCellsLazily(choices, () => box.buildableCells[planOf(i)]!, random);
    }
    draft.plans = plans;
    draft.deck = deferList(unseen.length - hiddenSeats.length, () => shuffle(random, remainingPlans()));
  };
};

const findUnseenPlans = ({ plans, roundResults }: View, box: Box): readonly PlanIndex[] => {
  const isSeen = box.planIndexes.map(() => false);
  for (const seen of [plans, ...roundResults.map((round) => round.plans)]) {
    for (const plan of seen) if (plan !== HIDDEN && plan >= 0) isSeen[plan] = true;
  }
  return box.planIndexes.filter((plan) => !isSeen[plan]);
};

/** A player whose plan is hidden. */
interface HiddenSeat {
  readonly player: Player;
  readonly weights: PlanWeights;
  /** The choices behind the screen; null if all cells are known. */
  readonly choices: Choices | null;
}

const findHiddenSeats = (view: View, box: Box): readonly HiddenSeat[] => {
  const seats: HiddenSeat[] = [];
  for (let player = 0; player < view.players; player++) {
    if (view.plans[player] !== HIDDEN) continue;
    seats.push(
      view.dieCells[player]!.includes(HIDDEN)
        ? createScreenedSeat(view, box, player)
        : createOpenSeat(view, box, player),
    );
  }
  return seats;
};

const createScreenedSeat = ({ chosenDice, dieCells }: View, { buildableCells }: Box, player: Player): HiddenSeat => {
  const choices = createChoices(
    chosenDice[player]!.map(dieValue),
    dieCells[player]!.map((cell) => cell === -1),
  );
  return { player, weights: buildableCells.map(({ length }) => choices.weightOn(length)), choices };
};

const createOpenSeat = (view: View, { buildableCells }: Box, player: Player): HiddenSeat => ({
  player,
  weights: buildableCells.map((cells) => (allowsChoices(cells, view, player) ? 1 : 0)),
  choices: null,
});

/** Checks whether a plan with these cells allowed all choices of a player; a die that fits must not be discarded. */
const allowsChoices = (usable: readonly Cell[], { chosenDice, dieCells }: View, player: Player): boolean => {
  let tops = 0;
  for (const [i, die] of chosenDice[player]!.entries()) {
    const cell = Number(dieCells[player]![i]);
    const value = dieValue(die);
    if (cell < 0 ? value >= lowestTop(tops, usable) : !usable.includes(cell) || topAt(tops, cell) > value) return false;
    if (cell >= 0) tops = withTop(tops, cell, value);
  }
  return true;
};

/** Returns the cells of the choices behind a screen. */
const sampleCellsLazily = (choices: Choices, usable: () => readonly Cell[], random: Mutable<RandomState>): Cell[] => {
  const { isDiscarded } = choices;
  const cells = deferList(isDiscarded.length, () => choices.sampleCells(usable(), random));
  for (let i = 0; i < isDiscarded.length; i++) if (isDiscarded[i]) cells[i] = -1;
  return cells;
};
