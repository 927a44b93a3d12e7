import type { Player } from '../../core/contract/game.js';
import { BEAR, FOX, SIZES, THAW, type TileKind } from './components.js';
import { BESIDE, CELLS, type Cell } from './grid.js';
import type { Ground, State } from './state/index.js';

/**
 * Checks whether a cell carries a tile, either ice or pack.
 * @rule IG-PACK-2
 */
export const isFloe = (ground: Ground | undefined): boolean => ground === 'ice' || ground === 'pack';

/** Checks whether an adjacent cell is water, with or without animals; a corner is land. */
export const isBesideWater = ({ ground }: State, cell: Cell): boolean => {
  const way = 4 * cell;
  return (
    ground[BESIDE[way]!] === 'water' ||
    ground[BESIDE[way + 1]!] === 'water' ||
    ground[BESIDE[way + 2]!] === 'water' ||
    ground[BESIDE[way + 3]!] === 'water'
  );
};

/** Counts the inuits of a player on a cell. */
export const inuitsOn = ({ inuits }: Pick<State, 'inuits'>, player: Player, cell: Cell): number =>
  inuits[CELLS * player + cell]!;

/** Checks whether inuits of any player stand on a cell. */
export const hasInuits = ({ players, inuits }: State, cell: Cell): boolean => {
  for (let player = 0; player < players; player++) {
    if (inuits[CELLS * player + cell]! > 0) return true;
  }
  return false;
};

/** Checks whether inuits of other players than this one stand on a cell. */
export const hasOthers = ({ players, inuits }: State, player: Player, cell: Cell): boolean => {
  for (let other = 0; other < players; other++) {
    if (other !== player && inuits[CELLS * other + cell]! > 0) return true;
  }
  return false;
};

/**
 * A list of cells in one number, lowest last, six bits each, after a leading 1: those of the inuits of a player, five
 * at most.
 */
export type Cells = number;

/** The empty list of cells. */
export const NO_CELLS: Cells = 1;

/** Returns the lowest of some cells. */
export const firstOf = (cells: Cells): Cell => cells & (CELLS - 1);

/** Returns all but the lowest of some cells. */
export const restOf = (cells: Cells): Cells => cells >> 6;

/** Returns the cells on which the inuits of a player stand. */
export const standingOf = ({ inuits }: State, player: Player): Cells => {
  const first = CELLS * player;
  let cells = NO_CELLS;
  for (let cell = CELLS - 1; cell >= 0; cell--) {
    if (inuits[first + cell]! > 0) cells = (cells << 6) | cell;
  }
  return cells;
};

/** Checks whether any fish is on a cell. */
export const hasFish = ({ fish }: State, cell: Cell): boolean =>
  fish[SIZES * cell]! + fish[SIZES * cell + 1]! + fish[SIZES * cell + 2]! > 0;

/** Checks whether any fox is on a cell. */
export const hasFoxes = ({ foxes }: State, cell: Cell): boolean =>
  foxes[SIZES * cell]! + foxes[SIZES * cell + 1]! + foxes[SIZES * cell + 2]! > 0;

/** Counts the animals of a kind, given by its number, on a cell. */
export const animalsOn = (state: Pick<State, 'fish' | 'foxes' | 'bears'>, animal: number, cell: Cell): number => {
  if (animal < FOX) return state.fish[SIZES * cell + animal]!;
  return animal < BEAR ? state.foxes[SIZES * cell + animal - FOX]! : state.bears[cell]!;
};

/** Checks whether any animal is on a cell. */
export const hasAnimals = ({ fish, foxes, bears }: State, cell: Cell): boolean => {
  const first = SIZES * cell;
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
export const isBare = (state: State, cell: Cell): boolean =>
  state.igloos[cell] === null && !hasAnimals(state, cell) && !hasInuits(state, cell);

/** Checks whether a player holds a tile of a kept kind. An empty hand is answered from its public size. */
export const holds = ({ hands, handSizes }: State, player: Player, kind: TileKind): boolean =>
  handSizes[player]! > 0 && hands[player]![kind - THAW]! > 0;
