import type { Facts } from '../../../core/reasons.js';
import { type Reason, reasons } from '../clauses/reasons.js';
import { type Animal, type Box, numberOfAnimal } from '../components.js';
import { type Cell, NEXT, nameOf, numberOf } from '../grid.js';
import type { Move } from '../moves/index.js';
import type { State } from '../state/index.js';
import { gapOf, meltCandidates } from './ice.js';

/** A move that is refused. */
interface Case {
  readonly state: State;
  readonly box: Box;
  readonly move: Move;
}

/** The colours of the players. */
export const COLOURS = Object.freeze(['red', 'blue', 'yellow', 'green'] as const);

/** What animals are called. */
export const ANIMAL_WORDS: Readonly<Record<Animal, string>> = {
  fish1: 'fish of value 1',
  fish2: 'fish of value 2',
  fish3: 'fish of value 3',
  fox1: 'fox of value 1',
  fox2: 'fox of value 2',
  fox3: 'fox of value 3',
  bear: 'bear',
};

/** What the types of kept tiles are called. */
export const TYPE_WORDS = Object.freeze({
  thaw: 'thaw',
  endurance: 'endurance',
  animals: 'move of animals',
  harpoon: 'harpoon',
} as const);

const typeOf = ({ kind }: Move): string =>
  kind in TYPE_WORDS ? TYPE_WORDS[kind as keyof typeof TYPE_WORDS] : TYPE_WORDS.harpoon;

/** What a tile of endurance is called. */
export const enduranceOf = (value: number): string => `${TYPE_WORDS.endurance} of ${value}`;

/** Where the phase is about a cell it is that one, else that of the move. */
const cellOf = ({ state: { phase }, move }: Case): Cell => {
  if (phase.kind === 'kayak') return phase.from;
  if (phase.kind === 'attack' || phase.kind === 'flee') return phase.cell;
  return (move as Cellular).cell;
};

interface Cellular {
  readonly cell: Cell;
}

const aimOf = (move: Move): Cell =>
  'dir' in move ? NEXT[4 * move.cell + numberOf(move.dir)]! : (move as Cellular).cell;

const gapIn = ({ state, move }: Case): Cell => {
  if (state.phase.kind === 'displace') return state.phase.gap;
  return move.kind === 'drift' ? gapOf(state, move.cell, numberOf(move.dir)) : -1;
};

const otherMelt = ({ state, box }: Case): Cell => {
  const moves: Move[] = [];
  meltCandidates(state, box, state.phase, moves);
  return (moves[0] as Cellular).cell;
};

const costOf = ({ box: { components }, move }: Case): number => {
  if (move.kind === 'hunt') return components.values[numberOfAnimal(move.animal)]!;
  if (move.kind === 'embark') return components.costs.kayak;
  return move.kind === 'walk' ? components.costs.walk : components.costs.igloo;
};

/** What the sentences of reasons may name. */
const FACTS: Readonly<Record<string, (question: Case) => string | number>> = {
  cell: (question) => nameOf(cellOf(question)),
  to: ({ move }) => nameOf(aimOf(move)),
  gap: (question) => nameOf(gapIn(question)),
  other: (question) => nameOf(otherMelt(question)),
  animal: ({ move }) => ('animal' in move ? ANIMAL_WORDS[move.animal] : ''),
  tile: ({ move }) => (move.kind === 'endurance' ? enduranceOf(move.value) : typeOf(move)),
  type: ({ move }) => typeOf(move),
  colour: ({ state: { phase, igloos }, move }) => COLOURS[phase.kind === 'flee' ? phase.next : igloos[aimOf(move)]!]!,
  left: ({ state: { phase, steps, inuitsLeft, turn } }) => (phase.kind === 'place' ? inuitsLeft[turn]! : steps),
  have: ({ state: { points } }) => points,
  need: costOf,
  built: ({ box: { components } }) => components.igloos,
};

/** The figures that the sentence of a reason names. */
export const facts = (state: State, box: Box, move: Move, reason: Reason): Facts =>
  Object.fromEntries(
    Array.from(reasons[reason].text.matchAll(/\{(\w+)\}/g), ([, fact]) => [fact!, FACTS[fact!]!({ state, box, move })]),
  );
