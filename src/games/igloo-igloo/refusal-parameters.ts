import { type EnglishNames, fieldOf, type ParameterFinders, type RefusedMove } from '../../core/contract/explain.js';
import { animalIndex, FIRST_ENDURANCE_TILE, TILES, type TileKind } from './components.js';
import { type Cell, cellName, directionIndex, NEXT } from './grid.js';
import { findGap, meltCandidates } from './legal/ice.js';
import type { Move } from './moves/index.js';
import type { IglooIgloo, TileType } from './types.js';
import { counts, names } from './words/en/refusals.js';

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

type KeptTileKey = Extract<keyof typeof names, `tile.${string}`>;

/** Returns a function that writes a number, by how none, one and several are written. */
const writeCount =
  (forms: readonly string[]) =>
  (count: number): string =>
    forms[Math.min(count, 2)]!.replace('#', String(count));

/** The names of things in the sentences of refusals. */
export const englishNames: EnglishNames<IglooIgloo> = {
  cell: cellName,
  animal: (animal, { components: { animalValues } }) =>
    names[`animal.${animal}`].replace(/\{\w+\}/, String(animalValues[animalIndex(animal)])),
  tile: (kind) => names[`tile.${TILES[kind]!}` as KeptTileKey],
  tileType: (type) => names[`tileType.${type}`],
  colour: (player) => COLOURS[player]!,
  points: writeCount(counts.points),
  steps: writeCount(counts.steps),
};
