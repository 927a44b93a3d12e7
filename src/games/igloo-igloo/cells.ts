import type { Player } from '../../core/game.js';
import { BEAR, FOX, SIZES, THAW, type TileKind } from './components.js';
import { BESIDE, CELLS, type Cell } from './grid.js';
import type { Ground, State } from './state/index.js';

/**
 * Whether a cell carries a tile, be it ice or pack.
 * @rule IG-PACK-2
 */
export const isFloe = (ground: Ground | undefined): boolean => ground === 'ice' || ground === 'pack';

/** Whether an adjacent cell is water, whatever swims in it; a corner is land. */
export const isBesideWater = ({ ground }: State, cell: Cell): boolean => {
  const way = 4 * cell;
  return (
    ground[BESIDE[way]!] === 'water' ||
    ground[BESIDE[way + 1]!] === 'water' ||
    ground[BESIDE[way + 2]!] === 'water' ||
    ground[BESIDE[way + 3]!] === 'water'
  );
};

/** How many inuits of a player stand on a cell. */
export const inuitsOn = ({ inuits }: Pick<State, 'inuits'>, player: Player, cell: Cell): number =>
  inuits[CELLS * player + cell]!;

/** Whether anybody's inuits stand on a cell. */
export const hasInuits = ({ players, inuits }: State, cell: Cell): boolean => {
  for (let player = 0; player < players; player++) {
    if (inuits[CELLS * player + cell]! > 0) return true;
  }
  return false;
};

/** Whether inuits of other players than this one stand on a cell. */
export const hasOthers = ({ players, inuits }: State, player: Player, cell: Cell): boolean => {
  for (let other = 0; other < players; other++) {
    if (other !== player && inuits[CELLS * other + cell]! > 0) return true;
  }
  return false;
};

/** Some cells in one number, lowest last, six bits each, after a leading 1: the inuits of a player, five at most. */
export type Cells = number;

/** No cells. */
export const NO_CELLS: Cells = 1;

/** The lowest of some cells. */
export const firstOf = (cells: Cells): Cell => cells & (CELLS - 1);

/** All but the lowest of some cells. */
export const restOf = (cells: Cells): Cells => cells >> 6;

/** Where the inuits of a player stand. */
export const standingOf = ({ inuits }: State, player: Player): Cells => {
  const first = CELLS * player;
  let cells = NO_CELLS;
  for (let cell = CELLS - 1; cell >= 0; cell--) {
    if (inuits[first + cell]! > 0) cells = (cells << 6) | cell;
  }
  return cells;
};

/** Whether any fish is on a cell. */
export const hasFish = ({ fish }: State, cell: Cell): boolean =>
  fish[SIZES * cell]! + fish[SIZES * cell + 1]! + fish[SIZES * cell + 2]! > 0;

/** Whether any fox is on a cell. */
export const hasFoxes = ({ foxes }: State, cell: Cell): boolean =>
  foxes[SIZES * cell]! + foxes[SIZES * cell + 1]! + foxes[SIZES * cell + 2]! > 0;

/** How many animals of a kind are on a cell; the kind by its number. */
export const animalsOn = (state: State, animal: number, cell: Cell): number => {
  if (animal < FOX) return state.fish[SIZES * cell + animal]!;
  return animal < BEAR ? state.foxes[SIZES * cell + animal - FOX]! : state.bears[cell]!;
};

/** Whether any animal is on a cell. */
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

/** Whether neither inuit nor igloo nor animal is on a cell. */
export const isBare = (state: State, cell: Cell): boolean =>
  state.igloos[cell] === null && !hasAnimals(state, cell) && !hasInuits(state, cell);

/** Whether a player holds a tile of a kept kind. That an empty hand does not hold it everybody can see. */
export const holds = ({ hands, handSizes }: State, player: Player, kind: TileKind): boolean =>
  handSizes[player]! > 0 && hands[player]![kind - THAW]! > 0;
