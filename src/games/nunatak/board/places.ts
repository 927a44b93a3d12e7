import { calledAs, type Place, placesCalled, type Rectangle, rectangle } from '../../../board/board.js';
import { type Message, message, named, seat } from '../../../words/message.js';
import { SLOTS, SYMBOLS } from '../components/index.js';
import { nameOf, OFFSETS, SIDES } from '../temple.js';
import type { Table } from './tables.js';
import { texts } from './texts.js';

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

const place = placesCalled(texts);

/** Returns the number of owners of blocks: the players, and with one or two of them Siku or the dummies. */
export const ownersFor = (players: number): number => Math.max(players, 3);

/** Returns the name of an owner of blocks: a player, Siku, or a dummy. */
export const ownerCalled = (owner: number, players: number): Message => {
  if (owner < players) return seat(owner);
  return players === 2 ? message('siku') : message('dummy', { number: owner });
};

/** Returns all places. */
export const places = (players: number, table: Table): readonly Place<PlaceKind>[] => [
  ...upTo(SLOTS).map((slot) =>
    place<PlaceKind>('slot', `slot-${slot}`, { about: { number: slot + 1 }, shape: beside(table.slots, slot) }),
  ),
  ...upTo(2).map((i) =>
    place<PlaceKind>('favour', `favour-${i}`, { about: { number: i + 1 }, shape: beside(table.favours, i) }),
  ),
  ...SIDES.flatMap((_, floor) => cellsOf(floor, table)),
  place('dome', 'dome', {
    called: message('dome'),
    shape: { kind: 'circle', x: table.dome[0], y: table.dome[1], radius: (table.pitch - table.gap) / 2 },
  }),
  place('taken', 'taken', { shape: table.taken }),
  place('deck', 'deck', { shape: table.deck }),
  place('stack', 'stack', { shape: table.stack }),
  place('favour-deck', 'favour-deck', { shape: beside(table.favours, 2) }),
  place('track', 'track', { shape: table.track }),
  ...upTo(ownersFor(players)).flatMap((owner) => areaOf(owner, players, table)),
];

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Returns a rectangle after a number of equal ones in a row. */
const beside = (first: Rectangle, number: number): Rectangle => ({ ...first, x: first.x + number * first.width });

const cellsOf = (floor: number, { floors, pitch, gap }: Table): readonly Place<PlaceKind>[] => {
  const side = SIDES[floor]!;
  const [left, top] = floors[floor]!;
  const inset = floor === 0 ? 0 : gap / 2;
  const at = (row: number, column: number): string => nameOf(OFFSETS[floor]! + row * side + column);
  return upTo(side * side).map((i) => {
    const [row, column] = [Math.floor(i / side), i % side];
    const around = [
      [row - 1, column],
      [row, column - 1],
      [row, column + 1],
      [row + 1, column],
    ].filter((next) => next.every((value) => value >= 0 && value < side));
    return place('cell', at(row, column), {
      called: calledAs(at(row, column)),
      neighbours: around.map(([y, x]) => at(y!, x!)),
      shape: rectangle(left + column * pitch + inset, top + row * pitch + inset, pitch - 2 * inset, pitch - 2 * inset),
    });
  });
};

/** Returns the id of a column of cards. */
export const columnOf = (owner: number, symbol: string): string => `area-${owner}-${symbol}`;

const areaOf = (
  owner: number,
  players: number,
  { columns, kept, owner: apart }: Table,
): readonly Place<PlaceKind>[] => {
  const whose = ownerCalled(owner, players);
  const isHuman = owner < players;
  const lowered = (area: Rectangle): Rectangle => ({ ...area, y: area.y + owner * apart });
  const column = (symbol: string, i: number) =>
    place<PlaceKind>('area', columnOf(owner, symbol), {
      about: { symbol: named('symbol')(symbol), owner: whose },
      owner: isHuman ? owner : null,
      shape: lowered(beside(columns, i)),
    });
  return isHuman
    ? [
        ...SYMBOLS.map(column),
        place<PlaceKind>('favours', `favours-${owner}`, { about: { owner: whose }, owner, shape: lowered(kept) }),
      ]
    : [column(SYMBOLS[0], 0)];
};
