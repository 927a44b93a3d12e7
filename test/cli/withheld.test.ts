import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { commandHere, rowsOf } from './command.js';

const { run, folder } = commandHere();

const records = [...randomRecords(40)];
const good = records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** Makes a separate folder with inputs, and the output of an earlier run. */
const place = (): string => {
  const here = join(folder, String(readdirSync(folder).length));
  mkdirSync(here);
  writeFileSync(join(here, 'good.jsonl'), good);
  writeFileSync(join(here, 'bad.jsonl'), '{\n[]\n');
  writeFileSync(join(here, 'mixed.jsonl'), `{\n${good}`);
  writeFileSync(join(here, 'other.jsonl'), `${JSON.stringify({ ...records[0], rules: '99' })}\n`);
  writeFileSync(join(here, 'cut.gz'), gzipSync(good).subarray(0, -500));
  writeFileSync(join(here, 'empty.jsonl'), '');
  writeFileSync(join(here, 'out'), 'before');
  return here;
};

const ALONE = ['--threads', '1', '--quiet'];

/** Returns the contents of the output after a run, and the end of the run. */
const outcomeOf = async (command: string, ...line: readonly string[]) => {
  const here = place();
  const { exit, err } = await run([...command.split(' '), ...line, ...ALONE, '-o', 'out'], { cwd: here });
  expect(readdirSync(here).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  return { exit, err, out: readFileSync(join(here, 'out'), 'utf8') };
};

const CONVERT = 'convert --to records';
const COMMANDS = ['convert --to records', 'convert --to text', 'stats --csv', 'dedup', 'find --over', 'migrate'];

describe('an output is left as it was', () => {
  test.each([
    ['does not exist', ['typo.jsonl']],
    ['does not exist, beside one that does', ['good.jsonl', 'typo.jsonl']],
    ['is a pattern that finds nothing', ['good.jsonl', 'nothing-*.jsonl']],
    ['is a folder', ['good.jsonl', '.']],
    ['is cut', ['cut.gz', 'good.jsonl']],
  ])('when an input %s', async (_, inputs) => {
    const ended = await outcomeOf(CONVERT, ...inputs);
    expect(ended).toMatchObject({ exit: 2, out: 'before' });
    expect(ended.err).toContain('sastrugi: out is not written: an input could not be read to its end.');
  });

  test.each(COMMANDS)('when an input of %s is missing', async (command) => {
    expect(await outcomeOf(command, 'good.jsonl', 'typo.jsonl')).toMatchObject({ exit: 2, out: 'before' });
  });

  test.each(COMMANDS.slice(0, -1))('when no record of the input of %s can be used', async (command) => {
    for (const file of ['bad.jsonl', 'other.jsonl']) {
      const ended = await outcomeOf(command, file);
      expect(ended).toMatchObject({ exit: 2, out: 'before' });
      expect(ended.err).toContain('out is not written: no record of the input can be used.');
    }
  });

  test('and JSON reports it', async () => {
    const { err } = await outcomeOf(CONVERT, 'typo.jsonl', '--json');
    expect(rowsOf(err.trim().split('\n').at(-1)!)).toMatchObject([{ kind: 'failure', _tag: 'CannotWrite' }]);
  });

  test('except a file of errors, which gives the reason', async () => {
    const here = place();
    const { exit } = await run(['dedup', 'typo.jsonl', ...ALONE, '-o', 'out', '--errors', 'errors'], { cwd: here });
    expect(exit).toBe(2);
    expect(readFileSync(join(here, 'out'), 'utf8')).toBe('before');
    expect(rowsOf(readFileSync(join(here, 'errors'), 'utf8'))).toMatchObject([{ file: 'typo.jsonl', line: 1 }]);
  });
});

describe('an output is replaced', () => {
  test('when single records are invalid: these are left out and reported', async () => {
    const ended = await outcomeOf(CONVERT, 'mixed.jsonl', 'bad.jsonl');
    expect(ended).toMatchObject({ exit: 1, out: good, err: expect.stringContaining('mixed.jsonl:1: NotJson') });
  });

  test('when there is nothing in the input', async () => {
    expect(await outcomeOf(CONVERT, 'empty.jsonl')).toMatchObject({ exit: 0, out: '' });
  });

  test('when nothing is found', async () => {
    expect(await outcomeOf('find --no-over', 'mixed.jsonl')).toMatchObject({ exit: 1, out: '' });
  });
});

test('standard output has the readable records, whatever the rest is', async () => {
  for (const to of [[], ['-o', '-']]) {
    const ended = await run([...CONVERT.split(' '), 'good.jsonl', 'typo.jsonl', ...ALONE, ...to], { cwd: place() });
    expect(ended).toMatchObject({ exit: 2, out: good });
  }
});
