import {
  type AnyGame,
  type BaseMove,
  type BaseOptions,
  type GameRecord,
  orThrow,
  recordOf,
  toToldRecord,
} from '../../src/index.js';
import { randomGame, uniform } from '../../src/testing/random-game.js';

/** A random game as people at a table would tell it, who count from 1. */
export interface TableScript {
  /** The facts of the deal, one a line, then each move with its facts. */
  readonly lines: readonly string[];
  /** The told record of the game. */
  readonly record: GameRecord;
}

/** Writes down a random game, at most so many moves of it. */
export const tableScript = (game: AnyGame, options: BaseOptions, maxMoves = Number.POSITIVE_INFINITY): TableScript => {
  const factsOf = (events: Parameters<AnyGame['formatChance']>[0]): readonly string[] =>
    game
      .formatChance(events)
      .split(' ')
      .filter((fact) => fact !== '')
      .map((fact) => game.tableTextOf(fact));
  const dealt = orThrow(game.deal(options));
  const lines = [...factsOf(dealt.events)];
  const moves: BaseMove[] = [];
  let end = dealt.state;
  for (const { state, move } of randomGame(game, options, uniform)) {
    if (move === undefined || moves.length === maxMoves) break;
    const step = orThrow(game.step(state, move));
    lines.push(game.tableTextOf(game.formatMove(move)), ...factsOf(step.events));
    moves.push(move);
    end = step.state;
  }
  const seeded = orThrow(recordOf(game, { options, moves, end }));
  return { lines, record: orThrow(toToldRecord(seeded, game)) };
};
