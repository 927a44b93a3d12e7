import type { Rectangle } from '../../../board/board.js';
import { HIDDEN, type Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { figure, type Piece, packed } from '../../../draw/picture.js';
import { named, seat } from '../../../words/message.js';
import { type PlaceKind, TRIBES } from '../board/index.js';
import { animalsOn, inuitsOn } from '../cells.js';
import { ANIMALS, type Animal } from '../components.js';
import { nameOf } from '../grid.js';
import type { State } from '../state/index.js';
import { iglooShape, type Shape, shapeOf, tileShape } from './shapes.js';
import type { Staged } from './staged.js';

/** A piece before it has its place among the others there. */
interface Loose extends Pick<Piece, 'kind' | 'name'> {
  readonly shape: Shape;
}

/** Lists everything on the board, and the pieces of the players. */
export const pieces = (stage: Staged): readonly Piece[] => {
  const { position, board } = stage;
  const all = new Map<string, readonly Loose[]>([
    ...position.ground.map((_, cell) => [nameOf(cell), onCell(stage, cell)] as const),
    ...TRIBES.slice(0, position.players).flatMap((_, player) => belongings(stage, player)),
  ]);
  return board.places.flatMap(({ id, kind, shape }) =>
    spread(id, roomIn(kind as PlaceKind, shape as Rectangle), all.get(id)!),
  );
};

/** Returns the room for pieces: before the points of the trophies. */
const roomIn = (kind: PlaceKind, area: Rectangle): Rectangle =>
  kind === 'trophies' ? { ...area, width: area.width - 18 } : area;

const LARGEST = 27;

const spread = (at: string, { x, y, width, height }: Rectangle, loose: readonly Loose[]): readonly Piece[] => {
  const { side, middles } = packed(loose.length, {
    kind: 'rectangle',
    x: x + 2,
    y: y + 2,
    width: width - 4,
    height: height - 4,
  });
  // Several pieces overlap a little.
  const radius = Math.min(side * 1.15, LARGEST) / 2 - 0.8;
  return loose.map(({ shape, ...piece }, i) => ({
    ...piece,
    at,
    x: middles[i]![0],
    y: middles[i]![1],
    look: shape(radius),
  }));
};

const onCell = (stage: Staged, cell: number): readonly Loose[] => {
  // Views have every field that the rules read here.
  const state = stage.position as State;
  const igloo = state.igloos[cell];
  return [
    ...TRIBES.slice(0, state.players).flatMap((_, player) =>
      repeated(inuit(stage, player), inuitsOn(state, player, cell)),
    ),
    ...(typeof igloo === 'number' ? [iglooOf(stage, igloo)] : []),
    ...ANIMALS.flatMap((animal, number) => repeated(animalOf(stage, animal), animalsOn(state, number, cell))),
  ];
};

const belongings = (stage: Staged, player: Player): readonly (readonly [string, readonly Loose[]])[] => {
  const { phase, inuitsLeft, igloosLeft, trophies } = stage.position;
  const waiting = inuitsLeft[player]! + (phase.kind === 'flee' ? phase.waiting[player]! : 0);
  const taken = ANIMALS.flatMap((animal, i) =>
    repeated(animalOf(stage, animal), trophies[ANIMALS.length * player + i]!),
  );
  const supply = [...repeated(inuit(stage, player), waiting), ...repeated(iglooOf(stage, player), igloosLeft[player]!)];
  return [
    [`supply-${player}`, supply],
    [`hand-${player}`, handOf(stage, player)],
    [`trophies-${player}`, taken],
  ];
};

const repeated = (loose: Loose, count: number): readonly Loose[] => new Array<Loose>(count).fill(loose);

const inuit = ({ write }: Staged, player: Player): Loose => ({
  kind: `inuit-${player}`,
  name: write('draw.inuit', { player: seat(player) }),
  shape: (radius) => figure(player, radius * 0.88, write(`draw.letter.${TRIBES[player]!}`)),
});

const iglooOf = ({ write }: Staged, player: Player): Loose => ({
  kind: `igloo-${player}`,
  name: write('draw.igloo', { player: seat(player) }),
  shape: iglooShape(player, write(`draw.letter.${TRIBES[player]!}`)),
});

const animalOf = ({ say }: Staged, animal: Animal): Loose => ({
  kind: animal,
  name: say(named('animal')(animal)),
  shape: shapeOf(animal),
});

/** Draws the tiles of a hand, those that are hidden as blank tiles. */
const handOf = ({ position: { hands, handSizes }, write, say }: Staged, player: Player): readonly Loose[] => {
  const hand = hands[player]!;
  const known = hand === HIDDEN ? [] : hand;
  const tiles = known.flatMap((count, i) => {
    const kind = KEPT_TILES[i]!;
    const sign = kind.startsWith('endurance') ? `+${kind.at(-1)}` : write(`draw.letter.${kind as Lettered}`);
    return repeated(tile(kind, say(named('tile')(kind)), sign), count);
  });
  return [...tiles, ...repeated(tile('hidden', write('draw.hidden'), '?'), handSizes[player]! - sum(known))];
};

const tile = (kind: string, name: string, sign: string): Loose => ({
  kind: `tile-${kind}`,
  name,
  shape: tileShape(sign),
});

type Lettered = 'thaw' | 'harpoon' | 'animals';
const KEPT_TILES = ['thaw', 'harpoon', 'animals', 'endurance1', 'endurance2', 'endurance3'] as const;
