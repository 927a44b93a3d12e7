import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withIo } from '../../src/cli/io.js';
import { findFiles } from '../../src/cli/read/files.js';
import { createIo } from './command.js';

const FILES = [
  'top.jsonl',
  'club/archive/A.jsonl',
  'club/archive/B1.jsonl',
  'club/archive/[c].jsonl',
  'club/archive/d (1).jsonl',
  'club/archive/e,f.jsonl',
  'club/archive/!(A).jsonl',
  'club/archive/#1.jsonl',
  'club/archive/.hidden.jsonl',
  'club/archive/2025/spring/g.jsonl',
  'club/archive/2025/.old/h.jsonl',
  'club/archive/2026/i.jsonl.gz',
  'club/other/B.jsonl',
  'club/other/deep/er/j.jsonl',
];

const root = mkdtempSync(join(tmpdir(), 'sastrugi-patterns-'));
const here = join(root, 'club/archive');
for (const file of FILES) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '');
}
symlinkSync('../other', join(here, 'link'));
symlinkSync('..', join(root, 'club/other/circle'));
symlinkSync('nowhere', join(here, 'dangling.jsonl'));
afterAll(() => rmSync(root, { recursive: true }));

const PATTERNS = [
  '*.jsonl',
  './*.jsonl',
  '**/*.jsonl',
  './**/*.jsonl',
  '../*/*.jsonl',
  '../**/*.jsonl',
  '../../**/*.jsonl',
  '../archive/*.jsonl',
  '../archive/**/*.jsonl*',
  '..//archive//*.jsonl',
  '../../club/a*/[AB]*.jsonl',
  '*/../*.jsonl',
  '**/../*.jsonl',
  '**',
  '../**',
  '**/**/*.jsonl',
  '**/g.jsonl',
  '2025/**/spring/**/*.jsonl',
  '*/*/*.jsonl',
  'link/*.jsonl',
  'link/**/*.jsonl',
  '../other/**/*.jsonl',
  '20??/*',
  '202[56]/*',
  '202[!5]/*',
  '202[^5]/*',
  '[[:upper:]]*.jsonl',
  '[a-c]*',
  '*[[]*',
  '\\[*',
  '*[]]*',
  '.*',
  '\\.*',
  '.*.jsonl',
  '[.]*',
  '**/.*/*.jsonl',
  'd (1)*.jsonl',
  '*(1)*',
  '*,f.jsonl',
  '{A,B1}.jsonl',
  '{A,nowhere}.jsonl',
  '../{archive,other}/*.jsonl',
  '20{25,26}/**/*.jsonl*',
  '202{5..6}/*',
  '!(A)*',
  '#*',
  'nothing-*.jsonl',
  'A.jsonl/*',
  'nowhere/**/*.jsonl',
  `${here}/*.jsonl`,
  `${root}/**/*.jsonl`,
  `${root}/*/*/*.jsonl`,
  `${root}/**/A.jsonl`,
];

/** Splits the output into one list per pattern; an empty line follows each. */
const listsIn = (text: string): readonly (readonly string[])[] => {
  const lists: string[][] = [[]];
  for (const line of text.split('\n').slice(0, -1)) {
    if (line === '') lists.push([]);
    else lists.at(-1)!.push(line);
  }
  return lists.slice(0, -1).map((list) => list.sort());
};

/** Returns the files that bash finds, without folders; characters special to bash alone are quoted. */
const foundByBash = (): readonly (readonly string[])[] => {
  const lines = PATTERNS.map((pattern) => {
    const words = pattern.replace(/[ ()!#](?![^[]*\])/g, '\\$&');
    return `for f in ${words}; do if [ ! -d "$f" ]; then echo "$f"; fi; done; echo`;
  });
  const options = ['-O', 'globstar', '-O', 'nullglob', '-c', lines.join('\n')];
  return listsIn(execFileSync('bash', options, { cwd: here }).toString());
};

/** Returns the files that the command finds. */
const foundByUs = (): Promise<readonly (readonly string[])[]> =>
  Promise.all(
    PATTERNS.map(async (pattern) => {
      const files = await withIo(createIo(here), () => findFiles([pattern]));
      return files
        .filter(({ error }) => error?.message.includes('no file matches the pattern') !== true)
        .map(({ name }) => name)
        .sort();
    }),
  );

describe('patterns find the same files as bash', async () => {
  const [bash, ours] = [foundByBash(), await foundByUs()];

  test.each(PATTERNS.map((pattern, i) => [pattern.replace(root, ''), i] as const))('%s', (_, i) =>
    expect(ours[i]).toEqual(bash[i]),
  );

  test('and most of them find something', () => {
    expect(bash).toHaveLength(PATTERNS.length);
    expect(bash.filter((list) => list.length > 0).length).toBeGreaterThan(PATTERNS.length - 6);
  });
});
