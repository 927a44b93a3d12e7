import type { Player } from '../../../core/contract/game.js';
import { type Element, element, formatCoordinates, playerFigure, textElement } from '../../../draw/picture.js';
import { type Animal, animalIndex, type Components } from '../components.js';

/** Returns the elements of a piece around 0, 0 at a radius. */
export type Shape = (radius: number) => readonly Element[];

const fish =
  (value: number): Shape =>
  (r) => [
    element('path', {
      d: `M${-r} 0Q${-r * 0.2} ${-r * 1.25} ${r * 0.55} 0L${r} ${-r * 0.6}V${r * 0.6}L${r * 0.55} 0Q${-r * 0.2} ${r * 1.25} ${-r} 0Z`,
      class: 'f-fish s-token',
      'stroke-width': 0.7,
    }),
    textElement(-r * 0.2, 0, String(value), { size: r * 1.05, bold: true, colour: 'token' }),
  ];

const fox =
  (value: number): Shape =>
  (r) => [
    element('polygon', {
      points: formatCoordinates([
        [-r, -r * 0.95],
        [-r * 0.4, -r * 0.5],
        [r * 0.4, -r * 0.5],
        [r, -r * 0.95],
        [r * 0.9, r * 0.2],
        [0, r],
        [-r * 0.9, r * 0.2],
      ]),
      class: 'f-fox s-token',
      'stroke-width': 0.7,
    }),
    textElement(0, r * 0.02, String(value), { size: r, bold: true, colour: 'token' }),
  ];

/** A face with ears, eyes and a nose. */
const bear: Shape = (r) => [
  ...[-0.65, 0.65].map((side) =>
    element('circle', { cx: r * side, cy: -r * 0.65, r: r * 0.3, class: 'f-token s-pip' }),
  ),
  element('circle', { r: r * 0.85, class: 'f-token s-pip', 'stroke-width': 1 }),
  ...[-0.33, 0.33].map((side) => element('circle', { cx: r * side, cy: -r * 0.2, r: r * 0.11, class: 'f-pip' })),
  element('ellipse', { cy: r * 0.32, rx: r * 0.28, ry: r * 0.2, class: 'f-pip' }),
];

/** For each animal, its shape by its value. */
const ANIMAL_SHAPES: Readonly<Record<Animal, (value: number) => Shape>> = {
  fish1: fish,
  fish2: fish,
  fish3: fish,
  fox1: fox,
  fox2: fox,
  fox3: fox,
  bear: () => bear,
};

/** Returns the shape of an animal, with its value. */
export const animalShape = (animal: Animal, { animalValues }: Components): Shape =>
  ANIMAL_SHAPES[animal](animalValues[animalIndex(animal)]!);

/** Returns the shape of an igloo: a dome of snow blocks, with the figure of its owner in the door. */
export const iglooShape =
  (owner: Player, letter: string): Shape =>
  (r) => [
    element('path', {
      d: `M${-r} ${r * 0.8}A${r} ${r * 1.6} 0 0 1 ${r} ${r * 0.8}Z`,
      class: `f-token s-p${owner}`,
      'stroke-width': r / 7,
    }),
    element('g', { transform: `translate(0 ${r * 0.2})` }, playerFigure(owner, r * 0.6, letter)),
  ];

/** Returns the shape of a tile with a symbol. */
export const tileShape =
  (symbol: string): Shape =>
  (r) => [
    element('rect', { x: -r, y: -r, width: 2 * r, height: 2 * r, rx: 2, class: 'f-paper s-ink' }),
    textElement(0, 0, symbol, { size: r * 1.1, bold: true, maxWidth: 2 * r, shortText: symbol.replace('+', '')[0]! }),
  ];
