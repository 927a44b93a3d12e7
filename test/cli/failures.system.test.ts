import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { textOf } from '../archive/samples.js';
import { commandUnderTest, endOf, type RunResult } from './command.js';

const { folder, program } = commandUnderTest();
chmodSync(folder, 0o755);

const records = [...randomRecords(40)].filter(({ game }) => game === 'blueprints').slice(0, 3);
const good = records.map((record) => `${JSON.stringify(record)}\n`).join('');
const texts = records.map((record) => textOf(record)).join('---\n');

/** The user who runs the commands in place of root, to whom permissions do not apply. */
const NOBODY = process.getuid!() === 0 ? 65_534 : null;

/** A folder with inputs, and with the output of an earlier run. */
const place = (): string => {
  const here = mkdtempSync(join(folder, 'way-'));
  if (NOBODY !== null) chownSync(here, NOBODY, NOBODY);
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'good.jsonl': good,
    'good.txt': texts,
    'mixed.jsonl': `{\n${good}`,
    'mixed.txt': `game: chess\n---\n${texts}`,
    'cut.jsonl': gzipSync(good).subarray(0, -300),
    'cut.txt': gzipSync(texts).subarray(0, -300),
    out: 'before',
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(here, name), content);
    if (NOBODY !== null) chownSync(join(here, name), NOBODY, NOBODY);
  }
  return here;
};

/** Runs a line of bash, in which `sastrugi` is the command under test; without the rights of root. */
const shell = async (here: string, line: string): Promise<RunResult> => {
  const command = `sastrugi() { timeout 20 ${process.execPath} ${program} "$@"; }; ${line}`;
  const user = NOBODY === null ? {} : { uid: NOBODY, gid: NOBODY };
  return endOf(spawn('bash', ['-c', command], { cwd: here, ...user }));
};

const ALONE = '--threads 1 --quiet';

/** The commands that write archives; `%` stands for the inputs. */
const COMMANDS: Readonly<Record<string, string>> = {
  'convert to records': `convert --to records ${ALONE} %.jsonl`,
  'convert to text': `convert --to text ${ALONE} %.jsonl`,
  find: `find --length 1.. --to records ${ALONE} %.jsonl`,
  stats: `stats --csv ${ALONE} %.jsonl`,
  dedup: `dedup ${ALONE} %.jsonl`,
  sort: `sort ${ALONE} %.jsonl`,
  merge: `merge ${ALONE} %.jsonl`,
  edit: `edit --set occasion=Cup ${ALONE} %.jsonl`,
  migrate: `migrate ${ALONE} %.jsonl`,
  record: 'record blueprints %.txt',
};

/** A way in which a run can fail or not, and what must be true of it. */
interface Way {
  /** The line of bash, for a function that returns the command with an input; `$IN` is the name of the good one. */
  readonly line: (command: (input: string) => string) => string;
  readonly exit: number;
  /** True if the old output stays whole; otherwise the new one is whole. */
  readonly isKept: boolean;
  readonly err?: RegExp;
}

const WAYS: Readonly<Record<string, Way>> = {
  'no failure': { line: (run) => `${run('good')} -o out`, exit: 0, isKept: false },
  'a missing input': { line: (run) => `${run('typo')} -o out`, exit: 2, isKept: true, err: /does not exist/ },
  'an input with errors': { line: (run) => `${run('mixed')} -o out`, exit: 1, isKept: false, err: /mixed/ },
  'an input that is cut off': { line: (run) => `${run('cut')} -o out`, exit: 2, isKept: true, err: /it is cut off/ },
  'an unreadable file': {
    line: (run) => `chmod 0 good.*; ${run('good')} -o out`,
    exit: 2,
    isKept: true,
    err: /its permissions do not allow it/,
  },
  'an unreadable folder': {
    line: (run) => `mkdir -m 0 shut; ${run("'sh*/good")}' -o out`,
    exit: 2,
    isKept: true,
    err: /shut\/good.* cannot be read: its permissions do not allow it/,
  },
  'a full disk': {
    line: (run) => `ulimit -f 0; ${run('good')} -o out`,
    exit: 2,
    isKept: true,
    err: /it would be larger than the system allows/,
  },
  'a folder that must not change': {
    line: (run) => `chmod 555 .; ${run('good')} -o out`,
    exit: 2,
    isKept: true,
    err: /out cannot be written: its permissions do not allow it/,
  },
  'a device': { line: (run) => `${run('good')} -o /dev/null`, exit: 0, isKept: true },
  'a full device': { line: (run) => `${run('good')} -o /dev/full`, exit: 2, isKept: true, err: /the disk is full/ },
  'a full standard output': {
    line: (run) => `${run('good')} > /dev/full`,
    exit: 2,
    isKept: true,
    err: /disk is full/,
  },
  'a link': { line: (run) => `ln -s out link; ${run('good')} -o link && [ -L link ]`, exit: 0, isKept: false },
  'a named pipe': {
    line: (run) => `mkfifo pipe; cat pipe > out & ${run('good')} -o pipe; e=$?; wait; exit $e`,
    exit: 0,
    isKept: false,
  },
  'a pipe whose reader leaves': {
    line: (run) => `${run('good')} 2> err | true; e=\${PIPESTATUS[0]}; [ ! -s err ] && exit $e`,
    exit: 2,
    isKept: true,
  },
  'an output that is an input': {
    line: (run) => `${run('good')} -o $IN`,
    exit: 2,
    isKept: true,
    err: /is read by this command, and would be lost/,
  },
  'an output that is an input by another name': {
    line: (run) => `ln $IN hard; ln -s hard soft; ${run('good')} -o soft`,
    exit: 2,
    isKept: true,
    err: /is read by this command, and would be lost/,
  },
  'an output that standard input is read from': {
    line: (run) => `${run('good').replace(/\S+$/, '-')} -o $IN < $IN`,
    exit: 2,
    isKept: true,
    err: /is read by this command, and would be lost/,
  },
  'an input to which standard output is added': {
    line: (run) => `${run('good')} >> $IN`,
    exit: 2,
    isKept: true,
    err: /standard output is a file that is read by this command/,
  },
};

describe.each(Object.entries(COMMANDS))('%s', (_, command) => {
  const input = command.endsWith('.txt') ? 'good.txt' : 'good.jsonl';
  const run = (name: string): string => `sastrugi ${command.replace('%', name)}`;

  /** Returns what a run prints. */
  const expected = async (name: string): Promise<string> => (await shell(place(), run(name))).out;

  test.each(Object.entries(WAYS))('leaves one output whole after %s', async (title, { line, exit, isKept, err }) => {
    const here = place();
    const ended = await shell(here, `IN=${input}; ${line(run)}`);
    expect(ended, title).toMatchObject({ exit, ...(err === undefined ? {} : { err: expect.stringMatching(err) }) });
    const out = readFileSync(join(here, 'out'), 'utf8');
    if (isKept) expect(out).toBe('before');
    else expect(out).toBe(await expected(line(run).includes('mixed') ? 'mixed' : 'good'));
    expect(readFileSync(join(here, 'good.jsonl'), 'utf8')).toBe(good);
    expect(readFileSync(join(here, 'good.txt'), 'utf8')).toBe(texts);
    expect(readdirSync(here).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
