import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { describe, expect, test } from 'vitest';
import { DAMAGES } from '../../scripts/archive/damage.js';
import { randomRecords } from '../../scripts/archive/games.js';
import { commandHere, rowsOf } from './command.js';

const { run, put, folder } = commandHere();

/** Starting threads takes longer than validating so few games; progress output depends on time. */
const ALONE = ['--threads', '1', '--quiet'];

const EVERY = 5;
const records = [...randomRecords(2 * EVERY * DAMAGES.length)];
const damageAt = (i: number) => (i % EVERY === 3 ? DAMAGES[((i - 3) / EVERY) % DAMAGES.length] : undefined);
const archive = Buffer.concat(
  records.flatMap((record, i) => [
    Buffer.from((damageAt(i)?.apply(record) ?? JSON.stringify(record)) as string),
    Buffer.from('\n'),
  ]),
);
const clean = `${records
  .slice(0, 60)
  .map((record) => JSON.stringify(record))
  .join('\n')}\n`;

interface FaultRow {
  readonly kind: 'error';
  readonly file: string;
  readonly line: number;
  readonly offset: number;
  readonly isGameValid: boolean;
  readonly error: string;
  readonly message: string;
}

const errorsIn = (out: string): readonly FaultRow[] =>
  rowsOf(out).filter(({ kind }) => kind === 'error') as unknown as readonly FaultRow[];

const zstdOf = async (content: string | Uint8Array) => (await Zstd.load()).compress(Buffer.from(content as string));

const summaryIn = (out: string) => rowsOf(out).at(-1);

describe('an archive of all games and modes, damaged in more than twenty ways', () => {
  const file = put('damaged.jsonl', archive);
  const validated = run(['validate', ...ALONE, '--json', file]);

  test('all damage is reported with its reason, and nothing else', async () => {
    expect(DAMAGES.length).toBeGreaterThanOrEqual(20);
    const { exit, out } = await validated;
    const faults = errorsIn(out);
    expect(exit).toBe(1);
    for (const { line, error, message, offset } of faults) {
      const damage = damageAt(line - 1);
      expect(damage?.expectedErrors, `line ${line}: ${error}`).toContain(error);
      expect(message).not.toBe('');
      expect(offset === 0 || archive[offset - 1] === 10).toBe(true);
    }
    const err = new Set(faults.map(({ line }) => line - 1));
    const missed = records.map((_, i) => i).filter((i) => damageAt(i) !== undefined && !err.has(i));
    expect(missed.filter((i) => damageAt(i)!.mayBeGame !== true)).toEqual([]);
    expect(missed.length).toBeLessThan(4);
  });

  test('only the envelope is invalid: the game is valid', async () => {
    const { out } = await validated;
    const envelopes = errorsIn(out).filter(({ isGameValid }) => isGameValid);
    expect(envelopes.map(({ error }) => error)).toEqual(['InvalidEnvelope', 'InvalidEnvelope']);
    expect(summaryIn(out)!['games']).toBe(records.length - errorsIn(out).length + envelopes.length);
  });

  test('without --json it prints text, one error per line', async () => {
    const { out, err } = await run(['validate', ...ALONE, file]);
    expect(out).toContain('damaged.jsonl:4: NotJson: ');
    expect(out).toMatch(/\d+ valid games, \d+ errors: .*DuplicateKey 2/);
    expect(err).toBe('');
  });
});

describe('files', () => {
  test.each<readonly [string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
    ['plain', () => clean],
    ['gzip', () => gzipSync(clean)],
    ['gzip in two parts', () => Buffer.concat([gzipSync(clean.slice(0, 999)), gzipSync(clean.slice(999))])],
    ['zstd', () => zstdOf(clean)],
    [
      'zstd in two parts',
      async () => Buffer.concat([await zstdOf(clean.slice(0, 999)), await zstdOf(clean.slice(999))]),
    ],
    ['without a newline at its end', () => clean.trimEnd()],
    ['with carriage returns', () => clean.replaceAll('\n', '\r\n')],
  ])('are read whatever their names: %s', async (_, content) => {
    const file = put('any-name', await content());
    const [named, piped] = await Promise.all([
      run(['validate', ...ALONE, file]),
      run(['validate', ...ALONE, '-'], { input: await content() }),
    ]);
    expect(named).toEqual({ exit: 0, out: '60 valid games, 0 errors\n', err: '' });
    expect(piped).toEqual(named);
  });

  test.each<readonly [string, () => Promise<Uint8Array> | Uint8Array]>([
    ['gzip', () => gzipSync(clean).subarray(0, -2000)],
    ['zstd', async () => (await zstdOf(clean)).subarray(0, -2000)],
    [
      'zstd after its first part',
      async () => Buffer.concat([await zstdOf(clean), (await zstdOf(clean)).subarray(0, 300)]),
    ],
    ['gzip with something behind', () => Buffer.concat([gzipSync(clean), Buffer.from('and so on')])],
    ['zstd with something behind', async () => Buffer.concat([await zstdOf(clean), Buffer.from('and so on')])],
  ])('that are cut or damaged are reported, and the lines before are validated: %s', async (_, content) => {
    const file = put('cut', await content());
    const after = put('after.jsonl', clean);
    const { exit, out } = await run(['validate', ...ALONE, '--json', file, after]);
    expect(exit).toBe(1);
    expect(errorsIn(out)).toMatchObject([{ file, isGameValid: false, error: 'SourceError' }]);
    expect(summaryIn(out)).toMatchObject({ errors: { SourceError: 1 } });
    expect(summaryIn(out)!['games']).toBeGreaterThanOrEqual(60);
  });

  test('that are damaged inside their compression are reported', async () => {
    for (const bytes of [Buffer.from(gzipSync(clean)), Buffer.from(await zstdOf(clean))]) {
      // More than a bit: zstd without a checksum may take other text for the right one, whose lines are reported then.
      bytes.fill(0xff, bytes.length >> 1);
      const { exit, out } = await run(['validate', ...ALONE, '--json', put('bent', bytes)]);
      expect(exit).toBe(1);
      expect(errorsIn(out).at(-1)!.error).toBe('SourceError');
    }
  });

  test('with a line of 100 MB: it is reported, and the rest is validated in little memory', async () => {
    const file = put('long.jsonl', `${clean}${'x'.repeat(100_000_000)}\n${clean}`);
    const { exit, out } = await run(['validate', ...ALONE, '--json', file]);
    expect(exit).toBe(1);
    expect(errorsIn(out)).toMatchObject([{ line: 61, error: 'LineTooLong' }]);
    expect(summaryIn(out)).toMatchObject({ games: 120 });
  });

  test('that are missing are reported with a hint; the others are validated', async () => {
    const there = put('there.jsonl', clean);
    const { exit, out } = await run(['validate', ...ALONE, 'nowhere.jsonl', there]);
    expect(exit).toBe(2);
    expect(out).toContain('nowhere.jsonl:1: SourceError: nowhere.jsonl cannot be read: it does not exist.');
    expect(out).toContain('60 valid games, 1 error: SourceError 1');
  });

  test('are found by patterns, except hidden ones', async () => {
    for (const name of ['b.jsonl', 'a.jsonl', '.c.jsonl'])
      put(`pattern-${name}`.replace('pattern-.', '.pattern-'), '{');
    const { out } = await run(['validate', ...ALONE, '--json', 'pattern-*.jsonl']);
    expect(errorsIn(out).map(({ file }) => file)).toEqual(['pattern-a.jsonl', 'pattern-b.jsonl']);
    const none = await run(['validate', ...ALONE, 'nothing-*.jsonl']);
    expect(none).toMatchObject({ exit: 2, out: expect.stringContaining('no file matches the pattern') });
  });

  test('folders are refused, and empty files are all right', async () => {
    expect(await run(['validate', ...ALONE, '.'])).toMatchObject({
      exit: 2,
      out: expect.stringContaining("try './*'"),
    });
    expect(await run(['validate', ...ALONE, put('empty', '')])).toMatchObject({ exit: 0 });
  });
});

describe('the exit status', () => {
  const other = JSON.stringify({ ...records[0]!, rules: '0' });

  test('is 3 if the only errors are records of other versions, else 1', async () => {
    expect(await run(['validate', ...ALONE, put('old.jsonl', `${clean}${other}\n`)])).toMatchObject({ exit: 3 });
    expect(await run(['validate', ...ALONE, put('both.jsonl', `${other}\n{\n`)])).toMatchObject({ exit: 1 });
  });
});

describe('errors', () => {
  test('are written to a file as JSON Lines', async () => {
    const { exit, out } = await run(['validate', ...ALONE, put('two.jsonl', '{\n[]\n'), '--errors', 'errors.jsonl']);
    expect({ exit, out }).toEqual({ exit: 1, out: '0 valid games, 2 errors: InvalidRecord 1, NotJson 1\n' });
    expect(errorsIn(readFileSync(join(folder, 'errors.jsonl'), 'utf8')).map(({ line }) => line)).toEqual([1, 2]);
  });
});
