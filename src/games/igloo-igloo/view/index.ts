import {
  deferDraw,
  drawInt,
  drawWeighted,
  isChanceControlled,
  type RandomState,
  shuffle,
} from '../../../core/chance/random.js';
import type { Mutable } from '../../../core/data/copy.js';
import {
  type Box,
  type ByKeptKind,
  type ByTileKind,
  HARPOON_TILE,
  THAW_TILE,
  TILES,
  type TileKind,
} from '../components.js';
import type { Draft } from '../state/draft.js';
import type { View } from '../state/index.js';
import { createPool } from './pool.js';
import { collectUnseen, harpoonWeights, type Unseen } from './unseen.js';

/**
 * Deals the tiles that the viewer has not seen: to the hidden hands, to the ice, and to those that were thawed. Every
 * deal has the same probability; a player who could not be at sea without a harpoon holds one in each.
 */
export const hiddenFieldSampler = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const unseen = collectUnseen(view, box);
  const deal = createDealer(unseen);
  return (draft, random) => {
    if (isChanceControlled()) deferTiles(draft, unseen, random);
    else deal(draft, random);
  };
};

/** Leaves every tile to be drawn when a rule reads it. Thawed tiles are never read: those not known stay 0. */
const deferTiles = (draft: Draft, unseen: Unseen, random: Mutable<RandomState>): void => {
  const { knownHands, unseenInHand, hiddenCells, knownThawedTiles } = unseen;
  const pool = createPool(unseen, random);
  draft.hands = knownHands.map((hand, player) =>
    unseenInHand[player] === 0
      ? hand
      : hand.map((known, kind) => deferDraw(() => known + pool.drawCount(player, kind), known)),
  );
  const faces = draft.faceDownTiles.slice();
  for (const cell of hiddenCells) faces[cell] = deferDraw(pool.drawFace);
  draft.faceDownTiles = faces;
  draft.thawedTiles = knownThawedTiles.map((known) => deferDraw(() => known, known));
};

/** Returns a function that deals all unseen tiles: one tile after the other is faster than one place after the other. */
const createDealer = ({ unseenTiles, knownHands, unseenInHand, hiddenCells, knownThawedTiles, sailor }: Unseen) => {
  const kept = listTiles(unseenTiles, THAW_TILE, TILES.length);
  const others = listTiles(unseenTiles, 0, THAW_TILE);
  const seats = unseenInHand.flatMap((size, player) => (size > 0 && player !== sailor ? [player] : []));
  const weights = sailor === null ? [] : harpoonWeights(unseenTiles.slice(THAW_TILE), unseenInHand[sailor]!);

  return (draft: Draft, random: Mutable<RandomState>): void => {
    const remaining = kept.slice();
    const hands = draft.hands.slice();
    for (let player = 0; player < hands.length; player++) hands[player] = knownHands[player]!.slice();
    if (sailor !== null) {
      hands[sailor] = fillHandWithHarpoons(
        remaining,
        knownHands[sailor]!,
        unseenInHand[sailor]!,
        drawWeighted(random, weights),
        random,
      );
    }
    for (const player of seats) hands[player] = fillHand(remaining, knownHands[player]!, unseenInHand[player]!, random);
    draft.hands = hands;
    for (let i = 0; i < others.length; i++) remaining.push(others[i]!);
    const pile = shuffle(random, remaining);
    const faces = draft.faceDownTiles.slice();
    const thawedTiles = knownThawedTiles.slice();
    for (let i = 0; i < pile.length; i++) {
      if (i < hiddenCells.length) faces[hiddenCells[i]!] = pile[i]!;
      else thawedTiles[pile[i]!]!++;
    }
    draft.faceDownTiles = faces;
    draft.thawedTiles = thawedTiles;
  };
};

/** Lists the tiles of some kinds, one by one, from kind `from` up to `to` (excluded). */
const listTiles = (counts: ByTileKind<number>, from: TileKind, to: TileKind): readonly TileKind[] => {
  const pile: TileKind[] = [];
  for (let kind = from; kind < to; kind++) for (let i = 0; i < counts[kind]!; i++) pile.push(kind);
  return pile;
};

/** Takes random tiles out of the pile, and adds them to those that a hand holds. */
const fillHand = (
  pile: TileKind[],
  knownHand: ByKeptKind<number>,
  size: number,
  random: Mutable<RandomState>,
): Mutable<ByKeptKind<number>> => {
  const hand = knownHand.slice();
  for (let i = 0; i < size && pile.length > 0; i++) hand[takeTile(pile, drawInt(random, pile.length)) - THAW_TILE]!++;
  return hand;
};

/** Takes random tiles out of the pile, with exactly `harpoons` harpoons among them. */
const fillHandWithHarpoons = (
  pile: TileKind[],
  knownHand: ByKeptKind<number>,
  size: number,
  harpoons: number,
  random: Mutable<RandomState>,
): Mutable<ByKeptKind<number>> => {
  const rest = pile.filter((kind) => kind !== HARPOON_TILE);
  const kept = pile.length - rest.length - harpoons;
  const hand = fillHand(rest, knownHand, size - harpoons, random);
  hand[HARPOON_TILE - THAW_TILE] = harpoons;
  pile.length = 0;
  for (let i = 0; i < rest.length; i++) pile.push(rest[i]!);
  for (let i = 0; i < kept; i++) pile.push(HARPOON_TILE);
  return hand;
};

/** Takes a tile out of the pile; the last one fills its place. */
const takeTile = (pile: TileKind[], index: number): TileKind => {
  const tile = pile[index]!;
  const last = pile.pop()!;
  if (index < pile.length) pile[index] = last;
  return tile;
};
