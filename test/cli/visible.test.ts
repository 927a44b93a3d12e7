import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { print, tell } from '../../src/cli/output/print.js';
import { visible, visibleLines } from '../../src/cli/output/visible.js';
import { games } from '../../src/games/index.js';
import { type GameRecord, orThrow, recordOf } from '../../src/index.js';
import { commandUnderTest } from './command.js';

const { run, put, folder } = commandUnderTest();

/** Ends a line and forges another, then contains every kind of terminal control, and changes the reading order. */
const FORGERY = '\nforged\r\u001b]0;t\u0007\u009b2J\u007f\u2028\u2029\u061c\u200e\u200f\u202a\u202e\u2066\u2069\ufeff';
/** The characters that must not be printed; invalid text arrives as U+FFFD. */
const RAW = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff\ufffd]|^forged/mu;

describe('text of others', () => {
  test.each([
    ['a\u001b[2Jb\u009b\u0000\u007f', 'a\\u001b[2Jb\\u009b\\u0000\\u007f'],
    ['a\nb\r\tc\u0085', 'a\\u000ab\\u000d\\u0009c\\u0085'],
    ['\u202eabc\u2069\u200f\u061c\u2028\ufeff', '\\u202eabc\\u2069\\u200f\\u061c\\u2028\\ufeff'],
    ['\ud83d \udc27 \ud83d\udc27', '\\ud83d \\udc27 \ud83d\udc27'],
    ['Zoë, Łukasz, 李, דוד, 👩‍🔬, C:\\u', 'Zoë, Łukasz, 李, דוד, 👩‍🔬, C:\\u'],
  ])('%j is shown as %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
    expect(visible(shown)).toBe(shown);
  });

  test('keeps the line ends of the command, and the value of JSON', () => {
    expect(visibleLines('a\u0007\nb\r\nc\rd')).toBe('a\\u0007\nb\r\nc\\u000dd');
    expect(visible(FORGERY)).not.toMatch(RAW);
    expect(JSON.parse(visible(JSON.stringify({ [FORGERY]: [FORGERY] })))).toEqual({ [FORGERY]: [FORGERY] });
  });
});

describe('printed text', () => {
  const isTTY = process.stdout.isTTY;
  afterEach(() => {
    vi.restoreAllMocks();
    process.stdout.isTTY = isTTY;
  });

  const row = `${JSON.stringify({ name: '\u009b2J\u202e' })}\n`;
  test.each([
    ['escapes control characters on a terminal', true, '{"name":"\\u009b2J\\u202e"}\n'],
    ['is exact in a pipe', false, row],
  ])('%s', async (_, toTerminal, expected) => {
    process.stdout.isTTY = toTerminal;
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await print(row);
    expect(write).toHaveBeenCalledExactlyOnceWith(expected);
  });

  test('on standard error is one line', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    tell(`a${FORGERY}`);
    expect(write).toHaveBeenCalledExactlyOnceWith(`a${visible(FORGERY)}\n`);
  });
});

const lineOf = (record: object): string => `${JSON.stringify(record)}\n`;

const { blueprints } = games;
const options = { players: 2, seed: `seed${FORGERY}` } as const;
const moves: (typeof blueprints.catalogue)[number][] = [];
let end = orThrow(blueprints.setup(options));
while (moves.length < 5) {
  moves.push(blueprints.legalMoves(end)[0]!);
  end = blueprints.play(end, moves.at(-1)!);
}
const envelope = {
  event: `event${FORGERY}`,
  players: [{ name: `Ann${FORGERY}`, id: `ann${FORGERY}` }, { id: `ben${FORGERY}` }],
  termination: { kind: 'resigned', by: [1], reason: `tired${FORGERY}` },
  comments: [{ after: moves.length, text: `good${FORGERY}` }],
} as const;
const record = orThrow(recordOf(blueprints, { options, moves, end, envelope, id: `id${FORGERY}` }));
const ours: GameRecord = [...randomRecords(1)][0]!;

/** Valid, duplicate, and invalid in every part that a message may quote. */
const RECORDS: readonly string[] = [
  lineOf(record),
  lineOf({ ...record, id: `again${FORGERY}` }),
  lineOf({ ...record, moves: [`move${FORGERY}`] }),
  lineOf({ ...record, game: `game${FORGERY}` }),
  lineOf({ ...record, rules: `9${FORGERY}` }),
  lineOf({ ...record, components: `c${FORGERY}` }),
  lineOf({ ...record, format: `format${FORGERY}` }),
  lineOf({ ...record, [`key${FORGERY}`]: 1 }),
  lineOf({ ...record, options: { ...options, [`key${FORGERY}`]: 1 } }),
  lineOf({ ...record, options: { ...options, seed: '\ud800' } }),
  lineOf({ ...record, id: '\ud800' }),
  lineOf({ ...ours, envelope: { ...envelope, [`key${FORGERY}`]: 1 } }),
  lineOf({ ...ours, envelope: { date: `date${FORGERY}` } }),
  lineOf({ ...ours, by: { package: `p${FORGERY}`, version: `v${FORGERY}` } }),
  '\ufeff\u0000\u001b[2J\u009b\n',
  '{"a":"\u001b\u202e"}\n',
  '{"a\u202e":1,"a\u202e":2}\n',
  '"\u2028" \u202e\n',
];

const NAME = `games${FORGERY}.jsonl`;
const archive = put(NAME, RECORDS.join(''));
const ALONE = ['--threads', '1', '-q'];
const QUICK = ['--deals', '1', ...ALONE];
const BOTS = ['random', `B${FORGERY}=random`];

describe('text of others cannot control the terminal or forge a line', () => {
  const lines: readonly (readonly [title: string, line: readonly string[]])[] = [
    ['validate', ['validate', archive, ...ALONE]],
    ['validate of no file', ['validate', `no${FORGERY}`, `no*${FORGERY}`, folder + FORGERY, ...ALONE]],
    ...[1, 3, 15].map((n) => [`show of line ${n}`, ['show', archive, '-n', `${n}`]] as const),
    ['show in the middle', ['show', archive, '-m', '3', '--clauses', '--language', 'fr']],
    ['show of no id', ['show', archive, '--id', `no${FORGERY}`]],
    ['find', ['find', '--no-over', archive, ...ALONE]],
    ['find of an event', ['find', '--event', 'planDealt', archive, ...ALONE]],
    ['find of no event', ['find', '--event', `no${FORGERY}`, archive, ...ALONE]],
    ['find of no clause', ['find', '--clause', `no${FORGERY}`, archive, ...ALONE]],
    ['find of no range', ['find', '--length', `no${FORGERY}`, archive, ...ALONE]],
    ['stats', ['stats', archive, ...ALONE]],
    ['convert', ['convert', '--to', 'text', archive, ...ALONE]],
    ['convert to nowhere', ['convert', '--to', 'text', archive, '-o', `/no${FORGERY}/where`, ...ALONE]],
    ['dedup', ['dedup', archive, '-o', join(folder, `kept${FORGERY}`), ...ALONE]],
    ['migrate', ['migrate', archive, '-o', join(folder, `new${FORGERY}`), ...ALONE]],
    ['migrate by no package', ['migrate', archive, '--package', `no${FORGERY}`, ...ALONE]],
    ['own components', ['validate', archive, '--components', `nunatak=${archive}`, ...ALONE]],
    ['rules', ['rules', 'nunatak', `no${FORGERY}`]],
    ['rules of no game', ['rules', `no${FORGERY}`]],
    ['schema', ['schema', 'nunatak', `no${FORGERY}`]],
    ['simulate', ['simulate', 'blueprints', ...BOTS, ...QUICK]],
    ['simulate with fouls', ['simulate', 'blueprints', ...BOTS, '--limit', '1', '--deals', '1', ...ALONE]],
    ['simulate by no bot', ['simulate', 'blueprints', 'random', `no${FORGERY}`, ...QUICK]],
    ['simulate with no option', ['simulate', 'blueprints', ...BOTS, '--option', `no${FORGERY}=1`, ...QUICK]],
    ['tournament', ['tournament', 'blueprints', ...BOTS, '--elo', '0..100', ...QUICK]],
    ['tournament without a champion', ['tournament', 'blueprints', ...BOTS, '--champion', `no${FORGERY}`, ...QUICK]],
    ['tournament of no module', ['tournament', 'blueprints', 'random', `./no${FORGERY}.mjs#a`, ...QUICK]],
    ['tournament into a torn archive', ['tournament', 'blueprints', ...BOTS, '--archive', put(`t${FORGERY}`, 'torn')]],
    ['serve', ['serve', `no${FORGERY}://`]],
    ['play', ['play', 'blueprints', `Ann${FORGERY}`, `Ben${FORGERY}`, '--deal', `d${FORGERY}`]],
    ['play of no game', ['play', `no${FORGERY}`]],
    ['play of a file', ['play', '--resume', archive]],
    ['no command', [`no${FORGERY}`]],
    ['a slip', [`validat${FORGERY}`]],
    ['no option', ['validate', `--no${FORGERY}`]],
    ['a slip of an option', ['validate', `--error${FORGERY}`]],
    ['no choice', ['convert', '--to', `no${FORGERY}`]],
    ['no number', ['show', archive, '-n', `1${FORGERY}`]],
  ];

  test.each(lines)('%s', { timeout: 60_000 }, async (_, line) => {
    const input = `\nno${FORGERY}\n1\nundo no${FORGERY}\nsave /no${FORGERY}/where\n`;
    const { out, told } = await run(line, { input });
    expect(out).not.toMatch(RAW);
    expect(told).not.toMatch(RAW);
    expect(`${out}${told}`).not.toBe('');
  });

  test('and JSON has the exact values of the records', async () => {
    const { out } = await run(['convert', '--to', 'rows', archive, ...ALONE]);
    expect(JSON.parse(out.split('\n')[0]!)).toMatchObject({ file: archive, id: record.id, event: envelope.event });
    const faults = await run(['validate', '--json', archive, ...ALONE]);
    expect(JSON.parse(faults.out.split('\n')[0]!)).toMatchObject({ kind: 'error', file: archive, line: 3 });
  });
});

test('a misspelt command is still answered with the right name', async () => {
  const { told } = await run(['valdate']);
  expect(told).toMatch(/^error: unknown command 'valdate'\n\(Did you mean validate\?\)\n/);
});
