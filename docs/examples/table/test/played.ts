/** A game that is over. */
import { orThrow, startMatch } from 'sastrugi';
import { gameOf } from 'sastrugi/games';
import { openTable, publish, revisionOf, saveTable, submit } from 'sastrugi/table';
import type { StoredTable } from '../server/store.ts';

/** Returns a finished two-player game with a seat for each token, and its number of moves. */
export const played = (id: string, tokens: readonly [string, string]): StoredTable & { readonly ply: number } => {
  const game = gameOf('igloo-igloo')!;
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' }) as const);
  let table = orThrow(openTable(game, orThrow(startMatch(game, { players: 2, seed: 'ice' })), seats));
  for (;;) {
    const { toAct: by } = publish(game, table, 'spectator');
    if (by === null) break;
    const move = publish(game, table, by).moves[0]!;
    table = orThrow(submit(game, table, by, { kind: 'move', revision: revisionOf(table), move }));
  }
  const chairs = tokens.map((token) => ({ token }));
  return { id, game: game.id, chairs, saved: saveTable(game, table), stage: 'over', ply: table.match.ply };
};
