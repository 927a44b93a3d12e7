import { createPlaceBuilder, type Place, type Rectangle, rectangle, untranslatedName } from '../../../board/board.js';
import { type Message, message, nameMessage, playerMessage } from '../../../words/message.js';
import { SLOT_COUNT, SYMBOLS } from '../components/index.js';
import { cellName, FLOOR_SIDES, FLOOR_STARTS } from '../temple.js';
import { placeLabels } from '../words/en/labels.js';
import type { TableLayout } from './tables.js';

/**
 * The kinds of places: cells of the temple and its dome; the line of cards and that of favours, a card just taken, the
 * piles; the engineering track; the columns of cards and the favours of each owner.
 */
export type PlaceKind =
  | 'cell'
  | 'dome'
  | 'slot'
  | 'favour'
  | 'taken'
  | 'deck'
  | 'stack'
  | 'favour-deck'
  | 'track'
  | 'area'
  | 'favours';

const createPlace = createPlaceBuilder(placeLabels);

/** Returns the number of owners of blocks: the players, and with one or two of them Siku or the dummies. */
export const countOwners = (players: number): number => Math.max(players, 3);

/** Returns the name of an owner of blocks: a player, Siku, or a dummy. */
export const ownerName = (owner: number, players: number): Message => {
  if (owner < players) return playerMessage(owner);
  return players === 2 ? message('siku') : message('dummy', { number: owner });
};

/** Returns all places. */
export const createPlaces = (players: number, layout: TableLayout): readonly Place<PlaceKind>[] => [
  ...numbersTo(SLOT_COUNT).map((slot) =>
    createPlace<PlaceKind>('slot', `slot-${slot}`, {
      parameters: { number: slot + 1 },
      shape: shiftRight(layout.slots, slot),
    }),
  ),
  ...numbersTo(2).map((i) =>
    createPlace<PlaceKind>('favour', `favour-${i}`, {
      parameters: { number: i + 1 },
      shape: shiftRight(layout.favours, i),
    }),
  ),
  ...FLOOR_SIDES.flatMap((_, floor) => floorPlaces(floor, layout)),
  createPlace('dome', 'dome', {
    nameMessage: message('dome'),
    shape: { kind: 'circle', x: layout.dome[0], y: layout.dome[1], radius: (layout.pitch - layout.gap) / 2 },
  }),
  createPlace('taken', 'taken', { shape: layout.taken }),
  createPlace('deck', 'deck', { shape: layout.deck }),
  createPlace('stack', 'stack', { shape: layout.stack }),
  createPlace('favour-deck', 'favour-deck', { shape: shiftRight(layout.favours, 2) }),
  createPlace('track', 'track', { shape: layout.track }),
  ...numbersTo(countOwners(players)).flatMap((owner) => ownerPlaces(owner, players, layout)),
];

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Returns a rectangle after a number of equal ones in a row. */
const shiftRight = (first: Rectangle, count: number): Rectangle => ({ ...first, x: first.x + count * first.width });

const floorPlaces = (floor: number, { floors, pitch, gap }: TableLayout): readonly Place<PlaceKind>[] => {
  const side = FLOOR_SIDES[floor]!;
  const [left, top] = floors[floor]!;
  const inset = floor === 0 ? 0 : gap / 2;
  const cellId = (row: number, column: number): string => cellName(FLOOR_STARTS[floor]! + row * side + column);
  return numbersTo(side * side).map((i) => {
    const [row, column] = [Math.floor(i / side), i % side];
    const neighbours = [
      [row - 1, column],
      [row, column - 1],
      [row, column + 1],
      [row + 1, column],
    ].filter((next) => next.every((value) => value >= 0 && value < side));
    return createPlace('cell', cellId(row, column), {
      nameMessage: untranslatedName(cellId(row, column)),
      neighbours: neighbours.map(([y, x]) => cellId(y!, x!)),
      shape: rectangle(left + column * pitch + inset, top + row * pitch + inset, pitch - 2 * inset, pitch - 2 * inset),
    });
  });
};

/** Returns the id of a column of cards. */
export const columnId = (owner: number, symbol: string): string => `area-${owner}-${symbol}`;

const ownerPlaces = (
  owner: number,
  players: number,
  { columns, heldFavours: favours, ownerDistance }: TableLayout,
): readonly Place<PlaceKind>[] => {
  const name = ownerName(owner, players);
  const isHuman = owner < players;
  const lower = (area: Rectangle): Rectangle => ({ ...area, y: area.y + owner * ownerDistance });
  const column = (symbol: string, i: number) =>
    createPlace<PlaceKind>('area', columnId(owner, symbol), {
      parameters: { symbol: nameMessage('symbol')(symbol), owner: name },
      owner: isHuman ? owner : null,
      shape: lower(shiftRight(columns, i)),
    });
  return isHuman
    ? [
        ...SYMBOLS.map(column),
        createPlace<PlaceKind>('favours', `favours-${owner}`, {
          parameters: { owner: name },
          owner,
          shape: lower(favours),
        }),
      ]
    : [column(SYMBOLS[0], 0)];
};
