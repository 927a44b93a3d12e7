import { type BoardLayout, type Rectangle, rectangle } from '../../../board/board.js';

/** The kinds of places of a player. */
export type OwnerPlaceKind = 'scientists' | 'ships' | 'cubes' | 'discard' | 'hand' | 'buildingCards';

/** The seats of the players: the first one with its size, the number side by side, and the rows of each. */
export interface Seats extends Rectangle {
  readonly columns: number;
  /** By row, the kinds of places with their left edges and widths. */
  readonly rows: readonly (readonly (readonly [kind: OwnerPlaceKind, x: number, width: number])[])[];
}

/** The areas of a table; of things side by side, or one above the other, that of the first. */
export interface TableLayout {
  readonly width: number;
  /** The zone at the upper left. */
  readonly zone: Rectangle;
  readonly tracks: Rectangle;
  readonly legend: Rectangle & { readonly columns: number };
  readonly decks: Rectangle;
  readonly piles: Rectangle;
  readonly supply: Rectangle;
  readonly seats: Seats;
}

/** The height of a row of a seat. */
export const SEAT_ROW_HEIGHT = 26;

const tallLayout = (): TableLayout => ({
  width: 360,
  zone: rectangle(6, 6, 116, 132),
  tracks: rectangle(6, 419, 348, 30),
  legend: { ...rectangle(6, 573, 348, 98), columns: 2 },
  decks: rectangle(6, 675, 116, 64),
  piles: rectangle(6, 743, 69.6, 32),
  supply: rectangle(6, 779, 348, 58),
  seats: {
    ...rectangle(6, 841, 348, 72),
    columns: 1,
    rows: [
      [
        ['scientists', 0, 88],
        ['ships', 88, 104],
        ['cubes', 192, 84],
        ['discard', 276, 72],
      ],
      [
        ['hand', 0, 192],
        ['buildingCards', 192, 156],
      ],
    ],
  },
});

const wideLayout = (): TableLayout => ({
  width: 900,
  zone: rectangle(6, 6, 148, 132),
  tracks: rectangle(456, 18, 438, 31),
  legend: { ...rectangle(456, 176, 438, 70), columns: 3 },
  decks: rectangle(456, 249, 146, 64),
  piles: rectangle(456, 316, 87.6, 32),
  supply: rectangle(456, 352, 438, 46),
  seats: {
    ...rectangle(6, 408, 222, 96),
    columns: 4,
    rows: [
      [
        ['scientists', 0, 96],
        ['ships', 96, 122],
      ],
      [
        ['cubes', 0, 96],
        ['discard', 96, 122],
      ],
      [
        ['hand', 0, 96],
        ['buildingCards', 96, 122],
      ],
    ],
  },
});

/** Returns the table of a layout. */
export const layoutTable = (layout: BoardLayout): TableLayout => (layout === 'wide' ? wideLayout() : tallLayout());

/** Returns the height of a table with all seats. */
export const tableHeight = ({ seats }: TableLayout, players: number): number =>
  seats.y + Math.ceil(players / seats.columns) * seats.height;
