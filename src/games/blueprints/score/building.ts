import type { Player } from '../../../core/game.js';
import { type Box, CELLS, COLOURS, type Colour, FACES, type Prize } from '../components.js';
import type { Scoring } from '../events.js';
import { colourOf, type Die, faceOf, type State } from '../state.js';

const [WOOD, RECYCLED, STONE, GLASS] = [0, 1, 2, 3];

/** The building of a player: the dice on each cell, lowest first. */
export type Building = readonly (readonly Die[])[];

/**
 * The building that a player's choices make.
 * @rule BP-TIE-4
 */
export const buildingOf = ({ chosen, cells }: State, player: Player): Building => {
  const towers: Die[][] = [[], [], [], [], [], []];
  const dice = chosen[player]!;
  for (let i = 0; i < dice.length; i++) {
    const cell = cells[player]![i]!;
    if (cell >= 0) towers[cell]!.push(dice[i]!);
  }
  return towers;
};

/** How many dice of a colour stand in a building. */
export const countOf = (building: Building, colour: Colour): number => coloured(building, COLOURS.indexOf(colour));

/**
 * A part of a building's round score.
 * @rule BP-SCORE-1
 */
export const points: Readonly<Record<Scoring, (building: Building, box: Box, heights: readonly number[]) => number>> = {
  /** @rule BP-SCORE-3 BP-SCORE-4 */
  bonus: (building, box, heights) =>
    building.every((tower, cell) => tower.length === heights[cell]) ? box.parts.bonus : 0,

  /** @rule BP-WOOD-1 BP-WOOD-3 */
  wood: (building, box) => {
    let adjacent = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const tower = building[cell]!;
      for (let level = 0; level < tower.length; level++) {
        if (colourOf(tower[level]!) === WOOD) adjacent += adjacentTo(building, box, cell, level);
      }
    }
    return box.parts.wood * adjacent;
  },

  /** @rule BP-RECYCLED-1 */
  recycled: (building, box) => box.parts.recycled[coloured(building, RECYCLED!)]!,

  /** @rule BP-STONE-1 */
  stone: (building, { parts: { stone } }) => {
    let sum = 0;
    for (const tower of building) {
      for (let level = 0; level < tower.length; level++) {
        if (colourOf(tower[level]!) === STONE) sum += stone[Math.min(level, stone.length - 1)]!;
      }
    }
    return sum;
  },

  /** @rule BP-GLASS-1 */
  glass: (building) => {
    let sum = 0;
    for (const tower of building) {
      for (const die of tower) {
        if (colourOf(die) === GLASS) sum += faceOf(die);
      }
    }
    return sum;
  },
};

/**
 * How many dice share a face with the one on this level of a cell.
 * @rule BP-WOOD-2
 */
const adjacentTo = (building: Building, { parts }: Box, cell: number, level: number): number => {
  let adjacent = (level > 0 ? 1 : 0) + (level + 1 < building[cell]!.length ? 1 : 0);
  for (const beside of parts.neighbours[cell]!) {
    if (building[beside]!.length > level) adjacent++;
  }
  return adjacent;
};

const coloured = (building: Building, colour: number): number => {
  let count = 0;
  for (const tower of building) {
    for (const die of tower) {
      if (colourOf(die) === colour) count++;
    }
  }
  return count;
};

/** Whether a building is worth a prize. */
export const qualifies: Readonly<Record<Prize, (building: Building) => boolean>> = {
  /** @rule BP-PRIZE-1 */
  skyscraper: (building) => building.some((tower) => tower.length >= 5),
  /** @rule BP-PRIZE-2 */
  structuralIntegrity: (building) => countsByValue(building).some((count) => count >= 4),
  /** @rule BP-PRIZE-3 */
  geometer: (building) => countsByValue(building).every((count) => count >= 1),
  /** @rule BP-PRIZE-4 */
  materials: (building) => COLOURS.some((_, colour) => coloured(building, colour) >= 5),
};

const countsByValue = (building: Building): readonly number[] => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const tower of building) {
    for (const die of tower) counts[die % FACES]!++;
  }
  return counts;
};
