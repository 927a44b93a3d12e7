import { type EnglishNames, fieldOf, type ParameterFinders, type RefusedMove } from '../../core/contract/explain.js';
import { type Animal, animalIndex, FIRST_ENDURANCE_TILE, THAW_TILE, TILES, type TileKind } from './components.js';
import { type Cell, cellName, directionIndex, NEXT } from './grid.js';
import { findGap, meltCandidates } from './legal/ice.js';
import type { Move } from './moves/index.js';
import type { IglooIgloo, TileType } from './types.js';

type RefusedCase = RefusedMove<IglooIgloo>;

/** Returns the cell that the phase is about; if there is none, the cell of the move. */
const findCell = ({ state: { phase }, move }: RefusedCase): Cell => {
  if (phase.kind === 'kayak') return phase.from;
  if (phase.kind === 'attack' || phase.kind === 'flee') return phase.cell;
  return fieldOf(move, 'cell');
};

const targetCell = (move: Move): Cell =>
  'dir' in move ? NEXT[4 * move.cell + directionIndex(move.dir)]! : fieldOf(move, 'cell');

const findGapOfMove = ({ state, move }: RefusedCase): Cell =>
  state.phase.kind === 'displace'
    ? state.phase.gap
    : findGap(state, fieldOf(move, 'cell'), directionIndex(fieldOf(move, 'dir')));

const findMeltableCell = ({ state, box }: RefusedCase): Cell => {
  const moves: Move[] = [];
  meltCandidates(state, box, state.phase, moves);
  return fieldOf(moves[0]!, 'cell');
};

/** Returns the points that a move takes. */
const pointCost = ({ box: { components }, move }: RefusedCase): number => {
  switch (move.kind) {
    case 'walk':
      return components.costs.walk;
    case 'embark':
      return components.costs.kayak;
    case 'buildIgloo':
      return components.costs.igloo;
    default:
      return components.animalValues[animalIndex(fieldOf(move, 'animal'))]!;
  }
};

/** Returns the type of the kept tile that a move takes: a harpoon for a hunt, a walk and a defence. */
const neededTileType = ({ kind }: Move): TileType => TYPES[kind] ?? 'harpoon';

const TYPES: Readonly<Partial<Record<Move['kind'], TileType>>> = {
  thaw: 'thaw',
  playEndurance: 'endurance',
  moveAnimals: 'animals',
};

const neededTile = (move: Move): TileKind => {
  const type = neededTileType(move);
  return type === 'endurance' ? FIRST_ENDURANCE_TILE + fieldOf(move, 'value') - 1 : TILES.indexOf(type);
};

/** The parameters of refusals. */
export const parameterFinders: ParameterFinders<IglooIgloo> = {
  cell: findCell,
  to: ({ move }) => targetCell(move),
  gap: findGapOfMove,
  other: findMeltableCell,
  tile: ({ move }) => neededTile(move),
  type: ({ move }) => neededTileType(move),
  colour: ({ state: { phase, igloos }, move }) =>
    phase.kind === 'flee' ? phase.fleeingPlayer : igloos[targetCell(move)]!,
  left: ({ state: { freeInuits, turnPlayer } }) => freeInuits[turnPlayer]!,
  steps: ({ state }) => state.animalStepsLeft,
  have: ({ state: { actionPointsLeft } }) => actionPointsLeft,
  need: pointCost,
  built: ({ box: { components } }) => components.igloos,
};

/** The colours of the players. */
export const COLOURS = Object.freeze(['red', 'blue', 'yellow', 'green'] as const);

/** The names of the animals. */
export const ANIMAL_NAMES: Readonly<Record<Animal, string>> = {
  fish1: 'fish of value 1',
  fish2: 'fish of value 2',
  fish3: 'fish of value 3',
  fox1: 'fox of value 1',
  fox2: 'fox of value 2',
  fox3: 'fox of value 3',
  bear: 'bear',
};

/** The names of the types of kept tiles. */
export const TILE_TYPE_NAMES = Object.freeze({
  thaw: 'thaw',
  endurance: 'endurance',
  animals: 'Move animals',
  harpoon: 'harpoon',
} as const);

/** Returns the name of a tile of endurance. */
export const enduranceName = (value: number): string => `${TILE_TYPE_NAMES.endurance} of ${value}`;

/** The names of kept tiles, in the order of their kinds. */
const KEPT_TILE_NAMES = [
  TILE_TYPE_NAMES.thaw,
  TILE_TYPE_NAMES.harpoon,
  TILE_TYPE_NAMES.animals,
  ...[1, 2, 3].map(enduranceName),
];

/** Counts things; none of them is `none`. */
const countText =
  (one: string, several: string) =>
  (count: number): string =>
    count === 0 ? 'none' : count === 1 ? `1 ${one}` : `${count} ${several}`;

/** The names of things in the sentences of refusals. */
export const englishNames: EnglishNames<IglooIgloo> = {
  cell: cellName,
  animal: (animal) => ANIMAL_NAMES[animal],
  tile: (kind) => KEPT_TILE_NAMES[kind - THAW_TILE]!,
  tileType: (type) => TILE_TYPE_NAMES[type],
  colour: (player) => COLOURS[player]!,
  points: countText('point', 'points'),
  steps: countText('step', 'steps'),
};
