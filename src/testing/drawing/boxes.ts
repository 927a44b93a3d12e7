import type { Outline, Point } from '../../board/board.js';
import type { Element } from '../../draw/element.js';
import { textWidth } from '../../draw/shapes.js';

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
export const measureBoxes = (element: Element, outer: Transform = IDENTITY): Boxed => {
  const matrix = parseTransform(outer, String(element.attributes['transform'] ?? ''));
  const points = pointsOf(element);
  const scale = Math.hypot(matrix[0], matrix[1]);
  return {
    element,
    box: points.length === 0 ? undefined : boxAround(points.map((point) => transformPoint(matrix, point))),
    size: element.name === 'text' ? numberAttribute(element, 'font-size') * scale : 0,
    children: element.children.flatMap((child) => (typeof child === 'string' ? [] : [measureBoxes(child, matrix)])),
  };
};

/** Lists an element and all inside it, outermost first. */
export const flattenBoxes = (boxes: Boxed): readonly Boxed[] => [boxes, ...boxes.children.flatMap(flattenBoxes)];

/** Returns the box around points. */
export const boxAround = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Returns the corners of a box. */
export const oppositeCorners = ({ left, right, top, bottom }: Box): readonly Point[] => [
  [left, top],
  [right, bottom],
];

/** Returns the box of an outline. */
export const boxOf = (shape: Outline): Box => {
  switch (shape.kind) {
    case 'rectangle':
      return { left: shape.x, right: shape.x + shape.width, top: shape.y, bottom: shape.y + shape.height };
    case 'circle':
      return boxAround(aroundCircle(shape.x, shape.y, shape.radius));
    case 'polygon':
      return boxAround(shape.points);
  }
};

/** Returns the words of a text. */
export const textContent = ({ element }: Boxed): string => element.children.join('');

const numberAttribute = ({ attributes }: Element, key: string): number => Number(attributes[key] ?? 0);

const aroundCircle = (x: number, y: number, radius: number): readonly Point[] => [
  [x - radius, y - radius],
  [x + radius, y + radius],
];

const pointsOf = (element: Element): readonly Point[] => {
  const attribute = (key: string): number => numberAttribute(element, key);
  switch (element.name) {
    case 'rect':
      return corners(attribute('x'), attribute('y'), attribute('width'), attribute('height'));
    case 'circle':
      return aroundCircle(attribute('cx'), attribute('cy'), attribute('r'));
    case 'polygon':
      return pairUp(parseNumbers(String(element.attributes['points'])));
    case 'path':
      return pathPoints(String(element.attributes['d']));
    case 'text':
      return textCorners(element);
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
const textCorners = (element: Element): readonly Point[] => {
  const { attributes } = element;
  const words = element.children.join('');
  if (words.trim() === '') return [];
  const size = numberAttribute(element, 'font-size');
  const width = size * textWidth(words, attributes['font-weight'] === 'bold');
  const anchor = attributes['text-anchor'];
  const left = numberAttribute(element, 'x') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return corners(left, numberAttribute(element, 'y') - ASCENT * size, width, ASCENT * size);
};

const parseNumbers = (text: string): readonly number[] =>
  Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number));

const pairUp = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const);

/** Lists the points of a path; the handles of curves count as points, and arcs as lines. */
const pathPoints = (path: string): readonly Point[] => {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const isRelative = letter === letter!.toLowerCase();
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    for (const [nextX, nextY] of commandEnds(letter!.toUpperCase(), parseNumbers(rest!))) {
      [x, y] = [nextX === null ? x : fromX + nextX, nextY === null ? y : fromY + nextY];
      points.push([x, y]);
    }
  }
  return points;
};

/** Returns the coordinates of the numbers of a path's command; null where it keeps one. */
const commandEnds = (
  command: string,
  numbers: readonly number[],
): readonly (readonly [number | null, number | null])[] => {
  switch (command) {
    case 'H':
      return numbers.map((x) => [x, null]);
    case 'V':
      return numbers.map((y) => [null, y]);
    case 'A':
      return pairUp(numbers.slice(-2));
    default:
      return pairUp(numbers);
  }
};

const transformPoint = ([a, b, c, d, e, f]: Transform, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

const parseTransform = (outer: Transform, transform: string): Transform =>
  Array.from(transform.matchAll(/(\w+)\(([^)]*)\)/g)).reduce<Transform>(
    (matrix, [, name, numbers]) => multiply(matrix, createMatrix(name!, parseNumbers(numbers!))),
    outer,
  );

const createMatrix = (name: string, [x = 0, y]: readonly number[]): Transform => {
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

const multiply = ([a, b, c, d, e, f]: Transform, [g, h, i, j, k, l]: Transform): Transform => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
