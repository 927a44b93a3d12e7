import type { Player } from '../../core/game.js';
import { type PlayerScore, ranked, type Score, totalled } from '../../core/score.js';
import { CELLS, type Cell, NEIGHBOURS } from './board.js';
import { inuitsOn, isFloe } from './cells.js';
import { ANIMALS, type Box } from './components.js';
import type { State } from './state/index.js';

/** The names under which points are counted. */
export type Category = 'hunting' | 'islands';

/**
 * The points as the board stands.
 * @rule IG-SCORE-1
 */
export const score = (state: State, box: Box): Score<Category, null> => {
  const over = state.phase.kind === 'over';
  const islands = islandPoints(state, box);
  const players: PlayerScore<Category>[] = islands.map((points, player) =>
    totalled<Category>({ hunting: huntingPoints(state, box, player), islands: points }),
  );
  const ranking = ranked(players.map(({ total, categories }) => [total, categories.hunting]));
  return { over, players, ranking, winners: over ? ranking[0]! : [], outcome: null };
};

/** @rule IG-SCORE-2 */
const huntingPoints = ({ trophies }: State, box: Box, player: Player): number => {
  let points = 0;
  for (let i = 0; i < ANIMALS.length; i++) points += box.components.values[i]! * trophies[ANIMALS.length * player + i]!;
  return points;
};

// Scratch of one count.
const island = new Uint8Array(CELLS);

/**
 * The points of all islands by player.
 * @rule IG-SCORE-3 IG-SCORE-4
 */
const islandPoints = (state: State, box: Box): readonly number[] => {
  const points = new Array<number>(state.players).fill(0);
  const strengths = new Array<number>(state.players).fill(0);
  const counted = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    if (counted[cell] !== 0 || !isFloe(state.ground[cell])) continue;
    const size = gatherIsland(state, cell, counted);
    strengths.fill(0);
    for (let i = 0; i < size; i++) addStrengths(state, box, island[i]!, strengths);
    award(state, box, size, strengths, points);
  }
  return points;
};

/** Puts the cells of the island with this floe into the scratch; answers with their number. */
const gatherIsland = ({ ground }: State, first: Cell, counted: Uint8Array): number => {
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

const addStrengths = (state: State, { components: { strength } }: Box, cell: Cell, strengths: number[]): void => {
  for (let player = 0; player < state.players; player++) {
    const igloo = state.igloos[cell] === player ? strength.igloo : 0;
    strengths[player]! += strength.inuit * inuitsOn(state, player, cell) + igloo;
  }
};

/** @rule IG-SCORE-5 IG-SCORE-6 IG-SCORE-7 IG-EXPERT-3 */
const award = (state: State, box: Box, size: number, strengths: readonly number[], points: number[]): void => {
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
const worthOf = ({ variant }: State, { components: { islands } }: Box, size: number): number =>
  variant === 'standard' ? size : islands[Math.min(size, islands.length) - 1]!;

/** The highest strength below a limit; 0 if there is none. */
const highestBelow = (strengths: readonly number[], limit: number): number => {
  let highest = 0;
  for (const strength of strengths) if (strength < limit && strength > highest) highest = strength;
  return highest;
};
