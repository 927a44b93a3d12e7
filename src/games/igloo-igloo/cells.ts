import type { Player } from '../../core/contract/game.js';
import { BEAR, FIRST_FOX, THAW_TILE, type TileKind, VALUES_PER_ANIMAL } from './components.js';
import { CELL_COUNT, type Cell, NEXT_OR_CORNER } from './grid.js';
import type { Ground, State } from './state/index.js';

/**
 * Checks whether a cell carries a tile, either ice or pack.
 * @rule IG-PACK-2
 */
export const isFloe = (ground: Ground | undefined): boolean => ground === 'ice' || ground === 'pack';

/** Checks whether an adjacent cell is water, with or without animals; a corner is land. */
export const isBesideWater = ({ ground }: State, cell: Cell): boolean => {
  const firstExit = 4 * cell;
  return (
    ground[NEXT_OR_CORNER[firstExit]!] === 'water' ||
    ground[NEXT_OR_CORNER[firstExit + 1]!] === 'water' ||
    ground[NEXT_OR_CORNER[firstExit + 2]!] === 'water' ||
    ground[NEXT_OR_CORNER[firstExit + 3]!] === 'water'
  );
};

/** Counts the inuits of a player on a cell. */
export const countInuits = ({ inuits }: Pick<State, 'inuits'>, player: Player, cell: Cell): number =>
  inuits[CELL_COUNT * player + cell]!;

/** Checks whether inuits of any player stand on a cell. */
export const hasInuits = ({ players, inuits }: State, cell: Cell): boolean => {
  for (let player = 0; player < players; player++) {
    if (inuits[CELL_COUNT * player + cell]! > 0) return true;
  }
  return false;
};

/** Checks whether inuits of other players than this one stand on a cell. */
export const hasOtherInuits = ({ players, inuits }: State, player: Player, cell: Cell): boolean => {
  for (let other = 0; other < players; other++) {
    if (other !== player && inuits[CELL_COUNT * other + cell]! > 0) return true;
  }
  return false;
};

/**
 * A list of cells in one number, lowest last, six bits each, after a leading 1: those of the inuits of a player, five
 * at most.
 */
export type PackedCells = number;

/** The empty list of cells. */
export const NO_CELLS: PackedCells = 1;

/** Returns the lowest of some cells. */
export const lowestCell = (cells: PackedCells): Cell => cells & (CELL_COUNT - 1);

/** Returns all but the lowest of some cells. */
export const withoutLowest = (cells: PackedCells): PackedCells => cells >> 6;

/** Returns the cells on which the inuits of a player stand. */
export const cellsWithInuits = ({ inuits }: State, player: Player): PackedCells => {
  const first = CELL_COUNT * player;
  let cells = NO_CELLS;
  for (let cell = CELL_COUNT - 1; cell >= 0; cell--) {
    if (inuits[first + cell]! > 0) cells = (cells << 6) | cell;
  }
  return cells;
};

/** Checks whether any fish is on a cell. */
export const hasFish = ({ fish }: State, cell: Cell): boolean =>
  fish[VALUES_PER_ANIMAL * cell]! + fish[VALUES_PER_ANIMAL * cell + 1]! + fish[VALUES_PER_ANIMAL * cell + 2]! > 0;

/** Checks whether any fox is on a cell. */
export const hasFoxes = ({ foxes }: State, cell: Cell): boolean =>
  foxes[VALUES_PER_ANIMAL * cell]! + foxes[VALUES_PER_ANIMAL * cell + 1]! + foxes[VALUES_PER_ANIMAL * cell + 2]! > 0;

/** Counts the animals of a kind, given by its index, on a cell. */
export const countAnimals = (state: Pick<State, 'fish' | 'foxes' | 'bears'>, animal: number, cell: Cell): number => {
  if (animal < FIRST_FOX) return state.fish[VALUES_PER_ANIMAL * cell + animal]!;
  return animal < BEAR ? state.foxes[VALUES_PER_ANIMAL * cell + animal - FIRST_FOX]! : state.bears[cell]!;
};

/** Checks whether any animal is on a cell. */
export const hasAnimals = ({ fish, foxes, bears }: State, cell: Cell): boolean => {
  const first = VALUES_PER_ANIMAL * cell;
  return (
    bears[cell]! +
      fish[first]! +
      fish[first + 1]! +
      fish[first + 2]! +
      foxes[first]! +
      foxes[first + 1]! +
      foxes[first + 2]! >
    0
  );
};

/** Checks whether neither inuit nor igloo nor animal is on a cell. */
export const isUnoccupied = (state: State, cell: Cell): boolean =>
  state.igloos[cell] === null && !hasAnimals(state, cell) && !hasInuits(state, cell);

/** Checks whether a player holds a tile of a kept kind. An empty hand is answered from its public size. */
export const hasTile = ({ hands, handSizes }: State, player: Player, kind: TileKind): boolean =>
  handSizes[player]! > 0 && hands[player]![kind - THAW_TILE]! > 0;
