import type { Rectangle } from '../../../board/board.js';
import { HIDDEN, type Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { type Piece, packSquares, playerFigure } from '../../../draw/picture.js';
import { nameMessage, playerMessage } from '../../../words/message.js';
import { type PlaceKind, TRIBES } from '../board/index.js';
import { countAnimals, countInuits } from '../cells.js';
import { ANIMALS, type Animal } from '../components.js';
import { cellName } from '../grid.js';
import type { State } from '../state/index.js';
import type { DrawContext } from './context.js';
import { animalShape, iglooShape, type Shape, tileShape } from './shapes.js';

/** A piece before it has its place among the others there. */
interface UnplacedPiece extends Pick<Piece, 'kind' | 'name'> {
  readonly shape: Shape;
}

/** Lists everything on the board, and the pieces of the players. */
export const pieces = (context: DrawContext): readonly Piece[] => {
  const { state, board } = context;
  const all = new Map<string, readonly UnplacedPiece[]>([
    ...state.ground.map((_, cell) => [cellName(cell), cellPieces(context, cell)] as const),
    ...TRIBES.slice(0, state.players).flatMap((_, player) => playerPieces(context, player)),
  ]);
  return board.places.flatMap(({ id, kind, shape }) =>
    spreadPieces(id, pieceArea(kind as PlaceKind, shape as Rectangle), all.get(id)!),
  );
};

/** Returns the area for pieces: before the points of the trophies. */
const pieceArea = (kind: PlaceKind, area: Rectangle): Rectangle =>
  kind === 'trophies' ? { ...area, width: area.width - 18 } : area;

const MAX_PIECE_SIZE = 27;

const spreadPieces = (
  at: string,
  { x, y, width, height }: Rectangle,
  unplaced: readonly UnplacedPiece[],
): readonly Piece[] => {
  const { side, middles } = packSquares(unplaced.length, {
    kind: 'rectangle',
    x: x + 2,
    y: y + 2,
    width: width - 4,
    height: height - 4,
  });
  // Several pieces overlap a little.
  const radius = Math.min(side * 1.15, MAX_PIECE_SIZE) / 2 - 0.8;
  return unplaced.map(({ shape, ...piece }, i) => ({
    ...piece,
    at,
    x: middles[i]![0],
    y: middles[i]![1],
    look: shape(radius),
  }));
};

const cellPieces = (context: DrawContext, cell: number): readonly UnplacedPiece[] => {
  // Views have every field that the rules read here.
  const state = context.state as State;
  const igloo = state.igloos[cell];
  return [
    ...TRIBES.slice(0, state.players).flatMap((_, player) =>
      repeat(inuitPiece(context, player), countInuits(state, player, cell)),
    ),
    ...(typeof igloo === 'number' ? [iglooPiece(context, igloo)] : []),
    ...ANIMALS.flatMap((animal, number) => repeat(animalPiece(context, animal), countAnimals(state, number, cell))),
  ];
};

const playerPieces = (
  context: DrawContext,
  player: Player,
): readonly (readonly [string, readonly UnplacedPiece[]])[] => {
  const { phase, freeInuits, freeIgloos, trophies } = context.state;
  const supplyInuits = freeInuits[player]! + (phase.kind === 'flee' ? phase.fleeingInuits[player]! : 0);
  const trophyPieces = ANIMALS.flatMap((animal, i) =>
    repeat(animalPiece(context, animal), trophies[ANIMALS.length * player + i]!),
  );
  const supply = [
    ...repeat(inuitPiece(context, player), supplyInuits),
    ...repeat(iglooPiece(context, player), freeIgloos[player]!),
  ];
  return [
    [`supply-${player}`, supply],
    [`hand-${player}`, handPieces(context, player)],
    [`trophies-${player}`, trophyPieces],
  ];
};

const repeat = (piece: UnplacedPiece, count: number): readonly UnplacedPiece[] =>
  new Array<UnplacedPiece>(count).fill(piece);

const inuitPiece = ({ formatText }: DrawContext, player: Player): UnplacedPiece => ({
  kind: `inuit-${player}`,
  name: formatText('draw.inuit', { player: playerMessage(player) }),
  shape: (radius) => playerFigure(player, radius * 0.88, formatText(`draw.letter.${TRIBES[player]!}`)),
});

const iglooPiece = ({ formatText }: DrawContext, player: Player): UnplacedPiece => ({
  kind: `igloo-${player}`,
  name: formatText('draw.igloo', { player: playerMessage(player) }),
  shape: iglooShape(player, formatText(`draw.letter.${TRIBES[player]!}`)),
});

const animalPiece = ({ components, translate }: DrawContext, animal: Animal): UnplacedPiece => ({
  kind: animal,
  name: translate(nameMessage('animal')(animal)),
  shape: animalShape(animal, components),
});

/** Draws the tiles of a hand, those that are hidden as blank tiles. */
const handPieces = (
  { state: { hands, handSizes }, formatText, translate }: DrawContext,
  player: Player,
): readonly UnplacedPiece[] => {
  const hand = hands[player]!;
  const known = hand === HIDDEN ? [] : hand;
  const tiles = known.flatMap((count, i) => {
    const kind = KEPT_TILES[i]!;
    const symbol = kind.startsWith('endurance') ? `+${kind.at(-1)}` : formatText(`draw.letter.${kind as LetteredTile}`);
    return repeat(tilePiece(kind, translate(nameMessage('tile')(kind)), symbol), count);
  });
  return [...tiles, ...repeat(tilePiece('hidden', formatText('draw.hidden'), '?'), handSizes[player]! - sum(known))];
};

const tilePiece = (kind: string, name: string, symbol: string): UnplacedPiece => ({
  kind: `tile-${kind}`,
  name,
  shape: tileShape(symbol),
});

type LetteredTile = 'thaw' | 'harpoon' | 'animals';
const KEPT_TILES = ['thaw', 'harpoon', 'animals', 'endurance1', 'endurance2', 'endurance3'] as const;
