import type { AnyGame } from '../../src/core/contract/game.js';
import { games } from '../../src/games/index.js';
import { type GameRecord, orThrow, recordOf } from '../../src/index.js';
import { randomGame } from '../../src/testing/index.js';

/** Returns the record of a random game. */
export const recordedGame = (game: AnyGame, seed: string): GameRecord => {
  const options = { players: game.players.max, seed };
  const turns = [...randomGame(game, options)];
  const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
  return orThrow(recordOf(game, { options, moves, end: turns.at(-1)!.state }));
};

/** A record of every game. */
export const samples: readonly GameRecord[] = Object.values(games).map((game) =>
  recordedGame(game as unknown as AnyGame, 'sample'),
);
