import { type ByPlayer, HIDDEN, type Player } from '../../../core/contract/game.js';
import { repeated, sum } from '../../../core/data/list.js';
import { type Box, type ByKeptKind, type ByTileKind, HARPOON, KEPT, PACK, THAW, TILES } from '../components.js';
import { CELLS, type Cell } from '../grid.js';
import { hasLanding } from '../legal/water.js';
import type { State, View } from '../state/index.js';

/** The tiles that a view shows, and the places of those that it does not show. */
export interface Unseen {
  /** The number of tiles that were not seen. */
  readonly tiles: ByTileKind<number>;
  /** The tiles that are known to be in each hand; in a told game there may be others. */
  readonly held: ByPlayer<ByKeptKind<number>>;
  /** The number of other tiles in each hand. */
  readonly inHand: ByPlayer<number>;
  /** The cells whose faces are hidden. */
  readonly ice: readonly Cell[];
  /** The thawed tiles that are known. */
  readonly lost: ByTileKind<number>;
  /** The player who must have a harpoon among the unseen tiles; null if there is none. */
  readonly sailor: Player | null;
}

/** Collects what a view does not show of the tiles. */
export const unseenOf = (view: View, box: Box): Unseen => {
  const held = view.hands.map((hand) => (hand === HIDDEN ? repeated(0, KEPT) : hand));
  const lost = view.lost === HIDDEN ? repeated(0, TILES.length) : view.lost;
  const ice: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (view.faces[cell] === HIDDEN) ice.push(cell);
  return {
    tiles: unseenTiles(view, box, held, lost),
    held,
    inHand: held.map((hand, player) => view.handSizes[player]! - sum(hand)),
    ice,
    lost,
    sailor: sailorOf(view, held),
  };
};

const unseenTiles = (
  { ground, faces, spent }: View,
  { tiles }: Box,
  held: Unseen['held'],
  lost: ByTileKind<number>,
): ByTileKind<number> => {
  const unseen = tiles.map((count, kind) => count - spent[kind]! - lost[kind]!);
  for (const each of ground) if (each === 'pack') unseen[PACK]!--;
  for (const face of faces) if (face !== null && face !== HIDDEN) unseen[face]!--;
  for (const hand of held) for (let kind = 0; kind < KEPT; kind++) unseen[THAW + kind]! -= hand[kind]!;
  return unseen;
};

/**
 * Returns a mover at sea of whose hand no harpoon is known, and who could not land anywhere without one; null if there
 * is none.
 */
const sailorOf = (view: View, held: Unseen['held']): Player | null => {
  const { phase, turn, handSizes } = view;
  const hand = held[turn]!;
  if (phase.kind !== 'kayak' || hand[HARPOON - THAW]! > 0 || handSizes[turn] === sum(hand)) return null;
  const emptyHanded = { ...view, handSizes: repeated(0, view.players) };
  return hasLanding(emptyHanded as unknown as State, phase.from) ? null : turn;
};

/**
 * Returns, by number of harpoons, how many hands of `size` of these tiles have that many; 0 for none, since such hands
 * are excluded.
 */
export const harpoonWeights = (kept: ByKeptKind<number>, size: number): readonly number[] => {
  const weights = handWeights(kept[HARPOON - THAW]!, sum(kept), size);
  weights[0] = 0;
  return weights;
};

/** Returns, by number of tiles of a kind, how many hands of `size` of `all` tiles have that many, if it has `count`. */
export const handWeights = (count: number, all: number, size: number): number[] => {
  const weights: number[] = [];
  for (let found = 0; found <= size; found++) {
    weights.push(waysToChoose(found, count) * waysToChoose(size - found, all - count));
  }
  return weights;
};

const waysToChoose = (count: number, among: number): number => {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (among - i)) / (i + 1);
  return ways;
};
