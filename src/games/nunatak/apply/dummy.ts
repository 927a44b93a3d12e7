import { appended } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { isAvailable, isFittingCard, showsAnyOf } from '../available.js';
import {
  type Box,
  type CardIndex,
  type CardSymbol,
  type Owner,
  SYMBOLS,
  symbolBit,
  symbolIndex,
} from '../components/index.js';
import type { Place } from '../moves/index.js';
import type { Run } from '../run.js';
import { computeShares, countBlocksInSquare } from '../score/square.js';
import type { DummyPhase, State } from '../state/index.js';
import {
  type ByCell,
  CELL_COUNT,
  type Cell,
  countSupport,
  DISTANCE_TO_AXIS,
  ROWS_AND_COLUMNS_OF_CELL,
  SQUARE_CELLS,
  SQUARES_OF_CELL,
  type SquareName,
} from '../temple.js';
import { ALL_SLOTS } from './line.js';
import { fileCard } from './place.js';
import { scoreBlock } from './scoring.js';

/**
 * Takes a card for a dummy; where its rules leave a choice of cells, the human decides.
 * @rule NU-SOLO-11 NU-TAKE-7
 */
export const takeDummyTurn = (run: Run, anyCardAnyTile: boolean): void => {
  const { draft, box, emit } = run;
  const slot = findDummySlot(draft, box, anyCardAnyTile);
  const card = draft.line[slot]!;
  draft.line[slot] = -1;
  ask(run, { kind: 'placeForDummy', card, cells: bestCellsForDummy(draft, box, card, anyCardAnyTile) });
  emit?.({ kind: 'cardTaken', owner: draft.turnOwner, card, slot });
};

/** @rule NU-SOLO-6 */
const findDummySlot = (state: State, box: Box, anyCardAnyTile: boolean): number => {
  const firstSlot = state.dummySlots[state.turnOwner - 1]!;
  for (const step of ALL_SLOTS) {
    const slot = (firstSlot + step) % ALL_SLOTS.length;
    const card = state.line[slot]!;
    if (card !== -1 && (anyCardAnyTile || isFittingCard(state, box, card))) return slot;
  }
  return firstSlot;
};

/**
 * Returns the best cells for a card of the active dummy, ascending.
 * @rule NU-SOLO-7 NU-SOLO-8 NU-SOLO-9 NU-SOLO-10
 */
export const bestCellsForDummy = (
  state: State,
  box: Box,
  card: CardIndex,
  anyCardAnyTile: boolean,
): readonly Cell[] => {
  const bits = anyCardAnyTile ? -1 : box.cardSymbolBits[card]!;
  let bestKey: DummyRankingKey | null = null;
  let cells: Cell[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (!isAvailable(state, cell) || !showsAnyOf(state, box, cell, bits)) continue;
    const key = dummyRankingKey(state, box, card, cell);
    const order = bestKey === null ? 1 : compareRankingKeys(key, bestKey);
    if (order < 0) continue;
    if (order > 0) cells = [];
    bestKey = key;
    cells.push(cell);
  }
  return cells;
};

/** The key by which the cells for a dummy are ranked: of each field, more is better. */
interface DummyRankingKey {
  readonly total: number;
  readonly squares: number;
  readonly rowsAndColumns: number;
  readonly support: number;
  readonly nearness: number;
  readonly preferredTile: number;
}

/** Compares two keys, the most important field first: positive if the first key is better. */
const compareRankingKeys = (one: DummyRankingKey, other: DummyRankingKey): number =>
  one.total - other.total ||
  one.squares - other.squares ||
  one.rowsAndColumns - other.rowsAndColumns ||
  one.support - other.support ||
  one.nearness - other.nearness ||
  one.preferredTile - other.preferredTile;

/** Returns the key of a cell for a card of the active dummy. */
const dummyRankingKey = (state: State, box: Box, card: CardIndex, cell: Cell): DummyRankingKey => {
  const { turnOwner, blocks } = state;
  let squares = 0;
  for (const square of SQUARES_OF_CELL[cell]!) {
    if (wouldCover(blocks, SQUARE_CELLS[square]!, cell)) squares += dummyShare(state, box, square);
  }
  let rowsAndColumns = 0;
  for (const { cells } of ROWS_AND_COLUMNS_OF_CELL[cell]!) if (wouldCover(blocks, cells, cell)) rowsAndColumns++;
  const support = countSupport(blocks, cell, turnOwner);
  const isPreferred = prefersLabourerTile(box, card) && showsAnyOf(state, box, cell, symbolBit('labourer'));
  return {
    total: squares + rowsAndColumns + support,
    squares,
    rowsAndColumns,
    support,
    nearness: -DISTANCE_TO_AXIS[cell]!,
    preferredTile: isPreferred ? 1 : 0,
  };
};

/** Checks whether a block in a cell would complete a list of cells. */
const wouldCover = (blocks: ByCell<Owner>, cells: readonly Cell[], cell: Cell): boolean => {
  for (let i = 0; i < cells.length; i++) if (blocks[cells[i]!] === -1 && cells[i] !== cell) return false;
  return true;
};

/** Returns the points that the active dummy would get for a square by completing it. */
const dummyShare = (state: State, box: Box, square: SquareName): number => {
  const counts = countBlocksInSquare(state, square);
  counts[state.turnOwner]!++;
  return computeShares(state, box, counts, false)[state.turnOwner]!;
};

const prefersLabourerTile = ({ cardSymbolBits }: Box, card: CardIndex): boolean =>
  cardSymbolBits[card] === (symbolBit('labourer') | symbolBit('engineer'));

/**
 * Places the block and discards the card.
 * @rule NU-SOLO-14
 */
export const placeDummyBlock = (run: Run, { cell }: Place, { card }: DummyPhase): void => {
  const { draft, box, emit } = run;
  const { turnOwner } = draft;
  const symbol = dummySymbol(draft, box, card, cell);
  draft.blocks[cell] = turnOwner;
  draft.turnsLeft[turnOwner]!--;
  emit?.({ kind: 'blockPlaced', owner: turnOwner, cell });
  fileCard(run, turnOwner, card, symbol);
  if (symbol === 'elder') removeFavour(run);
  scoreBlock(run, cell);
};

/**
 * Returns the symbol that the tile bears; of both or none, the one printed first.
 * @rule NU-SOLO-12
 */
const dummySymbol = ({ tiles }: State, box: Box, card: CardIndex, cell: Cell): CardSymbol => {
  const cardBits = box.cardSymbolBits[card]!;
  const commonBits = cardBits & box.tileSymbolBits[tiles[cell]!]!;
  const isClear = commonBits !== 0 && commonBits !== cardBits;
  return isClear ? SYMBOLS[symbolIndex(commonBits)]! : box.components.cards[card]!.symbols[0]!;
};

/** @rule NU-SOLO-16 */
const removeFavour = ({ draft, emit }: Run): void => {
  const favour = draft.favourLine.at(-1)!;
  draft.favourLine = draft.favourLine.slice(0, -1);
  draft.removedFavours = appended(draft.removedFavours, favour);
  emit?.({ kind: 'favourRemoved', favour });
};
