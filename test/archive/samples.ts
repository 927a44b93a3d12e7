import { formatRecord } from '../../src/archive/index.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { games } from '../../src/games/index.js';
import { type GameRecord, orThrow, recordOf, toToldRecord } from '../../src/index.js';
import { randomGame } from '../../src/testing/index.js';

/** Returns the record of a random game. */
export const recordedGame = (game: AnyGame, seed: string, players = game.players.max): GameRecord => {
  const options = { players, seed };
  const turns = [...randomGame(game, options)];
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
export const toldGame = (game: AnyGame, seed: string, length = Number.POSITIVE_INFINITY): GameRecord => {
  const options = { players: game.players.max, seed };
  const turns = [...randomGame(game, options)].slice(0, length + 1);
  const moves = turns.slice(0, -1).flatMap(({ move }) => (move === undefined ? [] : [move]));
  return orThrow(toToldRecord(orThrow(recordOf(game, { options, moves, end: turns.at(-1)!.state })), game));
};

/** Returns the text of a record. */
export const textOf = (record: GameRecord): string =>
  formatRecord(record, toldGames.find(({ id }) => id === record.game)!);
