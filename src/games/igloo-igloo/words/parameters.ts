import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import {
  asNumber,
  commonNames,
  type Message,
  message,
  nameMessage,
  noParameters,
  type ParametersOf,
  playerMessage,
  type SentenceParameters,
  winnersMessage,
} from '../../../words/message.js';
import { tellFields } from '../../../words/tell-fields.js';
import { countAnimals } from '../cells.js';
import { ANIMALS, type Animal, TILES, type TileKind } from '../components.js';
import { type Cell, cellName, type Dir, directionIndex, NEXT } from '../grid.js';
import { COLOURS } from '../refusal-parameters.js';
import type { State, View } from '../state/index.js';
import type { IglooIgloo } from '../types.js';
import { listValues } from '../values.js';
import type { Names } from './keys.js';

const colourMessage = (player: Player): Message => nameMessage('colour')(COLOURS[player]!);
/** The colour as an adjective before the Inuit. */
const tribeMessage = (player: Player): Message => nameMessage('tribe')(COLOURS[player]!);
const cellMessage = (cell: Cell): Message => message('cell', { name: cellName(cell) });
const animalMessage = nameMessage('animal');
const directionMessage = nameMessage('direction');
const tileTypeMessage = nameMessage('tileType');
const tileMessage = (kind: TileKind): Message => nameMessage('tile')(TILES[kind]!);
/** A tile with its article, as the object of a verb. */
const tileWithArticle = (kind: TileKind): Message => nameMessage('aTile')(TILES[kind]!);

const nextCellMessage = (cell: Cell, dir: Dir): Message => cellMessage(NEXT[4 * cell + directionIndex(dir)]!);

const tell = tellFields({
  player: playerMessage,
  cell: cellMessage,
  from: cellMessage,
  to: cellMessage,
  cells: cellMessage,
  animal: animalMessage,
  animals: animalMessage,
  tile: tileWithArticle,
});

/** An animal as the object of a move, and its cell. */
const targetCellParameters = ({ animal, cell }: { readonly animal: Animal; readonly cell: Cell }) => ({
  target: nameMessage('target')(animal),
  cell: cellMessage(cell),
});
/** An animal with the article as an object. */
const withArticle = ({ animal }: { readonly animal: Animal }) => ({ the: nameMessage('theAnimal')(animal) });

/** Counts the animals that have to leave the gap of a drift; without one, as if they were several. */
const countLeaving = (state: State | View): number => {
  const { phase } = state;
  return phase.kind === 'displace' ? sum(ANIMALS.map((_, kind) => countAnimals(state, kind, phase.gap))) : 2;
};

/** The parameters of the sentences. */
export const parameters = {
  moves: {
    placeInuit: tell('cell'),
    melt: tell('cell'),
    drift: ({ cell, dir }) => ({ cell: cellMessage(cell), direction: directionMessage(dir) }),
    displace: ({ cell }, { state }) => ({ cell: cellMessage(cell), count: countLeaving(state) }),
    thaw: tell('cell'),
    moveAnimals: noParameters,
    stepAnimal: ({ animal, cell, dir }) => ({
      target: nameMessage('target')(animal),
      from: cellMessage(cell),
      to: nextCellMessage(cell, dir),
    }),
    defend: noParameters,
    decline: noParameters,
    flee: ({ cell }, { state: { phase } }) => ({
      cell: cellMessage(cell),
      tribe: phase.kind === 'flee' ? tribeMessage(phase.fleeingPlayer) : '',
    }),
    playEndurance: ({ value }) => ({ points: value }),
    walk: ({ cell, dir }) => ({ from: cellMessage(cell), to: nextCellMessage(cell, dir) }),
    embark: tell('cell'),
    land: tell('cell'),
    hunt: targetCellParameters,
    harpoon: targetCellParameters,
    buildIgloo: tell('cell'),
    endTurn: noParameters,
  },
  events: {
    fishPlaced: ({ cell, value }) => ({ cell: cellMessage(cell), animal: animalMessage(`fish${value}`) }),
    startPlayerDrawn: tell('player'),
    inuitPlaced: tell('player', 'cell'),
    turnStarted: tell('player'),
    tileMelted: (event, context) => ({
      ...tell('player', 'cell')(event, context),
      tile: event.tile === null ? 'kept' : tileWithArticle(event.tile),
    }),
    tileKept: tell('player', 'tile'),
    bearAppeared: tell('cell'),
    packTurned: ({ cell, foxValue }) => ({
      cell: cellMessage(cell),
      foxValue: foxValue === null ? 'none' : animalMessage(`fox${foxValue}`),
    }),
    animalsDisplaced: (event, context) => ({
      ...tell('from', 'to', 'animals')(event, context),
      count: event.animals.length,
    }),
    floesShifted: (event, context) => ({
      ...tell('cells')(event, context),
      direction: directionMessage(event.dir),
      count: event.cells.length,
    }),
    driftLost: noParameters,
    tilePlayed: tell('player', 'tile', 'reason'),
    tileThawed: tell('cell'),
    animalMoved: (event, context) => ({ ...tell('from', 'to', 'animal')(event, context), ...withArticle(event) }),
    animalRemoved: (event, context) => ({ ...tell('cell', 'animal', 'reason')(event, context), ...withArticle(event) }),
    bearAttacked: tell('cell', 'player'),
    defenceDeclined: tell('player'),
    inuitsSheltered: tell('player', 'cell', 'count'),
    inuitsScattered: ({ cell, inuits }) => ({ cell: cellName(cell), count: sum(inuits) }),
    inuitFled: tell('player', 'from', 'to'),
    inuitWalked: tell('player', 'from', 'to'),
    inuitSailed: tell('player', 'from', 'to'),
    animalTaken: (event, context) => ({
      ...tell('player', 'cell', 'animal', 'reason')(event, context),
      ...withArticle(event),
    }),
    iglooBuilt: tell('player', 'cell'),
    turnEnded: tell('player', 'unspentPoints'),
    gameOver: ({ winners }) => ({ outcome: winnersMessage({ over: true, winners }) }),
  },
  chance: {
    fishPlaced: tell('cell'),
    startPlayerDrawn: noParameters,
    tileMelted: tell('cell'),
    tileKept: tell('player'),
    packTurned: tell('cell'),
  },
  questions: {
    placeInuit: noParameters,
    melt: noParameters,
    drift: noParameters,
    displace: ({ gap }, { state }) => ({ cell: cellMessage(gap), count: countLeaving(state) }),
    stepAnimal: (_, { state }) => ({ steps: state.animalStepsLeft }),
    attack: tell('cell'),
    flee: ({ cell, fleeingPlayer }) => ({ cell: cellMessage(cell), tribe: tribeMessage(fleeingPlayer) }),
    act: (_, { state }) => ({ points: state.actionPointsLeft }),
    kayak: ({ from }) => ({ cell: cellMessage(from) }),
    over: noParameters,
  },
  values: listValues,
  names: {
    ...commonNames,
    colour: colourMessage,
    tribe: tribeMessage,
    cell: cellMessage,
    direction: directionMessage,
    ground: nameMessage('ground'),
    animal: animalMessage,
    tile: tileMessage,
    tileType: tileTypeMessage,
  },
  refusalParameters: {
    cell: cellMessage,
    to: cellMessage,
    gap: cellMessage,
    other: cellMessage,
    animal: animalMessage,
    tile: tileMessage,
    type: tileTypeMessage,
    colour: colourMessage,
    left: asNumber,
    steps: asNumber,
    have: asNumber,
    need: asNumber,
    built: asNumber,
  },
  outcome: winnersMessage,
} satisfies SentenceParameters<IglooIgloo, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof parameters>;
