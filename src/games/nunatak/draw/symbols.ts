import type { Point } from '../../../board/board.js';
import { centredRectangleElement, type Element, element, playerFigure, textElement } from '../../../draw/picture.js';
import { MIN_FONT_SIZE, textWidth } from '../../../draw/shapes.js';
import type { CardSymbol, Tool } from '../components/index.js';
import type { DrawContext } from './context.js';

/** Draws the letter of a symbol on its colour. */
export const drawSymbol = (
  { formatText }: Pick<DrawContext, 'formatText'>,
  symbol: CardSymbol,
  [x, y]: Point,
  radius: number,
): readonly Element[] => {
  const letter = formatText(`draw.letter.${symbol}`);
  const size = Math.max(MIN_FONT_SIZE, radius * 1.3);
  return [
    element('circle', {
      cx: x,
      cy: y,
      r: Math.max(radius, (MIN_FONT_SIZE * textWidth(letter, true)) / 2 + 1.5),
      class: `f-${symbol}`,
    }),
    textElement(x, y, letter, { size, bold: true, colour: 'token', maxWidth: 2.1 * radius }),
  ];
};

/** Draws symbols side by side. */
export const drawSymbols = (
  context: DrawContext,
  symbols: readonly CardSymbol[],
  y: number,
  radius: number,
): readonly Element[] =>
  symbols.flatMap((symbol, i) => drawSymbol(context, symbol, [(i - (symbols.length - 1) / 2) * radius * 2, y], radius));

/** Paths of symbols around 0, 0. */
const SYMBOL_PATHS = {
  rope: 'M-4.5-2a4.5 2.5 0 1 0 9 0a4.5 2.5 0 1 0-9 0v3.5a4.5 2.5 0 0 0 9 0v-3.5M4.5 2l2 3.5',
  pickaxe: 'M-6-1.5c2-4.5 10-4.5 12 0M0-4.5v10.5',
  saw: 'M-6.5-3.5h13v3l-2 3l-1.5-3l-2 3l-1.5-3l-2 3l-1.5-3l-2.5 0z',
  diamond: 'M0-4.5l4 4.5l-4 4.5l-4-4.5z',
} as const;

/** Draws the symbol of a tool, or of a multiplier of beasts. */
export const drawPath = (kind: Tool | 'diamond'): Element =>
  element('path', {
    d: SYMBOL_PATHS[kind],
    class: kind === 'diamond' ? 'f-ink' : 's-ink',
    'stroke-width': 1.3,
    'stroke-linejoin': 'round',
  });

/** Returns the symbol on the blocks of an owner. */
export const ownerSymbol = (
  { state: { players }, formatText }: Pick<DrawContext, 'state' | 'formatText'>,
  owner: number,
): string => {
  if (owner < players) return String(owner + 1);
  return players === 2 ? formatText('draw.siku') : formatText('draw.dummy', { number: owner });
};

/** The smallest radius of a figure with a symbol of two letters; a smaller one is known by its shape. */
const MIN_LETTERS_RADIUS = 8;

/** Draws the figure of an owner. */
export const drawOwner = (context: DrawContext, owner: number, radius: number): readonly Element[] => {
  const words = ownerSymbol(context, owner);
  return playerFigure(owner, radius, words.length > 1 && radius < MIN_LETTERS_RADIUS ? '' : words);
};

/** Draws a paper card. */
export const drawSheet = (width: number, height: number): Element =>
  centredRectangleElement(width, height, { rx: 3, class: 'f-paper s-muted', 'stroke-width': 0.8 });
