import type { Player } from '../../../core/contract/game.js';
import {
  type Box,
  type ByCell,
  type ByColour,
  CELLS,
  type Cell,
  COLOURS,
  type Die,
  dieColourIndex,
  dieValue,
  type Prize,
} from '../components.js';
import type { ScorePart } from '../events.js';
import type { State } from '../state/index.js';

const WOOD = COLOURS.indexOf('wood');
const RECYCLED = COLOURS.indexOf('recycled');
const STONE = COLOURS.indexOf('stone');
const GLASS = COLOURS.indexOf('glass');

/** The building of a player: its dice in the order in which they were placed, with the counts that score. */
export interface Building {
  readonly dice: readonly Die[];
  /** The cell of each die. */
  readonly cells: readonly Cell[];
  /** The number of dice below each die, which does not change once it is placed. */
  readonly levels: readonly number[];
  /** The number of dice on each cell. */
  readonly heights: ByCell<number>;
  /** The number of dice of each colour. */
  readonly colours: ByColour<number>;
  /** The number of dice of each value, the value 1 first. */
  readonly faces: readonly number[];
}

/**
 * Returns the building of a player from the choices.
 * @rule BP-TIE-4
 */
export const buildingOf = (
  { chosenDice, dieCells }: Pick<State, 'chosenDice' | 'dieCells'>,
  player: Player,
): Building => {
  const dice: Die[] = [];
  const standing: Cell[] = [];
  const levels: number[] = [];
  const heights = [0, 0, 0, 0, 0, 0];
  const colours = [0, 0, 0, 0];
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < chosenDice[player]!.length; i++) {
    const cell = dieCells[player]![i]!;
    if (cell < 0) continue;
    const die = chosenDice[player]![i]!;
    dice.push(die);
    standing.push(cell);
    levels.push(heights[cell]!);
    heights[cell]!++;
    colours[dieColourIndex(die)]!++;
    faces[dieValue(die) - 1]!++;
  }
  return { dice, cells: standing, levels, heights, colours, faces };
};

/**
 * The functions that count the parts of a building's round score.
 * @rule BP-SCORE-1
 */
export const scorers = {
  /** @rule BP-SCORE-3 BP-SCORE-4 */
  bonus: ({ heights }: Building, box: Box, heightsWanted: ByCell<number>): number => {
    for (let cell = 0; cell < CELLS; cell++) if (heights[cell] !== heightsWanted[cell]) return 0;
    return box.components.planBonus;
  },

  /** @rule BP-WOOD-1 BP-WOOD-3 */
  wood: (building: Building, box: Box): number => {
    const { dice } = building;
    let adjacent = 0;
    for (let i = 0; i < dice.length; i++) {
      if (dieColourIndex(dice[i]!) === WOOD) adjacent += adjacentTo(building, box, i);
    }
    return box.components.woodPoints * adjacent;
  },

  /** @rule BP-RECYCLED-1 */
  recycled: ({ colours }: Building, box: Box): number => box.components.recycledPoints[colours[RECYCLED]!]!,

  /** @rule BP-STONE-1 */
  stone: ({ dice, levels }: Building, { components: { stonePoints } }: Box): number => {
    let sum = 0;
    for (let i = 0; i < dice.length; i++) {
      if (dieColourIndex(dice[i]!) === STONE) sum += stonePoints[Math.min(levels[i]!, stonePoints.length - 1)]!;
    }
    return sum;
  },

  /** @rule BP-GLASS-1 */
  glass: ({ dice }: Building): number => {
    let sum = 0;
    for (let i = 0; i < dice.length; i++) if (dieColourIndex(dice[i]!) === GLASS) sum += dieValue(dice[i]!);
    return sum;
  },
} satisfies Readonly<Record<ScorePart, (building: Building, box: Box, wanted: ByCell<number>) => number>>;

/**
 * Counts the dice that share a face with a die of the building.
 * @rule BP-WOOD-2
 */
const adjacentTo = ({ cells, levels, heights }: Building, { components }: Box, i: number): number => {
  const cell = cells[i]!;
  const level = levels[i]!;
  let adjacent = (level > 0 ? 1 : 0) + (level + 1 < heights[cell]! ? 1 : 0);
  for (const beside of components.neighbours[cell]!) if (heights[beside]! > level) adjacent++;
  return adjacent;
};

/** Returns the check for a prize, created once for all buildings, since the look-up takes longer than the check. */
export const createPrizeCheck = (prize: Prize, { components }: Box): ((building: Building) => boolean) => {
  const countForPrize = prizeCounts[prize];
  const threshold = components.prizeThresholds[prize];
  return (building) => countForPrize(building) >= threshold;
};

/** The count that each prize compares. */
const prizeCounts: Readonly<Record<Prize, (building: Building) => number>> = {
  /** @rule BP-PRIZE-1 */
  skyscraper: ({ heights }) => findLargest(heights),
  /** @rule BP-PRIZE-2 */
  structuralIntegrity: ({ faces }) => findLargest(faces),
  /** @rule BP-PRIZE-3 */
  geometer: ({ faces }) => countPositive(faces),
  /** @rule BP-PRIZE-4 */
  materials: ({ colours }) => findLargest(colours),
};

const findLargest = (counts: readonly number[]): number => {
  let highest = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i]! > highest) highest = counts[i]!;
  return highest;
};

const countPositive = (counts: readonly number[]): number => {
  let kinds = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 0) kinds++;
  return kinds;
};
