import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { availableBits } from '../available.js';
import { type Box, SYMBOLS, type Sym } from '../components.js';
import type { Event, TilesSwapped } from '../events/index.js';
import type { As, Drop, Lift, Place, Take, UseFor } from '../moves/index.js';
import {
  type AsPhase,
  type DropPhase,
  type Held,
  type Owner,
  type PlacePhase,
  SIKU,
  type State,
  type TakePhase,
  type Use,
  type UsePhase,
} from '../state/index.js';
import type { Flow } from './flow.js';
import { score } from './scoring.js';

/** Whether these are the symbols of a double card. */
const isDouble = (bits: number): boolean => (bits & (bits - 1)) !== 0;

const symbolOf = (bits: number): Sym => SYMBOLS[Math.log2(bits)]!;

/** @rule NU-TAKE-4 NU-SIKU-1 */
export const take = (draft: Draft<State>, box: Box, { card }: Take, phase: TakePhase, emit: Emit<Event>): Flow => {
  const { any } = phase;
  const { active, reservation, lots } = draft;
  const slot = draft.line.indexOf(card);
  draft.line[slot] = -1;
  if (reservation?.slot === slot) draft.reservation = null;
  emit?.({ kind: 'cardTaken', owner: active, card, slot });
  const lot = lots[active];
  if (lot === undefined) return chooseSymbol(draft, box, card, 'self', any, emit);
  if (lot.own === 0 || lot.siku === 0) return chooseSymbol(draft, box, card, lot.own > 0 ? 'self' : 'siku', any, emit);
  draft.phase = { kind: 'use', card, any };
  return 'decision';
};

export const use = (draft: Draft<State>, box: Box, move: UseFor, phase: UsePhase, emit: Emit<Event>): Flow =>
  chooseSymbol(draft, box, phase.card, move.for, phase.any, emit);

/** @rule NU-PLACE-4 NU-PLACE-6 */
const chooseSymbol = (draft: Draft<State>, box: Box, card: number, use: Use, any: boolean, emit: Emit<Event>): Flow => {
  const printed = box.cardBits[card]!;
  const bits = isDouble(printed) && !any ? printed & availableBits(draft, box) : printed;
  if (!isDouble(bits))
    return file(draft, box, { kind: 'place', card, as: symbolOf(bits), use, free: any, liberty: false }, emit);
  draft.phase = { kind: 'as', card, use, any };
  return 'decision';
};

export const as = (draft: Draft<State>, box: Box, { symbol }: As, phase: AsPhase, emit: Emit<Event>): Flow => {
  const { card, use, any } = phase;
  return file(draft, box, { kind: 'place', card, as: symbol, use, free: any, liberty: false }, emit);
};

/** @rule NU-PLACE-5 */
const file = (draft: Draft<State>, box: Box, phase: PlacePhase, emit: Emit<Event>): Flow => {
  fileCard(draft, box, phase.use === 'self' ? draft.active : SIKU, phase.card, phase.as, emit);
  draft.phase = phase;
  return 'decision';
};

/**
 * A card goes to its owner's column; of Siku and the dummies only labourers do.
 * @rule NU-PLACE-7 NU-SIKU-3 NU-SOLO-13
 */
export const fileCard = (
  draft: Draft<State>,
  box: Box,
  owner: Owner,
  card: number,
  as: Sym,
  emit: Emit<Event>,
): void => {
  if (owner < draft.players || as === 'labourer') {
    const tool = as === 'artisan' ? box.parts.cards[card]!.tool : null;
    const held: Held = { card, as, tool, changed: false };
    draft.areas[owner] = [...draft.areas[owner]!, held];
    emit?.({ kind: 'cardFiled', owner, card, as });
  } else {
    draft.discard = [...draft.discard, card];
    emit?.({ kind: 'cardFiled', owner, card, as: null });
  }
};

/** @rule NU-SWAP-1 NU-SIKU-4 */
export const lift = (draft: Draft<State>, { cell }: Lift, { card, use }: PlacePhase): Flow => {
  draft.phase = { kind: 'drop', card, use, from: cell };
  return 'decision';
};

/** @rule NU-SWAP-2 NU-SWAP-3 */
export const drop = (draft: Draft<State>, box: Box, { cell }: Drop, phase: DropPhase, emit: Emit<Event>): Flow => {
  swapTiles(draft, phase.from, cell, 'labourer', emit);
  return placeOwn(draft, box, cell, phase.use, 'labourer', emit);
};

/** Two tiles change places. */
export const swapTiles = (
  draft: Draft<State>,
  from: number,
  to: number,
  reason: TilesSwapped['reason'],
  emit: Emit<Event>,
): void => {
  const lifted = draft.tiles[from]!;
  draft.tiles[from] = draft.tiles[to]!;
  draft.tiles[to] = lifted;
  emit?.({ kind: 'tilesSwapped', cells: [from, to], reason });
};

export const place = (draft: Draft<State>, box: Box, { cell }: Place, phase: PlacePhase, emit: Emit<Event>): Flow =>
  placeOwn(draft, box, cell, phase.use, phase.as, emit);

/** @rule NU-TURN-1 NU-ELDER-1 NU-ELDER-2 NU-EXTRA-3 */
const placeOwn = (draft: Draft<State>, box: Box, cell: number, use: Use, as: Sym, emit: Emit<Event>): Flow => {
  const owner = use === 'self' ? draft.active : SIKU;
  draft.blocks[cell] = owner;
  emit?.({ kind: 'blockPlaced', owner, cell });
  if (draft.left[draft.active]! > 0) draft.left[draft.active]!--;
  else draft.aside[draft.active] = 0;
  useLot(draft, use, emit);
  if (use === 'siku' || as !== 'elder') return score(draft, box, cell, emit);
  draft.phase = { kind: 'pick', cell };
  return 'decision';
};

/** @rule NU-SIKU-2 */
const useLot = (draft: Draft<State>, use: Use, emit: Emit<Event>): void => {
  const lot = draft.lots[draft.active];
  if (lot === undefined) return;
  const own = lot.own - (use === 'self' ? 1 : 0);
  const siku = lot.siku - (use === 'siku' ? 1 : 0);
  const opens = own + siku === 0 && lot.spare > 0;
  draft.lots[draft.active] = opens ? { own: 2, siku: 1, spare: lot.spare - 1 } : { own, siku, spare: lot.spare };
  if (opens) emit?.({ kind: 'lotOpened', player: draft.active });
};
