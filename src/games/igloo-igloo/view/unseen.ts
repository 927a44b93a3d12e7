import { type ByPlayer, HIDDEN, type Player } from '../../../core/contract/game.js';
import { repeatItem, sum } from '../../../core/data/list.js';
import {
  type Box,
  type ByKeptKind,
  type ByTileKind,
  HARPOON_TILE,
  KEPT_KIND_COUNT,
  PACK_TILE,
  THAW_TILE,
  TILES,
} from '../components.js';
import { CELL_COUNT, type Cell } from '../grid.js';
import { hasLanding } from '../legal/water.js';
import type { State, View } from '../state/index.js';

/** The tiles that a view shows, and where those are that it does not show. */
export interface Unseen {
  /** The number of tiles that were not seen. */
  readonly unseenTiles: ByTileKind<number>;
  /** The tiles that are known to be in each hand; in a told game there may be others. */
  readonly knownHands: ByPlayer<ByKeptKind<number>>;
  /** The number of other tiles in each hand. */
  readonly unseenInHand: ByPlayer<number>;
  /** The cells whose faces are hidden. */
  readonly hiddenCells: readonly Cell[];
  /** The thawed tiles that are known. */
  readonly knownThawedTiles: ByTileKind<number>;
  /** The player who must have a harpoon among the unseen tiles; null if there is none. */
  readonly sailor: Player | null;
}

/** Collects what a view does not show of the tiles. */
export const collectUnseen = (view: View, box: Box): Unseen => {
  const knownHands = view.hands.map((hand) => (hand === HIDDEN ? repeatItem(0, KEPT_KIND_COUNT) : hand));
  const knownThawedTiles = view.thawedTiles === HIDDEN ? repeatItem(0, TILES.length) : view.thawedTiles;
  const hiddenCells: Cell[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) if (view.faceDownTiles[cell] === HIDDEN) hiddenCells.push(cell);
  return {
    unseenTiles: countUnseenTiles(view, box, knownHands, knownThawedTiles),
    knownHands,
    unseenInHand: knownHands.map((hand, player) => view.handSizes[player]! - sum(hand)),
    hiddenCells,
    knownThawedTiles,
    sailor: findSailor(view, knownHands),
  };
};

const countUnseenTiles = (
  { ground, faceDownTiles, discardedTiles }: View,
  { tileCounts }: Box,
  knownHands: Unseen['knownHands'],
  knownThawedTiles: ByTileKind<number>,
): ByTileKind<number> => {
  const unseen = tileCounts.map((count, kind) => count - discardedTiles[kind]! - knownThawedTiles[kind]!);
  for (const each of ground) if (each === 'pack') unseen[PACK_TILE]!--;
  for (const face of faceDownTiles) if (face !== null && face !== HIDDEN) unseen[face]!--;
  for (const hand of knownHands)
    for (let kind = 0; kind < KEPT_KIND_COUNT; kind++) unseen[THAW_TILE + kind]! -= hand[kind]!;
  return unseen;
};

/**
 * Returns the player in a kayak who can only land by killing a bear, if no harpoon of theirs is known; null if there is
 * none.
 */
const findSailor = (view: View, knownHands: Unseen['knownHands']): Player | null => {
  const { phase, turnPlayer, handSizes } = view;
  const hand = knownHands[turnPlayer]!;
  if (phase.kind !== 'kayak' || hand[HARPOON_TILE - THAW_TILE]! > 0 || handSizes[turnPlayer] === sum(hand)) return null;
  const emptyHanded = { ...view, handSizes: repeatItem(0, view.players) };
  return hasLanding(emptyHanded as unknown as State, phase.from) ? null : turnPlayer;
};

/**
 * Returns, by number of harpoons, how many hands of `size` of these tiles have that many; 0 for none, since such hands
 * are excluded.
 */
export const harpoonWeights = (kept: ByKeptKind<number>, size: number): readonly number[] => {
  const weights = handWeights(kept[HARPOON_TILE - THAW_TILE]!, sum(kept), size);
  weights[0] = 0;
  return weights;
};

/** Returns, by number of tiles of a kind, how many hands of `size` have that many; `count` of the `total` tiles are of it. */
export const handWeights = (count: number, total: number, size: number): number[] => {
  const weights: number[] = [];
  for (let found = 0; found <= size; found++) {
    weights.push(binomial(found, count) * binomial(size - found, total - count));
  }
  return weights;
};

const binomial = (count: number, total: number): number => {
  let combinations = 1;
  for (let i = 0; i < count; i++) combinations = (combinations * (total - i)) / (i + 1);
  return combinations;
};
