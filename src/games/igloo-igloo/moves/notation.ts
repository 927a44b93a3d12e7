import type { Animal } from '../components.js';
import { cellName } from '../grid.js';
import type { Move } from './kinds.js';

const KIND_LETTERS: Readonly<Record<Exclude<Move['kind'], 'endTurn'>, string>> = {
  placeInuit: 'P',
  melt: 'M',
  drift: 'D',
  displace: 'V',
  thaw: 'T',
  moveAnimals: 'A',
  stepAnimal: 'S',
  defend: 'Y',
  decline: 'N',
  flee: 'F',
  playEndurance: 'E',
  walk: 'W',
  embark: 'K',
  land: 'L',
  hunt: 'H',
  harpoon: 'J',
  buildIgloo: 'I',
};

const ANIMAL_TEXTS: Readonly<Record<Animal, string>> = {
  fish1: 'f1',
  fish2: 'f2',
  fish3: 'f3',
  fox1: 'x1',
  fox2: 'x2',
  fox3: 'x3',
  bear: 'b',
};

/** Writes a move: a letter for the kind (or `end`), then animal, cell, direction or value, if the kind has them. */
export const format = (move: Move): string => {
  if (move.kind === 'endTurn') return 'end';
  const animal = 'animal' in move ? ANIMAL_TEXTS[move.animal] : '';
  const cell = 'cell' in move ? cellName(move.cell) : '';
  const dir = 'dir' in move ? move.dir : '';
  const value = 'value' in move ? move.value : '';
  return `${KIND_LETTERS[move.kind]}${animal}${cell}${dir}${value}`;
};
