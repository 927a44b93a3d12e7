import type { Hidden, Player } from '../../../core/contract/game.js';
import {
  chain,
  commonNames,
  type Description,
  figure,
  type Message,
  message,
  named,
  nothing,
  type ParametersOf,
  seat,
  unlessHidden,
  winnersOf,
} from '../../../words/message.js';
import type { PlanIndex } from '../components.js';
import { LETTERS } from '../moves.js';
import type { Blueprints } from '../types.js';
import type { NamedDie, Names } from './keys.js';

const colour = named('colour');
const die = ({ colour: of, value }: NamedDie): Message => message('die', { colour: colour(of), value });
const cell = (number: number): Message => message('cell', { letter: LETTERS[number]! });
const plan = (number: PlanIndex): Message => message('plan', { number: number + 1 });
const points = (player: Player, total: number): Message => message('scoreOf', { player: seat(player), points: total });

const removal = (move: NamedDie) => ({ die: die(move) });
const loss = (event: NamedDie & { readonly player: Player }) => ({ player: seat(event.player), die: die(event) });
/** Sorts the dice of a building by cell, on each from the bottom up: they come in the order of building. */
const byCell = <D extends { readonly cell: number }>(dice: readonly D[]): readonly D[] =>
  [...dice].sort((one, other) => one.cell - other.cell);
const placed = (number: number | Hidden) => unlessHidden(number, cell);

/** The parameters of the sentences. */
export const description = {
  moves: {
    build: (move) => ({ die: die(move), cell: placed(move.cell) }),
    discard: removal,
    remove: removal,
  },
  events: {
    roundStarted: ({ round, first }) => ({ round: round + 1, first: seat(first) }),
    demandDrawn: ({ place, colour: of }) => ({ place: place + 1, colour: colour(of) }),
    planDealt: (event) => ({ player: seat(event.player), plan: unlessHidden(event.plan, plan) }),
    dieRolled: (event) => ({ die: die(event), reason: event.reason }),
    dieBuilt: (event) => ({
      player: seat(event.player),
      die: die(event),
      cell: placed(event.cell),
      level: unlessHidden(event.level, (level) => level),
    }),
    dieDiscarded: loss,
    dieRemoved: loss,
    buildingRevealed: (event) => ({
      player: seat(event.player),
      plan: plan(event.plan),
      dice: byCell(event.dice).map((each) => message('standing', { die: die(each), cell: cell(each.cell) })),
      count: event.dice.length,
    }),
    scored: ({ player, reason, points: scored, total }) => ({
      player: seat(player),
      scoring: named('scoring')(reason),
      points: scored,
      total,
    }),
    ranked: ({ order, decidedBy }) => ({
      order: chain(
        'ranking',
        order.map((player, i) =>
          message('ranked', { place: i + 1, player: seat(player), decidedBy: decidedBy[i] ?? 'total' }),
        ),
      ),
    }),
    awardWon: ({ player, award, points: won }) => ({
      player: seat(player),
      award: commonNames.category(award),
      points: won,
    }),
    prizeWon: ({ player, prize, points: won, decidedBy }) => ({
      player: seat(player),
      prize: commonNames.category(prize),
      points: won,
      decidedBy,
      tie: decidedBy === 'alone' ? '' : named('roundTie')(decidedBy),
    }),
    roundEnded: ({ round, totals }) => ({
      round: round + 1,
      totals: totals.map((total, player) => points(player, total)),
    }),
    gameOver: ({ winners }) => ({ outcome: winnersOf({ over: true, winners }) }),
  },
  chance: {
    roundStarted: nothing,
    demandDrawn: ({ place }) => ({ place: place + 1 }),
    planDealt: ({ player }) => ({ player: seat(player) }),
    dieRolled: ({ reason }) => ({ reason }),
    buildingRevealed: ({ player }) => ({ player: seat(player) }),
  },
  questions: { build: nothing, remove: nothing, over: nothing },
  names: {
    ...commonNames,
    colour,
    die,
    cell,
    plan,
    scoring: named('scoring'),
    roundTie: named('roundTie'),
  },
  facts: { colour, value: figure, place: cell, top: figure },
  outcome: winnersOf,
} satisfies Description<Blueprints, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof description>;
