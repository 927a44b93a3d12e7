import type { Game, Types } from '../core/contract/game.js';
import { boardsMatchRules } from './drawing/board.js';
import { coloursHavePlainValues } from './drawing/colours.js';
import { everyFrameIsDrawn } from './drawing/frames.js';
import { drawingsMarkMoves } from './drawing/moves.js';
import { piecesKeepOrder } from './drawing/order.js';
import { drawingsShowEveryPiece } from './drawing/pieces.js';
import { textsFit } from './drawing/room.js';
import { createDrawingSuite, type DrawingSuite, type DrawnGame } from './drawing/suite.js';
import { type GamePromise, listPromises, type PromiseTable } from './promise.js';

/**
 * Lists the promises for what is seen of a game, as tests:
 * `for (const { title, check } of seenPromises(…)) test(title, check)`.
 */
export const seenPromises = <G extends Types>(game: Game<G>, drawn: DrawnGame<G>): readonly GamePromise[] =>
  listPromises(
    promiseTable<G>(),
    createDrawingSuite(game, drawn),
    'seenPromises(game, { ...seen, plan: { ...plan } })',
  );

const promiseTable = <G extends Types>(): PromiseTable<DrawingSuite<G>> => [
  ['Every frame of whole games is drawn for every viewer, as SVG and as text', everyFrameIsDrawn],
  ['Drawings have every place of the board and every visible piece, on its place', drawingsShowEveryPiece],
  ['Every frame lists its pieces in one order, however they move', piecesKeepOrder],
  ['Boards agree with the rules on neighbours and directions', boardsMatchRules],
  ['Legal moves touch places of the board, which drawings mark; whyNot explains the others', drawingsMarkMoves],
  ['Texts fit their room in every language, and are large enough', textsFit],
  ['Colours need no CSS variables', coloursHavePlainValues],
];
