import { draw, drawWeighted, isTold, later, type RandomState, shuffle } from '../../../core/chance/random.js';
import type { Mutable } from '../../../core/data/copy.js';
import { type Box, type ByKeptKind, type ByTileKind, HARPOON, THAW, TILES, type TileKind } from '../components.js';
import type { Draft } from '../state/draft.js';
import type { View } from '../state/index.js';
import { poolOf } from './pool.js';
import { harpoonWeights, type Unseen, unseenOf } from './unseen.js';

/**
 * Deals the tiles that the viewer has not seen: to the hidden hands, to the ice, and to those that were thawed. Every
 * deal has the same probability; a player who could not be at sea without a harpoon holds one in each.
 */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const unseen = unseenOf(view, box);
  const deal = dealerOf(unseen);
  return (draft, random) => {
    if (isTold()) leaveOpen(draft, unseen, random);
    else deal(draft, random);
  };
};

/** Leaves every place to be drawn when a rule reads it. Thawed tiles are never read: those not known stay 0. */
const leaveOpen = (draft: Draft, unseen: Unseen, random: Mutable<RandomState>): void => {
  const { held, inHand, ice, lost } = unseen;
  const pool = poolOf(unseen, random);
  draft.hands = held.map((hand, player) =>
    inHand[player] === 0 ? hand : hand.map((known, kind) => later(() => known + pool.countIn(player, kind), known)),
  );
  const faces = draft.faces.slice();
  for (const cell of ice) faces[cell] = later(pool.face);
  draft.faces = faces;
  draft.lost = lost.map((known) => later(() => known, known));
};

/** Returns a function that deals all unseen tiles: one tile after the other is faster than one place after the other. */
const dealerOf = ({ tiles, held, inHand, ice, lost, sailor }: Unseen) => {
  const kept = pileOf(tiles, THAW, TILES.length);
  const others = pileOf(tiles, 0, THAW);
  const seats = inHand.flatMap((size, player) => (size > 0 && player !== sailor ? [player] : []));
  const weights = sailor === null ? [] : harpoonWeights(tiles.slice(THAW), inHand[sailor]!);

  return (draft: Draft, random: Mutable<RandomState>): void => {
    const left = kept.slice();
    const hands = draft.hands.slice();
    for (let player = 0; player < hands.length; player++) hands[player] = held[player]!.slice();
    if (sailor !== null) {
      hands[sailor] = armedHand(left, held[sailor]!, inHand[sailor]!, drawWeighted(random, weights), random);
    }
    for (const player of seats) hands[player] = handOf(left, held[player]!, inHand[player]!, random);
    draft.hands = hands;
    for (let i = 0; i < others.length; i++) left.push(others[i]!);
    const pile = shuffle(random, left);
    const faces = draft.faces.slice();
    const thawed = lost.slice();
    for (let i = 0; i < pile.length; i++) {
      if (i < ice.length) faces[ice[i]!] = pile[i]!;
      else thawed[pile[i]!]!++;
    }
    draft.faces = faces;
    draft.lost = thawed;
  };
};

/** Lists the tiles of some kinds, one by one, from kind `from` up to `to` (excluded). */
const pileOf = (counts: ByTileKind<number>, from: TileKind, to: TileKind): readonly TileKind[] => {
  const pile: TileKind[] = [];
  for (let kind = from; kind < to; kind++) for (let i = 0; i < counts[kind]!; i++) pile.push(kind);
  return pile;
};

/** Takes random tiles out of the pile, and adds them to those that a hand holds. */
const handOf = (
  pile: TileKind[],
  held: ByKeptKind<number>,
  size: number,
  random: Mutable<RandomState>,
): Mutable<ByKeptKind<number>> => {
  const hand = held.slice();
  for (let i = 0; i < size && pile.length > 0; i++) hand[takeAt(pile, draw(random, pile.length)) - THAW]!++;
  return hand;
};

/** Takes random tiles out of the pile, with exactly `harpoons` harpoons among them. */
const armedHand = (
  pile: TileKind[],
  held: ByKeptKind<number>,
  size: number,
  harpoons: number,
  random: Mutable<RandomState>,
): Mutable<ByKeptKind<number>> => {
  const rest = pile.filter((kind) => kind !== HARPOON);
  const kept = pile.length - rest.length - harpoons;
  const hand = handOf(rest, held, size - harpoons, random);
  hand[HARPOON - THAW] = harpoons;
  pile.length = 0;
  for (let i = 0; i < rest.length; i++) pile.push(rest[i]!);
  for (let i = 0; i < kept; i++) pile.push(HARPOON);
  return hand;
};

/** Takes a tile out of the pile; the last one fills its place. */
const takeAt = (pile: TileKind[], at: number): TileKind => {
  const tile = pile[at]!;
  const last = pile.pop()!;
  if (at < pile.length) pile[at] = last;
  return tile;
};
