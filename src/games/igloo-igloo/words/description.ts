import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import {
  commonNames,
  type Description,
  figure,
  type Message,
  message,
  named,
  nothing,
  type ParametersOf,
  seat,
  unlessHidden,
  winnersOf,
} from '../../../words/message.js';
import { animalsOn } from '../cells.js';
import { ANIMALS, type Animal, TILES, type TileKind } from '../components.js';
import { COLOURS } from '../facts.js';
import { type Cell, type Dir, NEXT, nameOf, numberOf } from '../grid.js';
import type { State, View } from '../state/index.js';
import type { IglooIgloo } from '../types.js';
import type { Names } from './keys.js';

const colourOf = (player: Player): Message => named('colour')(COLOURS[player]!);
/** The colour as an adjective before the Inuit. */
const tribeOf = (player: Player): Message => named('tribe')(COLOURS[player]!);
const cellOf = (cell: Cell): Message => message('cell', { name: nameOf(cell) });
const animal = named('animal');
const direction = named('direction');
const tileType = named('tileType');
const tileOf = (kind: TileKind): Message => named('tile')(TILES[kind]!);
/** A tile with its article, as the object of a verb. */
const aTile = (kind: TileKind): Message => named('aTile')(TILES[kind]!);

const beyond = (cell: Cell, dir: Dir): Message => cellOf(NEXT[4 * cell + numberOf(dir)]!);

interface Place {
  readonly cell: Cell;
}
interface Doer {
  readonly player: Player;
}
interface Way {
  readonly from: Cell;
  readonly to: Cell;
}

const place = ({ cell }: Place) => ({ cell: cellOf(cell) });
const doer = ({ player }: Doer) => ({ player: seat(player) });
const doerAt = (event: Doer & Place) => ({ ...doer(event), ...place(event) });
const way = ({ from, to }: Way) => ({ from: cellOf(from), to: cellOf(to) });
const travel = (event: Doer & Way) => ({ ...doer(event), ...way(event) });
/** An animal, bare and with the article as an object. */
const beast = ({ animal: of }: { readonly animal: Animal }) => ({ animal: animal(of), the: named('theAnimal')(of) });
const prey = (event: Place & { readonly animal: Animal }) => ({ ...beast(event), ...place(event) });

/** An animal as the object of a move. */
const target = ({ animal: of }: { readonly animal: Animal }) => ({ target: named('target')(of) });
const targetAt = (move: Place & { readonly animal: Animal }) => ({ ...target(move), ...place(move) });

/** Counts the animals that have to leave the gap of a drift; without one, as if they were several. */
const countLeaving = (state: State | View): number => {
  const { phase } = state;
  return phase.kind === 'displace' ? sum(ANIMALS.map((_, kind) => animalsOn(state, kind, phase.gap))) : 2;
};

/** The parameters of the sentences. */
export const description = {
  moves: {
    place,
    melt: place,
    drift: ({ cell, dir }) => ({ cell: cellOf(cell), direction: direction(dir) }),
    displace: ({ cell }, { state }) => ({ cell: cellOf(cell), count: countLeaving(state) }),
    thaw: place,
    animals: nothing,
    step: (move) => ({ ...target(move), from: cellOf(move.cell), to: beyond(move.cell, move.dir) }),
    defend: nothing,
    decline: nothing,
    flee: ({ cell }, { state: { phase } }) => ({
      cell: cellOf(cell),
      tribe: phase.kind === 'flee' ? tribeOf(phase.next) : '',
    }),
    endurance: ({ value }) => ({ points: value }),
    walk: ({ cell, dir }) => ({ from: cellOf(cell), to: beyond(cell, dir) }),
    embark: place,
    land: place,
    hunt: targetAt,
    harpoon: targetAt,
    igloo: place,
    end: nothing,
  },
  events: {
    fishPlaced: ({ cell, value }) => ({ cell: cellOf(cell), animal: animal(`fish${value}`) }),
    firstPlayerDrawn: doer,
    inuitPlaced: doerAt,
    turnStarted: doer,
    melted: (event) => ({ ...doerAt(event), tile: event.tile === null ? 'kept' : aTile(event.tile) }),
    kept: (event) => ({ ...doer(event), tile: unlessHidden(event.tile, aTile) }),
    bearAppeared: place,
    packTurned: ({ cell, fox }) => ({ cell: cellOf(cell), fox: fox === null ? 'none' : animal(`fox${fox}`) }),
    displaced: (event) => ({ ...way(event), animals: event.animals.map(animal), count: event.animals.length }),
    shifted: ({ cells, dir }) => ({ cells: cells.map(cellOf), direction: direction(dir), count: cells.length }),
    driftLost: nothing,
    tilePlayed: (event) => ({ ...doer(event), tile: aTile(event.tile), reason: event.reason }),
    thawed: place,
    animalMoved: (event) => ({ ...way(event), ...beast(event) }),
    animalGone: (event) => ({ ...prey(event), reason: event.reason }),
    attacked: ({ cell, mover }) => ({ cell: cellOf(cell), player: seat(mover) }),
    declined: doer,
    hid: (event) => ({ ...doerAt(event), count: event.count }),
    scattered: ({ cell, counts }) => ({ cell: nameOf(cell), count: sum(counts) }),
    fled: travel,
    walked: travel,
    sailed: travel,
    taken: (event) => ({ ...doer(event), ...prey(event), how: event.how }),
    iglooBuilt: doerAt,
    turnEnded: (event) => ({ ...doer(event), unspent: event.unspent }),
    gameOver: ({ winners }) => ({ outcome: winnersOf({ over: true, winners }) }),
  },
  chance: { fishPlaced: place, firstPlayerDrawn: nothing, melted: place, kept: doer, packTurned: place },
  questions: {
    place: nothing,
    melt: nothing,
    drift: nothing,
    displace: ({ gap }, { state }) => ({ cell: cellOf(gap), count: countLeaving(state) }),
    animals: (_, { state }) => ({ steps: state.steps }),
    attack: place,
    flee: ({ cell, next }) => ({ cell: cellOf(cell), tribe: tribeOf(next) }),
    act: (_, { state }) => ({ points: state.points }),
    kayak: ({ from }) => ({ cell: cellOf(from) }),
    over: nothing,
  },
  names: {
    ...commonNames,
    colour: colourOf,
    tribe: tribeOf,
    cell: cellOf,
    direction,
    ground: named('ground'),
    animal,
    tile: tileOf,
    tileType,
  },
  facts: {
    cell: cellOf,
    to: cellOf,
    gap: cellOf,
    other: cellOf,
    animal,
    tile: tileOf,
    type: tileType,
    colour: colourOf,
    left: figure,
    steps: figure,
    have: figure,
    need: figure,
    built: figure,
  },
  outcome: winnersOf,
} satisfies Description<IglooIgloo, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof description>;
