/**
 * The table of Igloo Igloo as data: places with their outlines, printed content, and the places where moves are made.
 *
 * @module
 */
import {
  type Board,
  type BoardLayout,
  createPlaceBuilder,
  type Place,
  rectangle,
  untranslatedName,
} from '../../../board/board.js';
import type { Player } from '../../../core/contract/game.js';
import { deepFreeze } from '../../../core/data/copy.js';
import { playerMessage } from '../../../words/message.js';
import { type ByAnimal, type ByTileKind, type Components, components as printed, type Tile } from '../components.js';
import { CELL_COUNT, cellName, isCorner, NEIGHBOURS, SIDE } from '../grid.js';
import type { State } from '../state/index.js';
import { placeLabels } from '../words/en/labels.js';

export type { Board, BoardLayout, Place } from '../../../board/board.js';
export type { WhyNot } from '../../../board/why-not.js';
export { placeless, placesOf } from './moves.js';
export { whyNot } from './why-not.js';

/** The kinds of places: corners and other cells; the supply, the hand and the trophies of each player. */
export type PlaceKind = 'corner' | 'cell' | 'supply' | 'hand' | 'trophies';

/** The printed tiles and animals, by number. */
export interface PrintedCards {
  /** The kinds of tiles. */
  readonly tiles: ByTileKind<Tile>;
  /** The value of each animal. */
  readonly values: ByAnimal<number>;
}

/** The colours of the players. */
export const TRIBES = Object.freeze(['red', 'blue', 'yellow', 'green'] as const);

const createPlace = createPlaceBuilder(placeLabels);

const WIDTH = 360;
/** The left and the top edge of the board, and the side of a cell. */
const LEFT = 18;
const TOP = 42;
const CELL_SIDE = 42;
/** The left edge and the width of the supplies of a player. */
const PLAYER_PLACES = { supply: [6, 86], hand: [94, 122], trophies: [218, 136] } as const;
const ROW_HEIGHT = 42;
/** The height of what is written below the supplies. */
const NOTES_HEIGHT = 122;

/** Returns the table for a number of players; in the wide layout, the supplies lie beside the board. */
export const board = (
  { players }: Pick<State, 'players'>,
  { tiles, animalValues }: Components = printed,
  layout: BoardLayout = 'tall',
): Board<PlaceKind, PrintedCards> => {
  const bottom = TOP + SIDE * CELL_SIDE + 6;
  const [left, top] = layout === 'wide' ? [WIDTH + 6, TOP - 16] : [0, bottom];
  const height = top + players * ROW_HEIGHT + NOTES_HEIGHT;
  return {
    width: left + WIDTH,
    height: Math.max(bottom, height),
    places: [
      ...cells,
      ...TRIBES.slice(0, players).flatMap((_, player) =>
        createPlayerPlaces(player, left, top + player * ROW_HEIGHT + 16),
      ),
    ],
    cards: { tiles, values: animalValues },
  };
};

const cells: readonly Place<PlaceKind>[] = deepFreeze(
  Array.from({ length: CELL_COUNT }, (_, cell) =>
    createPlace<PlaceKind>(isCorner(cell) ? 'corner' : 'cell', cellName(cell), {
      nameMessage: untranslatedName(cellName(cell)),
      neighbours: NEIGHBOURS[cell]!.map(cellName),
      shape: rectangle(
        LEFT + CELL_SIDE * (cell % SIDE),
        TOP + CELL_SIDE * Math.floor(cell / SIDE),
        CELL_SIDE,
        CELL_SIDE,
      ),
    }),
  ),
);

const createPlayerPlaces = (owner: Player, left: number, y: number): readonly Place<PlaceKind>[] =>
  (['supply', 'hand', 'trophies'] as const).map((kind) => {
    const [x, width] = PLAYER_PLACES[kind];
    return createPlace(kind, `${kind}-${owner}`, {
      parameters: { player: playerMessage(owner) },
      owner,
      shape: rectangle(left + x, y, width, ROW_HEIGHT - 18),
    });
  });
