import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.js';
import { drawings } from '../../src/draw/index.js';
import { gameOf } from '../../src/games/index.js';
import { createPlainEnglish } from '../../src/words/plain-english.js';
import { languages } from '../words/languages.js';
import { LONG_NAMES, languagesOf } from './languages.js';
import { positionsOf } from './plans.js';

/** The texts that are equal in all three languages: titles of games, names, and words that the languages share. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  nunatak: ['Siku', 'Sol'],
};

/** Ids of cards and places, coordinates, and codes with a single letter, which belong to no language. */
const SIGN = /^[^\p{L}]*(\p{L}[^\p{L}]*)?$|^[A-Z]\d\d$|^[a-z]\d[ab]$|^I{1,3}$/u;

/** The parts of text drawings that are not words: on the board of Igloo Igloo, ice and pack with their pieces. */
const PLAN: Readonly<Record<string, RegExp>> = { 'igloo-igloo': /^[oP]?[rbW]+$/ };

const listPositions = (game: AnyGame) => [...positionsOf(game, 20)];

/** Returns the words of two letters and more; a word with digits in it is an id. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[^\p{L}\d]+/u).filter((word) => /^\p{L}{2,}$/u.test(word)));

/** Lists all texts of a drawing, in order. */
const textsIn = (svg: string): readonly string[] =>
  Array.from(svg.matchAll(/<(text|title)\b[^>]*>(.*?)<\/\1>/gs), ([, , text]) => text!);

describe.each(Object.entries(drawings))('%s', (id, drawing) => {
  const game = gameOf(id)!;
  const voices = languagesOf(game);
  let found: ReturnType<typeof listPositions> | undefined;
  const positions = () => (found ??= listPositions(game));

  test('no word of a drawing is the same in all languages, except the listed ones', () => {
    const alike = new Set<string>();
    for (const { state, moves } of positions()) {
      const [english, ...others] = voices.map(({ translate }) => textsIn(drawing.draw(state, { translate, moves })));
      english!.forEach((text, i) => {
        if (!SIGN.test(text) && others.every((texts) => texts[i] === text)) alike.add(text);
      });
    }
    expect([...alike].filter((text) => !ALIKE[id]?.includes(text))).toEqual([]);
  });

  test('no word of a text drawing is the same in all languages, except the listed ones', () => {
    const alike = new Set<string>();
    for (const { state } of positions()) {
      for (const position of [state, game.view(state, 0)]) {
        const [english, ...others] = voices.map(({ translate }) => wordsIn(drawing.drawText(position, { translate })));
        for (const word of english!) if (others.every((words) => words.has(word))) alike.add(word);
      }
    }
    expect([...alike].filter((word) => !ALIKE[id]?.includes(word) && !PLAN[id]?.test(word))).toEqual([]);
  });

  test("a text drawing fits a terminal of 80 columns, whatever the players' names", () => {
    const named = [...voices, ...languagesOf(game, LONG_NAMES)];
    for (const { state } of positions()) {
      const lines = named.flatMap(({ translate }) => drawing.drawText(state, { translate }).split('\n'));
      expect(lines.filter(({ length }) => length > 80)).toEqual([]);
    }
  });

  test('plain English equals the English words', () => {
    const english = languages[id]!.find(({ locale }) => locale === 'en-GB')!;
    const plain = createPlainEnglish(english.messages, english.parameters.values?.(game.components));
    for (const { state } of positions()) {
      expect(textsIn(drawing.draw(state, { translate: plain }))).toEqual(textsIn(drawing.draw(state)));
      expect(drawing.drawText(state, { translate: plain })).toBe(drawing.drawText(state));
    }
  });

  test('no text is unused', () => {
    const boards = [1, 2, 3, 4].map((players) => drawing.board({ players }));
    const called = new Set(boards.flatMap(({ places }) => places.map((place) => place.nameMessage.key)));
    const sources = ['board', 'draw'].flatMap((part) => sourcesIn(`../../src/games/${id}/${part}/`)).join('\n');
    const isNeeded = (key: string): boolean =>
      called.has(key) || sources.includes(`'${key}'`) || sources.includes(`\`${key.replace(/[^.]*$/, '')}\${`);
    const keys = Object.keys(languages[id]![0]!.messages).filter((key) => /^(draw|place|text)\./.test(key));
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !isNeeded(key))).toEqual([]);
  });
});

/** Returns the texts of the files of a folder, except the tables of texts. */
const sourcesIn = (folder: string): readonly string[] => {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  const files = readdirSync(path).filter((file) => !/^(texts|lines)\.ts$/.test(file));
  return files.map((file) => readFileSync(`${path}${file}`, 'utf8'));
};
