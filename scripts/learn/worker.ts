import { createMoveEvaluator, pickBestMove } from '../../src/bots/ladder/frostpunk/move-values.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { components, DIFFICULTIES, playout, score, setup } from '../../src/games/frostpunk/index.js';
import { weightsOf } from './table.js';

/** Numbers to be tried in `games` games, with the prefix of their seeds. */
export interface Task {
  readonly numbers: readonly number[];
  readonly games: number;
  readonly seed: string;
}

/** The mean total of the games, and the share won. */
export interface Result {
  readonly total: number;
  readonly won: number;
}

const PLAYERS = [1, 2, 3, 4] as const;

/** Plays the games, with each number of players and each difficulty in turn. */
const play = ({ numbers, games, seed }: Task): Result => {
  const evaluateMove = createMoveEvaluator(weightsOf(numbers), components);
  let total = 0;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const difficulty = DIFFICULTIES[i % DIFFICULTIES.length]!;
    const players = PLAYERS[i % PLAYERS.length]!;
    const end = playout(orThrow(setup({ players, difficulty, seed: `${seed}, game ${i}` })), (moves, state) =>
      pickBestMove(evaluateMove, moves, state),
    );
    total += score(end).players[0]!.total;
    won += score(end).winners.length > 0 ? 1 : 0;
  }
  return { total: total / games, won: won / games };
};

export default play;
