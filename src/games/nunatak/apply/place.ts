import { ask } from '../../../core/contract/run.js';
import { joined } from '../../../core/data/list.js';
import { isHuman } from '../available.js';
import type { CardIndex, Sym } from '../components/index.js';
import type { TilesSwapped } from '../events/index.js';
import type { As, Drop, Lift, Place, Take, UseFor } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import {
  type AsPhase,
  type DropPhase,
  type Owner,
  type PlacePhase,
  SIKU,
  type TakePhase,
  type Use,
  type UsePhase,
} from '../state/index.js';
import type { Cell } from '../temple.js';
import { scoreBlock } from './scoring.js';

/** @rule NU-TAKE-4 NU-SIKU-1 */
export const take = (run: Run, { card }: Take, { any }: TakePhase): void => {
  const { draft, emit } = run;
  const { active, line, reservation, lots } = draft;
  const slot = line.indexOf(card);
  line[slot] = -1;
  if (reservation?.slot === slot) draft.reservation = null;
  ask(run, lots.length > 0 ? { kind: 'use', card, any } : { kind: 'as', card, use: 'self', any });
  emit?.({ kind: 'cardTaken', owner: active, card, slot });
};

/** @rule NU-SIKU-1 */
export const use = (run: Run, move: UseFor, { card, any }: UsePhase): void =>
  ask(run, { kind: 'as', card, use: move.for, any });

/** @rule NU-PLACE-5 */
export const as = (run: Run, { symbol }: As, { card, use: by, any }: AsPhase): void => {
  fileCard(run, by === 'self' ? run.draft.active : SIKU, card, symbol);
  ask(run, { kind: 'place', card, as: symbol, use: by, free: any, liberty: false });
};

/**
 * Files a card in its owner's column; of the cards of Siku and the dummies, only labourers.
 * @rule NU-PLACE-7 NU-SIKU-3 NU-SOLO-13
 */
export const fileCard = ({ draft, box, emit }: Run, owner: Owner, card: CardIndex, symbol: Sym): void => {
  if (isHuman(draft, owner) || symbol === 'labourer') {
    const tool = symbol === 'artisan' ? box.components.cards[card]!.tool : null;
    draft.areas[owner] = joined(draft.areas[owner]!, { card, as: symbol, tool, changed: false });
    emit?.({ kind: 'cardFiled', owner, card, as: symbol });
  } else {
    draft.discard = joined(draft.discard, card);
    emit?.({ kind: 'cardFiled', owner, card, as: null });
  }
};

/** @rule NU-SWAP-1 NU-SIKU-4 */
export const liftOwn = (run: Run, { cell }: Lift, { card, use: by }: PlacePhase): void =>
  ask(run, { kind: 'drop', card, use: by, from: cell });

/** @rule NU-SWAP-2 NU-SWAP-3 */
export const dropOwn = (run: Run, { cell }: Drop, phase: DropPhase): void => {
  swapTiles(run, phase.from, cell, 'labourer');
  placeFor(run, cell, phase.use, 'labourer');
};

/** Swaps two tiles. */
export const swapTiles = ({ draft, emit }: Run, from: number, to: number, reason: TilesSwapped['reason']): void => {
  const { tiles } = draft;
  const lifted = tiles[from]!;
  tiles[from] = tiles[to]!;
  tiles[to] = lifted;
  emit?.({ kind: 'tilesSwapped', cells: [from, to], reason });
};

export const placeOwn = (run: Run, { cell }: Place, phase: PlacePhase): void =>
  placeFor(run, cell, phase.use, phase.as);

/** @rule NU-TURN-1 NU-ELDER-1 NU-ELDER-2 NU-EXTRA-3 */
const placeFor = (run: Run, cell: Cell, by: Use, symbol: Sym): void => {
  const { draft, emit } = run;
  const { active, blocks, left, aside } = draft;
  const owner = by === 'self' ? active : SIKU;
  blocks[cell] = owner;
  if (left[active]! > 0) left[active]!--;
  else aside[active] = 0;
  if (draft.lots.length > 0) takeFromLot(draft, by);
  emit?.({ kind: 'blockPlaced', owner, cell });
  if (draft.lots.length > 0) openLot(run);
  if (by === 'siku' || symbol !== 'elder') return scoreBlock(run, cell);
  ask(run, { kind: 'pick', cell });
};

const takeFromLot = ({ lots, active }: Draft, by: Use): void => {
  const { own, siku, spare } = lots[active]!;
  lots[active] = by === 'self' ? { own: own - 1, siku, spare } : { own, siku: siku - 1, spare };
};

/** @rule NU-SIKU-2 */
const openLot = ({ draft, box, emit }: Run): void => {
  const { active, lots } = draft;
  const { own, siku, spare } = lots[active]!;
  if (own + siku > 0 || spare === 0) return;
  const full = box.components.lots;
  lots[active] = { own: full.own, siku: full.siku, spare: spare - 1 };
  emit?.({ kind: 'lotOpened', player: active });
};
