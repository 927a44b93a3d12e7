import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { changed, sum } from '../../../core/list.js';
import { drawKind } from '../../../core/random.js';
import type { Cell } from '../board.js';
import { BEAR, BEAR_TILE, type Box, DRIFT, FISH2, FISH3, FOX, PACK, THAW, type TileKind } from '../components.js';
import type { Event } from '../events.js';
import { canShift } from '../legal/ice.js';
import type { Melt } from '../moves/index.js';
import type { Ground, Phase, State } from '../state.js';
import { changeAnimals } from './pieces.js';
import { endMelt } from './turn.js';

const DRIFTING: Draft<Phase> = Object.freeze({ kind: 'drift' });

/**
 * A tile is taken from the board; a kept one unseen, any other is carried out.
 * @rule IG-MELT-6 IG-INFO-1
 */
export const melt = (draft: Draft<State>, box: Box, { cell }: Melt, emit: Emit<Event>): void => {
  const player = draft.turn;
  const tile = draft.faces[cell]!;
  liftTile(draft, cell, tile === PACK ? 'pack' : 'water');
  emit?.({ kind: 'melted', player, cell, tile: tile < THAW ? tile : null });
  if (tile < THAW) return carryOut(draft, box, cell, tile, emit);
  draft.hands = draft.hands.slice();
  draft.hands[player] = changed(draft.hands[player]!, tile - THAW, 1);
  draft.handSizes = changed(draft.handSizes, player, 1);
  emit?.({ kind: 'kept', player, tile });
  endMelt(draft, box, emit);
};

/** A tile no longer lies face down. */
export const liftTile = (draft: Draft<State>, cell: Cell, ground: Ground): void => {
  draft.ground = draft.ground.slice();
  draft.ground[cell] = ground;
  draft.faces = draft.faces.slice();
  draft.faces[cell] = null;
};

const carryOut = (draft: Draft<State>, box: Box, cell: Cell, tile: TileKind, emit: Emit<Event>): void => {
  if (tile === PACK) turnPack(draft, cell, emit);
  else draft.spent = changed(draft.spent, tile, 1);
  if (tile === FISH2 || tile === FISH3) placeFish(draft, cell, tile === FISH2 ? 2 : 3, emit);
  if (tile === BEAR_TILE) placeBear(draft, cell, emit);
  if (tile === DRIFT && canShift(draft)) return askForShift(draft);
  if (tile === DRIFT) emit?.({ kind: 'driftLost' });
  endMelt(draft, box, emit);
};

/**
 * Fish are drawn one after the other, as long as there are any.
 * @rule IG-FISH-1 IG-FISH-2
 */
export const placeFish = (draft: Draft<State>, cell: Cell, count: number, emit: Emit<Event>): void => {
  for (let left = Math.min(count, sum(draft.fishSupply)); left > 0; left--) {
    const fish = drawKind(draft.random, draft.fishSupply, sum(draft.fishSupply));
    draft.fishSupply = changed(draft.fishSupply, fish, -1);
    changeAnimals(draft, fish, cell, 1);
    emit?.({ kind: 'fishPlaced', cell, value: fish + 1 });
  }
};

/** @rule IG-BEAR-1 */
const placeBear = (draft: Draft<State>, cell: Cell, emit: Emit<Event>): void => {
  if (draft.bearSupply === 0) return;
  draft.bearSupply--;
  changeAnimals(draft, BEAR, cell, 1);
  emit?.({ kind: 'bearAppeared', cell });
};

/** @rule IG-PACK-1 */
const turnPack = (draft: Draft<State>, cell: Cell, emit: Emit<Event>): void => {
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

/** @rule IG-DRIFT-1 IG-DRIFT-7 */
const askForShift = (draft: Draft<State>): void => {
  draft.phase = DRIFTING;
};
