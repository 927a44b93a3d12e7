import { drawKind } from '../../../core/chance/random.js';
import { sum, withAdded, withItemAt } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { BEAR, FIRST_FOX, PACK_TILE, THAW_TILE, TILES, type TileKind, type TileName } from '../components.js';
import type { Cell } from '../grid.js';
import { hasShiftableFloe } from '../legal/ice.js';
import type { Melt } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import type { Phase } from '../state/index.js';
import { changeAnimals } from './pieces.js';
import { beginActions } from './turn.js';

const DRIFT_PHASE: Phase = Object.freeze({ kind: 'drift' });

/**
 * Takes a tile off the board; a kept one goes to the hand unseen, any other takes effect.
 * @rule IG-MELT-6
 */
export const melt = (run: Run, { cell }: Melt): void => {
  const { draft, emit } = run;
  const tile = draft.faceDownTiles[cell]!;
  liftTile(draft, cell);
  if (tile < THAW_TILE && tile !== PACK_TILE) draft.discardedTiles = withAdded(draft.discardedTiles, tile, 1);
  emit?.({ kind: 'tileMelted', player: draft.turnPlayer, cell, tile: tile < THAW_TILE ? tile : null });
  TILE_EFFECTS[TILES[tile]!](run, cell, tile);
  if (!run.hasAsked) beginActions(run);
};

/** Takes a tile off the board; its cell is water. */
export const liftTile = (draft: Draft, cell: Cell): void => {
  draft.ground = withItemAt(draft.ground, cell, 'water');
  draft.faceDownTiles = withItemAt(draft.faceDownTiles, cell, null);
};

/** @rule IG-INFO-1 */
const keepTile = ({ draft, emit }: Run, _: Cell, tile: TileKind): void => {
  const player = draft.turnPlayer;
  draft.hands = withItemAt(draft.hands, player, withAdded(draft.hands[player]!, tile - THAW_TILE, 1));
  draft.handSizes = withAdded(draft.handSizes, player, 1);
  emit?.({ kind: 'tileKept', player, tile });
};

/** @rule IG-DRIFT-1 IG-DRIFT-7 */
const beginDrift = (run: Run): void => {
  if (hasShiftableFloe(run.draft)) ask(run, DRIFT_PHASE);
  else run.emit?.({ kind: 'driftLost' });
};

/**
 * Draws fish one after the other, as long as there are any.
 * @rule IG-FISH-1 IG-FISH-2
 */
export const placeFish = ({ draft, emit }: Run, cell: Cell, count: number): void => {
  for (let remaining = Math.min(count, sum(draft.fishSupply)); remaining > 0; remaining--) {
    const fish = drawKind(draft.random, draft.fishSupply, sum(draft.fishSupply));
    draft.fishSupply = withAdded(draft.fishSupply, fish, -1);
    changeAnimals(draft, fish, cell, 1);
    emit?.({ kind: 'fishPlaced', cell, value: fish + 1 });
  }
};

/** @rule IG-BEAR-1 */
const placeBear = ({ draft, emit }: Run, cell: Cell): void => {
  if (draft.bearSupply === 0) return;
  draft.bearSupply--;
  changeAnimals(draft, BEAR, cell, 1);
  emit?.({ kind: 'bearAppeared', cell });
};

/** @rule IG-PACK-1 */
const turnPack = ({ draft, emit }: Run, cell: Cell): void => {
  draft.ground = withItemAt(draft.ground, cell, 'pack');
  const foxCount = sum(draft.foxSupply);
  if (foxCount === 0) {
    emit?.({ kind: 'packTurned', cell, foxValue: null });
    return;
  }
  const fox = drawKind(draft.random, draft.foxSupply, foxCount);
  draft.foxSupply = withAdded(draft.foxSupply, fox, -1);
  changeAnimals(draft, FIRST_FOX + fox, cell, 1);
  emit?.({ kind: 'packTurned', cell, foxValue: fox + 1 });
};

/** The effects of tiles when they are taken off the board. */
const TILE_EFFECTS: Readonly<Record<TileName, (run: Run, cell: Cell, tile: TileKind) => void>> = {
  fish2: (run, cell) => placeFish(run, cell, run.box.components.fishPerTile.fish2),
  fish3: (run, cell) => placeFish(run, cell, run.box.components.fishPerTile.fish3),
  bear: placeBear,
  pack: turnPack,
  drift: beginDrift,
  thaw: keepTile,
  harpoon: keepTile,
  animals: keepTile,
  endurance1: keepTile,
  endurance2: keepTile,
  endurance3: keepTile,
};
