import { calledAs, type Place, placesCalled, rectangle } from '../../../board/board.js';
import { type Message, message, named, seat } from '../../../words/message.js';
import { inPlainEnglish } from '../../../words/plain-english.js';
import { SLOTS, SYMBOLS } from '../components/index.js';
import { nameOf, OFFSETS, SIDES } from '../temple.js';
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

const place = /* @__PURE__ */ placesCalled(texts);

export const WIDTH = 360;
const LEFT = 6;
const LINE = { y: 24, height: 46 };
const CELL = 36;
/** By floor, its left and top edge. */
const FLOORS = [
  [LEFT, 88],
  [LEFT + 5 * CELL + 24, 88],
  [LEFT, 88 + 5 * CELL + 18],
  [LEFT + 3 * CELL + 18, 88 + 5 * CELL + 18],
] as const;
const PILES = { x: LEFT + 5 * CELL + 32, y: 88 + 5 * CELL + 8 };
const TRACK_TOP = 88 + 8 * CELL + 34;
const AREAS_TOP = TRACK_TOP + 30;
const AREA = 48;

/** Returns the number of owners of blocks: the players, and with one or two of them Siku or the dummies. */
const ownersFor = (players: number): number => Math.max(players, 3);

/** Returns the height of the table. */
export const areaHeight = (players: number): number => AREAS_TOP + ownersFor(players) * AREA + 2;

/** Returns the name of an owner of blocks: a player, Siku, or a dummy. */
export const ownerCalled = (owner: number, players: number): Message => {
  if (owner < players) return seat(owner);
  return players === 2 ? message('siku') : message('dummy', { number: owner });
};

/** Returns the same name in plain English. */
export const ownerName = (owner: number, players: number): string => inPlainEnglish(texts)(ownerCalled(owner, players));

/** Returns all places. */
export const places = (players: number): readonly Place<PlaceKind>[] => [
  ...upTo(SLOTS).map((slot) =>
    place<PlaceKind>('slot', `slot-${slot}`, {
      about: { number: slot + 1 },
      shape: rectangle(LEFT + 59 * slot, LINE.y, 57, LINE.height),
    }),
  ),
  ...upTo(2).map((i) =>
    place<PlaceKind>('favour', `favour-${i}`, {
      about: { number: i + 1 },
      shape: rectangle(LEFT + 240 + 55 * i, LINE.y, 53, LINE.height),
    }),
  ),
  ...SIDES.flatMap((_, floor) => cellsOf(floor)),
  place('dome', 'dome', {
    called: message('dome'),
    shape: { kind: 'circle', x: FLOORS[3][0] + CELL, y: FLOORS[3][1] + 2 * CELL + 18, radius: 15 },
  }),
  ...piles(),
  place('track', 'track', { shape: rectangle(LEFT, TRACK_TOP, 348, 26) }),
  ...upTo(ownersFor(players)).flatMap((owner) => areaOf(owner, players)),
];

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const cellsOf = (floor: number): readonly Place<PlaceKind>[] => {
  const side = SIDES[floor]!;
  const [left, top] = FLOORS[floor]!;
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
      shape: rectangle(left + column * CELL, top + row * CELL, CELL, CELL),
    });
  });
};

const piles = (): readonly Place<PlaceKind>[] => [
  place('taken', 'taken', { shape: rectangle(PILES.x + 26, PILES.y - 26, 57, 46) }),
  place('deck', 'deck', { shape: rectangle(PILES.x, PILES.y + 24, 130, 50) }),
  place('stack', 'stack', { shape: rectangle(PILES.x, PILES.y + 76, 64, 22) }),
  place('favour-deck', 'favour-deck', {
    shape: rectangle(PILES.x + 66, PILES.y + 76, 64, 22),
  }),
];

/** Returns the id of a column of cards. */
export const columnOf = (owner: number, symbol: string): string => `area-${owner}-${symbol}`;

const areaOf = (owner: number, players: number): readonly Place<PlaceKind>[] => {
  const y = AREAS_TOP + owner * AREA + 16;
  const whose = ownerCalled(owner, players);
  const isHuman = owner < players;
  const column = (symbol: string, i: number) =>
    place<PlaceKind>('area', columnOf(owner, symbol), {
      about: { symbol: named('symbol')(symbol), owner: whose },
      owner: isHuman ? owner : null,
      shape: rectangle(LEFT + 46 * i, y, 45, 31),
    });
  return [
    ...(isHuman ? SYMBOLS : SYMBOLS.slice(0, 1)).map(column),
    ...(isHuman
      ? [
          place<PlaceKind>('favours', `favours-${owner}`, {
            about: { owner: whose },
            owner,
            shape: rectangle(LEFT + 277, y, 71, 31),
          }),
        ]
      : []),
  ];
};
