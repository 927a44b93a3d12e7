import type { Game, Types } from '../core/contract/game.js';
import { type GamePromise, type PromiseTable, promisesIn } from './promise.js';
import { agreesWithTheRules } from './seen/board.js';
import { keepsItsColours } from './seen/colours.js';
import { drawsEveryFrame } from './seen/frames.js';
import { marksTheMoves } from './seen/moves.js';
import { keepsItsOrder } from './seen/order.js';
import { showsEveryPiece } from './seen/pieces.js';
import { fitsItsRoom } from './seen/room.js';
import { type Seen, type SeenSuite, seenSuiteOf } from './seen/suite.js';

/**
 * Lists the promises for what is seen of a game, as tests:
 * `for (const { title, check } of seenPromises(…)) test(title, check)`.
 */
export const seenPromises = <G extends Types>(game: Game<G>, seen: Seen<G>): readonly GamePromise[] =>
  promisesIn(tableOf<G>(), seenSuiteOf(game, seen), 'seenPromises(game, { ...seen, plan: { ...plan } })');

const tableOf = <G extends Types>(): PromiseTable<SeenSuite<G>> => [
  ['Every frame of whole games is drawn for every viewer, as SVG and as text', drawsEveryFrame],
  ['Drawings have every place of the board and every visible piece, on its place', showsEveryPiece],
  ['Every frame lists its pieces in one order, however they move', keepsItsOrder],
  ['Boards agree with the rules on neighbours and directions', agreesWithTheRules],
  ['Legal moves touch places of the board, which drawings mark; whyNot explains the others', marksTheMoves],
  ['Texts fit their room in every language, and are large enough', fitsItsRoom],
  ['Colours need no CSS variables', keepsItsColours],
];
