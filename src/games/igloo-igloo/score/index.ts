import type { ByPlayer, Player } from '../../../core/contract/game.js';
import type { Mutable } from '../../../core/data/copy.js';
import { createBufferPool } from '../../../core/data/list.js';
import { createPlayerScore, createScore, type Score } from '../../../core/types/score.js';
import { countInuits, isFloe } from '../cells.js';
import { ANIMALS, type Box } from '../components.js';
import { CELL_COUNT, type Cell, NEIGHBOURS } from '../grid.js';
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
    return createPlayerScore<Category, TieBreak>({ hunting, islands }, { hunting });
  });
  return createScore(state.phase.kind === 'over', players, null);
};

/** @rule IG-SCORE-2 */
const huntingPoints = ({ trophies }: State, box: Box, player: Player): number => {
  let points = 0;
  for (let i = 0; i < ANIMALS.length; i++)
    points += box.components.animalValues[i]! * trophies[ANIMALS.length * player + i]!;
  return points;
};

/** The fields of a state that score islands. */
export type ScoredFields = Pick<State, 'players' | 'variant' | 'ground' | 'inuits' | 'igloos'>;

/** A buffer for the cells of an island, one after the other. */
const islandBuffers = createBufferPool(() => new Uint8Array(CELL_COUNT));

/**
 * Returns the points of all islands.
 * @rule IG-SCORE-3 IG-SCORE-4
 */
const islandPoints = ({ players, variant, ground, inuits, igloos }: State, box: Box): ByPlayer<number> => {
  const state: ScoredFields = { players, variant, ground, inuits, igloos };
  const points = new Array<number>(state.players).fill(0);
  const strengths = new Array<number>(state.players).fill(0);
  const counted = new Uint8Array(CELL_COUNT);
  const island = islandBuffers.acquire();
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (counted[cell] !== 0 || !isFloe(state.ground[cell])) continue;
    const size = gatherIsland(state, cell, counted, island);
    strengths.fill(0);
    for (let i = 0; i < size; i++) addStrengths(state, box, island[i]!, strengths);
    awardIsland(state, box, size, strengths, points);
  }
  islandBuffers.release(island);
  return points;
};

/** Puts the cells of the island with this floe into `island`; returns how many there are. */
const gatherIsland = ({ ground }: ScoredFields, first: Cell, counted: Uint8Array, island: Uint8Array): number => {
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
  state: ScoredFields,
  { components: { strengths: strength } }: Box,
  cell: Cell,
  strengths: Mutable<ByPlayer<number>>,
): void => {
  for (let player = 0; player < state.players; player++) {
    const igloo = state.igloos[cell] === player ? strength.igloo : 0;
    strengths[player]! += strength.inuit * countInuits(state, player, cell) + igloo;
  }
};

/** @rule IG-SCORE-5 IG-SCORE-6 IG-SCORE-7 IG-EXPERT-3 */
const awardIsland = (
  state: ScoredFields,
  box: Box,
  size: number,
  strengths: ByPlayer<number>,
  points: Mutable<ByPlayer<number>>,
): void => {
  const value = islandValue(state, box, size);
  const first = highestBelow(strengths, Number.POSITIVE_INFINITY);
  const second = highestBelow(strengths, first);
  const isAlone = strengths.filter((strength) => strength > 0).length === 1;
  const firstPoints = isAlone && state.variant === 'standard' ? size * size : value;
  for (let player = 0; player < points.length; player++) {
    if (strengths[player] === 0) continue;
    if (strengths[player] === first) points[player]! += firstPoints;
    else if (strengths[player] === second) points[player]! += Math.floor(value / 2);
  }
};

/** @rule IG-EXPERT-2 */
const islandValue = ({ variant }: ScoredFields, { components: { expertIslandValues } }: Box, size: number): number =>
  variant === 'standard' ? size : expertIslandValues[Math.min(size, expertIslandValues.length) - 1]!;

/** Returns the highest strength below a limit; 0 if there is none. */
const highestBelow = (strengths: ByPlayer<number>, limit: number): number => {
  let highest = 0;
  for (const strength of strengths) if (strength < limit && strength > highest) highest = strength;
  return highest;
};
