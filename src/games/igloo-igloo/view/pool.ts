import { drawKind, drawWeighted, type RandomState } from '../../../core/chance/random.js';
import type { Player } from '../../../core/contract/game.js';
import type { Mutable } from '../../../core/data/copy.js';
import { sum } from '../../../core/data/list.js';
import { HARPOON, KEPT, THAW, type TileKind } from '../components.js';
import { handWeights, harpoonWeights, type Unseen } from './unseen.js';

/** Unseen tiles that are drawn one at a time, for any place in any order; every deal has the same probability. */
export interface Pool {
  /** Draws the number of tiles of a kept kind, from 0, among the unseen tiles of a hand. */
  countIn(player: Player, kept: number): number;
  /** Draws the face of a floe. */
  face(): TileKind;
}

/** Builds the pool of what a view does not show. */
export const poolOf = ({ tiles, inHand, sailor }: Unseen, random: Mutable<RandomState>): Pool => {
  const others = tiles.slice(0, THAW);
  const kept = tiles.slice(THAW);
  /** By player, the tiles of the hand that are not drawn yet, and the numbers of those that are, by kind. */
  const waiting = inHand.slice();
  const drawn: (number | undefined)[][] = inHand.map(() => []);
  /** The only hand that may be drawn in part. */
  let current: Player | null = null;
  const isWaiting = (kind: number): boolean =>
    current !== null && waiting[current]! > 0 && drawn[current]![kind] === undefined;
  /** The number of tiles that may be among those of the current hand that are not drawn yet. */
  const eligible = (): number => sum(kept.filter((_, kind) => isWaiting(kind)));

  const put = (player: Player, kind: number, count: number): void => {
    drawn[player]![kind] = count;
    waiting[player]! -= count;
    kept[kind]! -= count;
  };
  const sendSailor = (): void => {
    if (sailor === null || current !== null) return;
    current = sailor;
    put(sailor, HARPOON - THAW, drawWeighted(random, harpoonWeights(kept, waiting[sailor]!)));
  };
  const count = (player: Player, kind: number): void => {
    current = player;
    if (drawn[player]![kind] !== undefined) return;
    const size = waiting[player]!;
    put(player, kind, size === 0 ? 0 : drawWeighted(random, handWeights(kept[kind]!, eligible(), size)));
  };
  const complete = (player: Player): void => {
    for (let kind = 0; kind < KEPT; kind++) count(player, kind);
  };
  /** Draws a kept kind for a floe: the tiles that still wait for the current hand are less likely there. */
  const keptFace = (): number => {
    const among = eligible();
    const free = current === null ? 0 : among - waiting[current]!;
    const weights = kept.map((left, kind) => left * (among === 0 ? 1 : isWaiting(kind) ? free : among));
    return drawWeighted(random, weights);
  };

  return {
    countIn: (player, kind) => {
      sendSailor();
      if (current !== null && current !== player) complete(current);
      count(player, kind);
      return drawn[player]![kind]!;
    },
    face: () => {
      sendSailor();
      const unkept = sum(others);
      if (drawWeighted(random, [unkept, sum(kept) - sum(waiting)]) === 0) {
        const kind = drawKind(random, others, unkept);
        others[kind]!--;
        return kind;
      }
      const kind = keptFace();
      kept[kind]!--;
      return THAW + kind;
    },
  };
};
