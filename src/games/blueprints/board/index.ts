/**
 * The table of Blueprints as data: places with their outlines, printed content, and the places where moves are made.
 *
 * @module
 */
import {
  type Board,
  type BoardLayout,
  createPlaceBuilder,
  type Place,
  type Point,
  rectangle,
} from '../../../board/board.js';
import { createWhyNot, type ExplainPlace } from '../../../board/why-not.js';
import type { Player } from '../../../core/contract/game.js';
import { deepFreeze } from '../../../core/data/copy.js';
import { message, nameMessage, playerMessage } from '../../../words/message.js';
import {
  AWARDS,
  type ByCell,
  type ByPlan,
  type Cell,
  COLOURS,
  type Components,
  PRIZES,
  components as printed,
} from '../components.js';
import type { Move, SeenMove } from '../moves.js';
import { rules as printedRules } from '../rules.js';
import type { State, View } from '../state/index.js';
import type { Blueprints } from '../types.js';
import { placeLabels } from '../words/en/labels.js';
import { cellName, dieName } from './names.js';

export type { Board, BoardLayout, Place } from '../../../board/board.js';
export type { WhyNot } from '../../../board/why-not.js';

/**
 * The kinds of places: dice of the pool by colour and value, dice in the bag by colour, cells of plans, rows of dice
 * and of cards, the dice of the demand.
 */
export type PlaceKind = 'pool' | 'bag' | 'demand' | 'removed' | 'cell' | 'aside' | 'cards';

/** A plan with its printed content. */
export interface PrintedPlan {
  readonly id: string;
  /** The wanted heights; 0 is hatched. */
  readonly heights: ByCell<number>;
}

/** The printed plans. */
export interface PrintedCards {
  readonly plans: ByPlan<PrintedPlan>;
}

const createPlace = createPlaceBuilder(placeLabels);

const POOL_AREA_WIDTH = 360;
const ROW_HEIGHT = 26;
const POOL_LAYOUT = { x: 40, y: 40, width: 52 };
/** The size of a player's panel, and of a cell in it. */
const PANEL_SIZE = { width: 172, height: 294 };
const CELL_SIZE = { width: 86, height: 76 };

/** The height of the legend: a heading, the awards and the prizes, in lines of 14 units. */
export const LEGEND_HEIGHT = 14 * (1 + AWARDS.length + PRIZES.length);

/** Returns the table for a number of players; in the wide layout, the plans lie in a row beside the pool. */
export const board = (
  { players }: Pick<State, 'players'>,
  components: Components = printed,
  layout: BoardLayout = 'tall',
): Board<PlaceKind, PrintedCards> => {
  const below = POOL_LAYOUT.y + ROW_HEIGHT * COLOURS.length + (players === 2 ? ROW_HEIGHT : 0) + 6;
  const panelsPerRow = layout === 'wide' ? players : 2;
  const [left, top] = layout === 'wide' ? [POOL_AREA_WIDTH, 0] : [0, below];
  const bottom = top + Math.ceil(players / panelsPerRow) * PANEL_SIZE.height;
  const panelAt = (seat: Player): Point => [
    left + 6 + (PANEL_SIZE.width + 4) * (seat % panelsPerRow),
    top + PANEL_SIZE.height * Math.floor(seat / panelsPerRow),
  ];
  return {
    width: left + 8 + (PANEL_SIZE.width + 4) * panelsPerRow,
    height: layout === 'wide' ? Math.max(bottom, below + LEGEND_HEIGHT) : bottom + LEGEND_HEIGHT + 4,
    places: [
      ...poolPlaces,
      demandPlace,
      ...(players === 2 ? [removedPlace] : []),
      ...Array.from({ length: players }, (_, seat) => panelPlaces(seat, panelAt(seat), components)).flat(),
    ],
    cards: { plans: components.plans.map((heights, i) => ({ id: `P${String(i + 1).padStart(2, '0')}`, heights })) },
  };
};

const poolPlaces: readonly Place<PlaceKind>[] = deepFreeze(
  COLOURS.flatMap((colour, row) => {
    const y = POOL_LAYOUT.y + ROW_HEIGHT * row;
    return [
      createPlace('bag', `bag-${colour}`, {
        parameters: { colour: nameMessage('colour')(colour) },
        shape: rectangle(6, y, POOL_LAYOUT.x - 10, ROW_HEIGHT),
      }),
      ...[1, 2, 3, 4, 5, 6].map((value, column) =>
        createPlace<PlaceKind>('pool', dieName({ colour, value }), {
          nameMessage: message('die', { colour: nameMessage('colour')(colour), value }),
          shape: rectangle(POOL_LAYOUT.x + POOL_LAYOUT.width * column, y, POOL_LAYOUT.width, ROW_HEIGHT),
        }),
      ),
    ];
  }),
);

const demandPlace = deepFreeze(
  createPlace<PlaceKind>('demand', 'demand', {
    shape: rectangle(POOL_LAYOUT.x + 5 * POOL_LAYOUT.width - 22, POOL_LAYOUT.y - 32, 72, 20),
  }),
);

const removedPlace = deepFreeze(
  createPlace<PlaceKind>('removed', 'removed', {
    shape: rectangle(
      POOL_LAYOUT.x + 22,
      POOL_LAYOUT.y + ROW_HEIGHT * COLOURS.length,
      6 * POOL_LAYOUT.width - 22,
      ROW_HEIGHT,
    ),
  }),
);

/** Returns the places of a player: the plan, and below it the dice that stand on no cell, and the cards. */
const panelPlaces = (owner: Player, [x, top]: Point, { neighbours }: Components): readonly Place<PlaceKind>[] => {
  const y = top + 18;
  const player = playerMessage(owner);
  const rowShape = (i: number) => rectangle(x, y + 3 * CELL_SIZE.height + i * 22, PANEL_SIZE.width, 22);
  return [
    ...neighbours.map((next, cell) =>
      createPlace<PlaceKind>('cell', cellId(owner, cell), {
        parameters: { cell: cellName(cell), player },
        owner,
        neighbours: next.map((other) => cellId(owner, other)),
        shape: rectangle(
          x + CELL_SIZE.width * (cell % 2),
          y + CELL_SIZE.height * Math.floor(cell / 2),
          CELL_SIZE.width,
          CELL_SIZE.height,
        ),
      }),
    ),
    createPlace('aside', `aside-${owner}`, { parameters: { player }, owner, shape: rowShape(0) }),
    createPlace('cards', `cards-${owner}`, { parameters: { player }, owner, shape: rowShape(1) }),
  ];
};

/** Returns the id of a cell of a player's plan. */
export const cellId = (player: Player, cell: Cell): string => `${cellName(cell)}-${player}`;

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze([]);

/** Lists the places that a move touches in this position: the place of the die, and its target. */
export const placesOf = (
  move: Move | SeenMove,
  { turnPlayer }: Pick<State | View, 'turnPlayer'>,
): readonly string[] => {
  const die = dieName(move);
  switch (move.kind) {
    case 'build':
      return typeof move.cell === 'number' ? [die, cellId(turnPlayer, move.cell)] : [die, `aside-${turnPlayer}`];
    case 'discard':
      return [die, `aside-${turnPlayer}`];
    case 'remove':
      return [die, 'removed'];
  }
};

/**
 * Returns why nothing can be done at a place: the refusal of the move that is closest to being legal, or, if no move there
 * belongs to the pending decision, the phase. Null where something can be done.
 *
 * @param rules - The rules, if the game comes from `withComponents`.
 * @function
 */
export const whyNot: ExplainPlace<Blueprints> = createWhyNot(printedRules, placesOf);
