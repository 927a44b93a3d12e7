import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import {
  asNumber,
  commonNames,
  type Description,
  hiddenOr,
  type Message,
  message,
  nameMessage,
  noParameters,
  type ParametersOf,
  playerMessage,
  winnersMessage,
} from '../../../words/message.js';
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

interface WithCell {
  readonly cell: Cell;
}
interface WithPlayer {
  readonly player: Player;
}
interface FromTo {
  readonly from: Cell;
  readonly to: Cell;
}

const cellParameter = ({ cell }: WithCell) => ({ cell: cellMessage(cell) });
const playerParameter = ({ player }: WithPlayer) => ({ player: playerMessage(player) });
const playerCellParameters = (event: WithPlayer & WithCell) => ({ ...playerParameter(event), ...cellParameter(event) });
const fromToParameters = ({ from, to }: FromTo) => ({ from: cellMessage(from), to: cellMessage(to) });
const playerFromToParameters = (event: WithPlayer & FromTo) => ({
  ...playerParameter(event),
  ...fromToParameters(event),
});
/** An animal, bare and with the article as an object. */
const animalParameters = ({ animal }: { readonly animal: Animal }) => ({
  animal: animalMessage(animal),
  the: nameMessage('theAnimal')(animal),
});
const animalCellParameters = (event: WithCell & { readonly animal: Animal }) => ({
  ...animalParameters(event),
  ...cellParameter(event),
});

/** An animal as the object of a move. */
const targetParameter = ({ animal }: { readonly animal: Animal }) => ({ target: nameMessage('target')(animal) });
const targetCellParameters = (move: WithCell & { readonly animal: Animal }) => ({
  ...targetParameter(move),
  ...cellParameter(move),
});

/** Counts the animals that have to leave the gap of a drift; without one, as if they were several. */
const countLeaving = (state: State | View): number => {
  const { phase } = state;
  return phase.kind === 'displace' ? sum(ANIMALS.map((_, kind) => countAnimals(state, kind, phase.gap))) : 2;
};

/** The parameters of the sentences. */
export const description = {
  moves: {
    placeInuit: cellParameter,
    melt: cellParameter,
    drift: ({ cell, dir }) => ({ cell: cellMessage(cell), direction: directionMessage(dir) }),
    displace: ({ cell }, { state }) => ({ cell: cellMessage(cell), count: countLeaving(state) }),
    thaw: cellParameter,
    moveAnimals: noParameters,
    stepAnimal: (move) => ({
      ...targetParameter(move),
      from: cellMessage(move.cell),
      to: nextCellMessage(move.cell, move.dir),
    }),
    defend: noParameters,
    decline: noParameters,
    flee: ({ cell }, { state: { phase } }) => ({
      cell: cellMessage(cell),
      tribe: phase.kind === 'flee' ? tribeMessage(phase.fleeingPlayer) : '',
    }),
    playEndurance: ({ value }) => ({ points: value }),
    walk: ({ cell, dir }) => ({ from: cellMessage(cell), to: nextCellMessage(cell, dir) }),
    embark: cellParameter,
    land: cellParameter,
    hunt: targetCellParameters,
    harpoon: targetCellParameters,
    buildIgloo: cellParameter,
    endTurn: noParameters,
  },
  events: {
    fishPlaced: ({ cell, value }) => ({ cell: cellMessage(cell), animal: animalMessage(`fish${value}`) }),
    startPlayerDrawn: playerParameter,
    inuitPlaced: playerCellParameters,
    turnStarted: playerParameter,
    tileMelted: (event) => ({
      ...playerCellParameters(event),
      tile: event.tile === null ? 'kept' : tileWithArticle(event.tile),
    }),
    tileKept: (event) => ({ ...playerParameter(event), tile: hiddenOr(event.tile, tileWithArticle) }),
    bearAppeared: cellParameter,
    packTurned: ({ cell, foxValue }) => ({
      cell: cellMessage(cell),
      foxValue: foxValue === null ? 'none' : animalMessage(`fox${foxValue}`),
    }),
    animalsDisplaced: (event) => ({
      ...fromToParameters(event),
      animals: event.animals.map(animalMessage),
      count: event.animals.length,
    }),
    floesShifted: ({ cells, dir }) => ({
      cells: cells.map(cellMessage),
      direction: directionMessage(dir),
      count: cells.length,
    }),
    driftLost: noParameters,
    tilePlayed: (event) => ({ ...playerParameter(event), tile: tileWithArticle(event.tile), reason: event.reason }),
    tileThawed: cellParameter,
    animalMoved: (event) => ({ ...fromToParameters(event), ...animalParameters(event) }),
    animalRemoved: (event) => ({ ...animalCellParameters(event), reason: event.reason }),
    bearAttacked: ({ cell, player }) => ({ cell: cellMessage(cell), player: playerMessage(player) }),
    defenceDeclined: playerParameter,
    inuitsSheltered: (event) => ({ ...playerCellParameters(event), count: event.count }),
    inuitsScattered: ({ cell, inuits }) => ({ cell: cellName(cell), count: sum(inuits) }),
    inuitFled: playerFromToParameters,
    inuitWalked: playerFromToParameters,
    inuitSailed: playerFromToParameters,
    animalTaken: (event) => ({ ...playerParameter(event), ...animalCellParameters(event), reason: event.reason }),
    iglooBuilt: playerCellParameters,
    turnEnded: (event) => ({ ...playerParameter(event), unspentPoints: event.unspentPoints }),
    gameOver: ({ winners }) => ({ outcome: winnersMessage({ over: true, winners }) }),
  },
  chance: {
    fishPlaced: cellParameter,
    startPlayerDrawn: noParameters,
    tileMelted: cellParameter,
    tileKept: playerParameter,
    packTurned: cellParameter,
  },
  questions: {
    placeInuit: noParameters,
    melt: noParameters,
    drift: noParameters,
    displace: ({ gap }, { state }) => ({ cell: cellMessage(gap), count: countLeaving(state) }),
    stepAnimal: (_, { state }) => ({ steps: state.animalStepsLeft }),
    attack: cellParameter,
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
  parameterFinders: {
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
} satisfies Description<IglooIgloo, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof description>;
