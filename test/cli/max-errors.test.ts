import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { commandHere, rowsOf } from './command.js';

const { run, put, folder } = commandHere();

const ALONE = ['--threads', '1', '--quiet'];
const [record] = randomRecords(1);
const good = `${JSON.stringify(record)}\n`;
const many = put('many.gz', gzipSync(`${good}${'{}\n'.repeat(1200)}[\n`));
const few = put('few.jsonl', `${good}{}\n[\n{}\n{}\n`);

/** Returns the lines that name an error, and the others. */
const sorted = (text: string): readonly [errors: readonly string[], others: readonly string[]] => {
  const lines = text.split('\n').slice(0, -1);
  const isError = (line: string) => /^\S+:\d+: (?:\w+|not changed): /.test(line);
  return [lines.filter(isError), lines.filter((line) => !isError(line))];
};

describe('an archive full of errors', () => {
  test('has 1,000 of them printed, and the rest counted by kind', async () => {
    const { exit, out } = await run(['validate', many, ...ALONE]);
    const [errors, others] = sorted(out);
    expect([exit, errors.length]).toEqual([1, 1000]);
    expect(others).toEqual([
      '201 more errors: InvalidRecord 200, NotJson 1; --max-errors all prints them.',
      '1 valid game, 1,201 errors: InvalidRecord 1200, NotJson 1',
    ]);
  });

  test.each([
    ['all', 1201, undefined],
    ['1201', 1201, undefined],
    ['7', 7, { kind: 'unprinted', errors: { InvalidRecord: 1193, NotJson: 1 } }],
    ['0', 0, { kind: 'unprinted', errors: { InvalidRecord: 1200, NotJson: 1 } }],
  ])('has as many printed as wished: %s', async (most, printed, rest) => {
    const { exit, out } = await run(['validate', '--json', '--max-errors', most, many, ...ALONE]);
    const rows = rowsOf(out);
    const errors = rows.filter(({ kind }) => kind === 'error');
    expect([exit, errors.length]).toEqual([1, printed]);
    expect(rows.slice(errors.length)).toEqual([
      ...(rest === undefined ? [] : [rest]),
      { kind: 'summary', games: 1, errors: { InvalidRecord: 1200, NotJson: 1 } },
    ]);
  });

  test('has all of them written to a file', async () => {
    const { exit, out } = await run(['validate', '--errors', 'errors.jsonl', many, ...ALONE]);
    expect({ exit, lines: out.split('\n').length }).toEqual({ exit: 1, lines: 2 });
    expect(rowsOf(readFileSync(join(folder, 'errors.jsonl'), 'utf8'))).toHaveLength(1201);
  });
});

describe('every command that reads an archive prints no more errors than it may', () => {
  test.each([
    ['validate'],
    ['find', '--length', '0..'],
    ['stats'],
    ['convert', '--to', 'records'],
    ['dedup'],
    ['sort'],
    ['merge'],
    ['edit', '--set', 'occasion=e'],
    ['migrate'],
  ])('%s', async (...command) => {
    const line = [...command, few, ...ALONE];
    const [all, some] = [await run([...line, '--max-errors', 'all']), await run([...line, '--max-errors', '2'])];
    expect(some.exit).toBe(all.exit);
    expect(sorted(all.err + all.out)[0]).toHaveLength(4);
    expect(sorted(some.err + some.out)[0]).toEqual(sorted(all.err + all.out)[0].slice(0, 2));
    expect(some.err + some.out).toContain('2 more errors: InvalidRecord 2; --max-errors all prints them.\n');
  });

  test('edit, where its own refusals count, too', async () => {
    const line = ['edit', '--set', 'player9=Ann', few, ...ALONE, '--max-errors', '1'];
    const { exit, err } = await run(line);
    expect(exit).toBe(1);
    expect(sorted(err)[0]).toHaveLength(1);
    expect(err).toContain('4 more errors: InvalidRecord 2, NotJson 1, refused 1; --max-errors all prints them.\n');
  });

  test('record', async () => {
    const text = put('texts.txt', 'no: 1\n---\n'.repeat(4));
    const { exit, err } = await run(['record', 'blueprints', text, '--max-errors', '3']);
    expect(exit).toBe(1);
    expect(err.match(/InvalidText: /g)).toHaveLength(3);
    expect(err).toContain('2 more errors: InvalidText 2; --max-errors all prints them.\n');
  });

  test('and refuses another number', async () => {
    for (const most of ['-1', 'none', '1e3', '']) {
      const { exit, err } = await run(['validate', few, `--max-errors=${most}`]);
      expect(exit).toBe(2);
      expect(err).toContain(`'${most}' is not an integer of at least 0, or all.`);
    }
  });
});
