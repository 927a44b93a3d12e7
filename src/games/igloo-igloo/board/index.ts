/**
 * The table of Igloo Igloo as data: places with their outlines, printed content, and the places where moves are made.
 *
 * @module
 */
import { type Board, type BoardLayout, calledAs, type Place, placesCalled, rectangle } from '../../../board/board.js';
import type { Player } from '../../../core/contract/game.js';
import { frozen } from '../../../core/data/frozen.js';
import { seat } from '../../../words/message.js';
import { type ByAnimal, type ByTileKind, type Components, components as printed, type Tile } from '../components.js';
import { CELLS, isCorner, NEIGHBOURS, nameOf, SIDE } from '../grid.js';
import type { State } from '../state/index.js';
import { texts } from './texts.js';

export type { Board, BoardLayout, Place } from '../../../board/board.js';
export type { WhyNot } from '../../../board/why-not.js';
export { placeless, placesOf } from './moves.js';
export { whyNot } from './why-not.js';

/** The kinds of places: corners and other cells; the supply, the hand and the trophies of each player. */
export type PlaceKind = 'corner' | 'cell' | 'supply' | 'hand' | 'trophies';

/** The printed tiles and animals, by number. */
export interface Cards {
  /** The kinds of tiles. */
  readonly tiles: ByTileKind<Tile>;
  /** The value of each animal. */
  readonly values: ByAnimal<number>;
}

/** The colours of the players. */
export const TRIBES = Object.freeze(['red', 'blue', 'yellow', 'green'] as const);

const place = placesCalled(texts);

const WIDTH = 360;
/** The left and the top edge of the board, and the side of a cell. */
const LEFT = 18;
const TOP = 42;
const UNIT = 42;
/** The left edge and the width of the supplies of a player. */
const BELONGINGS = { supply: [6, 86], hand: [94, 122], trophies: [218, 136] } as const;
const ROW = 42;
/** The height of what is written below the supplies. */
const NOTES = 122;

/** Returns the table for a number of players; in the wide layout, the supplies lie beside the board. */
export const board = (
  { players }: Pick<State, 'players'>,
  { tiles, values }: Components = printed,
  layout: BoardLayout = 'tall',
): Board<PlaceKind, Cards> => {
  const bottom = TOP + SIDE * UNIT + 6;
  const [left, top] = layout === 'wide' ? [WIDTH + 6, TOP - 16] : [0, bottom];
  const height = top + players * ROW + NOTES;
  return {
    width: left + WIDTH,
    height: Math.max(bottom, height),
    places: [
      ...cells,
      ...TRIBES.slice(0, players).flatMap((_, player) => belongings(player, left, top + player * ROW + 16)),
    ],
    cards: { tiles, values },
  };
};

const cells: readonly Place<PlaceKind>[] = frozen(
  Array.from({ length: CELLS }, (_, cell) =>
    place<PlaceKind>(isCorner(cell) ? 'corner' : 'cell', nameOf(cell), {
      called: calledAs(nameOf(cell)),
      neighbours: NEIGHBOURS[cell]!.map(nameOf),
      shape: rectangle(LEFT + UNIT * (cell % SIDE), TOP + UNIT * Math.floor(cell / SIDE), UNIT, UNIT),
    }),
  ),
);

const belongings = (owner: Player, left: number, y: number): readonly Place<PlaceKind>[] =>
  (['supply', 'hand', 'trophies'] as const).map((kind) => {
    const [x, width] = BELONGINGS[kind];
    return place(kind, `${kind}-${owner}`, {
      about: { player: seat(owner) },
      owner,
      shape: rectangle(left + x, y, width, ROW - 18),
    });
  });
