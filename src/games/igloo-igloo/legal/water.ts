import { createBufferPool } from '../../../core/data/list.js';
import { hasTile, isBesideWater, isFloe } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import { HARPOON_TILE } from '../components.js';
import { CELL_COUNT, type Cell, NEIGHBOURS } from '../grid.js';
import type { State } from '../state/index.js';

/**
 * Returns the reason why the mover's inuit cannot enter a floe, on foot or by kayak.
 * @rule IG-EXPERT-1 IG-WALK-3
 */
export const entryForbiddenBy = (state: State, cell: Cell): Reason | undefined => {
  if (isClosedByIgloo(state, cell)) return 'igloo-of-other';
  return state.bears[cell] === 0 ? undefined : bearForbiddenBy(state);
};

const isClosedByIgloo = ({ variant, igloos, turnPlayer }: State, cell: Cell): boolean =>
  variant === 'expert' && igloos[cell] !== null && igloos[cell] !== turnPlayer;

/** Returns the reason why the mover's inuit cannot enter a cell with a bear. */
const bearForbiddenBy = (state: State): Reason | undefined => {
  if (!hasTile(state, state.turnPlayer, HARPOON_TILE)) return 'bear-there';
  return state.usedThisTurn.harpoon ? 'used' : undefined;
};

/** The cells seen, and the cells of water that have been crossed, with the start before them. */
interface Crossing {
  readonly seen: Uint8Array;
  readonly crossed: Uint8Array;
}

const crossingBuffers = createBufferPool(
  (): Crossing => ({ seen: new Uint8Array(CELL_COUNT), crossed: new Uint8Array(CELL_COUNT) }),
);

/**
 * Checks whether a kayak that leaves from here finds a floe on which it may land. Floes without a bear are tried first:
 * landing there does not depend on the tiles held, so that the hand stays unread.
 * @rule IG-KAYAK-2
 */
export const hasLanding = (state: State, from: Cell): boolean => {
  let hasBearShore = false;
  const hasFreeShore = crossWater(state, from, (shore) => {
    if (isClosedByIgloo(state, shore)) return false;
    if (state.bears[shore] === 0) return true;
    hasBearShore = true;
    return false;
  });
  return hasFreeShore || (hasBearShore && bearForbiddenBy(state) === undefined);
};

/** Checks whether a kayak that leaves from here reaches a floe. */
export const canReach = (state: State, from: Cell, to: Cell): boolean =>
  crossWater(state, from, (shore) => shore === to);

/** Lists the floes that a kayak reaches from here, ascending. */
export const findShores = (state: State, from: Cell): readonly Cell[] => {
  const shores: Cell[] = [];
  crossWater(state, from, (shore) => {
    shores.push(shore);
    return false;
  });
  return shores.sort((a, b) => a - b);
};

/**
 * Crosses the water without bears that begins beside a cell, and visits each floe on its shores once, until a visit
 * returns true; returns whether one did.
 * @rule IG-KAYAK-1
 */
const crossWater = (state: State, from: Cell, visit: (shore: Cell) => boolean): boolean => {
  if (!isBesideWater(state, from)) return false;
  const crossing = crossingBuffers.acquire();
  const isFound = searchShores(state, from, crossing, visit);
  crossingBuffers.release(crossing);
  return isFound;
};

const searchShores = (
  { ground, bears }: State,
  from: Cell,
  { seen, crossed }: Crossing,
  visit: (shore: Cell) => boolean,
): boolean => {
  seen.fill(0);
  seen[from] = 1;
  crossed[0] = from;
  for (let i = 0, count = 1; i < count; i++) {
    for (const next of NEIGHBOURS[crossed[i]!]!) {
      const isWater = ground[next] === 'water' && bears[next] === 0;
      const isShore = i > 0 && isFloe(ground[next]);
      if (seen[next] !== 0 || !(isWater || isShore)) continue;
      seen[next] = 1;
      if (isWater) crossed[count++] = next;
      else if (visit(next)) return true;
    }
  }
  return false;
};
