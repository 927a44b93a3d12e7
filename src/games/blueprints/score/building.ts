import type { Player } from '../../../core/game.js';
import { type Box, CELLS, COLOURS, type Prize } from '../components.js';
import type { Scoring } from '../events.js';
import { colourOf, type Die, faceOf, type State } from '../state.js';

const WOOD = COLOURS.indexOf('wood');
const RECYCLED = COLOURS.indexOf('recycled');
const STONE = COLOURS.indexOf('stone');
const GLASS = COLOURS.indexOf('glass');

/** The building of a player. */
export interface Building {
  /** The dice on each cell, lowest first. */
  readonly towers: readonly (readonly Die[])[];
  /** How many dice of each colour it has. */
  readonly colours: readonly number[];
  /** How many dice of each value it has, the value 1 first. */
  readonly faces: readonly number[];
}

/**
 * The building that a player's choices make.
 * @rule BP-TIE-4
 */
export const buildingOf = ({ chosen, cells }: State, player: Player): Building => {
  const towers: Die[][] = [[], [], [], [], [], []];
  const colours = [0, 0, 0, 0];
  const faces = [0, 0, 0, 0, 0, 0];
  const dice = chosen[player]!;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i]!;
    const cell = cells[player]![i]!;
    if (cell < 0) continue;
    towers[cell]!.push(die);
    colours[colourOf(die)]!++;
    faces[faceOf(die) - 1]!++;
  }
  return { towers, colours, faces };
};

/**
 * A part of a building's round score.
 * @rule BP-SCORE-1
 */
export const points: Readonly<Record<Scoring, (building: Building, box: Box, heights: readonly number[]) => number>> = {
  /** @rule BP-SCORE-3 BP-SCORE-4 */
  bonus: ({ towers }, box, heights) => {
    for (let cell = 0; cell < CELLS; cell++) if (towers[cell]!.length !== heights[cell]) return 0;
    return box.parts.bonus;
  },

  /** @rule BP-WOOD-1 BP-WOOD-3 */
  wood: (building, box) => {
    let adjacent = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const tower = building.towers[cell]!;
      for (let level = 0; level < tower.length; level++) {
        if (colourOf(tower[level]!) === WOOD) adjacent += adjacentTo(building, box, cell, level);
      }
    }
    return box.parts.wood * adjacent;
  },

  /** @rule BP-RECYCLED-1 */
  recycled: ({ colours }, box) => box.parts.recycled[colours[RECYCLED]!]!,

  /** @rule BP-STONE-1 */
  stone: ({ towers }, { parts: { stone } }) => {
    let sum = 0;
    for (const tower of towers) {
      for (let level = 0; level < tower.length; level++) {
        if (colourOf(tower[level]!) === STONE) sum += stone[Math.min(level, stone.length - 1)]!;
      }
    }
    return sum;
  },

  /** @rule BP-GLASS-1 */
  glass: ({ towers }) => {
    let sum = 0;
    for (const tower of towers) {
      for (const die of tower) if (colourOf(die) === GLASS) sum += faceOf(die);
    }
    return sum;
  },
};

/**
 * How many dice share a face with the one on this level of a cell.
 * @rule BP-WOOD-2
 */
const adjacentTo = ({ towers }: Building, { parts }: Box, cell: number, level: number): number => {
  let adjacent = (level > 0 ? 1 : 0) + (level + 1 < towers[cell]!.length ? 1 : 0);
  for (const beside of parts.neighbours[cell]!) {
    if (towers[beside]!.length > level) adjacent++;
  }
  return adjacent;
};

/** Whether a building is worth a prize. */
export const qualifies: Readonly<Record<Prize, (building: Building) => boolean>> = {
  /** @rule BP-PRIZE-1 */
  skyscraper: ({ towers }) => towers.some((tower) => tower.length >= 5),
  /** @rule BP-PRIZE-2 */
  structuralIntegrity: ({ faces }) => faces.some((count) => count >= 4),
  /** @rule BP-PRIZE-3 */
  geometer: ({ faces }) => faces.every((count) => count >= 1),
  /** @rule BP-PRIZE-4 */
  materials: ({ colours }) => colours.some((count) => count >= 5),
};
