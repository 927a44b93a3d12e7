import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { commandUnderTest, endOf } from './command.js';

const { run, put, start, folder, program } = commandUnderTest();

const lines = [...randomRecords(70)].map((record) => `${JSON.stringify(record)}\n`);
const ALONE = ['--threads', '1'];

/** An empty folder of its own, so that all that is written is seen. */
const place = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

/** Begins to convert what comes on standard input, of which so much is there already. */
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

describe('files are written whole or not at all', () => {
  test('nothing else is left, and what was there before is replaced', async () => {
    const here = place('whole');
    const file = join(here, 'out.jsonl');
    writeFileSync(file, 'before');
    const { exit } = await run(['convert', '--to', 'records', '-', '-o', file], { input: lines.join('') });
    expect(exit).toBe(0);
    expect(readdirSync(here)).toEqual(['out.jsonl']);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(lines.length + 1);
  });

  test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('%s in the middle leaves the file as it was', async (signal) => {
    const here = place(signal);
    const file = join(here, 'out.jsonl');
    writeFileSync(file, 'before');
    const { child, ended } = await converting(file, lines.join(''));
    child.kill(signal);
    await ended;
    expect(readFileSync(file, 'utf8')).toBe('before');
    // What is killed cannot clear up; the name says what is left.
    const left = readdirSync(here).filter((name) => name !== 'out.jsonl');
    if (signal !== 'SIGKILL') expect(left).toEqual([]);
    expect(left.every((name) => /^\.out\.jsonl\..*\.tmp$/.test(name))).toBe(true);
  });

  test('signals end it with their numbers', async () => {
    const { child, ended } = await converting(join(place('numbers'), 'out.jsonl'), '');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ exit: 143 });
  });

  test('a run that fails leaves nothing', async () => {
    const here = place('failed');
    const ended = await run([
      'convert',
      '--to',
      'records',
      '--package',
      'no-such-package',
      '-',
      '-o',
      join(here, 'out'),
    ]);
    expect(ended).toMatchObject({ exit: 2, told: expect.stringContaining('no-such-package cannot be used') });
    expect(readdirSync(here)).toEqual([]);
  });

  test('a folder or a device is not replaced, and a missing folder is told', async () => {
    for (const path of [folder, '/dev/null']) {
      const ended = await run(['dedup', ...ALONE, '-', '-o', path]);
      expect(ended).toMatchObject({ exit: 2, told: expect.stringContaining('it is there, and no file') });
    }
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    const nowhere = await run(['dedup', ...ALONE, '-', '-o', join(folder, 'nowhere/out')]);
    expect(nowhere).toMatchObject({ exit: 2, told: expect.stringContaining('its folder is not there') });
  });

  test('what is read is not written over, nor is one output by another', async () => {
    const here = place('apart');
    const [file, link] = [join(here, 'games.jsonl'), join(here, 'link')];
    writeFileSync(file, lines.join(''));
    symlinkSync(file, link);
    const slips = [
      ['validate', file, '--faults', file],
      ['convert', '--to', 'rows', file, '-o', link],
      ['stats', link, '-o', file],
      ['find', '--over', join(here, '*.jsonl'), '-o', file],
    ];
    for (const slip of slips) {
      const ended = await run([...slip, ...ALONE]);
      expect(ended).toMatchObject({ exit: 2, told: expect.stringContaining('is read by this command') });
    }
    const [once, again] = [join(here, 'out'), join(here, '../apart/out')];
    const twice = await run(['dedup', file, ...ALONE, '-o', once, '--faults', again]);
    expect(twice).toMatchObject({ exit: 2, told: expect.stringContaining('is named for two outputs') });
    expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
    expect(readdirSync(here).sort()).toEqual(['games.jsonl', 'link']);
  });

  test('who may read a file stays as it was', async () => {
    const file = join(place('mode'), 'out.jsonl');
    writeFileSync(file, 'before', { mode: 0o600 });
    await run(['dedup', ...ALONE, '-', '-o', file], { input: lines[0]! });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('a link stays a link', async () => {
    const here = place('link');
    const [file, link] = [join(here, 'file'), join(here, 'link')];
    writeFileSync(file, 'before');
    symlinkSync(file, link);
    await run(['dedup', ...ALONE, '-', '-o', link], { input: lines[0]! });
    expect(readFileSync(file, 'utf8')).toContain('"format"');
    expect(readdirSync(here).sort()).toEqual(['file', 'link']);
  });

  test('faults in a file are, too', async () => {
    const here = place('faults');
    const child = start(['validate', ...ALONE, '-', '--faults', join(here, 'faults.jsonl')]);
    const ended = endOf(child);
    child.stdin.end('{\n'.repeat(5));
    expect(await ended).toMatchObject({ exit: 1 });
    expect(readFileSync(join(here, 'faults.jsonl'), 'utf8').split('\n')).toHaveLength(6);
  });
});

describe('a closed pipe', () => {
  /** Runs the command into a reader that leaves after its first line. */
  const piped = (line: string) =>
    endOf(spawn('bash', ['-c', `${line}; echo "$\{PIPESTATUS[0]}" >&2`], { cwd: folder }));

  test('ends the command quietly, since it could not write', async () => {
    const archive = put('many.jsonl', lines.join('').repeat(30));
    const { out, told } = await piped(`${process.execPath} ${program} convert --to records -q ${archive} | head -n 1`);
    expect(out.split('\n')).toHaveLength(2);
    expect(told.trim()).toBe('2');
  });

  test('is told apart from a full disk', async () => {
    const archive = put('full.jsonl', lines.join(''));
    const { told } = await piped(`${process.execPath} ${program} convert --to records -q ${archive} > /dev/full`);
    expect(told.trim().split('\n')).toEqual(['sastrugi: standard output cannot be written: no space is left.', '2']);
  });

  test('leaves no half-written file', async () => {
    const here = place('closed');
    const archive = put('more.jsonl', '{\n'.repeat(100_000));
    const out = join(here, 'out.jsonl');
    const { told } = await piped(
      `${process.execPath} ${program} validate -q --faults ${out} --threads 1 ${archive} | true`,
    );
    expect(['1', '2']).toContain(told.trim());
    expect(readdirSync(here).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(existsSync(out)).toBe(true);
  });
});
