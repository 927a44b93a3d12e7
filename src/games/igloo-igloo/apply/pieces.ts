import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { changed } from '../../../core/list.js';
import { CELLS, type Cell } from '../board.js';
import { animalsOn } from '../cells.js';
import { ANIMALS, BEAR, FOX, HARPOON, SIZES, THAW, type TileKind } from '../components.js';
import type { AnimalGone, Event, Taken, TilePlayed } from '../events.js';
import type { State } from '../state.js';

/** More or fewer animals of a kind on a cell. */
export const changeAnimals = (draft: Draft<State>, animal: number, cell: Cell, by: number): void => {
  if (animal < FOX) draft.fish = changed(draft.fish, SIZES * cell + animal, by);
  else if (animal < BEAR) draft.foxes = changed(draft.foxes, SIZES * cell + animal - FOX, by);
  else draft.bears = changed(draft.bears, cell, by);
};

/** More or fewer inuits of a player on a cell. */
export const changeInuits = (draft: Draft<State>, player: Player, cell: Cell, by: number): void => {
  draft.inuits = changed(draft.inuits, CELLS * player + cell, by);
};

/** Inuits of a player go from one cell to another. */
export const moveInuit = (draft: Draft<State>, player: Player, from: Cell, to: Cell): void => {
  changeInuits(draft, player, from, -1);
  draft.inuits[CELLS * player + to]!++;
};

/**
 * A kept tile is shown and leaves the game.
 * @rule IG-KEPT-1
 */
export const playTile = (
  draft: Draft<State>,
  player: Player,
  tile: TileKind,
  reason: TilePlayed['reason'],
  emit: Emit<Event>,
): void => {
  draft.hands = draft.hands.slice();
  draft.hands[player] = changed(draft.hands[player]!, tile - THAW, -1);
  draft.handSizes = changed(draft.handSizes, player, -1);
  draft.spent = changed(draft.spent, tile, 1);
  emit?.({ kind: 'tilePlayed', player, tile, reason });
};

/**
 * A harpoon is spent; the mover has then used that of his turn.
 * @rule IG-KEPT-3 IG-HARPOON-3
 */
export const spendHarpoon = (
  draft: Draft<State>,
  player: Player,
  reason: TilePlayed['reason'],
  emit: Emit<Event>,
): void => {
  playTile(draft, player, HARPOON, reason, emit);
  if (player === draft.turn) draft.used = { ...draft.used, harpoon: true };
};

/** An animal becomes a trophy. */
export const take = (
  draft: Draft<State>,
  player: Player,
  animal: number,
  cell: Cell,
  how: Taken['how'],
  emit: Emit<Event>,
): void => {
  changeAnimals(draft, animal, cell, -1);
  draft.trophies = changed(draft.trophies, ANIMALS.length * player + animal, 1);
  emit?.({ kind: 'taken', player, animal: ANIMALS[animal]!, cell, how });
};

/** Animals from number `first` on, up to number `end`, leave a cell and the game. */
export const removeAnimals = (
  draft: Draft<State>,
  first: number,
  end: number,
  cell: Cell,
  reason: AnimalGone['reason'],
  emit: Emit<Event>,
): void => {
  for (let animal = first; animal < end; animal++) {
    const count = animalsOn(draft, animal, cell);
    if (count === 0) continue;
    changeAnimals(draft, animal, cell, -count);
    draft.gone = changed(draft.gone, animal, count);
    for (let i = 0; i < count; i++) emit?.({ kind: 'animalGone', animal: ANIMALS[animal]!, cell, reason });
  }
};
