import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';

const FOLDERS = ['src', 'test', 'scripts', 'bench'];
const DOC_COMMENT = /^[ \t]*\/\*\*\s+(?:\*\s+)?([^\s@*].*)/gm;
const HEADLESS = /^(What|Who|Whose|How|That|Whether|Where|Why|Which)\b/;

/** The tolerated percentage of doc comments that begin with such a word. */
const TOLERATED = 1;

interface Comment {
  readonly place: string;
  /** The text of its first line. */
  readonly text: string;
}

/** Lists the doc comments of a module, except those that consist of block tags alone. */
const commentsIn = (file: string, text: string): readonly Comment[] =>
  [...text.matchAll(DOC_COMMENT)].map(({ 1: line, index }) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
    text: line!,
  }));

const modulesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|js|mjs)$/.test(file) && !/\/(node_modules|\.[^/]*)\//.test(file));

const isHeadless = ({ text }: Comment): boolean => HEADLESS.test(text);

describe('doc comments', () => {
  test('begin with a verb or a noun, not with What, Who, Whose, How, That, Whether, Where, Why or Which', () => {
    const all = FOLDERS.flatMap(modulesIn).flatMap((file) => commentsIn(file, readFileSync(join(root, file), 'utf8')));
    expect(all.length).toBeGreaterThan(1000);
    const headless = all.filter(isHeadless);
    const most = Math.floor((all.length * TOLERATED) / 100);
    const listed = headless.length > most ? headless.map(({ place, text }) => `${place} ${text}`) : [];
    expect(listed, `${headless.length} of ${all.length}; at most ${most}`).toEqual([]);
  });
});

describe('the reader of doc comments', () => {
  test('finds those of one line and of several, without block tags and other comments', () => {
    const text = [
      '/** How it is. */',
      '  /**',
      '   * Whether it is.',
      '   * @rule AN-SETUP-1',
      '   */',
      '/** Lists what is. */',
      '/** @throws RangeError */',
      '// What it is.',
      "const glob = 'src/** What';",
    ].join('\n');
    expect(commentsIn('a.ts', text).map((comment) => [comment.place, isHeadless(comment)])).toEqual([
      ['a.ts:1', true],
      ['a.ts:2', true],
      ['a.ts:6', false],
    ]);
  });
});
