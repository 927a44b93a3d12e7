import { ask } from '../../../core/contract/run.js';
import { joined } from '../../../core/data/list.js';
import { compare } from '../../../core/types/score.js';
import { bears, fits, isAvailable } from '../available.js';
import { type Box, bitOf, type CardIndex, numberOf, type Owner, SYMBOLS, type Sym } from '../components/index.js';
import type { Place } from '../moves/index.js';
import type { Run } from '../run.js';
import { countsIn, sharesOf } from '../score/square.js';
import type { DummyPhase, State } from '../state/index.js';
import {
  BASES,
  type ByCell,
  CELLS,
  type Cell,
  DISTANCES,
  ROWS,
  SQUARES,
  type SquareName,
  supportOf,
} from '../temple.js';
import { LINE } from './line.js';
import { fileCard } from './place.js';
import { scoreBlock } from './scoring.js';

/**
 * Takes a card for a dummy; where its rules leave a choice of cells, the human decides.
 * @rule NU-SOLO-11 NU-TAKE-7
 */
export const takeDummyTurn = (run: Run, any: boolean): void => {
  const { draft, box, emit } = run;
  const slot = slotOf(draft, box, any);
  const card = draft.line[slot]!;
  draft.line[slot] = -1;
  ask(run, { kind: 'dummy', card, cells: bestCells(draft, box, card, any) });
  emit?.({ kind: 'cardTaken', owner: draft.active, card, slot });
};

/** @rule NU-SOLO-6 */
const slotOf = (state: State, box: Box, any: boolean): number => {
  const from = state.cubes[state.active - 1]!;
  for (const step of LINE) {
    const slot = (from + step) % LINE.length;
    const card = state.line[slot]!;
    if (card !== -1 && (any || fits(state, box, card))) return slot;
  }
  return from;
};

/**
 * Returns the best cells for a card of the active dummy, ascending.
 * @rule NU-SOLO-7 NU-SOLO-8 NU-SOLO-9 NU-SOLO-10
 */
export const bestCells = (state: State, box: Box, card: CardIndex, any: boolean): readonly Cell[] => {
  const bits = any ? -1 : box.cardBits[card]!;
  let best: readonly number[] = [];
  let cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isAvailable(state, cell) || !bears(state, box, cell, bits)) continue;
    const merits = meritsOf(state, box, card, cell);
    const order = cells.length === 0 ? 1 : compare(merits, best);
    if (order < 0) continue;
    if (order > 0) cells = [];
    best = merits;
    cells.push(cell);
  }
  return cells;
};

/** Returns the merits of a cell for the active dummy, compared entry by entry; more is better. */
const meritsOf = (state: State, box: Box, card: CardIndex, cell: Cell): readonly number[] => {
  const { active, blocks } = state;
  let squares = 0;
  for (const square of SQUARES[cell]!) {
    if (wouldCover(blocks, BASES[square]!, cell)) squares += shareOf(state, box, square);
  }
  let rows = 0;
  for (const { cells } of ROWS[cell]!) if (wouldCover(blocks, cells, cell)) rows++;
  const support = supportOf(blocks, cell, active);
  const labours = prefersLabour(box, card) && bears(state, box, cell, bitOf('labourer')) ? 1 : 0;
  return [squares + rows + support, squares, rows, support, -DISTANCES[cell]!, labours];
};

/** Checks whether a block in a cell would complete a list of cells. */
const wouldCover = (blocks: ByCell<Owner>, cells: readonly Cell[], cell: Cell): boolean => {
  for (let i = 0; i < cells.length; i++) if (blocks[cells[i]!] === -1 && cells[i] !== cell) return false;
  return true;
};

/** Returns the points that the active dummy would get for a square by completing it. */
const shareOf = (state: State, box: Box, square: SquareName): number => {
  const counts = countsIn(state, square);
  counts[state.active]!++;
  return sharesOf(state, box, counts, false)[state.active]!;
};

const prefersLabour = ({ cardBits }: Box, card: CardIndex): boolean =>
  cardBits[card] === (bitOf('labourer') | bitOf('engineer'));

/**
 * Places the block and discards the card.
 * @rule NU-SOLO-14
 */
export const placeDummy = (run: Run, { cell }: Place, { card }: DummyPhase): void => {
  const { draft, box, emit } = run;
  const { active } = draft;
  const symbol = symbolFor(draft, box, card, cell);
  draft.blocks[cell] = active;
  draft.left[active]!--;
  emit?.({ kind: 'blockPlaced', owner: active, cell });
  fileCard(run, active, card, symbol);
  if (symbol === 'elder') removeFavour(run);
  scoreBlock(run, cell);
};

/**
 * Returns the symbol that the tile bears; of both or none, the one printed first.
 * @rule NU-SOLO-12
 */
const symbolFor = ({ tiles }: State, box: Box, card: CardIndex, cell: Cell): Sym => {
  const printed = box.cardBits[card]!;
  const borne = printed & box.tileBits[tiles[cell]!]!;
  const isClear = borne !== 0 && borne !== printed;
  return isClear ? SYMBOLS[numberOf(borne)]! : box.components.cards[card]!.symbols[0]!;
};

/** @rule NU-SOLO-16 */
const removeFavour = ({ draft, emit }: Run): void => {
  const favour = draft.favourLine.at(-1)!;
  draft.favourLine = draft.favourLine.slice(0, -1);
  draft.gone = joined(draft.gone, favour);
  emit?.({ kind: 'favourRemoved', favour });
};
