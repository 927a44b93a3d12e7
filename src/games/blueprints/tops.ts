import type { Player } from '../../core/contract/game.js';
import { type Cell, dieValue, FACES } from './components.js';
import type { State } from './state/index.js';

/** The values on top of a building's six towers, three bits each, 0 for an empty cell. */
export type Tops = number;

/** Returns the values on top of a player's towers. */
export const topsOf = (state: State, player: Player): Tops => {
  const dice = state.chosenDice[player]!;
  const cells = state.dieCells[player]!;
  let tops = 0;
  for (let i = 0; i < dice.length; i++) {
    if (cells[i]! >= 0) tops = withTop(tops, cells[i]!, dieValue(dice[i]!));
  }
  return tops;
};

/** Returns the value on top of a cell; 0 if it is empty. */
export const topAt = (tops: Tops, cell: Cell): number => (tops >> (3 * cell)) & 7;

/** Returns the tops after a die of this value has been placed. */
export const withTop = (tops: Tops, cell: Cell, value: number): Tops =>
  (tops & ~(7 << (3 * cell))) | (value << (3 * cell));

/** Returns the lowest top of some cells: a die of a lower value fits on none of them. */
export const lowestTop = (tops: Tops, cells: readonly Cell[]): number => {
  let lowest = FACES;
  for (let i = 0; i < cells.length; i++) {
    const top = topAt(tops, cells[i]!);
    if (top < lowest) lowest = top;
  }
  return lowest;
};
