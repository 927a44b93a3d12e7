import type { Player } from '../../../core/contract/game.js';
import { changed, replaced } from '../../../core/data/list.js';
import { animalsOn } from '../cells.js';
import { ANIMALS, BEAR, FOX, SIZES, THAW, type TileKind } from '../components.js';
import type { AnimalGone, Taken, TilePlayed } from '../events.js';
import { CELLS, type Cell } from '../grid.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import type { Used } from '../state/index.js';

/** Changes the number of animals of a kind on a cell. */
export const changeAnimals = (draft: Draft, animal: number, cell: Cell, by: number): void => {
  if (animal < FOX) draft.fish = changed(draft.fish, SIZES * cell + animal, by);
  else if (animal < BEAR) draft.foxes = changed(draft.foxes, SIZES * cell + animal - FOX, by);
  else draft.bears = changed(draft.bears, cell, by);
};

/** Changes the number of inuits of a player on a cell. */
export const changeInuits = (draft: Draft, player: Player, cell: Cell, by: number): void => {
  draft.inuits[CELLS * player + cell]! += by;
};

/** Moves an inuit of a player from one cell to another. */
export const moveInuit = (draft: Draft, player: Player, from: Cell, to: Cell): void => {
  draft.inuits[CELLS * player + from]!--;
  draft.inuits[CELLS * player + to]!++;
};

/** Marks a type of kept tiles as used this turn. Spelt out, since V8 spreads a frozen record slowly. */
const markUsed = (draft: Draft, type: keyof Used): void => {
  const { thaw, harpoon, animals, endurance } = draft.used;
  draft.used = {
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
  if (player === draft.turn) markUsed(draft, TYPES[reason]);
  draft.hands = replaced(draft.hands, player, changed(draft.hands[player]!, tile - THAW, -1));
  draft.handSizes = changed(draft.handSizes, player, -1);
  draft.spent = changed(draft.spent, tile, 1);
  emit?.({ kind: 'tilePlayed', player, tile, reason });
};

/** The type of the tile played for each reason. */
const TYPES: Readonly<Record<TilePlayed['reason'], keyof Used>> = {
  thaw: 'thaw',
  animals: 'animals',
  endurance: 'endurance',
  hunt: 'harpoon',
  enter: 'harpoon',
  defend: 'harpoon',
};

/** Turns an animal into a trophy. */
export const take = ({ draft, emit }: Run, player: Player, animal: number, cell: Cell, how: Taken['how']): void => {
  changeAnimals(draft, animal, cell, -1);
  draft.trophies = changed(draft.trophies, ANIMALS.length * player + animal, 1);
  emit?.({ kind: 'taken', player, animal: ANIMALS[animal]!, cell, how });
};

/** Removes the animals of the kinds from number `first` to number `last` from a cell and the game. */
export const removeAnimals = (
  run: Run,
  [first, last]: readonly [number, number],
  cell: Cell,
  reason: AnimalGone['reason'],
): void => {
  for (let animal = first; animal <= last; animal++) {
    removeAnimal(run, animal, animalsOn(run.draft, animal, cell), cell, reason);
  }
};

/** Removes a number of animals of a kind from a cell and the game, one by one. */
export const removeAnimal = (
  { draft, emit }: Run,
  animal: number,
  count: number,
  cell: Cell,
  reason: AnimalGone['reason'],
): void => {
  for (let i = 0; i < count; i++) {
    changeAnimals(draft, animal, cell, -1);
    draft.gone = changed(draft.gone, animal, 1);
    emit?.({ kind: 'animalGone', animal: ANIMALS[animal]!, cell, reason });
  }
};
