import { draw, drawWeighted, type RandomState, shuffle } from '../../core/chance/random.js';
import { HIDDEN, type Player } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import { repeated, sum } from '../../core/data/list.js';
import {
  type Box,
  type ByKeptKind,
  type ByTileKind,
  HARPOON,
  KEPT,
  PACK,
  THAW,
  TILES,
  type TileKind,
} from './components.js';
import { CELLS, type Cell } from './grid.js';
import { hasLanding } from './legal/water.js';
import type { Draft } from './state/draft.js';
import type { State, View } from './state/index.js';

/**
 * Deals the tiles that the viewer has not seen: to the hidden hands, to the ice, and to those that were thawed. Every
 * deal has the same probability; a player who could not be at sea without a harpoon holds one in each.
 */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const unseen = unseenTiles(view, box);
  const kept = pileOf(unseen, THAW, TILES.length);
  const others = pileOf(unseen, 0, THAW);
  const sailor = sailorOf(view);
  const seats = view.hands.flatMap((hand, player) => (hand === HIDDEN && player !== sailor ? [player] : []));
  const weights = sailor === null ? [] : harpoonWeights(kept, view.handSizes[sailor]!);
  const ice: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (view.ground[cell] === 'ice') ice.push(cell);

  return (draft, random) => {
    const left = kept.slice();
    const hands = draft.hands.slice();
    if (sailor !== null) {
      hands[sailor] = armedHand(left, view.handSizes[sailor]!, drawWeighted(random, weights), random);
    }
    for (const player of seats) hands[player] = handOf(left, view.handSizes[player]!, random);
    draft.hands = hands;
    for (let i = 0; i < others.length; i++) left.push(others[i]!);
    layTiles(draft, ice, shuffle(random, left));
  };
};

/** Counts the unseen tiles by kind. */
const unseenTiles = ({ ground, hands, spent }: View, { tiles }: Box): ByTileKind<number> => {
  const packs = ground.filter((each) => each === 'pack').length;
  const open = hands.filter((hand) => hand !== HIDDEN);
  return tiles.map((count, kind) => {
    const held = kind < THAW ? 0 : sum(open.map((hand) => hand[kind - THAW]!));
    return count - spent[kind]! - held - (kind === PACK ? packs : 0);
  });
};

/** Lists the tiles of some kinds, one by one, from kind `from` up to `to` (excluded). */
const pileOf = (counts: ByTileKind<number>, from: TileKind, to: TileKind): readonly TileKind[] => {
  const pile: TileKind[] = [];
  for (let kind = from; kind < to; kind++) for (let i = 0; i < counts[kind]!; i++) pile.push(kind);
  return pile;
};

/**
 * Returns a mover at sea whose hand is hidden, and who could not land anywhere if it were empty; null if there is none.
 */
const sailorOf = (view: View): Player | null => {
  const { phase, turn, hands } = view;
  if (phase.kind !== 'kayak' || hands[turn] !== HIDDEN) return null;
  const emptyHanded = { ...view, handSizes: repeated(0, view.players) };
  return hasLanding(emptyHanded as unknown as State, phase.from) ? null : turn;
};

/**
 * Returns, by number of harpoons, how many hands of `size` of these tiles have that many; 0 for none, since such hands
 * are excluded.
 */
const harpoonWeights = (kept: readonly TileKind[], size: number): readonly number[] => {
  const harpoons = kept.filter((kind) => kind === HARPOON).length;
  const weights = [0];
  for (let count = 1; count <= size; count++) {
    weights.push(waysToChoose(count, harpoons) * waysToChoose(size - count, kept.length - harpoons));
  }
  return weights;
};

const waysToChoose = (count: number, among: number): number => {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (among - i)) / (i + 1);
  return ways;
};

/** Takes a random hand of a size out of the pile. */
const handOf = (pile: TileKind[], size: number, random: Mutable<RandomState>): Mutable<ByKeptKind<number>> => {
  const hand = repeated(0, KEPT);
  for (let i = 0; i < size && pile.length > 0; i++) hand[takeAt(pile, draw(random, pile.length)) - THAW]!++;
  return hand;
};

/** Takes a random hand of a size out of the pile, with exactly `harpoons` harpoons. */
const armedHand = (
  pile: TileKind[],
  size: number,
  harpoons: number,
  random: Mutable<RandomState>,
): Mutable<ByKeptKind<number>> => {
  const rest = pile.filter((kind) => kind !== HARPOON);
  const kept = pile.length - rest.length - harpoons;
  const hand = handOf(rest, size - harpoons, random);
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

/** Lays tiles on the ice; the rest was thawed. */
const layTiles = (draft: Draft, ice: readonly Cell[], pile: readonly TileKind[]): void => {
  const faces: (TileKind | null)[] = repeated(null, CELLS);
  const lost = repeated(0, TILES.length);
  for (let i = 0; i < pile.length; i++) {
    if (i < ice.length) faces[ice[i]!] = pile[i]!;
    else lost[pile[i]!]!++;
  }
  draft.faces = faces;
  draft.lost = lost;
};
