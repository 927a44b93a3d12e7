import { CELLS, type Cell, NEIGHBOURS } from '../board.js';
import { holds, isBesideWater, isFloe } from '../cells.js';
import type { Refusal } from '../clauses/refusals.js';
import { HARPOON } from '../components.js';
import type { State } from '../state/index.js';

/** Why the mover's inuit cannot enter a floe, be it on foot or by kayak. */
export const entryForbiddenBy = (state: State, cell: Cell): Refusal | undefined => {
  if (state.variant === 'expert' && isOthers(state, cell)) return 'IG-EXPERT-1';
  if (state.bears[cell] === 0) return undefined;
  if (!holds(state, state.turn, HARPOON)) return 'IG-WALK-3';
  return state.used.harpoon ? 'IG-KEPT-2' : undefined;
};

/** Whether somebody else's igloo stands on a cell. */
const isOthers = ({ igloos, turn }: State, cell: Cell): boolean => igloos[cell] !== null && igloos[cell] !== turn;

// In the place of the floe that a crossing looks for.
const ANY = -1;
const ALL = -2;

const SEEN = 1;
const SHORE = 2;

// Scratch of one crossing; nothing in it lasts longer.
const marks = new Uint8Array(CELLS);
const crossed = new Uint8Array(CELLS);

/** Whether a kayak that sets out from here finds a floe that it may land on. */
export const hasLanding = (state: State, from: Cell): boolean => cross(state, from, ANY);

/** Whether a kayak that sets out from here comes to this floe. */
export const reaches = (state: State, from: Cell, to: Cell): boolean => cross(state, from, to);

/** Marks the floes that a kayak reaches from here, for `isAshore`. */
export const markShores = (state: State, from: Cell): void => {
  cross(state, from, ALL);
};

/** Whether `markShores` has marked a floe. */
export const isAshore = (cell: Cell): boolean => marks[cell] === SHORE;

/**
 * Covers the water without bears that begins beside a cell, until it comes to the floe that is looked for.
 * @rule IG-KAYAK-1 IG-KAYAK-2
 */
const cross = (state: State, from: Cell, to: Cell): boolean => {
  const { ground, bears } = state;
  if (!isBesideWater(state, from)) return false;
  marks.fill(0);
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
        if (next === to || (to === ANY && entryForbiddenBy(state, next) === undefined)) return true;
      }
    }
  }
  return false;
};
