import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { root } from '../../scripts/entries.js';
import { loadCommands } from '../../src/cli/commands/index.js';
import { gameOf, games } from '../../src/games/index.js';
import { type AnyGame, type GameRecord, replay } from '../../src/index.js';
import { textOf } from '../archive/samples.js';
import { commandHere, rowsOf } from './command.js';

const COMMANDS = await loadCommands();

const { run: runIn, put, folder } = commandHere();

const records = [...randomRecords(48)];
const archive = records.map((record) => `${JSON.stringify(record)}\n`).join('');
const file = () => put('games.jsonl', archive);

const READERS = ['validate', 'find', 'stats', 'convert', 'dedup', 'migrate'];
/** Runs a command without threads, which take longer to start than so few games, and without progress. */
const run: typeof runIn = ([name, ...rest], how) =>
  runIn([name!, ...(READERS.includes(name!) ? ['--threads', '1', '--quiet'] : []), ...rest], how);

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('show', () => {
  test.each(Object.keys(games))('draws any position of %s', async (id) => {
    const line = records.findIndex(({ game }) => game === id) + 1;
    const { moves } = records[line - 1]!;
    const [end, middle, begin] = await Promise.all(
      [[], ['--move', '3'], ['-m', '0']].map((move) => run(['show', file(), '-n', String(line), ...move])),
    );
    expect(end).toMatchObject({ exit: 0, err: '' });
    expect(end!.out).toContain(`after move ${moves.length} of ${moves.length}`);
    expect(end!.out).toMatch(/won by/);
    expect(middle!.out).toContain(`after move 3 of ${moves.length}: ${moves[2]}`);
    expect(middle!.out).toContain(`decides and plays ${moves[3]}; the legal moves are`);
    expect(begin!.out).toContain(`after move 0 of ${moves.length}\n`);
    expect(new Set([end!.out, middle!.out, begin!.out]).size).toBe(3);
  });

  test('draws in the requested language, by default in English', async () => {
    const line = records.findIndex(({ game }) => game === 'igloo-igloo') + 1;
    const show = ['show', file(), '-n', String(line)];
    expect((await run(show)).out).toContain('W bear');
    expect((await run([...show, '--language', 'fr'])).out).toContain('W ours');
    expect((await run([...show, '--language', 'de'])).out).toContain('W Bär');
    expect(await run([...show, '--language', 'xx'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('en, fr, de'),
    });
  });

  test('prints the state as JSON', async () => {
    const { out } = await run(['show', file(), '--id', records[7]!.id, '--json']);
    expect(rowsOf(out)[0]).toMatchObject({
      id: records[7]!.id,
      place: { line: 8 },
      state: replay(records[7]!, gameOf(records[7]!.game)!),
      legalMoves: [],
    });
  });

  test('reports errors in the record or in the arguments', async () => {
    const bad = put('bad.jsonl', `{\n${JSON.stringify({ ...records[0], rules: '0' })}\n`);
    expect(await run(['show', bad])).toMatchObject({ exit: 1, err: expect.stringContaining('NotJson') });
    expect(await run(['show', bad, '-n', '2'])).toMatchObject({
      exit: 3,
      err: expect.stringContaining('RulesUnavailable'),
    });
    const far = await run(['show', file(), '-n', '999']);
    expect(far).toMatchObject({ exit: 2, err: expect.stringContaining('has no game on line 999') });
    const late = await run(['show', file(), '--move', '9999']);
    expect(late).toMatchObject({ exit: 2, err: expect.stringMatching(/has \d+ moves, not 9999/) });
    expect(await run(['show', 'nowhere'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('it does not exist'),
    });
  });
});

describe('find', () => {
  const found = async (...wanted: readonly string[]) => rowsOf((await run(['find', '--json', ...wanted, file()])).out);
  const lines = (test: (record: GameRecord) => boolean) =>
    records.flatMap((record, i) => (test(record) ? [i + 1] : []));

  test('by length, result, game and players', async () => {
    const long = await found('--length', '60..');
    expect(long.map(({ line }) => line)).toEqual(lines(({ moves }) => moves.length >= 60));
    const scored = await found('--total', '30..50', '--winner', '2', '--game', 'blueprints');
    expect(scored.map(({ line }) => line)).toEqual(
      lines(
        ({ game, result }) =>
          game === 'blueprints' &&
          result!.winners.includes(1) &&
          result!.totals.some((total) => total >= 30 && total <= 50),
      ),
    );
    const alone = await found('--players', '1', '--over');
    expect(alone.map(({ line }) => line)).toEqual(lines(({ options }) => options!.players === 1));
    expect(await found('--no-over')).toEqual([]);
  });

  test('by an event and its fields, with the move after which it happens', async () => {
    const scores = await found('--event', 'pointsScored,part=glass');
    expect(scores.length).toBeGreaterThan(0);
    for (const { game, ply: after, match } of scores) {
      expect(game).toBe('blueprints');
      expect(after).toBeGreaterThan(0);
      expect(JSON.parse(match as string)).toMatchObject({ kind: 'pointsScored', part: 'glass' });
    }
    expect((await found('--event', 'planDealt')).every(({ ply }) => ply === 0)).toBe(true);
  });

  test('by a field within a field of an event', async () => {
    const [first] = await found('--event', 'meeplePlaced,place.kind=site');
    const { place } = JSON.parse(first!['match'] as string) as { place: { site: string } };
    const there = await found('--event', `meeplePlaced,place.site=${place.site}`);
    expect(there.map(({ line }) => line)).toContain(first!['line']);
    for (const { match } of there) expect(JSON.parse(match as string)).toMatchObject({ place });
    expect(await found('--event', 'meeplePlaced,place.site.length=2')).toEqual([]);
  });

  test('by a clause that forbade a move', async () => {
    const rows = await found('--clause', 'BP-PLACE-2');
    expect(rows.map(({ line }) => line)).toEqual(lines(({ game }) => game === 'blueprints'));
    expect(rows[0]!['match']).toMatch(/only a die of \d or more may be placed on it/);
  });

  test('by a clause for which a record is refused', async () => {
    const { moves, ...rest } = records.find(({ game }) => game === 'blueprints')!;
    const bad = put('refused.jsonl', `${JSON.stringify({ ...rest, moves: [...moves, moves[0]] })}\n`);
    const { exit, out, err } = await run(['find', '--clause', 'BP-END-1', bad]);
    expect({ exit, out }).toEqual({
      exit: 1,
      out: expect.stringContaining(`[after move ${moves.length}: refused: Move`),
    });
    expect(err).toContain('MoveRefused');
  });

  test('refuses unknown conditions, and lists the known ones', async () => {
    expect(await run(['find', file()])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('No condition is given'),
    });
    expect(await run(['find', '--clause', 'XX-1', file()])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('sastrugi rules GAME lists'),
    });
    expect(await run(['find', '--length', 'long', file()])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('write 20, 20..40, 20.. or ..40'),
    });
    expect(await run(['find', '--length', '40..20', file()])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('write 20..40'),
    });
    expect(await run(['find', '--event', 'thawed', '--game', 'blueprints', file()])).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/no event 'thawed'; there are awardWon, .*, roundStarted\.$/m),
    });
    expect(await run(['find', '--event', 'pointsScored,wood', file()])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('write --event pointsScored,field=value'),
    });
    expect(await run(['find', '--game', 'go', file()])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('there are antarctica'),
    });
  });
});

describe('stats', () => {
  test('count length, points and wins by game, players and mode', async () => {
    const { out } = await run(['stats', '--json', file()]);
    const rows = rowsOf(out);
    expect(rows.reduce((sum, { games: count }) => sum + (count as number), 0)).toBe(records.length);
    const ours = records.filter(({ game, options }) => game === 'blueprints' && options!.players === 3);
    const lengths = ours.map(({ moves }) => moves.length).sort((a, b) => a - b);
    const mean = (values: readonly number[]) =>
      Math.round((100 * values.reduce((a, b) => a + b, 0)) / values.length) / 100;
    expect(rows.find(({ game, players }) => game === 'blueprints' && players === 3)).toEqual({
      game: 'blueprints',
      players: 3,
      mode: '{}',
      games: ours.length,
      unfinished: 0,
      moves: {
        min: lengths[0],
        median: lengths[Math.ceil(lengths.length / 2) - 1],
        mean: mean(lengths),
        max: lengths.at(-1),
      },
      points: [0, 1, 2].map((seat) => mean(ours.map(({ result }) => result!.totals[seat]!))),
      wins: [0, 1, 2].map((seat) => ours.filter(({ result }) => result!.winners.includes(seat)).length),
      shared: ours.filter(({ result }) => result!.winners.length > 1).length,
    });
  });

  test('are a table or CSV', async () => {
    const [table, csv] = await Promise.all([
      run(['stats', file()]),
      run(['stats', '--csv', file(), '-o', 'stats.csv']),
    ]);
    expect(table.out).toContain('│ igloo-igloo │ 4       │ expert');
    expect(csv).toMatchObject({ exit: 0, out: '' });
    const [head, first] = read('stats.csv')
      .split('\r\n')
      .map((line) => line.split(','));
    expect(head).toEqual(expect.arrayContaining(['game', 'players', 'points of player 4', 'wins of player 1']));
    expect(first!.slice(0, 3)).toEqual(['antarctica', '2', 'first-game']);
    expect(first).toHaveLength(head!.length);
    expect(first!.slice(-4)).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/), '', '']);
  });
});

describe('convert', () => {
  test('into records, byte for byte, whatever compresses them', async () => {
    for (const name of ['copy.jsonl', 'copy.jsonl.gz', 'copy.jsonl.zst']) {
      expect(await run(['convert', '--to', 'records', file(), '-o', name])).toMatchObject({ exit: 0, err: '' });
      expect((await run(['convert', '--to', 'records', name])).out).toBe(archive);
    }
    const [plain, compressed] = ['copy.jsonl', 'copy.jsonl.zst'].map((name) => statSync(join(folder, name)).size);
    expect(plain! / compressed!).toBeGreaterThan(4);
  });

  test('into rows, with the same keys for every game', async () => {
    const { out } = await run(['convert', '--to', 'rows', file()]);
    const rows = rowsOf(out);
    expect(rows).toHaveLength(records.length);
    expect(new Set(rows.map((row) => Object.keys(row).join())).size).toBe(1);
    expect(rows[4]).toMatchObject({ line: 5, id: records[4]!.id, seed: records[4]!.options!.seed, over: true });
  });

  test('into texts for people, with a line between them', async () => {
    const { out } = await run(['convert', '--to', 'text', file()]);
    expect(out).toBe(records.map((record) => textOf(record)).join('---\n'));
  });

  test('leaves invalid records out, and reports them', async () => {
    const bad = put('one-bad.jsonl', `{\n${archive}`);
    const { exit, out, err } = await run(['convert', '--to', 'records', bad]);
    expect({ exit, out }).toEqual({ exit: 1, out: archive });
    expect(err).toContain('one-bad.jsonl:1: NotJson');
  });

  test('requires the form', async () => {
    expect(await run(['convert', file()])).toMatchObject({ exit: 2, err: expect.stringContaining('--to records') });
    expect(await run(['convert', '--to', 'xml', file()])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('Allowed choices are records'),
    });
  });
});

describe('rules', () => {
  test('prints all clauses of a game, one of them, or those with a common prefix', async () => {
    const [all, one, some] = await Promise.all([
      run(['rules', 'nunatak']),
      run(['rules', 'blueprints', 'BP-PLACE-2']),
      run(['rules', 'blueprints', 'BP-PLACE', '--json']),
    ]);
    for (const id of Object.keys(games.nunatak.clauses)) expect(all.out).toContain(`${id}  (`);
    expect(one.out).toContain(games.blueprints.clauses['BP-PLACE-2'].text);
    expect(one.out).not.toContain('BP-PLACE-3');
    expect(rowsOf(some.out).map(({ clause }) => clause)).toContain('BP-PLACE-3');
  });

  test('lists the known games and clauses', async () => {
    expect(await run(['rules', 'chess'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('there are antarctica'),
    });
    expect(await run(['rules', 'nunatak', 'BP-TURN-1'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('sastrugi rules nunatak lists them all'),
    });
  });
});

describe('schema', () => {
  test('prints the schemas of the package', async () => {
    const [record, options, move] = await Promise.all([
      run(['schema']),
      run(['schema', 'frostpunk']),
      run(['schema', 'frostpunk', 'move']),
    ]);
    expect(record.out).toBe(readFileSync(join(root, 'schema/record.json'), 'utf8'));
    expect(options.out).toBe(readFileSync(join(root, 'schema/frostpunk/options.json'), 'utf8'));
    expect(move.out).toBe(readFileSync(join(root, 'schema/frostpunk/move.json'), 'utf8'));
    expect(await run(['schema', 'frostpunk', 'score'])).toMatchObject({ exit: 2 });
  });
});

describe('other versions', () => {
  /** Makes a package with another version of the games: a modified Blueprints, and a record that it made. */
  const old = async () => {
    const program = `
      import { createActionSpace } from './src/core/engine/action-space.ts';
      import { defineGame } from './src/core/define-game.ts';
      import { defineRules } from './src/core/engine/define-rules.ts';
      import { kernel } from './src/games/blueprints/kernel.ts';
      import { game } from './src/games/blueprints/game.ts';
      import { recordOf } from './src/core/records/record-of.ts';
      import { components } from './src/games/blueprints/index.ts';
      import { componentsReader } from './src/games/blueprints/owner-components.ts';
      import { findContradiction } from './src/games/blueprints/invariants.ts';
      import { stateSchema } from './src/games/blueprints/state/schema.ts';
      import { hiddenFieldSampler } from './src/games/blueprints/view/index.ts';
      import { evaluate } from './src/games/blueprints/score/evaluate.ts';
      import { chanceNotation, tableNumberPatterns } from './src/games/blueprints/told.ts';
      const { clauses, payoff } = game;
      const notations = { chanceNotation, tableNumberPatterns };
      const checks = { stateSchema, findContradiction, hiddenFieldSampler, evaluate };
      const shell = { clauses: () => clauses, componentsReader, payoff, ...notations, ...checks };
      const gameOf = (before) => {
        const actions = createActionSpace(before, components, game.componentsId);
        return defineGame(before, defineRules(before, actions), shell);
      };
      const unpack = (...given) => ({ ...kernel.unpack(...given), game: 'houses' });
      export const games = {
        blueprints: gameOf({ ...kernel, version: '0' }),
        plain: { ...gameOf({ ...kernel, version: '00' }), components: {} },
        houses: gameOf({ ...kernel, id: 'houses', title: 'Houses', unpack }),
      };
      export const gameIds = Object.keys(games);
      export const loadGame = async (id) => games[id];
      export const record = (seed, rules = games.blueprints) => {
        const [moves, options] = [[], { players: 2, seed }];
        const end = rules.playout(rules.setup(options).right, (legal) => (moves.push(legal[0]), legal[0]));
        return recordOf(rules, { options, moves, end }).right;
      };`;
    const outfile = join(folder, 'old.mjs');
    await build({
      stdin: { contents: program, resolveDir: root, loader: 'ts' },
      bundle: true,
      format: 'esm',
      outfile,
      logLevel: 'error',
    });
    const { record, games: theirs } = (await import(outfile)) as {
      readonly record: (seed: string, game?: AnyGame) => GameRecord;
      readonly games: Readonly<Record<'plain' | 'houses', AnyGame>>;
    };
    const others = [record('winter', theirs.plain), record('winter', theirs.houses)];
    put('others.jsonl', others.map((each) => `${JSON.stringify(each)}\n`).join(''));
    return `${JSON.stringify(record('winter'))}\n${JSON.stringify(record('spring'))}\n`;
  };

  test('are refused by name, read with their package, and brought to these rules', async () => {
    const theirs = put('old.jsonl', await old());
    expect(await run(['validate', theirs])).toMatchObject({ exit: 3, out: expect.stringContaining("version '0'") });
    const both = await run(['validate', '--package', './old.mjs', theirs, file()]);
    expect(both).toMatchObject({ exit: 0, out: `${records.length + 2} valid games, 0 errors\n` });
    const migrated = await run(['migrate', '--package', './old.mjs', theirs, '-o', 'new.jsonl']);
    expect(migrated).toMatchObject({ exit: 0, err: expect.stringContaining('2 changed, 0 keep') });
    expect(await run(['validate', 'new.jsonl'])).toMatchObject({ exit: 0, out: '2 valid games, 0 errors\n' });
  });

  test('are shown, without a drawing where this package cannot draw them', async () => {
    const theirs = put('old.jsonl', await old());
    const show = (...line: readonly string[]) => run(['show', '--package', './old.mjs', ...line]);
    expect(await show(theirs)).toMatchObject({ exit: 0, out: expect.stringContaining('\nPlayer 1 · points: ') });
    for (const [number, title, version] of [
      ['1', 'Blueprints', '00'],
      ['2', 'Houses', games.blueprints.version],
    ]) {
      const { exit, out, err } = await show('others.jsonl', '-n', number!, '--language', 'fr');
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      expect(out).toContain(`\n(This package cannot draw ${title}, rules ${version}; --json shows the position.)\n`);
      expect(out).toMatch(/won by player \d/);
    }
    const machine = await show('others.jsonl', '-n', '2', '--json');
    expect(rowsOf(machine.out)[0]).toMatchObject({ state: { game: 'houses' } });
  });

  test('every line that is not relabelled is kept as it is, and reported unless it is current', async () => {
    const [first, second] = (await old()).split('\n');
    const wrong = { ...(JSON.parse(second!) as GameRecord), envelope: { date: 'yesterday' } };
    const lines = [
      `${JSON.stringify(Object.fromEntries(Object.entries(records[0]!).reverse()))}\r`,
      '{"format":',
      JSON.stringify({ ...records[1], rules: '99' }),
      JSON.stringify(wrong),
      Buffer.from([0x61, 0xff, 0x62]),
      first!,
      '[1,2]',
    ];
    const bytes = (kept: readonly (string | Buffer)[]) =>
      Buffer.concat(kept.flatMap((line) => [Buffer.from(line as string), Buffer.from('\n')]));
    const file = put('mixed.jsonl', bytes(lines).subarray(0, -1));
    const { exit, err } = await run(['migrate', '--package', './old.mjs', file, '-o', 'mixed-new.jsonl']);
    const migrated = readFileSync(join(folder, 'mixed-new.jsonl'));
    const relabelled = migrated.toString().split('\n')[5]!;
    expect(relabelled).toContain(`"rules":"${games.blueprints.version}"`);
    expect(migrated.equals(bytes(lines.map((line) => (line === first ? relabelled : line))))).toBe(true);
    expect(exit).toBe(1);
    const named = err.match(/mixed.jsonl:\d+: .*/g)!.map((line) => line.replace('mixed.jsonl:', ''));
    expect(named.filter((line) => !line.startsWith('4: InvalidEnvelope'))).toEqual([
      expect.stringMatching(/^2: NotJson/),
      expect.stringMatching(/^3: RulesUnavailable: .*'99'/),
      expect.stringMatching(/^5: NotUtf8/),
      expect.stringMatching(/^4: .* keeps its version: envelope/),
      expect.stringMatching(/^7: InvalidRecord/),
    ]);
    expect(err).toContain(
      '1 changed, 1 keep their version, 1 have these rules already, 4 could not be read and stay as they are',
    );
    const short = await run(['migrate', '--package', './old.mjs', file, '-o', 'short.jsonl', '--max-errors', '0']);
    expect(short.exit).toBe(1);
    expect(short.err.split('\n')[0]).toBe(
      '6 more errors: InvalidEnvelope 1, InvalidRecord 1, NotJson 1, NotUtf8 1, RulesUnavailable 1, notMigrated 1; --max-errors all prints them.',
    );
  });

  test('records of unknown rules are kept, and the exit status is 3', async () => {
    const text = `${JSON.stringify({ ...records[1], rules: '99' })}\n`;
    const ended = await run(['migrate', put('future.jsonl', `\uFEFF${text}`)]);
    expect(ended).toMatchObject({
      exit: 3,
      out: text,
      err: expect.stringContaining('future.jsonl:1: RulesUnavailable: '),
    });
  });

  test('a line that is too long leaves the output as it was', async () => {
    put('kept.jsonl', 'before');
    const long = put('long.jsonl', `${archive}${'x'.repeat(5_000_000)}\n`);
    const ended = await run(['migrate', long, '-o', 'kept.jsonl']);
    expect(ended).toMatchObject({ exit: 2, err: expect.stringContaining('longer than --max-line-bytes allows') });
    expect(read('kept.jsonl')).toBe('before');
  });

  test('a package that is missing, or has no games, is reported', async () => {
    const without = put('without.mjs', 'export const a = 1;\n');
    const throwing = put('undefined.mjs', 'throw undefined;\n');
    const unreadable = put('void.mjs', 'throw Object.create(null);\n');
    const reasons = [
      ['nothing', "Cannot find module 'nothing'"],
      ['./nothing.mjs', 'Cannot find module'],
      [without, 'does not export games'],
      [throwing, 'it throws undefined.'],
      [unreadable, 'it throws something that cannot be read.'],
    ] as const;
    for (const [name, reason] of reasons) {
      const { exit, err } = await run(['validate', '--package', name, file()]);
      expect(exit).toBe(2);
      expect(err).toContain(`sastrugi: The package ${name} cannot be used: `);
      expect(err).toContain(reason);
      expect(err.includes('npm install')).toBe(name === 'nothing');
    }
  });

  test('work in threads, too', async () => {
    const theirs = put('old.jsonl', await old());
    const ended = await runIn(['validate', '--quiet', '--threads', '2', '--package', './old.mjs', theirs]);
    expect(ended).toMatchObject({ exit: 0, out: '2 valid games, 0 errors\n' });
  });
});

describe('owner components', () => {
  test('are read from a file', async () => {
    const { components } = games.blueprints;
    const document = JSON.parse(JSON.stringify(components)) as { plans: number[][] };
    document.plans.reverse();
    const own = games.blueprints.withComponents(document);
    if (own._tag === 'Left') throw new Error(own.left.message);
    put('own.json', JSON.stringify(document));
    const { recordOf } = await import('../../src/index.js');
    const record = recordOf(own.right, { options: { players: 2, seed: 'own' }, moves: [] });
    const theirs = put('own.jsonl', `${JSON.stringify(record._tag === 'Right' ? record.right : null)}\n`);
    expect(await run(['validate', theirs])).toMatchObject({
      exit: 1,
      out: expect.stringContaining('ComponentsMismatch'),
    });
    expect(await run(['validate', '--components', 'blueprints=own.json', theirs])).toMatchObject({ exit: 0 });
  });

  test('that are invalid are reported', async () => {
    put('none.json', '[]');
    put('twice.json', '{"awards":{"gold":9,"gold":8}}');
    put('latin.json', Buffer.of(0x22, 0xe9, 0x22));
    const err = async (text: string) => (await run(['validate', '--components', text, file()])).err;
    expect(await err('blueprints=none.json')).toContain('none.json does not contain components: ');
    expect(await err('blueprints=twice.json')).toContain("twice.json cannot be read: The key 'gold' occurs twice");
    expect(await err('blueprints=latin.json')).toContain('latin.json cannot be read: it is not UTF-8.');
    expect(await err('blueprints=nowhere.json')).toContain('nowhere.json cannot be read: it does not exist.');
    expect(await err('chess=none.json')).toContain("There is no game 'chess'");
    expect(await err('blueprints')).toContain('write blueprints=my-components.json');
  });
});

describe('help', () => {
  const commands = COMMANDS;

  test('lists the commands, and the meaning of the exit status', async () => {
    const { exit, out } = await run(['--help']);
    expect(exit).toBe(0);
    for (const { name } of commands) expect(out).toContain(`  ${name} `);
    expect(out).toMatch(/Exit status: 0 if every record is valid, 1 .* 2 .*\n.* 3 /);
  });

  test.each(commands.map(({ name, examples }) => [name, examples] as const))(
    'of %s has examples',
    async (name, examples) => {
      const { exit, out } = await run([name, '--help'].filter((word) => word !== ''));
      expect(exit).toBe(0);
      expect(examples.length).toBeGreaterThan(0);
      for (const [line] of examples) expect(out).toContain(line);
    },
  );

  test('an unknown word leads to a hint', async () => {
    const err = async (...words: readonly string[]) => (await runIn(words)).err;
    expect(await err('valdate', 'x')).toContain('(Did you mean validate?)');
    expect(await err('validate', '--jsn', 'x')).toContain('(Did you mean --json?)');
    expect(await err('validate')).toContain('sastrugi validate --help lists its options.');
    expect(await err('validate', '--threads', 'many', 'x')).toContain("'many' is not an integer of at least 1.");
    expect(await err('rules', 'chess', '--json')).toContain('"kind":"failure","_tag":"WrongUse"');
    expect((await runIn([])).exit).toBe(2);
  });
});
