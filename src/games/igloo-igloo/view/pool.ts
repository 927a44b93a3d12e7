import { drawKind, drawWeighted, type RandomState } from '../../../core/chance/random.js';
import type { Player } from '../../../core/contract/game.js';
import type { Mutable } from '../../../core/data/copy.js';
import { sum } from '../../../core/data/list.js';
import { HARPOON_TILE, KEPT_KIND_COUNT, THAW_TILE, type TileKind } from '../components.js';
import { handWeights, harpoonWeights, type Unseen } from './unseen.js';

/** Unseen tiles that are drawn one at a time, for any place in any order; every deal has the same probability. */
export interface TilePool {
  /** Draws the number of tiles of a kept kind, from 0, among the unseen tiles of a hand. */
  drawCount(player: Player, kept: number): number;
  /** Draws the face of a floe. */
  drawFace(): TileKind;
}

/** Builds the pool of what a view does not show. */
export const createPool = ({ unseenTiles, unseenInHand, sailor }: Unseen, random: Mutable<RandomState>): TilePool => {
  const unkeptTiles = unseenTiles.slice(0, THAW_TILE);
  const kept = unseenTiles.slice(THAW_TILE);
  /** By player, the tiles of the hand that are not drawn yet, and the numbers of those that are, by kind. */
  const undrawn = unseenInHand.slice();
  const drawnCounts: (number | undefined)[][] = unseenInHand.map(() => []);
  /** The only hand that may be drawn in part. */
  let openHand: Player | null = null;
  const isUndrawn = (kind: number): boolean =>
    openHand !== null && undrawn[openHand]! > 0 && drawnCounts[openHand]![kind] === undefined;
  /** The number of tiles that may be among those of the current hand that are not drawn yet. */
  const countEligible = (): number => sum(kept.filter((_, kind) => isUndrawn(kind)));

  const assign = (player: Player, kind: number, drawCount: number): void => {
    drawnCounts[player]![kind] = drawCount;
    undrawn[player]! -= drawCount;
    kept[kind]! -= drawCount;
  };
  const fixHarpoonHolder = (): void => {
    if (sailor === null || openHand !== null) return;
    openHand = sailor;
    assign(sailor, HARPOON_TILE - THAW_TILE, drawWeighted(random, harpoonWeights(kept, undrawn[sailor]!)));
  };
  const drawCount = (player: Player, kind: number): void => {
    openHand = player;
    if (drawnCounts[player]![kind] !== undefined) return;
    const size = undrawn[player]!;
    assign(player, kind, size === 0 ? 0 : drawWeighted(random, handWeights(kept[kind]!, countEligible(), size)));
  };
  const finishHand = (player: Player): void => {
    for (let kind = 0; kind < KEPT_KIND_COUNT; kind++) drawCount(player, kind);
  };
  /** Draws a kept kind for a floe: the tiles that still wait for the current hand are less likely there. */
  const drawKeptFace = (): number => {
    const eligible = countEligible();
    const unclaimed = openHand === null ? 0 : eligible - undrawn[openHand]!;
    const weights = kept.map((left, kind) => left * (eligible === 0 ? 1 : isUndrawn(kind) ? unclaimed : eligible));
    return drawWeighted(random, weights);
  };

  return {
    drawCount: (player, kind) => {
      fixHarpoonHolder();
      if (openHand !== null && openHand !== player) finishHand(openHand);
      drawCount(player, kind);
      return drawnCounts[player]![kind]!;
    },
    drawFace: () => {
      fixHarpoonHolder();
      const unkeptCount = sum(unkeptTiles);
      if (drawWeighted(random, [unkeptCount, sum(kept) - sum(undrawn)]) === 0) {
        const kind = drawKind(random, unkeptTiles, unkeptCount);
        unkeptTiles[kind]!--;
        return kind;
      }
      const kind = drawKeptFace();
      kept[kind]!--;
      return THAW_TILE + kind;
    },
  };
};
