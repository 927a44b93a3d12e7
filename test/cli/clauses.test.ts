import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { belongToGame, loadClauseEffects } from '../../src/cli/query/clause-effects.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, type GameRecord, orThrow, recordOf } from '../../src/index.js';
import { commandHere, rowsOf } from './command.js';

const { run: runIn, put } = commandHere();

const records = [...randomRecords(64)];
const linesOf = (all: readonly GameRecord[]): string => all.map((record) => `${JSON.stringify(record)}\n`).join('');
const file = () => put('games.jsonl', linesOf(records));

const find = (...wanted: readonly string[]) => runIn(['find', '--threads', '1', '--quiet', ...wanted]);
const found = async (...wanted: readonly string[]) => rowsOf((await find('--json', ...wanted)).out);

describe('find', () => {
  test.each([
    ['blueprints', 'BP-PLACE-4', 'dieDiscarded'],
    ['igloo-igloo', 'IG-ATTACK-1', 'bearAttacked'],
    ['antarctica', 'AN-BLD-9', 'buildingBuilt'],
    ['nunatak', 'NU-FAV-5', 'favourUsed'],
    ['frostpunk', 'FP-DEATH-1', 'citizenDied'],
  ])('finds of %s %s, which took effect where %s first happened', async (game, clause, event) => {
    const rows = await found('--clause', clause, file());
    expect(rows.length).toBeGreaterThan(0);
    const places = (all: typeof rows) => all.map(({ line, ply }) => [line, ply]);
    expect(places(rows)).toEqual(places(await found('--game', game, '--event', event, file())));
  });

  test('prints the move and the clause, as text too', async () => {
    const [row] = await found('--clause', 'BP-PLACE-4', file());
    const { line, ply, match } = row as { line: number; ply: number; match: string };
    const move = records[line - 1]!.moves[ply - 1];
    expect(move).toMatch(/^-/);
    expect(match).toBe(`${move}: ${games.blueprints.clauses['BP-PLACE-4'].text}`);
    const { out } = await find('--clause', 'BP-PLACE-4', file());
    expect(out).toContain(`[after move ${ply}: ${match}]`);
  });

  test('finds clauses that took effect in the deal, except in games that begin in a position', async () => {
    const game: AnyGame = games.blueprints as unknown as AnyGame;
    const start = orThrow(game.setup({ players: 2, seed: 'start' }));
    const move = game.legalMoves(start)[0]!;
    const dealt = orThrow(recordOf(game, { options: { players: 2, seed: 'start' }, moves: [move] }));
    const begun = orThrow(recordOf(game, { start, moves: [move] }));
    const both = put('both.jsonl', linesOf([dealt, begun]));
    expect(await found('--clause', 'BP-SETUP-1', both)).toMatchObject([
      { line: 1, ply: 0, match: `the deal: ${game.clauses['BP-SETUP-1']!.text}` },
    ]);
    expect(await found('--clause', 'BP-TURN-1', both)).toMatchObject([
      { line: 1, ply: 1 },
      { line: 2, ply: 1 },
    ]);
  });

  test('works in threads, and with other conditions', async () => {
    const wanted = ['--clause', 'BP-PLACE-4', '--players', '3', file()];
    const { out } = await runIn(['find', '--threads', '2', '--quiet', '--json', ...wanted]);
    const rows = await found(...wanted);
    expect(rows.length).toBeGreaterThan(0);
    expect(rowsOf(out)).toEqual(rows);
    expect(rows.every(({ players }) => players === 3)).toBe(true);
    expect((await found('--clause', 'BP-PLACE-4', file())).length).toBeGreaterThan(rows.length);
  });

  test.each([
    ['IG-PLACE-2', 'cannot be broken'],
    ['AN-SCO-7', 'not modelled by the library'],
  ])('says that %s is neither', async (clause, why) => {
    const err = `${clause} neither forbids a move nor takes effect in one: ${why}.`;
    expect(await find('--clause', clause, file())).toMatchObject({ exit: 2, err: expect.stringContaining(err) });
  });

  test('says that it cannot tell for a clause that neither a move nor an event shows', async () => {
    const err = 'find cannot tell for BP-TIE-4: it takes effect, but neither a move nor an event shows it.';
    expect(await find('--clause', 'bp-tie-4', file())).toMatchObject({ exit: 2, err: expect.stringContaining(err) });
  });
});

describe('the clauses that took effect', () => {
  test.each(Object.values(games).map((game) => [game.id, game as unknown as AnyGame] as const))(
    'are known for %s, by the rules of this package alone',
    async (id, game) => {
      const effects = (await loadClauseEffects(game))!;
      const players = game.players.max;
      const { events } = orThrow(game.deal({ players, seed: 'known' }));
      const seen = effects.list({ players, move: null, events });
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter((clause) => game.clauses[clause]!.enforced !== 'effect')).toEqual([]);
      expect(belongToGame(effects, game)).toBe(true);
      expect(belongToGame(effects, { id, version: '0' })).toBe(false);
      expect(await loadClauseEffects({ id, version: '0' })).toBeNull();
    },
  );
});

describe('show', () => {
  const line = records.findIndex(({ game }) => game === 'blueprints') + 1;
  const show = (...more: readonly string[]) => runIn(['show', file(), '-n', String(line), '--clauses', ...more]);

  test('prints the clauses that took effect in each move up to the position', async () => {
    const { moves } = records[line - 1]!;
    const { exit, out } = await show('--move', '2');
    expect(exit).toBe(0);
    expect(out).toMatch(/^ {2}0\. the deal: BP-SETUP-1 BP-SETUP-4 BP-ROUND-2 /m);
    expect(out).toContain(`\n  1. ${moves[0]}: BP-`);
    expect(out).toContain(`\n  2. ${moves[1]}: BP-`);
    expect(out).not.toContain('\n  3. ');
  });

  test('prints them as JSON, and only if requested', async () => {
    const { moves } = records[line - 1]!;
    const [err] = rowsOf((await show('--json')).out) as unknown as [{ clauses: readonly { clauses: string[] }[] }];
    expect(err.clauses).toHaveLength(moves.length + 1);
    expect(err.clauses[0]).toMatchObject({ ply: 0, move: null });
    expect(err.clauses.at(-1)!.clauses).toContain('BP-END-2');
    const [plain] = rowsOf((await runIn(['show', file(), '-n', String(line), '--json'])).out);
    expect(plain).not.toHaveProperty('clauses');
  });
});
