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
import { openOutput } from '../../src/cli/write/output.js';
import { commandHere } from './command.js';

const { run, folder } = commandHere();

const records = [...randomRecords(70)];
const lines = records.map((record) => `${JSON.stringify(record)}\n`);
const ALONE = ['--threads', '1'];

/** Makes a separate empty folder, so that all written files are seen. */
const place = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
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
    expect(ended).toMatchObject({ exit: 2, err: expect.stringContaining('no-such-package cannot be used') });
    expect(readdirSync(here)).toEqual([]);
  });

  test('a folder is not replaced, and a missing folder is reported', async () => {
    const ended = await run(['dedup', ...ALONE, '-', '-o', folder]);
    expect(ended).toMatchObject({ exit: 2, err: expect.stringContaining('cannot be written: it is a folder') });
    const nowhere = await run(['dedup', ...ALONE, '-', '-o', join(folder, 'nowhere/out')]);
    expect(nowhere).toMatchObject({ exit: 2, err: expect.stringContaining('its folder does not exist') });
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
      expect(ended).toMatchObject({ exit: 2, err: expect.stringContaining('is read by this command') });
    }
    const [once, again] = [join(here, 'out'), join(here, '../apart/out')];
    const dangling = join(here, 'dangling');
    symlinkSync('out', dangling);
    for (const other of [again, dangling]) {
      const twice = await run(['dedup', file, ...ALONE, '-o', once, '--errors', other]);
      expect(twice).toMatchObject({ exit: 2, err: expect.stringContaining('is named for two outputs') });
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
    const err = async (name: string) => (await run(['dedup', ...ALONE, '-', '-o', join(here, name)])).err;
    expect(await err('lost')).toContain('lost cannot be written: its folder does not exist.');
    expect(await err('circle')).toContain('circle cannot be written: its links form a circle.');
  });

  test('a file whose disk is full is closed', async () => {
    const output = await openOutput('/dev/full');
    await output.write('text');
    await expect(output.finish()).rejects.toThrow('the disk is full');
    const opened = readdirSync('/proc/self/fd').flatMap((fd) => {
      const path = `/proc/self/fd/${fd}`;
      return existsSync(path) ? [readlinkSync(path)] : [];
    });
    expect(opened).not.toContain('/dev/full');
  });

  test('error files are, too', async () => {
    const here = place('faults');
    const line = ['validate', ...ALONE, '-', '--errors', join(here, 'errors.jsonl')];
    expect(await run(line, { input: '{\n'.repeat(5) })).toMatchObject({ exit: 1 });
    expect(readFileSync(join(here, 'errors.jsonl'), 'utf8').split('\n')).toHaveLength(6);
  });
});
