import {
  centredRectangleElement,
  type Element,
  element,
  textElement,
  translateElements,
} from '../../../draw/picture.js';
import type { Effect, ShipyardCard } from '../components/index.js';

/** Paths of symbols, 14 units wide and high around 0, 0. */
const SYMBOL_PATHS = {
  person: 'M-2-3.2a2 2 0 1 0 4 0a2 2 0 1 0-4 0M-4 5.5c0-7.5 8-7.5 8 0z',
  ship: 'M-6.5 2h13l-2.5 4h-8zM0 2v-8l4.5 5h-4.5',
  voyage: 'M-6.5 1.5h13l-2.5 4.5h-8zM-5-3h9m-3-3l3 3l-3 3',
  step: 'M-2-4.5l4.5 4.5l-4.5 4.5',
  steps: 'M-6.5-4.5l4.5 4.5l-4.5 4.5M-2-4.5l4.5 4.5l-4.5 4.5M2.5-4.5l4.5 4.5l-4.5 4.5',
  cards: 'M-6-5.5h7v9h-7zM1-3h5v9h-7v-2.5',
  ice: 'M-4.5 2.5L0-6.5L4.5 2.5zM-7 5.5l3.5-2l3.5 2l3.5-2l3.5 2',
  tool: 'M-5.5 6l6-6M-2.5-3.5l3-3l5.5 5.5l-3 3z',
  flask: 'M-1.5-6v4l-4 8h11l-4-8v-4M-3-6h6M-3.5 2h7',
  star: 'M0-6l1.7 4h4.3l-3.5 2.8l1.3 4.4l-3.8-2.7l-3.8 2.7l1.3-4.4l-3.5-2.8h4.3z',
  spent: 'M-10 7l20-14',
  cube: 'M-4.5-4.5h9v9h-9z',
} as const;

/** Draws a symbol around 0, 0. */
export const drawSymbol = (kind: keyof typeof SYMBOL_PATHS): Element =>
  element('path', { d: SYMBOL_PATHS[kind], class: 's-ink', 'stroke-width': 1.2, 'stroke-linejoin': 'round' });

/** Draws a symbol with words at its right. */
export const drawSymbolWithText = (
  x: number,
  y: number,
  drawn: readonly Element[],
  words: string,
): readonly Element[] => [
  translateElements(x, y, drawn),
  textElement(x + 9, y, words, { size: 10, anchor: 'start', bold: true }),
];

/** Draws a paper card with a symbol around 0, 0. */
export const drawCard = (width: number, height: number, drawn: readonly Element[]): readonly Element[] => [
  centredRectangleElement(width, height, { rx: 2, class: 'f-paper s-ink', 'stroke-width': 0.7 }),
  ...drawn,
];

/** Draws a number of scientists who are recruited. */
const drawRecruits = (count: number): readonly Element[] => [
  textElement(-5, 0, `+${count}`, { size: 9, bold: true }),
  translateElements(6, 0, [drawSymbol('person')]),
];

const CARD_SYMBOLS: Readonly<Record<ShipyardCard | 'simple' | 'expertise', () => readonly Element[]>> = {
  scientist: () => [drawSymbol('person')],
  icebreaker: () => [drawSymbol('ice')],
  recruits: () => drawRecruits(2),
  progress: () => [drawSymbol('steps')],
  simple: () => [drawSymbol('tool')],
  expertise: () => [drawSymbol('flask')],
};

/** Draws the symbol of a card around 0, 0. */
export const drawCardSymbol = (card: keyof typeof CARD_SYMBOLS): readonly Element[] => CARD_SYMBOLS[card]();

const EFFECT_SYMBOLS: Readonly<Record<Effect, () => readonly Element[]>> = {
  scientist: () => drawRecruits(1),
  ship: () => [drawSymbol('ship')],
  expertise: CARD_SYMBOLS.expertise,
  simple: CARD_SYMBOLS.simple,
  move: () => [drawSymbol('voyage')],
  draft: () => [drawSymbol('cards')],
  advance: CARD_SYMBOLS.progress,
};

/** Draws the symbol of an effect around 0, 0, on its colour. */
export const drawEffectSymbol = (
  effect: Effect,
  colour: 'red' | 'blue' | 'shade',
  width: number,
): readonly Element[] => [centredRectangleElement(width, 15, { class: `f-${colour}` }), ...EFFECT_SYMBOLS[effect]()];
