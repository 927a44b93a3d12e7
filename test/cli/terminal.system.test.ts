import { isUtf8 } from 'node:buffer';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCommands } from '../../src/cli/commands/index.js';
import { commandUnderTest, rowsOf } from './command.js';
import { hostileLines, RAW } from './hostile.js';

const COMMANDS = await loadCommands();

const command = commandUnderTest();
const { folder, program, shell } = command;
const { texts, data } = hostileLines(command);

const ESCAPE = '\u001b';

/** The control sequences of the command itself, by which it clears the screen and edits a line. */
const OURS = new RegExp(`${ESCAPE}\\[\\d*(?:;\\d*)?[A-HJK]`, 'g');

/** The output that a terminal has received. */
interface Shown {
  readonly exit: number | null;
  readonly bytes: Buffer;
  /** The text with the line ends of the command, and without its control sequences. */
  readonly text: string;
}

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** Runs a line of a shell on a pseudo-terminal, on which `input` is typed. */
const onTerminal = (line: string, input = ''): Promise<Shown> => {
  const child = spawn('script', ['-qec', line, '/dev/null'], { cwd: folder, env: { ...process.env, TERM: 'xterm' } });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit) => {
      const bytes = Buffer.concat(pieces);
      resolve({ exit, bytes, text: bytes.toString().replace(/\r+\n/g, '\n').replace(OURS, '') });
    });
  });
};

const sastrugi = (words: readonly string[]): string => [process.execPath, program, ...words].map(quoted).join(' ');

/** Checks that a terminal has received text alone, and none that was forged. */
const expectHarmless = ({ bytes, text }: Shown): void => {
  expect(isUtf8(bytes)).toBe(true);
  expect(text.replaceAll('\ufffd', '')).not.toMatch(RAW);
};

describe('on a terminal, text of others controls nothing and forges no line', () => {
  test.concurrent.each([...texts, ...data])('%s', { timeout: 60_000 }, async (_, line) => {
    const shown = await onTerminal(sastrugi(line), '\nno\n1\nquit\n\u0004');
    expectHarmless(shown);
    expect(shown.text).not.toBe('');
  });

  test('in any command', () => {
    const tried = [...texts, ...data].map(([, [name]]) => name);
    expect(COMMANDS.map(({ name }) => name).filter((name) => !tried.includes(name))).toEqual([]);
  });

  test('and where there is a pipe, the bytes are exact', async () => {
    const { out } = await shell('sastrugi migrate -q --threads 1 games*.jsonl | tail -c 5 | od -An -tx1');
    expect(out).toBe(' 9b 32 4a ff 0a\n');
  });

  test('env, which speaks a binary protocol, is refused', async () => {
    const shown = await onTerminal(sastrugi(['env', 'blueprints']));
    expect(shown).toMatchObject({ exit: 2, text: expect.stringContaining('standard output is a terminal') });
  });
});

describe('names of files that are not UTF-8', () => {
  const here = join(folder, 'names');
  mkdirSync(here);
  const name = (...bytes: readonly number[]): Buffer =>
    Buffer.concat([Buffer.from(`${here}/a`), Buffer.from(bytes), Buffer.from('.jsonl')]);
  const [first, second] = [name(0xe9), name(0xff, 0x1b, 0x5b, 0x33, 0x31, 0x6d)];
  for (const each of [first, second]) writeFileSync(each, '{}\n');
  const ALONE = '-q --threads 1';

  test('are read through patterns, and shown with the bytes escaped', async () => {
    const { exit, out } = await shell(`cd names; sastrugi validate ${ALONE} --json 'a*'`);
    expect(exit).toBe(1);
    expect(rowsOf(out).map(({ file }) => file)).toEqual(['a\\xe9.jsonl', 'a\\xff\u001b[31m.jsonl', undefined]);
    const shown = await onTerminal(`cd names; ${sastrugi(['validate'])} ${ALONE} 'a*'`);
    expectHarmless(shown);
    expect(shown.text).toMatch(/^a\\xe9\.jsonl:1: InvalidRecord: .*\na\\xff\\u001b\[31m\.jsonl:1: InvalidRecord: /);
  });

  test('are read as arguments, as a shell expands them', async () => {
    const { exit, out, err } = await shell(`cd names; sastrugi validate ${ALONE} a*`);
    expect({ exit, err }).toEqual({ exit: 1, err: '' });
    expect(out).toContain('a\\xe9.jsonl:1: InvalidRecord');
    expect(out).toContain('0 valid games, 2 errors');
  });

  test('are read in folders whose names are not, and are not mistaken for each other', async () => {
    const line = `mkdir $'d\\xe9' && cd $'d\\xe9' && echo '{}' > $'b\\xe8' && echo '{}{' > $'b\\xe7' && cd ..`;
    const all = await shell(`${line}; sastrugi validate ${ALONE} 'd?/b*'`);
    expect(all.out).toMatch(/^d\\xe9\/b\\xe7:1: NotJson: .*\nd\\xe9\/b\\xe8:1: InvalidRecord: /);
    const one = await shell(`sastrugi validate ${ALONE} $'d\\xe9/b\\xe8'`);
    expect(one).toMatchObject({ exit: 2, out: expect.stringContaining('it is not UTF-8 and stands for 2 files') });
    const none = await shell(`sastrugi validate ${ALONE} $'no\\xe9'`);
    expect(none).toMatchObject({ exit: 2, out: expect.stringContaining('it does not exist') });
  });

  test('are inputs that no output replaces', async () => {
    const { exit, err } = await shell(`cd names; sastrugi dedup ${ALONE} 'a?.jsonl' -o link`);
    expect({ exit, err: err.split('\n').length }).toEqual({ exit: 2, err: 4 });
    await shell(`cd names; ln -s $'a\\xe9.jsonl' same`);
    const same = await shell(`cd names; sastrugi dedup ${ALONE} 'a?.jsonl' -o same`);
    expect(same).toMatchObject({ exit: 2, err: expect.stringContaining('is read by this command') });
    expect(readFileSync(first, 'utf8')).toBe('{}\n');
  });
});
