import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { commandUnderTest, endOf } from './command.js';

const { put, start, folder, program } = commandUnderTest();

const records = [...randomRecords(70)];
const lines = records.map((record) => `${JSON.stringify(record)}\n`);
const ALONE = ['--threads', '1'];

/** Makes a separate empty folder, so that all written files are seen. */
const place = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

/** Starts to convert standard input, of which the head has been sent. */
const converting = async (file: string, head: string) => {
  const child = start(['convert', '--to', 'records', ...ALONE, '-', '-o', file]);
  const ended = endOf(child);
  child.stdin.on('error', () => {});
  child.stdin.write(head);
  while (!readdirSync(join(file, '..')).some((name) => name.endsWith('.tmp'))) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { child, ended };
};

describe('a file', () => {
  test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('%s in the middle leaves the file as it was', async (signal) => {
    const here = place(signal);
    const file = join(here, 'out.jsonl');
    writeFileSync(file, 'before');
    const { child, ended } = await converting(file, lines.join(''));
    child.kill(signal);
    await ended;
    expect(readFileSync(file, 'utf8')).toBe('before');
    // A killed process cannot clean up; the name of the file says what it is.
    const left = readdirSync(here).filter((name) => name !== 'out.jsonl');
    if (signal !== 'SIGKILL') expect(left).toEqual([]);
    expect(left.every((name) => /^\.out\.jsonl\..*\.tmp$/.test(name))).toBe(true);
  });

  test('signals end the command with their numbers', async () => {
    const { child, ended } = await converting(join(place('numbers'), 'out.jsonl'), '');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ exit: 143 });
  });
});

describe('streams are written directly', () => {
  const archive = lines.join('');
  const shell = (line: string, cwd: string) => endOf(spawn('bash', ['-c', line], { cwd }));
  const convert = `${process.execPath} ${program} convert --to records --quiet --threads 1 games.jsonl -o`;
  const started = (name: string): string => {
    const here = place(name);
    writeFileSync(join(here, 'games.jsonl'), lines.join(''));
    symlinkSync('/proc/self/fd/1', join(here, 'stdout'));
    return here;
  };

  test('standard output by name: a pipe, and a file with text before and after', async () => {
    const here = started('stdout');
    for (const name of ['-', 'stdout']) {
      expect((await shell(`${convert} ${name} | cat`, here)).out).toBe(archive);
      await shell(`(echo before; ${convert} ${name}; echo behind) > file`, here);
      expect(readFileSync(join(here, 'file'), 'utf8')).toBe(`before\n${archive}behind\n`);
    }
    expect(readlinkSync(join(here, 'stdout'))).toBe('/proc/self/fd/1');
    expect(readdirSync(here).sort()).toEqual(['file', 'games.jsonl', 'stdout']);
  });

  test('a named pipe, by its name and through a link', async () => {
    const here = started('fifo');
    const { out } = await shell(`mkfifo fifo; ln -s fifo link; cat fifo & ${convert} link; wait`, here);
    expect(out).toBe(archive);
    expect(statSync(join(here, 'fifo')).isFIFO()).toBe(true);
    const gone = await shell(`head -c 10 fifo > /dev/null & ${convert} fifo`, here);
    expect(gone.err).toContain('fifo cannot be written: its reader has closed it.');
  });

  test('a pipe of the shell', async () => {
    const { out } = await shell(`${convert} >(cat); wait $!`, started('substitution'));
    expect(out).toBe(archive);
  });

  test('a device', async () => {
    const here = started('device');
    expect(await shell(`${convert} /dev/null`, here)).toMatchObject({ exit: 0, out: '', err: '' });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    const full = await shell(`${convert} /dev/full`, here);
    expect(full).toMatchObject({
      exit: 2,
      err: expect.stringContaining('/dev/full cannot be written: the disk is full'),
    });
  });
});

describe('a closed pipe', () => {
  /** Pipes the command into a reader that stops after its first line. */
  const piped = (line: string) =>
    endOf(spawn('bash', ['-c', `${line}; echo "$\{PIPESTATUS[0]}" >&2`], { cwd: folder }));

  test('ends the command quietly', async () => {
    const many = put('many.jsonl', lines.join('').repeat(30));
    const { out, err } = await piped(`${process.execPath} ${program} convert --to records -q ${many} | head -n 1`);
    expect(out.split('\n')).toHaveLength(2);
    expect(err.trim()).toBe('2');
  });

  test('is distinguished from a full disk', async () => {
    const archive = put('full.jsonl', lines.join(''));
    const { err } = await piped(`${process.execPath} ${program} convert --to records -q ${archive} > /dev/full`);
    expect(err.trim().split('\n')).toEqual(['sastrugi: standard output cannot be written: the disk is full.', '2']);
  });

  test('leaves no half-written file', async () => {
    const here = place('closed');
    const archive = put('more.jsonl', '{\n'.repeat(100_000));
    const out = join(here, 'out.jsonl');
    const { err } = await piped(
      `${process.execPath} ${program} validate -q --errors ${out} --threads 1 ${archive} | true`,
    );
    expect(['1', '2']).toContain(err.trim());
    expect(readdirSync(here).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(existsSync(out)).toBe(true);
  });
});

test('a signal ends a command within its slowest query', async () => {
  const many = put('many.jsonl', lines.slice(0, 31).join('').repeat(40));
  const child = start(['convert', '--told', '--quiet', '--threads', '1', many, '-o', 'many.out']);
  const ended = endOf(child);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const began = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ exit: 143 });
  expect(performance.now() - began).toBeLessThan(2000);
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
