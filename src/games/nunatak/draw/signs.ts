import type { Point } from '../../../board/board.js';
import { LEGIBLE, textWidth } from '../../../draw/parts.js';
import { type Element, element, figure, plate, text } from '../../../draw/picture.js';
import type { Sym, Tool } from '../components/index.js';
import type { Staged } from './staged.js';

/** Draws the letter of a symbol on its colour. */
export const symbolSign = (
  { write }: Pick<Staged, 'write'>,
  symbol: Sym,
  [x, y]: Point,
  radius: number,
): readonly Element[] => {
  const letter = write(`draw.letter.${symbol}`);
  const size = Math.max(LEGIBLE, radius * 1.3);
  return [
    element('circle', {
      cx: x,
      cy: y,
      r: Math.max(radius, (LEGIBLE * textWidth(letter, true)) / 2 + 1.5),
      class: `f-${symbol}`,
    }),
    text(x, y, letter, { size, bold: true, colour: 'token', room: 2.1 * radius }),
  ];
};

/** Draws symbols side by side. */
export const symbolSigns = (stage: Staged, symbols: readonly Sym[], y: number, radius: number): readonly Element[] =>
  symbols.flatMap((symbol, i) => symbolSign(stage, symbol, [(i - (symbols.length - 1) / 2) * radius * 2, y], radius));

/** Paths of signs around 0, 0. */
const PATHS = {
  rope: 'M-4.5-2a4.5 2.5 0 1 0 9 0a4.5 2.5 0 1 0-9 0v3.5a4.5 2.5 0 0 0 9 0v-3.5M4.5 2l2 3.5',
  pickaxe: 'M-6-1.5c2-4.5 10-4.5 12 0M0-4.5v10.5',
  saw: 'M-6.5-3.5h13v3l-2 3l-1.5-3l-2 3l-1.5-3l-2 3l-1.5-3l-2.5 0z',
  diamond: 'M0-4.5l4 4.5l-4 4.5l-4-4.5z',
} as const;

/** Draws the sign of a tool, or of a multiplier of beasts. */
export const pathSign = (kind: Tool | 'diamond'): Element =>
  element('path', {
    d: PATHS[kind],
    class: kind === 'diamond' ? 'f-ink' : 's-ink',
    'stroke-width': 1.3,
    'stroke-linejoin': 'round',
  });

/** Returns the sign on the blocks of an owner. */
export const signOf = ({ position: { players }, write }: Pick<Staged, 'position' | 'write'>, owner: number): string => {
  if (owner < players) return String(owner + 1);
  return players === 2 ? write('draw.siku') : write('draw.dummy', { number: owner });
};

/** The least radius of a figure with a sign of two letters; a smaller one is told by its shape. */
const ROOMY = 8;

/** Draws the figure of an owner. */
export const ownerSign = (stage: Staged, owner: number, radius: number): readonly Element[] => {
  const words = signOf(stage, owner);
  return figure(owner, radius, words.length > 1 && radius < ROOMY ? '' : words);
};

/** Draws a paper card. */
export const sheet = (width: number, height: number): Element =>
  plate(width, height, { rx: 3, class: 'f-paper s-muted', 'stroke-width': 0.8 });
