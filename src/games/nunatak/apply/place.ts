import { appended } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { isHuman } from '../available.js';
import type { CardIndex, CardSymbol } from '../components/index.js';
import type { TilesSwapped } from '../events/index.js';
import type { ChooseBlockOwner, ChooseSymbol, DropTile, LiftTile, Place, Take } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import {
  type BlockOwner,
  type BlockOwnerPhase,
  type DropPhase,
  type Owner,
  type PlacePhase,
  SIKU,
  type SymbolPhase,
  type TakePhase,
} from '../state/index.js';
import type { Cell } from '../temple.js';
import { scoreBlock } from './scoring.js';

/** @rule NU-TAKE-4 NU-SIKU-1 */
export const take = (run: Run, { card }: Take, { anyCardAnyTile }: TakePhase): void => {
  const { draft, emit } = run;
  const { turnOwner, line, reservation, lots } = draft;
  const slot = line.indexOf(card);
  line[slot] = -1;
  if (reservation?.slot === slot) draft.reservation = null;
  ask(
    run,
    lots.length > 0
      ? { kind: 'chooseBlockOwner', card, anyCardAnyTile }
      : { kind: 'chooseSymbol', card, blockOwner: 'self', anyCardAnyTile },
  );
  emit?.({ kind: 'cardTaken', owner: turnOwner, card, slot });
};

/** @rule NU-SIKU-1 */
export const chooseBlockOwner = (run: Run, move: ChooseBlockOwner, { card, anyCardAnyTile }: BlockOwnerPhase): void =>
  ask(run, { kind: 'chooseSymbol', card, blockOwner: move.blockOwner, anyCardAnyTile });

/** @rule NU-PLACE-5 */
export const chooseSymbol = (
  run: Run,
  { symbol }: ChooseSymbol,
  { card, blockOwner, anyCardAnyTile }: SymbolPhase,
): void => {
  fileCard(run, blockOwner === 'self' ? run.draft.turnOwner : SIKU, card, symbol);
  ask(run, { kind: 'place', card, countsAs: symbol, blockOwner, anyTile: anyCardAnyTile, byLiberty: false });
};

/**
 * Files a card in its owner's column; of the cards of Siku and the dummies, only labourers.
 * @rule NU-PLACE-7 NU-SIKU-3 NU-SOLO-13
 */
export const fileCard = ({ draft, box, emit }: Run, owner: Owner, card: CardIndex, symbol: CardSymbol): void => {
  if (isHuman(draft, owner) || symbol === 'labourer') {
    const tool = symbol === 'artisan' ? box.components.cards[card]!.tool : null;
    draft.filedCards[owner] = appended(draft.filedCards[owner]!, {
      card,
      countsAs: symbol,
      tool,
      isTransformed: false,
    });
    emit?.({ kind: 'cardFiled', owner, card, countsAs: symbol });
  } else {
    draft.discardedCards = appended(draft.discardedCards, card);
    emit?.({ kind: 'cardFiled', owner, card, countsAs: null });
  }
};

/** @rule NU-SWAP-1 NU-SIKU-4 */
export const liftForSwap = (run: Run, { cell }: LiftTile, { card, blockOwner }: PlacePhase): void =>
  ask(run, { kind: 'dropTile', card, blockOwner, liftedCell: cell });

/** @rule NU-SWAP-2 NU-SWAP-3 */
export const dropForSwap = (run: Run, { cell }: DropTile, phase: DropPhase): void => {
  swapTiles(run, phase.liftedCell, cell, 'labourer');
  placeBlock(run, cell, phase.blockOwner, 'labourer');
};

/** Swaps two tiles. */
export const swapTiles = ({ draft, emit }: Run, from: number, to: number, reason: TilesSwapped['reason']): void => {
  const { tiles } = draft;
  const lifted = tiles[from]!;
  tiles[from] = tiles[to]!;
  tiles[to] = lifted;
  emit?.({ kind: 'tilesSwapped', cells: [from, to], reason });
};

export const placeHumanBlock = (run: Run, { cell }: Place, phase: PlacePhase): void =>
  placeBlock(run, cell, phase.blockOwner, phase.countsAs);

/** @rule NU-TURN-1 NU-ELDER-1 NU-ELDER-2 NU-EXTRA-3 */
const placeBlock = (run: Run, cell: Cell, blockOwner: BlockOwner, symbol: CardSymbol): void => {
  const { draft, emit } = run;
  const { turnOwner, blocks, turnsLeft, blocksAside } = draft;
  const owner = blockOwner === 'self' ? turnOwner : SIKU;
  blocks[cell] = owner;
  if (turnsLeft[turnOwner]! > 0) turnsLeft[turnOwner]!--;
  else blocksAside[turnOwner] = 0;
  if (draft.lots.length > 0) takeFromLot(draft, blockOwner);
  emit?.({ kind: 'blockPlaced', owner, cell });
  if (draft.lots.length > 0) openLot(run);
  if (blockOwner === 'siku' || symbol !== 'elder') return scoreBlock(run, cell);
  ask(run, { kind: 'pickFavour', cell });
};

const takeFromLot = ({ lots, turnOwner }: Draft, blockOwner: BlockOwner): void => {
  const { ownBlocks, sikuBlocks, unopenedLots } = lots[turnOwner]!;
  lots[turnOwner] =
    blockOwner === 'self'
      ? { ownBlocks: ownBlocks - 1, sikuBlocks, unopenedLots }
      : { ownBlocks, sikuBlocks: sikuBlocks - 1, unopenedLots };
};

/** @rule NU-SIKU-2 */
const openLot = ({ draft, box, emit }: Run): void => {
  const { turnOwner, lots } = draft;
  const { ownBlocks, sikuBlocks, unopenedLots } = lots[turnOwner]!;
  if (ownBlocks + sikuBlocks > 0 || unopenedLots === 0) return;
  const full = box.components.lots;
  lots[turnOwner] = { ownBlocks: full.own, sikuBlocks: full.siku, unopenedLots: unopenedLots - 1 };
  emit?.({ kind: 'lotOpened', player: turnOwner });
};
