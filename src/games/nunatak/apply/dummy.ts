import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { compare } from '../../../core/score.js';
import { availableBits, bears, isAvailable } from '../available.js';
import { type Box, bitOf, SYMBOLS, type Sym } from '../components.js';
import type { Event } from '../events/index.js';
import { sharesOf } from '../score/square.js';
import type { State } from '../state/index.js';
import { areCovered, BASES, CELLS, DISTANCES, ROWS, SQUARES, supportOf } from '../temple.js';
import type { Flow } from './flow.js';
import { SLOTS } from './line.js';
import { fileCard } from './place.js';
import { score } from './scoring.js';

/**
 * A dummy takes a card and places its block; the human is asked where its rules leave a choice.
 * @rule NU-SOLO-11 NU-TAKE-7
 */
export const takeDummyTurn = (draft: Draft<State>, box: Box, any: boolean, emit: Emit<Event>): Flow => {
  const slot = slotOf(draft, box, any);
  const card = draft.line[slot]!;
  draft.line[slot] = -1;
  emit?.({ kind: 'cardTaken', owner: draft.active, card, slot });
  const cells = candidates(draft, box, card, any);
  if (cells.length === 1) return placeDummy(draft, box, card, cells[0]!, emit);
  draft.phase = { kind: 'dummy', card, cells };
  return 'decision';
};

/** @rule NU-SOLO-6 */
const slotOf = (draft: Draft<State>, box: Box, any: boolean): number => {
  const bits = any ? -1 : availableBits(draft, box);
  const from = draft.cubes[draft.active - 1]!;
  for (const step of SLOTS) {
    const slot = (from + step) % SLOTS.length;
    if (draft.line[slot] !== -1 && (box.cardBits[draft.line[slot]!]! & bits) !== 0) return slot;
  }
  return from;
};

/**
 * The best cells, ascending.
 * @rule NU-SOLO-7 NU-SOLO-8 NU-SOLO-9 NU-SOLO-10
 */
export const candidates = (draft: Draft<State>, box: Box, card: number, any: boolean): number[] => {
  let best: readonly number[] = [];
  let cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isAvailable(draft, cell) || !(any || bears(draft, box, cell, box.cardBits[card]!))) continue;
    const merits = meritsOf(draft, box, card, cell);
    const order = cells.length === 0 ? 1 : compare(merits, best);
    if (order > 0) best = merits;
    if (order > 0) cells = [cell];
    else if (order === 0) cells.push(cell);
  }
  return cells;
};

/** What a cell is worth to the active dummy, first entry first; more is better. */
const meritsOf = (draft: Draft<State>, box: Box, card: number, cell: number): readonly number[] => {
  const { active, blocks } = draft;
  blocks[cell] = active;
  let squares = 0;
  for (const square of SQUARES[cell]!) {
    if (areCovered(blocks, BASES[square]!)) squares += sharesOf(draft, box, square, false)[active]!;
  }
  let rows = 0;
  for (const { cells } of ROWS[cell]!) if (areCovered(blocks, cells)) rows++;
  blocks[cell] = -1;
  const support = supportOf(blocks, cell, active);
  const labours = prefersLabour(box, card) && bears(draft, box, cell, bitOf('labourer')) ? 1 : 0;
  return [squares + rows + support, squares, rows, support, -DISTANCES[cell]!, labours];
};

const prefersLabour = ({ cardBits }: Box, card: number): boolean =>
  cardBits[card] === (bitOf('labourer') | bitOf('engineer'));

/**
 * The block is placed and the card put away.
 * @rule NU-SOLO-14
 */
export const placeDummy = (draft: Draft<State>, box: Box, card: number, cell: number, emit: Emit<Event>): Flow => {
  const { active } = draft;
  const as = symbolFor(draft, box, card, cell);
  draft.blocks[cell] = active;
  draft.left[active]!--;
  emit?.({ kind: 'blockPlaced', owner: active, cell });
  fileCard(draft, box, active, card, as, emit);
  if (as === 'elder') removeFavour(draft, emit);
  return score(draft, box, cell, emit);
};

/**
 * The symbol that the tile bears; of both or none, the one printed first.
 * @rule NU-SOLO-12
 */
const symbolFor = (draft: Draft<State>, box: Box, card: number, cell: number): Sym => {
  const printed = box.cardBits[card]!;
  const borne = printed & box.tileBits[draft.tiles[cell]!]!;
  const isClear = borne !== 0 && borne !== printed;
  return isClear ? SYMBOLS[Math.log2(borne)]! : box.parts.cards[card]!.symbols[0]!;
};

/** @rule NU-SOLO-16 */
const removeFavour = (draft: Draft<State>, emit: Emit<Event>): void => {
  const favour = draft.favourLine.at(-1)!;
  draft.favourLine = draft.favourLine.slice(0, -1);
  draft.gone = [...draft.gone, favour];
  emit?.({ kind: 'favourRemoved', favour });
};
