import type { Animal } from '../components.js';
import { nameOf } from '../grid.js';
import type { Move } from './kinds.js';

const LETTERS: Readonly<Record<Exclude<Move['kind'], 'end'>, string>> = {
  place: 'P',
  melt: 'M',
  drift: 'D',
  displace: 'V',
  thaw: 'T',
  animals: 'A',
  step: 'S',
  defend: 'Y',
  decline: 'N',
  flee: 'F',
  endurance: 'E',
  walk: 'W',
  embark: 'K',
  land: 'L',
  hunt: 'H',
  harpoon: 'J',
  igloo: 'I',
};

const TOKENS: Readonly<Record<Animal, string>> = {
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
  if (move.kind === 'end') return 'end';
  const animal = 'animal' in move ? TOKENS[move.animal] : '';
  const cell = 'cell' in move ? nameOf(move.cell) : '';
  const dir = 'dir' in move ? move.dir : '';
  const value = 'value' in move ? move.value : '';
  return `${LETTERS[move.kind]}${animal}${cell}${dir}${value}`;
};
