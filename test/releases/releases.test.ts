import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../scripts/compare/modes.js';
import { changedFiles, filesIn, freeze } from '../../scripts/freeze/release.js';
import { READABLE_RULES, validateLine } from '../../src/archive/index.js';

const RELEASES = fileURLToPath(new URL('.', import.meta.url));
const GOLDEN = fileURLToPath(new URL('../games', import.meta.url));
const CHANGELOG = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');

const versions = readdirSync(RELEASES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const released = (changelog: string): readonly string[] =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version!);

/**
 * Lists the records of a release that this version cannot read: a line must be validated, or known to be of other
 * rules.
 */
const unread = (release: string, version: string): readonly string[] =>
  filesIn(release).flatMap((file) =>
    readFileSync(join(release, file), 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line, i) => {
        const verdict = validateLine(line);
        const isRight = verdict._tag === 'Right' && readsIt(version, verdict.right.record);
        const isOlder =
          verdict._tag === 'Left' && verdict.left._tag === 'RulesUnavailable' && verdict.left.readBy.includes(version);
        return isRight || isOlder ? [] : [`${file}:${i + 1}`];
      }),
  );

const readsIt = (version: string, { game, rules }: { readonly game: string; readonly rules: string }): boolean =>
  READABLE_RULES[version]?.[game]?.includes(rules) ?? false;

describe('the golden games of released versions', () => {
  test('are kept for every version of the changelog', () => {
    expect([...versions].sort()).toEqual([...released(CHANGELOG)].sort());
  });

  // Before the first release there are none.
  for (const version of versions) {
    test(`are those that were released: ${version}`, () => {
      expect(changedFiles(join(RELEASES, version))).toEqual([]);
      expect(filesIn(join(RELEASES, version)).length).toBeGreaterThan(0);
    });

    test(`are read: ${version}`, () => expect(unread(join(RELEASES, version), version)).toEqual([]));
  }
});

describe('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const release = join(folder, '0.1.0');
  const files = freeze(GOLDEN, release);
  const [file] = files;

  test('freezes the golden games of all games, which can be read', () => {
    expect([...new Set(files.map((each) => each.split('/')[0]))]).toEqual(GAMES);
    expect(changedFiles(release)).toEqual([]);
    expect(unread(release, '0.1.0')).toEqual([]);
    expect(released('## Unreleased\n\n## 0.2.0\n\n## 0.1.0 (2027)\n')).toEqual(['0.2.0', '0.1.0']);
  });

  test('can be frozen only once', () => {
    expect(() => freeze(GOLDEN, release)).toThrow('is there already');
    expect(() => freeze(folder, join(folder, '0.2.0'))).toThrow('no golden games');
  });

  test('reports changed, missing and added files', () => {
    appendFileSync(join(release, file!), '\n');
    writeFileSync(join(release, 'more.jsonl'), '');
    rmSync(join(release, files[1]!));
    expect(changedFiles(release)).toEqual([file, files[1], 'more.jsonl']);
  });

  test('that can no longer be read is reported by file and line, unless this version knows which one reads it', () => {
    const line = readFileSync(join(release, file!), 'utf8').split('\n')[0]!;
    const other = join(folder, 'other');
    freeze(GOLDEN, other);
    const broken = [line.replace('"rules":"', '"rules":"old '), line.replace('"moves":["', '"moves":["x'), line];
    writeFileSync(join(other, file!), `${broken.join('\n')}\n`);
    expect(unread(other, '0.1.0')).toEqual([`${file}:1`, `${file}:2`]);
    expect(unread(other, '0.9.0')).toContain(`${file}:3`);
  });
});
