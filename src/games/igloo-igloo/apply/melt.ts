import { drawKind } from '../../../core/chance/random.js';
import { ask } from '../../../core/contract/run.js';
import { changed, replaced, sum } from '../../../core/data/list.js';
import { BEAR, BEAR_TILE, DRIFT, FISH2, FISH3, FOX, PACK, THAW, type TileKind } from '../components.js';
import type { Cell } from '../grid.js';
import { canShift } from '../legal/ice.js';
import type { Melt } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import type { Phase } from '../state/index.js';
import { changeAnimals } from './pieces.js';
import { endMelt } from './turn.js';

const DRIFTING: Phase = Object.freeze({ kind: 'drift' });

/**
 * Takes a tile off the board; a kept one goes to the hand unseen, any other takes effect.
 * @rule IG-MELT-6 IG-INFO-1
 */
export const melt = (run: Run, { cell }: Melt): void => {
  const { draft, emit } = run;
  const player = draft.turn;
  const tile = draft.faces[cell]!;
  liftTile(draft, cell);
  if (tile < THAW && tile !== PACK) draft.spent = changed(draft.spent, tile, 1);
  emit?.({ kind: 'melted', player, cell, tile: tile < THAW ? tile : null });
  if (tile < THAW) return carryOut(run, cell, tile);
  draft.hands = replaced(draft.hands, player, changed(draft.hands[player]!, tile - THAW, 1));
  draft.handSizes = changed(draft.handSizes, player, 1);
  emit?.({ kind: 'kept', player, tile });
  endMelt(run);
};

/** Takes a tile off the board; its cell is water. */
export const liftTile = (draft: Draft, cell: Cell): void => {
  draft.ground = replaced(draft.ground, cell, 'water');
  draft.faces = replaced(draft.faces, cell, null);
};

/** @rule IG-DRIFT-1 IG-DRIFT-7 */
const carryOut = (run: Run, cell: Cell, tile: TileKind): void => {
  const { draft, box, emit } = run;
  const { shoals } = box.components;
  if (tile === PACK) turnPack(run, cell);
  if (tile === FISH2) placeFish(run, cell, shoals.fish2);
  if (tile === FISH3) placeFish(run, cell, shoals.fish3);
  if (tile === BEAR_TILE) placeBear(run, cell);
  if (tile === DRIFT && canShift(draft)) return ask(run, DRIFTING);
  if (tile === DRIFT) emit?.({ kind: 'driftLost' });
  endMelt(run);
};

/**
 * Draws fish one after the other, as long as there are any.
 * @rule IG-FISH-1 IG-FISH-2
 */
export const placeFish = ({ draft, emit }: Run, cell: Cell, count: number): void => {
  for (let left = Math.min(count, sum(draft.fishSupply)); left > 0; left--) {
    const fish = drawKind(draft.random, draft.fishSupply, sum(draft.fishSupply));
    draft.fishSupply = changed(draft.fishSupply, fish, -1);
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
  draft.ground = replaced(draft.ground, cell, 'pack');
  const size = sum(draft.foxSupply);
  if (size === 0) {
    emit?.({ kind: 'packTurned', cell, fox: null });
    return;
  }
  const fox = drawKind(draft.random, draft.foxSupply, size);
  draft.foxSupply = changed(draft.foxSupply, fox, -1);
  changeAnimals(draft, FOX + fox, cell, 1);
  emit?.({ kind: 'packTurned', cell, fox: fox + 1 });
};
