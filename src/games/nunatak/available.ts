import type { Player } from '../../core/game.js';
import { type Box, SYMBOLS } from './components/index.js';
import type { Owner, State } from './state/index.js';
import { CELLS } from './temple.js';

/** The bits of all symbols. */
const ALL = (1 << SYMBOLS.length) - 1;

/** Whether a tile lies in a cell, and no block on it. */
export const isAvailable = ({ tiles, blocks }: State, cell: number): boolean =>
  blocks[cell] === -1 && tiles[cell] !== -1;

/** The symbols on available tiles, one bit each. */
export const availableBits = (state: State, { tileBits }: Box): number => {
  let bits = 0;
  for (let cell = 0; cell < CELLS && bits !== ALL; cell++) {
    if (isAvailable(state, cell)) bits |= tileBits[state.tiles[cell]!]!;
  }
  return bits;
};

/** Whether there are two available tiles. */
export const hasTwoAvailable = (state: State): boolean => {
  let found = 0;
  for (let cell = 0; cell < CELLS && found < 2; cell++) if (isAvailable(state, cell)) found++;
  return found === 2;
};

/** Whether the tile in a cell bears one of some symbols. */
export const bears = ({ tiles }: State, { tileBits }: Box, cell: number, bits: number): boolean =>
  (tileBits[tiles[cell]!]! & bits) !== 0;

/**
 * Whether a slot holds a card that a player may take, as far as reservations go.
 * @rule NU-TAKE-3
 */
export const isOpen = ({ line, reservation }: State, slot: number, player: Owner): boolean =>
  line[slot] !== -1 && !(reservation !== null && reservation.slot === slot && reservation.player !== player);

/** Whether a slot holds a card that nobody has reserved. */
export const isUnreserved = ({ line, reservation }: State, slot: number): boolean =>
  line[slot] !== -1 && reservation?.slot !== slot;

/** Whether a slot holds a card. */
export const isFilled = ({ line }: State, slot: number): boolean => line[slot] !== -1;

/** How many slots pass a test. */
export const countSlots = (state: State, passes: (state: State, slot: number) => boolean): number => {
  let count = 0;
  for (let slot = 0; slot < state.line.length; slot++) if (passes(state, slot)) count++;
  return count;
};

/**
 * Whether a card open to a player has a symbol among some.
 * @rule NU-TAKE-2
 */
export const hasFitting = (state: State, { cardBits }: Box, player: Owner, bits: number): boolean => {
  const { line } = state;
  for (let slot = 0; slot < line.length; slot++) {
    if (isOpen(state, slot, player) && (cardBits[line[slot]!]! & bits) !== 0) return true;
  }
  return false;
};

/** Whether an owner is human: neither Siku nor a dummy. */
export const isHuman = ({ players }: State, owner: Owner): boolean => owner < players;

/** Who decides in the turn under way: for a dummy the one human. */
export const mover = (state: State): Player => (isHuman(state, state.active) ? state.active : 0);
