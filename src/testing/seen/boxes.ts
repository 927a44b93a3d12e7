import type { Outline, Point } from '../../board/board.js';
import type { Element } from '../../draw/element.js';
import { textWidth } from '../../draw/parts.js';

/** A box on a drawing, in units. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** An element with the box that it covers, and that of its children. */
export interface Boxed {
  readonly element: Element;
  /** The box of a shape, or of the visible part of a text; undefined for other elements. */
  readonly box: Box | undefined;
  /** The font size of a text as drawn; 0 for other elements. */
  readonly size: number;
  readonly children: readonly Boxed[];
}

/** The entries of a matrix, in the order of SVG's `matrix`. */
type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Transform = [1, 0, 0, 1, 0, 0];

/** Finds the boxes of an element and all its children. */
export const boxed = (element: Element, outer: Transform = IDENTITY): Boxed => {
  const matrix = transformed(outer, String(element.attributes['transform'] ?? ''));
  const points = pointsOf(element);
  const scale = Math.hypot(matrix[0], matrix[1]);
  return {
    element,
    box: points.length === 0 ? undefined : around(points.map((point) => moved(matrix, point))),
    size: element.name === 'text' ? numberIn(element, 'font-size') * scale : 0,
    children: element.children.flatMap((child) => (typeof child === 'string' ? [] : [boxed(child, matrix)])),
  };
};

/** Lists an element and all inside it, outermost first. */
export const allIn = (boxes: Boxed): readonly Boxed[] => [boxes, ...boxes.children.flatMap(allIn)];

/** Returns the box around points. */
export const around = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Returns the corners of a box. */
export const cornersOf = ({ left, right, top, bottom }: Box): readonly Point[] => [
  [left, top],
  [right, bottom],
];

/** Returns the box of an outline. */
export const boxOf = (shape: Outline): Box => {
  switch (shape.kind) {
    case 'rectangle':
      return { left: shape.x, right: shape.x + shape.width, top: shape.y, bottom: shape.y + shape.height };
    case 'circle':
      return around(aroundCircle(shape.x, shape.y, shape.radius));
    case 'polygon':
      return around(shape.points);
  }
};

/** Returns the words of a text. */
export const wordsOf = ({ element }: Boxed): string => element.children.join('');

const numberIn = ({ attributes }: Element, key: string): number => Number(attributes[key] ?? 0);

const aroundCircle = (x: number, y: number, radius: number): readonly Point[] => [
  [x - radius, y - radius],
  [x + radius, y + radius],
];

const pointsOf = (element: Element): readonly Point[] => {
  const at = (key: string): number => numberIn(element, key);
  switch (element.name) {
    case 'rect':
      return corners(at('x'), at('y'), at('width'), at('height'));
    case 'circle':
      return aroundCircle(at('cx'), at('cy'), at('r'));
    case 'polygon':
      return pairs(numbersIn(String(element.attributes['points'])));
    case 'path':
      return pointsOnPath(String(element.attributes['d']));
    case 'text':
      return inkOf(element);
    default:
      return [];
  }
};

const corners = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];

/** The parts of a font's size that letters reach above the line they stand on. */
const ASCENT = 0.68;

/** Returns the corners of the visible part of a text; none if it has no letters. */
const inkOf = (element: Element): readonly Point[] => {
  const { attributes } = element;
  const words = element.children.join('');
  if (words.trim() === '') return [];
  const size = numberIn(element, 'font-size');
  const width = size * textWidth(words, attributes['font-weight'] === 'bold');
  const anchor = attributes['text-anchor'];
  const left = numberIn(element, 'x') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return corners(left, numberIn(element, 'y') - ASCENT * size, width, ASCENT * size);
};

const numbersIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number));

const pairs = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const);

/** Lists the points of a path; the handles of curves count as points, and arcs as lines. */
const pointsOnPath = (path: string): readonly Point[] => {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const isRelative = letter === letter!.toLowerCase();
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    for (const [nextX, nextY] of ends(letter!.toUpperCase(), numbersIn(rest!))) {
      [x, y] = [nextX === null ? x : fromX + nextX, nextY === null ? y : fromY + nextY];
      points.push([x, y]);
    }
  }
  return points;
};

/** Returns the coordinates of the numbers of a path's command; null where it keeps one. */
const ends = (command: string, numbers: readonly number[]): readonly (readonly [number | null, number | null])[] => {
  switch (command) {
    case 'H':
      return numbers.map((x) => [x, null]);
    case 'V':
      return numbers.map((y) => [null, y]);
    case 'A':
      return pairs(numbers.slice(-2));
    default:
      return pairs(numbers);
  }
};

const moved = ([a, b, c, d, e, f]: Transform, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

const transformed = (outer: Transform, transform: string): Transform =>
  Array.from(transform.matchAll(/(\w+)\(([^)]*)\)/g)).reduce<Transform>(
    (matrix, [, name, numbers]) => times(matrix, matrixOf(name!, numbersIn(numbers!))),
    outer,
  );

const matrixOf = (name: string, [x = 0, y]: readonly number[]): Transform => {
  const turn = (x * Math.PI) / 180;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, x, y ?? 0];
    case 'scale':
      return [x, 0, 0, y ?? x, 0, 0];
    case 'rotate':
      return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
    default:
      throw new Error(`the transformation ${name} is not measured`);
  }
};

const times = ([a, b, c, d, e, f]: Transform, [g, h, i, j, k, l]: Transform): Transform => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
