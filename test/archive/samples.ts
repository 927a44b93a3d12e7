import { formatRecord } from '../../src/archive/index.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { games } from '../../src/games/index.js';
import { type GameRecord, orThrow, recordOf, toToldRecord } from '../../src/index.js';
import { randomGame } from '../../src/testing/index.js';

/** Returns the record of a random game, at most so many moves of it. */
export const recordedGame = (
  game: AnyGame,
  seed: string,
  length = Number.POSITIVE_INFINITY,
  players = game.players.max,
): GameRecord => {
  const options = { players, seed };
  const turns = [...randomGame(game, options, undefined, undefined, length)];
  const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
  return orThrow(recordOf(game, { options, moves, end: turns.at(-1)!.state }));
};

/** A record of every game. */
export const samples: readonly GameRecord[] = Object.values(games).map((game) =>
  recordedGame(game as unknown as AnyGame, 'sample'),
);

/** All games, in any of which chance can be told. */
export const toldGames = Object.values(games) as readonly unknown[] as readonly AnyGame[];

/** Returns the record of the first moves of a random game whose chance is told. */
export const toldGame = (game: AnyGame, seed: string, length?: number): GameRecord =>
  orThrow(toToldRecord(recordedGame(game, seed, length), game));

/** Returns the text of a record. */
export const textOf = (record: GameRecord): string =>
  formatRecord(record, toldGames.find(({ id }) => id === record.game)!);
