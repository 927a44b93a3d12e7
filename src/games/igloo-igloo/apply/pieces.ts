import type { Player } from '../../../core/contract/game.js';
import { withAdded, withItemAt } from '../../../core/data/list.js';
import { countAnimals } from '../cells.js';
import { ANIMALS, BEAR, FIRST_FOX, THAW_TILE, type TileKind, VALUES_PER_ANIMAL } from '../components.js';
import type { AnimalRemoved, AnimalTaken, TilePlayed } from '../events.js';
import { CELL_COUNT, type Cell } from '../grid.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import type { UsedTileTypes } from '../state/index.js';

/** Changes the number of animals of a kind on a cell. */
export const changeAnimals = (draft: Draft, animal: number, cell: Cell, change: number): void => {
  if (animal < FIRST_FOX) draft.fish = withAdded(draft.fish, VALUES_PER_ANIMAL * cell + animal, change);
  else if (animal < BEAR) draft.foxes = withAdded(draft.foxes, VALUES_PER_ANIMAL * cell + animal - FIRST_FOX, change);
  else draft.bears = withAdded(draft.bears, cell, change);
};

/** Changes the number of inuits of a player on a cell. */
export const changeInuits = (draft: Draft, player: Player, cell: Cell, change: number): void => {
  draft.inuits[CELL_COUNT * player + cell]! += change;
};

/** Moves an inuit of a player from one cell to another. */
export const moveInuit = (draft: Draft, player: Player, from: Cell, to: Cell): void => {
  draft.inuits[CELL_COUNT * player + from]!--;
  draft.inuits[CELL_COUNT * player + to]!++;
};

/** Marks a type of kept tiles as used this turn. */
const markUsed = (draft: Draft, type: keyof UsedTileTypes): void => {
  // Written out, since V8 spreads a frozen object slowly.
  const { thaw, harpoon, animals, endurance } = draft.usedThisTurn;
  draft.usedThisTurn = {
    thaw: thaw || type === 'thaw',
    harpoon: harpoon || type === 'harpoon',
    animals: animals || type === 'animals',
    endurance: endurance || type === 'endurance',
  };
};

/**
 * Shows a kept tile and takes it out of the game; the mover has then used its type this turn.
 * @rule IG-KEPT-1 IG-KEPT-3
 */
export const playTile = ({ draft, emit }: Run, player: Player, tile: TileKind, reason: TilePlayed['reason']): void => {
  if (player === draft.turnPlayer) markUsed(draft, TILE_TYPES[reason]);
  draft.hands = withItemAt(draft.hands, player, withAdded(draft.hands[player]!, tile - THAW_TILE, -1));
  draft.handSizes = withAdded(draft.handSizes, player, -1);
  draft.discardedTiles = withAdded(draft.discardedTiles, tile, 1);
  emit?.({ kind: 'tilePlayed', player, tile, reason });
};

/** The type of the tile played for each reason. */
const TILE_TYPES: Readonly<Record<TilePlayed['reason'], keyof UsedTileTypes>> = {
  thaw: 'thaw',
  animals: 'animals',
  endurance: 'endurance',
  hunt: 'harpoon',
  enter: 'harpoon',
  defend: 'harpoon',
};

/** Turns an animal into a trophy. */
export const takeTrophy = (
  { draft, emit }: Run,
  player: Player,
  animal: number,
  cell: Cell,
  reason: AnimalTaken['reason'],
): void => {
  changeAnimals(draft, animal, cell, -1);
  draft.trophies = withAdded(draft.trophies, ANIMALS.length * player + animal, 1);
  emit?.({ kind: 'animalTaken', player, animal: ANIMALS[animal]!, cell, reason });
};

/** Removes the animals of the kinds from index `first` to index `last` from a cell and the game. */
export const removeAnimals = (
  run: Run,
  [first, last]: readonly [number, number],
  cell: Cell,
  reason: AnimalRemoved['reason'],
): void => {
  for (let animal = first; animal <= last; animal++) {
    removeAnimalsOfKind(run, animal, countAnimals(run.draft, animal, cell), cell, reason);
  }
};

/** Removes a number of animals of a kind from a cell and the game, one by one. */
export const removeAnimalsOfKind = (
  { draft, emit }: Run,
  animal: number,
  count: number,
  cell: Cell,
  reason: AnimalRemoved['reason'],
): void => {
  for (let i = 0; i < count; i++) {
    changeAnimals(draft, animal, cell, -1);
    draft.removedAnimals = withAdded(draft.removedAnimals, animal, 1);
    emit?.({ kind: 'animalRemoved', animal: ANIMALS[animal]!, cell, reason });
  }
};
