import type { Hidden, Player } from '../../../core/contract/game.js';
import {
  asNumber,
  commonNames,
  hiddenOr,
  joinMessages,
  type Message,
  message,
  nameMessage,
  noParameters,
  type ParametersOf,
  playerMessage,
  type SentenceParameters,
  winnersMessage,
} from '../../../words/message.js';
import { tellFields } from '../../../words/tell-fields.js';
import type { PlanIndex } from '../components.js';
import { CELL_LETTERS } from '../moves.js';
import type { Blueprints } from '../types.js';
import type { NamedDie, Names } from './keys.js';

const colourName = nameMessage('colour');
const dieMessage = ({ colour, value }: NamedDie): Message => message('die', { colour: colourName(colour), value });
const cellMessage = (cellIndex: number): Message => message('cell', { letter: CELL_LETTERS[cellIndex]! });
const planMessage = (planIndex: PlanIndex): Message => message('plan', { number: planIndex + 1 });
const pointsMessage = (player: Player, points: number): Message =>
  message('scoreOf', { player: playerMessage(player), points });

const dieParameter = (move: NamedDie) => ({ die: dieMessage(move) });
const playerAndDieParameters = (event: NamedDie & { readonly player: Player }) => ({
  player: playerMessage(event.player),
  die: dieMessage(event),
});
const tell = tellFields({
  player: playerMessage,
  plan: planMessage,
  part: nameMessage('scorePart'),
  award: commonNames.category,
});
/** Sorts the dice of a building by cell, on each from the bottom up: they come in the order of building. */
const sortByCell = <D extends { readonly cell: number }>(dice: readonly D[]): readonly D[] =>
  [...dice].sort((one, other) => one.cell - other.cell);
const cellParameter = (cell: number | Hidden) => hiddenOr(cell, cellMessage);

/** The parameters of the sentences. */
export const parameters = {
  moves: {
    build: (move) => ({ die: dieMessage(move), cell: cellParameter(move.cell) }),
    discard: dieParameter,
    remove: dieParameter,
  },
  events: {
    roundStarted: ({ round, startPlayer }) => ({ round: round + 1, startPlayer: playerMessage(startPlayer) }),
    demandDrawn: ({ demandIndex, colour }) => ({ place: demandIndex + 1, colour: colourName(colour) }),
    planDealt: tell('player', 'plan'),
    dieRolled: (event) => ({ die: dieMessage(event), reason: event.reason }),
    dieBuilt: (event, context) => ({
      ...playerAndDieParameters(event),
      ...tell('level')(event, context),
      cell: cellParameter(event.cell),
    }),
    dieDiscarded: playerAndDieParameters,
    dieRemoved: playerAndDieParameters,
    buildingRevealed: (event) => ({
      player: playerMessage(event.player),
      plan: planMessage(event.plan),
      dice: sortByCell(event.dice).map((each) =>
        message('standing', { die: dieMessage(each), cell: cellMessage(each.cell) }),
      ),
      count: event.dice.length,
    }),
    pointsScored: tell('player', 'part', 'points', 'total'),
    buildingsRanked: ({ ranking, decidedBy }) => ({
      ranking: joinMessages(
        'ranking',
        ranking.map((player, i) =>
          message('ranked', { place: i + 1, player: playerMessage(player), decidedBy: decidedBy[i] ?? 'total' }),
        ),
      ),
    }),
    awardWon: tell('player', 'award', 'points'),
    prizeWon: ({ player, prize, points: won, decidedBy }) => ({
      player: playerMessage(player),
      prize: commonNames.category(prize),
      points: won,
      decidedBy,
      tie: decidedBy === 'alone' ? '' : nameMessage('roundTieBreak')(decidedBy),
    }),
    roundEnded: ({ round, totals }) => ({
      round: round + 1,
      totals: totals.map((total, player) => pointsMessage(player, total)),
    }),
    gameOver: ({ winners }) => ({ outcome: winnersMessage({ over: true, winners }) }),
  },
  chance: {
    roundStarted: noParameters,
    demandDrawn: ({ demandIndex }) => ({ place: demandIndex + 1 }),
    planDealt: tell('player'),
    dieRolled: tell('reason'),
    buildingRevealed: tell('player'),
  },
  questions: { build: noParameters, remove: noParameters, over: noParameters },
  names: {
    ...commonNames,
    colour: colourName,
    die: dieMessage,
    cell: cellMessage,
    plan: planMessage,
    scorePart: nameMessage('scorePart'),
    roundTieBreak: nameMessage('roundTieBreak'),
  },
  refusalParameters: { colour: colourName, value: asNumber, place: cellMessage, top: asNumber },
  outcome: winnersMessage,
} satisfies SentenceParameters<Blueprints, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof parameters>;
