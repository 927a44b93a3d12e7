import type { ByPlayer, Player } from '../../../core/contract/game.js';
import { bufferPool } from '../../../core/data/buffer-pool.js';
import type { Mutable } from '../../../core/data/copy.js';
import { type Score, standings, totalled } from '../../../core/types/score.js';
import { inuitsOn, isFloe } from '../cells.js';
import { ANIMALS, type Box } from '../components.js';
import { CELLS, type Cell, NEIGHBOURS } from '../grid.js';
import type { State } from '../state/index.js';

/** The names under which points are counted. */
export type Category = 'hunting' | 'islands';
/** The tie-break. */
export type TieBreak = 'hunting';

/**
 * Returns the current score of the board.
 * @rule IG-SCORE-1
 */
export const score = (state: State, box: Box): Score<Category, null, TieBreak> => {
  const players = islandPoints(state, box).map((islands, player) => {
    const hunting = huntingPoints(state, box, player);
    return totalled<Category, TieBreak>({ hunting, islands }, { hunting });
  });
  return standings(state.phase.kind === 'over', players, null);
};

/** @rule IG-SCORE-2 */
const huntingPoints = ({ trophies }: State, box: Box, player: Player): number => {
  let points = 0;
  for (let i = 0; i < ANIMALS.length; i++) points += box.components.values[i]! * trophies[ANIMALS.length * player + i]!;
  return points;
};

/** The part of a position that scores islands. */
export type Board = Pick<State, 'players' | 'variant' | 'ground' | 'inuits' | 'igloos'>;

/** A buffer for the cells of an island, one after the other. */
const scratches = bufferPool(() => new Uint8Array(CELLS));

/**
 * Returns the points of all islands.
 * @rule IG-SCORE-3 IG-SCORE-4
 */
const islandPoints = ({ players, variant, ground, inuits, igloos }: State, box: Box): ByPlayer<number> => {
  const state: Board = { players, variant, ground, inuits, igloos };
  const points = new Array<number>(state.players).fill(0);
  const strengths = new Array<number>(state.players).fill(0);
  const counted = new Uint8Array(CELLS);
  const island = scratches.lend();
  for (let cell = 0; cell < CELLS; cell++) {
    if (counted[cell] !== 0 || !isFloe(state.ground[cell])) continue;
    const size = gatherIsland(state, cell, counted, island);
    strengths.fill(0);
    for (let i = 0; i < size; i++) addStrengths(state, box, island[i]!, strengths);
    award(state, box, size, strengths, points);
  }
  scratches.takeBack(island);
  return points;
};

/** Puts the cells of the island with this floe into `island`; returns how many there are. */
const gatherIsland = ({ ground }: Board, first: Cell, counted: Uint8Array, island: Uint8Array): number => {
  let size = 0;
  island[size++] = first;
  counted[first] = 1;
  for (let i = 0; i < size; i++) {
    for (const next of NEIGHBOURS[island[i]!]!) {
      if (counted[next] !== 0 || !isFloe(ground[next])) continue;
      counted[next] = 1;
      island[size++] = next;
    }
  }
  return size;
};

/** Adds the pieces on a floe to the strengths. */
const addStrengths = (
  state: Board,
  { components: { strength } }: Box,
  cell: Cell,
  strengths: Mutable<ByPlayer<number>>,
): void => {
  for (let player = 0; player < state.players; player++) {
    const igloo = state.igloos[cell] === player ? strength.igloo : 0;
    strengths[player]! += strength.inuit * inuitsOn(state, player, cell) + igloo;
  }
};

/** @rule IG-SCORE-5 IG-SCORE-6 IG-SCORE-7 IG-EXPERT-3 */
const award = (
  state: Board,
  box: Box,
  size: number,
  strengths: ByPlayer<number>,
  points: Mutable<ByPlayer<number>>,
): void => {
  const value = worthOf(state, box, size);
  const first = highestBelow(strengths, Number.POSITIVE_INFINITY);
  const second = highestBelow(strengths, first);
  const isAlone = strengths.filter((strength) => strength > 0).length === 1;
  const best = isAlone && state.variant === 'standard' ? size * size : value;
  for (let player = 0; player < points.length; player++) {
    if (strengths[player] === 0) continue;
    if (strengths[player] === first) points[player]! += best;
    else if (strengths[player] === second) points[player]! += Math.floor(value / 2);
  }
};

/** @rule IG-EXPERT-2 */
const worthOf = ({ variant }: Board, { components: { islands } }: Box, size: number): number =>
  variant === 'standard' ? size : islands[Math.min(size, islands.length) - 1]!;

/** Returns the highest strength below a limit; 0 if there is none. */
const highestBelow = (strengths: ByPlayer<number>, limit: number): number => {
  let highest = 0;
  for (const strength of strengths) if (strength < limit && strength > highest) highest = strength;
  return highest;
};
