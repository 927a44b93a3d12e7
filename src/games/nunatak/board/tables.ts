import { type BoardLayout, type Point, type Rectangle, rectangle } from '../../../board/board.js';

/** The areas of a table; of things side by side, or one above the other, that of the first. */
export interface TableLayout {
  readonly width: number;
  /** The distance from a cell to the next, and the gap between the cells of upper floors. */
  readonly pitch: number;
  readonly gap: number;
  /** By floor, the upper left corner of its base: of the ground floor itself, or of the centres of the blocks below. */
  readonly floors: readonly Point[];
  /** The centre of the dome. */
  readonly dome: Point;
  readonly slots: Rectangle;
  readonly deck: Rectangle;
  /** The first favour; the favours to come lie after the last. */
  readonly favours: Rectangle;
  readonly taken: Rectangle;
  readonly stack: Rectangle;
  readonly track: Rectangle;
  readonly legend: Rectangle & { readonly columns: number };
  /** The first column of cards of the first owner. */
  readonly columns: Rectangle;
  /** The favours of the first owner. */
  readonly heldFavours: Rectangle;
  /** The distance from an owner to the next. */
  readonly ownerDistance: number;
}

const tallLayout = (): TableLayout => ({
  width: 360,
  pitch: 35,
  gap: 11,
  floors: [
    [20, 138],
    [212, 146],
    [22, 346],
    [154, 346],
  ],
  dome: [267.5, 363.5],
  slots: rectangle(6, 24, 57, 60),
  deck: rectangle(236, 24, 118, 60),
  favours: rectangle(6, 88, 116, 28),
  taken: rectangle(298, 326, 56, 60),
  stack: rectangle(298, 390, 56, 28),
  track: rectangle(6, 484, 348, 36),
  legend: { ...rectangle(6, 526, 348, 56), columns: 3 },
  columns: rectangle(6, 604, 58, 36),
  heldFavours: rectangle(6, 640, 348, 26),
  ownerDistance: 82,
});

const wideLayout = (): TableLayout => ({
  width: 900,
  pitch: 46,
  gap: 13,
  floors: [
    [20, 50],
    [274, 58],
    [26, 320],
    [192, 320],
  ],
  dome: [343, 343],
  slots: rectangle(470, 24, 60, 60),
  deck: rectangle(712, 24, 182, 60),
  favours: rectangle(470, 88, 141, 28),
  taken: rectangle(400, 314, 60, 60),
  stack: rectangle(400, 378, 60, 28),
  track: rectangle(470, 144, 424, 36),
  legend: { ...rectangle(470, 408, 424, 56), columns: 3 },
  columns: rectangle(470, 200, 46, 36),
  heldFavours: rectangle(746, 200, 148, 36),
  ownerDistance: 52,
});

/** Returns the table of a layout. */
export const layoutTable = (layout: BoardLayout): TableLayout => (layout === 'wide' ? wideLayout() : tallLayout());

/** Returns the height of a table with all owners. */
export const tableHeight = (
  { columns, heldFavours, legend, ownerDistance, floors, pitch }: TableLayout,
  owners: number,
): number =>
  Math.max(
    Math.max(columns.y + columns.height, heldFavours.y + heldFavours.height) + (owners - 1) * ownerDistance,
    legend.y + legend.height,
    floors[2]![1] + 3 * pitch + 6,
  ) + 4;
