import { bufferPool } from '../../../core/data/buffer-pool.js';
import { holds, isBesideWater, isFloe } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import { HARPOON } from '../components.js';
import { CELLS, type Cell, NEIGHBOURS } from '../grid.js';
import type { State } from '../state/index.js';

/**
 * Returns the reason why the mover's inuit cannot enter a floe, on foot or by kayak.
 * @rule IG-EXPERT-1 IG-WALK-3
 */
export const entryForbiddenBy = (state: State, cell: Cell): Reason | undefined => {
  if (state.variant === 'expert' && isOthers(state, cell)) return 'igloo-of-other';
  return state.bears[cell] === 0 ? undefined : meetingForbiddenBy(state);
};

/** Checks whether another player's igloo stands on a cell. */
const isOthers = ({ igloos, turn }: Pick<State, 'igloos' | 'turn'>, cell: Cell): boolean =>
  igloos[cell] !== null && igloos[cell] !== turn;

/** Returns the reason why the mover's inuit cannot enter a cell with a bear. */
const meetingForbiddenBy = (state: State): Reason | undefined => {
  if (!holds(state, state.turn, HARPOON)) return 'bear-there';
  return state.used.harpoon ? 'used' : undefined;
};

// Special values of the target of a crossing, in place of a floe.
const ANY = -1;
const ALL = -2;

const SEEN = 1;
const SHORE = 2;

/** The marks of cells, and the cells that have been crossed. */
interface Crossing {
  readonly marks: Uint8Array;
  readonly crossed: Uint8Array;
}

const scratches = bufferPool((): Crossing => ({ marks: new Uint8Array(CELLS), crossed: new Uint8Array(CELLS) }));

/** Checks whether a kayak that leaves from here finds a floe on which it may land. */
export const hasLanding = (state: State, from: Cell): boolean => reaches(state, from, ANY);

/** Checks whether a kayak that leaves from here reaches a floe. */
export const reaches = (state: State, from: Cell, to: Cell): boolean => {
  const crossing = scratches.lend();
  const isReached = cross(state, from, to, crossing);
  scratches.takeBack(crossing);
  return isReached;
};

/** Lists the floes that a kayak reaches from here, ascending. */
export const shoresOf = (state: State, from: Cell): readonly Cell[] => {
  const shores: Cell[] = [];
  const crossing = scratches.lend();
  cross(state, from, ALL, crossing);
  for (let cell = 0; cell < CELLS; cell++) {
    if (crossing.marks[cell] === SHORE) shores.push(cell);
  }
  scratches.takeBack(crossing);
  return shores;
};

/**
 * Crosses the water without bears that begins beside a cell, until it reaches the target floe. A search for any floe
 * tries those without a bear first: landing there does not depend on the tiles held.
 * @rule IG-KAYAK-1 IG-KAYAK-2
 */
const cross = (state: State, from: Cell, to: Cell, { marks, crossed }: Crossing): boolean => {
  const { ground, bears, variant, igloos, turn } = state;
  marks.fill(0);
  if (!isBesideWater(state, from)) return false;
  let meetsBear = false;
  marks[from] = SEEN;
  crossed[0] = from;
  for (let i = 0, count = 1; i < count; i++) {
    const neighbours = NEIGHBOURS[crossed[i]!]!;
    for (let k = 0; k < neighbours.length; k++) {
      const next = neighbours[k]!;
      if (marks[next] !== 0) continue;
      if (ground[next] === 'water') {
        if (bears[next] !== 0) continue;
        marks[next] = SEEN;
        crossed[count++] = next;
      } else if (i > 0 && isFloe(ground[next])) {
        marks[next] = SHORE;
        if (next === to) return true;
        if (to !== ANY || (variant === 'expert' && isOthers({ igloos, turn }, next))) continue;
        if (bears[next] === 0) return true;
        meetsBear = true;
      }
    }
  }
  return meetsBear && meetingForbiddenBy(state) === undefined;
};
