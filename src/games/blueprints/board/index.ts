/**
 * The table of Blueprints as data: places with their outlines, printed content, and the places where moves are made.
 *
 * @module
 */
import { type Board, type BoardLayout, type Place, type Point, placesCalled, rectangle } from '../../../board/board.js';
import { type ExplainPlace, explainPlaces } from '../../../board/why-not.js';
import type { Player } from '../../../core/contract/game.js';
import { frozen } from '../../../core/data/frozen.js';
import { message, named, seat } from '../../../words/message.js';
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
import { nameOfCell, nameOfDie } from './names.js';
import { texts } from './texts.js';

export type { Board, BoardLayout, Place } from '../../../board/board.js';
export type { WhyNot } from '../../../board/why-not.js';

/**
 * The kinds of places: dice of the pool by colour and value, dice in the bag by colour, cells of plans, rows of dice
 * and of cards, the dice of the demand.
 */
export type PlaceKind = 'pool' | 'bag' | 'demand' | 'removed' | 'cell' | 'aside' | 'cards';

/** A plan with its printed content. */
export interface Plan {
  readonly id: string;
  /** The wanted heights; 0 is hatched. */
  readonly heights: ByCell<number>;
}

/** The printed plans. */
export interface Cards {
  readonly plans: ByPlan<Plan>;
}

const place = placesCalled(texts);

const WIDTH = 360;
const ROW = 26;
const POOL = { x: 40, y: 40, width: 52 };
/** The size of a player's panel, and of a cell in it. */
const PANEL = { width: 172, height: 294 };
const CELL = { width: 86, height: 76 };

/** The height of the legend: a heading, the awards and the prizes, in lines of 14 units. */
export const LEGEND = 14 * (1 + AWARDS.length + PRIZES.length);

/** Returns the table for a number of players; in the wide layout, the plans lie in a row beside the pool. */
export const board = (
  { players }: Pick<State, 'players'>,
  components: Components = printed,
  layout: BoardLayout = 'tall',
): Board<PlaceKind, Cards> => {
  const below = POOL.y + ROW * COLOURS.length + (players === 2 ? ROW : 0) + 6;
  const inRow = layout === 'wide' ? players : 2;
  const [left, top] = layout === 'wide' ? [WIDTH, 0] : [0, below];
  const bottom = top + Math.ceil(players / inRow) * PANEL.height;
  const panelAt = (seat: Player): Point => [
    left + 6 + (PANEL.width + 4) * (seat % inRow),
    top + PANEL.height * Math.floor(seat / inRow),
  ];
  return {
    width: left + 8 + (PANEL.width + 4) * inRow,
    height: layout === 'wide' ? Math.max(bottom, below + LEGEND) : bottom + LEGEND + 4,
    places: [
      ...poolPlaces,
      demand,
      ...(players === 2 ? [removed] : []),
      ...Array.from({ length: players }, (_, seat) => panel(seat, panelAt(seat), components)).flat(),
    ],
    cards: { plans: components.plans.map((heights, i) => ({ id: `P${String(i + 1).padStart(2, '0')}`, heights })) },
  };
};

const poolPlaces: readonly Place<PlaceKind>[] = frozen(
  COLOURS.flatMap((colour, row) => {
    const y = POOL.y + ROW * row;
    return [
      place('bag', `bag-${colour}`, {
        about: { colour: named('colour')(colour) },
        shape: rectangle(6, y, POOL.x - 10, ROW),
      }),
      ...[1, 2, 3, 4, 5, 6].map((value, column) =>
        place<PlaceKind>('pool', nameOfDie({ colour, value }), {
          called: message('die', { colour: named('colour')(colour), value }),
          shape: rectangle(POOL.x + POOL.width * column, y, POOL.width, ROW),
        }),
      ),
    ];
  }),
);

const demand = frozen(
  place<PlaceKind>('demand', 'demand', { shape: rectangle(POOL.x + 5 * POOL.width - 22, POOL.y - 32, 72, 20) }),
);

const removed = frozen(
  place<PlaceKind>('removed', 'removed', {
    shape: rectangle(POOL.x + 22, POOL.y + ROW * COLOURS.length, 6 * POOL.width - 22, ROW),
  }),
);

/** Returns the places of a player: the plan, and below it the dice that stand on no cell, and the cards. */
const panel = (owner: Player, [x, top]: Point, { neighbours }: Components): readonly Place<PlaceKind>[] => {
  const y = top + 18;
  const player = seat(owner);
  const row = (i: number) => rectangle(x, y + 3 * CELL.height + i * 22, PANEL.width, 22);
  return [
    ...neighbours.map((next, cell) =>
      place<PlaceKind>('cell', cellOf(owner, cell), {
        about: { cell: nameOfCell(cell), player },
        owner,
        neighbours: next.map((other) => cellOf(owner, other)),
        shape: rectangle(x + CELL.width * (cell % 2), y + CELL.height * Math.floor(cell / 2), CELL.width, CELL.height),
      }),
    ),
    place('aside', `aside-${owner}`, { about: { player }, owner, shape: row(0) }),
    place('cards', `cards-${owner}`, { about: { player }, owner, shape: row(1) }),
  ];
};

/** Returns the id of a cell of a player's plan. */
export const cellOf = (player: Player, cell: Cell): string => `${nameOfCell(cell)}-${player}`;

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze([]);

/** Lists the places that a move touches in this position: the place of the die, and its target. */
export const placesOf = (move: Move | SeenMove, { player }: Pick<State | View, 'player'>): readonly string[] => {
  const die = nameOfDie(move);
  switch (move.kind) {
    case 'build':
      return typeof move.cell === 'number' ? [die, cellOf(player, move.cell)] : [die, `aside-${player}`];
    case 'discard':
      return [die, `aside-${player}`];
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
export const whyNot: ExplainPlace<Blueprints> = explainPlaces(printedRules, placesOf);
