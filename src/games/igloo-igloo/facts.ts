import { type FactFinders, fieldOf, type PlainThings, type Refused } from '../../core/contract/explain.js';
import { type Animal, ENDURANCE, numberOfAnimal, THAW, TILES, type TileKind } from './components.js';
import { type Cell, NEXT, nameOf, numberOf } from './grid.js';
import { gapOf, meltCandidates } from './legal/ice.js';
import type { Move } from './moves/index.js';
import type { IglooIgloo, TileType } from './types.js';

type Case = Refused<IglooIgloo>;

/** Returns the cell that the phase is about; if there is none, the cell of the move. */
const cellOf = ({ state: { phase }, move }: Case): Cell => {
  if (phase.kind === 'kayak') return phase.from;
  if (phase.kind === 'attack' || phase.kind === 'flee') return phase.cell;
  return fieldOf(move, 'cell');
};

const aimOf = (move: Move): Cell => ('dir' in move ? NEXT[4 * move.cell + numberOf(move.dir)]! : fieldOf(move, 'cell'));

const gapIn = ({ state, move }: Case): Cell =>
  state.phase.kind === 'displace'
    ? state.phase.gap
    : gapOf(state, fieldOf(move, 'cell'), numberOf(fieldOf(move, 'dir')));

const otherMelt = ({ state, box }: Case): Cell => {
  const moves: Move[] = [];
  meltCandidates(state, box, state.phase, moves);
  return fieldOf(moves[0]!, 'cell');
};

/** Returns the points that a move takes. */
const costOf = ({ box: { components }, move }: Case): number => {
  if (move.kind === 'hunt') return components.values[numberOfAnimal(move.animal)]!;
  if (move.kind === 'embark') return components.costs.kayak;
  return move.kind === 'walk' ? components.costs.walk : components.costs.igloo;
};

/** Returns the type of the kept tile that a move takes: a harpoon for a hunt, a walk and a defence. */
const typeOf = ({ kind }: Move): TileType => TYPES[kind] ?? 'harpoon';

const TYPES: Readonly<Partial<Record<Move['kind'], TileType>>> = {
  thaw: 'thaw',
  endurance: 'endurance',
  animals: 'animals',
};

const tileOf = (move: Move): TileKind => {
  const type = typeOf(move);
  return type === 'endurance' ? ENDURANCE + fieldOf(move, 'value') - 1 : TILES.indexOf(type);
};

/** The facts of refusals. */
export const facts: FactFinders<IglooIgloo> = {
  cell: cellOf,
  to: ({ move }) => aimOf(move),
  gap: gapIn,
  other: otherMelt,
  tile: ({ move }) => tileOf(move),
  type: ({ move }) => typeOf(move),
  colour: ({ state: { phase, igloos }, move }) => (phase.kind === 'flee' ? phase.next : igloos[aimOf(move)]!),
  left: ({ state: { inuitsLeft, turn } }) => inuitsLeft[turn]!,
  steps: ({ state }) => state.steps,
  have: ({ state: { points } }) => points,
  need: costOf,
  built: ({ box: { components } }) => components.igloos,
};

/** The colours of the players. */
export const COLOURS = Object.freeze(['red', 'blue', 'yellow', 'green'] as const);

/** The names of the animals. */
export const ANIMAL_WORDS: Readonly<Record<Animal, string>> = {
  fish1: 'fish of value 1',
  fish2: 'fish of value 2',
  fish3: 'fish of value 3',
  fox1: 'fox of value 1',
  fox2: 'fox of value 2',
  fox3: 'fox of value 3',
  bear: 'bear',
};

/** The names of the types of kept tiles. */
export const TYPE_WORDS = Object.freeze({
  thaw: 'thaw',
  endurance: 'endurance',
  animals: 'Move animals',
  harpoon: 'harpoon',
} as const);

/** Returns the name of a tile of endurance. */
export const enduranceOf = (value: number): string => `${TYPE_WORDS.endurance} of ${value}`;

/** The names of kept tiles, in the order of their kinds. */
const KEPT_WORDS = [TYPE_WORDS.thaw, TYPE_WORDS.harpoon, TYPE_WORDS.animals, ...[1, 2, 3].map(enduranceOf)];

/** Counts things; none of them is `none`. */
const counted =
  (one: string, several: string) =>
  (count: number): string =>
    count === 0 ? 'none' : count === 1 ? `1 ${one}` : `${count} ${several}`;

/** The names of things in the sentences of refusals. */
export const plain: PlainThings<IglooIgloo> = {
  cell: nameOf,
  animal: (animal) => ANIMAL_WORDS[animal],
  tile: (kind) => KEPT_WORDS[kind - THAW]!,
  tileType: (type) => TYPE_WORDS[type],
  colour: (player) => COLOURS[player]!,
  points: counted('point', 'points'),
  steps: counted('step', 'steps'),
};
