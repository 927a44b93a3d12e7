import type { Player } from '../../core/game.js';
import type { Box } from './components.js';
import type { Owner, State } from './state/index.js';
import { CELLS } from './temple.js';

/** What is asked of a state here, a draft can answer too. */
type Temple = Pick<State, 'tiles' | 'blocks'>;

/** Whether a tile lies in a cell, and no block on it. */
export const isAvailable = ({ tiles, blocks }: Temple, cell: number): boolean =>
  blocks[cell] === -1 && tiles[cell] !== -1;

/** The symbols on available tiles, one bit each. */
export const availableBits = ({ tiles, blocks }: Temple, box: Box): number => {
  let bits = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (blocks[cell] === -1 && tiles[cell] !== -1) bits |= box.tileBits[tiles[cell]!]!;
  }
  return bits;
};

/** Whether there are two available tiles. */
export const hasTwoAvailable = (temple: Temple): boolean => {
  let found = 0;
  for (let cell = 0; cell < CELLS && found < 2; cell++) if (isAvailable(temple, cell)) found++;
  return found === 2;
};

/** Whether the tile in a cell bears one of some symbols. */
export const bears = ({ tiles }: Temple, box: Box, cell: number, bits: number): boolean =>
  (box.tileBits[tiles[cell]!]! & bits) !== 0;

/**
 * Whether a slot holds a card that a player may take, as far as reservations go.
 * @rule NU-TAKE-3
 */
export const isOpen = ({ line, reservation }: State, slot: number, player: Owner): boolean =>
  line[slot] !== -1 && !(reservation !== null && reservation.slot === slot && reservation.player !== player);

/** Whether a slot holds a card that nobody has reserved. */
export const isUnreserved = ({ line, reservation }: State, slot: number): boolean =>
  line[slot] !== -1 && reservation?.slot !== slot;

/** How many slots pass a test. */
export const countSlots = (state: State, passes: (state: State, slot: number) => boolean): number => {
  let count = 0;
  for (let slot = 0; slot < state.line.length; slot++) if (passes(state, slot)) count++;
  return count;
};

/** Whether a slot holds a card. */
export const isFilled = ({ line }: State, slot: number): boolean => line[slot] !== -1;

/**
 * Whether a card open to a player has a symbol among some.
 * @rule NU-TAKE-2
 */
export const hasFitting = (state: State, box: Box, player: Owner, bits: number): boolean => {
  for (let slot = 0; slot < state.line.length; slot++) {
    if (isOpen(state, slot, player) && (box.cardBits[state.line[slot]!]! & bits) !== 0) return true;
  }
  return false;
};

/** Whether a player is human, and not a dummy. */
export const isHuman = ({ players }: State, owner: Owner): boolean => owner < players;

/** Who decides next; null when the game is over. */
export const decider = (state: State): Player | null => {
  const { phase, active } = state;
  if (phase.kind === 'over') return null;
  if ('asked' in phase) return phase.asked;
  return isHuman(state, active) ? active : 0;
};
