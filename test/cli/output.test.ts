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

const { run, put, start, folder, program } = commandUnderTest();

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

  test('a folder is not replaced, and a missing folder is reported', async () => {
    const ended = await run(['dedup', ...ALONE, '-', '-o', folder]);
    expect(ended).toMatchObject({ exit: 2, told: expect.stringContaining('cannot be written: it is a folder') });
    const nowhere = await run(['dedup', ...ALONE, '-', '-o', join(folder, 'nowhere/out')]);
    expect(nowhere).toMatchObject({ exit: 2, told: expect.stringContaining('its folder does not exist') });
  });

  test('inputs are not overwritten, nor is one output by another', async () => {
    const here = place('apart');
    const [file, link] = [join(here, 'games.jsonl'), join(here, 'link')];
    writeFileSync(file, lines.join(''));
    symlinkSync(file, link);
    const slips = [
      ['validate', file, '--errors', file],
      ['convert', '--to', 'rows', file, '-o', link],
      ['stats', link, '-o', file],
      ['find', '--over', join(here, '*.jsonl'), '-o', file],
    ];
    for (const slip of slips) {
      const ended = await run([...slip, ...ALONE]);
      expect(ended).toMatchObject({ exit: 2, told: expect.stringContaining('is read by this command') });
    }
    const [once, again] = [join(here, 'out'), join(here, '../apart/out')];
    const dangling = join(here, 'dangling');
    symlinkSync('out', dangling);
    for (const other of [again, dangling]) {
      const twice = await run(['dedup', file, ...ALONE, '-o', once, '--errors', other]);
      expect(twice).toMatchObject({ exit: 2, told: expect.stringContaining('is named for two outputs') });
    }
    expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
    expect(readdirSync(here).sort()).toEqual(['dangling', 'games.jsonl', 'link']);
  });

  test('the permissions of a file are kept', async () => {
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

  test('the target of a dangling link is created, as by a shell', async () => {
    const here = place('dangling');
    mkdirSync(join(here, 'to'));
    symlinkSync('to/second', join(here, 'first'));
    symlinkSync('../file', join(here, 'to/second'));
    const line = ['dedup', ...ALONE, '-', '-o', join(here, 'first')];
    expect(await run(line, { input: lines[0]! })).toMatchObject({ exit: 0 });
    expect(readFileSync(join(here, 'file'), 'utf8')).toContain('"format"');
    expect([readlinkSync(join(here, 'first')), readlinkSync(join(here, 'to/second'))]).toEqual([
      'to/second',
      '../file',
    ]);
    symlinkSync('nowhere/file', join(here, 'lost'));
    symlinkSync('circle', join(here, 'circle'));
    const told = async (name: string) => (await run(['dedup', ...ALONE, '-', '-o', join(here, name)])).told;
    expect(await told('lost')).toContain('lost cannot be written: its folder does not exist.');
    expect(await told('circle')).toContain('circle cannot be written: its links form a circle.');
  });

  test('error files are, too', async () => {
    const here = place('faults');
    const child = start(['validate', ...ALONE, '-', '--errors', join(here, 'errors.jsonl')]);
    const ended = endOf(child);
    child.stdin.end('{\n'.repeat(5));
    expect(await ended).toMatchObject({ exit: 1 });
    expect(readFileSync(join(here, 'errors.jsonl'), 'utf8').split('\n')).toHaveLength(6);
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
    expect(gone.told).toContain('fifo cannot be written: its reader has closed it.');
  });

  test('a pipe of the shell', async () => {
    const { out } = await shell(`${convert} >(cat); wait $!`, started('substitution'));
    expect(out).toBe(archive);
  });

  test('a device', async () => {
    const here = started('device');
    expect(await shell(`${convert} /dev/null`, here)).toMatchObject({ exit: 0, out: '', told: '' });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    const full = await shell(`${convert} /dev/full`, here);
    expect(full).toMatchObject({
      exit: 2,
      told: expect.stringContaining('/dev/full cannot be written: the disk is full'),
    });
  });
});

describe('a closed pipe', () => {
  /** Pipes the command into a reader that stops after its first line. */
  const piped = (line: string) =>
    endOf(spawn('bash', ['-c', `${line}; echo "$\{PIPESTATUS[0]}" >&2`], { cwd: folder }));

  test('ends the command quietly', async () => {
    const many = put('many.jsonl', lines.join('').repeat(30));
    const { out, told } = await piped(`${process.execPath} ${program} convert --to records -q ${many} | head -n 1`);
    expect(out.split('\n')).toHaveLength(2);
    expect(told.trim()).toBe('2');
  });

  test('is distinguished from a full disk', async () => {
    const archive = put('full.jsonl', lines.join(''));
    const { told } = await piped(`${process.execPath} ${program} convert --to records -q ${archive} > /dev/full`);
    expect(told.trim().split('\n')).toEqual(['sastrugi: standard output cannot be written: the disk is full.', '2']);
  });

  test('leaves no half-written file', async () => {
    const here = place('closed');
    const archive = put('more.jsonl', '{\n'.repeat(100_000));
    const out = join(here, 'out.jsonl');
    const { told } = await piped(
      `${process.execPath} ${program} validate -q --errors ${out} --threads 1 ${archive} | true`,
    );
    expect(['1', '2']).toContain(told.trim());
    expect(readdirSync(here).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(existsSync(out)).toBe(true);
  });
});
