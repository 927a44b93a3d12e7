import type { Outline, Point, Rectangle } from '../board/board.js';
import type { Player } from '../core/contract/game.js';
import { type Attributes, type Element, element } from './element.js';

/** The typesetting of a text; centred by default. */
export interface TextStyle {
  readonly size?: number;
  readonly anchor?: 'start' | 'end';
  /** The name of a colour; `ink` by default. */
  readonly colour?: string;
  readonly bold?: boolean;
  /** The maximal width: a longer text is set smaller, then cut. */
  readonly maxWidth?: number;
  /** The text used instead if the words are too long. */
  readonly shortText?: string;
}

/** Makes a text that is vertically centred at `y`. */
export const textElement = (x: number, y: number, content: string, style: TextStyle = {}): Element => {
  const { anchor, colour, bold } = style;
  const { size, shown } = fitText(content, style);
  return element(
    'text',
    {
      x,
      y: y + size * 0.36,
      'font-size': size,
      'text-anchor': anchor ?? 'middle',
      class: colour === undefined ? undefined : `f-${colour}`,
      'font-weight': bold === true ? 'bold' : undefined,
    },
    [shown],
  );
};

/** Makes a text that fits its room; one that is too long for a line is split at a space into two smaller lines. */
export const wrapText = (x: number, y: number, content: string, style: TextStyle): readonly Element[] => {
  const { size = 10 } = style;
  const splitIndex = findSplit(content);
  const fitted = fitText(content, style);
  if (splitIndex < 0 || (fitted.size >= size && fitted.shown === content)) return [textElement(x, y, content, style)];
  const set = { ...style, size: Math.max(MIN_FONT_SIZE, size * 0.85) };
  const offset = set.size * 0.55;
  return [
    textElement(x, y - offset, content.slice(0, splitIndex), set),
    textElement(x, y + offset, content.slice(splitIndex + 1), set),
  ];
};

/** Returns the index of the space that splits words most evenly, -1 if there is none. */
const findSplit = (words: string): number => {
  const longer = (at: number): number => Math.max(at, words.length - at);
  const spaces = Array.from(words.matchAll(/ /g), ({ index }) => index);
  return spaces.reduce((best, at) => (best < 0 || longer(at) < longer(best) ? at : best), -1);
};

/** The least scale before a text is cut, and the least size that can be read where a unit is 1 CSS pixel. */
const MIN_SCALE = 0.75;
export const MIN_FONT_SIZE = 9;

/** Fits a text to its room: full size, smaller, or cut. */
const fitText = (
  words: string,
  { size: wantedSize = 10, maxWidth = Number.POSITIVE_INFINITY, bold = false, shortText }: TextStyle,
): { readonly size: number; readonly shown: string } => {
  const size = Math.max(MIN_FONT_SIZE, wantedSize);
  const width = (letters: string): number => textWidth(letters, bold);
  if (width(words) * size <= maxWidth) return { size, shown: words };
  const smaller = Math.max(MIN_FONT_SIZE, size * MIN_SCALE, Math.floor((10 * maxWidth) / width(words)) / 10);
  if (width(words) * smaller <= maxWidth) return { size: smaller, shown: words };
  if (shortText !== undefined) return fitText(shortText, { size, maxWidth, bold });
  let content = words;
  while (content.length > 1 && width(content) * smaller > maxWidth)
    content = `${content.replace('…', '').slice(0, -1).trimEnd()}…`;
  return { size: smaller, shown: content };
};

const BOLD_WIDTH_FACTOR = 1.1;

/** Estimates the width of a text of size 1 in the wider of the usual fonts. */
export const textWidth = (words: string, bold: boolean): number =>
  [...words].reduce((sum, letter) => sum + letterWidth(letter), 0) * (bold ? BOLD_WIDTH_FACTOR : 1);

const letterWidth = (letter: string): number => {
  if (/[.,:;'’|!ijlfrtI()[\]\s/-]/.test(letter)) return 0.38;
  return /[mwMW@%…▶†Œœ]/.test(letter) ? 0.96 : /\p{Lu}/u.test(letter) ? 0.72 : 0.63;
};

/** Makes the element of an outline. */
export const outline = (shape: Outline, attributes: Attributes = {}): Element => {
  switch (shape.kind) {
    case 'rectangle':
      return element('rect', { x: shape.x, y: shape.y, width: shape.width, height: shape.height, ...attributes });
    case 'circle':
      return element('circle', { cx: shape.x, cy: shape.y, r: shape.radius, ...attributes });
    case 'polygon':
      return element('polygon', { points: formatCoordinates(shape.points), ...attributes });
  }
};

/** Makes a rectangle around 0, 0. */
export const centredRectangleElement = (width: number, height: number, attributes: Attributes): Element =>
  element('rect', { x: -width / 2, y: -height / 2, width, height, ...attributes });

/** Moves elements. */
export const translateElements = (x: number, y: number, elements: readonly Element[]): Element =>
  element('g', { transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})` }, elements);

/** Formats points for the `points` attribute. */
export const formatCoordinates = (points: readonly Point[]): string =>
  points.map((point) => point.map((value) => Math.round(value * 10) / 10).join()).join(' ');

/** Returns the middle of a place. */
export const middleOf = (shape: Outline): Point =>
  shape.kind === 'rectangle' ? [shape.x + shape.width / 2, shape.y + shape.height / 2] : [shape.x, shape.y];

/** Returns the points of a regular polygon; `eighths` of a turn is the direction of its first corner. */
const regularPolygon = (corners: number, radius: number, eighths: number): string =>
  formatCoordinates(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (i / corners + eighths / 8) * 2 * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );

/**
 * Makes a player's figure around 0, 0: circle, square, triangle or diamond in the player's colour, with a symbol on it.
 */
export const playerFigure = (player: Player, radius: number, symbol: string): readonly Element[] => {
  const attributes = { class: `f-p${player} s-token`, 'stroke-width': 0.8 };
  const shapes = [
    () => element('circle', { r: radius, ...attributes }),
    () => centredRectangleElement(radius * 1.8, radius * 1.8, attributes),
    () => element('polygon', { points: regularPolygon(3, radius * 1.3, -2), ...attributes }),
    () => element('polygon', { points: regularPolygon(4, radius * 1.2, 0), ...attributes }),
  ];
  return [
    shapes[player % shapes.length]!(),
    textElement(0, player === 2 ? radius * 0.2 : 0, symbol, {
      size: radius * (symbol.length > 1 ? 0.85 : 1.15),
      colour: 'token',
      bold: true,
    }),
  ];
};

/** A layout of equal squares in a rectangle. */
export interface Packing {
  /** The side of each square, as large as possible. */
  readonly side: number;
  /** The middle of each square. */
  readonly middles: readonly Point[];
}

/** Lays out `count` squares in a rectangle, row by row. */
export const packSquares = (count: number, { x, y, width, height }: Rectangle): Packing => {
  const sideOf = (columns: number): number => Math.min(width / columns, height / Math.ceil(count / columns));
  let columns = 1;
  for (let nextColumns = 2; nextColumns <= count; nextColumns++)
    if (sideOf(nextColumns) > sideOf(columns)) columns = nextColumns;
  const side = sideOf(columns);
  const rows = Math.ceil(count / columns);
  const middles = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / columns);
    const squaresInRow = row === rows - 1 ? count - columns * row : columns;
    const left = x + (width - squaresInRow * side) / 2;
    return [left + ((i % columns) + 0.5) * side, y + (height - rows * side) / 2 + (row + 0.5) * side];
  });
  return { side, middles };
};
